# Hebrew. `**x**` sets words in bold; Hebrew words are never in italics, a variable may be: `*n*`.
# Literal Latin letters, formulas and sequences stand between { "\u2066" } and { "\u2069" }; arguments are isolated by the program.

## Page

page-version = נוסח
page-name = שם
page-date = תאריך
page-sheet = דף
page-score = ניקוד
page-score-of = מתוך { $points }
page-question = שאלה
page-label = { $label }
page-heading = שאלה { $number }
page-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
page-exam-point = נק׳
page-exam-points = נק׳
page-points-of-items = { $points } נקודות
page-decimal-sign = .
page-key-title = תשובות: { "\u2068" }{ $title }{ "\u2069" }
page-key-sheet = לדף { $id }
page-key-sheet-of = { $name }, דף { $id }
page-key-subtitle = { $sheet }, { $points }
page-marks = ניקוד:
page-marks-part = { $part }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
page-marks-shared = ניקוד: { $points } ל־{ $count } החלקים יחד
page-marks-each = ניקוד: { $points } לכל אחד מ־{ $count } החלקים
page-marks-boxes-cancel = כל תיבה שגויה מבטלת תיבה נכונה
page-marks-answers-cancel = כל תשובה שגויה מבטלת תשובה נכונה
page-marks-more-cancel = כל שלשה מיותרת מבטלת שלשה נכונה
page-marks-squares-cancel = כל משבצת מסומנת שאינה מפסידה ואינה נובעת מהסימונים האחרים מבטלת משבצת נכונה
page-marks-with-place = המספר מזכה בניקוד רק יחד עם מקומו
page-key-agreed = אומת בשתי דרכים
page-note = **כל תשובה נמצאה פעמיים,** בשתי דרכים שאין להן קוד משותף. אילו נחלקו, לא היו קיימים לא הדף ולא התשובות. הדרכים נזכרות בסוף כל פתרון.
signs = סימנים
sign-taken = נלקח במהלך המסומן
sign-taken-dots = אסימונים שנלקחים במהלך המסומן
sign-turned = נהפך במהלך המסומן
sign-bite = כאן נוגסים
sign-bitten = נעלם עם הנגיסה
sign-gone = כבר איננו
sign-block = הריבוע של המהלך המסומן
sign-covered = מכוסה
sign-axis = חצאים שהם תמונת ראי זה של זה
sign-marked = הסימון של המהלך
sign-useless = אי אפשר לסמן עוד
sign-new = סימון חדש
sign-goal = משלים ישר או מנצח
sign-line = ישר שהושלם, או שמאיימים להשלים אותו
sign-lost = הצד שבתור מפסיד
sign-won = הצד שבתור מנצח
sign-arrow = מהלך מנצח אל משבצת מפסידה מוקפת
sign-ringed-square = המשבצת שבה מדובר
sign-fallen = פין שנפל
sign-answer = התשובה
sign-last-disc = הדיסקית האחרונה של הצד השני
sign-found = זוג של השלשה שנמצאה
sign-odd = מספר אי־זוגי
sign-last-digit = הספרה האחרונה, שאותה קוראת השורה
sign-stop = שורה שאפשר לעצור בה, והשורה האחרונה
sign-zero = הערך 0: הצד שבתור מפסיד
sign-odd-column = עמודה אי־זוגית
page-qr = קוד { "\u2066" }QR{ "\u2069" } שפותח את הדף הזה
page-solution = פתרון
page-wrong = תשובה שגויה
page-continued = (המשך)
page-as-in-question = כמו בשאלה { $number }.
page-rules-in-question = { $name }החוקים הם אלה של שאלה { $number }.
page-rules-in-item = { $name }החוקים הם אלה של סעיף { $letter }.
page-looks = מזכירה
page-refuted = מה מפריך אותה
page-wrong-caption = תשובות שגויות, ומה הן מזכירות
page-routes = הדרכים: { $first }; { $second }.
page-place = מקום לכתיבה
page-place-in = { $count ->
    [one] { $line }
    [two] { $line }: מקום { $place } מתוך שניים
   *[other] { $line }: מקום { $place } מתוך { $count }
}
page-place-cell = שורה { $row }, עמודה { $column }
page-answer-of = תשובה { $place } מתוך { $count }

page-trace-caption = הרישום של שאלה { $number }
page-trace-of = הרישום של { $numbers }
page-trace-decimal = עשרוני
page-trace-binary = בינארי
page-trace-line = שורה
page-trace-sum = סכום
page-trace-last = ספרות אחרונות

page-picture-heap = ערימה { $number }
page-picture-heaps = { $count ->
    [one] ערימת אסימונים אחת
    [two] שתי ערימות אסימונים
   *[other] { $count } ערימות אסימונים
}
page-picture-heap-says = { $count ->
    [one] ערימה של אסימון אחד.
    [two] ערימה של שני אסימונים.
   *[other] ערימה של { $count } אסימונים.
}
page-picture-heaps-say = מספרי האסימונים בערימות, מן הראשונה עד האחרונה: { $sizes }.
page-picture-blocks = הערימות { $sizes } כקבוצות של חזקות של 2
page-picture-blocks-odd = { $sums }. מספר הקבוצות בכל עמודה: { $counts }. העמודות האי־זוגיות { $odd } ממוסגרות.
page-picture-blocks-even = { $sums }. מספר הקבוצות בכל עמודה: { $counts }. כל העמודות זוגיות.
page-picture-odd = אי־זוגי
page-picture-even = זוגי
page-picture-odd-columns = אי־זוגיות: { $columns }
page-picture-no-odd-columns = כל העמודות זוגיות
page-picture-pairs = הזוגות של המספרים 1 עד { $largest }
page-picture-pairs-say = בשורה { "\u2066" }*a*{ "\u2069" } נמצאים הזוגות { "\u2066" }(*a*, *b*){ "\u2069" } שבהם { "\u2066" }*b*{ "\u2069" } גדול יותר, עד { $largest }; זוגות שהמספר הגדול בהם זהה נמצאים על קו אלכסוני אחד, שנקרא יתר.
page-picture-pairs-used = מנוצלים: { $pairs }.
page-picture-pairs-chosen = מודגשים: { $pairs }.
page-picture-pairs-left = נותרו: { $pairs }.
page-picture-sign-used = מנוצל
page-picture-sign-chosen = מודגש
page-picture-sign-left = נותר
page-picture-and = { $first } { $second }
page-picture-stop = { $what }.
page-picture-of = { $game }: { $what }
page-picture-part = חלק { $number }: { $what }
page-picture-sum = { $count ->
    [one] סכום של משחק אחד
    [two] סכום של שני משחקים
   *[other] סכום של { $count } משחקים
}
page-picture-sum-says = { $count ->
    [one] סכום של משחק אחד; כל מהלך נעשה בו.
    [two] סכום של שני משחקים; כל מהלך נעשה באחד מהם.
   *[other] סכום של { $count } משחקים; כל מהלך נעשה באחד מהם.
}
page-picture-more-parts = { $count ->
    [one] ועוד חלק אחד
    [two] ועוד שני חלקים
   *[other] ועוד { $count } חלקים
}
page-picture-winning = { $count ->
    [one] מסומן: המהלך המנצח
    [two] מסומנים: שני המהלכים המנצחים
   *[other] מסומנים: כל { $count } המהלכים המנצחים
}
page-picture-winning-some = מהלכים מנצחים: { $count }, מסומנים: { $marked }
page-picture-winning-part = { $count ->
    [one] מסומן: המהלך המנצח בחלק זה
    [two] מסומנים: שני המהלכים המנצחים בחלק זה
   *[other] מסומנים: כל { $count } המהלכים המנצחים בחלק זה
}
page-picture-winning-some-part = מהלכים מנצחים בחלק זה: { $count }, מסומנים: { $marked }
page-picture-winning-none = אין כאן מהלך מנצח
page-picture-heap-goes = ערימה { $number } יורדת מ־{ $from } ל־{ $left }.
page-picture-most = במהלך הבא מותר לקחת לכל היותר { $most }
page-picture-more-heaps = { $count ->
    [one] ועוד ערימה אחת
    [two] ועוד שתי ערימות
   *[other] ועוד { $count } ערימות
}
page-picture-coins = { $count ->
    [one] שורה של מטבע אחד
    [two] שורה של שני מטבעות
   *[other] שורה של { $count } מטבעות
}
page-picture-coins-say = המספור משמאל; המטבעות המלאים, שאפשר להפוך אותם, הם { $full }.
page-picture-coins-empty = כל המטבעות ריקים; אי אפשר להפוך אף אחד.
page-picture-coins-turned = המהלך הופך את המטבעות המוקפים { $coins }.
page-touch-coin = מטבע { $number }, { $full ->
    [1] מלא
   *[0] ריק
  }
page-touch-pin = שורה { $row }, פין { $number }
page-touch-position = לשנות ל־{ "\u2066" }{ $position }{ "\u2069" }
page-touch-token = ערימה { $heap }, אסימון { $number }
page-picture-more-coins = { $count ->
    [one] ועוד מטבע אחד
    [two] ועוד שני מטבעות
   *[other] ועוד { $count } מטבעות
}
page-picture-pins = { $count ->
    [one] שורת פינים
    [two] שתי שורות פינים
   *[other] { $count } שורות פינים
}
page-picture-pins-say = מספר הפינים בכל שורה: { $lengths }.
page-picture-row = שורה { $number }
page-picture-strip = רצועה { $number }
page-picture-strips = { $count ->
    [one] רצועת משבצות
    [two] שתי רצועות משבצות
   *[other] { $count } רצועות משבצות
}
page-picture-strips-say = מספר המשבצות בכל רצועה: { $lengths }.
page-picture-row-goes = מהלך בשורה { $number } של { $from } משאיר { $left }.
page-picture-strip-goes = מהלך ברצועה { $number } של { $from } משאיר { $left }.
page-picture-long-strips = מרצועות ארוכות מ־{ $most } מצוירת ההתחלה
page-picture-more-strips = { $count ->
    [one] ועוד רצועה אחת
    [two] ועוד שתי רצועות
   *[other] ועוד { $count } רצועות
}
page-picture-discs-round = דיסקיות על שולחן עגול
page-picture-discs-rectangle = דיסקיות על שולחן מלבני
page-picture-discs-say = המרכזים, נמדדים ממרכז השולחן ימינה ולמעלה: { $places }. הדיסקית החדשה, המלאה: { $new }.
page-picture-discs-reply = התשובה, טבעת: { $place }.
page-picture-chocolate = לוח שוקולד
page-picture-chocolate-says = הרעל נמצא למטה משמאל. מספר הקוביות בכל עמודה, משמאל: { $heights }.
page-picture-bites = איקסים מסומנים בשורה ובעמודה { $places }.
page-picture-bite = מקווקו: הנגיסה בשורה { $row }, עמודה { $column }
page-picture-more-rows = שורות שאינן מצוירות: { $count }
page-picture-more-columns = עמודות שאינן מצוירות: { $count }
page-picture-cells = { $rows ->
    [one] לוח של שורה אחת
    [two] לוח של שתי שורות
   *[other] לוח של { $rows } שורות
} { $columns ->
    [one] ועמודה אחת
    [two] ושתי עמודות
   *[other] ו־{ $columns } עמודות
}
page-picture-cells-say = { $rows ->
    [one] מצוירת שורה אחת
    [two] מצוירות שתי שורות
   *[other] מצוירות { $rows } שורות
} { $columns ->
    [one] ועמודה אחת
    [two] ושתי עמודות
   *[other] ו־{ $columns } עמודות
}; { $covered ->
    [one] משבצת אחת מהן מכוסה ומקווקוות
    [two] שתי משבצות מהן מכוסות ומקווקוות
   *[other] { $covered } משבצות מהן מכוסות ומקווקוות
}.
page-picture-covers = מהלך, ממוסגר, מכסה משבצות החל בשורה { $row }, עמודה { $column }.
page-picture-queen = מלכה במשבצת { $place }
page-picture-queen-says = המלכה במשבצת { $place }, בספירה משמאל ומלמטה; היא נעה שמאלה, למטה או באלכסון שמאלה ולמטה.
page-picture-queen-lost = משבצות מפסידות: { $squares }.
page-picture-queen-moves = מהלכים מנצחים מובילים אל { $squares }.
page-picture-queen-outside = המלכה במשבצת { $place }, מחוץ לציור
page-picture-queen-golden = שני ישרים מן הפינה, בשיפועים { "\u2066" }φ = 1.618…{ "\u2069" } ו־{ "\u2066" }1/φ{ "\u2069" }; המשבצות המפסידות נמצאות לידם.
page-picture-queen-signs = הסימן { "\u2066" }P{ "\u2069" }: הצד שבתור מפסיד; { "\u2066" }N{ "\u2069" }: מנצח
page-picture-tictactoe = שלוש שורות של שלוש משבצות
page-picture-tictactoe-says = לפי שורה ועמודה: ל־{ "\u2066" }x{ "\u2069" } המשבצות { $x }, ול־{ "\u2066" }o{ "\u2069" } המשבצות { $o }.
page-picture-trihex = תשע נקודות על תשעה ישרים
page-picture-trihex-says = הישרים: { "\u2066" }ABF, BCD, CAE, ADG, BEH, CFI, DHI, EGI, FGH{ "\u2069" }. ל־{ "\u2066" }x{ "\u2069" } הנקודות { $x }, ול־{ "\u2066" }o{ "\u2069" } הנקודות { $o }.
page-picture-trihex-signs = הריבועים המלאים הם של { "\u2066" }x{ "\u2069" }; הטבעות העבות של { "\u2066" }o{ "\u2069" }
page-picture-points-win = מהלכים מנצחים מסומנים בנקודות { $points }.
page-picture-fano = שבע השלשות המפסידות עד 7 כמישור פאנו
page-picture-fano-says = שבעה מספרים על שבעה קווים, אחד מהם עגול; כל קו הוא שלשה מפסידה: { $trios }.
page-picture-nim-sums = סכומי נים של המספרים 0 עד { $last }
page-picture-nim-sums-say = בשורה { "\u2066" }*a*{ "\u2069" } ובעמודה { "\u2066" }*b*{ "\u2069" } נמצא סכום הנים של { "\u2066" }*a*{ "\u2069" } ו־{ "\u2066" }*b*{ "\u2069" }; אפורים הסכומים החל ב־{ $half }.
page-picture-refused = המספרים { "\u2066" }*f*(*B*, *C*){ "\u2069" } עד עמודה { $column } ושורה { $row }
page-picture-refused-say = העמודות לפי { "\u2066" }*B*{ "\u2069" }, השורות לפי { "\u2066" }*C*{ "\u2069" }. במסגרת: { "\u2066" }*f*({ $column }, { $row }) = { $value }{ "\u2069" }. באפור, מה שאסור: בעמודה שלו { $above }; בשורה שלו { $before }; באלכסון הראשי { $diagonal }.
page-picture-ends-say = העמודות לפי { "\u2066" }*B*{ "\u2069" }, השורות לפי { "\u2066" }*C*{ "\u2069" }; כוכבית במקום שהשורה כבר הסתיימה. במסגרת, המספר שבסוף השורה (שורה: מספר): { $ends }. באפור, המספר הקטן ביותר בשורה, אם הוא מצויר: { $least }.
page-picture-astride = רצועה של { $cells } משבצות מעל לוח של שתי שורות ו־{ $columns } עמודות
page-picture-astride-says = כל משבצת של הרצועה נמצאת מעל הקו שבין שתי עמודות, המשבצת הראשונה מעל הקו הראשון. { $count ->
    [0] אין איקס באף משבצת.
   *[other] יש איקס במשבצות { $crosses }, ומתחת לכל אחת מהן נמצא ריבוע של 2 על 2 שהקו חוצה אותו.
}
page-picture-astride-strip = רצועה
page-picture-astride-board = לוח
page-picture-walk = סכום הנים לאורך הערימות { $heaps }
page-picture-walk-says = סכום הנים { "\u2066" }*s*{ "\u2069" } מתחיל ב־0 ומשתנה עם כל ערימה: { $sums }. בסוף { "\u2066" }*p*{ "\u2069" } הוא { $whole }. מתחת לכל { "\u2066" }*s*{ "\u2069" } נמצא סכום הנים שלו עם { "\u2066" }*p*{ "\u2069" }, בהשוואה אליו: { $compared }. { $count ->
    [0] שום ערימה אינה מוקפת.
   *[other] מוקפת, כי סכום הנים שלה עם { "\u2066" }*p*{ "\u2069" } קטן ממנה: { $selected }.
}
page-picture-automaton = אוטומט עבור { $about }
page-picture-automaton-says = { $count ->
    [one] יש לו מצב אחד
    [two] יש לו שני מצבים והוא מתחיל במצב 1
   *[other] יש לו { $count } מצבים והוא מתחיל במצב 1
}. ממצב למצב הוא קורא את העמודות האלה: { $arrows }. { $many ->
    [0] שום מצב אינו עונה כן.
    [one] בסוף, מצב { $yes } עונה כן.
   *[other] בסוף, המצבים { $yes } עונים כן.
}
page-picture-automaton-all = הכול
page-picture-automaton-others = השאר
page-picture-automaton-signs = טבעת שנייה: אם הספרות נגמרות כאן, התשובה היא כן
page-picture-tree = עץ, ומספר הקווים בו { $count }
page-picture-tree-say = מספר הקווים בגזע הוא { $trunk }; מספרי הקווים בענפים שצומחים מראשו, משמאל לימין: { $stalks }.
page-picture-stairs = מטבעות על מדרגות: { $count }
page-picture-stairs-say = מן הרצפה כלפי מעלה, מספרי המטבעות על המדרגות הם { $coins }. המטבעות שעל המדרגות האי־זוגיות מלאים.
page-picture-labels = לוח ברוחב { $columns } ובגובה { $rows } משבצות
page-picture-labels-say = משבצת נקראת לפי מרחקיה מן הפינה השמאלית התחתונה: תחילה לרוחב, אחר כך לגובה.
page-picture-labels-p = { "\u2066" }P{ "\u2069" } נמצא במשבצות { $squares }; בכל שאר המשבצות { "\u2066" }N{ "\u2069" }.
page-picture-labels-ring = טבעת מקיפה את { $square }.
page-picture-pin-row = { $count ->
    [one] שורה של פין אחד
    [two] שורה של שני פינים
   *[other] שורה של { $count } פינים
}
page-picture-pin-row-says = המספור משמאל; נפלו: { $fallen }.
page-picture-pin-row-ringed = טבעות מקיפות את { $pins }.
page-picture-openings = מהלכי פתיחה מנצחים בלוחות שוקולד של שלוש עמודות ו־1 עד { $last } שורות
page-picture-openings-second = הפתיחה משאירה { "\u2066" }(A, B, B){ "\u2069" }: { "\u2066" }A{ "\u2069" } ימינה, { "\u2066" }B{ "\u2069" } למעלה
page-picture-openings-third = הפתיחה משאירה { "\u2066" }(A, A, C){ "\u2069" }: { "\u2066" }A{ "\u2069" } ימינה, { "\u2066" }C{ "\u2069" } למעלה
page-picture-openings-says = לכל מספר שורות { "\u2066" }A{ "\u2069" } יש נקודה: { $second } עיגולים, כשהפתיחה משאירה { "\u2066" }(A, B, B){ "\u2069" }, בגובה { "\u2066" }B{ "\u2069" }, ו־{ $third } ריבועים, כשהיא משאירה { "\u2066" }(A, A, C){ "\u2069" }, בגובה { "\u2066" }C{ "\u2069" }. העיגולים נמצאים לאורך ישר אחד, הריבועים לאורך ישר תלול יותר.
page-picture-plot = ערכי גרונדי של { $game }, ערימות 0 עד { $last }
page-picture-plot-says = ערכים: { $count }, הגדול ביותר { $highest }; { $zeros } מהם 0 ומצוירים כריבועים.
page-picture-plot-repeats = הם חוזרים כל { $length } ערימות החל בערימה של { $from }; המחזור הראשון מסומן בסוגר.
page-picture-plot-exceptions = לפני כן הערימות האלה, המוקפות, חורגות מן התבנית: { $heaps }.
page-picture-period = מחזור { $length }, החל ב־{ $from }

## Exercises

# Rules.
rule-nim = **נים.** מהלך הוא לקיחת אסימון אחד או יותר מערימה אחת.
rule-subtract = **משחק חיסור.** יש ערימה אחת. מספר האסימונים שמותר לקחת במהלך: { $numbers }.
rule-kayles = **קיילס.** יש שורות של פינים. במהלך מפילים פין אחד או שני פינים שכנים, ורווח מפצל שורה לשתיים.
rule-dawson-kayles = **קיילס של דוסון.** יש שורות של פינים. במהלך מפילים שני פינים שכנים, ורווח מפצל שורה לשתיים.
rule-dawson-chess = **השחמט של דוסון.** יש רצועות של משבצות. במהלך מסמנים משבצת, וגם המשבצות שלצידה יוצאות מן המשחק; נשארות רצועות קצרות יותר.
rule-treblecross = **{ "\u2066" }Treblecross{ "\u2069" }.** יש רצועות של משבצות. שלושה סימנים סמוכים מנצחים, ולכן מהלך מוציא מן המשחק את המשבצת שלו ושתיים מכל צד; נשארות רצועות קצרות יותר.
rule-guiles = **{ "\u2066" }Guiles{ "\u2069" }.** במהלך מסירים ערימה של אסימון אחד או שניים, או לוקחים שני אסימונים מערימה גדולה יותר ומפצלים את הנשאר לשתי ערימות.
rule-officers = **{ "\u2066" }Officers{ "\u2069" }.** במהלך לוקחים אסימון אחד מערימה של שניים או יותר, ומותר לפצל את הנשאר לשתי ערימות.
rule-grundy = **משחק גרונדי.** במהלך מפצלים ערימה לשתי ערימות בגדלים שונים.
rule-octal = **משחק לפי קוד { $code }.** במהלך לוקחים אסימונים מערימה.
rule-octal-nothing = כדי שלא יישאר דבר: { $takes }.
rule-octal-one = כדי שתישאר ערימה אחת: { $takes }.
rule-octal-two = כדי שיישארו שתי ערימות: { $takes }.
rule-octal-three = כדי שיישארו שלוש ערימות: { $takes }.
rule-octal-split-two = מותר גם לפצל ערימה לשתיים בלי לקחת דבר.
rule-octal-split-three = מותר גם לפצל ערימה לשלוש בלי לקחת דבר.
rule-rim = **רים.** במהלך לוקחים מערימה אחת מספר אסימונים שאין לו מחלק משותף עם הערימה מלבד 1: מ־9, למשל, { "\u2066" }1{ "\u2069" }, { "\u2066" }2{ "\u2069" }, { "\u2066" }4{ "\u2069" }, { "\u2066" }5{ "\u2069" }, { "\u2066" }7{ "\u2069" } או 8.
rule-dim = **דים.** במהלך לוקחים מערימה אחת מספר אסימונים שמחלק את הערימה: מ־6, למשל, { "\u2066" }1{ "\u2069" }, { "\u2066" }2{ "\u2069" }, { "\u2066" }3{ "\u2069" } או 6.
rule-queen = **המלכה של ויתהוף.** במהלך מזיזים את המלכה כל מרחק שמאלה, למטה, או באלכסון שמאלה ולמטה.
rule-queen-wins = מי שמביא אותה לפינה השמאלית התחתונה מנצח. משבצת נקראת לפי מרחקיה משם: תחילה לרוחב, אחר כך לגובה.
rule-fibonacci = **נים פיבונאצ׳י.** יש ערימה אחת. במהלך הראשון אסור לקחת את כולה; בכל מהלך אחריו לוקחים לכל היותר פי שניים ממה שנלקח במהלך הקודם.
rule-turtles = **{ "\u2066" }Turning Turtles{ "\u2069" }.** מטבעות מונחים בשורה, ממוספרים משמאל. במהלך הופכים מטבע כהה אחד, או שני מטבעות שהימני בהם כהה.
rule-mock-turtles = **{ "\u2066" }Mock Turtles{ "\u2069" }.** מטבעות מונחים בשורה, ממוספרים משמאל. במהלך הופכים מטבע אחד, שניים או שלושה, שהימני ביותר בהם כהה.
rule-ruler = **{ "\u2066" }Ruler{ "\u2069" }.** מטבעות מונחים בשורה, ממוספרים משמאל. במהלך הופכים כל מספר של מטבעות סמוכים, שהימני ביותר בהם כהה.
rule-flip-right = **{ "\u2066" }Flip Right{ "\u2069" }.** מטבעות מונחים בשורה, ממוספרים משמאל. במהלך הופכים מטבע כהה ואת כל המטבעות שמימינו.
rule-chomp = **צ׳ומפ.** במהלך נוגסים קובייה של השוקולד עם כל מה שמעליה ומימינה.
rule-chomp-poison = הקובייה שלמטה משמאל מורעלת: מי שנאלץ לאכול אותה מפסיד.
rule-squares = **ריבועים.** במהלך מכסים ריבוע של { $side } על { $side } משבצות פנויות בלוח.
rule-tictactoe = **איקס עיגול.** שני הצדדים, { "\u2066" }x{ "\u2069" } ו־{ "\u2066" }o{ "\u2069" }, מסמנים משבצות לפי התור; { "\u2066" }x{ "\u2069" } פתח.
rule-trihex = **{ "\u2066" }Trihex{ "\u2069" }.** שני הצדדים, { "\u2066" }x{ "\u2069" } ו־{ "\u2066" }o{ "\u2069" }, מסמנים נקודות לפי התור; { "\u2066" }x{ "\u2069" } פתח. יש תשעה ישרים של שלוש נקודות.
rule-line-wins = שלושה סימנים בשורה מנצחים; לוח מלא בלי שורה כזאת הוא תיקו.
rule-sum = **{ $count ->
    [two] שני משחקים
    [3] שלושה משחקים
   *[other] ארבעה משחקים
} בבת אחת.** כל מהלך נעשה בחלק אחד, לפי חוקי אותו חלק.
rule-authored-one = **{ $name }.** עמדה היא מספר אחד, { $position }.
rule-authored-several = **{ $name }.** עמדה היא כמה מספרים, { $position }.
rule-authored-move = מהלך מוביל אל { $to }.
game-name = { $game ->
    [chomp] צ׳ומפ
    [dawson-chess] השחמט של דוסון
    [dawson-kayles] קיילס של דוסון
    [dim] דים
    [fibonacci] נים פיבונאצ׳י
    [flip-right] { "\u2066" }Flip Right{ "\u2069" }
    [grundy] משחק גרונדי
    [guiles] { "\u2066" }Guiles{ "\u2069" }
    [kayles] קיילס
    [mock-turtles] { "\u2066" }Mock Turtles{ "\u2069" }
    [nim] נים
    [officers] { "\u2066" }Officers{ "\u2069" }
    [queen] המלכה של ויתהוף
    [rim] רים
    [ruler] { "\u2066" }Ruler{ "\u2069" }
    [squares] ריבועים
    [tictactoe] איקס עיגול
    [treblecross] { "\u2066" }Treblecross{ "\u2069" }
    [trihex] { "\u2066" }Trihex{ "\u2069" }
    [turtles] { "\u2066" }Turning Turtles{ "\u2069" }
   *[other] { $game }
}
game-name-of = { $game ->
    [hex] משחק לפי הקוד { $numbers }
    [octal] משחק לפי הקוד { $numbers }
    [squares] ריבועים { $numbers }
    [subtract] משחק חיסור { $numbers }
   *[other] { "\u2066" }{ $game }{ $numbers }{ "\u2069" }
}
rule-last-token-wins = לקיחת האסימון האחרון מנצחת.
rule-last-token-loses = לקיחת האסימון האחרון **מפסידה**.
rule-last-move-wins = מי שאינו יכול לעשות מהלך מפסיד.

# Moves. A move appears inside sentences and in lists; with `headline-` it begins a sentence.
list-more = { $first }, { $last }
list-parted = { $first }; { $last }
list-and = { $first } ו־{ $last }
list-or = { $first } או { $last }
move-take = לקחת { $take }
move-take-from-heap = לקחת { $take } מערימה { $heap }
move-take-from-part = לקחת { $take } מתוך חלק { $part }
move-take-from-heap-of-part = לקחת { $take } מערימה { $heap } של חלק { $part }
move-split = לפצל את הערימה: { $left }
move-split-heap = לפצל את ערימה { $heap }: { $left }
move-split-heap-of-part = לפצל את ערימה { $heap } של חלק { $part }: { $left }
move-becomes = במקום { $what ->
    [rows] שורה
   *[strips] רצועה
} { $number } נשאר: { $left }
move-only-becomes = במקום { $what ->
    [rows] השורה
   *[strips] הרצועה
} נשאר: { $left }
move-part-becomes = במקום חלק { $part } נשאר: { $left }
move-in-part = { $move }, בחלק { $part }
move-leaving = { $move }, ונשאר: { $left }
move-turn = { $count ->
    [one] להפוך את מטבע { $coins }
   *[other] להפוך את המטבעות { $coins }
}
move-turn-from = להפוך את מטבע { $coin } ואת כל אלה שמימינו
move-left = להזיז { $far } שמאלה
move-down = להזיז { $far } למטה
move-diagonally = להזיז { $far } באלכסון
move-to = { $move }, אל { $square }
move-reach = לעבור אל { $position }
move-bite = לנגוס בשורה { $row }, עמודה { $column }
move-cover = לכסות החל בשורה { $row }, עמודה { $column }
move-mark-cell = { $player } בשורה { $row }, עמודה { $column }
move-point = { $player } לוקח את { $point }
headline-take = לקחת { $take }
headline-take-from-heap = לקחת { $take } מערימה { $heap }
headline-take-from-part = לקחת { $take } מתוך חלק { $part }
headline-take-from-heap-of-part = לקחת { $take } מערימה { $heap } של חלק { $part }
headline-reach = לעבור אל { $position }
headline-split = לפצל את הערימה: { $left }
headline-split-heap = לפצל את ערימה { $heap }: { $left }
headline-split-heap-of-part = לפצל את ערימה { $heap } של חלק { $part }: { $left }
headline-becomes = במקום { $what ->
    [rows] שורה
   *[strips] רצועה
} { $number } נשאר: { $left }
headline-only-becomes = במקום { $what ->
    [rows] השורה
   *[strips] הרצועה
} נשאר: { $left }
headline-part-becomes = במקום חלק { $part } נשאר: { $left }
headline-turn = { $count ->
    [one] להפוך את מטבע { $coins }
   *[other] להפוך את המטבעות { $coins }
}
headline-turn-from = להפוך את מטבע { $coin } ואת כל אלה שמימינו
headline-left = להזיז { $far } שמאלה
headline-down = להזיז { $far } למטה
headline-diagonally = להזיז { $far } באלכסון
headline-bite = לנגוס בשורה { $row }, עמודה { $column }
headline-cover = לכסות החל בשורה { $row }, עמודה { $column }
or-move = , או { $move }
no-move-wins = אין מהלך מנצח.
draw-kept = { $count ->
    [one] בדיוק מהלך אחד שומר על התיקו.
    [two] בדיוק שני מהלכים שומרים על התיקו.
   *[other] בדיוק { $count } מהלכים שומרים על התיקו.
  }
