# English. `*n*` sets a variable in italics, `**x**` in bold; a no-break space is written { "\u00A0" }.
# A message keeps its key and its arguments in every language; a test compares them.

## Page

page-name = Name
page-date = Date
page-score = Points
page-score-of = of { $points }
page-question = Question
page-heading = Question { $number }
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-decimal-sign = .
page-key-title = Key to { $title }
page-key-subtitle = For sheet { $id }, { $points }
page-key-agreed = Key agreed
page-note = **Every answer was found twice,** by two routes that share no code. Had they disagreed, neither sheet nor key would exist. The routes stand at the end of each solution.
page-footer-sheet = This id and the exercise file rebuild this sheet and its key, byte for byte.
page-footer-key = This id and the exercise file rebuild this key and its sheet, byte for byte.
page-qr = QR code of the sheet id
page-solution = Solution
page-wrong = Wrong answer
page-looks = looks like
page-refuted = is refuted by
page-wrong-caption = Wrong answers to question { $number }, and what they look like
page-routes = Routes: { $first }; { $second }.
page-place = a place to write

page-trace-caption = Trace of question { $number }
page-trace-decimal = decimal
page-trace-binary = binary
page-trace-line = line
page-trace-sum = sum
page-trace-last = last digits

page-picture-heap = heap { $number }
page-picture-heaps = { $count ->
    [one] One heap of tokens
   *[other] { $count } heaps of tokens
}
page-picture-heap-says = { $count ->
    [one] A heap of { $count } token.
   *[other] A heap of { $count } tokens.
}
page-picture-heaps-say = From the first to the last, the heaps hold { $sizes } tokens.
page-picture-move = A move on heap { $number }
page-picture-move-says = The heaps hold { $sizes } tokens. Heap { $number } goes from { $from } to { $left }: the tokens taken are drawn as broken rings.
page-picture-blocks = The heaps { $sizes } as blocks of powers of two
page-picture-blocks-odd = { $sums }. Blocks in each column: { $counts }. The odd columns { $odd } are framed.
page-picture-blocks-even = { $sums }. Blocks in each column: { $counts }. Every column is even.
page-picture-odd = odd
page-picture-even = even
page-picture-odd-columns = odd: { $columns }
page-picture-no-odd-columns = every column is even
page-picture-pairs = The pairs of the numbers 1 to { $largest }
page-picture-pairs-say = Row *a* holds the pairs (*a*, *b*) with larger *b*, up to { $largest }; pairs with the same larger number lie on one slanting line, a hypotenuse.
page-picture-pairs-used = Used up: { $pairs }.
page-picture-pairs-chosen = Stressed: { $pairs }.
page-picture-pairs-left = Left over: { $pairs }.
page-picture-sign-used = used up
page-picture-sign-chosen = stressed
page-picture-sign-left = left over
page-picture-and = { $first } { $second }

## Exercises

# Rules.
rule-nim = A move takes one or more tokens from one heap.
rule-subtract = There is one heap. A move takes a number of tokens from the set { $set }.
rule-last-token-wins = Whoever takes the last token wins.
rule-last-token-loses = Whoever takes the last token loses.
rule-last-move-wins = Whoever cannot move loses.

# Moves.
move-heap = take { $take } from heap { $heap }, leaving { $rest }
move-one-heap = take { $take }, leaving { $left }
first-move = Move: { $move }
or-move = , or { $move }
write-move = Take { $take } from heap { $heap }.
write-move-one-heap = Take { $take }, leaving { $left }.
a-winning-move = So there is a move that makes every column even: { $move }.

# Places to write.
write-work = Working
write-reason = Reason
write-third = The third heap has { $blank } tokens.
write-mex = The mex is { $blank }.
write-grundy = { $g } = { $blank }
write-failure = The reduction stops in line { $line } with the numbers { $trio }.
write-trios = Trios, in the order found
write-pairs = Pairs left over
write-misprint = In line { $line }, the number { $wrong } should be { $right }.
nothing = nothing

