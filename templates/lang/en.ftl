# English. `*n*` sets a variable in italics, `**x**` in bold; a no-break space is written { "\u00A0" }.
# A message keeps its key and its arguments in every language; a test compares them.

## Page

page-version = Version
page-name = Name
page-date = Date
page-sheet = Sheet
page-score = Points
page-score-of = of { $points }
page-question = Question
page-label = { $label }
page-heading = Question { $number }
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-exam-point = point
page-exam-points = points
page-points-of-items = { $points } points
page-decimal-sign = .
page-key-title = Key to { $title }
page-key-sheet = For sheet { $id }
page-key-sheet-of = { $name }, sheet { $id }
page-key-subtitle = { $sheet }, { $points }
page-marks = Marks:
page-marks-part = { $part }: { $points }
page-marks-shared = Marks: { $points } for { $count } parts together
page-marks-each = Marks: { $points } for each of { $count } parts
page-marks-boxes-cancel = each wrong box cancels a right one
page-marks-answers-cancel = each wrong answer cancels a right one
page-marks-more-cancel = each trio too many cancels a right one
page-marks-squares-cancel = each marked square that neither is lost nor follows from the other marks cancels a right one
page-marks-with-place = the number earns only with its place
page-key-agreed = Key agreed
page-note = **Every answer was found twice,** by two routes that share no code. Had they disagreed, neither sheet nor key would exist. The routes are named at the end of each solution.
signs = Signs
sign-taken = taken by the move shown
sign-taken-dots = tokens taken by the move shown
sign-turned = turned by the move shown
sign-bite = bitten here
sign-bitten = goes with the bite
sign-gone = no longer there
sign-block = the block of the move shown
sign-covered = covered
sign-axis = halves that mirror each other
sign-marked = marked by the move shown
sign-useless = can no longer be marked
sign-new = new mark
sign-goal = completes a line, or wins
sign-line = line that is complete or threatens to be
sign-lost = lost for whoever has to move
sign-won = won for whoever has to move
sign-arrow = winning move, to a lost square in a ring
sign-ringed-square = the square in question
sign-fallen = fallen pin
sign-answer = the answer
sign-last-disc = the opponent’s last disc
sign-found = pair of the trio found
sign-odd = odd number
sign-last-digit = last digit, which the line reads
sign-stop = line where one may stop, and last line
sign-zero = value 0: lost for whoever has to move
sign-odd-column = odd column
page-qr = QR code: opens this sheet
page-solution = Solution
page-wrong = Wrong answer
page-continued = (continued)
page-as-in-question = As in question { $number }.
page-rules-in-question = { $name }The rules are those of question { $number }.
page-rules-in-item = { $name }The rules are those of { $letter }).
page-looks = looks like
page-refuted = is refuted by
page-wrong-caption = Wrong answers, and what they look like
page-routes = Routes: { $first }; { $second }.
page-place = a place to write
page-place-in = { $count ->
    [one] { $line }
   *[other] { $line }: place { $place } of { $count }
}
page-place-cell = row { $row }, column { $column }
page-answer-of = answer { $place } of { $count }

page-trace-caption = Trace of question { $number }
page-trace-of = Trace of { $numbers }
page-trace-decimal = decimal
page-trace-binary = binary
page-trace-line = line
page-trace-sum = sum
page-trace-last = last digits

page-picture-heap = heap { $number }
page-picture-heaps = { $count ->
    [one] one heap of tokens
   *[other] { $count } heaps of tokens
}
page-picture-heap-says = { $count ->
    [one] A heap of { $count } token.
   *[other] A heap of { $count } tokens.
}
page-picture-heaps-say = From the first to the last, the heaps hold { $sizes } tokens.
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
page-picture-stop = { $what }.
page-picture-of = { $game }: { $what }
page-picture-part = part { $number }: { $what }
page-picture-sum = A sum of { $count } games
page-picture-sum-says = A sum of { $count } games; a move is made in one of them.
page-picture-more-parts = { $count ->
    [one] and 1 more part
   *[other] and { $count } more parts
}
page-picture-winning = { $count ->
    [one] marked: the winning move
    [2] marked: both winning moves
   *[other] marked: all { $count } winning moves
}
page-picture-winning-some = winning moves: { $count }, marked: { $marked }
page-picture-winning-part = { $count ->
    [one] marked: the winning move in this part
    [2] marked: both winning moves in this part
   *[other] marked: all { $count } winning moves in this part
}
page-picture-winning-some-part = winning moves in this part: { $count }, marked: { $marked }
page-picture-winning-none = no winning move here
page-picture-heap-goes = Heap { $number } goes from { $from } to { $left }.
page-picture-most = the next move takes at most { $most }
page-picture-more-heaps = { $count ->
    [one] and 1 more heap
   *[other] and { $count } more heaps
}
page-picture-coins = { $count ->
    [one] a row of 1 coin
   *[other] a row of { $count } coins
}
page-picture-coins-say = Numbered from the left; the filled coins, which can be turned, are { $full }.
page-picture-coins-empty = Every coin is empty; none can be turned.
page-picture-coins-turned = A move turns the ringed coins { $coins }.
page-touch-coin = coin { $number }, { $full ->
    [1] filled
   *[0] empty
  }
page-touch-pin = row { $row }, pin { $number }
page-touch-position = make it { $position }
page-touch-token = heap { $heap }, token { $number }
page-picture-more-coins = { $count ->
    [one] and 1 more coin
   *[other] and { $count } more coins
}
page-picture-pins = { $count ->
    [one] a row of pins
   *[other] { $count } rows of pins
}
page-picture-pins-say = Pins in each row: { $lengths }.
page-picture-row = row { $number }
page-picture-strip = strip { $number }
page-picture-strips = { $count ->
    [one] a strip of cells
   *[other] { $count } strips of cells
}
page-picture-strips-say = Cells in each strip: { $lengths }.
page-picture-row-goes = A move in row { $number } of { $from } leaves { $left }.
page-picture-strip-goes = A move on strip { $number } of { $from } leaves { $left }.
page-picture-long-strips = of strips longer than { $most } the beginning is drawn
page-picture-more-strips = { $count ->
    [one] and 1 more strip
   *[other] and { $count } more strips
}
page-picture-discs-round = discs on a round table
page-picture-discs-rectangle = discs on a rectangular table
page-picture-discs-say = Centres, measured from the centre of the table, to the right and upwards: { $places }. The new disc, filled: { $new }.
page-picture-discs-reply = The answer, a ring: { $place }.
page-picture-chocolate = a board of chocolate
page-picture-chocolate-says = The poison lies at the bottom left. The columns have { $heights } squares, from the left.
page-picture-bites = Crosses are at row and column { $places }.
page-picture-bite = hatched: the bite at row { $row }, column { $column }
page-picture-more-rows = rows that are not drawn: { $count }
page-picture-more-columns = columns that are not drawn: { $count }
page-picture-cells = a board of { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}
page-picture-cells-say = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $columns ->
    [one] 1 column
   *[other] { $columns } columns
} are drawn; { $covered } of their squares are covered and hatched.
page-picture-covers = A move, framed, covers squares from row { $row }, column { $column } on.
page-picture-queen = a queen at { $place }
page-picture-queen-says = The queen is at { $place }, counted from the left and from the bottom; she moves left, down or diagonally left and down.
page-picture-queen-lost = Lost squares: { $squares }.
page-picture-queen-moves = Winning moves lead to { $squares }.
page-picture-queen-outside = the queen is outside, at { $place }
page-picture-queen-golden = Two lines from the corner have the slopes φ = 1.618… and 1/φ; the lost squares lie beside them.
page-picture-queen-signs = P: whoever has to move loses; N: wins
page-picture-tictactoe = three rows of three cells
page-picture-tictactoe-says = By row and column, x has { $x } and o has { $o }.
page-picture-trihex = nine points on nine lines
page-picture-trihex-says = Lines: ABF, BCD, CAE, ADG, BEH, CFI, DHI, EGI, FGH. x has { $x } and o has { $o }.
page-picture-trihex-signs = filled squares: x; thick rings: o
page-picture-points-win = Winning moves are marked at { $points }.
page-picture-fano = The seven lost trios up to 7 as the Fano plane
page-picture-fano-says = Seven numbers on seven lines, one of them round; every line is a lost trio: { $trios }.
page-picture-nim-sums = Nim-sums of the numbers 0 to { $last }
page-picture-nim-sums-say = In row *a* and column *b* is the nim-sum of *a* and *b*; shaded are those from { $half } on.
page-picture-refused = The numbers *f*(*B*, *C*) up to column { $column } and row { $row }
page-picture-refused-say = Columns by *B*, rows by *C*. Framed: *f*({ $column }, { $row }) = { $value }. Shaded, what it may not be: in its column { $above }; in its row { $before }; on the main diagonal { $diagonal }.
page-picture-ends-say = Columns by *B*, rows by *C*; a star where the row has ended. Framed, the number at the end of a row, as row and number: { $ends }. Shaded, the least number of a row, where it is drawn: { $least }.
page-picture-astride = A strip of { $cells } cells over a board with 2 rows and { $columns } columns
page-picture-astride-says = Each cell of the strip is over the line between two columns, cell 1 over the first such line. { $count ->
    [0] No cell has a cross.
   *[other] Crosses are in the cells { $crosses }, and below each of them a block of 2 by 2 squares lies astride the line.
}
page-picture-astride-strip = strip
page-picture-astride-board = board
page-picture-walk = The nim-sum along the heaps { $heaps }
page-picture-walk-says = The nim-sum *s* begins with 0 and goes on with each heap: { $sums }. In the end it is *p* = { $whole }. Below each *s* its nim-sum with *p* is compared with it: { $compared }. { $count ->
    [0] No heap is ringed.
   *[other] Ringed, because its nim-sum with *p* is smaller: { $selected }.
}
page-picture-automaton = An automaton for { $about }
page-picture-automaton-says = { $count ->
    [one] It has one state
   *[other] It has { $count } states and begins in state 1
}. From state to state it reads these columns: { $arrows }. { $many ->
    [0] No state says yes.
    [one] At the end, state { $yes } says yes.
   *[other] At the end, the states { $yes } say yes.
}
page-picture-automaton-all = all
page-picture-automaton-others = others
page-picture-automaton-signs = a second ring: if the digits end here, the answer is yes
page-picture-tree = A tree of { $count } lines
page-picture-tree-say = The trunk has { $trunk ->
    [one] 1 line
   *[other] { $trunk } lines
}; the stalks that grow out of its top have { $stalks } lines, from left to right.
page-picture-stairs = Coins on a staircase with { $count } steps
page-picture-stairs-say = From the floor up, the steps hold { $coins } coins. The coins on odd steps are filled.
page-picture-labels = a board of { $columns } by { $rows } squares
page-picture-labels-say = Squares are named by their distances from the bottom left corner: first across, then up.
page-picture-labels-p = A P is at { $squares }; all other squares have an N.
page-picture-labels-ring = A ring is around { $square }.
page-picture-pin-row = a row of { $count } pins
page-picture-pin-row-says = Numbered from the left; fallen are { $fallen }.
page-picture-pin-row-ringed = Rings are around { $pins }.
page-picture-openings = Winning openings of bars of chocolate with three columns and 1 to { $last } rows
page-picture-openings-second = the opening leaves (A, B, B): A to the right, B upwards
page-picture-openings-third = the opening leaves (A, A, C): A to the right, C upwards
page-picture-openings-says = For each number A of rows a point: { $second } circles, where the opening leaves (A, B, B), at height B, and { $third } squares, where it leaves (A, A, C), at height C. The circles lie along one straight line, the squares along a steeper one.
page-picture-plot = Grundy values: { $game }, heaps 0 to { $last }
page-picture-plot-says = Values: { $count }, the largest { $highest }; { $zeros } of them are 0, drawn as squares.
page-picture-plot-repeats = They repeat every { $length } heaps from { $from } on; the first period is bracketed.
page-picture-plot-exceptions = Before that, ringed, these heaps break the pattern: { $heaps }.
page-picture-period = period { $length }, from { $from } on

## Exercises

# Rules.
rule-nim = **Nim.** A move takes one or more tokens from one heap.
rule-subtract = **A subtraction game.** There is one heap. A move takes { $numbers } tokens.
rule-kayles = **Kayles.** There are rows of pins. A move knocks down one pin or two neighbours, and a gap splits a row in two.
rule-dawson-kayles = **Dawson’s Kayles.** There are rows of pins. A move knocks down two neighbouring pins, and a gap splits a row in two.
rule-dawson-chess = **Dawson’s Chess.** There are strips of cells. A move marks a cell and uses up the cells beside it; shorter strips are left.
rule-treblecross = **Treblecross.** There are strips of cells. Three marks side by side win, so a move uses up its cell and two on each side; shorter strips are left.
rule-guiles = **Guiles.** A move removes a heap of one or two tokens, or takes two tokens from a larger heap and splits what is left into two heaps.
rule-officers = **Officers.** A move takes one token from a heap of two or more, and may split what is left into two heaps.
rule-grundy = **Grundy’s game.** A move splits a heap into two heaps of different size.
rule-octal = **The game { $code }.** A move takes tokens from a heap.
rule-octal-nothing = To leave nothing: { $takes }.
rule-octal-one = To leave one heap: { $takes }.
rule-octal-two = To leave two heaps: { $takes }.
rule-octal-three = To leave three heaps: { $takes }.
rule-octal-split-two = A heap may be split in two.
rule-octal-split-three = A heap may be split in three.
rule-rim = **Rim.** A move takes from one heap a number of tokens that shares no divisor with the heap except 1: from 9, for instance, 1, 2, 4, 5, 7 or 8.
rule-dim = **Dim.** A move takes from one heap a number of tokens that divides the heap: from 6, for instance, 1, 2, 3 or 6.
rule-queen = **Wythoff’s queen.** A move takes the queen any distance left, down, or diagonally left and down.
rule-queen-wins = Whoever reaches the bottom left corner wins. Squares are named by their distances from there: first across, then up.
rule-fibonacci = **Fibonacci nim.** There is one heap. The first move may not take all of it; every later move takes at most twice as many tokens as the move before.
rule-turtles = **Turning Turtles.** Coins lie in a row, numbered from the left. A move turns one dark coin, or two coins of which the right one is dark.
rule-mock-turtles = **Mock Turtles.** Coins lie in a row, numbered from the left. A move turns one, two or three coins, of which the rightmost is dark.
rule-ruler = **Ruler.** Coins lie in a row, numbered from the left. A move turns any number of coins side by side, of which the rightmost is dark.
rule-flip-right = **Flip Right.** Coins lie in a row, numbered from the left. A move turns a dark coin and every coin to its right.
rule-chomp = **Chomp.** A move bites off a square of the chocolate with everything above it and to its right.
rule-chomp-poison = The square at the bottom left is poisoned: whoever must eat it loses.
rule-squares = **Squares.** A move covers { $side } by { $side } free cells of the board.
rule-tictactoe = **Tic-tac-toe.** Two players, x and o, mark cells in turn; x began.
rule-trihex = **Trihex.** Two players, x and o, mark points in turn; x began. There are nine lines of three points.
rule-line-wins = Three marks in a line win; a full board without such a line is a draw.
rule-sum = **{ $count ->
    [2] Two games
    [3] Three games
   *[other] Four games
} at once.** A move is made in one part, by the rules of that part.
rule-authored-one = **{ $name }.** A position is one number, { $position }.
rule-authored-several = **{ $name }.** A position is several numbers, { $position }.
rule-authored-move = A move leads to { $to }.
game-name = { $game ->
    [chomp] Chomp
    [dawson-chess] Dawson’s Chess
    [dawson-kayles] Dawson’s Kayles
    [dim] Dim
    [fibonacci] Fibonacci nim
    [flip-right] Flip Right
    [grundy] Grundy’s game
    [guiles] Guiles
    [kayles] Kayles
    [mock-turtles] Mock Turtles
    [nim] Nim
    [officers] Officers
    [queen] Wythoff’s queen
    [rim] Rim
    [ruler] Ruler
    [squares] Squares
    [tictactoe] Tic-tac-toe
    [treblecross] Treblecross
    [trihex] Trihex
    [turtles] Turning Turtles
   *[other] { $game }
}
game-name-of = { $game ->
    [hex] Game by code { $numbers }
    [octal] Game by code { $numbers }
    [squares] Squares { $numbers }
    [subtract] Subtraction game { $numbers }
   *[other] { $game }{ $numbers }
}
rule-last-token-wins = Whoever takes the last token wins.
rule-last-token-loses = Whoever takes the last token **loses**.
rule-last-move-wins = Whoever cannot move loses.