exactly-so-many-win = { $count ->
    [one] רק המהלך הזה מנצח.
    [two] רק שני המהלכים האלה מנצחים.
   *[other] רק { $count } המהלכים האלה מנצחים.
  }
write-move = לקיחת { $take } מערימה { $heap }.
write-move-one-heap = לקיחת { $take }, ונשאר: { $left }.
write-take = לקיחת { $take }.
write-square = אל { $square }
write-row-and-column = שורה { $row }, עמודה { $column }
write-point = נקודה { $point }
write-turn = להפוך מטבעות: { $coins }
write-row-becomes = במקום שורה { $heap } נשאר: { $first } ו־{ $second }
write-strip-becomes = במקום רצועה { $heap } נשאר: { $first } ו־{ $second }
write-heap-becomes = במקום ערימה { $heap } נשאר: { $first } ו־{ $second }
write-any-move = המהלך: { $blank }
sample-heaps = עבור ערימות של { $heaps } כותבים: ”{ $written }”
sample-heap = עבור ערימה של { $heap } כותבים: ”{ $written }”
sample-rows = עבור שורות של { $heaps } פינים כותבים: ”{ $written }”.
sample-strips = עבור רצועות של { $heaps } משבצות כותבים: ”{ $written }”.
sample-splits = עבור ערימות של { $heaps } כותבים: ”{ $written }”.
sample-coins = בשורה שבה רק מטבע { $coin } כהה כותבים: ”{ $written }”.
sample-queen = עבור מלכה במשבצת { $square } כותבים: ”{ $written }”.
sample-chomp = השורות נספרות מלמטה. עבור לוח של שורה אחת ו־{ $columns } עמודות כותבים: ”{ $written }”.
sample-squares = כותבים את המשבצת השמאלית העליונה של הריבוע, שורות מלמעלה. עבור לוח של שתי שורות ושתי עמודות כותבים: ”{ $written }”.
sample-tictactoe = אם שני סימנים בשורה 1, בעמודות 1 ו־2, הם של הצד שבתור, כותבים: ”{ $written }”.
sample-trihex = אם { "\u2066" }A{ "\u2069" } ו־{ "\u2066" }B{ "\u2069" } הן של הצד שבתור, כותבים: ”{ $written }”.
sample-sum = עבור חלקים של { $heaps } כותבים: ”{ $written }”.
sample-fibonacci = עבור ערימה של { $heap } שמותר לקחת ממנה לכל היותר{ "\u00A0" }{ $most } כותבים: ”{ $written }”
turn-of = התור של { $player }.
turn-first = זה המהלך הראשון.
turn-later = { $taken ->
    [one] במהלך הקודם נלקח אסימון אחד, ולכן עכשיו מותר לקחת לכל היותר{ "\u00A0" }{ $most }.
    [two] במהלך הקודם נלקחו שני אסימונים, ולכן עכשיו מותר לקחת לכל היותר{ "\u00A0" }{ $most }.
   *[other] במהלך הקודם נלקחו { $taken } אסימונים, ולכן עכשיו מותר לקחת לכל היותר{ "\u00A0" }{ $most }.
}
turn-at-most = עכשיו מותר לקחת לכל היותר{ "\u00A0" }{ $most }.
write-value = ערך גרונדי הוא { $blank }.
a-winning-move = כך כל העמודות נעשות זוגיות: { $move }.
reaches-lost = כך נשארת עמדה מפסידה: { $move }.
shown-by = ניסיון מראה זאת: { $why }.

# Places to write.
write-work = דרך
write-third = בערימה השלישית { $blank } אסימונים.
write-mex = ה־{ "\u2066" }mex{ "\u2069" } הוא { $blank }.
write-grundy = { "\u2066" }{ $g } = { $blank }{ "\u2069" }
write-failure = הצמצום נעצר בשורה { $line } עם המספרים { $trio }.
write-trios = השלשות, לפי הסדר שבו נמצאו
write-pairs = זוגות שנותרו
write-misprint = בשורה { $line }, עמודה { $column }: במקום { $wrong } צריך להיות { $right }.
nothing = כלום

# Why the player to move loses. What is said holds of the position, whoever has to move there.
because-move = { $move }.
because-so-lost = לכן הצד שבתור מפסיד.
because-alike = אותו נימוק תקף גם כאן.
because-over = לא נשאר מהלך.
because-over-chomp = נשאר רק הרעל.
because-over-squares = אז שום ריבוע כבר אינו נכנס.
because-over-line = כך הושלם ישר.
because-pairs = { $what ->
    [rows] השורות
    [strips] הרצועות
   *[heaps] הערימות
} מסתדרות בזוגות שווים. כל מה שצד אחד עושה לאחת מן השתיים שבזוג, השני עושה לאחרת, וכך יש לו מענה לכל מהלך, וגם המהלך האחרון הוא שלו.
because-living-pairs = { $what ->
    [rows] השורות
    [strips] הרצועות
   *[heaps] הערימות
} שיש בהן מהלך מסתדרות בזוגות שווים. כל מה שצד אחד עושה לאחת מן השתיים שבזוג, השני עושה לאחרת, וכך יש לו מענה לכל מהלך, וגם המהלך האחרון הוא שלו.
because-multiple = { $heap } הוא כפולה של { $modulus }. בכל פעם שצד אחד לוקח 1 עד { $most }, השני לוקח את מה שחסר ל־{ $modulus }, וכך לוקח את האסימון האחרון.
because-arms = יש שתי זרועות שוות לצד הרעל, כל אחת של { $long ->
    [one] קובייה אחת
    [two] שתי קוביות
   *[other] { $long } קוביות
}. כמספר הקוביות שצד אחד נוגס מזרוע אחת, כך נוגס השני מן האחרת. לבסוף נשאר רק הרעל לצד שפתח.
because-one-longer-columns = יש שתי עמודות, וזו שבה הרעל ארוכה מן האחרת בדיוק בקובייה אחת. אחרי כל נגיסה יש מענה שמחזיר את ההפרש לאחת, על לוח קטן יותר. האחרון בלוחות האלה הוא הרעל לבדו.
because-one-longer-rows = יש שתי שורות, וזו שבה הרעל ארוכה מן האחרת בדיוק בקובייה אחת. אחרי כל נגיסה יש מענה שמחזיר את ההפרש לאחת, על לוח קטן יותר. האחרון בלוחות האלה הוא הרעל לבדו.
because-mirror-columns = החלק השמאלי והחלק הימני הם תמונות ראי זה של זה, ושום ריבוע אינו יכול לחצות את קו האמצע. לכל ריבוע אפשר לענות בתמונתו, ולכן המהלך האחרון הוא של הצד שעונה.
because-mirror-rows = החלק העליון והחלק התחתון הם תמונות ראי זה של זה, ושום ריבוע אינו יכול לחצות את קו האמצע. לכל ריבוע אפשר לענות בתמונתו, ולכן המהלך האחרון הוא של הצד שעונה.
because-mirror-turn = חצי סיבוב סביב האמצע אינו משנה דבר, ולשום ריבוע אין משבצת משותפת עם תמונתו. לכל ריבוע אפשר לענות בתמונתו, ולכן המהלך האחרון הוא של הצד שעונה.
because-two-threats = עכשיו { $player } מאיים להשלים את { $first } ({ $one }) ואת { $second } ({ $two }). { $other } אינו יכול להשלים ישר, ויכול לעצור רק אחד מהשניים.
because-forced = { $player } מאיים להשלים את { $line }, ולכן { $other } נאלץ לענות כאן: { $point }. המענה של { $player }: { $answer }. { $then }
because-answers = { $count ->
    [one] יש מהלך אחד, ויש לו מענה מנצח.
    [two] יש שני מהלכים, ולכל אחד מהם מענה מנצח.
   *[other] לכל אחד מ־{ $count } המהלכים יש מענה מנצח.
}
answers-caption = כל מהלך והמענה לו
answers-move = מהלך
answers-answer = מענה
answers-then = מדוע הוא מנצח
short-over = לא נשאר מהלך
short-over-chomp = נשאר רק הרעל
short-over-line = הושלם ישר
short-arms = שתי זרועות שוות של { $long }
short-one-longer-rows = שתי שורות, הפרש של קובייה אחת
short-one-longer-columns = שתי עמודות, הפרש של קובייה אחת
short-mirror = תמונות ראי
short-two-threats = שני איומים: { $one }; { $two }
short-forced = איום: { $point }, ואיומים נוספים אחריו
line-row = שורה { $row }
line-column = עמודה { $column }
line-diagonal = אחד האלכסונים
cell-at = שורה { $row }, עמודה { $column }
held-every-move = אין מהלך מנצח. אלה כל המהלכים, ומה שהצד השני יכול להפיק מהם.
held-caption = כל מהלך ומה שיוצא ממנו
held-move = מהלך
held-then = ואז
held-draw = אף צד אינו יכול לכפות ישר: תיקו
held-loses = הוא מפסיד בגלל המענה: { $reply }
held-wins = הוא מנצח

# outcome, misere-outcome
outcome-prompt = שני הצדדים משחקים הכי טוב שאפשר. מי מנצח?
outcome-choice-n = הצד שבתור
outcome-choice-p = הצד השני
outcome-choice-draw = אף אחד: תיקו
outcome-is-n = הצד שבתור מנצח.
outcome-is-p = הצד שבתור מפסיד.
outcome-is-draw = במשחק הטוב ביותר של שני הצדדים התוצאה היא תיקו.
columns-lay-out = מפרקים כל ערימה לקבוצות של { "\u2066" }1, 2, 4, 8, …{ "\u2069" }, כל גודל לכל היותר פעם אחת, וסופרים בכל עמודה.
columns-all-even = כל העמודות זוגיות. כל מהלך משנה ערימה אחת, ולכן הופך עמודה כלשהי לאי־זוגית, והצד השני יכול להפוך שוב את כולן לזוגיות. הצד שבתור מפסיד.
columns-some-odd = יש עמודה אי־זוגית. מי שהופך את כל העמודות לזוגיות משאיר עמדה שבה הצד השני מפסיד.
columns-ones = ספרות{ "\u00A0" }1
columns-caption = הערימות { $position } בכתיב בינארי, ומספר ספרות 1 בכל עמודה
two-heaps-equal = שתי הערימות שוות. כל מה שנלקח מערימה אחת, הצד השני לוקח מן האחרת, וכך הוא לוקח את האסימון האחרון: הצד שבתור מפסיד.
two-heaps-differ = שתי הערימות שונות. מהלך אחד יכול לעשות אותן שוות, ומאז אפשר להעתיק כל מהלך בערימה האחרת: { $move }.
subtract-from-zero = עולים מ־0: ערימה מפסידה מבחינת הצד שבתור כאשר אין ממנה מהלך אל ערימה מפסידה.
subtract-lost-heaps = הערימות המפסידות עד { $heap } הן: { $heaps }.
subtract-repeats = החל בערימה של { $from }, הערימות המפסידות חוזרות כל { $period } ערימות.
subtract-lost-heaps-near = מבין הערימה של { $heap } והערימות שמתחתיה, עד מרחק המהלך הגדול ביותר, { $count ->
    [one] זו מפסידה
   *[other] אלה מפסידות
}: { $heaps }.
subtract-reach-lost = כך מגיעים { $count ->
    [one] אליה
   *[other] לאחת מהן
}: { $move }.
subtract-no-lost-in-reach = המהלכים מערימה של { $heap } משאירים { $left }, ואף אחת מאלה אינה מפסידה. לכן הצד שבתור מפסיד.
misere-only-ones-even = בכל ערימה יש לכל היותר אסימון אחד, ולכן כל מהלך לוקח ערימה אחת. { $ones ->
    [one] יש ערימה אחת של 1.
    [two] יש שתי ערימות של 1, מספר זוגי, ולכן הצד השני לוקח את האחרונה: הצד שבתור מנצח.
   *[other] יש { $ones } ערימות של 1, מספר זוגי, ולכן הצד השני לוקח את האחרונה: הצד שבתור מנצח.
}
misere-only-ones-odd = בכל ערימה יש לכל היותר אסימון אחד, ולכן כל מהלך לוקח ערימה אחת. { $ones ->
    [one] נשאר רק אסימון אחד, והצד שבתור חייב לקחת אותו
    [two] יש שתי ערימות של 1
   *[other] יש { $ones } ערימות של 1, מספר אי־זוגי, ולכן הצד שבתור לוקח את האחרונה
}: הצד שבתור מפסיד.
misere-one-big = יש בדיוק ערימה אחת של שני אסימונים או יותר, { $ones ->
    [0] ואין ערימות של 1
    [one] וערימה אחת של 1
    [two] ושתי ערימות של 1
   *[other] ו־{ $ones } ערימות של 1
}. אם משאירים { $left } בערימה הגדולה, מספר הערימות של 1 נעשה אי־זוגי, ואז הצד השני חייב לקחת את האסימון האחרון: הצד שבתור מנצח.
misere-many-big = { $big ->
    [one] יש ערימה אחת של שני אסימונים או יותר.
    [two] יש שתי ערימות של שני אסימונים או יותר.
   *[other] יש { $big } ערימות של שני אסימונים או יותר.
} כשיש שתי ערימות כאלה או יותר, העמודות מכריעות, ממש כאילו האסימון האחרון מנצח.
misere-many-big-even = כל העמודות זוגיות: הצד שבתור מפסיד.
misere-many-big-odd = יש עמודה אי־זוגית: הצד שבתור מנצח.
misere-why = מדוע העמודות עדיין מכריעות: כשנשארת בדיוק ערימה אחת של שניים או יותר, יש עמודה אי־זוגית, ולכן הערימה הזאת מגיעה למי שמקפיד להפוך את כל העמודות לזוגיות. הצד הזה לוקח את כולה או את כולה פחות אחד, ומשאיר מספר אי־זוגי של ערימות של 1.
looks-even-total = הכרעה לפי הסכום הכולל: זוגי מפסיד, אי־זוגי מנצח
looks-largest-is-sum = הפסד כי הערימה הגדולה שווה לכל האחרות יחד
looks-two-equal-heaps = הפסד כי שתי ערימות שוות; שאר הערימות נשכחו
looks-no-equal-heaps = ניצחון כי אין שתי ערימות שוות, ולכן אין מה להעתיק
looks-equal-steps = הפסד כי הערימות גדלות בצעדים שווים
looks-normal-rule = הכלל לניצחון עם האסימון האחרון
looks-everything-reversed = ניצחון והפסד הוחלפו כי האסימון האחרון מפסיד
looks-multiple-of-largest = כפולות של { $most } נחשבו ערימות מפסידות
looks-even-heap = ערימות זוגיות נחשבו ערימות מפסידות
refuted-by-winning-move = זה מנצח: { $move }
refuted-by-reply-to = לכל מהלך יש מענה מנצח; מהלך אחד: { $move }; המענה: { $reply }
refuted-no-move = אין שום מהלך
refuted-only-move-takes-last = המהלך היחיד לוקח את האסימון האחרון, וזה מפסיד
refuted-by-reply = { $reply }
refuted-takes-last = כך נלקח האסימון האחרון, וזה מפסיד
refuted-is-draw = אף צד אינו יכול לכפות ניצחון; זה שומר על התיקו: { $move }
refuted-draw-held = לכל מהלך יש מענה ששומר לפחות על התיקו; מהלך אחד: { $move }; המענה: { $reply }
refuted-reaches-draw = { $reply }, והתוצאה תיקו
refuted-full-board = אז הלוח מלא, ואין ישר לאף צד

# winning-moves
winning-moves-prompt-one = יש בדיוק מהלך מנצח אחד. מהו?
winning-moves-prompt-all = יש למצוא את כל המהלכים המנצחים. ייתכן שלא כל השורות יידרשו.
repair-top-column = העמודה האי־זוגית הגבוהה ביותר היא { $place }, { $holders ->
    [one] ורק לערימה { $heap } יש שם קבוצה
    [two] ולשתי ערימות יש שם קבוצה, ובהן ערימה { $heap }
   *[other] ול־{ $holders } ערימות יש שם קבוצה, ובהן ערימה { $heap }
}. משנים את ערימה { $heap } בכל עמודה אי־זוגית: במקום { $from } יהיה{ "\u00A0" }{ $to }.
repair-all-even = בעמדה { $position } כל העמודות זוגיות, ולכן הצד שבתור שם מפסיד.
repair-also = באותו אופן אפשר להוריד את ערימה { $heap } מ־{ $from } ל־{ $to }.
looks-takes-whole-heap = נלקחה כל הערימה הגדולה
looks-one-off = נלקח אסימון אחד פחות מן הדרוש, ולכן הערימות לא לגמרי שוות
looks-nim-sum-from-largest = סכום העמודות האי־זוגיות, { $sum }, נלקח מהערימה הגדולה ביותר
looks-amount-for-rest = נלקח המספר שהיה צריך להישאר
looks-first-column = תוקנה רק העמודה האי־זוגית הגבוהה ביותר
looks-levels-two = שתי ערימות נעשו שוות, והשאר נשכח
looks-takes-most = נלקח המספר הגדול ביותר שהחוקים מתירים
looks-uses-most-cells = סימן שמוציא מן המשחק כמה שיותר משבצות
looks-leaves-multiple = נשארה כפולה של { $most }
looks-forgets-splitting = כאילו שום מהלך אינו יכול לפצל { $what ->
    [rows] שורה
    [strips] רצועה
   *[heaps] ערימה
}
looks-equal-halves = כאילו מותר לפצל ערימה גם לחצאים שווים
looks-as-nim = { $what ->
    [rows] השורות נחשבו
    [strips] הרצועות נחשבו
    [parts] החלקים נחשבו
    [distances] המרחקים נחשבו
   *[heaps] הערימות נחשבו
} ערימות של נים
looks-adds-values = הערכים חוברו עם נשא
looks-adds-distances = שני המרחקים חוברו
looks-value-left = הערך שחלק צריך לקבל נחשב המספר שצריך להישאר בו
looks-copies-another-game = הפסד כי שני חלקים שווים בגודלם, כאילו היו אותו משחק
looks-exponent = מספר החלוקות ב־2, בלי ה־1 שיש להוסיף
looks-only-powers-of-two = כאילו מותר לקחת רק חזקות של 2
looks-two-is-first-prime = ערימות זוגיות נחשבו 1 כי 2 הוא הראשוני הראשון
looks-factor-itself = הגורם הראשוני הקטן ביותר במקום מקומו בין הראשוניים
looks-only-straight = כאילו אין מהלכים באלכסון: מרחקים שווים נחשבו מפסידים
looks-only-straight-move = כאילו אין מהלכים באלכסון: המרחקים נעשו שווים
looks-doubles = הפסד כי מרחק אחד כפול מן האחר
looks-to-the-edge = היישר אל שפת הלוח
looks-one-step = צעד אחד למטה
looks-multiple-of-three = כפולות של 3 נחשבו ערימות מפסידות
looks-no-fibonacci-heap = ניצחון כי הערימה אינה מספר פיבונאצ׳י; החסם נשכח
looks-cannot-take-all = הפסד כי אי אפשר לקחת את הערימה בבת אחת
looks-larger-part = נלקח מספר פיבונאצ׳י גדול יותר במקום החלק הקטן ביותר
looks-from-right = המטבעות מוספרו מימין
looks-numbers-from-zero = המטבעות מוספרו מ־0
looks-coin-numbers = כאילו הערך של כל מטבע הוא מספרו
looks-counts-coins = הכרעה לפי מספר המטבעות הכהים: זוגי מפסיד, אי־זוגי מנצח
looks-first-coin = הכרעה לפי המטבע הראשון במקום האחרון
looks-turns-last-alone = רק המטבע האחרון נהפך
looks-first-always-wins = הצד הפותח מנצח בלוח שלם; כאילו זה נכון לכל צורה
looks-equal-arms = הפסד כי השורה התחתונה והעמודה הראשונה שוות באורכן
looks-even-squares = הכרעה לפי מספר הקוביות שאפשר לאכול
looks-square-rule = הכלל ללוחות ריבועיים, בצורה אחרת
looks-single-square = קובייה אחת בלבד נאכלה מן הפינה
looks-first-column-only = נאכל הכול מלבד העמודה הראשונה
looks-fills-the-board = הכרעה לפי מספר הריבועים שהיו נכנסים אילו דבר לא בוזבז
looks-counts-places = הכרעה לפי מספר המקומות שאפשר להניח בהם עכשיו ריבוע: זוגי מפסיד, אי־זוגי מנצח
looks-copies-always = כאילו תמיד אפשר לפתוח באמצע ולהעתיק
looks-near-the-middle = אי שם ליד האמצע
looks-fills-from-corner = הלוח התמלא מן הפינה
looks-blocks-that-fit = מספר הריבועים שנכנסים
looks-always-a-draw = כל משחק כזה נחשב תיקו
looks-mover-wins = ניצחון של הצד שבתור, רק כי תורו עכשיו
looks-other-wins = הפסד כי המהלך האחרון הוא של הצד השני
looks-takes-the-middle = האמצע, ולא משנה מה עוד על הלוח
looks-any-two-in-line = שתי נקודות כלשהן על ישר שיש בו נקודה פנויה

# nim-sum
nim-sum-prompt = **סכום נים.** יש לכתוב את הערימות בכתיב בינארי, אחת מתחת לאחרת, ולספור את ספרות 1 בכל עמודה. סכום הנים הוא סכום ערכי המקום שעמודתם אי־זוגית.
nim-sum-sample = עבור { "\u2066" }3 ⊕ 6{ "\u2069" }, מספר ספרות 1 בעמודות { "\u2066" }4, 2, 1{ "\u2069" } הוא { "\u2066" }1, 2, 1{ "\u2069" }, וכותבים: { "\u2066" }4 + 1 = 5{ "\u2069" }.
nim-sum-count = כותבים את הספרות של עמודה 1 זו מתחת לזו, את אלה של עמודה 2 זו מתחת לזו, וכן הלאה, וסופרים את ספרות 1 בכל עמודה.
nim-sum-odd-columns = מחברים את ערכי המקום של העמודות האי־זוגיות: { $sum }.
nim-sum-one-odd-column = רק עמודה { $place } אי־זוגית, ולכן סכום הנים הוא { $place }.
nim-sum-no-odd-column = אין עמודה אי־זוגית, ולכן סכום הנים הוא 0.
looks-adds = הערימות חוברו עם נשא
looks-left-aligned = הספרות הבינאריות נכתבו צמודות לשמאל
looks-any-one-counts = נספרה כל עמודה שיש בה ספרת 1 כלשהי
looks-odd-as-even = העמודות הזוגיות והאי־זוגיות הוחלפו
refuted-column-odd = בעמודה { $place } { $count ->
    [one] יש ספרת 1 אחת
   *[other] יש { $count } ספרות 1
}, מספר אי־זוגי, ולכן { $place } שייך לסכום
refuted-column-even = { $count ->
    [0] באף ערימה אין ספרת 1 בעמודה { $place }
    [two] בעמודה { $place } יש שתי ספרות 1, מספר זוגי
   *[other] בעמודה { $place } יש { $count } ספרות 1, מספר זוגי
}, ולכן { $place } אינו שייך לסכום

# complete-trio
complete-trio-prompt = יש למצוא את הערימה השלישית שאיתה הצד שבתור מפסיד.
complete-trio-sample = עבור 4 ו־4 כותבים: { "\u2066" }0{ "\u2069" }.
beside-third = { $pair } וערימה שלישית
complete-trio-answer = בערימה השלישית { $third ->
    [one] אסימון אחד
    [two] שני אסימונים
   *[other] { $third } אסימונים
}: { $trio }.
complete-trio-columns = כותבים את שתי הערימות בכתיב בינארי. הערימה השלישית צריכה להפוך את כל העמודות לזוגיות.
complete-trio-fill = לכן יש בה ספרת 1 בדיוק בעמודות האי־זוגיות: { $sum }.
complete-trio-only = שום מספר מלבד { $third } אינו מתאים: אם שתי עמדות נבדלות רק בערימה השלישית, מהלך אחד מוביל מן הגדולה לקטנה, ושום מהלך אינו מוביל מעמדה מפסידה לעמדה מפסידה.
looks-adds-heaps = שתי הערימות חוברו
looks-difference = ההפרש בין שתי הערימות
looks-next-number = אחד יותר מן הערימה הגדולה
looks-equal-to-larger = הערימה הגדולה הועתקה, כמו בשתי ערימות

# mex
mex-prompt = **{ "\u2066" }Mex{ "\u2069" }.** ה־{ "\u2066" }mex{ "\u2069" } של מספרים הוא המספר החסר הקטן ביותר מבין { "\u2066" }0, 1, 2, …{ "\u2069" }. יש למצוא אותו.
mex-sample = עבור { "\u2066" }0, 1, 5{ "\u2069" } כותבים: { "\u2066" }2{ "\u2069" }.
mex-answer = ה־{ "\u2066" }mex{ "\u2069" } הוא { $value }.
mex-look-from-zero = מחפשים 0, אחר כך 1, אחר כך 2 וכן הלאה.
mex-zero-is-missing = 0 חסר מיד, ולכן ה־{ "\u2066" }mex{ "\u2069" } הוא 0.
mex-found = { $count ->
    [one] { $found } נמצא
   *[other] { $found } נמצאים
}, ו־{ $value } חסר.
looks-counts-from-one = ספירה מ־1 במקום מ־0
looks-one-more-than-largest = אחד יותר מן המספר הגדול ביותר
looks-gap-above-least = המספר החסר הראשון מעל הקטן ביותר ברשימה
looks-how-many = כמה מספרים שונים יש ברשימה
refuted-is-in-list = { $number } נמצא ברשימה
refuted-smaller-missing = { $smaller } קטן יותר וחסר