# outcome, misere-outcome
outcome-prompt = Both players play as well as they can. Who wins?
outcome-choice-n = the player to move
outcome-choice-p = the other player
outcome-is-n = The player to move wins.
outcome-is-p = The player to move loses.
columns-lay-out = Lay each heap out in powers of two and count every column.
columns-all-even = Every column is even. Each move changes one heap and so makes some column odd, and the other player can make all columns even again: the player to move loses.
columns-some-odd = Some column is odd. A move that makes all columns even wins.
columns-ones = ones
columns-caption = The heaps { $position } in binary, with the number of ones in each column
subtract-lost-heaps = From such heaps the player to move loses: { $heaps }. Each of them has no move to another one.
subtract-reach-lost = One move reaches such a heap: { $move }. So the player to move wins.
subtract-no-lost-in-reach = From { $heap } no move reaches another heap of this list, so the player to move loses.
misere-only-ones-even = All heaps hold at most one token, so there is no choice. { $ones ->
    [0] Nothing is left to take, and the other player took the last token
   *[other] With { $ones } heaps of one, the other player takes the last
}: the player to move wins.
misere-only-ones-odd = All heaps hold at most one token, so there is no choice. { $ones ->
    [one] The last token has to be taken
   *[other] With { $ones } heaps of one, the player to move takes the last
}: the player to move loses.
misere-one-big = Exactly one heap holds two or more tokens, and { $ones ->
    [0] no heap holds one
    [one] one heap holds one
   *[other] { $ones } heaps hold one
}. Leaving { $left } in the large heap makes the number of heaps of one odd, and the other player has to take the last: the player to move wins.
misere-many-big-even = { $big } heaps hold two or more tokens, so play goes as if the last token won. Every column is even: the player to move loses.
misere-many-big-odd = { $big } heaps hold two or more tokens, so play goes as if the last token won. Some column is odd: the player to move wins.
looks-even-total = the total taken for the sign: even lost, odd won
looks-even-count-of-heaps = the number of heaps taken for the sign: even lost, odd won
looks-equal-steps = heaps at equal steps taken for lost
looks-normal-rule = the rule for winning with the last token
looks-everything-reversed = every verdict turned round because the last token loses
looks-multiple-of-largest = multiples of { $most } taken for the lost heaps
looks-even-heap = even heaps taken for the lost ones
refuted-by-winning-move = a winning move: { $move }
refuted-by-reply-to = every move has an answer; for instance { $move } is met by: { $reply }
refuted-no-move = there is no move at all
refuted-by-reply = { $reply }
refuted-taken-last = nothing is left, and the last token has decided

# winning-moves
winning-moves-prompt-one = Exactly one move wins. Find it.
winning-moves-prompt-all = Find every winning move. There may be fewer than there are lines.
repair-top-column = The highest odd column is { $place }, { $holders ->
    [one] and only heap { $heap } has a block there
   *[other] and { $holders } heaps have a block there, heap { $heap } among them
}. Change heap { $heap } in every odd column: { $from } becomes { $to }.
repair-all-even = In { $position } every column is even, so whoever has to move there loses.
looks-nim-sum-from-largest = the nim-sum { $sum } taken from the largest heap
looks-amount-for-rest = what should be left, taken away instead
looks-first-column = only the highest odd column repaired
looks-levels-two = two heaps made equal, the others forgotten
looks-takes-most = as many taken as the rules allow
looks-leaves-multiple = a multiple of { $most } left

# nim-sum
nim-sum-prompt = Write the heaps { $heaps } in binary, one under the other. Count the ones in every column, and give the nim-sum.
nim-sum-count = Write the ones under the ones, the twos under the twos, and count every column.
nim-sum-odd-columns = Add the places of the odd columns: { $sum }.
nim-sum-no-odd-column = No column is odd, so the nim-sum is 0.
looks-adds = the heaps added with carrying
looks-left-aligned = the binary digits written flush left
looks-any-one-counts = a column counted as soon as it has a one
looks-odd-as-even = odd and even columns exchanged
refuted-column-odd = column { $place } has { $count } ones, which is odd
refuted-column-even = column { $place } has { $count } ones, which is even