# Moves. A move appears inside sentences and in lists; with `headline-` it begins a sentence.
list-more = { $first }, { $last }
list-parted = { $first }; { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
move-take = take { $take }
move-take-from-heap = take { $take } from heap { $heap }
move-take-from-part = take { $take } from part { $part }
move-take-from-heap-of-part = take { $take } from heap { $heap } of part { $part }
move-split = split the heap into { $left }
move-split-heap = split heap { $heap } into { $left }
move-split-heap-of-part = split heap { $heap } of part { $part } into { $left }
move-becomes = { $what ->
    [rows] row
   *[strips] strip
} { $number } becomes { $left }
move-only-becomes = the { $what ->
    [rows] row
   *[strips] strip
} becomes { $left }
move-part-becomes = part { $part } becomes { $left }
move-in-part = { $move } in part { $part }
move-leaving = { $move }, leaving { $left }
move-turn = { $count ->
    [one] turn coin { $coins }
   *[other] turn coins { $coins }
}
move-turn-from = turn coin { $coin } and all to its right
move-left = move { $far } to the left
move-down = move { $far } down
move-diagonally = move { $far } diagonally
move-to = { $move }, to { $square }
move-reach = move to { $position }
move-bite = bite at row { $row }, column { $column }
move-cover = cover from row { $row }, column { $column }
move-mark-cell = { $player } at row { $row }, column { $column }
move-point = { $player } takes { $point }
headline-take = Take { $take }
headline-take-from-heap = Take { $take } from heap { $heap }
headline-take-from-part = Take { $take } from part { $part }
headline-take-from-heap-of-part = Take { $take } from heap { $heap } of part { $part }
headline-reach = Move to { $position }
headline-split = Split the heap into { $left }
headline-split-heap = Split heap { $heap } into { $left }
headline-split-heap-of-part = Split heap { $heap } of part { $part } into { $left }
headline-becomes = { $what ->
    [rows] Row
   *[strips] Strip
} { $number } becomes { $left }
headline-only-becomes = The { $what ->
    [rows] row
   *[strips] strip
} becomes { $left }
headline-part-becomes = Part { $part } becomes { $left }
headline-turn = { $count ->
    [one] Turn coin { $coins }
   *[other] Turn coins { $coins }
}
headline-turn-from = Turn coin { $coin } and all to its right
headline-left = Move { $far } to the left
headline-down = Move { $far } down
headline-diagonally = Move { $far } diagonally
headline-bite = Bite at row { $row }, column { $column }
headline-cover = Cover from row { $row }, column { $column }
or-move = , or { $move }
no-move-wins = *No move wins.*
draw-kept = *{ $count ->
    [one] Exactly one move keeps it.
   *[other] { $count } moves keep it.
  }*
exactly-so-many-win = *{ $count ->
    [1] Exactly this move wins.
    [2] Exactly these two moves win.
    [3] Exactly these three moves win.
    [4] Exactly these four moves win.
   *[other] Exactly these { $count } moves win.
  }*
write-move = Take { $take } from heap { $heap }.
write-move-one-heap = Take { $take }, leaving { $left }.
write-take = Take { $take }.
write-square = To { $square }
write-row-and-column = Row { $row }, column { $column }
write-point = Point { $point }
write-turn = Coins to turn: { $coins }
write-row-becomes = Row { $heap } becomes { $first } and { $second }
write-strip-becomes = Strip { $heap } becomes { $first } and { $second }
write-heap-becomes = Heap { $heap } becomes { $first } and { $second }
write-any-move = Move: { $blank }
sample-heaps = For heaps { $heaps } you would write: *{ $written }*
sample-heap = For a heap of { $heap } you would write: *{ $written }*
sample-rows = For rows of { $heaps } pins you would write: *{ $written }.*
sample-strips = For strips of { $heaps } cells you would write: *{ $written }.*
sample-splits = For heaps { $heaps } you would write: *{ $written }.*
sample-coins = In a row with only coin { $coin } dark you would write: *{ $written }.*
sample-queen = For a queen on { $square } you would write: *{ $written }.*
sample-chomp = Rows count from the bottom. For a bar of one row and { $columns } columns you would write: *{ $written }.*
sample-squares = The upper left cell of the block is named, rows from the top. For a board of two rows and two columns you would write: *{ $written }.*
sample-tictactoe = If two marks in row 1, columns 1 and 2, are yours, you would write: *{ $written }.*
sample-trihex = If A and B are yours, you would write: *{ $written }.*
sample-sum = For parts of { $heaps } you would write: *{ $written }.*
sample-fibonacci = For a heap of { $heap } of which { $most } may be taken you would write: *{ $written }*
turn-of = { $player } is to move.
turn-first = This is the first move.
turn-later = The move before took { $taken }, so at most { $most } may be taken now.
turn-at-most = At most { $most } may be taken now.
write-value = The Grundy value is { $blank }.
a-winning-move = This makes every column even: { $move }.
reaches-lost = This leaves a lost position: { $move }.
shown-by = Trying it out shows it: { $why }.

# Places to write.
write-work = Working
write-third = The third heap has { $blank } tokens.
write-mex = The mex is { $blank }.
write-grundy = { $g } = { $blank }
write-failure = The reduction stops at line { $line } with the numbers { $trio }.
write-trios = Trios, in the order found
write-pairs = Pairs left over
write-misprint = In line { $line }, column { $column }: { $wrong } should be { $right }.
nothing = nothing

# Why the player to move loses. What is said holds of the position, whoever has to move there.
because-move = { $move }.
because-so-lost = So the player to move loses.
because-alike = The same argument holds.
because-over = Nothing is left to move.
because-over-chomp = Only the poison is left.
because-over-squares = Then no block fits any more.
because-over-line = This completes a line.
because-pairs = The { $what ->
    [rows] rows
    [strips] strips
   *[heaps] heaps
} come in equal pairs. Whatever one player does to one of a pair, the other does to its partner, and so has an answer to every move and the last move.
because-living-pairs = The { $what ->
    [rows] rows
    [strips] strips
   *[heaps] heaps
} that have a move come in equal pairs. Whatever one player does to one of a pair, the other does to its partner, and so has an answer to every move and the last move.
because-multiple = { $heap } is a multiple of { $modulus }. Whenever one player takes 1 to { $most }, the other takes what is missing to { $modulus }, and so takes the last token.
because-arms = There are two equal arms, each of { $long } { $long ->
    [one] square
   *[other] squares
} beside the poison. Whenever one player bites some squares off one arm, the other bites just as many off the other arm. At last only the poison is left for the player who began.
because-one-longer-columns = There are two columns, and the one with the poison is exactly one square longer. After every bite an answer makes the difference one again, on a smaller board. The last of these boards is the poison alone.
because-one-longer-rows = There are two rows, and the one with the poison is exactly one square longer. After every bite an answer makes the difference one again, on a smaller board. The last of these boards is the poison alone.
because-mirror-columns = Left and right are mirror images, and no block fits across the middle. Every block can be answered by its image, so whoever answers makes the last move.
because-mirror-rows = Top and bottom are mirror images, and no block fits across the middle. Every block can be answered by its image, so whoever answers makes the last move.
because-mirror-turn = Half a turn round the middle changes nothing, and no block shares a cell with its own image. Every block can be answered by its image, so whoever answers makes the last move.
because-two-threats = { $player } now threatens to complete { $first } at { $one } and { $second } at { $two }. { $other } can complete no line and stop only one of the two.
because-forced = { $player } threatens to complete { $line }, so { $other } must take { $point }. { $player } answers at { $answer }: { $then }
because-answers = { $count ->
    [one] There is one move, and it has an answer that wins.
   *[other] Each of the { $count } moves has an answer that wins.
}
answers-caption = Every move with its answer
answers-move = move
answers-answer = answer
answers-then = why it wins
short-over = no move is left
short-over-chomp = only the poison is left
short-over-line = a line is complete
short-arms = two equal arms of { $long }
short-one-longer-rows = two rows, one square longer
short-one-longer-columns = two columns, one square longer
short-mirror = mirror images
short-two-threats = it threatens { $one } and { $two }
short-forced = it threatens { $point }, and more after that
line-row = row { $row }
line-column = column { $column }
line-diagonal = a diagonal
cell-at = row { $row }, column { $column }
held-every-move = No move wins. These are all the moves, with what the other player can make of them.
held-caption = Every move and what comes of it
held-move = move
held-then = then
held-draw = neither player can force a line: a draw
held-loses = it loses to { $reply }
held-wins = it wins

# outcome, misere-outcome
outcome-prompt = Both players play as well as they can. Who wins?
outcome-choice-n = the player to move
outcome-choice-p = the other player
outcome-choice-draw = neither: it is a draw
outcome-is-n = The player to move wins.
outcome-is-p = The player to move loses.
outcome-is-draw = With best play the game is a draw.
columns-lay-out = Lay each heap out in blocks of 1, 2, 4, 8, …, each size at most once, and count every column.
columns-all-even = Every column is even. Each move changes one heap, so it makes some column odd, and the other player can make every column even again. The player to move loses.
columns-some-odd = Some column is odd. Whoever makes every column even leaves a position from which the other player loses.
columns-ones = ones
columns-caption = The heaps { $position } in binary, with the number of ones in each column
two-heaps-equal = The two heaps are equal. Whatever is taken from one heap, the other player takes from the other heap, and so takes the last token: the player to move loses.
two-heaps-differ = The two heaps differ. A move can make them equal, and from then on every move can be copied in the other heap: { $move }.
subtract-from-zero = Work upwards from 0: a heap is lost for the player to move when no move from it reaches a lost heap.
subtract-lost-heaps = Up to { $heap } the lost heaps are { $heaps }.
subtract-repeats = From { $from } on the lost heaps repeat every { $period } heaps.
subtract-lost-heaps-near = Of { $heap } and the heaps below it, as far down as the largest move, { $count ->
    [one] this one is lost
   *[other] these are lost
}: { $heaps }.
subtract-reach-lost = This reaches { $count ->
    [one] it
   *[other] one of them
}: { $move }.
subtract-no-lost-in-reach = The moves from { $heap } leave { $left }, and none of these is lost. So the player to move loses.
misere-only-ones-even = All heaps hold at most one token, so each move takes one heap. With { $ones } heaps of one, an even number, the other player takes the last: the player to move wins.
misere-only-ones-odd = All heaps hold at most one token, so each move takes one heap. { $ones ->
    [one] Only one token is left, and the player to move has to take it
   *[other] With { $ones } heaps of one, an odd number, the player to move takes the last
}: the player to move loses.
misere-one-big = Exactly one heap holds two or more tokens, and { $ones ->
    [0] no heap holds one
    [one] one heap holds one
   *[other] { $ones } heaps hold one
}. Leaving { $left } in the large heap makes the number of heaps of one odd, and then the other player has to take the last token: the player to move wins.
misere-many-big = { $big } heaps hold two or more tokens. With two or more such heaps the columns decide, just as if the last token won.
misere-many-big-even = Every column is even: the player to move loses.
misere-many-big-odd = Some column is odd: the player to move wins.
misere-why = Why the columns still decide: when exactly one heap of two or more is left, some column is odd, so that heap falls to whoever keeps making every column even. Such a player then takes all of it or all but one, and leaves an odd number of heaps of one.
looks-even-total = judging by the total: even lost, odd won
looks-largest-is-sum = lost because the largest heap is as large as the others together
looks-two-equal-heaps = lost because two heaps are equal; the other heaps were forgotten
looks-no-equal-heaps = won because no two heaps are equal, so that nothing can be copied
looks-equal-steps = lost because the heaps grow in equal steps
looks-normal-rule = the rule for winning with the last token
looks-everything-reversed = won and lost exchanged because the last token loses
looks-multiple-of-largest = multiples of { $most } taken for the lost heaps
looks-even-heap = even heaps taken for the lost ones
refuted-by-winning-move = this wins: { $move }
refuted-by-reply-to = every move has a winning reply, as after “{ $move }”: { $reply }
refuted-no-move = there is no move at all
refuted-only-move-takes-last = the only move takes the last token, and that loses
refuted-by-reply = { $reply }
refuted-takes-last = this takes the last token, and that loses
refuted-is-draw = nobody can force a win; this keeps the draw: { $move }
refuted-draw-held = every move has an answer that keeps at least the draw, as after “{ $move }”: { $reply }
refuted-reaches-draw = { $reply }, and the game is a draw
refuted-full-board = then the board is full, and nobody has a line

# winning-moves
winning-moves-prompt-one = Exactly one move wins. Find it.
winning-moves-prompt-all = Find every winning move. You may not need every line.
repair-top-column = The highest odd column is { $place }, { $holders ->
    [one] and only heap { $heap } has a block in it
   *[other] and { $holders } heaps have a block in it, heap { $heap } among them
}. Change heap { $heap } in every odd column: { $from } becomes { $to }.
repair-all-even = In { $position } every column is even, so whoever has to move there loses.
repair-also = In the same way heap { $heap } can go from { $from } to { $to }.
looks-takes-whole-heap = the whole larger heap taken
looks-one-off = one token too few taken, so that the heaps are not quite equal
looks-nim-sum-from-largest = the sum of the odd columns, { $sum }, taken from the largest heap
looks-amount-for-rest = what should be left, taken away instead
looks-first-column = only the highest odd column repaired
looks-levels-two = two heaps made equal, the others forgotten
looks-takes-most = as many taken as the rules allow
looks-uses-most-cells = a mark that uses up as many cells as possible
looks-leaves-multiple = a multiple of { $most } left
looks-forgets-splitting = as if no move could split a { $what ->
    [rows] row
    [strips] strip
   *[heaps] heap
}
looks-equal-halves = as if a heap could also be split into equal halves
looks-as-nim = { $what ->
    [rows] rows
    [strips] strips
    [parts] parts
    [distances] distances
   *[heaps] heaps
} taken for heaps of Nim
looks-adds-values = values added with carrying
looks-adds-distances = the two distances added
looks-value-left = the value that a part must get taken for the number that must be left there
looks-copies-another-game = lost because two parts are equally large, as if they were the same game
looks-exponent = the number of halvings, without the 1 to be added
looks-only-powers-of-two = as if only powers of 2 could be taken
looks-two-is-first-prime = even heaps counted as 1 because 2 is the first prime
looks-factor-itself = the smallest prime factor instead of its place among the primes
looks-only-straight = as if there were no diagonal moves: equal distances taken for lost
looks-only-straight-move = as if there were no diagonal moves: the distances made equal
looks-doubles = lost because one distance is twice the other
looks-to-the-edge = straight to the edge
looks-one-step = one step down
looks-multiple-of-three = multiples of 3 taken for the lost heaps
looks-no-fibonacci-heap = won because the heap is not a Fibonacci number; the bound was forgotten
looks-cannot-take-all = lost because the heap cannot be taken at once
looks-larger-part = a larger Fibonacci number taken instead of the smallest part
looks-from-right = coins numbered from the right
looks-numbers-from-zero = coins numbered from 0
looks-coin-numbers = every coin taken to be worth its number
looks-counts-coins = judging by how many coins are dark: even lost, odd won
looks-first-coin = judging by the first coin instead of the last
looks-turns-last-alone = the last coin turned alone
looks-first-always-wins = whoever begins wins a whole bar; taken to hold for every shape
looks-equal-arms = lost because the bottom row and the first column are equally long
looks-even-squares = judging by the number of squares that can be eaten
looks-square-rule = the rule for square bars, used on another shape
looks-single-square = one single square bitten off the corner
looks-first-column-only = all but the first column eaten
looks-fills-the-board = judging by how many blocks would fit if none were wasted
looks-counts-places = judging by how many places a block can take now: even lost, odd won
looks-copies-always = as if one could always begin in the middle and copy
looks-near-the-middle = somewhere near the middle
looks-fills-from-corner = the board filled from the corner
looks-blocks-that-fit = the number of blocks that would fit
looks-always-a-draw = every such game taken for a draw
looks-mover-wins = won because it is one’s turn
looks-other-wins = lost because the other player moves last
looks-takes-the-middle = the middle, whatever else is on the board
looks-any-two-in-line = any two in a line with a free point beside them

# nim-sum
nim-sum-prompt = **Nim-sum.** Write the heaps in binary, one under the other, and count the ones in every column. The nim-sum is the sum of the places whose column is odd.
nim-sum-sample = For 3 ⊕ 6 the columns 4, 2, 1 hold 1, 2, 1 ones: *4 + 1 = 5*.
nim-sum-count = Write the ones under the ones, the twos under the twos, and count every column.
nim-sum-odd-columns = Add the places of the odd columns: { $sum }.
nim-sum-one-odd-column = Only column { $place } is odd, so the nim-sum is { $place }.
nim-sum-no-odd-column = No column is odd, so the nim-sum is 0.
looks-adds = the heaps added with carrying
looks-left-aligned = the binary digits written flush left
looks-any-one-counts = a column counted as soon as it has a one
looks-odd-as-even = odd and even columns exchanged
refuted-column-odd = column { $place } has { $count ->
    [one] a single one
   *[other] { $count } ones
}, an odd number, so { $place } belongs to the sum
refuted-column-even = { $count ->
    [0] no heap has a one in column { $place }
   *[other] column { $place } has { $count } ones, an even number
}, so { $place } does not belong to the sum

# complete-trio
complete-trio-prompt = Find the third heap with which the player to move loses.
complete-trio-sample = Beside 4 and 4 you would write: *0*.
beside-third = { $pair } and a third heap
complete-trio-answer = The third heap has { $third ->
    [one] one token
   *[other] { $third } tokens
}: { $trio }.
complete-trio-columns = Write both heaps in binary. The third heap has to make every column even.
complete-trio-fill = So it has a one exactly in the odd columns: { $sum }.
complete-trio-only = No other number than { $third } will do: if two positions differ only in the third heap, one move leads from the larger to the smaller, and no move leads from a lost position to a lost one.
looks-adds-heaps = the two heaps added
looks-difference = the difference of the two heaps
looks-next-number = one more than the larger heap
looks-equal-to-larger = the larger heap copied, as one does with two heaps

# mex
mex-prompt = **Mex.** The mex of some numbers is the smallest of 0, 1, 2, … that is missing. Find it.
mex-sample = For 0, 1, 5 you would write: *2*.
mex-answer = The mex is { $value }.
mex-look-from-zero = Look for 0, then 1, then 2, and so on.
mex-zero-is-missing = 0 is missing at once, so the mex is 0.
mex-found = { $count ->
    [one] { $found } is there
   *[other] { $found } are there
}, and { $value } is missing.
looks-counts-from-one = counting from 1 instead of 0
looks-one-more-than-largest = one more than the largest number
looks-gap-above-least = the first gap above the smallest number of the list
looks-how-many = the number of different numbers in the list
refuted-is-in-list = { $number } is in the list
refuted-smaller-missing = { $smaller } is smaller and missing

# grundy-value
grundy-value-prompt = The Grundy value *g*(*n*) is the smallest of the numbers 0, 1, 2, … that no move from *n* reaches as a value. Find it.
grundy-row = Start with *g*(0) = 0 and fill in one value after the other.
grundy-period = From { $from } on the values repeat with period { $period }, so { $equal }.
grundy-no-move = From { $heap } there is no move at all. So no value is reached, and the smallest number missing is 0.
grundy-options = The moves from { $heap } reach the values { $values }, and { $value } is the smallest number missing there.
grundy-position-prompt = The Grundy value of a position is the smallest of the numbers 0, 1, 2, … that is not the value of any position one move away. Find it.
grundy-position-answer = The Grundy value is { $value }.
grundy-position-options = The moves reach the values { $values }, and { $value } is the smallest number missing there.
grundy-position-no-move = There is no move at all. So no value is reached, and the smallest number missing is 0.
values-by-table = Filling in one value after the other gives { $values }.
values-repeat = From { $from } on the values repeat with period { $period }.
values-sum = Several together are worth the nim-sum of their values: { $sum }.
values-lost = The value is 0. Every move leaves another value, which the other player can bring back to 0: the player to move loses.
values-after = { $move }. Then { $sum }.
values-moves-lost = No move reaches the value 0, and from any other value the other player can reach it again: the player to move loses.
values-moves-won = Whoever leaves the value 0 wins, because no move leads from 0 to 0 and from any other value one does. The moves and their values:
options-caption = The moves from { $heap } and the values that they reach
options-left = leaving
options-values = values
options-value = value
options-together = together
grundy-derived = In detail: what the moves leave, each with its value, then the values reached and the smallest number missing.
derivation-caption = The moves from 0 to { $heap } and the values that they reach
derivation-moves = a move leaves, with its value
derivation-reached = reached
derivation-missing = missing
derivation-none = no move
reached-caption = The values that moves reach
reached-value = value
reached-moves = reached by
reached-one-move = reached for instance by
values-won = The value is not 0, so a move can make it 0, and then the other player loses.
value-empty-heap = The empty heap has the value 0.
dim-values = In Dim a heap has the value 1 plus the number of times it can be halved.
dim-why = Why: the whole heap may be taken, which reaches 0. A divisor that can be halved less often than the heap leaves a heap that can be halved as often as the divisor, so every smaller value is reached. A divisor that can be halved as often leaves nothing, or a heap that can be halved more often. The value of the heap itself is never reached.
dim-value = { $twos ->
    [0] { $heap } is odd
    [one] { $heap } can be halved once
   *[other] { $heap } can be halved { $twos } times
}: value { $value }.
rim-values = In Rim an even heap has the value 0 and the heap 1 the value 1. For any other odd heap the smallest prime factor counts: 3 gives 2, 5 gives 3, 7 gives 4, and so on through the primes.
rim-why = Why: what is left shares no divisor with the heap except 1. So its smallest prime factor is never that of the heap, but every smaller prime may be left, and so may 1 and an even number: all smaller values are reached, the value of the heap is not. From an even heap only odd heaps are reached.
rim-one = The heap 1 has the value 1.
rim-even = { $heap } is even: value 0.
rim-prime = { $heap } is prime: value { $value }.
rim-composite = { $product }, and the smallest prime factor { $factor } gives the value { $value }.
coins-turtles = In Turning Turtles a dark coin is worth its number: turning it leaves nothing or any one coin before it, and its number is the smallest that is missing among those values.
coins-mock-turtles = In Mock Turtles dark coins are worth 1, 2, 4, 7, 8, 11, 13, 14, … from the left, the numbers with an odd number of binary ones: each is the smallest that is neither 0 nor the value of an earlier coin nor the nim-sum of two such values.
coins-ruler = In Ruler a dark coin is worth the largest power of 2 that divides its number: 1, 2, 1, 4, 1, 2, 1, 8, … It is the smallest number that is neither 0 nor the nim-sum of the values of one or more coins directly before it.
coins-black = { $count ->
    [one] Only coin { $coins } is dark. Its value: { $values }.
   *[other] The coins { $coins } are dark. Their values: { $values }.
}
coins-lost = The value is 0: the player to move loses.
coins-won = The value is not 0, so a move can make it 0, and then the other player loses.
coins-after = { $move }. The dark coins are then { $coins }, and { $sum }.
coins-after-none = { $move }. No coin is dark then.
coins-last-black = Every move turns the last coin. It is dark now and light at the end, so the number of moves left is odd, however they play: the player to move makes the last one.
coins-last-white = Every move turns the last coin. It is light now and at the end, so the number of moves left is even, however they play: the other player makes the last one.
queen-from-corner = Mark the board from the corner outwards: a square is lost if no move from it reaches a lost square.
queen-lost-squares = Up to here these squares are lost, together with their mirror images: { $squares }.
queen-is-lost = { $square } is one of them. Every move leaves them, and from every other square one of them can be reached: the player to move loses.
queen-reaches = { $move }, one of these squares.
queen-no-other = There is no other winning move: the queen can reach no other of these squares, and no other mirror image of one.
queen-golden-lost = The lost pairs are those whose smaller number is kφ rounded down, where k is their difference and φ = 1.618… the golden ratio (Wythoff). Here k = { $difference }, so the smaller number would be { $lost }, and it is { $smaller }: the player to move loses.
queen-golden-won = The lost pairs are those whose smaller number is kφ rounded down, where k is their difference and φ = 1.618… the golden ratio (Wythoff). Here k = { $difference }, so the smaller number would be { $lost }, but it is { $smaller }: some move reaches such a pair.
fibonacci-after = { $move }. The smallest part is then { $part }, and at most { $most } may be taken.
fibonacci-takes-all = { $move } and have the last token.
fibonacci-why = Why: the next larger part is more than twice the smallest one. So whoever takes the smallest part leaves a smallest part that may not be taken; and whoever cannot take it leaves one that may be.
fibonacci-rule = Write the heap as a sum of Fibonacci numbers 1, 2, 3, 5, 8, 13, … of which no two are neighbours. The position is won if and only if the smallest part may be taken.
fibonacci-sum = { $sum }.
fibonacci-is-one = { $heap } is a Fibonacci number itself.
fibonacci-may = The smallest part is { $part }, and up to { $most } may be taken: the player to move wins.
fibonacci-may-not = The smallest part is { $part }, and at most { $most } may be taken: the player to move loses.
chomp-from-poison = No short argument is known here. Mark the boards from the poison upwards: a board is lost if no bite from it leaves a lost one.
chomp-lost-boards = These boards are lost, by the heights of their columns: { $boards }.
chomp-is-lost = { $columns } is one of them: the player to move loses.
chomp-reaches-lost = { $move }. That leaves { $columns }, one of them.
chomp-whole = Whoever begins wins every whole bar of two squares or more: if the bite of the single corner square lost, its winning answer could have been played at once (strategy stealing). But that does not say with which bite.
squares-after = { $move }. Then { $why }.
squares-strip = With two or three rows each block uses up two neighbouring columns. That is Dawson’s Kayles with a row of { $long }, whose value is { $value }.
squares-five = With five rows the other player always has an answer: in the same columns, two places further on, counting the four places of a block in a circle. Then nothing is left in these columns or beside them.
squares-try-all = No short rule is known here: try every block, and the answers to it. Free parts of the board that no block can join may be looked at one by one.
lines-forces = After this every reply loses: { $move }.
values-caption = Grundy values *g*(0) to *g*({ $last })
looks-remainder-of-largest = the remainder after division by { $most }
looks-number-of-moves = the number of positions that a move can leave
looks-only-won-or-lost = 1 for every position that is not lost
refuted-move-has-value = this move reaches the value { $value }: { $move }

# reduction-trace, reduction-failure
reduction-trace-prompt = **Báron’s reduction.** If the sum is odd, stop: not lost. If two numbers are odd, subtract 1 from both; then halve all three. Stop at a 0: lost if the others are equal.
reduction-sample = After (6, 9, 15), whose sum is 30, comes: *(3, 4, 7)*.
reduction-rules = **Báron’s reduction.** If the sum of a line is odd or one of its numbers is 0, stop. If two numbers are odd, subtract 1 from both; then halve all three.
reduction-choice-trio = lost
reduction-choice-not = not lost: line { $blank }
reduction-how-to-read = The odd numbers are marked. In binary every line is the line before without its last digits.
reduction-odd-marked = The odd numbers are marked.
reduction-is-trio = A lost trio: line { $line } is { $trio }.
reduction-odd-sum = Not a lost trio: line { $line }, { $trio }, has an odd sum.
reduction-unequal-pair = Not a lost trio: line { $line } is { $trio }: a 0, and the other two differ.
reduction-may-stop-trio = Line { $line } is enough: beside 1 there are an even number and the next one, and every such trio is lost.
reduction-may-stop-not = Line { $line } is enough: a lost trio with the smallest number 1 has an even number and the next one beside it, and this line does not.
reduction-must-stop = No line follows line { $line }, because its sum is odd.
looks-subtracts-from-all = 1 subtracted from all three numbers
looks-halves-even-only = only the even numbers halved; the odd ones only lost 1
looks-rounds-up = odd numbers rounded up before halving
looks-goes-on = going on after an odd sum
refuted-line = line { $line } is { $trio }
refuted-odd-sum = line { $line }, { $trio }, has an odd sum, so the reduction ends there
reduction-failure-prompt = Line 0 is the trio itself. At which line does the sum become odd?
reduction-failure-sample = For (2, 4, 8) you would write: *line 1, (1, 2, 4)*.
reduction-fails-at = At line { $line }: { $trio } has the odd sum { $sum }.
reduction-reads-columns = Line after line the reduction reads the binary columns from the right. The first odd column that it meets is { $place }.
reduction-lowest-odd = Line 0 reads column 1, line 1 reads column 2, and so on, each line twice the column before. So that column is read in line { $line }.
looks-highest-odd-column = the highest odd column instead of the lowest
looks-counts-lines-from-one = lines counted from 1
looks-columns-from-left = columns counted from the left
looks-line-before = the line before
refuted-still-even = line { $line }, { $trio }, has the even sum { $sum }
refuted-odd-before = line { $line }, { $trio }, already has an odd sum

# greedy-scheme, leftover-pairs
greedy-prompt-scratch = **Báron’s builder.** Run the builder on all pairs of the numbers given.
greedy-prompt-hypotenuse = **Báron’s builder.** Run it along each slanting line (hypotenuse) in turn: pairs up to 3, then from the first pair left up to 4, and so on.
greedy-numbers = The numbers 1 to { $largest }
greedy-sample = For the numbers 1 to 3 you would write: *(1, 2, 3)*.
greedy-rules = Take the first pair left, (*a*, *b*), and the smallest *c* above *b* with (*a*, *c*) and (*b*, *c*) left: a trio, whose pairs are gone. If no *c* fits, pass over (*a*, *b*).
greedy-order = List the trios in the order found.
greedy-adds = Now the numbers up to { $hypotenuse }, from the first pair left.
greedy-takes = { $pair } takes { $partner }: the trio { $trio }. This strikes out { $excluded }.
greedy-no-candidate = { $pair } is passed over: no pair left after it shares a number with it.
greedy-passed = { $pair } is passed over: { $count ->
    [one] with { $partners } it would need { $gone }, which is gone
   *[other] with { $partners } it would need, in this order, { $gone }, and these are gone
}.
greedy-passed-together = { $count ->
    [one] { $pairs } finds no partner and is passed over.
   *[other] { $pairs } find no partner and are passed over.
}
greedy-found = { $count ->
    [one] One trio: { $trios }.
   *[other] { $count } trios, in this order: { $trios }.
}
scheme-caption = The pairs of the numbers 1 to { $largest }, by rows
scheme-smaller = smaller number
scheme-pairs = pairs
greedy-none-left = No pair is left over: up to { $largest } the scheme is complete.
greedy-left = Left over: { $pairs }.
looks-largest-third = the largest third number that fits taken instead of the first partner
looks-all-at-once = all pairs at once instead of one hypotenuse after the other
looks-excludes-passed-over = pairs struck out that did not fit and were only passed over
looks-excludes-wrong-pair = after { $trio } the pair { $wrong } struck out instead of { $pair }
refuted-trio = trio number { $number } is { $trio }
refuted-no-more-trios = there { $count ->
    [one] is only one trio
   *[other] are only { $count } trios
}
next-trio-prompt = **Báron’s builder.** The pairs of the trios found so far are gone. Which trio does it find next?
next-trio-sample = On an untouched triangle you would write: *(1, 2, 3)*.
write-next-trio = The next trio is { $trio }.
next-trio-answer = The next trio is { $trio }.
next-trio-passed = The builder has passed over { $pairs }: no third number fits.
next-trio-first = The first pair left that fits is { $pair }, and its first partner is { $partner }.
next-trio-unfit = { $count ->
    [one] { $partners } is left too, but it does not fit: { $gone } is gone.
   *[other] { $partners } are left too, but they do not fit: { $gone } are gone.
}
looks-ignores-third-pair = two of the three pairs looked at, the third one not
looks-one-too-far = a pair passed over that still fits
looks-last-again = the last trio once more
refuted-first-pair = the pair { $pair } comes first, and { $third } fits it
refuted-pair-gone = the pair { $pair } is gone
refuted-earlier-partner = { $third } fits as well, and comes before { $later }
leftover-prompt = **Báron’s builder.** Run the builder on all pairs of the numbers given.
leftover-sample = For the numbers 1 to 2 you would write: *(1, 2)*.
leftover-question = Which pairs are left over when it stops?
leftover-none = No pair is left over: up to { $largest } the scheme is complete.
leftover-are = { $count ->
    [one] One pair is left over
   *[other] { $count } pairs are left over
}: { $pairs }.
leftover-trios = The builder finds { $count ->
    [0] no trio at all.
    [one] one trio: { $trios }.
   *[other] { $count } trios: { $trios }.
}
leftover-struck = Strike out the three pairs of every trio.
looks-sum-one-more = the pairs with the sum { $sum }, a rule that holds only just before the scheme is complete
looks-last-hypotenuse = the whole last hypotenuse
looks-divisible-so-complete = none, because the number of pairs is divisible by 3
refuted-pair-is-left = { $pair } is left: its third number is { $third }, which is above { $largest }
refuted-pair-is-used = { $pair } is used in { $trio }

# next-value
next-value-prompt = The Grundy value *g*(*n*) is the smallest of the numbers 0, 1, 2, … that no move from *n* reaches as a value. Find the missing value.
next-value-split-prompt = The Grundy value *g*(*n*) is the smallest of the numbers 0, 1, 2, … that no move from *n* reaches as a value; two parts have the nim-sum of their values. Find the missing value.
next-value-sample = If the moves from 100 reached the values 0, 1 and 4, you would write: *g(100) = 2*.
next-value-leaves = left
next-value-value = value
next-value-caption = What a move from { $heap } may leave, and its value
next-value-moves = What a move from { $heap } may leave, and the value of that:
next-value-split = What falls in two is worth the nim-sum of both values. For instance { $left } is worth { $sum }.
looks-adds-split = the two values added in the ordinary way
looks-one-more-than-reached = one more than the largest value reached
refuted-move-leaves = a move leaves { $left }, which has the value { $value }

# period
period-rules = **Period.** A move takes one of the given numbers of tokens. If *m* is the largest of them, the Grundy values repeat for ever as soon as *m* of them in a row come again.
period-prompt = Find the shortest period, the first heap from which it holds, and the last heap whose value is needed to see it.
period-sample = With 1 or 2 tokens and the values 0, 1, 2, 0, 1, … you would write: *period 3, from 0 on; g(4) is needed*.
period-takes = A move takes { $numbers } tokens.
write-period = The period is { $length }, from { $from } on; *g*({ $last }) is needed.
period-shown = period { $length }, from { $from } on; *g*({ $last })
period-answer = The period is { $length }, from { $from } on; values up to *g*({ $last }) are needed.
period-again = The { $most } values from *g*({ $first }) to *g*({ $last }) are { $values }, and so are those from *g*({ $first-again }) to *g*({ $last-again }).
period-for-ever = A move takes at most { $most }, so each value follows from the { $most } before it. Once { $most } in a row come again, everything after them does: from there on *g*(*n* + { $length }) = *g*(*n*).
period-not-earlier = It does not hold earlier: *g*({ $before }) = { $value }, but *g*({ $later }) = { $other }.
period-not-shorter = No period is shorter. It would divide { $length }, so { $count ->
    [one] { $parts } would be a period, too
   *[other] one of { $parts } would be a period, too
}; but { $refuted }.
looks-from-the-start = the period taken to hold from 0 on
looks-one-more-than-take = one more than the largest take, as if everything up to it could be taken
looks-two-periods-needed = two whole periods, as if all of the second had to be seen
refuted-other-values-needed = { $most } values in a row that come again are enough, and *g*({ $last }) is the last of them
looks-sum-of-takes = the numbers that may be taken added
looks-two-periods = two periods taken for one
refuted-not-equal = *g*({ $heap }) = { $value }, but *g*({ $later }) = { $other }
refuted-shorter-period = the values already repeat after { $length }
route-window = the shortest distance at which enough recomputed values agree

# zeckendorf
zeckendorf-rules = **Fibonacci sums.** The Fibonacci numbers are 1, 2, 3, 5, 8, …: each is the sum of the two before it.
zeckendorf-prompt = Write the number as a sum of different Fibonacci numbers, no two of them neighbours in this list.
zeckendorf-sample = For 4 you would write: *3 + 1*.
write-sum = { $number } = { $blank }
zeckendorf-list = The Fibonacci numbers that fit are { $numbers }.
zeckendorf-take = The largest that fits into { $rest } is { $part }; that leaves { $left }.
zeckendorf-last = { $part } is a Fibonacci number itself.
zeckendorf-no-neighbours = Taking the largest each time never takes neighbours: if the next smaller one still fitted, their sum, a larger Fibonacci number, would have fitted before. And no other choice without neighbours has this sum (Zeckendorf).
looks-neighbours = two neighbours in the sum
looks-one-twice = the number 1 used twice
looks-powers-of-two = powers of 2 instead of Fibonacci numbers
refuted-are-neighbours = { $larger } and { $smaller } are neighbours; together they are { $sum }
refuted-same-twice = { $larger } is used twice; together that is { $sum }
refuted-no-fibonacci = { $number } is not a Fibonacci number
route-largest-first = the largest Fibonacci number that fits, again and again
route-every-choice = every choice of Fibonacci numbers without neighbours

# fibonacci-limit
fibonacci-limit-prompt = The game has begun. What is the least number of tokens that the player to move must be allowed to take, in order to win?
fibonacci-limit-sample = With 4 tokens left you would write: *1*; take it, and the other player may take 1 or 2 of 3.
write-limit = { $heap } tokens are left. At least { $blank } must be allowed.
fibonacci-limit-answer = At least { $least } of the { $heap } tokens must be allowed.
fibonacci-limit-take = If { $least } may be taken, take it. That leaves { $left }, and the other player may take at most { $twice }, less than its smallest part { $next }.
fibonacci-limit-whole = Taking all { $heap } wins at once.
fibonacci-limit-less = With { $less } allowed, less than the smallest part { $least }, the player to move loses.
looks-largest-part = the largest part instead of the smallest
looks-second-smallest-part = the second smallest part
looks-remainder-of-three = what is over a multiple of 3, as if at most two could ever be taken
looks-a-third = less than a third of the heap, so that the other player cannot take the rest
looks-whole-heap = the whole heap
refuted-too-few = with at most { $most } the player to move loses, because { $why }
refuted-fewer-do = { $least } is enough: take it, leaving { $left }
route-search-limit = the outcome with 1, 2, 3, … allowed, from the end backwards

# label-board, wrong-square
board-steps-rules = **A token on a board.** A move takes it left or down by one of the distances given.
board-steps = To the left { $left }, or down { $down }.
label-board-prompt = A square is named by its distances from the bottom left corner, first across, then up. Mark with P every square from which the player to move loses.
label-board-prompt-queen = Mark with P every square from which the player to move loses.
label-board-sample = With 1 to the left, or 1 down, the lost squares up to (1, 1) are: *(0, 0), (1, 1)*.
label-board-sample-queen = Of the squares up to (1, 1) only one is lost: *(0, 0)*.
label-board-answer = The lost squares are { $squares }.
label-board-fill = Begin at the corner and go outwards. A square gets an N if some move from it reaches a P, and a P if none does.
label-board-won = So { $square } has an N: a move leads to { $to }, which has a P.
label-board-lost = And { $square } has a P: { $count ->
    [one] its only move leads to { $reached }, which has an N
   *[other] its moves lead to { $reached }, and these all have an N
}.
label-board-values = A check: moving left only, the columns have the Grundy values { $left }; moving down only, the rows have { $down }. A square is lost if and only if its two values are equal.
looks-only-ends = only the squares without a move
looks-diagonal = the diagonal, where both distances are equal
looks-doubled = squares where one distance is twice the other
looks-both-even = squares with two even distances
refuted-reaches-lost = { $square } wins: a move leads to { $to }, which is lost
refuted-lost-missing = { $square } is missing: no move from it reaches a lost square
route-equal-values = equal Grundy values in both directions
wrong-square-prompt = P should be where the player to move loses, N where the player to move wins. One letter is wrong: name its square by its distances from the bottom left corner, first across, then up.
wrong-square-prompt-queen = P should be where the player to move loses, N where the player to move wins. One letter is wrong: name its square.
wrong-square-sample = If the corner had an N, you would write: *(0, 0)*.
write-wrong-square = The wrong letter is at { $square }.
wrong-square-answer = The wrong letter is at { $square }.
wrong-square-look = Check from the corner outwards: a P has no move to a P, and an N has one. The first letter that breaks this rule is wrong, because all letters that it depends on are right.
wrong-square-is-n = { $square } should have an N: a move leads to { $to }, which has a P.
wrong-square-is-p = { $square } should have a P: { $count ->
    [0] no move leads from it
    [one] its only move leads to { $reached }, which has an N
   *[other] its moves lead to { $reached }, and all of these have an N
}.
wrong-square-misleads = { $count ->
    [one] The letter at { $other } does not fit the letters before it either, but only because of the wrong one at { $square }.
   *[other] { $count } more letters do not fit the letters before them, such as the one at { $other }, but only because of the wrong one at { $square }.
}
wrong-square-mended = With that letter turned round every letter fits.
looks-misled-square = a square blamed whose letter only suffers from the wrong one
looks-swapped-distances = up first and then across
looks-distances-from-one = distances counted from 1
refuted-letter-n = the N at { $square } is right: a move leads to { $to }, which is lost
refuted-letter-p = the P at { $square } is right: no move from it reaches a lost square
route-turn-each-letter = each letter turned round in turn, until all fit

# which-heap
which-heap-ridinim-rules = **Ridinim.** A move takes from one heap: from Rim a number that shares no divisor with the heap except 1, from Dim a divisor, from Nim any number.
which-heap-kayles-rules = **Three games at once.** A move knocks down one pin or two neighbours in part 1, takes 1, 2 or 3 tokens from part 2, or any number from part 3.
which-heap-prompt = Only one of the three parts has a winning move. Which one, and which Grundy value must it have after that move?
which-heap-sample = If all parts but the second were empty, you would write: *part 2, with the value 0*.
write-part-and-value = The move is in part { $part } and leaves it with the value { $value }.
which-heap-shown = part { $part }, value { $value }
which-heap-answer = In part { $part }: its value goes from { $from } to { $to }.
which-heap-value = Part { $part } ({ $game }, { $heaps }) has the value { $value }: its moves reach the values { $reached }, and { $value } is the smallest number missing there.
which-heap-can = To make the nim-sum 0, part { $part } would have to go from { $from } to { $to }. That is possible: { $move }.
which-heap-cannot = Part { $part } would have to go from { $from } to { $to }, but no move of it reaches { $to }.
looks-largest-heap = the part with the largest number, because it looks most important
looks-largest-value = the part with the largest value
looks-leaves-the-sum = the nim-sum left, instead of what makes it 0
looks-clears-it = the value of the part made 0, whatever the others are worth
refuted-sum-not-zero = then the values have the nim-sum { $sum }, which is not 0
refuted-value-not-reached = the moves in part { $part } only reach the values { $reached }
route-sum-of-values = the nim-sum of the values of the parts
route-search-and-balance = every winning move by search, and the heap of Nim that balances what it leaves

# coin-heaps
coin-heaps-prompt = Each dark coin is worth a heap of Nim. Write the values of the dark coins from the left, and their nim-sum.
coin-heaps-sample = If only the leftmost coin were dark, you would write: *1; nim-sum 1*.
write-coin-values = Values { $values }; nim‑sum { $sum }
coin-heaps-shown = { $values }; nim-sum { $sum }
coin-heaps-answer = The dark coins are worth { $values }; the nim-sum is { $sum }.
refuted-coin-beside = coin { $coin } alone beside a Nim heap of { $heap } would have to be lost, but it is not; { $why }
refuted-row-beside = the row beside a Nim heap of { $heap } would have to be lost, but it is not; { $why }
route-nim-heap-beside-coin = the heap of Nim that makes a lost position beside each coin alone, and beside the row

# losing-set
losing-set-rules = **A subtraction game.** There is one heap. A move takes one of the given numbers of tokens.
losing-set-prompt = Which heaps are lost for the player to move? Their sizes follow a rule: divide by a number, as small as possible, and say which remainders the lost sizes have.
losing-set-sample = With 1 or 2 tokens you would write: *remainder 0 after division by 3*.
write-remainders = Lost: remainder { $remainders } after division by { $modulus }
losing-set-answer = The lost heaps are those with remainder { $remainders } after division by { $modulus }.
losing-set-remainder = remainder
losing-set-take = take
losing-set-leaves = leaves
losing-set-caption = A take that leads from each other remainder to a lost one, modulo { $modulus }
losing-set-first = Decided one by one from 0 up to { $last }, the lost heaps are { $heaps }.
losing-set-from-lost = So the lost remainders after division by { $modulus } seem to be { $remainders }. From them no take leads to one of them: { $moves }.
losing-set-to-lost = From every other remainder some take does:
losing-set-small = Each remainder has been looked at, so this holds for all heaps from { $most } on, where every take is possible; and the smaller heaps have been decided one by one.
looks-below-least-take = a pattern of heaps below the smallest take, repeated after the smallest and the largest take together
looks-only-one-remainder = only the multiples of the number
refuted-heap-is-lost = a heap of { $heap } is lost, because { $why }
refuted-heap-is-won = a heap of { $heap } is not lost; { $why }
route-induction = the first heaps one by one, and an induction over the remainders

# find-rule
find-rule-rules = **Find the rule.** A subtraction game has one heap, and a move takes one of a set of numbers.
find-rule-prompt = With which of these sets are exactly the given heaps lost for the player to move? Tick every one.
find-rule-sample = If the lost heaps were 0, 4, 8, …, you would tick: *{"{"}1, 2, 3{"}"}* and *{"{"}1, 2, 3, 5{"}"}*.
find-rule-lost = Up to { $last } the lost heaps are { $heaps }.
find-rule-answer = { $count ->
    [one] Only this set fits: { $sets }
   *[other] These sets fit: { $sets }
}.
find-rule-how = Work out the lost heaps of each set from 0 upwards, until one differs: a heap is lost if no take leads to a lost one.
find-rule-fits = { $set } fits: up to { $last } its lost heaps are just these.
find-rule-too-many = { $set } does not fit: with it a heap of { $heap } is lost, too, because no take leads to a lost heap.
find-rule-too-few = { $set } does not fit: with it a heap of { $heap } is won by taking { $take }, which leaves { $left }.
looks-first-lost-heaps = every set that fits the first lost heaps, without going on
looks-one-set-only = the first set that fits, as if there could be no other
looks-lost-cannot-be-taken = every set that holds no lost heap
looks-largest-gap = every set whose largest number is large enough for the largest gap between lost heaps
refuted-set-loses = with { $set } a heap of { $heap } is lost, too, because { $why }
refuted-set-wins = with { $set } a heap of { $heap } is not lost; { $why }
refuted-set-missing = { $set } fits as well: up to { $last } it has the same lost heaps
route-first-heaps = the lost heaps of each set one by one

# big-index
big-index-rules = **A large number.** One whole period of Grundy values is given.
big-index-prompt = Find the value of the large number.
big-index-sample = With the period 3 from 1 on, 10 has the same value as 1, because 10 − 1 = 9 is divisible by 3.
big-index-repeats = { $game }: from { $from } on the values repeat with period { $period }.
big-index-caption = Grundy values *g*({ $from }) to *g*({ $last })
big-index-divide = Count from { $from }, where the period begins: { $heap } − { $from } = { $difference } = { $times } · { $period } + { $rest }.
big-index-same = So the value is the same as that of { $from } + { $rest }: { $equal }.
looks-remainder-from-the-start = the value of { $heap }, the remainder, where the period does not yet hold
looks-place-of-remainder = the remainder { $heap } counted from the beginning of the table, without taking away where it begins
looks-one-place-off = one place before { $heap } in the table
looks-remainder-itself = the remainder { $heap } itself
refuted-same-value = { $heap } comes { $times } periods of { $period } after { $same }, and *g*({ $same }) = { $value }
route-recomputed-period = the values recomputed from the rules, until the condition of Guy and Smith holds

# chomp-column
chomp-column-prompt = The numbers are the heights of the columns from the left; one is hidden. Find it: the player to move loses.
chomp-column-sample = For (?, 1) you would write: *2*.
write-column = The hidden column has { $blank } squares.
chomp-column-answer = { $height ->
    [one] 1 square
   *[other] { $height } squares
}: { $columns } is lost.
chomp-column-won = { $columns } is won: { $move }; that leaves { $left }, which is lost.
chomp-column-lost = { $columns } is lost. Each bite leaves one of the bars on the left, and the answer leaves the lost bar on the right:
chomp-column-bite = after a bite
chomp-column-answered = after the answer
chomp-column-caption = What each bite of { $columns } leaves, and a lost bar that the answer leaves
chomp-column-longer = If the hidden column were longer, one bite would shorten it and leave { $columns }. So no other length is lost.
chomp-column-longest = The hidden column cannot be longer than the one before it. So no other length is lost.
looks-one-more-than-next = one more than the column beside it, as with two columns
looks-others-together = as many as the other columns have together
looks-nim-sum-of-columns = the nim-sum of the other columns
looks-as-long-as-next = as long as the next column
looks-one-less-than-before = one less than the column before it, as with two columns
route-search-column = the first length with a lost outcome, from the end backwards

# mirror-pins
mirror-pins-prompt = Pins are numbered from the left; crosses have fallen. You began in the middle and keep the row symmetric: answer the opponent’s last shot.
mirror-pins-sample = In a row of 5, to a shot at pin 1 you would write: *5*.
mirror-pins-now = The opponent has just knocked down { $count ->
    [one] pin { $pins }
   *[other] the pins { $pins }
}.
write-pins = I knock down: { $pins }
pins-shown = { $count ->
    [one] pin { $pins }
   *[other] pins { $pins }
}
mirror-pins-answer = { $count ->
    [one] Knock down pin { $pins }
   *[other] Knock down the pins { $pins }
}.
mirror-pins-image = A pin and its image add up to { $sum }. So { $count ->
    [one] the image of { $hit } is { $answer }
   *[other] the images of { $hit } are { $answer }
}, ringed here.
mirror-pins-stands = These pins stand: before the opponent’s shot the row was symmetric, so an image had fallen only if its pin had. And neighbours have neighbours as images.
mirror-pins-always = No shot of the opponent reaches across the gap in the middle. So there is always an answer, and the opponent is the first who finds no pin.
looks-shifted-half = the same place in the other half, counted from its left end instead of from the right
looks-counts-from-zero = one pin too far to the left
looks-one-pin-of-two = only one pin for two
looks-two-pins-for-one = two pins for one
refuted-pin-gone = pin { $pin } does not stand
refuted-no-such-pin = there is no pin { $pin }
refuted-pin-alone = then pin { $pin } stands and its image, pin { $image }, does not
route-reflection = the reflection in the middle of the row
route-only-symmetric-shot = the only shot that leaves the row symmetric, and the outcome of what is left

# mirror-disc
rule-discs-round = The table is round, { $width } across.
rule-discs-rectangle = The table is { $width } wide and { $height } deep.
rule-discs = **Discs on a table.** Two players put discs, each { $diameter } across, in turn. Discs may touch but not overlap, none may hang over the edge, and whoever has no room for another disc loses.
mirror-disc-before = { $count ->
    [one] There is a disc at { $places }.
   *[other] There are discs at { $places }.
}
mirror-disc-prompt = A disc is named by its centre, measured from the centre of the table. You began there and keep the table symmetric: answer the opponent’s last disc.
mirror-disc-now = The opponent’s last disc is at { $place }.
mirror-disc-sample = To a disc at (3, 1) you would write: *(−3, −1)*.
write-place = My disc goes to { $place }.
mirror-disc-answer = The disc goes to { $place }.
mirror-disc-image = The image of { $place } through the centre has the opposite coordinates: { $image }.
mirror-disc-room = There is room for it: every disc has its image on the table, so a disc in the way at { $image } would have an image in the way at { $place }, where the opponent’s disc did fit. And a disc that overlaps its own image would overlap the disc in the centre.
mirror-disc-always = So each disc of the opponent has its answer, and the opponent is the first who has no room.
looks-mirrors-one-axis = reflected in one axis only
looks-quarter-turn = a quarter turn instead of a half turn
looks-touches = right beside the opponent’s disc
looks-swaps-coordinates = the coordinates exchanged
refuted-without-image = then the disc at { $place } has no image: no disc is at { $image }
refuted-no-room = there is no room at { $place }
route-copying = the strategy of copying
route-sum-of-centres = the only place where all centres add up to zero, with every disc in its room

# find-misprint
misprint-prompt = Exactly one number of the table is misprinted; it can be in any line. Find it.
misprint-sample = For the lines (2, 4, 8), (1, 2, 5) you would write: *line 1, column c, 5 should be 4*.
misprint-caption = A reduction with a misprint
head-line = line
misprint-answer = In line { $line }, column { $column }: { $wrong } should be { $right }.
misprint-check-each-line = Make each line from the line before, and compare.
misprint-in-line = In column { $column } line { $before } gives { $half } for line { $line }, but { $wrong } is printed there.
misprint-next-fits = Line { $line } confirms it: it comes from { $right } and not from { $wrong }.
misprint-in-first-line = All lines below fit together, but in column { $column } the first number { $wrong } does not give { $below }. Only { $even } and { $odd } do, and since the sum of line 0 has to be even, it is { $right }.
misprint-only-repair = No other change of a single number makes all lines fit.
repair = line { $line }, column { $column }: { $right }
residues = remainder { $remainders } after division by { $modulus }
true-for-all = true
false-for = false for { $numbers }
looks-mends-line-below = the line below made to fit the misprint
looks-mends-line-above = the line above made to fit the misprint
refuted-lines-do-not-fit = then lines { $above } and { $below } do not fit
refuted-stops-elsewhere = then the reduction would stop at another line

# early-stop
early-stop-prompt = **Stopping early.** Báron’s reduction has come to a line whose smallest number is 1. Decide by the two other numbers: are the three heaps a lost trio?
early-stop-sample = For (1, 2, 2) you would tick: *not a lost trio*.
early-stop-choice-lost = a lost trio
early-stop-choice-not = not a lost trio
early-stop-is-trio = { $trio } is a lost trio.
early-stop-is-not = { $trio } is not a lost trio.
early-stop-odd = The sum { $sum } is odd, and every lost trio has an even sum.
early-stop-even-and-next = Beside 1 a lost trio has an even number and the next one. { $b } is even, and { $c } is the next number.
early-stop-odd-and-next = Beside 1 a lost trio has an even number and the next one. { $b } and { $c } follow one another, but the smaller is odd: the partner of { $b } is { $expected }.
early-stop-too-far-apart = Beside 1 a lost trio has an even number and the next one. The sum is even, but the partner of { $b } is { $expected } and not { $c }.
early-stop-run-on-equal = One more step shows why: { $line } has two equal heaps, which are lost.
early-stop-run-on-unequal = One more step shows why: { $line } has two different heaps, which are not lost.
looks-any-neighbours = lost because two of the numbers follow one another
looks-odd-number-first = lost only if the smaller of the two neighbours is odd
looks-even-sum-is-enough = lost because the sum is even
looks-one-is-enough = lost because the smallest number is 1
route-even-and-next = Báron’s rule: beside 1 an even number and the next one
route-running-on = one more step of the reduction, to a pair

# reply-table
reply-table-prompt = You have left a lost position. The table shows moves of the opponent. Answer each with the position that you leave; only one wins.
reply-table-sample = In (2, 2, 0), if the opponent leaves (2, 1, 0), you would write: *(1, 1, 0)*.
reply-table-position = You have left { $position }.
reply-table-caption = Moves of the opponent and the replies to them
reply-table-faced = the opponent leaves
reply-table-reply = you leave
reply-table-because = which is lost:
reply-table-nothing = nothing is left
reply-table-equal = two equal heaps
reply-table-trio = the lost trio { $trio }
reply-table-highest = In a lost position every column is even. If heap { $heap } goes from { $from } to { $to }, the highest column that changes is { $place }, where heap { $heap } had a one. Exactly one other heap has a one there: heap { $other }. Only that heap can make every column even again.
reply-table-one-each = So each move has exactly one reply: it leaves two equal heaps, or a smaller lost trio.
looks-takes-as-many = as many taken from another heap as the opponent took
looks-takes-the-rest = the rest of the same heap taken
reply-shown = { $made } after { $faced }
refuted-reply = after { $faced } this leaves { $made }, and the opponent wins: { $why }
route-highest-changed-column = the one other heap with the highest column that has changed

# count-trios
count-trios-prompt = **Lost trios.** Three different heaps are a lost trio if the player to move loses. How many lost trios have no heap above the number given?
count-trios-sample = Up to 3 there is only (1, 2, 3), and you would write: *1*.
count-trios-most = No heap above { $most }
write-count = There are { $blank } lost trios.
count-trios-answer = { $count ->
    [one] There is one lost trio
   *[other] There are { $count } lost trios
} with no heap above { $most }.
count-trios-none-below = Up to 1 there is no trio at all.
count-trios-complete = Up to { $complete }, one less than a power of 2, each of the { $pairs } pairs is in exactly one lost trio. A trio uses three pairs, so the number of lost trios is { $pairs } ÷ 3 = { $count }.
count-trios-by-largest = From { $power } on, count by the largest heap. Column { $power } has to be even, so the middle heap is at least { $power } too, and it fixes the smallest. So { $power } is the largest heap of no lost trio, { $next } of one, and so on.
count-trios-largest-is = With the largest heap { $largest } there { $count ->
    [one] is one
   *[other] are { $count }
}: { $trios }{ $more ->
    [0] .
   *[other] , and so on.
}
count-trios-sum = The largest heaps { $power } to { $most } together add { $sum } = { $above }, and { $below } + { $above } = { $all }.
looks-pairs-by-three = the { $pairs } pairs divided by 3, as if every pair were in a trio
looks-counts-power = one trio too many for each largest heap, as if the power of 2 itself were the largest heap of one
looks-only-complete = only the trios whose heaps are all below the largest power of 2
looks-all-threes = all ways to choose three different heaps
looks-only-largest = only the trios with the largest number
refuted-power-has-none = { $power } is the largest heap of no lost trio: its column would hold a single one
refuted-not-lost-trio = { $trio } is not a lost trio
refuted-trio-missing = { $trio } is missing
route-by-largest = counting by the largest heap
route-builder-list = the list of trios that the builder makes

# both-plays
both-plays-prompt = The same move can be made in two games: in one the last token wins, in the other it loses. Tick the games in which the move wins; perhaps neither.
both-plays-sample = For “take 1 from heap 1” in (2, 1) you would tick: *the last token wins*.
both-plays-move = The move: { $move }
both-plays-normal = the last token wins
both-plays-misere = the last token loses
both-plays-wins-both = The move wins in both games.
both-plays-wins-normal = The move wins only if the last token wins.
both-plays-wins-misere = The move wins only if the last token loses.
both-plays-wins-none = The move wins in neither game.
both-plays-leaves = The move leaves { $position }.
both-plays-ones-even = Only { $ones } heaps of one are left, and they go one at a time. The number is even, so whoever made the move takes the last token: that wins if the last token wins, and loses if it loses.
both-plays-ones-odd = Only { $ones ->
    [one] one token is left. The opponent has to take it
   *[other] { $ones } heaps of one are left, and they go one at a time. The number is odd, so the opponent takes the last token
}: that loses if the last token wins, and wins if it loses.
both-plays-one-large = Exactly one heap of two or more is left. The opponent can take all of it or all but one, and so chooses whether an even or an odd number of single tokens is left. The opponent wins both games.
both-plays-columns-even = Two heaps of two or more are left, and every column is even. With two or more such heaps both games are won in the same way, so the move wins in both.
both-plays-columns-odd = Two heaps of two or more are left, and some column is odd. With two or more such heaps both games are won in the same way: the opponent makes every column even and wins both.
looks-same-in-both = the same verdict for both games
looks-normal-from-misere = the verdict of the game in which the last token loses, taken for both
looks-never-both = a move that wins in both games thought impossible
looks-counts-heaps = the heaps left counted, as if each held one token
looks-largest-heap-taken = won as soon as no large heap is left
refuted-if-last-wins = if the last token wins, { $why }
refuted-if-last-loses = if the last token loses, { $why }
route-both-rules = the rule for each of the two games
route-search-both = the outcome of every smaller position in both games, from the end backwards

# join
join-prompt = Two positions are put side by side and played as one game.
join-question = Tick what is lost for the player to move: each position by itself, and both together.
join-sample = For (2, 2) and (1, 3) you would tick: *the first*.
join-and = and
join-first-lost = the first position
join-second-lost = the second position
join-both-lost = both together
join-lost-first = Only the first position is lost.
join-lost-second = Only the second position is lost.
join-lost-together = Only both together are lost.
join-lost-everything = The first, the second, and both together are lost.
join-lost-nothing = None of the three is lost.
join-lost-alone = The first and the second position are lost, but not both together.
join-lost-first-together = The first position and both together are lost.
join-lost-second-together = The second position and both together are lost.
join-sums = The nim-sums of the two: { $first } and { $second }. A position is lost if its nim-sum is 0, that is, if every column is even.
join-lost-lost = Both are lost, so both together are lost: answer each move in the position in which it was made.
join-lost-won = One is lost and one is not, so both together are won: make a winning move in { $won }, which leaves two lost positions.
join-won-won-equal = Neither is lost, and then the two verdicts alone do not decide. Here both nim-sums are { $sum }, so together every column is even: both together are lost.
join-won-won-different = Neither is lost, and then the two verdicts alone do not decide. Here the nim-sums { $first } and { $second } differ, and together they make { $sum }: both together are won.
looks-lost-and-lost-is-won = two lost positions taken together for won
looks-won-stays-won = lost together only if both are lost alone
looks-won-and-won-is-lost = two won positions taken together for lost
looks-any-lost-part = lost together because one of them is lost
looks-even-totals = judging by the totals: even lost, odd won
refuted-join = in { $position } { $why }
route-search-three = the outcomes of the three positions, from the end backwards

# hardy
hardy-prompt = Is (*n*, *M* − *n*, *M*) lost for every *n* from 1 to *M* − 1?
hardy-question = If not, give the smallest *n* for which the player to move wins.
hardy-sample = For *M* = 3 you would tick: *lost for every n*.
hardy-family = *M* = { $most }
hardy-choice-true = lost for every *n*
hardy-choice-false = not lost for *n* = { $blank }
hardy-shown-false = not lost for *n* = { $n }
hardy-true = { $most } is one less than a power of 2: lost for every *n*.
hardy-false = Not lost for *n* = { $n }: { $trio }.
hardy-all-ones = { $power } is a power of 2, so { $most } has a one in each of its columns. Wherever *n* has a one, { $most } − *n* has none, and the other way round. So every column holds exactly two ones: every such trio is lost.
hardy-example = For example *n* = { $n }:
hardy-lowest-zero = In binary the lowest column in which { $most } has a zero is { $place }.
hardy-below = If *n* is below { $place }, all ones of *n* are in columns where { $most } has one too. Then { $most } − *n* has exactly the other ones of { $most }, every column is even, and the trio is lost.
hardy-fails-at = For *n* = { $place } the subtraction borrows, and { $trio } has an odd column:
looks-true-for-odd = lost for every *n*, as for 3 and 7
looks-fails-in-the-middle = only the middle of the row tried
looks-not-the-smallest = an *n* that fails, but not the smallest
looks-fails-at-two = the first *n* above 1, untested
refuted-hardy-lost = { $trio } is lost, because { $why }
refuted-hardy-won = { $trio } is not lost; { $why }
refuted-hardy-smaller = *n* = { $n } is smaller, and { $trio } is not lost; { $why }
route-lowest-zero = the lowest column in which *M* has a zero
route-search-each = the outcome of each trio, from the end backwards

# shift-trio
shift-prompt = The trio given is lost. The same number is added to its second and its third heap. Tick the numbers that give a lost position again.
shift-sample = For (1, 1, 0) and the numbers 1 and 2 you would tick: *2*, because (1, 3, 2) is lost.
shift-numbers = { $trio }, and to the second and third heap add:
shift-added = added
shift-nim-sum = nim-sum
shift-verdict = position
shift-lost = lost
shift-not-lost = not lost
shift-caption = The numbers added, and the nim-sums of the new positions
shift-answer = { $count ->
    [0] None of the numbers gives a lost position.
    [one] Only { $shifts } gives a lost position.
   *[other] { $shifts } give lost positions.
}
shift-power = The smallest power of 2 above { $a } is { $power }. From column { $power } on, the two larger heaps have the same digits. A multiple of { $power } changes only these columns, and both heaps alike. So every multiple of { $power } may be added.
shift-table = Any other number has to be tried:
shift-lucky = { $s } is not a multiple of { $power }, and yet it fits: the multiples are sure, but not the only ones.
looks-any-even-number = every even number
looks-any-power-of-two = every power of 2
looks-only-the-power = only the power of 2 itself and not its multiples
looks-difference-stays = every number, because the difference of the two heaps stays the same
refuted-shift = adding { $s } gives { $made }, where { $why }
route-search-shifted = the outcome of each new position, from the end backwards

# trio-images
images-prompt = Which of these changes turn the lost trio into another lost position? Tick them.
images-sample = For (1, 1, 0) you would tick “double all three”, because (2, 2, 0) is lost.
images-trio = The lost trio is { $trio }.
images-double = double all three
images-double-and-two = double all three, then add 1 to all but heap { $place }
images-double-and-one = double all three, then add 1 to heap { $place }
images-double-and-all = double all three, then add 1 to each
images-double-two = double all but heap { $place }
images-one-more = add 1 to each
images-halve = halve all three
images-raise-two = add 1 to all but heap { $place }
images-lower-odd = subtract 1 from both odd numbers
images-lower-and-halve = subtract 1 from both odd numbers, then halve all three
images-columns = In binary columns the trio has an even number of ones in every column. See what happens to them:
images-by-sum = Two theorems of Báron are in this: (2*a*, 2*b*, 2*c*) is lost if and only if (*a*, *b*, *c*) is, and adding 1 to two of the doubled numbers changes nothing.
images-caption = What is done, and what becomes of the trio
images-done = done
images-image = gives
images-because = because
images-why-moved = every column moves one place, as it is
images-why-moved-and-two = every column moves one place, and the new last one has two ones
images-why-last-column = only the last column changes, in two of its digits
images-why-reduced = the two ones of the last column go, and the others move one place
images-why-odd-sum = the last column has an odd number of ones
images-why-one-moved = the ones of one heap stay behind, and so some column becomes odd
images-answer = { $count ->
    [0] Lost again after none of them.
    [one] Lost again only after the change in box { $boxes }.
   *[other] Lost again after the changes in boxes { $boxes }.
}
looks-any-even-sum = every position with an even sum
looks-only-multiples = only doubling and halving of all three
looks-any-doubling = whatever doubles, for two numbers as for three
looks-same-for-all = whatever is done to all three alike
refuted-image = in { $made } { $why }
route-columns-moved = what is done to the columns
route-search-images = the outcome of each new position, from the end backwards

# equal-games
equal-games-rules = **Nim and Dim.** A move takes tokens from one heap: any number from a Nim heap, a number that divides the heap from a Dim heap.
equal-games-prompt = Which of these sums does the player to move lose? Tick them.
equal-games-sample = You would tick “nim 2 + nim 2”: whatever is done in one heap can be done in the other.
equal-games-nim = nim { $heap }
equal-games-dim = dim { $heap }
equal-games-values = Dim { $equal } has the value { $value }, and Dim { $other } the value { $differs }.
equal-games-answered = Two games with the same value cancel: together they are lost, and beside other games they change nothing.
equal-games-cancel = So two copies of a game cancel, and { $nim } cancels { $equal }. Strike them out two by two.
equal-games-nothing-left = Sum { $box }: nothing is left, so it is lost.
equal-games-one-left = Sum { $box }: { $left } is left, so it is won.
equal-games-two-left = Sum { $box }: { $one } and { $other } are left. Their values differ, so it is won.
equal-games-answer = { $count ->
    [0] None of the sums is lost.
    [one] Only sum { $boxes } is lost.
   *[other] Sums { $boxes } are lost.
}
looks-counts-games = an even number of games, whatever they are
looks-same-name-only = only copies cancelled, and not equal games with other names
looks-other-game-forgotten = the Dim heap of the other value left out of the count
refuted-sum = in sum { $box } { $why }
route-equal-games-cancel = equal games, cancelled two by two

# order-proof
order-proof-prompt = **A proof out of order.** The lines of a proof have been shuffled. Write their numbers in an order in which every line uses only what was said before it.
order-proof-sample = For a proof of three lines that begins with its second line you might write: *2, 3, 1*.
order-proof-theorem = To prove: { $theorem }
order-proof-line = Line { $line }: { $says }
order-proof-only = Every line uses what the line before it has introduced, so no other order will do.
write-order = The order: { $blank }
looks-conclusion-first = the conclusion put first
looks-uses-before-naming = two lines in the middle exchanged
looks-concludes-too-early = the last two lines exchanged
looks-begins-too-late = the first two lines exchanged
refuted-uses-line = line { $line } uses what line { $used } introduces, and comes before it
route-written-order = the order in which the proof was written
route-every-order = every order tried: exactly one introduces everything before it is used
proof-breaks = In Nim, if every column is even, each move makes some column odd.
proof-breaks-lowered = A move lowers one heap, say from *a* to *d*.
proof-breaks-differ = Since *d* is not *a*, their binary digits differ in some column *k*.
proof-breaks-others-stay = No other heap has changed, so in column *k* exactly one digit has.
proof-breaks-by-one = With this one digit, the number of ones in the column has gone up or down by exactly one.
proof-breaks-odd = It was even before this change by one, so now it is odd.
proof-repairs = In Nim, if some column is odd, some move makes every column even.
proof-repairs-highest = Let *k* be the highest odd column.
proof-repairs-holder = Some heap has a one in column *k*, because zero is even; let *a* be such a heap.
proof-repairs-turned = Change every digit of *a* that is in an odd column, *k* among them, and call the new number *d*.
proof-repairs-smaller = Above *k* the digits of *d* are those of *a*, and in column *k* a one has become a zero: so *d* is smaller than *a*.
proof-repairs-legal = Because *d* is smaller, it is a legal move to lower this heap to *d*.
proof-repairs-all-even = By this move one digit has changed in every odd column and none in the even ones: now every column is even.
proof-copies = In Nim, two equal heaps are lost for the player to move.
proof-copies-equal = Let both heaps hold *n* tokens.
proof-copies-takes = The player to move takes *t* tokens from one of the two heaps of *n*.
proof-copies-room = The other heap has at least *t* tokens too, so the answer may be to take *t* there.
proof-copies-again = After this answer the heaps are equal again, and smaller.
proof-copies-always = As they are equal again, the next move can be answered in the same way, and so on until both are empty.
proof-copies-last = So every move has its answer up to the end, and it is an answer that takes the last token.
proof-third = In Nim, beside two heaps *a* and *b* at most one third heap makes a lost position.
proof-third-two-thirds = Suppose that two different third heaps do, *c* and a smaller one, *d*.
proof-third-one-move = Then lowering the third heap from *c* to *d* is a legal move.
proof-third-lost-to-lost = By this move a player comes from a lost position to a lost position.
proof-third-never = That cannot be: from a lost position every move leads to a position that is won for the next player.
proof-third-only-one = This contradiction shows that there are no two such heaps.
proof-beside-one = In a lost trio of Nim (1, *b*, *c*) with *b* below *c*, *b* is even and *c* is the next number.
proof-beside-one-no-ones = The heap 1 has a one in the last column alone, and every column is even: so in all other columns *b* and *c* agree.
proof-beside-one-last-digit = As they agree there, *b* and *c* can differ in the last digit only.
proof-beside-one-exactly-one = In that last digit they do differ: the heap 1 has a one there, so exactly one of *b* and *c* has one too.
proof-beside-one-larger-ends = It must be the larger one, so *c* ends in 1 and *b* ends in 0.
proof-beside-one-next-number = So *b*, which ends in 0, is even, and *c*, which ends in 1 instead, is one more.
proof-steals = In Chomp, on a bar of two squares or more, whoever begins can win.
proof-steals-suppose = Suppose, on the contrary, that the second player could always win.
proof-steals-answer = Then there would be a winning answer even to the bite of the corner square alone; call this answer *x*.
proof-steals-eats-corner = Wherever *x* is, it would have eaten the corner square as well, so *x* as a first bite leaves the same position.
proof-steals-begins-with = So the first player can leave this same lost position at once, by beginning with *x*.
proof-steals-contradiction = By beginning so, the first player wins, which contradicts what was supposed.
proof-fours = If one, two or three tokens may be taken and the last token wins, a heap that is a multiple of 4 is lost.
proof-fours-multiple = Let the heap be a multiple of 4.
proof-fours-one-to-three = From this multiple of 4 the player to move takes *t* tokens: one, two or three.
proof-fours-rest = Then 4 − *t* is also one, two or three, so that many can be taken in answer.
proof-fours-together = The move and its answer take 4 tokens together, so again a multiple of 4 is left, and a smaller one.
proof-fours-repeated = Since it is again a multiple, every move can be answered so, until nothing is left.
proof-fours-last-one = What leaves nothing is then always an answer, so the player to move never takes the last token.

# wrong-line
wrong-line-prompt = Somebody looked for a winning move. Exactly one line is wrong; the lines after it go on with its result. Which line?
wrong-line-sample = If (2, 2, 1) began with 2 ⊕ 2 = 4, you would write: *line 1*.
wrong-line-heaps = Heaps { $heaps }
wrong-line-sum = { $sum }.
wrong-line-highest = The highest column in { $number } is { $power }.
wrong-line-becomes = The heap of { $heap } has a one in column { $column }; lower it to { $sum }.
wrong-line-takes = To leave { $left } of { $heap }, take { $difference }.
write-wrong-line = Line { $blank } is wrong.
wrong-line-answer = Line { $line } is wrong. It should be: { $says }
line-shown = line { $line }
wrong-line-before = { $before ->
    [1] Line 1 is right.
    [2] Lines 1 and 2 are right.
   *[other] Lines 1 to { $before } are right.
}
wrong-line-columns = In line { $line } add the columns without carrying. It should be: { $says }
wrong-line-should-be = Line { $line } should be: { $says }
wrong-line-after = The lines after line { $line } are right by themselves, but go on with its wrong result.
wrong-line-lost = In fact there is no winning move: every column is even.
looks-last-line = the last line, where the result comes out
looks-blames-what-follows = the line that first uses the wrong number
looks-blames-line-before = the line before the wrong one
looks-first-line = the first line
refuted-line-is-true = line { $line } is true by itself: { $says }
route-error-put-in = the error that was put in
route-lines-evaluated = each line evaluated alone, digit by digit

# true-or-false
statement-prompt = **True or false** for every lost trio (*a*, *b*, *c*) of Nim with 0 < *a* < *b* < *c*?
statement-question = If false, give the counterexample with the fewest binary digits in *c*, then the smallest *a*, then *b*.
statement-sample = For *b* < 2 you would write: *false for (1, 2, 3)*.
statement-plain = { $then }.
statement-if = If { $given }, then { $then }.
statement-if-and = If { $first } and { $second }, then { $then }.
statement-less = { $formula }
statement-divides = { $power } divides { $number }
statement-does-not-divide = { $power } does not divide { $number }
statement-choice-true = true of all
statement-choice-false = false for { $trio }
statement-true = True of every lost trio.
statement-false = False for { $trio }.
statement-last-columns = A power of 2 divides a number if and only if the last binary digits of the number are zeros: one digit for 2, two for 4, three for 8, four for 16. In a lost trio every column is even, so each holds no ones or two.
statement-both-zeros = In the last { $digits ->
    [one] column
   *[other] { $digits } columns
} both { $x } and { $y } have zeros, so { $z } has zeros there too.
statement-digits-agree = In the last { $digits ->
    [one] column
   *[other] { $digits } columns
} { $x } has zeros, so { $y } and { $z } have the same digits there. One of these digits of { $y } is a one, so one of { $z } is.
statement-both-odd = Both { $x } and { $y } have a one in the last column, so { $z } has a zero there.
statement-closest-cases = The closest cases, by the number of binary digits of *c*:
statement-caption = The trios for which the two sides are closest
statement-digits = digits
statement-closest = trio
statement-sides = the two sides
statement-difference = difference
statement-for-all = These are examples and no proof. For all trios: read the columns from the left. With each column the difference of the two sides doubles and changes by what the column adds; only finitely many differences come up before it is too large to return, and none of them makes the statement false.
statement-is-lost = { $trio } is a lost trio: every column is even.
statement-with-numbers = With { $trio } the statement says: { $says } That is wrong.
statement-smallest = It holds for every trio before this one: those with fewer binary digits in *c*, and those with as many and a smaller *a*, or the same *a* and a smaller *b*.
looks-holds-for-the-first-few = true because it holds for the first trios that come to mind
looks-other-counterexample = a counterexample, but not the smallest
looks-close-is-equal = the closest trio taken for a counterexample
looks-forgets-condition = the condition forgotten
refuted-statement-fails = with { $trio } it says: { $says }
refuted-smaller-counterexample = { $trio } comes earlier and fails too: { $says }
refuted-statement-holds = with { $trio } it says: { $says } And so it is
refuted-condition-fails = with { $trio } the condition does not hold: { $says }
route-prover = the prover, for all natural numbers
route-columns-from-left = the columns from the left, with all differences that can come up

# tie-break
tie-break-rules = **Another order.** Báron’s builder takes the first pair left and the first third number that fits. Here the numbers were in another order.
tie-break-question = Its trios share no pair, and yet not all are lost. Tick those that are **not** lost.
tie-break-sample = If it had found (2, 32, 34) and (2, 32, 35), you would tick: *(2, 32, 35)*.
tie-break-order = Order: { $order }.
tie-break-found = The trios found:
tie-break-caption = The trios and their nim-sums
tie-break-trio = trio
tie-break-answer = { $count ->
    [0] All are lost.
    [one] Not lost: { $trios }.
   *[other] Not lost: { $trios }.
}
tie-break-sums = A trio is lost if and only if its nim-sum is 0.
tie-break-won = From { $trio } a move leads to a lost position: { $move }.
tie-break-why = That no two trios share a pair says only that no move leads from one trio of the list to another. A lost position also needs a reply to every move, and with the numbers in their own order the builder makes sure of that: it takes the smallest third number that fits, and so every larger third number has a winning move.
looks-every-system-is-lost = all trios taken for lost because no two share a pair
looks-odd-total-only = only trios with an odd sum taken for not lost
looks-sum-of-two = lost only if the largest is the sum of the others
looks-no-trio-is-lost = all trios taken for not lost because the order is wrong
route-search-built = the outcome of each trio, from the end backwards, and the list made again by the builder

# Solutions of any position.
solved-p = P: the previous player wins; whoever has to move loses
solved-n = N: the next player wins; whoever has to move can force it
solved-n-over = N: the game is over; whoever would have to move has won
solved-first = first: x, who began, can force a line
solved-second = second: o can force a line
solved-draw = draw: neither can win if the other plays well
solved-value = { $value }
solved-value-unknown = not known here: { $limit }
solved-no-value-draws = none; games with draws have no Grundy values
solved-no-value-misere = none; it decides nothing in misère play
solved-over = No move is left: the other player made the last move and won.
solved-over-draw = No move is left, and nobody has a line: a draw.
solved-over-misere = No move is left: the other player made the last move and lost.
solved-no-theory = No theory of this game is known here: every position below this one was looked at.
sum-rule = The value of a sum is the nim-sum of the values of its parts.
authored-losing = Proved for all positions: one is lost for the player to move if and only if this holds: { $formula }.
authored-holds = Here this holds. No move leads to another such position, and every move has an answer that does.
authored-fails = Here this does not hold, so some move leads to a lost position.
authored-fails-because = Here this does not hold: { $reason }. So some move leads to a lost position.
authored-then = { $move }. There it holds, so whoever moves next loses.
route-losing-formula = the losing positions of the game’s author, proved
sum-part-nim = Part { $part }: a heap of Nim is worth its number, { $value }.
sum-part-value = Part { $part }: the value of { $heap } is { $value }.
sum-part-row = Part { $part }: fill in one value after the other; that of { $heap } is { $value }.
sum-part = Part { $part }, { $position }: { $value }
values-heap = Heap { $number }, { $heap }: { $value }
values-one-heap = The heap has the { $value }
value-remainder = value { $value }, the remainder of { $heap } after division by { $modulus }.
value-period = value { $value }. The values repeat every { $length } heaps from { $from } on, proved by those up to { $checked }.
value-period-like = value { $value }, like the heap { $like }. The values repeat every { $length } heaps from { $from } on, proved by those up to { $checked }.
value-of-heaps = value { $value }, the nim-sum of its heaps' values.
value-of-coins = value { $value }, the nim-sum of its coins' values.
value-of-last-coin = value { $value }, by the last coin.
value-mex = value { $value }, the mex of its options' values.
method-nim-sum = nim-sum: the heaps added in binary without carry (Bouton)
method-misere-rule = misère rule: as in normal play until only single tokens would be left (Bouton)
method-remainder = mod m+1: the remainder after division by the largest take plus 1
method-period = period: the Grundy values repeat from some heap on
method-octal-values = octal values: mex over all moves; past the table by a proved period, where there is one (Guy, Smith)
method-table-of-values = table of values: mex over all moves, heap after heap
method-powers-of-2 = powers of 2: one more than how often 2 divides the heap
method-smallest-prime-factor = smallest prime factor: its place among the primes; even heaps have 0
method-coin-values = coin values: one for each dark coin, added without carry
method-last-coin = last coin: every move turns it
method-golden-ratio = golden ratio: the lost pairs are multiples of it, rounded down (Wythoff)
method-zeckendorf = Zeckendorf: the smallest part of the heap as a sum of Fibonacci numbers
method-chocolate-tables = chocolate tables: all positions inside the board, from the poison up
method-components = components: parts of the board that do not touch, each solved by itself
method-losing-formula = losing positions that are proved
method-all-positions = table of all positions: every way to mark nine points
method-sum-of-values = sum of Grundy values: the parts' values added without carry (Sprague, Grundy)
method-mex = mex: the smallest value that no option has, for every position below this one
method-search = search: every position below this one, from the end backwards
route-name-search = search, which knows only the rules
route-name-mex = mex: the values of single heaps from the rules alone
route-name-definition = the definition of Horváth's function, followed word for word
route-name-pull-table = a table of all smaller boards, each decided by its own bites
confirmed-out-of-reach = nothing; the second route is out of reach: { $limit }
confirmed-but-for-value = search, but for the Grundy value, which takes one heap more: { $limit }
confirmed-no-theory = nothing; no theory is known here for this game and this play

# Routes.
route-nim-sum = the nim-sum of the heaps
route-misere-rule = the rule for the last token losing
route-values = smallest missing values and their period
route-divisors = the smallest prime factor, or the number of halvings
route-coins = the values of single coins
route-golden = the golden ratio
route-zeckendorf = sums of Fibonacci numbers
route-chocolate = tables of lost chocolate
route-components = the parts of the board and their values
route-lines = a table of all boards
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

## The book

# What things are called.
book-chapter = Chapter { $number }
book-appendix = Appendix { $number }
book-section = Section { $number }
book-figure = Figure { $number }
book-table = Table { $number }
book-example = Example { $number }
book-claim = Claim { $number }
book-conjecture = Conjecture { $number }
book-theorem = Theorem { $number }
book-problem = Problem { $number }
book-definition = Definition { $number }
book-game = Game { $number }
book-exercises = Exercises
book-exercise = Exercise
book-hint = Hint
book-hints = Hints
book-question = Question { $number }
book-difficulty = { $difficulty ->
    [1] easy
    [2] takes some thought
   *[3] hard
}
book-here = here
book-map = What rests on what
book-map-rests = Rests on { $chapters }.
book-map-used = Used in { $chapters }.
book-named = **{ $name }**
book-citation = { $work }

# How statements are known. The three words for proved, checked and open are never mixed.
book-proved = Proved
book-refuted = Refuted
book-checked = Checked up to { $bound }
book-checked-some = Checked up to a bound
book-open = Open
book-no-verdict = Gave up: no verdict
book-by-hand = Proved by hand
book-definition-word = Definition
book-how = How it is known
book-how-key = How to read the formula
book-show-definition = Show the definition ({ $lines } lines)
book-how-proved = Decided for all natural numbers with { $states ->
    [one] one state
   *[other] { $states } states
  }; a separate checker accepted the certificate of { $bytes } bytes.
book-how-single = Worked out by the same procedure; a separate checker accepted the certificate of { $bytes } bytes.
book-how-game = All that has to be shown of the game is decided for all natural numbers; a separate checker accepted the certificate.
book-how-chomp-row = Rows 0 to { $row } were computed until each had ended or repeated its differences. That they go on like this for all columns from { $from } on follows from a window of columns; a separate routine, which computes them from the definition, accepted the certificate.
book-how-fold = For any number of heaps: the conditions of the fold rule are decided for all natural numbers; a separate checker accepted the certificate.
book-how-contrary = Decided: the contrary holds.
book-how-refuted = Decided for all natural numbers; no smaller numbers make it false.
book-solutions = Solutions
book-how-looked = Every case up to { $bound } was looked at while this book was built, by two routes. That says nothing of what lies beyond.
book-how-checked = Every case up to { $bound } was looked at; beyond that nothing is known.
book-how-open = The program gave up at its limit of { $limit }. That says nothing about whether the statement holds.
book-limit-tracks = { $limit } tracks
book-limit-states = { $limit } states
book-limit-cells = { $limit } table cells
book-limit-steps = { $limit } steps
book-limit-parts = { $limit } parts
book-limit-levels = { $limit } levels
book-limit-checker = { $limit } in the checker
book-how-disputed = Nothing is known: two routes of nimbook disagree.
book-empty-domain = No position meets the conditions of its domain.
book-empty-premise = Its premise never holds.
book-empty-move = Move { $number } is never enabled.
book-certificate = Certificate
book-witness = **Smallest counterexample:** { $values }.
book-no-witness = **Its contrary is proved.**
book-legend = How to read the verdicts
book-legend-proved = A procedure decided the statement for all natural numbers, and a separate program accepted its certificate.
book-legend-hand = The proof is in the text, for you to check.
book-legend-checked = Every case up to the bound was looked at; beyond it nothing is claimed.
book-legend-refuted = A counterexample is shown, or the contrary is proved.
book-legend-open = Neither a proof nor a counterexample is known to us.
book-legend-none = The program reached a limit; that says nothing about whether the statement holds.
book-because = There { $because }.
book-because-always = That is because { $because }.
book-because-game = What fails: { $because }.
book-fails-at = Fails at { $values }.
book-false-as-printed = False as printed.

# Exercises.
book-rules-in-exercise = { $name }The rules are those of exercise { $number }.

# A solved position.
book-show = Show the answer
book-show-values = Show the values
book-solved-outcome = Outcome
book-solved-grundy = Grundy value
book-solved-value-by = { $value }, by { $method }
book-solved-winning = Winning moves
book-solved-none = none
book-solved-many = too many to list
book-solved-moves = { $moves }
book-solved-and-move = { $moves }; { $move }
book-solved-and-more = { $moves }; …
book-solved-known = Known by
book-solved-method = { $method }; confirmed by { $agreed }

# Tables.
book-period = The values repeat with period { $length } from { $from } on. This is proved: the values up to { $checked } are enough.
book-period-exceptions = The values repeat with period { $length } from { $from } on; before that, { $exceptions } break the pattern. This is proved: the values up to { $checked } are enough.
book-trios-caption = The lost trios up to { $number }, in columns by their smallest number
book-board-caption = Outcomes with two heaps: { $game }; rows by the first, columns by the second
book-head-statement = Statement
book-head-verdict = Verdict
book-head-number = Number
book-head-says = What it says
book-head-status = How it is known
book-head-place = Where it is
book-status-definition = Definition or rule
book-status-history = Not mathematical
book-status-computed = Computed here
book-status-cited = Theorem of the literature

# A game on the page. Braces hold places that the page fills.
book-play-again = Play again
book-play-doomed = You played as well as one can: the position was lost from the start.
book-play-choose = Choose one of the moves below.
book-play-heap = Heap {"{"}heap{"}"}
book-play-hint = Choose a token: it goes, with all tokens after it. The arrow keys walk along the heaps.
book-play-log = Moves so far
book-play-lost = The page has won.
book-play-misere = Misère play: whoever makes the last move loses.
book-play-moves = Your moves
book-play-now = Now: {"{"}position{"}"}. Your move.
book-play-only = Take {"{"}n{"}"}
book-play-reply = The page: {"{"}move{"}"}.
book-play-rule = Play against the page
book-play-second = Let the page begin
book-play-slip = You could still have won at {"{"}position{"}"}: your move {"{"}move{"}"} gave it away, {"{"}better{"}"} wins.
book-play-take = Take {"{"}n{"}"} from heap {"{"}heap{"}"}
book-play-task = Task
book-play-won = You have won.
book-play-you = You: {"{"}move{"}"}.

# The frame of a page.
book-label-back = Back to where you were
book-label-contents = Contents
book-label-menu = Menu
book-label-next = Next
book-label-nothing-found = Nothing found
book-label-prev = Previous
book-label-results = Found: {"{"}n{"}"}
book-label-search = Search
book-label-skip = To the text
book-label-table = Table
book-label-tally = Statements by what is known
book-label-theme = Light / dark
book-make-sheet = Make a sheet of such questions
book-label-whole = The whole book in one page

## What commands say

# solve
solve-position = position
solve-play = play
solve-outcome = outcome
solve-value = Grundy value
solve-moves = winning moves
solve-known = known by
solve-confirmed = confirmed by
solve-value-known = Grundy value: { $method }
solve-last-move-wins = the last move wins
solve-last-move-loses = misère play: the last move loses
solve-line-wins = the first whole line wins
solve-no-moves = none
solve-count = { $count }
solve-more-moves = and { $more } more, which --json lists
solve-not-listed = not listed: { $limit }
block-normal = normal: whoever cannot move loses
block-misere = misère: whoever cannot move wins
block-no-value = none; a block says only which positions are lost
block-move = move { $rule }
block-move-with = move { $rule } with { $values }
block-move-to = { $move }, to { $square }
block-proved = losing formula, proved for all positions (at most { $states ->
    [one] 1 state
   *[other] { $states } states
  })
block-search = search, which knows only the moves
block-search-of = search, which knows only the moves ({ $positions ->
    [one] 1 position
   *[other] { $positions } positions
  })
block-no-search = nothing; the search is out of reach: { $limit }
block-no-formula = nothing; the losing formula gives no answer: { $because }
block-lost-where = The block calls a position lost where
block-searched = That is not used here; the search looked at every position that can be reached.
block-holds = It holds here. No move leads from such a position to another one, so whatever is played, the other player can answer with a move to such a position again.
block-holds-ended = It holds here. No move is left.
block-fails = It does not hold here{ $reason } The winning moves are those after which it holds.
block-fails-ended = It does not hold here{ $reason } No move is left. In misère play that wins.
block-measure = Every move lowers { $measure }, so the game ends.

# trace
trace-heading = Báron's reduction of { $trio }
trace-step = step
trace-even = even
trace-odd = odd
trace-mark-odd = odd; where the sum is even, 1 is taken away and all three are halved
trace-mark-stop-yes = Báron stops here: { $odd } = { $even } + 1, so the answer is yes
trace-mark-stop-no = Báron stops here: { $odd } is not { $even } + 1, so the answer is no
trace-is-trio = Every sum is even and the end is { $end }: { $trio } is a v-trio, and whoever has to move loses.
trace-is-not = The end is { $end }: { $trio } is not a v-trio, and whoever has to move can win.
trace-end-odd = an odd sum at step { $step }, in the column of 2^{ $step }
trace-end-equal = the equal pair { $pair }
trace-end-unequal = the unequal pair { $pair }
trace-degenerate = { $trio } is degenerate: { $why }
trace-all-empty = all heaps are empty and the game is over. Zero xor: a lost position for whoever should move, not a trio.
trace-single-heap = two heaps are empty, which leaves the single heap { $heap }. Not zero xor: whoever has to move takes it all and wins.
trace-empty-equal = an empty heap leaves the pair { $pair }. Zero xor: a losing pair, not a trio.
trace-empty-unequal = an empty heap leaves the pair { $pair }. Not zero xor: whoever has to move levels the pair and wins.
trace-two-equal = two heaps are equal, and the numbers of a v-trio are different. Not zero xor: whoever has to move takes the whole third heap and wins with the equal pair.
trace-all-equal = all heaps are equal, and the numbers of a v-trio are different. Not zero xor: whoever has to move takes one whole heap and wins with the equal pair.
trace-known = How it is known: two routes agree. One takes the steps; the other is floor division by 2^k and xor of the columns, whose sums are { $sums }.

# values
values-no-period = No period is proved.
values-period = Period { $length } from { $from } on, proved for every heap by the values up to { $checked } ({ $theorem }).
values-exceptions = Before it these heaps differ from the pattern: { $heaps }.
values-exceptions-some = Before it these heaps differ from the pattern: { $heaps } and { $more } more.

# trios
trios-count = { $trios ->
    [one] 1 v-trio
   *[other] { $trios } v-trios
  } up to { $largest }; { $left ->
    [0] no pairs are left over.
    [one] 1 pair of { $pairs } is left over.
   *[other] { $left } pairs of { $pairs } are left over.
  }
trios-none = No v-trios up to { $largest }.
trios-nothing-left = No pairs are left over at { $largest }.
trios-known = How it is known: two routes agree, the greedy procedure and zero xor.

# play
play-last-move-wins = Whoever makes the last move wins.
play-you-begin = { $rules } You begin. `help` says how to play.
play-i-begin = { $rules } I begin. `help` says how to play.
play-you = { $number }. You: { $move }
play-i = { $number }. I: { $move }
play-row = row { $row }
play-poison = { $sign } is the poison
play-closing = { $last ->
    [you] You made the last move
    [program] I made the last move
   *[nobody] No move is left
  }: { $winner ->
    [you] you win.
    [program] I win.
   *[nobody] it is a draw.
  }
play-p = a P-position
play-p-value = a P-position of Grundy value 0
play-hint = hint: { $move }. That leaves { $left }, { $p }, from which every move can be answered. { $others ->
    [0] It is the only winning move.
    [one] One other move wins too.
   *[other] { $others } other moves win too.
  }
play-hint-last = hint: { $move }. That leaves { $left }, { $p }, and nothing is left to move. { $others ->
    [0] It is the only winning move.
    [one] One other move wins too.
   *[other] { $others } other moves win too.
  }
play-hint-draw = hint: no move wins, but { $count ->
    [one] one keeps a draw: { $move }.
   *[other] { $count } keep a draw, for example { $move }.
  }
play-hint-lost = hint: no move wins. This is { $p }: I have a winning answer to { $moves ->
    [one] your only move.
   *[other] each of your { $moves } moves.
  }
play-no-page-but-one = all { $count } moves are on the first page; `moves` shows it
play-no-page = there are { $count } moves on { $pages } pages; `moves { $pages }` shows the last
play-moves = { $count ->
    [one] 1 move:
   *[other] { $count } moves:
  }
play-moves-page = { $count } moves, page { $page } of { $pages }:
play-next-page = `moves { $page }` shows the next ones.
play-nothing-to-undo = You have made no move yet; there is nothing to take back.
play-undone = Your last move and my answer are taken back.
play-why-n = N: you can win.
play-why-p = P: I can win, whatever you do.
play-why-draw = draw: neither of us can win if the other plays well.
play-no-reason = The reason cannot be told: { $error }.
play-help = Type a move by its number in the list of `moves`, or by its words: here `{ $number }` is `{ $example }`. Words may be left out as long as only one move fits. With several heaps `8 from 3` takes 8 from heap 3, and so does `3 8`; in a sum the part comes before the heap; on a board `2 1` is row 2, column 1. With a single heap `3` takes 3.
play-help-moves = lists the moves, 40 at a time; `moves 2` shows the next ones
play-help-hint = shows a winning move, if there is one
play-help-why = says why the position is won or lost
play-help-undo = takes back your last move and my answer
play-help-quit = ends the game with a review, as the end of the input does
play-line-too-long = this line is longer than { $bytes } bytes; type a move or `help`
play-mean = `{ $typed }` is not a move; did you mean `{ $near }`?
play-no-move = `{ $typed }` is not a move here; `moves` lists them, `help` says how to type one
play-several = this fits { $count } moves; type one by its number: { $moves }
play-several-more = this fits { $count } moves; type one by its number: { $moves }; and { $more } more, see `moves`
play-cannot-take = { $take } cannot be taken here; what can be taken: { $takes }
play-cannot-take-from = { $take } cannot be taken from heap { $heap }; what can be taken there: { $takes }
play-no-number = no move has the number { $number }; `moves` lists the { $count } moves, from 1
play-no-numbers = no move has these numbers; `moves` lists them, `help` says how to type one
play-no-heap = there is no heap { $heap }; the heaps are numbered 1 to { $count }
play-empty-heap = heap { $heap } is empty; take from another one
play-range = { $from } to { $to }
play-more = and more
play-and-more = { $moves }; and { $more } more
review-heading = Review of { $position }
review-heading-misere = Review of { $position }, misère play
review-no-move = No move was made.
review-you = you
review-i = I
review-they = opponent
review-outcomes = { $before } to { $after }
review-drawn = draw
review-legend = N: whoever moves next can win. P: whoever moved last can.
review-legend-draws = N: whoever moves next can win. P: whoever moved last can. draw: neither can, if both play well.
review-win-lost = Move { $number } { $mark } lost the game: it gave the win away. In { $position } this would have won: { $better }.
review-win-drawn = Move { $number } { $mark } gave the win away for a draw. In { $position } this would have won: { $better }.
review-draw-lost = Move { $number } { $mark } lost the game: it gave the draw away. In { $position } this would have kept the draw: { $better }.
review-won = You gave nothing away and won.
review-draw = Neither of us gave anything away, so it is a draw.
review-no-chance-first = You never had a chance: { $position } is P and you moved first, so every game was lost for you; with --second I begin, and the win is yours.
review-no-chance-second = You never had a chance: { $position } is N and I moved first, so every game was lost for you; without --second you begin, and the win is yours.
review-unfinished-won = The game was not finished: you could still win.
review-unfinished-draw = The game was not finished: a draw was still open.
review-unfinished-no-chance = The game was not finished: you had no chance from the start, because I give nothing away.
review-unfinished-lost = The game was not finished: it was lost for you, because I give nothing away.

## Slides

slides-back = Back
slides-next = Next
slides-place = Question
slides-versions = Versions
slides-timer = Timer
slides-start = Start
slides-less = one minute less
slides-more = one minute more
slides-over = Time is up.
slides-keys = → or Space next step, ← back, T timer, + and − minutes

## Pages that answer

# The frame.
live-title = nimbook
live-theme = Light / dark
live-lede = Questions of every kind, and an answer to any position. Everything is computed in this page.
live-nothing-leaves = Nothing you write leaves this page.
live-kept-in-tab = What you wrote survives a reload, in this tab only.
live-clear = Clear
live-undo = Undo
live-to-platform = Your answers and points go to your learning platform; when you open this page again, your answers come back.
live-platform-missed = The learning platform did not take what this page reported: points or answers may be missing there. Tell your teacher.
live-platform-full = The learning platform has no room for these answers. Their points stay, but what you wrote will not come back:
live-after-show = The solution was shown, so this question earns nothing more.
live-answers-inside = For practice: the answers are inside this file.
live-two-ways = Answers are found in this page in two ways that share no code, as for a printed key. Where they disagree or a limit is reached, the page says so and gives no answer.
live-no-script = This file needs scripts to answer you; a paper sheet needs none.
live-no-script-sheets = Your questions are on the paper with your id. The sheets of the whole class, to read and to print, are in { $file }, which is made beside this file: ask for it if you have neither.
live-failed = This browser cannot run the program inside this page. A newer one can: any browser since 2023.
live-stop = Stop
live-change = Change it
live-your-version = your version of { $of }
live-changed = { $word ->
    [board] A game and a size, like queen 9x7
    [chomp-row] The number of a row
    [claim] Your claim
    [game] Your game
    [picture] What is drawn
    [play] A position
    [solve] A position
    [trace] Three heaps
    [trios] Up to which number
    [values] A game, and up to which heap
   *[other] { $word }
}
guess-first = Guess first
guess-who = Who wins?
guess-next = the player to move
guess-other = the other player
guess-draw = nobody
guess-move = With which move, if there is one?
guess-values = Which values come next?
guess-numbers = For which numbers { $names } is it false?
guess-no-move = “{ $typed }” cannot be read as a move here. A move is typed like this: { $sample }
guess-no-numbers = No number can be read there. Write the values one after the other.
guess-each-number = Write one number for each of { $names }.
guess-without = Show without a guess
guess-you-said = you said
guess-it-is = it is
guess-nothing = nothing
guess-who-wins = who wins
guess-with = with
guess-heap = heap { $heap }
guess-yours = your numbers
guess-false-there = false there
guess-true-there = not false there
guess-smallest = the smallest
live-unread = cannot be read
live-line = Line { $number }:
live-stopped = Stopped: no answer. A smaller question takes less time.
live-print = Print
live-show = Show
live-check = Check
live-hint = Hint
live-another = Another
live-go-on = Go on
live-next = Next question
live-reset = Reset
live-choose = Choose
live-your-answer = Your answer

# A sheet of one’s own.
live-your-sheet = Your sheet
live-id = The id at the foot of your paper
live-open = Open
live-open-any = No paper at hand? Take the first sheet.
live-own-game = A game of your own
live-own-about = Paste a game block that is proved, and write its name and numbers above.
live-own-position = A position of this game is written { $written }.
live-found = { $count ->
    [one] Found: one question
   *[other] Found: { $count } questions
  }
live-id-slip = This id has a slip: its check character does not fit. Compare it with the paper; **O** and **0**, **I** and **1** may be exchanged.
live-no-id = This is not a sheet id. An id looks like NB-4T7K-Q2MX-R, and is at the foot of the paper.
live-other-sheet = The check character fits, but this file holds another sheet.
live-result = Your result so far
live-mark = Mark
live-tries = Tries
live-hints = Hints
live-note = Note
live-not-checked = not checked
live-right = right
live-partly = partly right
live-not-yet = not yet
live-not-yet-alone = Try another answer, or look at the solution.
live-understood = Understood:
live-looks = A common slip:
live-refutes = What refutes it:
live-opponent = Your opponent answers:
live-points = { $earned } of { $of } points
live-copy = Copy as text
live-copied = Copied:

# Questions.
live-practise = Practise
live-kind = Kind
live-game = Game
live-difficulty = Difficulty
live-kind-name = { $kind ->
    [big-index] values of large heaps
    [both-plays] who wins, both ways to end
    [chomp-column] the hidden column of chocolate
    [coin-heaps] coins as heaps
    [complete-trio] complete the trio
    [count-trios] count the trios
    [early-stop] stop the reduction early
    [equal-games] equal games
    [fibonacci-limit] how many may be taken
    [find-misprint] find the misprint
    [find-rule] find the rule
    [greedy-scheme] the builder’s trios
    [grundy-value] Grundy value
    [hardy] true for all numbers?
    [join] heaps side by side
    [label-board] label the board
    [leftover-pairs] pairs left over
    [losing-set] the lost heaps
    [mex] the smallest missing number (mex)
    [mirror-disc] discs on a table
    [mirror-pins] rows of pins
    [misere-outcome] who wins, misère play
    [next-trio] the builder’s next trio
    [next-value] the next value
    [nim-sum] nim-sum
    [order-proof] a proof in order
    [outcome] who wins
    [period] period
    [reduction-failure] where the reduction stops
    [reduction-trace] Báron’s reduction
    [reply-table] a reply to each move
    [shift-trio] trios moved up
    [tie-break] the builder’s choices
    [trio-images] images of a lost trio
    [true-or-false] true or false
    [which-heap] in which heap
    [winning-moves] winning moves
    [wrong-line] find the wrong line
    [wrong-square] find the wrong square
    [zeckendorf] sums of Fibonacci numbers
   *[other] { $kind }
  }
live-level = difficulty { $level } of 5
live-left = { $count ->
    [0] no more like it
   *[other] { $count } more like it
  }
live-all-seen = You have seen every question like this one.
live-no-hint = There is no such hint.
live-first-hint = { $kind ->
    [big-index] Subtract the number from which the values repeat, and divide by the period: what remains?
    [both-plays] Work out what the move leaves, and count its heaps of two or more tokens.
    [chomp-column] Try the lengths from the smallest: a position is lost if no bite leaves a lost one.
    [count-trios] List the lost trios by their largest heap. Two heaps fix the third: it is their nim-sum.
    [early-stop] Beside 1, compare the other two numbers: which of them is even, and is the other the next one?
    [equal-games] Two games with the same value cancel. Strike them out two by two.
    [fibonacci-limit] Write the heap as a sum of Fibonacci numbers, no two of them neighbours, and look at the smallest one.
    [find-rule] Work out the lost heaps of each set from 0 upwards, until one differs: a heap is lost if no take leads to a lost one.
    [hardy] Write the sum in binary, and try the numbers from the smallest: where does the subtraction begin to borrow?
    [join] Work out the nim-sum of each position by itself.
    [leftover-pairs] Write down all pairs, build the trios as the builder does, and strike out the three pairs of each.
    [losing-set] Decide the heaps one by one from 0, and look for a rhythm.
    [mex] Look for 0 among the numbers, then for 1, and so on.
    [mirror-disc] Turn the table by half a turn: where does the new disc go?
    [mirror-pins] Which pin is as far from one end of the row as the pin that has fallen is from the other?
    [misere-outcome] Count the heaps of two or more tokens. With none, count the heaps of one; with two or more, look at the columns.
    [next-trio] Look for the first pair that is left, in the order of the table; then for its first partner.
    [order-proof] Look for the line that needs no other, and then for one that follows from it.
    [outcome] Look at what a move can leave: if one of these positions is lost, the player to move wins.
    [period] A move takes at most so many tokens, and so many values in a row decide the next one. Look for the first such run that comes again.
    [reduction-trace] In every line see which numbers are odd. Take 1 from each odd one, then halve all three.
    [shift-trio] Write the heaps in binary: from which column on do the second and the third have the same digits?
    [tie-break] A trio is lost if and only if its nim-sum is 0.
    [trio-images] Write the trio in binary columns, and see what becomes of the ones in each of them.
    [true-or-false] Try the smallest lost trios first. If the statement holds for all that you try, ask what follows from all columns being even.
    [which-heap] Work out the value of each part and the nim-sum of these values. Which part has a move to the nim-sum of its own value and this one?
    [winning-moves] Try the moves one by one. A move wins if the position that it leaves is lost: whatever is played there, you can win.
    [wrong-line] Do every line again, column by column, before you go on to the next.
    [zeckendorf] Take away the largest Fibonacci number that fits, and go on with what remains.
   *[other] { "" }
  }
live-hint-number = Hint { $number } of { $count }

# Any position.
live-ask = Ask
live-any-position = Any position of any of the { $count } games
live-slip-end = Something is missing at the end.
live-slip-long = A position has at most { $most } bytes; this text has { $given }.
live-slip-number = This number does not fit here: { $typed }.
live-slip-sign = This character does not fit here: { $typed }.
live-slip-try = For example: { $example }
live-slip-games = The games are: { $games }.
live-slip-misere = If the last move is to lose, tick the box for that.
live-slip-word = This word does not fit here: { $typed }.
live-misere = the last move loses
live-understood-position = Understood: **{ $position }**. { $rules }
live-ask-who = Who wins?
live-ask-value = Its Grundy value
live-ask-moves = The winning moves
live-ask-why = Why
live-routes-agree = Two routes agree:
live-no-verdict = no verdict
live-one-route = Only one route answers here:
live-second-limit = The second route is out of reach: { $limit }.
live-no-winning-move = No move wins.
live-more = and { $count } more

# Step by step.
live-steps = Step by step
live-procedure = Procedure
live-builder = the builder: pairs up to a number
live-reduction = the reduction of three heaps
live-columns = the columns of some heaps
live-numbers = Numbers
live-step-of = Step { $number } of { $count }
live-step-on = Next
live-step-back = Back
live-builder-takes = The builder takes one number, from 2 to 12.
live-reduction-takes = The reduction takes three numbers, each at least 1 and at most 1048576.
live-columns-take = Write two to six heaps, each below 64.
live-builder-complete = Every pair is gone, and there are { $count ->
    [one] one trio
   *[other] { $count } trios
  }.
live-builder-left = { $count ->
    [0] There is no trio
    [one] There is one trio
   *[other] There are { $count } trios
  }; { $left ->
    [one] one pair is left over
   *[other] { $left } pairs are left over
  }.
live-reduction-line = Line { $number } is { $line }. { $count ->
    [0] No number is odd, so all are halved.
   *[other] The odd numbers are { $odd }, so the sum is even: 1 is taken from each of them, then all are halved.
  }
live-reduction-odd = Line { $number } is { $line }, and its sum is odd: the heaps at the beginning are not lost.
live-reduction-equal = Line { $number } is { $line }: a heap is gone, and the two others are equal. Whoever has to move at the beginning loses.
live-reduction-unequal = Line { $number } is { $line }: a heap is gone, and the two others differ. The heaps at the beginning are not lost.

# A game.
live-play = Play
live-play-first = Play: you move first
live-play-second = Play: your opponent moves first
live-play-on = Play on from here
live-play-again = Play from here again
live-show-on = Show how it goes on
live-your-move = Your move
live-move = Move
live-back = Back
live-give-up = Stop the game
live-you-begin = Your move.
live-my-move = Your opponent: { $move }. Your move.
live-closing = { $winner ->
    [you] The game is over: you have won.
    [opponent] The game is over: your opponent has won.
    [first] The game is over: the first player has won.
    [second] The game is over: the second player has won.
   *[nobody] The game is over: a draw.
  }
live-heaps = Heaps
live-touch-heaps = Choose a token, and it goes with all after it; or write the move below.
live-touch-board = Choose in the picture, or write the move below.
live-touch-position = Choose in the picture to change the position.
live-touch-answer = Choose in the picture, or write your answer.
live-working = Working space: only the answer below is checked.
live-nothing-written = Nothing is written yet.
live-none = none
live-not-understood = Not understood: something is missing, or does not fit together.
live-possible = It may mean:
live-nothing-taken = nothing taken
live-all-moves = All moves
live-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
  }