# grundy-value
grundy-value-prompt = ערך גרונדי { "\u2066" }*g*(*n*){ "\u2069" } הוא המספר הקטן ביותר מבין { "\u2066" }0, 1, 2, …{ "\u2069" } ששום מהלך מ־{ "\u2066" }*n*{ "\u2069" } אינו מגיע לעמדה שזה ערכה. יש למצוא אותו.
grundy-row = מתחילים ב־{ "\u2066" }*g*(0) = 0{ "\u2069" } וממלאים ערך אחר ערך.
grundy-period = החל ב־{ $from } הערכים חוזרים במחזור { $period }, ולכן { $equal }.
grundy-no-move = אין שום מהלך מערימה של { $heap }. לכן לא מתקבל אף ערך, והמספר החסר הקטן ביותר הוא 0.
grundy-options = המהלכים מערימה של { $heap } מגיעים לערכים { $values }, ו־{ $value } הוא המספר החסר הקטן ביותר שם.
grundy-position-prompt = ערך גרונדי של עמדה הוא המספר הקטן ביותר מבין { "\u2066" }0, 1, 2, …{ "\u2069" } שאינו הערך של אף עמדה במרחק מהלך אחד. יש למצוא אותו.
grundy-position-answer = ערך גרונדי הוא { $value }.
grundy-position-options = המהלכים מגיעים לערכים { $values }, ו־{ $value } הוא המספר החסר הקטן ביותר שם.
grundy-position-no-move = אין שום מהלך. לכן לא מתקבל אף ערך, והמספר החסר הקטן ביותר הוא 0.
values-by-table = מילוי ערך אחר ערך נותן { $values }.
values-repeat = החל ב־{ $from } הערכים חוזרים במחזור { $period }.
values-sum = הערך של הכול יחד הוא סכום הנים של הערכים: { $sum }.
values-lost = הערך הוא 0. כל מהלך משאיר ערך אחר, והצד השני יכול להחזיר אותו ל־0: הצד שבתור מפסיד.
values-after = { $move }. אז { $sum }.
values-moves-lost = אין מהלך שמגיע לערך 0, ומכל ערך אחר הצד השני יכול להגיע אליו שוב: הצד שבתור מפסיד.
values-moves-won = מי שמשאיר את הערך 0 מנצח, כי אין מהלך מ־0 ל־0, ומכל ערך אחר יש מהלך ל־0. המהלכים וערכיהם:
options-caption = המהלכים מערימה של { $heap } והערכים שאליהם הם מגיעים
options-left = נשאר
options-values = ערכים
options-value = ערך
options-together = יחד
grundy-derived = בפירוט: מה שהמהלכים משאירים, כל דבר עם ערכו, אחר כך הערכים שהתקבלו והמספר החסר הקטן ביותר.
derivation-caption = המהלכים מן הערימות 0 עד { $heap } והערכים שאליהם הם מגיעים
derivation-moves = מה שמהלך משאיר, וערכו
derivation-reached = התקבלו
derivation-missing = חסר
derivation-none = אין מהלך
reached-caption = הערכים שהמהלכים מגיעים אליהם
reached-value = ערך
reached-moves = מגיעים אליו
reached-one-move = מגיע אליו למשל
values-won = הערך אינו 0, ולכן מהלך יכול להפוך אותו ל־0, ואז הצד השני מפסיד.
value-empty-heap = ערכה של הערימה הריקה הוא 0.
dim-values = במשחק דים הערך של ערימה הוא 1 ועוד מספר הפעמים שאפשר לחצות אותה.
dim-why = מדוע: מותר לקחת את כל הערימה, וכך מגיעים ל־0. מחלק שאפשר לחצות פחות פעמים מאשר את הערימה משאיר ערימה שאפשר לחצות כמספר הפעמים של המחלק, ולכן כל ערך קטן יותר מתקבל. מחלק שאפשר לחצות בדיוק כמספר הפעמים של הערימה אינו משאיר דבר, או משאיר ערימה שאפשר לחצות יותר פעמים. הערך של הערימה עצמה אינו מתקבל לעולם.
dim-value = { $twos ->
    [0] { $heap } אי־זוגי
    [one] את { $heap } אפשר לחצות פעם אחת
    [two] את { $heap } אפשר לחצות פעמיים
   *[other] את { $heap } אפשר לחצות { $twos } פעמים
}: הערך { $value }.
rim-values = במשחק רים הערך של ערימה זוגית הוא 0 והערך של ערימה של 1 הוא 1. בכל ערימה אי־זוגית אחרת קובע הגורם הראשוני הקטן ביותר: 3 נותן 2; 5 נותן 3; 7 נותן 4; וכן הלאה לאורך הראשוניים.
rim-why = מדוע: למספר שנשאר אין מחלק משותף עם הערימה מלבד 1. לכן הגורם הראשוני הקטן ביותר שלו אינו זה של הערימה, אבל אפשר להשאיר כל ראשוני קטן יותר, וגם 1 ומספר זוגי: כל הערכים הקטנים יותר מתקבלים, והערך של הערימה אינו מתקבל. מערימה זוגית מגיעים רק לערימות אי־זוגיות.
rim-one = לערימה של 1 הערך 1.
rim-even = { $heap } זוגי: הערך 0.
rim-prime = { $heap } ראשוני: הערך { $value }.
rim-composite = { $product }, והגורם הראשוני הקטן ביותר, { $factor }, נותן את הערך { $value }.
coins-turtles = ב־{ "\u2066" }Turning Turtles{ "\u2069" } הערך של מטבע כהה הוא מספרו: אם הוא הכהה היחיד, אפשר להפוך רק אותו, ואז לא נשאר דבר, או גם מטבע שלפניו, ואז נשאר רק אותו מטבע. לכן ערכו הוא המספר הקטן ביותר שאינו 0 ואינו ערך של מטבע קודם.
coins-mock-turtles = ב־{ "\u2066" }Mock Turtles{ "\u2069" } הערכים של מטבעות כהים, משמאל, הם { "\u2066" }1, 2, 4, 7, 8, 11, 13, 14, …{ "\u2069" }, המספרים שמספר ספרות 1 שלהם בכתיב בינארי אי־זוגי: כל אחד הוא המספר הקטן ביותר שאינו 0, אינו ערך של מטבע קודם ואינו סכום הנים של שני ערכים כאלה.
coins-ruler = ב־{ "\u2066" }Ruler{ "\u2069" } הערך של מטבע כהה הוא החזקה הגדולה ביותר של 2 שמחלקת את מספרו ({ "\u2066" }1, 2, 1, 4, 1, 2, 1, 8, …{ "\u2069" }). זהו המספר הקטן ביותר שאינו 0 ואינו סכום הנים של הערכים ברצף מטבעות, אחד או יותר, שמסתיים ממש לפניו.
coins-black = { $count ->
    [one] רק מטבע { $coins } כהה. ערכו: { $values }.
   *[other] המטבעות { $coins } כהים. ערכיהם: { $values }.
}
coins-lost = הערך הוא 0: הצד שבתור מפסיד.
coins-won = הערך אינו 0, ולכן מהלך יכול להפוך אותו ל־0, ואז הצד השני מפסיד.
coins-after = { $move }. המטבעות הכהים אז: { $coins }, והסכום: { $sum }.
coins-after-none = { $move }. אז אין אף מטבע כהה.
coins-last-black = כל מהלך הופך את המטבע האחרון. הוא כהה עכשיו ובהיר בסוף, ולכן מספר המהלכים שנותרו אי־זוגי בכל דרך משחק: המהלך האחרון הוא של הצד שבתור.
coins-last-white = כל מהלך הופך את המטבע האחרון. הוא בהיר עכשיו וגם בסוף, ולכן מספר המהלכים שנותרו זוגי בכל דרך משחק: המהלך האחרון הוא של הצד השני.
queen-from-corner = מסמנים את הלוח מן הפינה החוצה: משבצת מפסידה אם אין ממנה מהלך אל משבצת מפסידה.
queen-lost-squares = עד המרחק הזה מן הפינה אלה המשבצות המפסידות, יחד עם תמונות הראי שלהן: { $squares }.
queen-is-lost = { $square } היא אחת מהן. כל מהלך עוזב אותן, ומכל משבצת אחרת אפשר להגיע לאחת מהן: הצד שבתור מפסיד.
queen-reaches = { $move }, אחת המשבצות האלה.
queen-no-other = אין מהלך מנצח אחר: אל אף אחת אחרת מהמשבצות האלה ומתמונות הראי שלהן המלכה אינה יכולה להגיע.
queen-golden-lost = הזוגות המפסידים הם אלה שהמספר הקטן בהם הוא { "\u2066" }kφ{ "\u2069" } מעוגל כלפי מטה, כאשר { "\u2066" }k{ "\u2069" } הוא ההפרש ו־{ "\u2066" }φ = 1.618…{ "\u2069" } הוא יחס הזהב (ויתהוף). כאן { "\u2066" }k{ "\u2069" } הוא { $difference }, ולכן המספר הקטן צריך להיות { $lost }, והוא אכן { $smaller }: הצד שבתור מפסיד.
queen-golden-won = הזוגות המפסידים הם אלה שהמספר הקטן בהם הוא { "\u2066" }kφ{ "\u2069" } מעוגל כלפי מטה, כאשר { "\u2066" }k{ "\u2069" } הוא ההפרש ו־{ "\u2066" }φ = 1.618…{ "\u2069" } הוא יחס הזהב (ויתהוף). כאן { "\u2066" }k{ "\u2069" } הוא { $difference }, ולכן המספר הקטן היה צריך להיות { $lost }, אבל הוא { $smaller }: יש מהלך אל זוג כזה.
fibonacci-after = { $move }. אז החלק הקטן ביותר הוא { $part }, ומותר לקחת לכל היותר{ "\u00A0" }{ $most }.
fibonacci-takes-all = { $move }, וכך האסימון האחרון נלקח.
fibonacci-why = מדוע: החלק הבא בגודלו גדול יותר מפי שניים מן החלק הקטן ביותר. לכן מי שלוקח את החלק הקטן ביותר משאיר חלק קטן ביותר שאסור לקחת; ומי שאינו יכול לקחת אותו משאיר חלק קטן ביותר שמותר לקחת.
fibonacci-rule = כותבים את הערימה כסכום של מספרי פיבונאצ׳י { "\u2066" }1, 2, 3, 5, 8, 13, …{ "\u2069" } שאין בו שניים שכנים. העמדה מנצחת בדיוק כאשר מותר לקחת את החלק הקטן ביותר.
fibonacci-sum = { $sum }.
fibonacci-is-one = { $heap } הוא עצמו מספר פיבונאצ׳י.
fibonacci-may = החלק הקטן ביותר הוא { $part }, ומותר לקחת עד { $most }: הצד שבתור מנצח.
fibonacci-may-not = החלק הקטן ביותר הוא { $part }, ומותר לקחת לכל היותר{ "\u00A0" }{ $most }: הצד שבתור מפסיד.
chomp-from-poison = לא ידוע כאן נימוק קצר. מסמנים את הלוחות מן הרעל ומעלה: לוח מפסיד אם אין נגיסה שמשאירה לוח מפסיד.
chomp-lost-boards = הלוחות האלה מפסידים, לפי גובהי העמודות: { $boards }.
chomp-is-lost = { $columns } הוא אחד מהם: הצד שבתור מפסיד.
chomp-reaches-lost = { $move }. כך נשאר { $columns }, אחד מהם.
chomp-whole = הצד הפותח מנצח בכל לוח שלם של שתי קוביות או יותר: אילו הנגיסה של קוביית הפינה לבדה הפסידה, היה אפשר לשחק מיד את המענה המנצח לה (גניבת אסטרטגיה). אבל זה לא אומר באיזו נגיסה.
squares-after = { $move }. אז { $why }.
squares-strip = בשתי שורות או בשלוש כל ריבוע מנצל שתי עמודות שכנות. זהו קיילס של דוסון עם שורה של { $long }, שערכה { $value }.
squares-five = בחמש שורות יש לצד השני תמיד מענה: באותן עמודות, שני מקומות הלאה, כשסופרים את ארבעת המקומות של ריבוע במעגל. אז לא נשאר דבר בעמודות האלה או לצידן.
squares-try-all = לא ידוע כאן כלל קצר: מנסים כל ריבוע ואת המענים לו. חלקים פנויים של הלוח ששום ריבוע אינו מחבר אפשר לבדוק בנפרד.
lines-forces = אחרי זה כל מענה מפסיד: { $move }.
values-caption = ערכי גרונדי מ־0 עד { $last }
looks-remainder-of-largest = השארית בחילוק ב־{ $most }
looks-number-of-moves = מספר העמדות שמהלך אחד יכול להשאיר
looks-only-won-or-lost = 1 לכל עמדה שאינה מפסידה
refuted-move-has-value = המהלך הזה מגיע לערך { $value }: { $move }

# reduction-trace, reduction-failure
reduction-trace-prompt = **הצמצום של בארון.** אם הסכום אי־זוגי, עוצרים: השלשה אינה מפסידה. אם שני מספרים אי־זוגיים, מחסירים 1 משניהם; אחר כך חוצים את שלושתם. אם אחד המספרים הוא 0, עוצרים: השלשה מפסידה אם שני האחרים שווים.
reduction-sample = אחרי { "\u2066" }(6, 9, 15){ "\u2069" }, שסכומה 30, באה: { "\u2066" }(3, 4, 7){ "\u2069" }.
reduction-rules = **הצמצום של בארון.** אם הסכום של שורה אי־זוגי או שאחד המספרים בה הוא 0, עוצרים. אם שני מספרים אי־זוגיים, מחסירים 1 משניהם; אחר כך חוצים את שלושתם.
reduction-choice-trio = מפסידה
reduction-choice-not = לא מפסידה: שורה { $blank }
reduction-how-to-read = המספרים האי־זוגיים מסומנים. בכתיב בינארי כל שורה היא השורה הקודמת בלי הספרות האחרונות שלה.
reduction-odd-marked = המספרים האי־זוגיים מסומנים.
reduction-is-trio = שלשה מפסידה: שורה { $line } היא { $trio }.
reduction-odd-sum = זו אינה שלשה מפסידה: בשורה { $line }, { $trio }, הסכום אי־זוגי.
reduction-unequal-pair = זו אינה שלשה מפסידה: שורה { $line } היא { $trio }: 0, והשניים האחרים שונים זה מזה.
reduction-may-stop-trio = שורה { $line } מספיקה: מלבד 1 יש בה מספר זוגי והמספר הבא אחריו, וכל שלשה כזאת מפסידה.
reduction-may-stop-not = שורה { $line } מספיקה: בשלשה מפסידה שהמספר הקטן ביותר בה הוא 1 יש לצידו מספר זוגי והמספר הבא אחריו, ובשורה הזאת אין זה כך.
reduction-must-stop = אחרי שורה { $line } אין שורה נוספת, כי סכומה אי־זוגי.
looks-subtracts-from-all = 1 הוחסר מכל שלושת המספרים
looks-halves-even-only = רק הזוגיים נחצו; מן האי־זוגיים רק הוחסר 1
looks-rounds-up = מספרים אי־זוגיים עוגלו כלפי מעלה לפני החצייה
looks-goes-on = המשך אחרי סכום אי־זוגי
refuted-line = שורה { $line } היא { $trio }
refuted-odd-sum = בשורה { $line }, { $trio }, הסכום אי־זוגי, ולכן הצמצום נגמר שם
reduction-failure-prompt = שורה 0 היא השלשה עצמה. באיזו שורה הסכום נעשה אי־זוגי?
reduction-failure-sample = עבור { "\u2066" }(2, 4, 8){ "\u2069" } כותבים: ”שורה 1, { "\u2066" }(1, 2, 4){ "\u2069" }”.
reduction-fails-at = בשורה { $line }: הסכום של { $trio } אי־זוגי, { $sum }.
reduction-reads-columns = שורה אחר שורה הצמצום קורא את העמודות הבינאריות מימין. העמודה האי־זוגית הראשונה שהוא פוגש היא { $place }.
reduction-lowest-odd = שורה 0 קוראת את עמודה 1, שורה 1 את עמודה 2, וכן הלאה: כל שורה קוראת עמודה שערכה כפול משל קודמתה. לכן העמודה הזאת נקראת בשורה { $line }.
looks-highest-odd-column = העמודה האי־זוגית הגבוהה ביותר במקום הנמוכה ביותר
looks-counts-lines-from-one = השורות נספרו מ־1
looks-columns-from-left = העמודות נספרו משמאל
looks-line-before = השורה הקודמת
refuted-still-even = בשורה { $line }, { $trio }, הסכום זוגי, { $sum }
refuted-odd-before = כבר בשורה { $line }, { $trio }, הסכום אי־זוגי

# greedy-scheme, leftover-pairs
greedy-prompt-scratch = **בניית השלשות של בארון.** יש לבצע אותה על כל הזוגות של המספרים הנתונים.
greedy-prompt-hypotenuse = **בניית השלשות של בארון.** יש לבצע אותה על הזוגות של המספרים הנתונים, לאורך הקווים האלכסוניים (היתרים) בזה אחר זה: עם המספרים עד 3, אחר כך מן הזוג הראשון שנותר עם אלה עד 4, וכן הלאה.
greedy-numbers = המספרים 1 עד { $largest }
greedy-sample = עבור המספרים 1 עד 3 כותבים: { "\u2066" }(1, 2, 3){ "\u2069" }.
greedy-rules = לוקחים את הזוג הראשון שנותר, { "\u2066" }(*a*, *b*){ "\u2069" }, ואת ה־{ "\u2066" }*c*{ "\u2069" } הקטן ביותר מעל { "\u2066" }*b*{ "\u2069" } שעבורו עוד נותרו { "\u2066" }(*a*, *c*){ "\u2069" } ו־{ "\u2066" }(*b*, *c*){ "\u2069" }: זוהי שלשה, ושלושת הזוגות שלה נמחקים. אם אין { "\u2066" }*c*{ "\u2069" } מתאים, מדלגים על { "\u2066" }(*a*, *b*){ "\u2069" }.
greedy-order = יש לרשום את השלשות לפי הסדר שבו נמצאו.
greedy-adds = עכשיו המספרים עד { $hypotenuse }, מן הזוג הראשון שנותר.
greedy-takes = { $pair } לוקח את { $partner }: השלשה { $trio }. נמחקו: { $excluded }.
greedy-no-candidate = מדלגים על { $pair }: אין זוג שנותר אחריו ויש לו מספר משותף איתו.
greedy-passed = מדלגים על { $pair }: { $count ->
    [one] עם { $partners } הוא זקוק לזוג { $gone }, שכבר נמחק
   *[other] עם { $partners } הוא זקוק, לפי הסדר הזה, לזוגות { $gone }, ואלה כבר נמחקו
}.
greedy-passed-together = { $count ->
    [one] ל־{ $pairs } אין זוג מתאים, ומדלגים עליו.
   *[other] לזוגות { $pairs } אין זוגות מתאימים, ומדלגים עליהם.
}
greedy-found = { $count ->
    [one] שלשה אחת: { $trios }.
    [two] שתי שלשות, לפי הסדר הזה: { $trios }.
   *[other] { $count } שלשות, לפי הסדר הזה: { $trios }.
}
scheme-caption = הזוגות של המספרים 1 עד { $largest }, לפי שורות
scheme-smaller = המספר הקטן
scheme-pairs = זוגות
greedy-none-left = לא נותר אף זוג: עד { $largest } המשולש שלם.
greedy-left = נותרו: { $pairs }.
looks-largest-third = נלקח המספר השלישי המתאים הגדול ביותר במקום הזוג המתאים הראשון
looks-all-at-once = כל הזוגות בבת אחת במקום יתר אחר יתר
looks-excludes-passed-over = נמחקו זוגות שלא התאימו ושרק דילגו עליהם
looks-excludes-wrong-pair = אחרי { $trio } נמחק הזוג { $wrong } במקום { $pair }
refuted-trio = שלשה מספר { $number } היא { $trio }
refuted-no-more-trios = { $count ->
    [one] יש רק שלשה אחת
    [two] יש רק שתי שלשות
   *[other] יש רק { $count } שלשות
}
next-trio-prompt = **בניית השלשות של בארון.** הזוגות של השלשות שנמצאו עד כה נמחקו. איזו שלשה תימצא עכשיו?
next-trio-sample = במשולש שעוד לא נגעו בו כותבים: { "\u2066" }(1, 2, 3){ "\u2069" }.
write-next-trio = השלשה הבאה היא { $trio }.
next-trio-answer = השלשה הבאה היא { $trio }.
next-trio-passed = הבנייה דילגה על { $pairs }: אין מספר שלישי מתאים.
next-trio-first = הזוג הראשון שנותר ויש לו זוג מתאים הוא { $pair }, והראשון שמתאים לו הוא { $partner }.
next-trio-unfit = { $count ->
    [one] גם { $partners } נותר, אבל אינו מתאים: { $gone } נמחק.
   *[other] גם { $partners } נותרו, אבל אינם מתאימים: { $gone } נמחקו.
}
looks-ignores-third-pair = נבדקו שניים מתוך שלושת הזוגות, והשלישי לא
looks-one-too-far = דילוג על זוג שעוד מתאים
looks-last-again = השלשה האחרונה פעם נוספת
refuted-first-pair = הזוג { $pair } בא קודם, ו־{ $third } מתאים לו
refuted-pair-gone = הזוג { $pair } נמחק
refuted-earlier-partner = גם { $third } מתאים, ובא לפני { $later }
leftover-prompt = **בניית השלשות של בארון.** יש לבצע אותה על כל הזוגות של המספרים הנתונים.
leftover-sample = עבור המספרים 1 עד 2 כותבים: { "\u2066" }(1, 2){ "\u2069" }.
leftover-question = אילו זוגות נותרים כשהיא נעצרת?
leftover-none = לא נותר אף זוג: עד { $largest } המשולש שלם.
leftover-are = { $count ->
    [one] נותר זוג אחד
    [two] נותרו שני זוגות
   *[other] נותרו { $count } זוגות
}: { $pairs }.
leftover-trios = { $count ->
    [0] הבנייה אינה מוצאת אף שלשה.
    [one] הבנייה מוצאת שלשה אחת: { $trios }.
    [two] הבנייה מוצאת שתי שלשות: { $trios }.
   *[other] הבנייה מוצאת { $count } שלשות: { $trios }.
}
leftover-struck = מוחקים את שלושת הזוגות של כל שלשה.
looks-sum-one-more = הזוגות שסכומם { $sum }, כלל שתקף רק ממש לפני שהמשולש שלם
looks-last-hypotenuse = כל הזוגות שבאלכסון האחרון
looks-divisible-so-complete = אף זוג, כי מספר הזוגות מתחלק ב־3
refuted-pair-is-left = { $pair } נותר: המספר השלישי שלו הוא { $third }, שגדול מ־{ $largest }
refuted-pair-is-used = { $pair } מנוצל בשלשה { $trio }

# next-value
next-value-prompt = ערך גרונדי { "\u2066" }*g*(*n*){ "\u2069" } הוא המספר הקטן ביותר מבין { "\u2066" }0, 1, 2, …{ "\u2069" } ששום מהלך מ־{ "\u2066" }*n*{ "\u2069" } אינו מגיע לעמדה שזה ערכה. יש למצוא את הערך החסר.
next-value-split-prompt = ערך גרונדי { "\u2066" }*g*(*n*){ "\u2069" } הוא המספר הקטן ביותר מבין { "\u2066" }0, 1, 2, …{ "\u2069" } ששום מהלך מ־{ "\u2066" }*n*{ "\u2069" } אינו מגיע לעמדה שזה ערכה; הערך של מה שמתפצל לשניים הוא סכום הנים של שני הערכים. יש למצוא את הערך החסר.
next-value-sample = אילו המהלכים מערימה של 100 הגיעו לערכים 0 ו־1 ו־4, היו כותבים: { "\u2066" }g(100) = 2{ "\u2069" }.
next-value-leaves = נשאר
next-value-value = ערך
next-value-caption = מה שמהלך מערימה של { $heap } יכול להשאיר, וערכו
next-value-moves = מה שמהלך מערימה של { $heap } יכול להשאיר, וערכו:
next-value-split = הערך של מה שמתפצל לשניים הוא סכום הנים של שני הערכים. למשל, הערך של { $left } הוא { $sum }.
looks-adds-split = שני הערכים חוברו בחיבור רגיל
looks-one-more-than-reached = אחד יותר מן הערך הגדול ביותר שהתקבל
refuted-move-leaves = יש מהלך שמשאיר { $left }, שערכו { $value }

# period
period-rules = **מחזור.** במהלך לוקחים מספר אסימונים מתוך המספרים הנתונים. אם { "\u2066" }*m*{ "\u2069" } הוא הגדול בהם, ערכי גרונדי חוזרים לעד ברגע ש־{ "\u2066" }*m*{ "\u2069" } מהם ברצף מופיעים שוב.
period-prompt = יש למצוא את המחזור הקצר ביותר, את הערימה הראשונה שממנה הוא תקף, ואת הערימה האחרונה שערכה דרוש כדי לראות זאת.
period-sample = עם 1 או 2 אסימונים והערכים { "\u2066" }0, 1, 2, 0, 1, …{ "\u2069" } כותבים: ”המחזור הוא 3, מן הערימה 0 והלאה; דרוש הערך { "\u2066" }g(4){ "\u2069" }”.
period-takes = מספר האסימונים שלוקחים במהלך: { $numbers }.
write-period = המחזור הוא { $length }, מן הערימה { $from } והלאה; דרוש הערך { "\u2066" }*g*({ $last }){ "\u2069" }.
period-shown = מחזור { $length }, החל ב־{ $from }; { "\u2066" }*g*({ $last }){ "\u2069" }
period-answer = המחזור הוא { $length }, החל ב־{ $from }; דרושים הערכים עד { "\u2066" }*g*({ $last }){ "\u2069" }.
period-again = { $most ->
    [one] הערכים
    [two] שני הערכים
   *[other] { $most } הערכים
} מ־{ "\u2066" }*g*({ $first }){ "\u2069" } עד { "\u2066" }*g*({ $last }){ "\u2069" } הם { $values }, וכך גם הערכים מ־{ "\u2066" }*g*({ $first-again }){ "\u2069" } עד { "\u2066" }*g*({ $last-again }){ "\u2069" }.
period-for-ever = במהלך לוקחים לכל היותר { $most }, ולכן כל ערך נקבע לפי { $most ->
    [one] הערך שלפניו. ברגע שערך מופיע שוב
    [two] שני הערכים שלפניו. ברגע ששני ערכים ברצף מופיעים שוב
   *[other] { $most } הערכים שלפניו. ברגע ש־{ $most } ערכים ברצף מופיעים שוב
}, חוזר גם כל ההמשך: משם והלאה { "\u2066" }*g*(*n* + { $length }) = *g*(*n*){ "\u2069" }.
period-not-earlier = הוא אינו תקף מוקדם יותר: { "\u2066" }*g*({ $before }) = { $value }{ "\u2069" }, אבל { "\u2066" }*g*({ $later }) = { $other }{ "\u2069" }.
period-not-shorter = אין מחזור קצר יותר: מחזור כזה היה מחלק את { $length }, ולכן { $count ->
    [one] גם { $parts } היה מחזור
   *[other] גם אחד מן המספרים { $parts } היה מחזור
}; אבל { $refuted }.
looks-from-the-start = המחזור נחשב תקף כבר מ־0
looks-one-more-than-take = אחד יותר מן הלקיחה הגדולה ביותר, כאילו מותר לקחת כל מספר עד אליה
looks-two-periods-needed = שני מחזורים שלמים, כאילו צריך לראות את כל השני
refuted-other-values-needed = { $most ->
    [one] די בערך אחד שמופיע שוב
    [two] די בשני ערכים ברצף שמופיעים שוב
   *[other] די ב־{ $most } ערכים ברצף שמופיעים שוב
}, ו־{ "\u2066" }*g*({ $last }){ "\u2069" } הוא האחרון בהם
looks-sum-of-takes = חוברו המספרים שמותר לקחת
looks-two-periods = שני מחזורים נחשבו אחד
refuted-not-equal = { "\u2066" }*g*({ $heap }) = { $value }{ "\u2069" }, אבל { "\u2066" }*g*({ $later }) = { $other }{ "\u2069" }
refuted-shorter-period = הערכים חוזרים כבר אחרי { $length }
route-window = המרחק הקצר ביותר שאחריו חוזרים די ערכים שחושבו מחדש

# zeckendorf
zeckendorf-rules = **סכומי פיבונאצ׳י.** מספרי פיבונאצ׳י הם { "\u2066" }1, 2, 3, 5, 8, …{ "\u2069" }: כל אחד הוא סכום שני הקודמים לו.
zeckendorf-prompt = יש לכתוב את המספר כסכום של מספרי פיבונאצ׳י שונים, שאין בהם שניים שכנים ברשימה הזאת.
zeckendorf-sample = עבור 4 כותבים: { "\u2066" }3 + 1{ "\u2069" }.
write-sum = { "\u2066" }{ $number } = { $blank }{ "\u2069" }
zeckendorf-list = מספרי פיבונאצ׳י שנכנסים הם { $numbers }.
zeckendorf-take = הגדול ביותר שנכנס ב־{ $rest } הוא { $part }; נשאר { $left }.
zeckendorf-last = { $part } הוא עצמו מספר פיבונאצ׳י.
zeckendorf-no-neighbours = כשלוקחים בכל פעם את הגדול ביותר, לעולם אין שכנים: אילו עוד נכנס המספר הבא, הקטן ממנו, היה נכנס קודם סכומם, מספר פיבונאצ׳י גדול יותר. ואין בחירה אחרת בלי שכנים שזה סכומה (זקנדורף).
looks-neighbours = שני שכנים בסכום
looks-one-twice = המספר 1 פעמיים
looks-powers-of-two = חזקות של 2 במקום מספרי פיבונאצ׳י
refuted-are-neighbours = { $larger } ו־{ $smaller } שכנים; יחד הם { $sum }
refuted-same-twice = { $larger } מופיע פעמיים; יחד זה { $sum }
refuted-no-fibonacci = { $number } אינו מספר פיבונאצ׳י
route-largest-first = מספר פיבונאצ׳י הגדול ביותר שנכנס, שוב ושוב
route-every-choice = כל בחירה של מספרי פיבונאצ׳י בלי שכנים

# fibonacci-limit
fibonacci-limit-prompt = המשחק התחיל. מהו המספר הקטן ביותר של אסימונים שצריך להתיר לצד שבתור לקחת, כדי שינצח?
fibonacci-limit-sample = כשנשארו 4 אסימונים כותבים: { "\u2066" }1{ "\u2069" }; לוקחים אותו, ולצד השני מותר לקחת 1 או 2 מתוך 3.
write-limit = נשארו { $heap } אסימונים. צריך להתיר לפחות { $blank }.
fibonacci-limit-answer = צריך להתיר לפחות { $least } מתוך { $heap } אסימונים.
fibonacci-limit-take = אם מותר לקחת { $least }, לוקחים. נשאר { $left }, ולצד השני מותר לקחת לכל היותר{ "\u00A0" }{ $twice }, פחות מן החלק הקטן ביותר של הנשאר, { $next }.
fibonacci-limit-whole = לקיחת כל { $heap } האסימונים מנצחת מיד.
fibonacci-limit-less = כשמותר לקחת { $less }, פחות מן החלק הקטן ביותר, { $least }, הצד שבתור מפסיד.
looks-largest-part = החלק הגדול ביותר במקום הקטן ביותר
looks-second-smallest-part = החלק השני בקוטנו
looks-remainder-of-three = מה שמעל כפולה של 3, כאילו תמיד מותר לקחת לכל היותר שניים
looks-a-third = פחות משליש הערימה, כדי שהצד השני לא יוכל לקחת את השאר
looks-whole-heap = כל הערימה
refuted-too-few = כשמותר לקחת לכל היותר { $most }, הצד שבתור מפסיד, כי { $why }
refuted-fewer-do = די ב־{ $least }: לוקחים, ונשאר { $left }
route-search-limit = התוצאה כשמותר לקחת { "\u2066" }1, 2, 3, …{ "\u2069" }, מן הסוף לאחור

# label-board, wrong-square
board-steps-rules = **אסימון על לוח.** במהלך מזיזים אותו שמאלה או למטה, באחד המרחקים הנתונים.
board-steps = שמאלה { $left }, או למטה { $down }.
label-board-prompt = משבצת נקראת לפי מרחקיה מן הפינה השמאלית התחתונה, תחילה לרוחב ואחר כך לגובה. יש לסמן ב־{ "\u2066" }P{ "\u2069" } כל משבצת שממנה הצד שבתור מפסיד.
label-board-prompt-queen = יש לסמן ב־{ "\u2066" }P{ "\u2069" } כל משבצת שממנה הצד שבתור מפסיד.
label-board-sample = כשמזיזים 1 שמאלה או 1 למטה, המשבצות המפסידות עד { "\u2066" }(1, 1){ "\u2069" } הן: { "\u2066" }(0, 0){ "\u2069" } ו־{ "\u2066" }(1, 1){ "\u2069" }.
label-board-sample-queen = מבין המשבצות עד { "\u2066" }(1, 1){ "\u2069" } רק אחת מפסידה: { "\u2066" }(0, 0){ "\u2069" }.
label-board-answer = המשבצות המפסידות: { $squares }.
label-board-fill = מתחילים בפינה ומתקדמים החוצה. במשבצת נכתב { "\u2066" }N{ "\u2069" } אם יש ממנה מהלך אל { "\u2066" }P{ "\u2069" }, ו־{ "\u2066" }P{ "\u2069" } אם אין.
label-board-won = לכן ב־{ $square } נכתב { "\u2066" }N{ "\u2069" }: מהלך מוביל אל { $to }, ששם { "\u2066" }P{ "\u2069" }.
label-board-lost = וב־{ $square } נכתב { "\u2066" }P{ "\u2069" }: { $count ->
    [one] המהלך היחיד מוביל אל { $reached }, ששם { "\u2066" }N{ "\u2069" }
   *[other] המהלכים מובילים אל { $reached }, ובכולן { "\u2066" }N{ "\u2069" }
}.
label-board-values = בדיקה: כשנעים רק שמאלה, ערכי גרונדי של העמודות הם { $left }; כשנעים רק למטה, ערכי השורות הם { $down }. משבצת מפסידה אם ורק אם שני ערכיה שווים.
looks-only-ends = רק המשבצות שאין מהן מהלך
looks-diagonal = האלכסון, ששני המרחקים בו שווים
looks-doubled = משבצות שמרחק אחד בהן כפול מן האחר
looks-both-even = משבצות ששני מרחקיהן זוגיים
refuted-reaches-lost = { $square } מנצחת: מהלך מוביל אל { $to }, שמפסידה
refuted-lost-missing = { $square } חסרה: אין ממנה מהלך אל משבצת מפסידה
route-equal-values = ערכי גרונדי שווים בשני הכיוונים
wrong-square-prompt = { "\u2066" }P{ "\u2069" } צריך להיות היכן שהצד שבתור מפסיד, { "\u2066" }N{ "\u2069" } היכן שהצד שבתור מנצח. אות אחת שגויה: יש לכתוב את המשבצת שלה לפי מרחקיה מן הפינה השמאלית התחתונה, תחילה לרוחב ואחר כך לגובה.
wrong-square-prompt-queen = { "\u2066" }P{ "\u2069" } צריך להיות היכן שהצד שבתור מפסיד, { "\u2066" }N{ "\u2069" } היכן שהצד שבתור מנצח. אות אחת שגויה: יש לכתוב את המשבצת שלה.
wrong-square-sample = אילו היה { "\u2066" }N{ "\u2069" } בפינה, היו כותבים: { "\u2066" }(0, 0){ "\u2069" }.
write-wrong-square = המשבצת של האות השגויה: { $square }.
wrong-square-answer = האות השגויה נמצאת ב־{ $square }.
wrong-square-look = בודקים מן הפינה החוצה: מ־{ "\u2066" }P{ "\u2069" } אין מהלך אל { "\u2066" }P{ "\u2069" }, ומ־{ "\u2066" }N{ "\u2069" } יש. האות הראשונה ששוברת את הכלל הזה שגויה, כי כל האותיות שבהן היא תלויה נכונות.
wrong-square-is-n = ב־{ $square } צריך להיות { "\u2066" }N{ "\u2069" }: מהלך מוביל אל { $to }, ששם { "\u2066" }P{ "\u2069" }.
wrong-square-is-p = ב־{ $square } צריך להיות { "\u2066" }P{ "\u2069" }: { $count ->
    [0] אין ממנה שום מהלך
    [one] המהלך היחיד מוביל אל { $reached }, ששם { "\u2066" }N{ "\u2069" }
   *[other] המהלכים מובילים אל { $reached }, ובכולן { "\u2066" }N{ "\u2069" }
}.
wrong-square-misleads = { $count ->
    [one] גם האות ב־{ $other } אינה מתאימה לאותיות שלפניה, אבל רק בגלל האות השגויה ב־{ $square }.
    [two] עוד שתי אותיות אינן מתאימות לאותיות שלפניהן, למשל זו שב־{ $other }, אבל רק בגלל האות השגויה ב־{ $square }.
   *[other] עוד { $count } אותיות אינן מתאימות לאותיות שלפניהן, למשל זו שב־{ $other }, אבל רק בגלל האות השגויה ב־{ $square }.
}
wrong-square-mended = כשהאות הזאת מתהפכת, כל האותיות מתאימות.
looks-misled-square = נבחרה משבצת שהאות בה אינה מתאימה רק בגלל האות השגויה
looks-swapped-distances = תחילה לגובה ואחר כך לרוחב
looks-distances-from-one = המרחקים נספרו מ־1
refuted-letter-n = { "\u2066" }N{ "\u2069" } ב־{ $square } נכון: מהלך מוביל אל { $to }, שמפסידה
refuted-letter-p = { "\u2066" }P{ "\u2069" } ב־{ $square } נכון: אין משם מהלך אל משבצת מפסידה
route-turn-each-letter = הפיכת כל אות בתורה, עד שכולן מתאימות