# complete-trio
complete-trio-prompt = A third heap is put beside { $pair }, and then the player to move loses. How many tokens does it have?
complete-trio-answer = The third heap has { $third } tokens: { $trio }.
complete-trio-columns = Write both heaps in binary. The third heap has to make every column even.
complete-trio-fill = So it has a one exactly in the odd columns: { $sum }.
looks-adds-heaps = the two heaps added
looks-difference = the difference of the two heaps
looks-next-number = one more than the larger heap
looks-equal-to-larger = a copy of the larger heap

# mex
mex-prompt = Find the mex of { $numbers }: the smallest of the numbers 0, 1, 2, … that is missing.
mex-answer = The mex is { $value }.
mex-look-from-zero = Look for 0, then 1, then 2, and so on.
mex-zero-is-missing = 0 is missing at once, so the mex is 0.
mex-found = All of { $found } are there, and { $value } is missing.
looks-counts-from-one = counting from 1 instead of 0
looks-one-more-than-largest = one more than the largest number
looks-gap-above-least = the first gap above the smallest number of the list
looks-how-many = the number of different numbers in the list
refuted-is-in-list = { $number } is in the list
refuted-smaller-missing = { $smaller } is smaller and missing

# grundy-value
grundy-value-prompt = The Grundy value *g*(*n*) is the smallest of the numbers 0, 1, 2, … that is not the value of any heap one move away. Find the value of { $heap }.
grundy-row = Start with *g*(0) = 0 and fill in one value after the other.
grundy-period = From { $from } on the values repeat every { $period } heaps.
grundy-options = The moves from { $heap } reach heaps with the values { $values }, and { $value } is the smallest number missing there.
values-caption = Grundy values of the heaps 0 to { $last }
looks-remainder-of-largest = the remainder after division by { $most }
looks-number-of-moves = the number of moves
looks-only-won-or-lost = 1 for every heap that is not lost
refuted-option-has-value = a move reaches a heap with the value { $value }

# reduction-trace, reduction-failure
reduction-trace-prompt = Reduce { $trio }, and write down every line.
reduction-rules = If the sum is odd, stop. If two numbers are odd, subtract 1 from both; then halve all three.
reduction-choice-trio = a lost trio
reduction-choice-not = not a lost trio, because of line { $blank }
reduction-how-to-read = Odd numbers are ringed. In binary each line loses its last digits and changes nothing else.
reduction-is-trio = A lost trio: line { $line } is { $trio }.
reduction-odd-sum = Not a lost trio: line { $line }, { $trio }, has an odd sum.
reduction-unequal-pair = Not a lost trio: line { $line }, { $trio }, leaves two different heaps.
reduction-may-stop = One may stop in line { $line }: the smallest number is 1, and the two others decide.
reduction-must-stop = Line { $line } is the last one.
looks-subtracts-from-all = 1 subtracted from all three numbers
looks-halves-even-only = only even numbers halved
looks-rounds-up = odd numbers rounded up before halving
looks-goes-on = going on after an odd sum
refuted-line = line { $line } is { $trio }
refuted-odd-sum = line { $line }, { $trio }, has an odd sum and ends it
reduction-failure-prompt = The reduction of { $trio } meets an odd sum. In which line? The line { $trio } itself has number 0.
reduction-fails-at = In line { $line }: { $trio } has the odd sum { $sum }.
reduction-reads-columns = Line after line the reduction reads the binary columns from the right. The first odd column is { $place }.
reduction-lowest-odd = That column is read in line { $line }.
looks-highest-odd-column = the highest odd column instead of the lowest
looks-counts-lines-from-one = lines counted from 1
looks-columns-from-left = columns counted from the left
looks-line-before = the line before
refuted-still-even = line { $line }, { $trio }, has the even sum { $sum }
refuted-odd-before = line { $line }, { $trio }, already has an odd sum