live-many-moves = There are { $count } moves; write one below.
live-no-move = “{ $typed }” is not a move here; the list has all moves.
live-no-number = No move has the number { $number }.
live-no-numbers = No move has these numbers; the list has all moves.
live-hint-won = You can win: { $move }. { $others ->
    [0] It is the only winning move.
    [one] One other move wins too.
   *[other] { $others } other moves win too.
  }
live-hint-draw = No move wins; this one keeps the draw: { $move }.
live-hint-lost = No move wins: your opponent has an answer to each.
live-review-move = move
live-review-by = by
live-review-what = what it was
live-gave-win = gave the win away
live-gave-draw = gave the draw away
live-kept = kept it
live-nothing-to-keep = nothing to give away
live-win-lost = Move { $number } gave the win away. In { $position } this would have won: { $better }.
live-unfinished-lost = The game was not finished: it was lost for you, because your opponent gives nothing away.
live-unfinished-no-chance = The game was not finished: you had no chance from the start, because your opponent gives nothing away.
live-win-drawn = Move { $number } gave the win away for a draw. In { $position } this would have won: { $better }.
live-draw-lost = Move { $number } gave the draw away. In { $position } this would have kept it: { $better }.
live-no-chance-first = You never had a chance: whoever begins at { $position } loses. Let your opponent begin, and the win is yours.
live-no-chance-second = You never had a chance: whoever begins at { $position } wins. Begin yourself, and the win is yours.
live-against = Opponent
live-against-perfect = never errs
live-against-careless = errs now and then
live-against-beginner = a beginner
live-against-two = two of us, at this device
live-sound = Sounds
live-turn = { $who ->
    [first] The first player moves.
   *[second] The second player moves.
  }