# which-heap
which-heap-ridinim-rules = **רידינים.** במהלך לוקחים מערימה אחת: מן הערימה של רים מספר שאין לו מחלק משותף איתה מלבד 1; מן הערימה של דים מחלק שלה; מן הערימה של נים כל מספר.
which-heap-kayles-rules = **שלושה משחקים בבת אחת.** במהלך מפילים פין אחד או שני פינים שכנים בחלק 1, או לוקחים 1 עד 3 אסימונים מחלק 2, או כל מספר מחלק 3.
which-heap-prompt = רק לאחד משלושת החלקים יש מהלך מנצח. לאיזה מהם, ומה צריך להיות ערך גרונדי שלו אחרי המהלך?
which-heap-sample = אילו כל החלקים מלבד השני היו ריקים, היו כותבים: ”חלק 2, עם הערך 0”.
write-part-and-value = המהלך הוא בחלק { $part }, והערך שנשאר בו הוא { $value }.
which-heap-shown = חלק { $part }, ערך { $value }
which-heap-answer = בחלק { $part }: ערכו משתנה מ־{ $from } ל־{ $to }.
which-heap-value = ערכו של חלק { $part } ({ $game }, { $heaps }) הוא { $value }: מהלכיו מגיעים לערכים { $reached }, ו־{ $value } הוא המספר החסר הקטן ביותר שם.
which-heap-can = כדי שסכום הנים יהיה 0, חלק { $part } צריך לעבור מ־{ $from } ל־{ $to }. זה אפשרי: { $move }.
which-heap-cannot = חלק { $part } צריך היה לעבור מ־{ $from } ל־{ $to }, אבל שום מהלך בו אינו מגיע ל־{ $to }.
looks-largest-heap = החלק עם המספר הגדול ביותר, כי הוא נראה החשוב ביותר
looks-largest-value = החלק עם הערך הגדול ביותר
looks-leaves-the-sum = נשאר סכום הנים, במקום מה שהופך אותו ל־0
looks-clears-it = ערך החלק נעשה 0, ולא משנה מהם ערכי האחרים
refuted-sum-not-zero = אז סכום הנים של הערכים הוא { $sum }, ולא 0
refuted-value-not-reached = המהלכים בחלק { $part } מגיעים רק לערכים { $reached }
route-sum-of-values = סכום הנים של ערכי החלקים
route-search-and-balance = כל מהלך מנצח בחיפוש, וערימת הנים שמאזנת את מה שהוא משאיר

# coin-heaps
coin-heaps-prompt = כל מטבע כהה שווה לערימה של נים. יש לכתוב את ערכי המטבעות הכהים משמאל לימין, ואת סכום הנים שלהם.
coin-heaps-sample = אילו רק המטבע השמאלי ביותר היה כהה, היו כותבים: ”1; סכום נים 1”.
write-coin-values = ערכים { $values }; סכום נים{ "\u00A0" }{ $sum }
coin-heaps-shown = { $values }; סכום נים{ "\u00A0" }{ $sum }
coin-heaps-answer = ערכי המטבעות הכהים הם { $values }; סכום הנים הוא { $sum }.
refuted-coin-beside = מטבע { $coin } לבדו לצד ערימת נים של { $heap } היה צריך להיות עמדה מפסידה, אבל { $why }
refuted-row-beside = השורה לצד ערימת נים של { $heap } הייתה צריכה להיות עמדה מפסידה, אבל { $why }
route-nim-heap-beside-coin = ערימת הנים שיוצרת עמדה מפסידה לצד כל מטבע לבדו, ולצד השורה

# losing-set
losing-set-rules = **משחק חיסור.** יש ערימה אחת. במהלך לוקחים מספר אסימונים מתוך המספרים הנתונים.
losing-set-prompt = אילו ערימות מפסידות מבחינת הצד שבתור? יש לענות לגבי ערימות בכל גודל, באמצעות שאריות החילוק במספר הקטן ביותר שמספיק לכך.
losing-set-sample = עם 1 או 2 אסימונים כותבים: ”שארית 0 בחילוק ב־3”.
write-remainders = מפסידות: שארית { $remainders } בחילוק במספר { $modulus }
losing-set-answer = מפסידות הערימות עם שארית { $remainders } בחילוק ב־{ $modulus }.
losing-set-remainder = שארית
losing-set-take = לקיחה
losing-set-leaves = נשאר
losing-set-caption = לקיחה שמובילה מכל שארית אחרת לשארית מפסידה, בחילוק ב־{ $modulus }
losing-set-first = בבדיקה אחת אחת מ־0 עד { $last }, הערימות המפסידות הן { $heaps }.
losing-set-from-lost = לכן נראה שהשאריות המפסידות בחילוק ב־{ $modulus } הן { $remainders }. שום לקיחה אינה מובילה מהן לאחת מהן: { $moves }.
losing-set-to-lost = מכל שארית אחרת יש לקיחה כזאת:
losing-set-small = כל שארית נבדקה, ולכן זה נכון לכל הערימות החל ב־{ $most }, שבהן כל לקיחה אפשרית; והערימות הקטנות יותר נבדקו אחת אחת.
looks-below-least-take = תבנית של הערימות הקטנות מן הלקיחה הקטנה ביותר, שחוזרת במחזור ששווה לסכום הלקיחה הקטנה ביותר והלקיחה הגדולה ביותר
looks-only-one-remainder = רק כפולות המספר
refuted-heap-is-lost = ערימה של { $heap } מפסידה, כי { $why }
refuted-heap-is-won = ערימה של { $heap } אינה מפסידה, כי { $why }
route-induction = הערימות הראשונות אחת אחת, ואינדוקציה על השאריות

# find-rule
find-rule-rules = **מהו החוק?** במשחק חיסור יש ערימה אחת, ובמהלך לוקחים מספר אסימונים מתוך קבוצה של מספרים.
find-rule-prompt = עם אילו מן הקבוצות האלה הערימות הנתונות הן בדיוק המפסידות מבחינת הצד שבתור? יש לסמן כל קבוצה כזאת.
find-rule-sample = אילו הערימות המפסידות היו { "\u2066" }0, 4, 8, …{ "\u2069" }, היו מסמנים: { "\u2066" }{"{"}1, 2, 3{"}"}{ "\u2069" } ו־{ "\u2066" }{"{"}1, 2, 3, 5{"}"}{ "\u2069" }.
find-rule-lost = הערימות המפסידות עד { $last } הן: { $heaps }.
find-rule-answer = { $count ->
    [one] רק הקבוצה הזאת מתאימה: { $sets }
   *[other] הקבוצות האלה מתאימות: { $sets }
}.
find-rule-how = מוצאים את הערימות המפסידות של כל קבוצה מ־0 ומעלה, עד שאחת שונה: ערימה מפסידה אם אין לקיחה שמובילה לערימה מפסידה.
find-rule-fits = { $set } מתאימה: עד { $last } אלה כל הערימות המפסידות שלה.
find-rule-too-many = { $set } אינה מתאימה: בה גם ערימה של { $heap } מפסידה, כי אין לקיחה שמובילה לערימה מפסידה.
find-rule-too-few = { $set } אינה מתאימה: בה ערימה של { $heap } מנצחת בלקיחת { $take }, שמשאירה { $left }.
looks-first-lost-heaps = כל קבוצה שמתאימה לערימות המפסידות הראשונות, בלי להמשיך
looks-one-set-only = הקבוצה הראשונה שמתאימה, כאילו לא תיתכן אחרת
looks-lost-cannot-be-taken = כל קבוצה שאין בה ערימה מפסידה
looks-largest-gap = כל קבוצה שהמספר הגדול בה מספיק לרווח הגדול ביותר בין ערימות מפסידות
refuted-set-loses = ב־{ $set } גם ערימה של { $heap } מפסידה, כי { $why }
refuted-set-wins = ב־{ $set } ערימה של { $heap } אינה מפסידה, כי { $why }
refuted-set-missing = גם { $set } מתאימה: עד { $last } יש לה אותן ערימות מפסידות
route-first-heaps = הערימות המפסידות של כל קבוצה אחת אחת

# big-index
big-index-rules = **ערימה גדולה.** נתון מחזור שלם אחד של ערכי גרונדי.
big-index-prompt = יש למצוא את הערך של הערימה הגדולה.
big-index-sample = עם המחזור 3 החל ב־1, ל־10 יש אותו ערך כמו ל־1, כי { "\u2066" }10 − 1 = 9{ "\u2069" } מתחלק ב־3.
big-index-repeats = { $game }: החל ב־{ $from } הערכים חוזרים במחזור { $period }.
big-index-caption = ערכי גרונדי מ־{ $from } עד { $last }
big-index-divide = סופרים מ־{ $from }, ששם המחזור מתחיל: { "\u2066" }{ $heap } − { $from } = { $difference } = { $times } · { $period } + { $rest }{ "\u2069" }.
big-index-same = לכן הערך שווה לערך של { "\u2066" }{ $from } + { $rest }{ "\u2069" }: { $equal }.
looks-remainder-from-the-start = הערך של { $heap }, השארית, היכן שהמחזור עוד אינו תקף
looks-place-of-remainder = השארית { $heap } נספרה מתחילת הטבלה, בלי להפחית את מקום תחילתה
looks-one-place-off = מקום אחד לפני { $heap } בטבלה
looks-remainder-itself = השארית { $heap } עצמה
refuted-same-value = { $heap } נמצא { $times } מחזורים של { $period } אחרי { $same }, ו־{ "\u2066" }*g*({ $same }) = { $value }{ "\u2069" }
route-recomputed-period = הערכים שחושבו מחדש מן החוקים, עד שמתקיים התנאי של גאי וסמית

# chomp-column
chomp-column-prompt = המספרים הם גובהי העמודות משמאל לימין; אחד מוסתר. יש למצוא אותו: הצד שבתור מפסיד.
chomp-column-sample = עבור { "\u2066" }(?, 1){ "\u2069" } כותבים: { "\u2066" }2{ "\u2069" }.
write-column = בעמודה המוסתרת { $blank } קוביות.
chomp-column-answer = { $height ->
    [one] קובייה אחת
    [two] שתי קוביות
   *[other] { $height } קוביות
}: { $columns } מפסיד.
chomp-column-won = { $columns } מנצח: { $move }; כך נשאר { $left }, שמפסיד.
chomp-column-lost = { $columns } מפסיד. כל נגיסה משאירה את אחד הלוחות שבעמודה הראשונה של הטבלה, והמענה משאיר את הלוח המפסיד שלצידו:
chomp-column-bite = אחרי נגיסה
chomp-column-answered = אחרי המענה
chomp-column-caption = מה שכל נגיסה מ־{ $columns } משאירה, והלוח המפסיד שהמענה משאיר
chomp-column-longer = אילו הייתה העמודה המוסתרת גבוהה יותר, נגיסה אחת הייתה מקצרת אותה ומשאירה { $columns }. לכן אין גובה אחר שמפסיד.
chomp-column-longest = העמודה המוסתרת אינה יכולה להיות גבוהה מזו שלפניה. לכן אין גובה אחר שמפסיד.
looks-one-more-than-next = אחד יותר מן העמודה שלצידה, כמו בשתי עמודות
looks-others-together = כמו כל העמודות האחרות יחד
looks-nim-sum-of-columns = סכום הנים של העמודות האחרות
looks-as-long-as-next = בגובה העמודה הבאה
looks-one-less-than-before = אחד פחות מן העמודה שלפניה, כמו בשתי עמודות
route-search-column = הגובה הראשון שתוצאתו הפסד, מן הסוף לאחור

# mirror-pins
mirror-pins-prompt = הפינים ממוספרים משמאל; באיקסים מסומנים אלה שנפלו. פתחת באמצע ושמרת על סימטריה: יש לענות לזריקה האחרונה של הצד השני.
mirror-pins-sample = בשורה של 5, לזריקה על פין 1 כותבים: { "\u2066" }5{ "\u2069" }.
mirror-pins-now = הצד השני הפיל זה עתה { $count ->
    [one] את פין { $pins }
   *[other] את הפינים { $pins }
}.
write-pins = אפיל את הפינים: { $pins }
pins-shown = { $count ->
    [one] פין { $pins }
   *[other] פינים { $pins }
}
mirror-pins-answer = { $count ->
    [one] להפיל את פין { $pins }
   *[other] להפיל את הפינים { $pins }
}.
mirror-pins-image = סכום המספרים של פין ושל תמונתו הוא { $sum }. לכן { $count ->
    [one] התמונה של { $hit } היא { $answer }, מוקפת כאן
   *[other] התמונות של { $hit } הן { $answer }, מוקפות כאן
}.
mirror-pins-stands = מה שהמענה מפיל אכן עומד: לפני הזריקה של הצד השני השורה הייתה סימטרית, ולכן תמונה נפלה רק אם הפין שלה נפל. ולשכנים תמונות שכנות.
mirror-pins-always = שום זריקה של הצד השני אינה עוברת את הרווח שבאמצע. לכן תמיד יש מענה, והצד השני הוא הראשון שאין לו פין.
looks-shifted-half = אותו מקום בחצי האחר, בספירה מקצהו השמאלי במקום מימין
looks-counts-from-zero = פין אחד שמאלה מדי
looks-one-pin-of-two = רק פין אחד מול שניים
looks-two-pins-for-one = שני פינים מול אחד
refuted-pin-gone = פין { $pin } אינו עומד
refuted-no-such-pin = אין פין { $pin }
refuted-pin-alone = אז פין { $pin } עומד, ותמונתו, פין { $image }, אינה עומדת
route-reflection = השיקוף באמצע השורה
route-only-symmetric-shot = הזריקה היחידה שמשאירה שורה סימטרית, והתוצאה של מה שנשאר

# mirror-disc
rule-discs-round = השולחן עגול, וקוטרו { $width }.
rule-discs-rectangle = רוחב השולחן { $width } ועומקו { $height }.
rule-discs = **דיסקיות על שולחן.** שני הצדדים מניחים לפי התור דיסקיות שקוטרן { $diameter }. דיסקיות יכולות לגעת זו בזו אבל לא לחפוף, אסור שדיסקית תבלוט מן השולחן, ומי שאין לו מקום לדיסקית נוספת מפסיד.
mirror-disc-before = { $count ->
    [one] יש דיסקית ב־{ $places }.
   *[other] יש דיסקיות ב־{ $places }.
}
mirror-disc-prompt = דיסקית נקראת לפי מרכזה, שנמדד ממרכז השולחן. פתחת שם ושמרת על סימטריה: יש לענות לדיסקית האחרונה של הצד השני.
mirror-disc-now = הדיסקית האחרונה של הצד השני נמצאת ב־{ $place }.
mirror-disc-sample = לדיסקית ב־{ "\u2066" }(3, 1){ "\u2069" } כותבים: { "\u2066" }(−3, −1){ "\u2069" }.
write-place = אניח את הדיסקית במקום { $place }.
mirror-disc-answer = הדיסקית מונחת ב־{ $place }.
mirror-disc-image = לתמונה של { $place } ביחס למרכז יש קואורדינטות נגדיות: { $image }.
mirror-disc-room = יש לה מקום: תמונתה של כל דיסקית נמצאת על השולחן, ולכן לדיסקית שמפריעה ב־{ $image } הייתה תמונה שמפריעה ב־{ $place }, ושם היה מקום לדיסקית של הצד השני. ודיסקית שחופפת את תמונתה הייתה חופפת את הדיסקית שבמרכז.
mirror-disc-always = לכן לכל דיסקית של הצד השני יש מענה, והצד השני הוא הראשון שאין לו מקום.
looks-mirrors-one-axis = שיקוף בציר אחד בלבד
looks-quarter-turn = רבע סיבוב במקום חצי סיבוב
looks-touches = ממש לצד הדיסקית של הצד השני
looks-swaps-coordinates = הקואורדינטות הוחלפו
refuted-without-image = אז לדיסקית ב־{ $place } אין תמונה: אין דיסקית ב־{ $image }
refuted-no-room = אין מקום ב־{ $place }
route-copying = אסטרטגיית ההעתקה
route-sum-of-centres = המקום היחיד שבו סכום כל המרכזים הוא אפס, כשלכל דיסקית יש מקום

# find-misprint
misprint-prompt = בדיוק מספר אחד בטבלה הוא טעות דפוס; הוא יכול להיות בכל שורה. יש למצוא אותו.
misprint-sample = עבור השורות { "\u2066" }(2, 4, 8){ "\u2069" } ו־{ "\u2066" }(1, 2, 5){ "\u2069" } כותבים: ”שורה 1, עמודה { "\u2066" }c{ "\u2069" }, במקום 5 צריך להיות 4”.
misprint-caption = צמצום עם טעות דפוס
head-line = שורה
misprint-answer = בשורה { $line }, עמודה { $column }: במקום { $wrong } צריך להיות { $right }.
misprint-check-each-line = יוצרים כל שורה מן השורה שלפניה ומשווים.
misprint-in-line = שורה { $before } נותנת לשורה { $line } בעמודה { $column }: { $half }, אבל מודפס שם { $wrong }.
misprint-next-fits = שורה { $line } מאשרת זאת: היא באה מ־{ $right } ולא מ־{ $wrong }.
misprint-in-first-line = כל השורות שמתחת מתאימות זו לזו, אבל בעמודה { $column }, המספר { $wrong } שבשורה 0 אינו נותן { $below }. רק { $even } ו־{ $odd } נותנים אותו, ומכיוון שהסכום של שורה 0 צריך להיות זוגי, המספר הוא { $right }.
misprint-only-repair = שום שינוי אחר של מספר אחד אינו גורם לכל השורות להתאים.
repair = שורה { $line }, עמודה { $column }: { $right }
residues = שארית { $remainders } בחילוק ב־{ $modulus }
true-for-all = נכון
false-for = לא נכון עבור { $numbers }
looks-mends-line-below = השורה שמתחת הותאמה לטעות
looks-mends-line-above = השורה שמעל הותאמה לטעות
refuted-lines-do-not-fit = אז שורות { $above } ו־{ $below } אינן מתאימות זו לזו
refuted-stops-elsewhere = אז הצמצום היה נעצר בשורה אחרת

# early-stop
early-stop-prompt = **עצירה מוקדמת.** הצמצום של בארון הגיע לשורה שהמספר הקטן ביותר בה הוא 1. יש להכריע לפי שני המספרים האחרים: האם שלוש הערימות הן שלשה מפסידה?
early-stop-sample = עבור { "\u2066" }(1, 2, 2){ "\u2069" } מסמנים: ”לא שלשה מפסידה”.
early-stop-choice-lost = שלשה מפסידה
early-stop-choice-not = לא שלשה מפסידה
early-stop-is-trio = { $trio } היא שלשה מפסידה.
early-stop-is-not = { $trio } אינה שלשה מפסידה.
early-stop-odd = הסכום { $sum } אי־זוגי, ובכל שלשה מפסידה הסכום זוגי.
early-stop-even-and-next = בשלשה מפסידה שהמספר הקטן ביותר בה הוא 1, שני המספרים האחרים הם מספר זוגי והמספר הבא אחריו. { $b } זוגי, ו־{ $c } הוא המספר הבא.
early-stop-odd-and-next = בשלשה מפסידה שהמספר הקטן ביותר בה הוא 1, שני המספרים האחרים הם מספר זוגי והמספר הבא אחריו. { $b } ו־{ $c } עוקבים, אבל הקטן אי־זוגי: בן הזוג של { $b } הוא { $expected }.
early-stop-too-far-apart = בשלשה מפסידה שהמספר הקטן ביותר בה הוא 1, שני המספרים האחרים הם מספר זוגי והמספר הבא אחריו. הסכום זוגי, אבל בן הזוג של { $b } הוא { $expected } ולא { $c }.
early-stop-run-on-equal = עוד צעד אחד מראה מדוע: ב־{ $line } יש שתי ערימות שוות, והן מפסידות.
early-stop-run-on-unequal = עוד צעד אחד מראה מדוע: ב־{ $line } יש שתי ערימות שונות, והן אינן מפסידות.
looks-any-neighbours = הפסד כי שניים מן המספרים עוקבים
looks-odd-number-first = מפסידה רק אם הקטן מבין השכנים אי־זוגי
looks-even-sum-is-enough = הפסד כי הסכום זוגי
looks-one-is-enough = הפסד כי המספר הקטן ביותר הוא 1
route-even-and-next = הכלל של בארון: מלבד 1, מספר זוגי והבא אחריו
route-running-on = עוד צעד אחד של הצמצום, אל זוג

# reply-table
reply-table-prompt = נשארה לצד השני עמדה מפסידה. בטבלה מהלכים שלו. יש לכתוב לכל אחד את העמדה שהמענה משאיר; רק מענה אחד מנצח.
reply-table-sample = בעמדה { "\u2066" }(2, 2, 0){ "\u2069" }, אם הצד השני משאיר { "\u2066" }(2, 1, 0){ "\u2069" }, כותבים: { "\u2066" }(1, 1, 0){ "\u2069" }.
reply-table-position = העמדה שנשארה לצד השני: { $position }.
reply-table-caption = מהלכים של הצד השני והמענים להם
reply-table-faced = הצד השני משאיר
reply-table-reply = המענה משאיר
reply-table-because = והיא מפסידה:
reply-table-nothing = לא נשאר דבר
reply-table-equal = שתי ערימות שוות
reply-table-trio = השלשה המפסידה { $trio }
reply-table-highest = בעמדה מפסידה כל העמודות זוגיות. אם ערימה { $heap } יורדת מ־{ $from } ל־{ $to }, העמודה הגבוהה ביותר שמשתנה היא { $place }, ובה הייתה לערימה { $heap } ספרת 1. בדיוק בעוד ערימה אחת יש שם ספרת 1: ערימה { $other }. רק הערימה הזאת יכולה להפוך שוב את כל העמודות לזוגיות.
reply-table-one-each = לכן לכל מהלך יש בדיוק מענה אחד: הוא משאיר שתי ערימות שוות, או שלשה מפסידה קטנה יותר.
looks-takes-as-many = מערימה אחרת נלקח אותו מספר שלקח הצד השני
looks-takes-the-rest = נלקח כל השאר מאותה ערימה
reply-shown = { $made } אחרי { $faced }
refuted-reply = אחרי { $faced } זה משאיר { $made }, והצד השני מנצח: { $why }
route-highest-changed-column = הערימה האחת הנוספת שיש לה ספרת 1 בעמודה הגבוהה ביותר שהשתנתה

# count-trios
count-trios-prompt = **שלשות מפסידות.** שלוש ערימות שונות הן שלשה מפסידה אם הצד שבתור מפסיד. בכמה שלשות מפסידות אין ערימה גדולה מן המספר הנתון?
count-trios-sample = עד 3 יש רק { "\u2066" }(1, 2, 3){ "\u2069" }, וכותבים: { "\u2066" }1{ "\u2069" }.
count-trios-most = אין ערימה גדולה מ־{ $most }
write-count = יש { $blank } שלשות מפסידות.
count-trios-answer = { $count ->
    [one] יש שלשה מפסידה אחת
    [two] יש שתי שלשות מפסידות
   *[other] יש { $count } שלשות מפסידות
} בלי ערימה גדולה מ־{ $most }.
count-trios-none-below = עד 1 אין שום שלשה.
count-trios-complete = עד { $complete }, אחד פחות מחזקה של 2, כל אחד מ־{ $pairs } הזוגות נמצא בדיוק בשלשה מפסידה אחת. שלשה מנצלת שלושה זוגות, ולכן מספר השלשות המפסידות הוא { "\u2066" }{ $pairs } ÷ 3 = { $count }{ "\u2069" }.
count-trios-by-largest = החל ב־{ $power } סופרים לפי הערימה הגדולה. עמודה { $power } צריכה להיות זוגית, ולכן גם הערימה האמצעית היא לפחות { $power }, והיא קובעת את הקטנה. לכן { $power } אינו הערימה הגדולה של שום שלשה מפסידה, { $next } הוא הערימה הגדולה של שלשה אחת, וכן הלאה.
count-trios-largest-is = { $count ->
    [one] יש שלשה אחת שהערימה הגדולה בה היא { $largest }
    [two] יש שתי שלשות שהערימה הגדולה בהן היא { $largest }
   *[other] יש { $count } שלשות שהערימה הגדולה בהן היא { $largest }
}: { $trios }{ $more ->
    [0] .
   *[other] , וכן הלאה.
}
count-trios-sum = הערימות הגדולות { $power } עד { $most } מוסיפות יחד { "\u2066" }{ $sum } = { $above }{ "\u2069" }, וכך { "\u2066" }{ $below } + { $above } = { $all }{ "\u2069" }.
looks-pairs-by-three = { $pairs } הזוגות חלקי 3, כאילו כל זוג נמצא בשלשה
looks-counts-power = שלשה אחת יותר מדי לכל ערימה גדולה, כאילו חזקת 2 עצמה היא הערימה הגדולה של אחת
looks-only-complete = רק השלשות שכל ערימותיהן קטנות מהחזקה הגדולה ביותר של 2
looks-all-threes = כל הדרכים לבחור שלוש ערימות שונות
looks-only-largest = רק השלשות עם המספר הגדול ביותר
refuted-power-has-none = { $power } אינו הערימה הגדולה של שום שלשה מפסידה: בעמודה שלו הייתה רק ספרת 1 אחת
refuted-not-lost-trio = { $trio } אינה שלשה מפסידה
refuted-trio-missing = { $trio } חסרה
route-by-largest = ספירה לפי הערימה הגדולה
route-builder-list = רשימת השלשות שהבנייה יוצרת

# both-plays
both-plays-prompt = אותו מהלך אפשרי בשני משחקים: באחד האסימון האחרון מנצח, ובאחר הוא מפסיד. יש לסמן את המשחקים שבהם המהלך מנצח; ייתכן שאין כאלה.
both-plays-sample = עבור ”לקחת 1 מערימה 1” בעמדה { "\u2066" }(2, 1){ "\u2069" } מסמנים: ”האסימון האחרון מנצח”.
both-plays-move = המהלך: { $move }
both-plays-normal = האסימון האחרון מנצח
both-plays-misere = האסימון האחרון מפסיד
both-plays-wins-both = המהלך מנצח בשני המשחקים.
both-plays-wins-normal = המהלך מנצח רק אם האסימון האחרון מנצח.
both-plays-wins-misere = המהלך מנצח רק אם האסימון האחרון מפסיד.
both-plays-wins-none = המהלך אינו מנצח באף משחק.
both-plays-leaves = המהלך משאיר { $position }.
both-plays-ones-even = { $ones ->
    [one] נשארת רק ערימה אחת של 1
    [two] נשארות רק שתי ערימות של 1, והן נלקחות אחת אחת
   *[other] נשארות רק { $ones } ערימות של 1, והן נלקחות אחת אחת
}. המספר זוגי, ולכן הצד שעשה את המהלך לוקח את האסימון האחרון: המהלך מנצח אם האסימון האחרון מנצח, ומפסיד אם הוא מפסיד.
both-plays-ones-odd = { $ones ->
    [one] נשאר רק אסימון אחד. הצד השני חייב לקחת אותו
    [two] נשארות רק שתי ערימות של 1
   *[other] נשארות רק { $ones } ערימות של 1, והן נלקחות אחת אחת. המספר אי־זוגי, ולכן הצד השני לוקח את האסימון האחרון
}: המהלך מפסיד אם האסימון האחרון מנצח, ומנצח אם הוא מפסיד.
both-plays-one-large = נשארת בדיוק ערימה אחת של שני אסימונים או יותר. הצד השני יכול לקחת את כולה או את כולה פחות אחד, וכך לבחור אם יישאר מספר זוגי או אי־זוגי של אסימונים בודדים. הצד השני מנצח בשני המשחקים.
both-plays-columns-even = נשארות שתי ערימות של שני אסימונים או יותר, וכל העמודות זוגיות. כשיש שתי ערימות כאלה או יותר, שני המשחקים מוכרעים באותו אופן, ולכן המהלך מנצח בשניהם.
both-plays-columns-odd = נשארות שתי ערימות של שני אסימונים או יותר, ויש עמודה אי־זוגית. כשיש שתי ערימות כאלה או יותר, שני המשחקים מוכרעים באותו אופן: הצד השני הופך את כל העמודות לזוגיות ומנצח בשניהם.
looks-same-in-both = אותה הכרעה לשני המשחקים
looks-normal-from-misere = ההכרעה של המשחק שבו האסימון האחרון מפסיד, לשניהם
looks-never-both = כאילו לא ייתכן מהלך שמנצח בשני המשחקים
looks-counts-heaps = נספרו הערימות שנשארו, כאילו בכל אחת אסימון אחד
looks-largest-heap-taken = ניצחון ברגע שלא נשארת ערימה גדולה
refuted-if-last-wins = אם האסימון האחרון מנצח, { $why }
refuted-if-last-loses = אם האסימון האחרון מפסיד, { $why }
route-both-rules = הכלל לכל אחד משני המשחקים
route-search-both = התוצאה של כל עמדה קטנה יותר בשני המשחקים, מן הסוף לאחור