# greedy-scheme, leftover-pairs
greedy-prompt-scratch = Run Báron's builder on the pairs of the numbers 1 to { $largest }, all at once.
greedy-prompt-hypotenuse = Run Báron's builder on the pairs of the numbers 1 to { $largest }, adding one hypotenuse after the other: first finish with all pairs up to 3, then add those with 4, and so on.
greedy-rules = Take the first pair that is left, and go forward to the first other one that shares a number with it and whose trio uses no pair that is gone. Then the three pairs of that trio are gone. A pair that finds no partner is passed over and stays.
greedy-order = List the trios in the order found.
greedy-takes = { $pair } takes { $partner }: the trio { $trio }. Gone are { $excluded }.
greedy-passed = { $pair } is passed over: its partners would need { $blocking }, which are gone.
scheme-caption = The pairs of the numbers 1 to { $largest }, by rows
scheme-smaller = smaller number
scheme-pairs = pairs
greedy-none-left = No pair is left: the numbers up to { $largest } are complete.
greedy-left = Left over: { $pairs }.
looks-largest-third = the last fitting partner taken instead of the first
looks-excludes-passed-over = pairs struck out that were only passed over
looks-excludes-wrong-pair = a wrong third pair struck out after the second trio
refuted-trio = trio number { $number } is { $trio }
refuted-no-more-trios = there are only { $count } trios
leftover-prompt = Báron's builder runs on the pairs of the numbers 1 to { $largest }. Which pairs are left over when it stops?
leftover-none = No pair is left over: the numbers up to { $largest } are complete.
leftover-are = Left over { $count ->
    [one] is one pair
   *[other] are { $count } pairs
}: { $pairs }.
leftover-trios = The builder finds { $count ->
    [one] one trio
   *[other] { $count } trios
}: { $trios }.
leftover-struck = Strike out the three pairs of every trio.
looks-sum-one-more = the pairs with the sum { $sum }, as between complete numbers
looks-last-hypotenuse = the whole last hypotenuse
looks-divisible-so-complete = no pair, because their number is divisible by 3
refuted-pair-is-left = { $pair } is left: its third number would be { $third }
refuted-pair-is-used = { $pair } is used in { $trio }

# find-misprint
misprint-prompt = In this reduction exactly one number is misprinted. Find it, and say what belongs there.
misprint-caption = A reduction with a misprint
head-line = line
misprint-answer = In line { $line }, column { $column }: { $wrong } should be { $right }.
misprint-check-each-line = Make each line from the line before, and compare.
misprint-in-line = Line { $line } does not come from line { $before }: { $half }.
misprint-in-first-line = All other lines fit together; only the first number does not halve to the one below.
misprint-only-repair = No other single change makes all lines fit.
repair = line { $line }, column { $column }: { $right }
looks-mends-line-below = the line below made to fit the misprint
looks-mends-line-above = the line above made to fit the misprint
refuted-lines-do-not-fit = lines { $above } and { $below } still do not fit
refuted-stops-elsewhere = then the lines stop at a wrong place

# Routes.
route-nim-sum = the nim-sum of the heaps
route-misere-rule = the rule for the last token losing
route-values = smallest missing values and their period
route-search = the outcome of every smaller position, from the end backwards
route-search-third = the first third heap with a lost outcome, from the end backwards
route-columns = the ones of each column counted
route-mex = marking what occurs
route-gap = the first gap in the sorted list
route-nim-heap-beside = the one heap of Nim that makes a lost position beside it
route-steps = the steps themselves
route-division = line *k* as the first line divided by *k* twos, rounded down
route-lowest-odd-column = the lowest odd binary column
route-builder = the builder, pair by pair
route-zero-sum-trios = the trios with nim-sum 0 in this order
route-pairs-too-large = the pairs whose nim-sum is too large
route-intervals = the first lines that each printed number allows