live-moment = Here it was decided: instead of move { $number }, this one.
live-moment-won = Move { $number } was a mistake, though your opponent did not use it. This one would have been better.
play-first = first
play-second = second

## The path: practice that leads on

live-solution = Solution
live-left-again = This is the last one; then they come again, in another order
live-anew = { $count ->
    [one] You have seen one question like this one. It may come again.
   *[other] You have seen { $count } different questions like this one. Now they come again in another order, perhaps with new ones among them.
  }
live-free = Choose kind, game and difficulty
live-touch-spot = { $says }
live-touch-lines = Put the lines in order, or write the order.
path-worlds = The worlds
path-world = { $world ->
    [play] First games
    [wins] Who wins
    [moves] The winning move
    [baron] Báron’s way
    [binary] Binary
   *[games] Other games
  }
path-number = { $world }.{ $station }
path-station = { $kind }: { $game }
path-dots = { $count } of { $of } dots
path-mastered = { $count } of { $of } stations done
path-tried = { $how ->
    [right] Right at the first try!
    [helped] Right, with help: the dots stay as they are.
    [lost] This takes a dot back: try once more, or go on.
   *[missed] No dot this time: try once more, or go on.
  }
path-next = { $why ->
    [on] Now comes another station.
    [again] Next comes a question where the same mistake shows again, if there is one.
    [back] Now comes an easier station, and then this one again.
    [hint] Look at the solution before you go on.
    [return] Now comes something that you could do before.
    [done] You have done every station of the path. Now all of it comes again, a little at a time.
   *[stay] Three dots lead to the next station.
  }