# join
join-prompt = שתי עמדות מונחות זו לצד זו, ומשחקים בהן כבמשחק אחד.
join-question = יש לסמן מה מפסיד מבחינת הצד שבתור: כל עמדה לבדה, ושתיהן יחד.
join-sample = עבור { "\u2066" }(2, 2){ "\u2069" } ו־{ "\u2066" }(1, 3){ "\u2069" } מסמנים: ”העמדה הראשונה”.
join-and = וגם
join-first-lost = העמדה הראשונה
join-second-lost = העמדה השנייה
join-both-lost = שתיהן יחד
join-lost-first = רק העמדה הראשונה מפסידה.
join-lost-second = רק העמדה השנייה מפסידה.
join-lost-together = רק שתיהן יחד מפסידות.
join-lost-everything = הראשונה, השנייה ושתיהן יחד מפסידות.
join-lost-nothing = אף אחת מן השלוש אינה מפסידה.
join-lost-alone = שתי העמדות מפסידות, כל אחת לבדה, אבל שתיהן יחד לא.
join-lost-first-together = העמדה הראשונה ושתיהן יחד מפסידות.
join-lost-second-together = העמדה השנייה ושתיהן יחד מפסידות.
join-sums = סכומי הנים של השתיים: { $first } ו־{ $second }. עמדה מפסידה אם סכום הנים שלה הוא 0, כלומר אם כל העמודות זוגיות.
join-lost-lost = כל אחת מהן מפסידה, ולכן גם שתיהן יחד: עונים לכל מהלך בעמדה שבה נעשה.
join-lost-won = אחת מפסידה ואחת לא, ולכן שתיהן יחד מנצחות: מהלך מנצח בעמדה { $won } משאיר שתי עמדות מפסידות.
join-won-won-equal = אף אחת אינה מפסידה, ואז שתי ההכרעות לבדן אינן קובעות. כאן שני סכומי הנים הם { $sum }, ולכן יחד כל העמודות זוגיות: שתיהן יחד מפסידות.
join-won-won-different = אף אחת אינה מפסידה, ואז שתי ההכרעות לבדן אינן קובעות. כאן סכומי הנים { $first } ו־{ $second } שונים, ויחד הם נותנים { $sum }: שתיהן יחד מנצחות.
looks-lost-and-lost-is-won = שתי עמדות מפסידות יחד נחשבו מנצחות
looks-won-stays-won = מפסידות יחד רק אם כל אחת לבדה מפסידה
looks-won-and-won-is-lost = שתי עמדות מנצחות יחד נחשבו מפסידות
looks-any-lost-part = מפסידות יחד כי אחת מהן מפסידה
looks-even-totals = הכרעה לפי הסכומים הכוללים: זוגי מפסיד, אי־זוגי מנצח
refuted-join = בעמדה { $position } { $why }
route-search-three = התוצאות של שלוש העמדות, מן הסוף לאחור

# hardy
hardy-prompt = האם { "\u2066" }(*n*, *M* − *n*, *M*){ "\u2069" } מפסידה לכל { "\u2066" }*n*{ "\u2069" } מ־1 עד { "\u2066" }*M* − 1{ "\u2069" }?
hardy-question = אם לא, יש לתת את ה־{ "\u2066" }*n*{ "\u2069" } הקטן ביותר שבו הצד שבתור מנצח.
hardy-sample = עבור { "\u2066" }*M* = 3{ "\u2069" } מסמנים: ”מפסידה לכל { "\u2066" }n{ "\u2069" }”.
hardy-family = { "\u2066" }*M* = { $most }{ "\u2069" }
hardy-choice-true = מפסידה לכל { "\u2066" }*n*{ "\u2069" }
hardy-choice-false = לא מפסידה עבור { "\u2066" }*n* = { $blank }{ "\u2069" }
hardy-shown-false = לא מפסידה עבור { "\u2066" }*n* = { $n }{ "\u2069" }
hardy-true = { $most } קטן באחד מחזקה של 2: מפסידה לכל { "\u2066" }*n*{ "\u2069" }.
hardy-false = לא מפסידה עבור { "\u2066" }*n* = { $n }{ "\u2069" }: { $trio }.
hardy-all-ones = { $power } הוא חזקה של 2, ולכן בכל אחת מעמודותיו של { $most } יש ספרת 1. היכן שיש ל־{ "\u2066" }*n*{ "\u2069" } ספרת 1, אין ל־{ "\u2066" }{ $most } − *n*{ "\u2069" }, ולהפך. לכן בכל עמודה בדיוק שתי ספרות 1: כל שלשה כזאת מפסידה.
hardy-example = למשל { "\u2066" }*n* = { $n }{ "\u2069" }:
hardy-lowest-zero = בכתיב בינארי, העמודה הנמוכה ביותר שבה אין ל־{ $most } ספרת 1 היא { $place }.
hardy-below = אם { "\u2066" }*n*{ "\u2069" } קטן מ־{ $place }, כל ספרות 1 של { "\u2066" }*n*{ "\u2069" } נמצאות בעמודות שיש בהן ספרת 1 גם ל־{ $most }. אז ב־{ "\u2066" }{ $most } − *n*{ "\u2069" } נמצאות בדיוק שאר ספרות 1 של { $most }, כל העמודות זוגיות, והשלשה מפסידה.
hardy-fails-at = עבור { "\u2066" }*n* = { $place }{ "\u2069" } החיסור דורש פריטה, וב־{ $trio } יש עמודה אי־זוגית:
looks-true-for-odd = מפסידה לכל { "\u2066" }*n*{ "\u2069" }, כמו ב־3 וב־7
looks-fails-in-the-middle = נוסה רק אמצע הטווח
looks-not-the-smallest = { "\u2066" }*n*{ "\u2069" } שבו זה לא נכון, אבל לא הקטן ביותר
looks-fails-at-two = ה־{ "\u2066" }*n*{ "\u2069" } הראשון מעל 1, בלי בדיקה
refuted-hardy-lost = { $trio } מפסידה, כי { $why }
refuted-hardy-won = { $trio } אינה מפסידה, כי { $why }
refuted-hardy-smaller = { "\u2066" }*n* = { $n }{ "\u2069" } קטן יותר, ו־{ $trio } אינה מפסידה, כי { $why }
route-lowest-zero = העמודה הנמוכה ביותר שבה אין ל־{ "\u2066" }*M*{ "\u2069" } ספרת 1
route-search-each = התוצאה של כל שלשה, מן הסוף לאחור

# shift-trio
shift-prompt = השלשה הנתונה מפסידה. לערימה השנייה ולשלישית שלה מוסיפים אותו מספר. יש לסמן את המספרים שנותנים שוב עמדה מפסידה.
shift-sample = עבור { "\u2066" }(1, 1, 0){ "\u2069" } והמספרים 1 ו־2 מסמנים: { "\u2066" }2{ "\u2069" }, כי { "\u2066" }(1, 3, 2){ "\u2069" } מפסידה.
shift-numbers = { $trio }, ולערימה השנייה ולשלישית מוסיפים:
shift-added = התוספת
shift-nim-sum = סכום נים
shift-verdict = העמדה
shift-lost = מפסידה
shift-not-lost = לא מפסידה
shift-caption = המספרים שנוספו, וסכומי הנים של העמדות החדשות
shift-answer = { $count ->
    [0] אף אחד מן המספרים אינו נותן עמדה מפסידה.
    [one] רק { $shifts } נותן עמדה מפסידה.
   *[other] המספרים { $shifts } נותנים עמדה מפסידה.
}
shift-power = החזקה הקטנה ביותר של 2 שגדולה מ־{ $a } היא { $power }. החל בעמודה { $power }, הספרות של שתי הערימות הגדולות זהות. כפולה של { $power } משנה רק את העמודות האלה, ובשתי הערימות באותו אופן. לכן אפשר להוסיף כל כפולה של { $power }.
shift-table = את כל השאר צריך לבדוק:
shift-lucky = { $s } אינו כפולה של { $power }, ובכל זאת הוא מתאים: הכפולות בטוחות, אבל לא היחידות.
looks-any-even-number = כל מספר זוגי
looks-any-power-of-two = כל חזקה של 2
looks-only-the-power = רק חזקת 2 עצמה ולא כפולותיה
looks-difference-stays = כל מספר, כי ההפרש בין שתי הערימות אינו משתנה
refuted-shift = תוספת של { $s } נותנת { $made }, ושם { $why }
route-search-shifted = התוצאה של כל עמדה חדשה, מן הסוף לאחור

# trio-images
images-prompt = אילו מן השינויים הופכים את השלשה המפסידה לעמדה מפסידה אחרת? יש לסמן אותם.
images-sample = עבור { "\u2066" }(1, 1, 0){ "\u2069" } מסמנים את ”להכפיל את שלושתן”, כי { "\u2066" }(2, 2, 0){ "\u2069" } מפסידה.
images-trio = השלשה המפסידה היא { $trio }.
images-double = להכפיל את שלושתן
images-double-and-two = להכפיל את שלושתן ואז להוסיף 1 לשתיים: לכולן מלבד ערימה { $place }
images-double-and-one = להכפיל את שלושתן ואז להוסיף 1 לערימה { $place }
images-double-and-all = להכפיל את שלושתן ואז להוסיף 1 לכל אחת
images-double-two = להכפיל שתיים: את כולן מלבד ערימה { $place }
images-one-more = להוסיף 1 לכל אחת
images-halve = לחצות את שלושתן
images-raise-two = להוסיף 1 לשתיים: לכולן מלבד ערימה { $place }
images-lower-odd = להחסיר 1 משתי הערימות האי־זוגיות
images-lower-and-halve = להחסיר 1 משתי הערימות האי־זוגיות ואז לחצות את שלושתן
images-columns = בעמודות הבינאריות של השלשה יש בכל עמודה מספר זוגי של ספרות 1. נראה מה קורה להן:
images-by-sum = יש בכך שני משפטים של בארון: { "\u2066" }(2*a*, 2*b*, 2*c*){ "\u2069" } מפסידה אם ורק אם { "\u2066" }(*a*, *b*, *c*){ "\u2069" } מפסידה, ותוספת של 1 לשניים מן המספרים המוכפלים אינה משנה דבר.
images-caption = הפעולות, ומה מתקבל מן השלשה
images-done = הפעולה
images-image = מתקבלת
images-because = כי
images-why-moved = כל עמודה זזה מקום אחד, כמות שהיא
images-why-moved-and-two = כל עמודה זזה מקום אחד, ובאחרונה החדשה יש שתי ספרות 1
images-why-last-column = רק העמודה האחרונה משתנה, בשתיים מספרותיה
images-why-reduced = שתי ספרות 1 של העמודה האחרונה נעלמות, והאחרות זזות מקום אחד
images-why-odd-sum = בעמודה האחרונה יש מספר אי־זוגי של ספרות 1
images-why-one-moved = ספרות 1 של ערימה אחת נשארות מאחור, ולכן עמודה כלשהי נעשית אי־זוגית
images-answer = { $count ->
    [0] אחרי אף אחת מהן העמדה אינה מפסידה.
    [one] שוב מפסידה רק אחרי פעולה{ "\u00A0" }{ $boxes }.
   *[other] שוב מפסידה אחרי הפעולות { $boxes }.
}
looks-any-even-sum = כל עמדה שסכומה זוגי
looks-only-multiples = רק הכפלה וחצייה של שלושתן
looks-any-doubling = כל הכפלה, של שתיים כמו של שלוש
looks-same-for-all = כל מה שנעשה לשלושתן באותו אופן
refuted-image = בעמדה { $made } { $why }
route-columns-moved = מה שנעשה לעמודות
route-search-images = התוצאה של כל עמדה חדשה, מן הסוף לאחור

# equal-games
equal-games-rules = **נים ודים.** במהלך לוקחים אסימונים מערימה אחת: מערימה של נים כל מספר, ומערימה של דים מספר שמחלק אותה.
equal-games-prompt = באילו מן הסכומים האלה הצד שבתור מפסיד? יש לסמן אותם.
equal-games-sample = מסמנים את ”נים 2 + נים 2”: כל מה שנעשה בערימה אחת אפשר לעשות באחרת.
equal-games-nim = נים { $heap }
equal-games-dim = דים { $heap }
equal-games-values = לערימת דים של { $equal } הערך { $value }, ולערימת דים של { $other } הערך { $differs }.
equal-games-answered = שני משחקים שערכם שווה מתבטלים: יחד הם מפסידים, ולצד משחקים אחרים אינם משנים דבר.
equal-games-cancel = לכן שני עותקים של משחק מתבטלים, וגם { $nim } ו{ $equal } מתבטלים. מוחקים אותם שניים שניים.
equal-games-nothing-left = סכום { $box }: לא נשאר דבר, ולכן הוא מפסיד.
equal-games-one-left = סכום { $box }: נשאר { $left }, ולכן הוא מנצח.
equal-games-two-left = סכום { $box }: נשארו { $one } ו{ $other }. ערכיהם שונים, ולכן הוא מנצח.
equal-games-answer = { $count ->
    [0] אף אחד מן הסכומים אינו מפסיד.
    [one] רק סכום { $boxes } מפסיד.
   *[other] הסכומים { $boxes } מפסידים.
}
looks-counts-games = מספר זוגי של משחקים, יהיו אשר יהיו
looks-same-name-only = רק עותקים התבטלו, ולא משחקים שווים בשמות אחרים
looks-other-game-forgotten = ערימת הדים בעלת הערך האחר לא נספרה
refuted-sum = בסכום { $box } { $why }
route-equal-games-cancel = משחקים שווים, מתבטלים שניים שניים

# order-proof
order-proof-prompt = **הוכחה שלא לפי הסדר.** שורות ההוכחה התערבבו. יש לכתוב את מספריהן, משמאל לימין, בסדר שבו כל שורה משתמשת רק במה שנאמר לפניה.
order-proof-sample = עבור הוכחה של שלוש שורות שמתחילה בשורה השנייה אפשר לכתוב: { "\u2066" }2, 3, 1{ "\u2069" }.
order-proof-theorem = צריך להוכיח: { $theorem }
order-proof-line = שורה { $line }: { $says }
order-proof-only = כל שורה משתמשת במה שהציגה השורה שלפניה, ולכן שום סדר אחר אינו מתאים.
write-order = הסדר: { $blank }
looks-conclusion-first = המסקנה הוצבה ראשונה
looks-uses-before-naming = שתי שורות באמצע הוחלפו
looks-concludes-too-early = שתי השורות האחרונות הוחלפו
looks-begins-too-late = שתי השורות הראשונות הוחלפו
refuted-uses-line = שורה { $line } משתמשת במה ששורה { $used } מציגה, ובאה לפניה
route-written-order = הסדר שבו נכתבה ההוכחה
route-every-order = כל סדר נוסה: בדיוק אחד מציג כל דבר לפני שמשתמשים בו
proof-breaks = במשחק נים, אם כל העמודות זוגיות, כל מהלך הופך עמודה כלשהי לאי־זוגית.
proof-breaks-lowered = מהלך מקטין ערימה אחת, נניח מ־{ "\u2066" }*a*{ "\u2069" } ל־{ "\u2066" }*d*{ "\u2069" }.
proof-breaks-differ = מכיוון ש־{ "\u2066" }*d*{ "\u2069" } אינו { "\u2066" }*a*{ "\u2069" }, הספרות הבינאריות שלהם שונות בעמודה כלשהי, { "\u2066" }*k*{ "\u2069" }.
proof-breaks-others-stay = שום ערימה אחרת לא השתנתה, ולכן בעמודה { "\u2066" }*k*{ "\u2069" } השתנתה בדיוק ספרה אחת.
proof-breaks-by-one = עם הספרה האחת הזאת, מספר ספרות 1 בעמודה עלה או ירד בדיוק באחת.
proof-breaks-odd = הוא היה זוגי לפני השינוי הזה באחת, ולכן עכשיו הוא אי־זוגי.
proof-repairs = במשחק נים, אם יש עמודה אי־זוגית, יש מהלך שהופך את כל העמודות לזוגיות.
proof-repairs-highest = תהי { "\u2066" }*k*{ "\u2069" } העמודה האי־זוגית הגבוהה ביותר.
proof-repairs-holder = לערימה כלשהי יש ספרת 1 בעמודה { "\u2066" }*k*{ "\u2069" }, כי אפס הוא זוגי; תהי { "\u2066" }*a*{ "\u2069" } ערימה כזאת.
proof-repairs-turned = נהפוך כל ספרה של { "\u2066" }*a*{ "\u2069" } שנמצאת בעמודה אי־זוגית, גם זו שבעמודה { "\u2066" }*k*{ "\u2069" }, ונקרא למספר החדש { "\u2066" }*d*{ "\u2069" }.
proof-repairs-smaller = מעל { "\u2066" }*k*{ "\u2069" } הספרות של { "\u2066" }*d*{ "\u2069" } הן הספרות של { "\u2066" }*a*{ "\u2069" }, ובעמודה { "\u2066" }*k*{ "\u2069" } ספרת 1 נעשתה אפס: לכן { "\u2066" }*d*{ "\u2069" } קטן מ־{ "\u2066" }*a*{ "\u2069" }.
proof-repairs-legal = מכיוון ש־{ "\u2066" }*d*{ "\u2069" } קטן יותר, הקטנת הערימה הזאת ל־{ "\u2066" }*d*{ "\u2069" } היא מהלך חוקי.
proof-repairs-all-even = במהלך הזה השתנתה ספרה אחת בכל עמודה אי־זוגית ואף לא אחת בזוגיות: עכשיו כל העמודות זוגיות.
proof-copies = במשחק נים, שתי ערימות שוות מפסידות מבחינת הצד שבתור.
proof-copies-equal = נניח שבכל אחת משתי הערימות { "\u2066" }*n*{ "\u2069" } אסימונים.
proof-copies-takes = הצד שבתור לוקח { "\u2066" }*t*{ "\u2069" } אסימונים מאחת משתי הערימות של { "\u2066" }*n*{ "\u2069" }.
proof-copies-room = גם בערימה האחרת יש לפחות { "\u2066" }*t*{ "\u2069" } אסימונים, ולכן אפשר לענות בלקיחת { "\u2066" }*t*{ "\u2069" } שם.
proof-copies-again = אחרי המענה הזה הערימות שוב שוות, וקטנות יותר.
proof-copies-always = מכיוון שהן שוב שוות, אפשר לענות למהלך הבא באותו אופן, וכן הלאה עד ששתיהן ריקות.
proof-copies-last = לכן לכל מהלך יש מענה עד הסוף, והמענה הוא שלוקח את האסימון האחרון.
proof-third = במשחק נים, לצד שתי ערימות { "\u2066" }*a*{ "\u2069" } ו־{ "\u2066" }*b*{ "\u2069" }, לכל היותר ערימה שלישית אחת יוצרת עמדה מפסידה.
proof-third-two-thirds = נניח ששתי ערימות שלישיות שונות עושות זאת, { "\u2066" }*c*{ "\u2069" } וקטנה ממנה, { "\u2066" }*d*{ "\u2069" }.
proof-third-one-move = אז הקטנת הערימה השלישית מ־{ "\u2066" }*c*{ "\u2069" } ל־{ "\u2066" }*d*{ "\u2069" } היא מהלך חוקי.
proof-third-lost-to-lost = במהלך הזה עוברים מעמדה מפסידה לעמדה מפסידה.
proof-third-never = זה לא ייתכן: מעמדה מפסידה כל מהלך מוביל לעמדה שהיא מנצחת מבחינת הצד הבא בתור.
proof-third-only-one = הסתירה הזאת מראה שאין שתי ערימות כאלה.
proof-beside-one = בשלשה מפסידה של נים { "\u2066" }(1, *b*, *c*){ "\u2069" }, שבה { "\u2066" }*b*{ "\u2069" } קטן מ־{ "\u2066" }*c*{ "\u2069" }, המספר { "\u2066" }*b*{ "\u2069" } זוגי ו־{ "\u2066" }*c*{ "\u2069" } הוא המספר הבא.
proof-beside-one-no-ones = לערימה של 1 יש ספרת 1 רק בעמודה האחרונה, וכל העמודות זוגיות: לכן בכל שאר העמודות הספרות של { "\u2066" }*b*{ "\u2069" } ושל { "\u2066" }*c*{ "\u2069" } זהות.
proof-beside-one-last-digit = מכיוון שהן זהות שם, { "\u2066" }*b*{ "\u2069" } ו־{ "\u2066" }*c*{ "\u2069" } יכולים להיבדל רק בספרה האחרונה.
proof-beside-one-exactly-one = בספרה האחרונה הזאת הם אכן נבדלים: לערימה של 1 יש שם ספרת 1, ולכן יש כזאת גם בדיוק לאחד מבין { "\u2066" }*b*{ "\u2069" } ו־{ "\u2066" }*c*{ "\u2069" }.
proof-beside-one-larger-ends = זה חייב להיות הגדול מביניהם, ולכן { "\u2066" }*c*{ "\u2069" } מסתיים ב־1 ו־{ "\u2066" }*b*{ "\u2069" } מסתיים ב־0.
proof-beside-one-next-number = לכן { "\u2066" }*b*{ "\u2069" }, שמסתיים ב־0, הוא זוגי, ו־{ "\u2066" }*c*{ "\u2069" }, שמסתיים במקום זה ב־1, גדול ממנו באחד.
proof-steals = בצ׳ומפ, על לוח של שתי קוביות או יותר, הצד הפותח יכול לנצח.
proof-steals-suppose = נניח, להפך, שהצד השני יכול תמיד לנצח.
proof-steals-answer = אז היה מענה מנצח גם לנגיסה של קוביית הפינה לבדה; נקרא למענה הזה { "\u2066" }*x*{ "\u2069" }.
proof-steals-eats-corner = בכל מקום שבו נמצא { "\u2066" }*x*{ "\u2069" }, הוא היה אוכל גם את קוביית הפינה, ולכן { "\u2066" }*x*{ "\u2069" } כנגיסה ראשונה משאיר אותה עמדה.
proof-steals-begins-with = לכן הצד הפותח יכול להשאיר מיד את אותה עמדה מפסידה, בפתיחה ב־{ "\u2066" }*x*{ "\u2069" }.
proof-steals-contradiction = בפתיחה כזאת הצד הפותח מנצח, בסתירה להנחה.
proof-fours = אם מותר לקחת אסימון אחד, שניים או שלושה והאסימון האחרון מנצח, ערימה שהיא כפולה של 4 מפסידה.
proof-fours-multiple = תהי הערימה כפולה של 4.
proof-fours-one-to-three = מן הכפולה הזאת של 4 הצד שבתור לוקח { "\u2066" }*t*{ "\u2069" } אסימונים: אחד, שניים או שלושה.
proof-fours-rest = אז גם { "\u2066" }4 − *t*{ "\u2069" } הוא אחד, שניים או שלושה, ולכן אפשר לקחת מספר כזה במענה.
proof-fours-together = המהלך והמענה לו לוקחים יחד 4 אסימונים, ולכן נשארת שוב כפולה של 4, קטנה יותר.
proof-fours-repeated = מכיוון שזו שוב כפולה, אפשר לענות כך לכל מהלך, עד שלא נשאר דבר.
proof-fours-last-one = מה שלא משאיר דבר הוא אפוא תמיד מענה, ולכן הצד שבתור אינו לוקח לעולם את האסימון האחרון.

# wrong-line
wrong-line-prompt = מישהו חיפש מהלך מנצח. בדיוק שורה אחת שגויה; השורות שאחריה ממשיכות עם התוצאה שלה. איזו שורה?
wrong-line-sample = אילו הפתרון של { "\u2066" }(2, 2, 1){ "\u2069" } התחיל ב־{ "\u2066" }2 ⊕ 2 = 4{ "\u2069" }, היו כותבים: ”שורה 1”.
wrong-line-heaps = הערימות { $heaps }
wrong-line-sum = { $sum }.
wrong-line-highest = העמודה הגבוהה ביותר ב־{ $number } היא { $power }.
wrong-line-becomes = לערימה של { $heap } יש ספרת 1 בעמודה { $column }; מורידים אותה ל־{ $sum }.
wrong-line-takes = כדי להשאיר { $left } מתוך { $heap } לוקחים { $difference }.
write-wrong-line = שורה { $blank } שגויה.
wrong-line-answer = שורה { $line } שגויה. צריך להיות: { $says }
line-shown = שורה { $line }
wrong-line-before = { $before ->
    [one] שורה 1 נכונה.
    [two] שורות 1 ו־2 נכונות.
   *[other] שורות 1 עד { $before } נכונות.
}
wrong-line-columns = בשורה { $line } צריך לחבר את העמודות בלי נשא. צריך להיות: { $says }
wrong-line-should-be = שורה { $line } צריכה להיות: { $says }
wrong-line-after = השורות שאחרי שורה { $line } נכונות כשלעצמן, אבל ממשיכות עם התוצאה השגויה שלה.
wrong-line-lost = למעשה אין מהלך מנצח: כל העמודות זוגיות.
looks-last-line = השורה האחרונה, שבה מתקבלת התוצאה
looks-blames-what-follows = השורה הראשונה שמשתמשת במספר השגוי
looks-blames-line-before = השורה שלפני השגויה
looks-first-line = השורה הראשונה
refuted-line-is-true = שורה { $line } נכונה כשלעצמה: { $says }
route-error-put-in = הטעות שהוכנסה
route-lines-evaluated = חישוב כל שורה לבדה, ספרה אחר ספרה

# true-or-false
statement-prompt = **נכון או לא נכון?** תהי { "\u2066" }(*a*, *b*, *c*){ "\u2069" } שלשה מפסידה כלשהי של נים, { "\u2066" }0 < *a* < *b* < *c*{ "\u2069" }. האם הטענה נכונה לכל שלשה כזאת?
statement-question = אם לא, יש לתת את הדוגמה הנגדית הקטנה ביותר: זו שבה ל־{ "\u2066" }*c*{ "\u2069" } המספר הקטן ביותר של ספרות בינאריות; מבין כמה כאלה, תחילה { "\u2066" }*a*{ "\u2069" } הקטן ביותר ואחר כך { "\u2066" }*b*{ "\u2069" } הקטן ביותר.
statement-sample = עבור { "\u2066" }*b* < 2{ "\u2069" } כותבים: ”לא נכון עבור { "\u2066" }(1, 2, 3){ "\u2069" }”.
statement-plain = { $then }.
statement-if = אם { $given }, אז { $then }.
statement-if-and = אם { $first } וגם { $second }, אז { $then }.
statement-less = { $formula }
statement-divides = { $power } מחלק את { $number }
statement-does-not-divide = { $power } אינו מחלק את { $number }
statement-choice-true = נכון לכולן
statement-choice-false = לא נכון עבור { $trio }
statement-true = נכון לכל שלשה מפסידה.
statement-false = לא נכון עבור { $trio }.
statement-last-columns = חזקה של 2 מחלקת מספר אם ורק אם הספרות הבינאריות האחרונות שלו הן אפסים: ספרה אחת עבור 2, שתיים עבור 4, שלוש עבור 8, ארבע עבור 16. בשלשה מפסידה כל העמודות זוגיות, ולכן בכל עמודה אין ספרת 1 או שיש שתיים.
statement-both-zeros = { $digits ->
    [one] בעמודה האחרונה
    [two] בשתי העמודות האחרונות
   *[other] ב־{ $digits } העמודות האחרונות
} יש ל־{ $x } ול־{ $y } אפסים, ולכן יש שם אפסים גם ל־{ $z }.
statement-digits-agree = { $digits ->
    [one] בעמודה האחרונה
    [two] בשתי העמודות האחרונות
   *[other] ב־{ $digits } העמודות האחרונות
} יש ל־{ $x } אפסים, ולכן הספרות של { $y } ושל { $z } שם זהות. אחת מן הספרות האלה של { $y } היא 1, ולכן גם אחת של { $z }.
statement-both-odd = ל־{ $x } ול־{ $y } יש ספרת 1 בעמודה האחרונה, ולכן ל־{ $z } יש שם אפס.
statement-closest-cases = המקרים הקרובים ביותר, לפי מספר הספרות הבינאריות של { "\u2066" }*c*{ "\u2069" }:
statement-caption = השלשות שבהן שני האגפים קרובים ביותר
statement-digits = ספרות
statement-closest = שלשה
statement-sides = שני האגפים
statement-difference = הפרש
statement-for-all = אלה דוגמאות ולא הוכחה. לכל השלשות: קוראים את העמודות משמאל. בכל עמודה ההפרש בין שני האגפים מוכפל ב־2 ומשתנה במה שהעמודה מוסיפה; רק מספר סופי של הפרשים מופיע לפני שההפרש נעשה גדול מכדי לחזור, ואף אחד מהם אינו מפריך את הטענה.
statement-is-lost = { $trio } היא שלשה מפסידה: כל העמודות זוגיות.
statement-with-numbers = עבור { $trio } הטענה אומרת: { $says } זה לא נכון.
statement-smallest = היא נכונה לכל שלשה שלפני זו: אלה שב־{ "\u2066" }*c*{ "\u2069" } שלהן פחות ספרות בינאריות, ואלה שבהן אותו מספר ספרות ו־{ "\u2066" }*a*{ "\u2069" } קטן יותר, או אותו { "\u2066" }*a*{ "\u2069" } ו־{ "\u2066" }*b*{ "\u2069" } קטן יותר.
looks-holds-for-the-first-few = נכון כי זה נכון לשלשות הראשונות שעולות על הדעת
looks-other-counterexample = דוגמה נגדית, אבל לא הקטנה ביותר
looks-close-is-equal = השלשה הקרובה ביותר נחשבה דוגמה נגדית
looks-forgets-condition = התנאי נשכח
refuted-statement-fails = עבור { $trio } היא אומרת: { $says }
refuted-smaller-counterexample = { $trio } באה קודם וגם היא דוגמה נגדית: { $says }
refuted-statement-holds = עבור { $trio } היא אומרת: { $says } וזה נכון
refuted-condition-fails = עבור { $trio } התנאי אינו מתקיים: { $says }
route-prover = המוכיח, לכל המספרים הטבעיים
route-columns-from-left = העמודות משמאל, עם כל ההפרשים האפשריים

