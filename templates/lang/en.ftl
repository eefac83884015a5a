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