path-not-read = This is not a code of this page, or it has a slip. Compare it with what you kept.
path-record = My dots
path-record-about = Your dots have no name and no times, and nobody else sees them.
path-keep = Keep my dots in this browser
path-forget = Forget them
path-forget-sure = Forget all dots? Only their code would bring them back.
path-taken = Your dots are back.
path-code-about = Or keep them as a code. In any browser it brings them back.
path-code = Code
path-take = Go on with this code
path-link = Link to this station

## Class

class-answers-title = Answers for the class
class-answers-sub = { $title }: { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
}, { $questions ->
    [one] 1 question
   *[other] { $questions } questions each
}
class-answers-note-heaps = Heaps count in the order of the sheet. Of several right moves the numbers are in the same order in both columns.
class-answers-note-trace = The line where the trace ends, or where one may stop, and what it is.
class-name = name
class-sheet = sheet NB-
class-extra = + { $minutes } min
short-answer = answer
short-winner = wins
short-take = take
short-heap = heap
short-move = move
short-becomes = becomes
short-row-column = row, column
short-coins = coins
short-square = to
short-point = point
short-cell-becomes = { $heap } → { $first } + { $second }
short-cell-row-column = { $row }, { $column }
short-cell-coins = { $coins }
short-cell-square = { $square }
short-cell-point = { $point }
short-number = number
short-trios = trios
short-pairs = pairs
short-misprint = misprint
short-numbers = numbers
short-ticks = ticked
short-residues = remainders
short-counterexample = true?
short-place = place
short-verdict = verdict
short-line = line
short-which = which is
short-to-move = to move
short-other = **other**
short-nobody = **draw**
short-lost = **lost**
short-not-lost = not lost
class-answers-footer = { $answers ->
    [one] The answer was
   *[other] All { $answers } answers were
} found twice, by two routes that share no code. { $again ->
    [0] No two sheets share a question that was drawn.
    [1] Some questions are on several sheets, but never on those of neighbours.
   *[other] Some questions are on several sheets.
}
fair-title = Are the sheets equally hard?
fair-sub = { $title }: { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
} of { $questions ->
    [one] 1 question
   *[other] { $questions } questions
}
fair-label = Difficulty from 1 to 5, measured by the solver
fair-picture = How hard the sheets are
fair-picture-says = If difficulty were left free, the sums of levels would run from { $least } to { $most }. The sums of these sheets are { $own }.
fair-free = difficulty left free
fair-own = one difficulty for each question
fair-axis = sum of the levels of a sheet; a dot is { $sheets ->
    [one] a sheet
   *[other] { $sheets } sheets
}
fair-counted = Counted
fair-not-measured = Not measured
fair-all = { $sheets ->
    [one] The one sheet has
   *[other] All { $sheets } sheets have
} the levels { $levels } = { $sum }.
fair-as-asked = { $sheets ->
    [one] One sheet has
   *[other] { $sheets } sheets have
} the levels { $levels } = { $sum }.
fair-easier = { $sheets ->
    [one] One easier sheet has
   *[other] { $sheets } easier sheets have
} { $levels } = { $sum }.
fair-harder = { $sheets ->
    [one] One harder sheet has
   *[other] { $sheets } harder sheets have
} { $levels } = { $sum }.
fair-not-easier = { $sheets ->
    [one] One sheet was asked to be easier, but has
   *[other] { $sheets } sheets were asked to be easier, but have
} the levels of the class, { $levels } = { $sum }: there are too few easier questions.
fair-not-harder = { $sheets ->
    [one] One sheet was asked to be harder, but has
   *[other] { $sheets } sheets were asked to be harder, but have
} the levels of the class, { $levels } = { $sum }: there are too few harder questions.
fair-once = { $again ->
    [0] No question that was drawn is on two sheets, by construction.
    [1] Some questions are on several sheets, but never on those of neighbours.
   *[other] Some questions are on several sheets.
} { $named ->
    [0] { "" }
    [one] One question is the same on all sheets, because the author names it.
   *[other] { $named } questions are the same on all sheets, because the author names them.
}
fair-largest = A class can have { $sheets } sheets; then the exercise “{ $exercise }” runs out.
fair-largest-any = A class can have as many sheets as you like.
fair-levels = The levels, question by question
fair-question = question
fair-left-free = left free
fair-one-each = one for each
fair-sum = sum
fair-differ = differ
fair-levels-note = Columns are sheets in the order of the roster. A bold number is below the greatest of its row. Left free, a level is drawn as the candidates have it. The last row counts the answers that are not right on the sheet before.
fair-earns = What guessing and copying earn
fair-guess = Best guess: on how many sheets the best single answer is right; copied: on how many the answer of the student before in the roster is. Together the best guesses earn { $guessed } of { $points } points on average, and a copied sheet { $copied }.
fair-guess-no-points = Best guess: on how many sheets the best single answer is right; copied: on how many the answer of the student before in the roster is.
fair-distance = Sheets of neighbours differ in { $fewest } of { $questions } answers or more, on average in { $average }.
fair-points = points
fair-number = { $points }
fair-level = level
fair-best-guess = best guess
fair-copied = copied
fair-of = { $count } of { $all }
fair-supply = How many questions are left
fair-exercise = exercise
fair-candidates = candidates
fair-too-easy = too easy
fair-fit = that fit
fair-by-level = by level
fair-chosen = levels
fair-variants = sheets
fair-used = used
fair-left = left
fair-any = any
fair-at-least = ≥ { $count }
fair-sample = Of the exercises with ≥ a sample was looked at; what is too easy is counted there.
fair-unseen = The measure counts steps of the solver: columns in play, winning moves, options to expand, lines of a trace. It does not see who has met a game before, or which picture is easier to read.