# tie-break
tie-break-rules = **סדר אחר.** בניית השלשות של בארון לוקחת תמיד את הזוג הראשון שנותר ואת המספר השלישי המתאים הראשון. כאן היא נעשית כשהמספרים בסדר אחר.
tie-break-question = לאף שתי שלשות שנמצאו אין זוג משותף, ובכל זאת לא כולן מפסידות. יש לסמן את השלשות ש**אינן** מפסידות.
tie-break-sample = אילו נמצאו { "\u2066" }(2, 32, 34){ "\u2069" } ו־{ "\u2066" }(2, 32, 35){ "\u2069" }, היו מסמנים: { "\u2066" }(2, 32, 35){ "\u2069" }.
tie-break-order = הסדר, משמאל לימין: { $order }.
tie-break-found = השלשות שנמצאו:
tie-break-caption = השלשות וסכומי הנים שלהן
tie-break-trio = שלשה
tie-break-answer = { $count ->
    [0] אין שלשה שאינה מפסידה.
    [one] לא מפסידה: { $trios }.
   *[other] לא מפסידות: { $trios }.
}
tie-break-sums = שלשה מפסידה אם ורק אם סכום הנים שלה הוא 0.
tie-break-won = מ־{ $trio } מהלך מוביל לעמדה מפסידה: { $move }.
tie-break-why = העובדה שלאף שתי שלשות אין זוג משותף אומרת רק שאין מהלך משלשה אחת ברשימה לאחרת. עמדה מפסידה דורשת גם מענה לכל מהלך, וכשהמספרים בסדרם הבנייה דואגת לכך: היא לוקחת את המספר השלישי המתאים הקטן ביותר, ולכן לכל מספר שלישי גדול יותר יש מהלך מנצח.
looks-every-system-is-lost = כל השלשות נחשבו מפסידות כי לאף שתיים אין זוג משותף
looks-odd-total-only = רק שלשות שסכומן אי־זוגי נחשבו לא מפסידות
looks-sum-of-two = מפסידה רק אם הגדול הוא סכום האחרים
looks-no-trio-is-lost = כל השלשות נחשבו לא מפסידות כי הסדר שונה
route-search-built = התוצאה של כל שלשה, מן הסוף לאחור, והרשימה שהבנייה יצרה שוב

# Solutions of any position.
solved-p = { "\u2066" }P{ "\u2069" }: הצד הקודם מנצח; הצד שבתור מפסיד
solved-n = { "\u2066" }N{ "\u2069" }: הצד שבתור מנצח, ויכול לכפות זאת
solved-n-over = { "\u2066" }N{ "\u2069" }: המשחק נגמר; הצד שתורו היה בא ניצח
solved-first = ראשון: { "\u2066" }x{ "\u2069" }, שפתח, יכול לכפות שלושה בשורה
solved-second = שני: { "\u2066" }o{ "\u2069" } יכול לכפות שלושה בשורה
solved-draw = תיקו: אף צד אינו יכול לנצח אם האחר משחק היטב
solved-value = { $value }
solved-value-unknown = לא ידוע כאן: { $limit }
solved-no-value-draws = אין; למשחקים עם תיקו אין ערך גרונדי
solved-no-value-misere = אין; הוא אינו קובע דבר במשחק הפוך
solved-over = לא נשאר מהלך: הצד השני עשה את המהלך האחרון וניצח.
solved-over-draw = לא נשאר מהלך, ואין שלושה בשורה לאף צד: תיקו.
solved-over-misere = לא נשאר מהלך: הצד השני עשה את המהלך האחרון והפסיד.
solved-no-theory = לא ידועה כאן תאוריה של המשחק הזה: נבדקה כל עמדה שמתחת לזו.
sum-rule = הערך של סכום הוא סכום הנים של ערכי חלקיו.
authored-losing = הוכח לכל העמדות: עמדה מפסידה מבחינת הצד שבתור אם ורק אם מתקיים: { $formula }.
authored-holds = כאן זה מתקיים. אין מהלך אל עמדה אחרת כזאת, ולכל מהלך יש מענה שמגיע לכזאת.
authored-fails = כאן זה אינו מתקיים, ולכן יש מהלך אל עמדה מפסידה.
authored-fails-because = כאן זה אינו מתקיים: { $reason }. לכן יש מהלך אל עמדה מפסידה.
authored-then = { $move }. שם זה מתקיים, ולכן הצד הבא בתור מפסיד.
route-losing-formula = העמדות המפסידות לפי מחבר המשחק, מוכחות
sum-part-nim = חלק { $part }: הערך של ערימת נים הוא מספר האסימונים בה, { $value }.
sum-part-value = חלק { $part }: הערך של { $heap } הוא { $value }.
sum-part-row = חלק { $part }: ממלאים ערך אחר ערך; הערך של { $heap } הוא { $value }.
sum-part = חלק { $part }, { $position }: { $value }
values-heap = ערימה { $number }, { $heap }: { $value }
values-one-heap = לערימה { $value }
value-remainder = הערך { $value }, השארית של { $heap } בחילוק ב־{ $modulus }.
value-period = הערך { $value }. הערכים חוזרים כל { $length } ערימות החל ב־{ $from }, מוכח לפי הערכים עד { $checked }.
value-period-like = הערך { $value }, כמו ערכה של ערימה של { $like }. הערכים חוזרים כל { $length } ערימות החל ב־{ $from }, מוכח לפי הערכים עד { $checked }.
value-of-heaps = הערך { $value }, סכום הנים של ערכי הערימות.
value-of-coins = הערך { $value }, סכום הנים של ערכי המטבעות.
value-of-last-coin = הערך { $value }, לפי המטבע האחרון.
value-mex = הערך { $value }, ה־{ "\u2066" }mex{ "\u2069" } של ערכי העמדות העוקבות.
method-nim-sum = סכום נים: חיבור הערימות בכתיב בינארי בלי נשא (בוטון)
method-misere-rule = הכלל של המשחק ההפוך: כמו במשחק הרגיל עד שהיו נשארים רק אסימונים בודדים (בוטון)
method-remainder = מודולו { "\u2066" }m+1{ "\u2069" }: השארית בחילוק במספר הגדול ב־1 מן הלקיחה הגדולה ביותר
method-period = מחזור: ערכי גרונדי חוזרים החל בערימה כלשהי
method-octal-values = ערכים אוקטליים: { "\u2066" }mex{ "\u2069" } על כל המהלכים, ומעבר לטבלה מחזור מוכח (גאי, סמית)
method-table-of-values = טבלת ערכים: { "\u2066" }mex{ "\u2069" } על כל המהלכים, ערימה אחר ערימה
method-powers-of-2 = חזקות של 2: אחד יותר ממספר הפעמים ש־2 מחלק את הערימה
method-smallest-prime-factor = הגורם הראשוני הקטן ביותר: מקומו בין הראשוניים; לערימות זוגיות 0
method-coin-values = ערכי מטבעות: ערך לכל מטבע כהה, חיבור בלי נשא
method-last-coin = המטבע האחרון: כל מהלך הופך אותו
method-golden-ratio = יחס הזהב: הזוגות המפסידים הם כפולות שלו, מעוגלות כלפי מטה (ויתהוף)
method-zeckendorf = זקנדורף: החלק הקטן ביותר של הערימה כסכום של מספרי פיבונאצ׳י
method-chocolate-tables = טבלאות שוקולד: כל העמדות שבתוך הלוח, מן הרעל ומעלה
method-components = רכיבים: חלקי הלוח שאינם נוגעים זה בזה, כל אחד נפתר לעצמו
method-losing-formula = עמדות מפסידות מוכחות
method-all-positions = טבלת כל העמדות: כל דרך לסמן תשע נקודות
method-sum-of-values = סכום ערכי גרונדי: ערכי החלקים בחיבור בלי נשא (ספרייג, גרונדי)
method-mex = { "\u2066" }mex{ "\u2069" }: הערך הקטן ביותר שאין לאף עמדה עוקבת, לכל עמדה שמתחת לזו
method-search = חיפוש: כל עמדה שמתחת לזו, מן הסוף לאחור
route-name-search = חיפוש, שמכיר רק את החוקים
route-name-mex = { "\u2066" }mex{ "\u2069" }: הערכים של ערימות בודדות מן החוקים בלבד
route-name-definition = ההגדרה של הפונקציה של הורבאט, מילה במילה
route-name-pull-table = טבלה של כל הלוחות הקטנים יותר, כל אחד מוכרע לפי הנגיסות שלו
confirmed-out-of-reach = אין; הדרך השנייה מחוץ להישג יד: { $limit }
confirmed-but-for-value = חיפוש, מלבד ערך גרונדי, שדורש ערימה אחת יותר: { $limit }
confirmed-no-theory = אין; לא ידועה כאן תאוריה למשחק הזה בדרך המשחק הזאת

# Routes.
route-nim-sum = סכום הנים של הערימות
route-misere-rule = הכלל למשחק שבו האסימון האחרון מפסיד
route-values = המספרים החסרים הקטנים ביותר והמחזור שלהם
route-divisors = הגורם הראשוני הקטן ביותר, או מספר החלוקות ב־2
route-coins = ערכי המטבעות הבודדים
route-golden = יחס הזהב
route-zeckendorf = סכומים של מספרי פיבונאצ׳י
route-chocolate = טבלאות של לוחות שוקולד מפסידים
route-components = חלקי הלוח וערכיהם
route-lines = טבלה של כל הלוחות
route-search = התוצאה של כל עמדה קטנה יותר, מן הסוף לאחור
route-search-third = הערימה השלישית הקטנה ביותר שתוצאתה הפסד, מן הסוף לאחור
route-columns = ספירת ספרות 1 בכל עמודה
route-mex = סימון מה שמופיע
route-gap = הרווח הראשון ברשימה הממוינת
route-nim-heap-beside = ערימת הנים היחידה שיחד איתה העמדה מפסידה
route-steps = הצעדים עצמם
route-division = שורה { "\u2066" }*k*{ "\u2069" } היא שורה 0 אחרי { "\u2066" }*k*{ "\u2069" } חלוקות ב־2, מעוגלות כלפי מטה
route-lowest-odd-column = העמודה הבינארית האי־זוגית הנמוכה ביותר
route-builder = הבנייה, זוג אחר זוג
route-zero-sum-trios = השלשות שסכום הנים שלהן 0, בסדר הזה
route-pairs-too-large = הזוגות שסכום הנים שלהם גדול מדי
route-intervals = השורות הראשונות שכל מספר מודפס מאפשר

## The book

# What things are called.
book-chapter = פרק { $number }
book-appendix = נספח { $number }
book-section = סעיף { $number }
book-figure = איור { $number }
book-table = טבלה { $number }
book-example = דוגמה { $number }
book-claim = טענה { $number }
book-conjecture = השערה { $number }
book-theorem = משפט { $number }
book-problem = בעיה { $number }
book-definition = הגדרה { $number }
book-game = משחק { $number }
book-exercises = תרגילים
book-exercise = תרגיל
book-hint = רמז
book-hints = רמזים
book-question = שאלה { $number }
book-difficulty = { $difficulty ->
    [1] קלה
    [2] דורשת מחשבה
   *[other] קשה
}
book-here = כאן
book-map = מה נשען על מה
book-map-rests = נשען על { $chapters }.
book-map-used = מקומות השימוש: { $chapters }.
book-named = **{ $name }**
book-citation = { $work }

# How statements are known. The three words for proved, checked and open are never mixed.
book-proved = הוכח
book-refuted = הופרך
book-checked = נבדק עד { $bound }
book-checked-some = נבדק עד חסם
book-open = פתוח
book-no-verdict = הופסק: אין הכרעה
book-by-hand = הוכח ביד
book-definition-word = הגדרה
book-how = איך זה ידוע
book-how-key = איך קוראים את הנוסחה
book-show-definition = הצגת ההגדרה ({ $lines } שורות)
book-how-proved = הוכרע לכל המספרים הטבעיים באוטומט של { $states ->
    [one] מצב אחד
    [two] שני מצבים
   *[other] { $states } מצבים
  }; בודק נפרד קיבל את התעודה, { $bytes } בתים.
book-how-single = חושב באותו הליך; בודק נפרד קיבל את התעודה, { $bytes } בתים.
book-how-game = כל חובות ההוכחה של המשחק הוכרעו לכל המספרים הטבעיים; בודק נפרד קיבל את התעודה.
book-how-chomp-row = השורות 0 עד { $row } חושבו עד שכל אחת נגמרה או שהפרשיה חזרו. שהן נמשכות כך בכל העמודות החל ב־{ $from } נובע מחלון של עמודות; שגרה נפרדת, שמחשבת אותן מן ההגדרה, קיבלה את התעודה.
book-how-fold = לכל מספר של ערימות: חובות ההוכחה של כלל הקיפול הוכרעו לכל המספרים הטבעיים; בודק נפרד קיבל את התעודה.
book-how-contrary = הוכרע: ההפך מתקיים.
book-how-refuted = הוכרע לכל המספרים הטבעיים; אין מספרים קטנים יותר שמפריכים.
book-solutions = פתרונות
book-how-looked = כל המקרים עד { $bound } נבדקו בזמן בניית הספר, בשתי דרכים. על מה שמעבר לכך זה לא אומר דבר.
book-how-checked = כל המקרים עד { $bound } נבדקו; מעבר לכך לא ידוע דבר.
book-how-open = התוכנה הפסיקה: החישוב הגיע למגבלה של { $limit }. אין בכך כדי לומר אם הטענה נכונה.
book-limit-tracks = { $limit } מסלולים
book-limit-states = { $limit } מצבים
book-limit-cells = { $limit } תאי טבלה
book-limit-steps = { $limit } צעדי חישוב
book-limit-parts = { $limit } חלקי נוסחה
book-limit-levels = { $limit } רמות
book-limit-checker = { $limit } בבודק
book-how-disputed = לא ידוע דבר: שתי דרכים של { "\u2066" }nimbook{ "\u2069" } חלוקות.
book-empty-domain = אין עמדה שמקיימת את תנאי התחום.
book-empty-premise = ההנחה אינה מתקיימת אף פעם.
book-empty-move = מהלך { $number } אינו אפשרי אף פעם.
book-certificate = תעודה
book-witness = **הדוגמה הנגדית הקטנה ביותר:** { $values }.
book-no-witness = **ההפך הוכח.**
book-legend = איך לקרוא את ההכרעות
book-legend-proved = אלגוריתם הכריע את הטענה לכל המספרים הטבעיים, ותוכנית נפרדת קיבלה את התעודה.
book-legend-hand = ההוכחה נמצאת בטקסט, לבדיקת הקוראים.
book-legend-checked = כל המקרים עד החסם נבדקו; מעבר לו לא נטען דבר.
book-legend-refuted = מוצגת דוגמה נגדית, או שההפך הוכח.
book-legend-open = לא ידועות לנו הוכחה או דוגמה נגדית.
book-legend-none = החישוב הגיע למגבלה; אין בכך כדי לומר אם הטענה נכונה.
book-because = שם { $because }.
book-because-always = כי { $because }.
book-because-game = מה שלא מתקיים: { $because }.
book-fails-at = לא מתקיים ב־{ $values }.
book-false-as-printed = לא נכון כפי שנדפס.

# Exercises.
book-rules-in-exercise = { $name }החוקים הם אלה של תרגיל { $number }.

# A solved position.
book-show = הצגת התשובה
book-show-values = הצגת הערכים
book-solved-outcome = תוצאה
book-solved-grundy = ערך גרונדי
book-solved-value-by = { $value }, בדרך: { $method }
book-solved-winning = מהלכים מנצחים
book-solved-none = אין
book-solved-many = רבים מכדי למנות
book-solved-moves = { $moves }
book-solved-and-move = { $moves }; { $move }
book-solved-and-more = { $moves }; …
book-solved-known = איך זה ידוע
book-solved-method = { $method }; אימות: { $agreed }

# Tables.
book-period = הערכים חוזרים במחזור { $length } החל ב־{ $from }. זה הוכח: די בערכים עד { $checked }.
book-period-exceptions = הערכים חוזרים במחזור { $length } החל ב־{ $from }; לפני כן { $exceptions } חורגים מן התבנית. זה הוכח: די בערכים עד { $checked }.
book-trios-caption = השלשות המפסידות עד { $number }, בעמודות לפי המספר הקטן בהן
book-board-caption = התוצאות של { $game } עם שתי ערימות: שורות לפי הראשונה, עמודות לפי השנייה
book-head-statement = טענה
book-head-verdict = הכרעה
book-head-number = מספר
book-head-says = מה היא אומרת
book-head-status = איך היא ידועה
book-head-place = היכן היא נמצאת
book-status-definition = הגדרה או כלל
book-status-history = לא מתמטי
book-status-computed = חושב כאן
book-status-cited = משפט מן הספרות

# A game on the page. Braces hold places that the page fills.
book-play-again = משחק נוסף
book-play-doomed = שיחקת הכי טוב שאפשר: העמדה הייתה מפסידה מן ההתחלה.
book-play-choose = יש לבחור אחד מן המהלכים שלמטה.
book-play-heap = ערימה {"{"}heap{"}"}
book-play-hint = יש לבחור אסימון: הוא נלקח עם כל האסימונים שאחריו. מקשי החצים עוברים בין הערימות.
book-play-log = המהלכים עד כה
book-play-lost = הדף ניצח.
book-play-misere = משחק הפוך: מי שעושה את המהלך האחרון מפסיד.
book-play-moves = המהלכים שלך
book-play-now = עכשיו: {"{"}position{"}"}. תורך.
book-play-only = לקחת {"{"}n{"}"}
book-play-reply = הדף: {"{"}move{"}"}.
book-play-rule = משחק נגד הדף
book-play-second = שהדף יפתח
book-play-slip = בעמדה {"{"}position{"}"} עוד היה אפשר לנצח: המהלך {"{"}move{"}"} החמיץ את הניצחון, {"{"}better{"}"} מנצח.
book-play-take = ערימה {"{"}heap{"}"}: לקחת {"{"}n{"}"}
book-play-task = משימה
book-play-won = ניצחת.
book-play-you = המהלך שלך: {"{"}move{"}"}.

# The frame of a page.
book-label-back = חזרה למקום הקודם
book-label-contents = תוכן
book-label-menu = תפריט
book-label-next = הבא
book-label-nothing-found = לא נמצא דבר
book-label-prev = הקודם
book-label-results = נמצאו: {"{"}n{"}"}
book-label-search = חיפוש
book-label-skip = אל הטקסט
book-label-table = טבלה
book-label-tally = הטענות לפי מה שידוע
book-label-theme = בהיר / כהה
book-make-sheet = דף עם שאלות כאלה
book-label-whole = הספר כולו בדף אחד

## What commands say

# solve
solve-position = עמדה
solve-play = דרך המשחק
solve-outcome = תוצאה
solve-value = ערך גרונדי
solve-moves = מהלכים מנצחים
solve-known = איך זה ידוע
solve-confirmed = אימות
solve-value-known = ערך גרונדי: { $method }
solve-last-move-wins = המהלך האחרון מנצח
solve-last-move-loses = משחק הפוך { "\u2066" }(misère){ "\u2069" }: המהלך האחרון מפסיד
solve-line-wins = מי שמשלים ראשון שלושה בשורה מנצח
solve-no-moves = אין
solve-count = { $count }
solve-more-moves = ועוד { $more }; הדגל { "\u2066" }--json{ "\u2069" } מפרט אותם
solve-not-listed = לא נמנו: { $limit }
block-normal = רגיל: מי שאינו יכול לעשות מהלך מפסיד
block-misere = הפוך: מי שאינו יכול לעשות מהלך מנצח
block-no-value = אין; הבלוק אומר רק אילו עמדות מפסידות
block-move = מהלך { $rule }
block-move-with = מהלך { $rule } עם { $values }
block-move-to = { $move }, אל { $square }
block-proved = נוסחת העמדות המפסידות, הוכחה לכל העמדות (לכל היותר { $states ->
    [one] מצב אחד
    [two] שני מצבים
   *[other] { $states } מצבים
  })
block-search = חיפוש, שמכיר רק את המהלכים
block-search-of = חיפוש, שמכיר רק את המהלכים ({ $positions ->
    [one] עמדה אחת
    [two] שתי עמדות
   *[other] { $positions } עמדות
  })
block-no-search = אין; החיפוש מחוץ להישג יד: { $limit }
block-no-formula = אין; נוסחת העמדות המפסידות אינה נותנת תשובה: { $because }
block-lost-where = לפי הבלוק, עמדה מפסידה היכן שמתקיים
block-searched = זה אינו בשימוש כאן; החיפוש בדק כל עמדה שאפשר להגיע אליה.
block-holds = זה מתקיים כאן. אין מהלך מעמדה כזאת לאחרת, ולכן בכל מהלך שהוא הצד השני יכול לענות במהלך אל עמדה כזאת שוב.
block-holds-ended = זה מתקיים כאן. לא נשאר מהלך.
block-fails = זה אינו מתקיים כאן{ $reason } המהלכים המנצחים הם אלה שאחריהם זה מתקיים.
block-fails-ended = זה אינו מתקיים כאן{ $reason } לא נשאר מהלך. במשחק הפוך זה מנצח.
block-measure = כל מהלך מקטין את { $measure }, ולכן המשחק נגמר.

# trace
trace-heading = הצמצום של בארון לשלשה { $trio }
trace-step = צעד
trace-even = זוגי
trace-odd = אי־זוגי
trace-mark-odd = אי־זוגי; היכן שהסכום זוגי, מחסירים 1 וחוצים את שלושתם
trace-mark-stop-yes = בארון עוצר כאן: { "\u2066" }{ $odd } = { $even } + 1{ "\u2069" }, ולכן התשובה היא כן
trace-mark-stop-no = בארון עוצר כאן: { $odd } אינו { "\u2066" }{ $even } + 1{ "\u2069" }, ולכן התשובה היא לא
trace-is-trio = כל הסכומים זוגיים והסוף הוא { $end }: { $trio } היא שלשת { "\u2066" }v{ "\u2069" }, והצד שבתור מפסיד.
trace-is-not = הסוף הוא { $end }: { $trio } אינה שלשת { "\u2066" }v{ "\u2069" }, והצד שבתור יכול לנצח.
trace-end-odd = סכום אי־זוגי בצעד { $step }, בעמודה של { "\u2066" }2^{ $step }{ "\u2069" }
trace-end-equal = זוג מספרים שווים, { $pair }
trace-end-unequal = הזוג הלא־שווה { $pair }
trace-degenerate = { $trio } מנוונת: { $why }
trace-all-empty = כל הערימות ריקות והמשחק נגמר. סכום הנים אפס: עמדה מפסידה מבחינת הצד שתורו היה בא, לא שלשה.
trace-single-heap = שתי ערימות ריקות, ונשארת ערימה אחת של { $heap }. סכום הנים אינו אפס: הצד שבתור לוקח את כולה ומנצח.
trace-empty-equal = ערימה ריקה משאירה את הזוג { $pair }. סכום הנים אפס: זוג מפסיד, לא שלשה.
trace-empty-unequal = ערימה ריקה משאירה את הזוג { $pair }. סכום הנים אינו אפס: הצד שבתור עושה את שתי הערימות שוות ומנצח.
trace-two-equal = שתי ערימות שוות, ומספריה של שלשת { "\u2066" }v{ "\u2069" } שונים. סכום הנים אינו אפס: הצד שבתור לוקח את כל הערימה השלישית ומנצח עם הזוג השווה.
trace-all-equal = כל הערימות שוות, ומספריה של שלשת { "\u2066" }v{ "\u2069" } שונים. סכום הנים אינו אפס: הצד שבתור לוקח ערימה שלמה אחת ומנצח עם הזוג השווה.
trace-known = איך זה ידוע: שתי דרכים מסכימות. האחת עושה את הצעדים; האחרת היא חילוק ב־{ "\u2066" }2^k{ "\u2069" } עם עיגול כלפי מטה וסכום הנים של העמודות, שסכומיהן { $sums }.

# values
values-no-period = לא הוכח מחזור.
values-period = מחזור { $length } החל ב־{ $from }, הוכח לכל ערימה לפי הערכים עד { $checked } ({ $theorem }).
values-exceptions = לפני כן הערימות { $heaps } שונות מן התבנית.
values-exceptions-some = לפני כן הערימות { $heaps } ועוד { $more } שונות מן התבנית.

# trios
trios-count = { $trios ->
    [one] שלשת { "\u2066" }v{ "\u2069" } אחת
    [two] שתי שלשות { "\u2066" }v{ "\u2069" }
   *[other] { $trios } שלשות { "\u2066" }v{ "\u2069" }
  } עד { $largest }; { $left ->
    [0] לא נותר אף זוג.
    [one] נותר זוג אחד מתוך { $pairs }.
    [two] נותרו שני זוגות מתוך { $pairs }.
   *[other] נותרו { $left } זוגות מתוך { $pairs }.
  }
trios-none = אין שלשות { "\u2066" }v{ "\u2069" } עד { $largest }.
trios-nothing-left = לא נותר אף זוג עד { $largest }.
trios-known = איך זה ידוע: שתי דרכים מסכימות, הבנייה החמדנית וסכום נים אפס.

# play
play-last-move-wins = מי שעושה את המהלך האחרון מנצח.
play-you-begin = { $rules } הפתיחה שלך. { "\u2066" }`help`{ "\u2069" } מסביר איך לשחק.
play-i-begin = { $rules } הפתיחה שלי. { "\u2066" }`help`{ "\u2069" } מסביר איך לשחק.
play-you = { $number }. המהלך שלך: { $move }
play-i = { $number }. המהלך שלי: { $move }
play-row = שורה { $row }
play-poison = { $sign } הוא הרעל
play-closing = { $last ->
    [you] המהלך האחרון שלך
    [program] המהלך האחרון שלי
   *[other] לא נשאר מהלך
  }: { $winner ->
    [you] ניצחת.
    [program] ניצחתי.
   *[other] תיקו.
  }
play-p = עמדת { "\u2066" }P{ "\u2069" }
play-p-value = עמדת { "\u2066" }P{ "\u2069" } שערך גרונדי שלה 0
play-hint = רמז: { $move }. כך נשארת { $left }, { $p }, ובה יש מענה לכל מהלך. { $others ->
    [0] זה המהלך המנצח היחיד.
    [one] עוד מהלך אחד מנצח.
    [two] עוד שני מהלכים מנצחים.
   *[other] עוד { $others } מהלכים מנצחים.
  }
play-hint-last = רמז: { $move }. כך נשארת { $left }, { $p }, ואין עוד מהלך. { $others ->
    [0] זה המהלך המנצח היחיד.
    [one] עוד מהלך אחד מנצח.
    [two] עוד שני מהלכים מנצחים.
   *[other] עוד { $others } מהלכים מנצחים.
  }
play-hint-draw = { $count ->
    [one] רמז: אין מהלך מנצח, אבל מהלך אחד שומר על התיקו: { $move }.
    [two] רמז: אין מהלך מנצח, אבל שני מהלכים שומרים על התיקו, למשל { $move }.
   *[other] רמז: אין מהלך מנצח, אבל { $count } מהלכים שומרים על התיקו, למשל { $move }.
  }
play-hint-lost = רמז: אין מהלך מנצח. זו { $p }: יש לי מענה מנצח { $moves ->
    [one] למהלך היחיד שלך.
    [two] לכל אחד משני המהלכים שלך.
   *[other] לכל אחד מ־{ $moves } המהלכים שלך.
  }
play-no-page-but-one = כל { $count } המהלכים נמצאים בעמוד הראשון; { "\u2066" }`moves`{ "\u2069" } מציג אותו
play-no-page = יש { $count } מהלכים ב־{ $pages } עמודים; { "\u2066" }`moves { $pages }`{ "\u2069" } מציג את האחרון
play-moves = { $count ->
    [one] מהלך אחד:
    [two] שני מהלכים:
   *[other] { $count } מהלכים:
  }
play-moves-page = { $count } מהלכים, עמוד { $page } מתוך { $pages }:
play-next-page = { "\u2066" }`moves { $page }`{ "\u2069" } מציג את הבאים.
play-nothing-to-undo = עוד לא עשית מהלך; אין מה להחזיר.
play-undone = המהלך האחרון שלך והמענה שלי הוחזרו.
play-why-n = { "\u2066" }N{ "\u2069" }: הניצחון בידך.
play-why-p = { "\u2066" }P{ "\u2069" }: הניצחון בידי, בכל מהלך שלך.
play-why-draw = תיקו: איש משנינו אינו יכול לנצח אם האחר משחק היטב.
play-no-reason = אי אפשר לומר את הסיבה: { $error }.
play-help = מקלידים מהלך לפי מספרו ברשימה של { "\u2066" }`moves`{ "\u2069" }, או במילים: כאן { "\u2066" }`{ $number }`{ "\u2069" } הוא ”{ $example }”. מותר להשמיט מילים כל עוד רק מהלך אחד מתאים. כשיש כמה ערימות, ”8 מערימה 3” לוקח 8 מערימה 3, וכך גם { "\u2066" }`3 8`{ "\u2069" }; בסכום החלק בא לפני הערימה; על לוח { "\u2066" }`2 1`{ "\u2069" } הוא שורה 2, עמודה 1. כשיש ערימה אחת, { "\u2066" }`3`{ "\u2069" } לוקח 3.
play-help-moves = מונה את המהלכים, 40 בכל פעם; { "\u2066" }`moves 2`{ "\u2069" } מציג את הבאים
play-help-hint = מציג מהלך מנצח, אם יש
play-help-why = אומר מדוע העמדה מנצחת או מפסידה
play-help-undo = מחזיר את המהלך האחרון שלך ואת המענה שלי
play-help-quit = מסיים את המשחק בסקירה, כמו סוף הקלט
play-line-too-long = השורה הזאת ארוכה מ־{ $bytes } בתים; יש להקליד מהלך או { "\u2066" }`help`{ "\u2069" }
play-mean = ”{ $typed }” אינו מהלך; האם הכוונה ל־”{ $near }”?
play-no-move = ”{ $typed }” אינו מהלך כאן; { "\u2066" }`moves`{ "\u2069" } מונה אותם, { "\u2066" }`help`{ "\u2069" } מסביר איך להקליד
play-several = זה מתאים { $count ->
    [one] למהלך אחד
    [two] לשני מהלכים
   *[other] ל־{ $count } מהלכים
  }; יש להקליד אחד לפי מספרו: { $moves }
play-several-more = זה מתאים ל־{ $count } מהלכים; יש להקליד אחד לפי מספרו: { $moves }; ועוד { $more }, לפי { "\u2066" }`moves`{ "\u2069" }
play-cannot-take = אי אפשר לקחת כאן { $take }; אפשר לקחת: { $takes }
play-cannot-take-from = אי אפשר לקחת { $take } מערימה { $heap }; אפשר לקחת שם: { $takes }
play-no-number = אין מהלך שמספרו { $number }; { "\u2066" }`moves`{ "\u2069" } מונה את { $count } המהלכים, החל ב־1
play-no-numbers = אין מהלך עם המספרים האלה; { "\u2066" }`moves`{ "\u2069" } מונה אותם, { "\u2066" }`help`{ "\u2069" } מסביר איך להקליד
play-no-heap = אין ערימה { $heap }; הערימות ממוספרות 1 עד { $count }
play-empty-heap = ערימה { $heap } ריקה; יש לקחת מאחרת
play-range = { $from } עד { $to }
play-more = ועוד
play-and-more = { $moves }; ועוד { $more }
review-heading = סקירה של { $position }
review-heading-misere = סקירה של { $position }, משחק הפוך
review-no-move = לא נעשה מהלך.
review-you = שלך
review-i = שלי
review-they = של היריב
review-outcomes = { $before } אל { $after }
review-drawn = תיקו
review-legend = { "\u2066" }N{ "\u2069" }: הצד שבתור יכול לנצח. { "\u2066" }P{ "\u2069" }: הצד שזה עתה שיחק יכול.
review-legend-draws = { "\u2066" }N{ "\u2069" }: הצד שבתור יכול לנצח. { "\u2066" }P{ "\u2069" }: הצד שזה עתה שיחק יכול. תיקו: אף אחד, אם שניהם משחקים היטב.
review-win-lost = מהלך { $number } { $mark } הפסיד את המשחק: הוא החמיץ את הניצחון. בעמדה { $position } זה היה מנצח: { $better }.
review-win-drawn = מהלך { $number } { $mark } החליף את הניצחון בתיקו. בעמדה { $position } זה היה מנצח: { $better }.
review-draw-lost = מהלך { $number } { $mark } הפסיד את המשחק: הוא החמיץ את התיקו. בעמדה { $position } זה היה שומר על התיקו: { $better }.
review-won = לא החמצת דבר, וניצחת.
review-draw = איש משנינו לא החמיץ דבר, ולכן תיקו.
review-no-chance-first = לא היה סיכוי: { $position } היא { "\u2066" }P{ "\u2069" } והפתיחה הייתה שלך, ולכן כל משחק היה מסתיים בהפסד; עם { "\u2066" }--second{ "\u2069" } הפתיחה שלי, והניצחון שלך.
review-no-chance-second = לא היה סיכוי: { $position } היא { "\u2066" }N{ "\u2069" } והפתיחה הייתה שלי, ולכן כל משחק היה מסתיים בהפסד; בלי { "\u2066" }--second{ "\u2069" } הפתיחה שלך, והניצחון שלך.
review-unfinished-won = המשחק לא הסתיים: הניצחון עוד היה בידך.
review-unfinished-draw = המשחק לא הסתיים: תיקו עוד היה אפשרי.
review-unfinished-no-chance = המשחק לא הסתיים: לא היה סיכוי מן ההתחלה, כי המענים שלי אינם מחמיצים דבר.
review-unfinished-lost = המשחק לא הסתיים: הוא היה אבוד, כי המענים שלי אינם מחמיצים דבר.

## Slides

slides-back = חזרה
slides-next = הבא
slides-place = שאלה
slides-versions = גרסאות
slides-timer = שעון עצר
slides-start = הפעלה
slides-less = דקה אחת פחות
slides-more = דקה אחת יותר
slides-over = הזמן נגמר.
slides-keys = { "\u2066" }→{ "\u2069" } או רווח: לשלב הבא, { "\u2066" }←{ "\u2069" }: חזרה, { "\u2066" }T{ "\u2069" }: שעון עצר, { "\u2066" }+{ "\u2069" } או { "\u2066" }−{ "\u2069" }: דקות

## Pages that answer

# The frame.
live-title = { "\u2066" }nimbook{ "\u2069" }
live-theme = בהיר / כהה
live-lede = שאלות מכל סוג, ותשובה לכל עמדה. הכול מחושב בדף הזה.
live-nothing-leaves = דבר ממה שנכתב כאן אינו יוצא מן הדף.
live-kept-in-tab = מה שנכתב כאן נשמר גם אחרי טעינה מחדש, אבל רק בלשונית הזאת.
live-clear = ניקוי
live-undo = ביטול הניקוי
live-to-platform = התשובות והנקודות שלך נשלחות לפלטפורמת הלמידה; בפתיחה חוזרת של הדף התשובות מופיעות שוב.
live-platform-missed = פלטפורמת הלמידה לא קיבלה את מה שהדף הזה שלח: ייתכן שחסרות בה נקודות או תשובות. כדאי לספר על כך למורה.
live-platform-full = לתשובות האלה אין מקום בפלטפורמת הלמידה. הנקודות שלהן נשמרות, אבל מה שנכתב לא יופיע שוב:
live-after-show = הפתרון הוצג, ולכן השאלה הזאת אינה מזכה בנקודות נוספות.
live-answers-inside = לתרגול: התשובות נמצאות בתוך הקובץ הזה.
live-two-ways = התשובות נמצאות בדף הזה בשתי דרכים שאין להן קוד משותף, כמו בדף תשובות מודפס. כשהן חלוקות או שהחישוב הגיע למגבלה, הדף אומר זאת ואינו נותן תשובה.
live-no-script = הקובץ הזה זקוק לסקריפטים כדי לענות; דף נייר אינו זקוק להם.
live-no-script-sheets = השאלות שלך נמצאות על הנייר עם המזהה שלך. הדפים של כל הכיתה, לקריאה ולהדפסה, נמצאים בקובץ { $file }, שנוצר לצד הקובץ הזה: אפשר לבקש אותו אם חסרים שניהם.
live-failed = הדפדפן הזה אינו יכול להריץ את התוכנית שבתוך הדף. חדש יותר יכול: כל דפדפן מ־2023 והלאה.
live-stop = עצירה
live-change = שינוי
live-your-version = הגרסה שלך: { $of }
live-changed = { $word ->
    [board] משחק וגודל, למשל { "\u2066" }queen 9x7{ "\u2069" }
    [chomp-row] מספר של שורה
    [claim] הטענה שלך
    [game] המשחק שלך
    [picture] מה לצייר
    [play] עמדה
    [solve] עמדה
    [trace] שלוש ערימות
    [trios] עד איזה מספר
    [values] משחק, ועד איזו ערימה
   *[other] { $word }
}
guess-first = קודם ניחוש
guess-who = מי מנצח?
guess-next = הצד שבתור
guess-other = הצד השני
guess-draw = אף אחד
guess-move = באיזה מהלך, אם יש כזה?
guess-values = מהם הערכים הבאים?
guess-numbers = עבור אילו מספרים { $names } הטענה אינה נכונה?
guess-no-move = ”{ $typed }” אינו נקרא כאן כמהלך. מהלך נכתב למשל כך: { $sample }
guess-no-numbers = אין שם מספר שאפשר לקרוא. כתבו את הערכים זה אחר זה.
guess-each-number = כתבו מספר אחד במקום כל אחד מן האלה: { $names }.
guess-without = הצגה בלי ניחוש
guess-you-said = הניחוש שלך
guess-it-is = התשובה
guess-nothing = כלום
guess-who-wins = מי מנצח
guess-with = באמצעות
guess-heap = ערימה { $heap }
guess-yours = המספרים שלך
guess-false-there = שם אינה נכונה
guess-true-there = שם נכונה
guess-smallest = הקטנים ביותר
live-unread = לא ניתן לקריאה
live-line = שורה { $number }:
live-stopped = נעצר: אין תשובה. שאלה קטנה יותר דורשת פחות זמן.
live-print = הדפסה
live-show = הצגה
live-check = בדיקה
live-hint = רמז
live-another = שאלה אחרת
live-go-on = הלאה
live-next = השאלה הבאה
live-reset = איפוס
live-choose = בחירה
live-your-answer = התשובה שלך

# A sheet of one’s own.
live-your-sheet = הדף שלך
live-id = המזהה שבתחתית הנייר
live-open = פתיחה
live-open-any = אין נייר? אפשר לקחת את הדף הראשון.
live-own-game = משחק משלך
live-own-about = אפשר להדביק תיאור מוכח של משחק ({ "\u2066" }game{ "\u2069" }), ולכתוב למעלה את שמו ואת המספרים.
live-own-position = עמדה של המשחק הזה נכתבת כך: { $written }.
live-found = { $count ->
    [one] נמצאה שאלה אחת
    [two] נמצאו שתי שאלות
   *[other] נמצאו { $count } שאלות
  }
live-id-slip = יש טעות במזהה: תו הביקורת אינו מתאים. כדאי להשוות עם הנייר; אולי הוחלפו { "\u2066" }**O**{ "\u2069" } ו־{ "\u2066" }**0**{ "\u2069" }, או { "\u2066" }**I**{ "\u2069" } ו־{ "\u2066" }**1**{ "\u2069" }.
live-no-id = זה אינו מזהה של דף. מזהה נראה כמו { "\u2066" }NB-4T7K-Q2MX-R{ "\u2069" }, ונמצא בתחתית הנייר.
live-other-sheet = תו הביקורת מתאים, אבל בקובץ הזה דף אחר.
live-result = התוצאה שלך עד כה
live-mark = הערכה
live-tries = ניסיונות
live-hints = רמזים
live-note = הערה
live-not-checked = לא נבדק
live-right = נכון
live-partly = נכון חלקית
live-not-yet = עוד לא
live-not-yet-alone = אפשר לנסות תשובה אחרת, או לעיין בפתרון.
live-understood = הובן:
live-looks = טעות נפוצה:
live-refutes = מה מפריך זאת:
live-opponent = המענה של הצד השני:
live-points = { $earned } מתוך { $of } נקודות
live-copy = העתקה כטקסט
live-copied = הועתק:

# Questions.
live-practise = תרגול
live-kind = סוג
live-game = משחק
live-difficulty = קושי
live-kind-name = { $kind ->
    [big-index] ערכים של ערימות גדולות
    [both-plays] מי מנצח, בשני הסיומים
    [chomp-column] העמודה המוסתרת בשוקולד
    [coin-heaps] מטבעות כערימות
    [complete-trio] הערימה השלישית
    [count-trios] ספירת שלשות
    [early-stop] עצירה מוקדמת של הצמצום
    [equal-games] משחקים שווים
    [fibonacci-limit] כמה מותר לקחת
    [find-misprint] טעות דפוס
    [find-rule] מהו החוק
    [greedy-scheme] בניית שלשות
    [grundy-value] ערך גרונדי
    [hardy] נכון לכל המספרים?
    [join] ערימות זו לצד זו
    [label-board] סימון הלוח
    [leftover-pairs] זוגות שנותרו
    [losing-set] הערימות המפסידות
    [mex] המספר החסר הקטן ביותר
    [mirror-disc] דיסקיות על שולחן
    [mirror-pins] שורות פינים
    [misere-outcome] מי מנצח במשחק ההפוך?
    [next-trio] השלשה הבאה בבנייה
    [next-value] הערך הבא
    [nim-sum] סכום נים
    [order-proof] הוכחה לפי הסדר
    [outcome] מי מנצח?
    [period] מחזור
    [reduction-failure] היכן הצמצום נעצר
    [reduction-trace] הצמצום של בארון
    [reply-table] מענה לכל מהלך
    [shift-trio] שלשות מוזזות
    [tie-break] סדר אחר בבנייה
    [trio-images] תמונות של שלשה מפסידה
    [true-or-false] נכון או לא נכון
    [which-heap] באיזו ערימה
    [winning-moves] מהלכים מנצחים
    [wrong-line] מציאת השורה השגויה
    [wrong-square] מציאת המשבצת השגויה
    [zeckendorf] סכומים של מספרי פיבונאצ׳י
   *[other] { $kind }
  }
live-level = קושי { $level } מתוך 5
live-left = { $count ->
    [0] לא נותרו
    [one] נותרה אחת
    [two] נותרו שתיים
   *[other] נותרו { $count }
  }
live-all-seen = כבר ראית כל שאלה כזאת.
live-no-hint = אין רמז כזה.
live-first-hint = { $kind ->
    [big-index] יש להחסיר את המספר שהחל בו הערכים חוזרים, ולחלק במחזור: מה השארית?
    [both-plays] יש לבדוק מה נשאר אחרי המהלך, ולספור שם את הערימות שיש בהן שני אסימונים או יותר.
    [chomp-column] יש לנסות את הגבהים מן הקטן ביותר: עמדה היא מפסידה אם אין נגיסה שמשאירה עמדה מפסידה.
    [count-trios] יש לרשום את השלשות המפסידות לפי הערימה הגדולה. שתי ערימות קובעות את השלישית: היא סכום הנים שלהן.
    [early-stop] יש להשוות את שני המספרים שמלבד 1: איזה מהם זוגי, והאם האחר הוא הבא אחריו?
    [equal-games] שני משחקים שערכם שווה מתבטלים. יש למחוק אותם שניים שניים.
    [fibonacci-limit] יש לכתוב את הערימה כסכום של מספרי פיבונאצ׳י שאין בו שניים שכנים, ולהסתכל על הקטן ביותר.
    [find-rule] מוצאים את הערימות המפסידות של כל קבוצה מ־0 ומעלה, עד שאחת שונה: ערימה מפסידה אם אין לקיחה שמובילה לערימה מפסידה.
    [hardy] יש לכתוב את הסכום בכתיב בינארי, ולנסות את המספרים מן הקטן ביותר: היכן החיסור מתחיל לדרוש פריטה?
    [join] יש למצוא את סכום הנים של כל עמדה לבדה.
    [leftover-pairs] יש לרשום את כל הזוגות, לבנות את השלשות לפי הסדר, ולמחוק את שלושת הזוגות של כל אחת.
    [losing-set] יש להכריע את הערימות אחת אחת מ־0, ולחפש תבנית שחוזרת.
    [mex] יש לחפש בין המספרים את 0, אחריו את 1, וכן הלאה.
    [mirror-disc] יש לסובב את השולחן חצי סיבוב: לאן מגיעה הדיסקית החדשה?
    [mirror-pins] איזה פין רחוק מקצה אחד של השורה כמו שהפין שנפל רחוק מן הקצה האחר?
    [misere-outcome] יש לספור את הערימות שיש בהן שני אסימונים או יותר. אם אין כאלה, סופרים את הערימות של אסימון אחד; אם יש לפחות שתיים, מסתכלים על העמודות.
    [next-trio] יש לחפש את הזוג הראשון שנותר, לפי סדר הטבלה; אחר כך את הזוג המתאים הראשון שלו.
    [order-proof] יש לחפש את השורה שאינה נזקקת לאחרת, ואחריה שורה שנובעת ממנה.
    [outcome] יש לבדוק מה מהלך יכול להשאיר: אם אחת העמדות האלה מפסידה, הצד שבתור מנצח.
    [period] במהלך לוקחים לכל היותר מספר מסוים של אסימונים, ומספר כזה של ערכים ברצף קובע את הבא. יש לחפש את הרצף הראשון כזה שמופיע שוב.
    [reduction-trace] בכל שורה יש לבדוק אילו מספרים אי־זוגיים. מחסירים 1 מכל אי־זוגי, ואז חוצים את שלושתם.
    [shift-trio] יש לרשום את הערימות בכתיב בינארי: מאיזו עמודה והלאה שוות הספרות של השנייה והשלישית?
    [tie-break] שלשה מפסידה אם ורק אם סכום הנים שלה הוא 0.
    [trio-images] יש לרשום את השלשה בעמודות בינאריות, ולבדוק מה קורה לספרות 1 בכל עמודה.
    [true-or-false] יש לנסות תחילה את השלשות המפסידות הקטנות. אם הטענה נכונה לכל אלה שנוסו, יש לשאול מה נובע מכך שכל העמודות זוגיות.
    [which-heap] יש לחשב את הערך של כל חלק ואת סכום הנים של הערכים. איזה חלק יכול להגיע לסכום הנים של ערכו עם הסכום הזה?
    [winning-moves] יש לנסות את המהלכים אחד אחד. מהלך הוא מנצח אם העמדה שהוא משאיר מפסידה: בכל תשובה של היריב אפשר לנצח.
    [wrong-line] יש לחשב כל שורה שוב, עמודה אחר עמודה, לפני שעוברים לבאה.
    [zeckendorf] יש להחסיר את מספר פיבונאצ׳י הגדול ביותר שאפשר, ולהמשיך עם מה שנשאר.
   *[other] { "" }
  }
live-hint-number = רמז { $number } מתוך { $count }

# Any position.
live-ask = שאלה על עמדה
live-any-position = כל עמדה בכל אחד מ־{ $count } המשחקים
live-slip-end = חסר משהו בסוף.
live-slip-long = בעמדה יש לכל היותר { $most } בתים, ובטקסט הזה יש { $given }.
live-slip-number = המספר הזה אינו מתאים כאן: { $typed }.
live-slip-sign = התו הזה אינו מתאים כאן: { $typed }.
live-slip-try = למשל כך: { $example }
live-slip-games = המשחקים: { $games }.
live-slip-misere = אם המהלך האחרון מפסיד, יש לסמן את התיבה המיועדת לכך.
live-slip-word = המילה הזאת אינה מתאימה כאן: { $typed }.
live-misere = המהלך האחרון מפסיד
live-understood-position = הובן: **{ $position }**. { $rules }
live-ask-who = מי מנצח?
live-ask-value = ערך גרונדי שלה
live-ask-moves = המהלכים המנצחים
live-ask-why = מדוע
live-routes-agree = שתי דרכים מסכימות:
live-no-verdict = אין הכרעה
live-one-route = רק דרך אחת עונה כאן:
live-second-limit = הדרך השנייה מחוץ להישג יד: { $limit }.
live-no-winning-move = אין מהלך מנצח.
live-more = ועוד { $count }

# Step by step.
live-steps = צעד אחר צעד
live-procedure = תהליך
live-builder = בניית השלשות: זוגות עד מספר
live-reduction = הצמצום של שלוש ערימות
live-columns = העמודות של ערימות
live-numbers = מספרים
live-step-of = צעד { $number } מתוך { $count }
live-step-on = הבא
live-step-back = הקודם
live-builder-takes = הבנייה מקבלת מספר אחד, מ־2 עד 12.
live-reduction-takes = הצמצום מקבל שלושה מספרים, כל אחד לפחות 1 ולכל היותר 1048576.
live-columns-take = יש לכתוב שתיים עד שש ערימות, כל אחת קטנה מ־64.
live-builder-complete = כל הזוגות נמחקו, { $count ->
    [one] ויש שלשה אחת
    [two] ויש שתי שלשות
   *[other] ויש { $count } שלשות
  }.
live-builder-left = { $count ->
    [0] אין שלשה
    [one] יש שלשה אחת
    [two] יש שתי שלשות
   *[other] יש { $count } שלשות
  }; { $left ->
    [one] נותר זוג אחד
    [two] נותרו שני זוגות
   *[other] נותרו { $left } זוגות
  }.
live-reduction-line = שורה { $number } היא { $line }. { $count ->
    [0] אין מספר אי־זוגי, ולכן חוצים את כולם.
   *[other] האי־זוגיים הם { $odd }, ולכן הסכום זוגי: מחסירים 1 מכל אחד מהם, ואז חוצים את כולם.
  }
live-reduction-odd = שורה { $number } היא { $line }, וסכומה אי־זוגי: הערימות שבהתחלה אינן מפסידות.
live-reduction-equal = שורה { $number } היא { $line }: ערימה נעלמה, ושתי האחרות שוות. הצד שבתור בהתחלה מפסיד.
live-reduction-unequal = שורה { $number } היא { $line }: ערימה נעלמה, ושתי האחרות שונות. הערימות שבהתחלה אינן מפסידות.

# A game.
live-play = משחק
live-play-first = משחק: הפתיחה שלך
live-play-second = משחק: הפתיחה של היריב
live-play-on = להמשיך לשחק מכאן
live-play-again = לשחק שוב מכאן
live-show-on = להראות איך זה נמשך
live-your-move = תורך
live-move = מהלך
live-back = חזרה
live-give-up = הפסקת המשחק
live-you-begin = התור שלך.
live-my-move = המהלך של היריב: { $move }. תורך.
live-closing = { $winner ->
    [you] המשחק נגמר: ניצחת.
    [opponent] המשחק נגמר: היריב ניצח.
    [first] המשחק נגמר: הצד הראשון ניצח.
    [second] המשחק נגמר: הצד השני ניצח.
   *[other] המשחק נגמר: תיקו.
  }
live-heaps = ערימות
live-touch-heaps = אפשר לבחור אסימון, והוא נלקח עם כל אלה שאחריו; או לכתוב את המהלך למטה.
live-touch-board = אפשר לבחור בתמונה, או לכתוב את המהלך למטה.
live-touch-position = בחירה בתמונה משנה את העמדה.
live-touch-answer = אפשר לבחור בתמונה, או לכתוב את התשובה.
live-working = מקום לחישובים: רק התשובה שמתחתיו נבדקת.
live-nothing-written = עדיין לא נכתב דבר.
live-none = אין
live-not-understood = לא הובן: משהו חסר, או שאינו מתאים לשאר.
live-possible = ייתכן שהכוונה היא:
live-nothing-taken = לא נלקח דבר
live-all-moves = כל המהלכים
live-moves = { $count ->
    [one] המהלך היחיד
    [two] שני המהלכים
   *[other] כל { $count } המהלכים
  }
live-many-moves = יש { $count } מהלכים; יש לכתוב אחד למטה.
live-no-move = ”{ $typed }” אינו מהלך כאן; ברשימה נמצאים כל המהלכים.
live-no-number = אין מהלך שמספרו { $number }.
live-no-numbers = אין מהלך עם המספרים האלה; ברשימה נמצאים כל המהלכים.
live-hint-won = הניצחון בידך: { $move }. { $others ->
    [0] זה המהלך המנצח היחיד.
    [one] עוד מהלך אחד מנצח.
    [two] עוד שני מהלכים מנצחים.
   *[other] עוד { $others } מהלכים מנצחים.
  }
live-hint-draw = אין מהלך מנצח; זה שומר על התיקו: { $move }.
live-hint-lost = אין מהלך מנצח: ליריב יש מענה לכל אחד.
live-review-move = מהלך
live-review-by = של מי
live-review-what = מה הוא היה
live-gave-win = החמיץ את הניצחון
live-gave-draw = החמיץ את התיקו
live-kept = לא החמיץ
live-nothing-to-keep = לא היה מה להחמיץ
live-win-lost = מהלך { $number } החמיץ את הניצחון. בעמדה { $position } זה היה מנצח: { $better }.
live-unfinished-lost = המשחק לא הסתיים: הוא היה אבוד, כי המענים של היריב אינם מחמיצים דבר.
live-unfinished-no-chance = המשחק לא הסתיים: לא היה סיכוי מן ההתחלה, כי המענים של היריב אינם מחמיצים דבר.
live-win-drawn = מהלך { $number } החליף את הניצחון בתיקו. בעמדה { $position } זה היה מנצח: { $better }.
live-draw-lost = מהלך { $number } החמיץ את התיקו. בעמדה { $position } זה היה שומר על התיקו: { $better }.
live-no-chance-first = לא היה סיכוי: הצד שפותח ב־{ $position } מפסיד. אם הפתיחה תהיה של היריב, הניצחון יהיה שלך.
live-no-chance-second = לא היה סיכוי: הצד שפותח ב־{ $position } מנצח. אם הפתיחה תהיה שלך, הניצחון יהיה שלך.
live-against = היריב
live-against-perfect = אינו טועה
live-against-careless = טועה לפעמים
live-against-beginner = מתחיל
live-against-two = שנינו, במכשיר הזה
live-sound = צלילים
live-turn = { $who ->
    [first] תור הצד הראשון.
   *[second] תור הצד השני.
  }
live-moment = כאן המשחק הוכרע: במקום מהלך { $number }, המהלך הזה.
live-moment-won = מהלך { $number } היה טעות, אבל היריב לא ניצל אותה. המהלך הזה היה טוב יותר.
play-first = ראשון
play-second = שני

## The path: practice that leads on

live-solution = הפתרון
live-left-again = זאת האחרונה; אחר כך הן חוזרות בסדר אחר
live-anew = { $count ->
    [one] שאלה אחת מן הסוג הזה כבר הוצגה. אולי היא תחזור.
    [two] כבר הוצגו שתי שאלות שונות מן הסוג הזה. עכשיו הן חוזרות בסדר אחר, ואולי גם חדשות ביניהן.
   *[other] כבר הוצגו { $count } שאלות שונות מן הסוג הזה. עכשיו הן חוזרות בסדר אחר, ואולי גם חדשות ביניהן.
  }
live-free = בחירת סוג, משחק וקושי
live-touch-spot = { $says }
live-touch-lines = אפשר לסדר את השורות, או לכתוב את הסדר.
path-worlds = העולמות
path-world = { $world ->
    [play] משחקים ראשונים
    [wins] מי מנצח
    [moves] המהלך המנצח
    [baron] הדרך של בארון
    [binary] בינארי
   *[games] משחקים אחרים
  }
path-number = { $world }.{ $station }
path-station = { $kind }: { $game }
path-dots = { $count } מתוך { $of } נקודות
path-mastered = { $count } מתוך { $of } תחנות הושלמו
path-tried = { $how ->
    [right] נכון בניסיון הראשון!
    [helped] נכון, בעזרה: הנקודות נשארות כמו שהן.
    [lost] נקודה אחת יורדת: אפשר לנסות שוב, או להמשיך.
   *[missed] הפעם בלי נקודה: אפשר לנסות שוב, או להמשיך.
  }
path-next = { $why ->
    [on] עכשיו תחנה אחרת.
    [again] עכשיו שאלה שבה אותה טעות מתגלה שוב, אם יש כזאת.
    [back] עכשיו תחנה קלה יותר, ואחריה שוב התחנה הזאת.
    [hint] כדאי לעיין בפתרון לפני שממשיכים.
    [return] עכשיו משהו שכבר הצליח בעבר.
    [done] כל התחנות של המסלול מאחוריך. עכשיו הכול חוזר, מעט בכל פעם.
   *[stay] שלוש נקודות מובילות לתחנה הבאה.
  }
path-not-read = זה אינו קוד של הדף הזה, או שיש בו טעות הקלדה. כדאי להשוות אותו למה שנשמר.
path-record = הנקודות שלי
path-record-about = בנקודות אין שם ואין זמנים, ואיש מלבדך אינו רואה אותן.
path-keep = לשמור את הנקודות שלי בדפדפן הזה
path-forget = לשכוח אותן
path-forget-sure = לשכוח את כל הנקודות? רק הקוד שלהן יחזיר אותן.
path-taken = הנקודות שלך חזרו.
path-code-about = אפשר גם לשמור אותן כקוד, שמחזיר אותן בכל דפדפן.
path-code = קוד
path-take = להמשיך עם הקוד הזה
path-link = קישור לתחנה הזאת

## Class

class-answers-title = תשובות לכיתה
class-answers-sub = { "\u2068" }{ $title }{ "\u2069" }: { $sheets ->
    [one] דף אחד
    [two] שני דפים
   *[other] { $sheets } דפים
}, { $questions ->
    [one] שאלה אחת
    [two] שתי שאלות בכל אחד
   *[other] { $questions } שאלות בכל אחד
}
class-answers-note-heaps = הערימות נספרות לפי הסדר בדף. כשיש כמה מהלכים נכונים, המספרים באותו סדר בשתי העמודות.
class-answers-note-trace = השורה שבה הרישום נגמר, או שבה אפשר לעצור, ומהי.
class-name = שם
class-sheet = דף { "\u2066" }NB-{ "\u2069" }
class-extra = { "\u2066" }+{ $minutes }{ "\u2069" } דק׳
short-answer = תשובה
short-winner = מנצח
short-take = לקחת
short-heap = ערימה
short-move = מהלך
short-becomes = נשאר
short-row-column = שורה, עמודה
short-coins = מטבעות
short-square = אל
short-point = נקודה
short-cell-becomes = { "\u2066" }{ $heap } → { $first } + { $second }{ "\u2069" }
short-cell-row-column = { $row }, { $column }
short-cell-coins = { $coins }
short-cell-square = { $square }
short-cell-point = { $point }
short-number = מספר
short-trios = שלשות
short-pairs = זוגות
short-misprint = טעות דפוס
short-numbers = מספרים
short-ticks = מסומנות
short-residues = שאריות
short-counterexample = נכון?
short-place = מקום
short-verdict = הכרעה
short-line = שורה
short-which = והיא
short-to-move = שבתור
short-other = **השני**
short-nobody = **תיקו**
short-lost = **מפסידה**
short-not-lost = לא מפסידה
class-answers-footer = { $answers ->
    [one] התשובה נמצאה
    [two] שתי התשובות נמצאו
   *[other] כל { $answers } התשובות נמצאו
} פעמיים, בשתי דרכים שאין להן קוד משותף. { $again ->
    [0] אין שני דפים שיש להם שאלה משותפת שהוגרלה.
    [1] יש שאלות שמופיעות בכמה דפים, אבל לעולם לא אצל שכנים.
   *[other] יש שאלות שמופיעות בכמה דפים.
}
fair-title = האם הדפים קשים במידה שווה?
fair-sub = { "\u2068" }{ $title }{ "\u2069" }: { $sheets ->
    [one] דף אחד
    [two] שני דפים
   *[other] { $sheets } דפים
} של { $questions ->
    [one] שאלה אחת
    [two] שתי שאלות
   *[other] { $questions } שאלות
}
fair-label = קושי מ־1 עד 5, כפי שמדד הפותר
fair-picture = כמה הדפים קשים
fair-picture-says = אילו הקושי היה חופשי, סכומי הרמות היו נעים בין { $least } ל־{ $most }. סכומי הדפים האלה הם { $own }.
fair-free = הקושי חופשי
fair-own = קושי אחד לכל שאלה
fair-axis = סכום הרמות של דף; נקודה היא { $sheets ->
    [one] דף אחד
    [two] שני דפים
   *[other] { $sheets } דפים
}
fair-counted = נספר
fair-not-measured = לא נמדד
fair-all = { $sheets ->
    [one] בדף האחד
    [two] בשני הדפים
   *[other] בכל { $sheets } הדפים
} הרמות הן { "\u2066" }{ $levels } = { $sum }{ "\u2069" }.
fair-as-asked = { $sheets ->
    [one] בדף אחד
    [two] בשני דפים
   *[other] ב־{ $sheets } דפים
} הרמות הן { "\u2066" }{ $levels } = { $sum }{ "\u2069" }.
fair-easier = { $sheets ->
    [one] בדף אחד קל יותר
    [two] בשני דפים קלים יותר
   *[other] ב־{ $sheets } דפים קלים יותר
} הרמות הן { "\u2066" }{ $levels } = { $sum }{ "\u2069" }.
fair-harder = { $sheets ->
    [one] בדף אחד קשה יותר
    [two] בשני דפים קשים יותר
   *[other] ב־{ $sheets } דפים קשים יותר
} הרמות הן { "\u2066" }{ $levels } = { $sum }{ "\u2069" }.
fair-not-easier = { $sheets ->
    [one] התבקש דף אחד קל יותר, אבל רמותיו הן
    [two] התבקשו שני דפים קלים יותר, אבל רמותיהם הן
   *[other] התבקשו { $sheets } דפים קלים יותר, אבל רמותיהם הן
} רמות הכיתה, { "\u2066" }{ $levels } = { $sum }{ "\u2069" }: יש מעט מדי שאלות קלות יותר.
fair-not-harder = { $sheets ->
    [one] התבקש דף אחד קשה יותר, אבל רמותיו הן
    [two] התבקשו שני דפים קשים יותר, אבל רמותיהם הן
   *[other] התבקשו { $sheets } דפים קשים יותר, אבל רמותיהם הן
} רמות הכיתה, { "\u2066" }{ $levels } = { $sum }{ "\u2069" }: יש מעט מדי שאלות קשות יותר.
fair-once = { $again ->
    [0] שאלה שהוגרלה אינה מופיעה בשני דפים, מעצם הבנייה.
    [1] יש שאלות שמופיעות בכמה דפים, אבל לעולם לא אצל שכנים.
   *[other] יש שאלות שמופיעות בכמה דפים.
} { $named ->
    [0] { "" }
    [one] שאלה אחת זהה בכל הדפים, כי מחבר הדף קבע אותה.
    [two] שתי שאלות זהות בכל הדפים, כי מחבר הדף קבע אותן.
   *[other] { $named } שאלות זהות בכל הדפים, כי מחבר הדף קבע אותן.
}
fair-largest = בכיתה יכולים להיות { $sheets } דפים; אחר כך נגמרות השאלות של התרגיל ״{ $exercise }״.
fair-largest-any = בכיתה יכולים להיות כמה דפים שרוצים.
fair-levels = הרמות, שאלה אחר שאלה
fair-question = שאלה
fair-left-free = חופשי
fair-one-each = אחת לכל שאלה
fair-sum = סכום
fair-differ = שונות
fair-levels-note = העמודות הן הדפים לפי סדר רשימת הכיתה. מספר מודגש קטן מן הגדול בשורתו. כשהקושי חופשי, הרמה נקבעת בהגרלה לפי מה שיש במועמדים. השורה האחרונה סופרת את התשובות שאינן נכונות בדף הקודם.
fair-earns = מה מרוויחים ניחוש והעתקה
fair-guess = הניחוש הטוב ביותר: בכמה דפים נכונה אותה תשובה, הטובה ביותר שיש; העתקה: בכמה דפים נכונה התשובה של השם הקודם ברשימה. יחד הניחושים הטובים ביותר מרוויחים בממוצע { $guessed } מתוך { $points } נקודות, ודף מועתק { $copied }.
fair-guess-no-points = הניחוש הטוב ביותר: בכמה דפים נכונה אותה תשובה, הטובה ביותר שיש; העתקה: בכמה דפים נכונה התשובה של השם הקודם ברשימה.
fair-distance = דפים שכנים שונים ב־{ $fewest } מתוך { $questions } תשובות או יותר, בממוצע ב־{ $average }.
fair-points = נקודות
fair-number = { $points }
fair-level = רמה
fair-best-guess = הניחוש הטוב ביותר
fair-copied = העתקה
fair-of = { $count } מתוך { $all }
fair-supply = כמה שאלות נותרו
fair-exercise = תרגיל
fair-candidates = מועמדים
fair-too-easy = קלים מדי
fair-fit = מתאימים
fair-by-level = לפי רמה
fair-chosen = רמות
fair-variants = דפים
fair-used = בשימוש
fair-left = נותרו
fair-any = כלשהו
fair-at-least = { "\u2066" }≥ { $count }{ "\u2069" }
fair-sample = בתרגילים עם ≥ נבדק מדגם; הקלים מדי נספרים בו.
fair-unseen = המדד סופר צעדים של הפותר: עמודות במשחק, מהלכים מנצחים, עמדות עוקבות לבדיקה, שורות של רישום. הוא אינו רואה מי כבר פגש משחק, או איזו תמונה קלה יותר לקריאה.