# Marking.
mark-summary = { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
}: { $right ->
    [one] 1 answer
   *[other] { $right } answers
} right, { $part } partly right, { $wrong } wrong ({ $named } with a named mistake), { $empty } empty, { $unread } not understood
mark-provisional = { $unread ->
    [one] Provisional: 1 answer was not understood and earns nothing until somebody decides.
   *[other] Provisional: { $unread } answers were not understood and earn nothing until somebody decides.
}
mark-part-answer = answer
mark-part = part { $number }
mark-part-line = line
mark-part-numbers = numbers
mark-part-move = { $move }
mark-part-nim-sum = nim-sum
mark-part-period = period
mark-part-from = from
mark-part-needed = needed
mark-part-place = place
mark-part-value = value
mark-part-number = number
mark-part-after = line { $line } after line { $before }
mark-part-adds-up = different Fibonacci numbers that add up
mark-part-no-neighbours = no neighbours
mark-part-box = box { $number }
mark-part-remainder = remainder { $remainder }
mark-part-modulus = divisor
mark-part-verdict = verdict
mark-part-verdict-own = verdict, by your own lines
mark-part-verdict-after = verdict, which counts only if a right line follows the wrong one
mark-part-counterexample = counterexample
mark-part-trace-line = line { $line }
mark-part-trace-line-own = line { $line }, by your line { $before }
mark-part-trace-line-past = line { $line }, past the end
mark-part-row = row { $number }
mark-part-pair = { $pair }
mark-no-known-mistake = no known mistake
mark-not-understood = not understood
mark-empty = empty
mark-decided = decided by the teacher
mark-binary = { $digits } in binary, which is { $number }
mark-line = line { $line }
mark-no-box = no box
mark-box-missing = { $box } should be ticked
mark-box-wrong = { $box } should not be ticked
mark-place = line { $line }, column { $column }
mark-smaller-divisor = { $modulus } is a smaller divisor that will do
mark-other-sum = the sum is { $sum }, not { $number }
mark-no-fibonacci-number = { $number } is no Fibonacci number
mark-number-twice = { $number } is there twice
mark-false = false
mark-not-lost = not lost
mark-not-lost-at = not lost: line { $line }
mark-trace-ends-equal = line { $line } is { $trio }, where the two larger numbers are equal
mark-trace-ends-unequal = line { $line } is { $trio }, where the two larger numbers are not equal
mark-next-trio = in place { $place } the next trio that fits is { $trio }
mark-no-trio-left = in place { $place } no trio is left that fits
mark-pair-missing = { $pair } is missing
mark-pair-wrong = { $pair } does not belong there
slip-one-off = one too many or one too few
slip-digits = the right digits in another order
slip-missing = right as far as it goes, but something is missing
slip-more = all that is right, and something more
slip-not-smallest = a divisor that will do, but not the smallest
slip-order = the right things in another order
slip-no-move = a move that the rules do not allow
slip-verdict-alone = the wrong verdict, and no lines
slip-not-lost-alone = not lost, but nothing that shows it
slip-wrong-verdict = the right lines, but another verdict than they show