# Marking.
mark-summary = { $sheets ->
    [one] דף אחד
    [two] שני דפים
   *[other] { $sheets } דפים
}: תשובות נכונות: { $right }, נכונות חלקית: { $part }, שגויות: { $wrong } (טעויות מוכרות: { $named }), ריקות: { $empty }, לא מובנות: { $unread }
mark-provisional = { $unread ->
    [one] זמני: תשובה אחת לא הובנה, ואינה מזכה בנקודות עד שיוחלט עליה.
    [two] זמני: שתי תשובות לא הובנו, ואינן מזכות בנקודות עד שיוחלט עליהן.
   *[other] זמני: { $unread } תשובות לא הובנו, ואינן מזכות בנקודות עד שיוחלט עליהן.
}
mark-part-answer = תשובה
mark-part = חלק { $number }
mark-part-line = שורה
mark-part-numbers = מספרים
mark-part-move = { $move }
mark-part-nim-sum = סכום נים
mark-part-period = מחזור
mark-part-from = התחלה
mark-part-needed = הערך הדרוש
mark-part-place = מקום
mark-part-value = ערך
mark-part-number = מספר
mark-part-after = שורה { $line } אחרי שורה { $before }
mark-part-adds-up = מספרי פיבונאצ׳י שונים שזה סכומם
mark-part-no-neighbours = בלי שכנים
mark-part-box = תיבה { $number }
mark-part-remainder = שארית { $remainder }
mark-part-modulus = מחלק
mark-part-verdict = הכרעה
mark-part-verdict-own = הכרעה, לפי השורות שלך
mark-part-verdict-after = הכרעה, שנחשבת רק אם אחרי השורה השגויה באה שורה נכונה
mark-part-counterexample = דוגמה נגדית
mark-part-trace-line = שורה { $line }
mark-part-trace-line-own = שורה { $line }, לפי שורה { $before } שלך
mark-part-trace-line-past = שורה { $line }, אחרי הסוף
mark-part-row = שורה { $number }
mark-part-pair = { $pair }
mark-no-known-mistake = אין טעות מוכרת
mark-not-understood = לא הובן
mark-empty = ריק
mark-decided = החלטת המורה
mark-binary = { $digits } בכתיב בינארי, כלומר { $number }
mark-line = שורה { $line }
mark-no-box = שום תיבה
mark-box-missing = { $box }: צריך לסמן
mark-box-wrong = { $box }: לא צריך לסמן
mark-place = שורה { $line }, עמודה { $column }
mark-smaller-divisor = { $modulus } הוא מספר קטן יותר שמספיק
mark-other-sum = הסכום הוא { $sum }, ולא { $number }
mark-no-fibonacci-number = { $number } אינו מספר פיבונאצ׳י
mark-number-twice = { $number } מופיע פעמיים
mark-false = לא נכון
mark-not-lost = לא מפסידה
mark-not-lost-at = לא מפסידה: שורה { $line }
mark-trace-ends-equal = שורה { $line } היא { $trio }, ושני המספרים הגדולים בה שווים
mark-trace-ends-unequal = שורה { $line } היא { $trio }, ושני המספרים הגדולים בה אינם שווים
mark-next-trio = מספר { $place } ברשימה צריך להיות השלשה הבאה שמתאימה, { $trio }
mark-no-trio-left = למספר { $place } ברשימה לא נותרה שלשה שמתאימה
mark-pair-missing = { $pair } חסר
mark-pair-wrong = { $pair } אינו שייך לשם
slip-one-off = אחד יותר מדי או אחד פחות מדי
slip-digits = הספרות הנכונות בסדר אחר
slip-missing = מה שנכתב נכון, אבל משהו חסר
slip-more = כל הדברים הנכונים, ועוד משהו
slip-not-smallest = מספר שמתאים, אבל לא הקטן ביותר
slip-order = הדברים הנכונים בסדר אחר
slip-no-move = מהלך שהחוקים אינם מתירים
slip-verdict-alone = הכרעה שגויה, בלי שורות
slip-not-lost-alone = לא מפסידה, אבל חסר מה שמראה זאת
slip-wrong-verdict = השורות הנכונות, אבל הכרעה אחרת ממה שהן מראות

# The report on marks.
marks-title = { "\u2068" }{ $title }{ "\u2069" }: ציונים
marks-subtitle = { $sheets ->
    [one] דף אחד
    [two] שני דפים
   *[other] { $sheets } דפים
}, { $questions ->
    [one] שאלה אחת
    [two] שתי שאלות
   *[other] { $questions } שאלות
}, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}, כל אחד נבדק מול התשובות שלו
marks-totals = סך הנקודות בכיתה
marks-totals-none = לא נבדק שום דף.
marks-middle = ל־{ $above } מתוך { $count } יש { $points } נקודות או יותר
marks-of = מתוך { $points }
marks-name = שם
marks-sheet = דף { "\u2066" }NB-{ "\u2069" }
marks-next = הדף הבא
marks-mean = ממוצע
marks-mean-written = ממוצע בלי הדפים הריקים
marks-provisional = זמני
marks-letter = אות
marks-question = שאלה
marks-looks = מזכירה
marks-times = פעמים
marks-typed = מה נכתב
marks-right = התשובה הנכונה
marks-rules = אות קטנה מציינת טעות מן הרשימה שלמטה; קו הוא מקום ריק, סימן שאלה הוא תשובה שלא הובנה או סכום זמני.
marks-rules-next = אות קטנה מציינת טעות מן הרשימה שלמטה; קו הוא מקום ריק, סימן שאלה הוא תשובה שלא הובנה או סכום זמני. הדף הבא שואל שוב על השאלות שהשתבשו.
marks-none = בקובץ התשובות תא ריק פירושו שאין תשובה; אם התשובה היא שאין תיבה, אין זוג או אין מהלך, יש לכתוב שם מקף.
marks-named = טעויות מוכרות
marks-commonest = שלוש הנפוצות ביותר
marks-unread = תשובות שלא הובנו
marks-decide = כדי להחליט, יש לכתוב לפני התשובה, בתא שלה בקובץ התשובות, { "\u2066" }**!3**{ "\u2069" } או { "\u2066" }**!2.5**{ "\u2069" } למספר הנקודות, { "\u2066" }**!right**{ "\u2069" } לכולן או { "\u2066" }**!wrong**{ "\u2069" } לאף אחת, ולבדוק שוב.
marks-grade = ציון
marks-back-title = { "\u2068" }{ $title }{ "\u2069" }: לתלמידים
marks-back-grade = ציון: { $grade }
marks-back-answer = התשובה שלך
marks-back-wrong = מה השתבש
marks-back-open = ייבדק בידי המורה
follow-up-title = שוב: { "\u2068" }{ $title }{ "\u2069" }

## Banks of questions, for learning platforms

choice-head = { $head }
choice-letter = { $place ->
    [1] א
    [2] ב
    [3] ג
   *[4] ד
  }
choice-move = איזה מן המהלכים האלה מנצח?
choice-prompt = יש לסמן את התשובה הנכונה האחת.
bank-one-move = יש למצוא מהלך מנצח; ייתכן שיש כמה כאלה.
bank-none = אף אחד מאלה
bank-nothing = ייתכן שיש יותר מקומות מן הדרוש; בכל מקום שנותר יש לכתוב מקף.
bank-rising = מן הקטן ביותר אל הגדול ביותר.
bank-rising-pairs = לפי סדר המספרים הראשונים, וכשהראשון זהה לפי סדר השניים.
bank-falling = מן הגדול ביותר אל הקטן ביותר.
bank-smallest = אם הטענה אינה נכונה, המספרים הקטנים ביותר שמראים זאת, כמו { "\u2066" }3, 5, 6{ "\u2069" }; אחרת מקף: { $place }
bank-feedback = התשובה מזכירה: { $looks }. מה מפריך אותה: { $refuted }.

## The workshop, where sheets are made in a page

shop-tabs = מה עושים
shop-make = הכנת דף
shop-pupils = באת לפתור ולשחק?
shop-class = כיתה
shop-language = שפה
shop-undo = ביטול
shop-redo = ביצוע מחדש
shop-new = דף חדש
shop-default-title = מי מנצח, ואיך?
shop-new-title = תרגילים
shop-title = כותרת
shop-points = נקודות
shop-intro = מבוא לפני התרגיל הראשון (אחרי שורה ריקה מתחילה פסקה חדשה)
shop-sheet = הדף
shop-empty = בחרו למטה את התרגיל הראשון.
shop-up = הזזה למעלה
shop-down = הזזה למטה
shop-remove = הסרה
shop-settings = הגדרות
shop-add = הוספת תרגיל
shop-add-this = הוספה
shop-open-this = פתיחה
shop-search = חיפוש בסוגי התרגילים ובדפים המוכנים
shop-none-found = אין דבר בשם הזה.
shop-topics = נושאים
shop-ready = דפים מוכנים
shop-preview = תצוגה מקדימה
shop-shown = מה מוצג
shop-see-sheet = דף
shop-see-key = תשובות
shop-see-phone = בטלפון
shop-version = גרסה
shop-before = הגרסה הקודמת
shop-next = הגרסה הבאה
shop-counting = סופר …
shop-making = הכיתה בהכנה …
shop-other = מספרים אחרים
shop-keep = לשמור
shop-keep-says = נשארת כפי שהיא כשהתרגיל משתנה
shop-wanted-minutes = דקות
shop-found = כל תשובה נמצאה בשתי דרכים שאין להן קוד משותף.
shop-print-sheet = הדפסת הדף
shop-print-key = הדפסת התשובות
shop-for-class = לכיתה
shop-student-page = דף לתלמידים
shop-link = שיתוף בקישור
shop-save = שמירת הדף
shop-open = פתיחת דף
shop-see = לראות את הדף
shop-yours = העבודה נמצאת רק בלשונית הזאת: דבר אינו נשלח, ואחרי סגירתה נשאר רק מה שנשמר בקובץ.
shop-linked = הקישור הועתק.
shop-link-file = הדף הזה הוא קובץ במכשיר הזה: קישור אליו אינו מוביל לשום מקום אחר. אפשר לשלוח את הקובץ ש״שמירת הדף״ נותנת. ואם הדף הזה נמצא ברשת, כותבים את מה שכאן מיד אחרי הכתובת שלו (הוא הועתק):
shop-class-too-few = אין בדף די שאלות שונות לכיתה הזאת.
shop-few = תרגיל { $number } ({ $name }) נותן { $sheets ->
    [one] דף אחד בלבד
    [two] שני דפים שונים
   *[other] { $sheets } דפים שונים
  }; הכיתה צריכה { $needed }.
shop-bad-decision = תא שמתחיל ב־{ "\u2066" }!{ "\u2069" } הוא החלטה: נקודות כמו { "\u2066" }!2{ "\u2069" }, לכל היותר אלה של השאלה. היכן שכתוב דבר אחר, מחליטים בכפתורים שמתחתיו.
shop-bad-grades = ציונים הם אחוזים עם פסיקים ביניהם, כמו { "\u2066" }50,65,80,90{ "\u2069" }, או עם שמות, כמו { "\u2066" }A:90,B:80{ "\u2069" }.
shop-wrong-file = הדף הזה קורא טבלאות של שמות ותשובות ({ "\u2066" }.csv, .txt, .xlsx{ "\u2069" }), דפים ({ "\u2066" }.yaml{ "\u2069" }) וכיתות שמורות ({ "\u2066" }.zip{ "\u2069" }). הקובץ הזה אינו אחד מהם:
shop-replace = השמות והתשובות שכאן אינם שמורים בקובץ. להחליף אותם בכיתה שבקובץ?
shop-stale = זה הדף כפי שהיה: מה שמסומן באדום אינו מתאים.
shop-unchanged = { $level ->
    [easier] אין די שאלות קלות יותר לדף שלם: מי שהיה אמור לקבל אותן מקבל את אלה של הכיתה.
   *[harder] אין די שאלות קשות יותר לדף שלם: מי שהיה אמור לקבל אותן מקבל את אלה של הכיתה.
  }
shop-changed = { $count ->
    [one] הדף השתנה: מבין השאלות שהיו לכיתה הזאת, **אחת** חדשה.
    [two] הדף השתנה: מבין השאלות שהיו לכיתה הזאת, **שתיים** חדשות.
   *[other] הדף השתנה: מבין השאלות שהיו לכיתה הזאת, **{ $count }** חדשות.
  }
shop-past = דילוג אל אחרי רשימת השמות
shop-format = { $format ->
    [docx] { "\u2066" }Word{ "\u2069" }, לעריכה ולמילוי ({ "\u2066" }.docx{ "\u2069" })
    [slides] שקופיות למקרן
    [anki] { "\u2066" }Anki{ "\u2069" }, כטקסט ({ "\u2066" }.txt{ "\u2069" })
    [apkg] { "\u2066" }Anki{ "\u2069" } ({ "\u2066" }.apkg{ "\u2069" })
    [gift] { "\u2066" }Moodle{ "\u2069" } ואחרות ({ "\u2066" }GIFT{ "\u2069" })
    [kahoot] { "\u2066" }Kahoot!{ "\u2069" } ({ "\u2066" }.xlsx{ "\u2069" })
    [moodle] { "\u2066" }Moodle{ "\u2069" } ({ "\u2066" }XML{ "\u2069" })
    [qti] { "\u2066" }QTI 2.2{ "\u2069" }
    [qti21] { "\u2066" }QTI 2.1{ "\u2069" }
   *[qti3] { "\u2066" }QTI 3{ "\u2069" }
  }
shop-one-side = הדפסה על צד אחד של הנייר, בלי גב ריק
shop-one-version = ״מספרים אחרים״ ו״לשמור״ משנים את הגרסה הזאת בלבד, שתלמיד אחד בכיתה מקבל.
shop-no-class = הקובץ הזה אינו כיתה ש־{ "\u2066" }nimbook{ "\u2069" } שמר.
shop-not-opened = הקובץ הזה אינו דף תרגילים שאפשר לקרוא.
shop-questions = { $count ->
    [one] שאלה אחת
    [two] שתי שאלות
   *[other] { $count } שאלות
  }
shop-line = { $sheets ->
    [one] **דף אחד בלבד.**
    [1000] **1000 דפים שונים ויותר.**
   *[other] **{ $sheets } דפים שונים.**
  } { $minutes ->
    [0] פחות מדקה.
    [one] כדקה.
   *[other] כ־{ $minutes } דקות.
  }
shop-sum = { $points } נקודות, כ־{ $minutes } דקות.
shop-minutes = כ־{ $minutes } דקות.
shop-enough = { $sheets ->
    [one] יש רק דף אחד כזה.
    [1000] מספיק לכל כיתה, שאלות אחרות לכל אחד.
   *[other] מספיק ל־{ $sheets } תלמידים, שאלות אחרות לכל אחד.
  }
shop-of = { $count ->
    [1000] מתוך 1000 ויותר
   *[other] מתוך { $count }
  }
shop-none = אין
shop-fault = זה אינו מתאים.
class-fault-of = { $code ->
    [bad-decision] החלטה היא ניקוד, למשל { "\u2066" }!1{ "\u2069" }.
    [bad-id] זה אינו מספר של דף.
    [bad-level] אין רמה כזאת.
    [bad-minutes] דקות כותבים בספרות בלבד.
    [bad-quote] יש כאן מירכאות במקום שאינן יכולות להיות בו.
    [bad-variant] אין דף כזה.
    [bad-workbook] אי אפשר לפתוח את הגיליון הזה.
    [cell-error] תוכנת הגיליון מציינת שגיאה בתא הזה.
    [changed-cell] תוכנת הגיליון שינתה את התא הזה; מה היה בו קודם?
    [control-character] יש כאן תו שאי אפשר להדפיס.
    [double-entry] זה מופיע פעמיים.
    [duplicate-column] לשתי עמודות יש אותו שם.
    [duplicate-id] לשני תלמידים יש אותו מספר.
    [duplicate-variant] שני תלמידים היו מקבלים אותו דף.
    [empty-roster] אין כאן שמות.
    [missing-column] חסרה עמודה.
    [missing-sheet] השורה אינה אומרת באיזה דף מדובר.
    [missing-value] משהו חסר כאן.
    [no-name] זה אינו שם: בשם יש אותיות, ואין בו סימנים כמו ; : =.
    [no-such-letter] אין גרסה עם האות הזאת.
    [not-utf8] אי אפשר לקרוא את האותיות של הקובץ הזה.
    [not-yes-or-no] כאן כותבים כן או לא ({ "\u2066" }yes, no{ "\u2069" }).
    [open-quote] המירכאות האלה אינן נסגרות.
    [other-class] איש מן הרשימה הזאת אינו בכיתה שהודפסה או נשמרה מן הדף הזה קודם.
    [other-spec] הדף הזה אינו של הכיתה הזאת.
    [ragged-row] מספר התאים בשורה הזאת שונה מזה שבכותרת.
    [swapped-sheet] הדף הזה שייך למישהו אחר.
    [too-large] הקובץ גדול מדי.
    [too-long] הטקסט הזה ארוך מדי.
    [too-many] אלה יותר מדי תלמידים לכיתה אחת.
    [too-many-cells] בשורה הזאת יש יותר תאים מאשר בכותרת.
    [too-many-points] אלה יותר נקודות ממה שהשאלה שווה.
    [unknown-column] אין בדף שאלה כזאת.
    [unknown-language] השפה הזאת אינה קיימת כאן.
    [unknown-student] לאיש בכיתה אין מספר כזה.
    [used-variant] שני תלמידים היו מקבלים אותו דף.
   *[other] זה אינו מתאים כאן.
  }
shop-fault-of = { $code ->
    [too-few] יש פחות מדי שאלות כאלה.
    [too-few-of] אפשר לשאול לכל היותר { $count } שאלות כאלה.
    [too-few-left] גם תרגילים אחרים לוקחים שאלות כאלה: נשארות מעט מדי.
    [out-of-reach] גדול מכדי שדרך שנייה תמצא את התשובות.
    [too-much] רבות מכדי לספור אותן.
    [out-of-range] זה מחוץ לתחום.
    [out-of-range-of] זה מחוץ לתחום, מ־{ $least } עד { $most }.
    [empty-range] המספר הראשון גדול מן השני.
    [bad-position] התרגיל אינו יכול לשאול על זה. עמדה נכתבת כמו { "\u2066" }nim 3 5 7{ "\u2069" }.
    [bad-count] המספר הזה אינו מתאים לאחרים.
    [bad-title] הכותרת ריקה, או ארוכה משורה.
    [bad-points] נקודות הן מספרים שלמים, חצאים או רבעים.
    [points-do-not-add-up] נקודות התרגילים אינן מסתכמות בנקודות הדף.
    [points-of] הניקוד הזה אינו מתאים לשאלות: { $least } יתאים.
    [bad-markdown] אי אפשר להציג את הטקסט הזה כמו שהוא.
    [no-misere] למשחק הזה אין סיום כזה.
    [wrong-type] כאן דרוש מספר.
    [too-long] הטקסט הזה ארוך מדי לדף.
    [too-rare] כמעט אין שאלות כאלה; אפשרו מספרים נוספים.
    [bad-game] אין משחק כזה.
    [games-do-not-fit] המשחקים האלה אינם ממשפחה אחת.
    [key-not-for-game] למשחק הזה אין הגדרה כזאת.
    [control-character] בטקסט יש תו שאי אפשר להדפיס.
    [too-many] יש כאן יותר מדי שאלות לדף אחד.
   *[other] זה אינו מתאים כאן.
  }
shop-take-key = { $key ->
    [size] לקחת גדלים מ־{ $least } עד { $most }
    [heaps] לקחת בין { $least } ל־{ $most } ערימות
   *[other] לקחת קושי { $most }
  }
shop-take = { $take } ({ $sheets ->
    [1000] מספיק לכל כיתה
   *[other] { $sheets } דפים
  })
shop-take-repeat = להשתמש בשאלות שוב, אך לא אצל שכנים
shop-take-points = לקבוע { $points } נקודות
shop-topic = { $topic ->
    [begin] להתחלה
    [win] מי מנצח
    [moves] מהלכים
    [baron] בארון
    [binary] בינארי
    [values] ערכים
    [boards] לוחות
    [proofs] הוכחות
   *[other] { $topic }
  }
shop-games = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
  }
shop-key = { $key ->
    [game] משחק
    [heaps] ערימות
    [size] גודל
    [count] שאלות
    [difficulty] קושי, וכמה שאלות יש מכל אחד
    [play] מי שלוקח את האחרון
    [verdict] התשובות
    [by] באיזו דרך
    [unique] מהלך אחד בדיוק מנצח
    [easy] גם שאלות שתשובתן נראית מיד
    [repeat] אותה שאלה יותר מפעם אחת בכיתה, אך לא אצל שכנים
    [form] איך עונים
    [space] מקום לכתיבה
   *[other] { $key }
  }
shop-play = { $name ->
    [normal] מנצח
   *[other] מפסיד
  }
shop-verdict = { $name ->
    [mixed] אותו מספר מכל אחת
    [any] כפי שיוצא
    [P] מי שבתור מפסיד
    [N] מי שבתור מנצח
    [draw] תיקו
    [v-trio] שלשה מפסידה
    [not-v-trio] לא שלשה מפסידה
    [holds] נכון
    [fails] לא נכון
   *[other] { $name }
  }
shop-by = { $name ->
    [mixed] כולן לפי התור
    [scratch] מהתחלה
    [hypotenuse] לאורך יתרים
    [steps] כלי שצועד
    [queen] מלכה
    [breaks] מהלך ששובר
    [repairs] מהלך שמתקן
    [copies] חיקוי מהלכים
    [third] הערימה השלישית
    [beside-one] ערימות ליד אחת
    [steals] גנבת אסטרטגיה
    [fours] קבוצות של ארבע
    [order-proof] הסדר החמדני
   *[other] { $name }
  }
shop-form = { $name ->
    [open] בכתב
   *[choice] בחירה מארבע תשובות
  }
shop-space = { $name ->
    [squared] יתרת העמוד, במשבצות
    [ruled] יתרת העמוד, בשורות
    [none] בלי
   *[other] { $name } שורות מתחת לכל שאלה
  }
shop-to = עד
shop-bounds = בין { $least } ל־{ $most }
shop-fewer = { $what }: אחד פחות
shop-more-of = { $what }: אחד יותר
shop-any-level = הכול
shop-more = עמדות משלכם, מילים, נקודות, מקום לכתיבה
shop-positions = תחילה העמדות האלה, אחת בכל שורה, כמו { "\u2066" }nim 3 5 7{ "\u2069" }
shop-build = בניית עמדה במגע
shop-build-add = הוספת העמדה הזאת
shop-nth = מספר { $number }
shop-without = אף פעם לא העמדות האלה
shop-text = מילים משלכם לפני השאלה
shop-points-each = נקודות לכל שאלה
shop-named = את העמדה הזאת בחרתם בעצמכם; אפשר לשנות אותה בהגדרות.
shop-no-other = אין שאלה אחרת כזאת.
shop-students = { $count ->
    [one] תלמיד אחד
    [two] שני תלמידים
   *[other] { $count } תלמידים
  }
shop-same-name = יותר מאחד בשם הזה: { $names }.
shop-who = מי מקבל דף?
shop-by-names = רשימת שמות, דף אחר לכל אחד
shop-by-copies = מספר דפים, כולם שונים
shop-by-versions = כמה גרסאות משותפות: א, ב, ג, ד
shop-names = שם אחד בכל שורה, או לגרור לכאן את הטבלה של בית הספר
shop-names-list = שמות
shop-show-all = הצגת הכול
shop-choose-file = בחירת טבלת שמות או כיתה שמורה
shop-how-many = כמה דפים
shop-how-versions = כמה גרסאות
shop-no-number = דרוש כאן מספר: דפים החל מ־1, גרסאות מ־2 עד 26.
shop-id = מספר
shop-name = שם
shop-level = רמה
shop-level-usual = כמו הכיתה
shop-easier = קל יותר
shop-harder = קשה יותר
shop-language-usual = כמו הדף
shop-large = גדול
shop-extra = דקות נוספות
shop-pages = עמודים
shop-need = מה נחוץ?
shop-need-sheets = דפים להדפסה
shop-need-sheets-more = כל אחד מתחיל בדף נייר משלו, עם מזהה
shop-need-keys = תשובות
shop-need-keys-more = פתרון, תשובות שגויות ומה שמפריך אותן
shop-need-short = תשובות בקצרה
shop-need-short-more = כל התשובות הנכונות בטבלה אחת
shop-need-page = דף לתלמידים
shop-need-page-more = הם בודקים את עצמם עם המזהה שלהם, בלי רשת
shop-need-more = לתוכנות אחרות ולפלטפורמות למידה
shop-also = תמיד איתם: דוח על הוגנות הדפים, טבלה לתשובות, רשימת הכיתה והדף עצמו.
shop-print-and-keep = הדפסה ושמירה
shop-print-sheets = הדפסת הדפים
shop-print-keys = הדפסת התשובות
shop-print-short = הדפסת התשובות בקצרה
shop-save-class = שמירת הכיתה ({ "\u2066" }ZIP{ "\u2069" })
shop-keep-file = כדאי לשמור את הקובץ של הכיתה: גרירתו לכאן מחזירה את הכיתה עם כל דפיה, ומי שהצטרף מקבל דף שאין לאיש.
shop-see-sheets = דפים
shop-see-keys = תשובות
shop-see-short = בקצרה
shop-see-fair = הוגנות
shop-class-none = דפי הכיתה יופיעו כאן כשיהיו שמות.
shop-class-not = עדיין אין מה להציג: תחילה יש לתקן את מה שכתוב באדום.
shop-change-sheet = שינוי הדף
shop-new-class = ליצור כיתה חדשה
shop-no-exercises = תחילה בחרו תרגילים תחת ”הכנת דף”.
shop-marks = ציונים
shop-marks-none = תחילה מכינים כיתה, או גוררים לכאן כיתה שמורה או טבלת תשובות.
shop-answers = תשובות
shop-answers-how = בכל תא רושמים את מה שעל הנייר; מתחתיו מופיע מה שהובן. מקף פירושו שהתשובה היא שאין. תא כמו { "\u2066" }!2{ "\u2069" } הוא החלטה: 2 נקודות.
shop-choose-answers = בחירת טבלת תשובות או כיתה שמורה
shop-decide-right = נכון
shop-decide-wrong = שגוי
shop-unread = לא הובן: נא להחליט
shop-total = סך הכול
shop-grades = ציונים: האחוזים שבהם הם מתחילים, כמו 50,65,80,90
shop-follow-up = הדפים הבאים: לכל תלמיד מה שלא הצליח
shop-see-report = דוח
shop-see-students = לתלמידים
shop-see-next = הדפים הבאים
shop-see-none = דף התרגילים יופיע כאן עם התרגיל הראשון.
shop-backs = מהם צדדים אחוריים ריקים
shop-print-report = הדפסת הדוח
shop-print-students = הדפסת מה שהתלמידים מקבלים
shop-print-next = הדפסת הדפים הבאים
shop-print-next-keys = הדפסת התשובות שלהם
shop-marks-zip = קובץ ה־{ "\u2066" }ZIP{ "\u2069" } מכיל את הדוח, טבלת ציונים לגיליון אלקטרוני, מה שהתלמידים מקבלים, ואם סומן, את הדפים הבאים עם התשובות.
shop-save-answers = שמירת התשובות ({ "\u2066" }CSV{ "\u2069" })
shop-save-marks = שמירת הציונים ({ "\u2066" }ZIP{ "\u2069" })
shop-marks-later = הדוח יופיע כאן עם התשובה הראשונה.