# The report on marks.
marks-title = { $title }: marks
marks-subtitle = { $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
}, { $questions ->
    [one] 1 question
   *[other] { $questions } questions
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, each marked against its own key
marks-totals = Totals of the class
marks-totals-none = No sheet was marked.
marks-middle = { $above } of { $count } { $above ->
    [one] has
   *[other] have
  } { $points } or more
marks-of = of { $points }
marks-name = name
marks-sheet = sheet NB-
marks-next = next sheet
marks-mean = mean
marks-mean-written = mean without empty sheets
marks-provisional = provisional
marks-letter = letter
marks-question = question
marks-looks = looks like
marks-times = times
marks-typed = what was written
marks-right = right answer
marks-rules = A small letter names the mistake, below; a dash is an empty place, a question mark an answer that could not be read, and a total that is provisional.
marks-rules-next = A small letter names the mistake, below; a dash is an empty place, a question mark an answer that could not be read, and a total that is provisional. The next sheet asks again about the questions that went wrong.
marks-none = In the answers file an empty cell means no answer; where a student answers that there is no box, pair or move, type a hyphen.
marks-named = Named mistakes
marks-commonest = The three commonest
marks-unread = To be looked at
marks-decide = To decide, write before the answer, on the page or in the file, **!3** or **!2.5** (so many points), **!right** (all of them) or **!wrong** (none), and mark again.
marks-grade = grade
marks-back-title = { $title }: back to the students
marks-back-grade = grade { $grade }
marks-back-answer = your answer
marks-back-wrong = what went wrong
marks-back-open = your teacher will look at this
follow-up-title = Again: { $title }

## Banks of questions, for learning platforms

choice-head = { $head }
choice-letter = { $place ->
    [1] A
    [2] B
    [3] C
   *[4] D
  }
choice-move = Which of these moves wins?
choice-prompt = Tick the one right answer.
bank-one-move = Find a winning move; there may be several.
bank-none = none of these
bank-nothing = There may be more places than you need; write a hyphen in each that is left.
bank-rising = From the smallest to the largest.
bank-rising-pairs = In the order of the first numbers, and with the same first number in that of the second.
bank-falling = From the largest to the smallest.
bank-smallest = If it is false, the smallest numbers that show it, like 3, 5, 6; else a hyphen: { $place }
bank-feedback = It looks like this: { $looks }. Against it: { $refuted }.

## The workshop, where sheets are made in a page

shop-tabs = What to do
shop-make = Make a sheet
shop-pupils = Here to solve and play yourself?
shop-class = Class
shop-language = Language
shop-undo = Undo
shop-redo = Redo
shop-new = New sheet
shop-default-title = Who wins, and how?
shop-new-title = Exercises
shop-title = Title
shop-points = Points
shop-intro = Words before the first exercise (an empty line begins a new paragraph)
shop-sheet = The sheet
shop-empty = Choose the first exercise below.
shop-up = Move up
shop-down = Move down
shop-remove = Remove
shop-settings = Settings
shop-add = Add an exercise
shop-add-this = add
shop-open-this = open
shop-search = Search kinds and ready sheets
shop-none-found = Nothing has such a name.
shop-topics = Topics
shop-ready = Ready sheets
shop-preview = Preview
shop-shown = What is shown
shop-see-sheet = Sheet
shop-see-key = Key
shop-see-phone = On a phone
shop-version = Version
shop-before = Version before
shop-next = Next version
shop-counting = counting …
shop-making = making the class …
shop-other = Other numbers
shop-keep = Keep
shop-keep-says = It stays as it is while the exercise changes
shop-wanted-minutes = Minutes
shop-found = Every answer was found in two ways that share no code.
shop-print-sheet = Print the sheet
shop-print-key = Print the key
shop-for-class = For a class
shop-student-page = Student page
shop-link = Share a link
shop-save = Save the sheet
shop-open = Open a sheet
shop-see = See the sheet
shop-yours = Your work is in this tab alone: nothing is sent, and only what you save outlives the tab.
shop-linked = The link is copied.
shop-link-file = This page is a file on this device: a link to it leads nowhere else. Send the file that “Save the sheet” gives. Or, where this page is on the web, write what follows directly behind its address (it is copied):
shop-class-too-few = The sheet has too few different questions for this class.
shop-few = Exercise { $number } ({ $name }) gives { $sheets ->
    [one] 1 sheet only
   *[other] { $sheets } different sheets
  }; this class needs { $needed }.
shop-bad-decision = A cell that begins with “!” is your decision: points like “!2”, at most those of the question. Where it is something else, decide with the buttons below it.
shop-bad-grades = Grades are per cent with commas between, like 50,65,80,90, or with names, like A:90,B:80.
shop-wrong-file = This page reads tables of names and answers (.csv, .txt, .xlsx), sheets (.yaml) and saved classes (.zip). This file is none of them:
shop-replace = The names and answers here are in no file. Put the class of the file in their place?
shop-stale = This is the sheet as it was: what is marked in red does not fit.
shop-unchanged = { $level ->
    [easier] There are not enough easier questions for a whole sheet: whoever should have them gets those of the class.
   *[harder] There are not enough harder questions for a whole sheet: whoever should have them gets those of the class.
  }
shop-changed = { $count ->
    [one] The sheet is another than before: of the questions that this class already had, **1** is new.
   *[other] The sheet is another than before: of the questions that this class already had, **{ $count }** are new.
  }
shop-past = Past the list of names
shop-format = { $format ->
    [docx] Word, to change and to fill in (.docx)
    [slides] slides for a projector
    [anki] Anki, as text (.txt)
    [apkg] Anki (.apkg)
    [gift] Moodle and others (GIFT)
    [kahoot] Kahoot! (.xlsx)
    [moodle] Moodle (XML)
    [qti] QTI 2.2
    [qti21] QTI 2.1
   *[qti3] QTI 3
  }
shop-one-side = Print on one side of the paper: no empty backs
shop-one-version = “Other numbers” and “Keep” change this version alone, which one student of a class gets.
shop-no-class = This is not a class that nimbook has saved.
shop-not-opened = This is not a sheet that nimbook can read.
shop-questions = { $count ->
    [one] 1 question
   *[other] { $count } questions
  }
shop-line = { $sheets ->
    [one] **1 sheet only.**
    [1000] **1000 different sheets and more.**
   *[other] **{ $sheets } different sheets.**
  } { $minutes ->
    [0] Less than a minute.
    [one] About 1 minute.
   *[other] About { $minutes } minutes.
  }
shop-sum = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }.
shop-minutes = About { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }.
shop-enough = { $sheets ->
    [one] There is one such sheet only.
    [1000] Enough for any class, each student with other questions.
   *[other] Enough for { $sheets } students, each with other questions.
  }
shop-of = { $count ->
    [1000] of 1000 and more
   *[other] of { $count }
  }
shop-none = none
shop-fault = This does not fit.
class-fault-of = { $code ->
    [bad-decision] A decision is points, as in “!1”.
    [bad-id] This is not the number of a sheet.
    [bad-level] This is not a level.
    [bad-minutes] Minutes are written in digits alone.
    [bad-quote] There is a quotation mark where none can be.
    [bad-variant] There is no such sheet.
    [bad-workbook] This workbook cannot be opened.
    [cell-error] The spreadsheet has an error in this cell.
    [changed-cell] The spreadsheet has changed this cell; what was it before?
    [control-character] There is a character here that cannot be printed.
    [double-entry] This is there twice.
    [duplicate-column] Two columns have the same name.
    [duplicate-id] Two students have the same number.
    [duplicate-variant] Two students would have the same sheet.
    [empty-roster] There are no names here.
    [missing-column] A column is missing.
    [missing-sheet] This line does not say which sheet it is.
    [missing-value] Something is missing here.
    [no-name] This is not a name: a name has letters, and no signs like ; : =.
    [no-such-letter] There is no version with this letter.
    [not-utf8] The letters of this file cannot be read.
    [not-yes-or-no] The answer here is yes or no.
    [open-quote] This quotation mark is never closed.
    [other-class] Nobody here was in the class that was printed or saved from this sheet before.
    [other-spec] This sheet is not of this class.
    [ragged-row] This line has not as many cells as the head.
    [swapped-sheet] This sheet is somebody else’s.
    [too-large] The file is too large.
    [too-long] This text is too long.
    [too-many] These are too many students for one class.
    [too-many-cells] This line has more cells than the head.
    [too-many-points] These are more points than the question can earn.
    [unknown-column] The sheet has no such question.
    [unknown-language] There is no such language here.
    [unknown-student] Nobody in the class has this number.
    [used-variant] Two students would have the same sheet.
   *[other] This does not fit here.
  }
shop-fault-of = { $code ->
    [too-few] There are too few such questions.
    [too-few-of] At most { $count } such questions can be asked.
    [too-few-left] Other exercises take such questions, too: too few are left.
    [out-of-reach] So large that no second way finds the answers.
    [too-much] So many that they cannot be counted.
    [out-of-range] This is beyond the bounds.
    [out-of-range-of] This is beyond the bounds, { $least } to { $most }.
    [empty-range] The first number is larger than the second.
    [bad-position] The exercise can ask nothing about this. A position is written like “nim 3 5 7”.
    [bad-count] This number does not fit the others.
    [bad-title] The title is empty, or longer than a line.
    [bad-points] Points are whole numbers, halves or quarters.
    [points-do-not-add-up] The points of the exercises do not make those of the sheet.
    [points-of] These points do not fit the questions: { $least } would.
    [bad-markdown] This text cannot be shown as it is.
    [no-misere] This game has no such ending.
    [wrong-type] A number is wanted here.
    [too-long] This text is too long for a sheet.
    [too-rare] Hardly any question is like this; let more numbers in.
    [bad-game] There is no such game.
    [games-do-not-fit] These games are not of one family.
    [key-not-for-game] This game has no such setting.
    [control-character] The text has a character in it that cannot be printed.
    [too-many] These are too many questions for a sheet.
   *[other] This does not fit here.
  }
shop-take-key = { $key ->
    [size] Take sizes from { $least } to { $most }
    [heaps] Take { $least } to { $most } heaps
   *[other] Take difficulty { $most }
  }
shop-take = { $take } ({ $sheets ->
    [1000] enough for any class
   *[other] { $sheets } sheets
  })
shop-take-repeat = Use questions more than once in the class, never for neighbours
shop-take-points = Take { $points } points
shop-topic = { $topic ->
    [begin] To begin with
    [win] Who wins
    [moves] Moves
    [baron] Báron
    [binary] Binary
    [values] Values
    [boards] Boards
    [proofs] Proofs
   *[other] { $topic }
  }
shop-games = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
shop-key = { $key ->
    [game] Game
    [heaps] Heaps
    [size] Size
    [count] Questions
    [difficulty] Difficulty, and how many questions there are of each
    [play] Whoever takes the last token
    [verdict] The answers
    [by] Which way
    [unique] exactly one move wins
    [easy] also questions that one sees at a glance
    [repeat] the same question more than once in a class, never for neighbours
    [form] How they answer
    [space] Room to write
   *[other] { $key }
  }
shop-play = { $name ->
    [normal] wins
   *[other] loses
  }
shop-verdict = { $name ->
    [mixed] as many of each
    [any] as they come
    [P] the player to move loses
    [N] the player to move wins
    [draw] a draw
    [v-trio] a lost trio
    [not-v-trio] not a lost trio
    [holds] true
    [fails] false
   *[other] { $name }
  }
shop-by = { $name ->
    [mixed] all of them in turn
    [scratch] from scratch
    [hypotenuse] along hypotenuses
    [steps] a token that steps
    [queen] a queen
    [breaks] a move breaks the rule
    [repairs] a move repairs it
    [copies] copying moves
    [third] the third heap
    [beside-one] heaps beside one
    [steals] stealing the strategy
    [fours] groups of four
    [order-proof] the greedy order
   *[other] { $name }
  }
shop-form = { $name ->
    [open] in writing
   *[choice] one of four boxes
  }
shop-space = { $name ->
    [squared] the rest of the page, in squares
    [ruled] the rest of the page, ruled
    [none] none
   *[other] { $name } lines below each question
  }
shop-to = to
shop-bounds = between { $least } and { $most }
shop-fewer = { $what }: one fewer
shop-more-of = { $what }: one more
shop-any-level = any
shop-more = Positions of your own, words, points, room to write
shop-positions = These positions first, one on a line, like “nim 3 5 7”
shop-build = Build a position by touch
shop-build-add = Add this position
shop-nth = Number { $number }
shop-without = Never these positions
shop-text = Your own words before the question
shop-points-each = Points for each question
shop-named = You chose this position yourself; change it in the settings.
shop-no-other = There is no other such question.
shop-students = { $count ->
    [one] 1 student
   *[other] { $count } students
  }
shop-same-name = More than one with this name: { $names }.
shop-who = Who gets a sheet?
shop-by-names = a list of names, each with another sheet
shop-by-copies = a number of sheets, all different
shop-by-versions = a few versions, shared: A, B, C, D
shop-names = One name on a line, or drop the table of your school here
shop-names-list = Names
shop-show-all = Show all
shop-choose-file = Choose a table of names or a saved class
shop-how-many = How many sheets
shop-how-versions = How many versions
shop-no-number = A number is wanted here: sheets from 1, versions from 2 to 26.
shop-id = Number
shop-name = Name
shop-level = Level
shop-level-usual = as the class
shop-easier = easier
shop-harder = harder
shop-language-usual = as the page
shop-large = Large
shop-extra = More minutes
shop-pages = Pages
shop-need = What do you need?
shop-need-sheets = Sheets to print
shop-need-sheets-more = each begins on a sheet of paper of its own, with its id
shop-need-keys = Keys
shop-need-keys-more = solution, wrong answers, and what refutes them
shop-need-short = Short key
shop-need-short-more = all right answers in one table
shop-need-page = Page for students
shop-need-page-more = they check themselves with their id, without network
shop-need-more = For other programs and learning platforms
shop-also = Always with them: a report on how fair the sheets are, a table for the answers, the roster, and the sheet itself.
shop-print-and-keep = Print and keep
shop-print-sheets = Print the sheets
shop-print-keys = Print the keys
shop-print-short = Print the short key
shop-save-class = Save the class (ZIP)
shop-keep-file = Keep the file of “Save the class”: dropped here, it brings the class back with every sheet, and gives newcomers sheets that nobody else has.
shop-see-sheets = Sheets
shop-see-keys = Keys
shop-see-short = Short key
shop-see-fair = Fairness
shop-class-none = The sheets of the class appear here as soon as there are names.
shop-class-not = There is nothing to show yet: first mend what is written in red.
shop-change-sheet = Change the sheet
shop-new-class = Make a new class of it
shop-no-exercises = First choose exercises under “Make a sheet”.
shop-marks = Marks
shop-marks-none = Make a class first, or drop a saved class or a table of answers here.
shop-answers = Answers
shop-answers-how = Write in each cell what is on the paper. Below it stands how it was understood. A hyphen stands for an answer that says “none”. A cell “!2” is your own decision: 2 points.
shop-choose-answers = Choose a table of answers or a saved class
shop-decide-right = right
shop-decide-wrong = wrong
shop-unread = not understood: decide
shop-total = Total
shop-grades = Grades: the per cents at which they begin, like 50,65,80,90
shop-follow-up = next sheets: for each student what went wrong
shop-see-report = Report
shop-see-students = For students
shop-see-next = Next sheets
shop-see-none = The sheet appears here with its first exercise.
shop-backs = empty backs among them
shop-print-report = Print the report
shop-print-students = Print what students get back
shop-print-next = Print the next sheets
shop-print-next-keys = Print their key
shop-marks-zip = The ZIP holds the report, a mark book for a spreadsheet, what students get back, and next sheets with their key if they are ticked.
shop-save-answers = Save the answers (CSV)
shop-save-marks = Save the marks (ZIP)
shop-marks-later = The report appears here with the first answer.
