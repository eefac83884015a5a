# Hungarian. `*n*` sets a variable in italics, `**x**` in bold; a no-break space is written { "\u00A0" }.
# A message keeps its key and its arguments in every language; a test compares them.

## Page

page-version = Csoport
page-name = Név
page-date = Dátum
page-sheet = Feladatlap
page-score = Pont
page-score-of = /{ "\u00A0" }{ $points }
page-question = Feladat
page-label = { $label }
page-heading = { $number }. feladat
page-points = { $points } pont
page-exam-point = pont
page-exam-points = pont
page-points-of-items = { $points } pont
page-decimal-sign = ,
page-key-title = Megoldókulcs: { $title }
page-key-sheet = A feladatlap azonosítója: { $id }
page-key-sheet-of = { $name }, feladatlap: { $id }
page-key-subtitle = { $sheet }, { $points }
page-marks = Pontozás:
page-marks-part = { $part }: { $points } pont
page-marks-shared = Pontozás: @a { $count } rész együtt { $points } pont
page-marks-each = Pontozás: { $count } rész, mindegyik { $points } pont
page-marks-boxes-cancel = minden rossz négyzet elvesz egy jót
page-marks-answers-cancel = minden rossz válasz elvesz egy jót
page-marks-more-cancel = minden fölösleges trió elvesz egy jót
page-marks-squares-cancel = minden megjelölt mező, amely se nem vesztő, se nem következik a többi jelölésből, elvesz egy jót
page-marks-with-place = a szám csak a helyével együtt ér pontot
page-key-agreed = Két úton egyező megoldókulcs
page-note = **Minden válasz kétszer készült el,** két olyan úton, amelyeknek nincs közös programrészük. Ha a kettő nem egyezett volna, sem a feladatlap, sem a megoldókulcs nem készült volna el. A két út minden megoldás végén meg van nevezve.
signs = Jelek
sign-taken = a jelölt lépésben elvéve
sign-taken-dots = a jelölt lépésben elvett kavicsok
sign-turned = a jelölt lépésben megfordítva
sign-bite = itt van a törés
sign-bitten = a töréssel együtt eltűnik
sign-gone = már nincs ott
sign-block = a jelölt lépés négyzete
sign-covered = már le van fedve
sign-axis = egymást tükröző felek
sign-marked = a jelölt lépés jele
sign-useless = már nem jelölhető meg
sign-new = új jel
sign-goal = teljessé tesz egy egyenest, vagy nyer
sign-line = egyenes, amely teljes, vagy mindjárt az lehet
sign-lost = a soron következő játékos veszít
sign-won = a soron következő játékos nyer
sign-arrow = nyerő lépés, egy bekarikázott vesztő mezőre
sign-ringed-square = a kérdéses mező
sign-fallen = ledőlt bábu
sign-answer = a válasz
sign-last-disc = az ellenfél utolsó korongja
sign-found = a talált trió párja
sign-odd = páratlan szám
sign-last-digit = utolsó jegy, ezt olvassa a sor
sign-stop = sor, ahol meg lehet állni, és az utolsó sor
sign-zero = 0 érték: a soron következő játékos veszít
sign-odd-column = páratlan oszlop
page-qr = QR-kód: ezt a lapot nyitja meg
page-solution = Megoldás
page-wrong = Rossz válasz
page-continued = (folytatás)
page-as-in-question = Mint @a { $number }. feladatban.
page-rules-in-question = { $name }A szabályok ugyanazok, mint @a { $number }. feladatban.
page-rules-in-item = { $name }A szabályok ugyanazok, mint @a { $letter }) részfeladatban.
page-looks = amire vall
page-refuted = ami megcáfolja
page-wrong-caption = Rossz válaszok, és amire vallanak
page-routes = Két út: { $first }; { $second }.
page-place = kitöltendő hely
page-place-in = { $count ->
    [one] { $line }
   *[other] { $line }: { $place }. hely, összesen { $count }
}
page-place-cell = sor: { $row }, oszlop: { $column }
page-answer-of = { $place }. válasz, összesen { $count }

page-trace-caption = @A { $number }. feladat levezetése
page-trace-of = Levezetés: { $numbers }
page-trace-decimal = tízes
page-trace-binary = kettes
page-trace-line = sor
page-trace-sum = összeg
page-trace-last = utolsó jegyek

page-picture-heap = { $number }. kupac
page-picture-heaps = { $count ->
    [one] egy kupac kavics
   *[other] { $count } kupac kavics
}
page-picture-heap-says = Egy kupac, benne { $count } kavics.
page-picture-heaps-say = A kupacokban az elsőtől az utolsóig ennyi kavics van: { $sizes }.
page-picture-blocks = Kupacok 2 hatványai szerint csoportokra bontva: { $sizes }
page-picture-blocks-odd = { $sums }. A csoportok száma oszloponként: { $counts }. A páratlan oszlopok be vannak keretezve: { $odd }.
page-picture-blocks-even = { $sums }. A csoportok száma oszloponként: { $counts }. Minden oszlop páros.
page-picture-odd = ptlan
page-picture-even = páros
page-picture-odd-columns = páratlan: { $columns }
page-picture-no-odd-columns = minden oszlop páros
page-picture-pairs = A számok párjai 1‑től { $largest }‑ig
page-picture-pairs-say = Az *a* szám sorában azok az (*a*, *b*) párok állnak, amelyekben *b* a nagyobb, { $largest }‑ig; azok a párok, amelyekben a nagyobb szám ugyanaz, egy ferde vonalon, egy átfogón vannak.
page-picture-pairs-used = Felhasznált: { $pairs }.
page-picture-pairs-chosen = Kiemelt: { $pairs }.
page-picture-pairs-left = Kimaradó: { $pairs }.
page-picture-sign-used = felhasznált
page-picture-sign-chosen = kiemelt
page-picture-sign-left = kimaradó
page-picture-and = { $first } { $second }
page-picture-stop = { $what }.
page-picture-of = { $game }: { $what }
page-picture-part = { $number }. rész: { $what }
page-picture-sum = { $count } játék összege
page-picture-sum-says = { $count } játék összege; egy lépés ezek egyikében történik.
page-picture-more-parts = és még { $count } rész
page-picture-winning = { $count ->
    [one] megjelölve: a nyerő lépés
    [2] megjelölve: mindkét nyerő lépés
   *[other] megjelölve: mind @a { $count } nyerő lépés
}
page-picture-winning-some = nyerő lépések: { $count }, megjelölve: { $marked }
page-picture-winning-part = { $count ->
    [one] megjelölve: a nyerő lépés ebben a részben
    [2] megjelölve: mindkét nyerő lépés ebben a részben
   *[other] megjelölve: mind @a { $count } nyerő lépés ebben a részben
}
page-picture-winning-some-part = nyerő lépések ebben a részben: { $count }, megjelölve: { $marked }
page-picture-winning-none = itt nincs nyerő lépés
page-picture-heap-goes = @A { $number }. kupac { $from }@ról { $left }@ra változik.
page-picture-most = a következő lépésben legfeljebb { $most } kavics vehető el
page-picture-more-heaps = és még { $count } kupac
page-picture-coins = { $count } érme egy sorban
page-picture-coins-say = Balról számozva; a teli, megfordítható érmék: { $full }.
page-picture-coins-empty = Minden érme üres; egyik sem fordítható meg.
page-picture-coins-turned = A lépés a bekarikázott érméket fordítja meg: { $coins }.
page-touch-coin = { $number }. érme, { $full ->
    [1] teli
   *[0] üres
  }
page-touch-pin = { $row }. sor, { $number }. bábu
page-touch-position = legyen { $position }
page-touch-token = { $heap }. kupac, { $number }. kavics
page-picture-more-coins = és még { $count } érme
page-picture-pins = { $count ->
    [one] egy bábusor
   *[other] { $count } bábusor
}
page-picture-pins-say = A bábuk száma soronként: { $lengths }.
page-picture-row = { $number }. sor
page-picture-strip = { $number }. csík
page-picture-strips = { $count ->
    [one] egy csík
   *[other] { $count } csík
}
page-picture-strips-say = A mezők száma csíkonként: { $lengths }.
page-picture-row-goes = Lépés @a { $number }. sorban: { $from } bábuból ez marad: { $left }.
page-picture-strip-goes = Lépés @a { $number }. csíkon: { $from } mezőből ez marad: { $left }.
page-picture-long-strips = @a { $most } mezőnél hosszabb csíkoknak csak az eleje látszik
page-picture-more-strips = és még { $count } csík
page-picture-discs-round = korongok kerek asztalon
page-picture-discs-rectangle = korongok téglalap alakú asztalon
page-picture-discs-say = A középpontok, az asztal közepétől jobbra és felfelé mérve: { $places }. Az új, teli korong: { $new }.
page-picture-discs-reply = A válasz bekarikázva: { $place }.
page-picture-chocolate = egy tábla csokoládé
page-picture-chocolate-says = A mérgezett kocka a bal alsó sarokban van. Az oszlopokban balról ennyi kocka van: { $heights }.
page-picture-bites = A keresztek helye (sor és oszlop): { $places }.
page-picture-bite = vonalkázva: törés @a { $row }. sorban, @a { $column }. oszlopban
page-picture-more-rows = ennyi sor nincs megrajzolva: { $count }
page-picture-more-columns = ennyi oszlop nincs megrajzolva: { $count }
page-picture-cells = tábla { $rows } sorral és { $columns } oszloppal
page-picture-cells-say = { $rows } sor és { $columns } oszlop van megrajzolva; { $covered } mező le van fedve és vonalkázva.
page-picture-covers = A bekeretezett lépés @a { $row }. sortól és @a { $column }. oszloptól kezdve fed le mezőket.
page-picture-queen = királynő itt: { $place }
page-picture-queen-says = A királynő helye balról és alulról számolva { $place }; balra, lefelé vagy átlósan balra lefelé léphet.
page-picture-queen-lost = Vesztő mezők: { $squares }.
page-picture-queen-moves = A nyerő lépések ide vezetnek: { $squares }.
page-picture-queen-outside = a királynő a képen kívül áll, itt: { $place }
page-picture-queen-golden = A sarokból induló két egyenes meredeksége φ = 1,618… és 1/φ; a vesztő mezők mellettük fekszenek.
page-picture-queen-signs = P: a soron következő játékos veszít; N: nyer
page-picture-tictactoe = három sor, mindegyikben három mező
page-picture-tictactoe-says = Sor és oszlop szerint x jelei: { $x }; o jelei: { $o }.
page-picture-trihex = kilenc pont kilenc egyenesen
page-picture-trihex-says = Egyenesek: ABF, BCD, CAE, ADG, BEH, CFI, DHI, EGI, FGH. x pontjai: { $x }; o pontjai: { $o }.
page-picture-trihex-signs = teli négyzetek: x; vastag karikák: o
page-picture-points-win = A nyerő lépések meg vannak jelölve: { $points }.
page-picture-fano = A hét vesztő trió 7‑ig mint Fano-sík
page-picture-fano-says = Hét szám hét egyenesen, amelyek közül az egyik kör alakú; minden egyenes egy vesztő trió: { $trios }.
page-picture-nim-sums = A számok nim-összegei 0‑tól { $last }‑ig
page-picture-nim-sums-say = Az *a* sorban és a *b* oszlopban *a* és *b* nim-összege áll; szürkék a legalább { $half } nagyságúak.
page-picture-refused = Az *f*(*B*, *C*) számok @a { $column }. oszlopig és @a { $row }. sorig
page-picture-refused-say = Az oszlopok *B*, a sorok *C* szerint. Bekeretezve: *f*({ $column }, { $row }) = { $value }. Szürkén, ami nem lehet: az oszlopában { $above }; a sorában { $before }; a főátlón { $diagonal }.
page-picture-ends-say = Az oszlopok *B*, a sorok *C* szerint; csillag, ahol a sor már véget ért. Bekeretezve a sor végén álló szám (sor: szám): { $ends }. Szürkén a sor legkisebb száma, ahol a rajzon van: { $least }.
page-picture-astride = { $cells } mezős csík, alatta tábla 2 sorral és { $columns } oszloppal
page-picture-astride-says = A csík minden mezője két oszlop határvonala fölött van, az első mező az első ilyen vonal fölött. { $count ->
    [0] Egyik mezőben sincs kereszt.
   *[other] Kereszt van ezekben a mezőkben: { $crosses }; mindegyik alatt egy 2‑szer 2‑es négyzet fekszik, amelyet a vonal felez.
}
page-picture-astride-strip = csík
page-picture-astride-board = tábla
page-picture-walk = A nim-összeg végig a kupacokon: { $heaps }
page-picture-walk-says = Az *s* nim-összeg 0‑ról indul, és kupacról kupacra így alakul: { $sums }. A végén *p* = { $whole }. Mindegyik *s* alatt a *p*‑vel vett nim-összege áll, vele összehasonlítva: { $compared }. { $count ->
    [0] Egy kupac sincs bekarikázva.
   *[other] Bekarikázva, mert a *p*‑vel vett nim-összege kisebb: { $selected }.
}
page-picture-automaton = Automata ehhez: { $about }
page-picture-automaton-says = { $count ->
    [one] Egy állapota van
   *[other] { $count } állapota van, és az elsőben kezd
}. Állapotról állapotra ezeket az oszlopokat olvassa: { $arrows }. { $many ->
    [0] Egyik állapot sem mond igent.
    [one] A végén @a { $yes }. állapot mond igent.
   *[other] A végén ezek az állapotok mondanak igent: { $yes }.
}
page-picture-automaton-all = minden
page-picture-automaton-others = a többi
page-picture-automaton-signs = második gyűrű: ha a számjegyek itt érnek véget, a válasz igen
page-picture-tree = Egy { $count } vonalból álló fa
page-picture-tree-say = A törzs vonalainak száma { $trunk }; a tetejéből növő szárak vonalainak száma balról jobbra: { $stalks }.
page-picture-stairs = Érmék egy lépcső { $count } fokán
page-picture-stairs-say = A padlótól felfelé a fokokon ennyi érme van: { $coins }. A páratlan fokok érméi ki vannak töltve.
page-picture-labels = tábla { $columns } × { $rows } mezővel
page-picture-labels-say = Egy mező neve a bal alsó saroktól mért két távolsága: előbb vízszintesen, aztán felfelé.
page-picture-labels-p = P áll itt: { $squares }; minden más mezőn N áll.
page-picture-labels-ring = Bekarikázva: { $square }.
page-picture-pin-row = bábusor { $count } bábuval
page-picture-pin-row-says = Balról számozva; ledőlt: { $fallen }.
page-picture-pin-row-ringed = Bekarikázva: { $pins }.
page-picture-openings = Nyerő kezdőlépések háromoszlopos csokoládétáblákon, 1‑től { $last } sorig
page-picture-openings-second = a kezdőlépés után (A, B, B) marad: A jobbra, B felfelé
page-picture-openings-third = a kezdőlépés után (A, A, C) marad: A jobbra, C felfelé
page-picture-openings-says = A sorok minden A számához egy pont tartozik: { $second } kör B magasságban, ahol a kezdőlépés után (A, B, B) marad, és { $third } négyzet C magasságban, ahol (A, A, C) marad. A körök egy egyenes mentén fekszenek, a négyzetek egy meredekebb egyenes mentén.
page-picture-plot = Grundy-számok: { $game }, kupacok 0‑tól { $last }‑ig
page-picture-plot-says = { $count } érték, a legnagyobb { $highest }; közülük { $zeros } nulla, négyzettel rajzolva.
page-picture-plot-repeats = { $from }@tól kezdve { $length } kupaconként ismétlődnek; az első periódust kapocs fogja össze.
page-picture-plot-exceptions = Előtte, bekarikázva, ezek a kupacok térnek el ettől: { $heaps }.
page-picture-period = periódus: { $length }, { $from }@tól kezdve

## Exercises

# Rules.
rule-nim = **Nim-játék.** Egy lépésben egyetlen kupacból kell elvenni legalább egy kavicsot.
rule-subtract = **Kivonó játék.** Egy kupac van. Egy lépésben ennyi kavics vehető el: { $numbers }.
rule-kayles = **Kayles.** Bábusorok vannak. Egy lépésben egy bábut vagy két szomszédosat kell ledönteni, és a sor belsejében keletkező rés kettévágja a sort.
rule-dawson-kayles = **Dawson-féle Kayles.** Bábusorok vannak. Egy lépésben két szomszédos bábut kell ledönteni, és a sor belsejében keletkező rés kettévágja a sort.
rule-dawson-chess = **Dawson-féle sakk.** Mezőkből álló csíkok vannak. Egy lépésben egy mezőre jel kerül, és ezzel a szomszédos mezők is elhasználódnak; rövidebb csíkok maradnak.
rule-treblecross = **Treblecross.** Mezőkből álló csíkok vannak. Három egymás melletti jel nyer, ezért egy lépéssel elhasználódik a megjelölt mező és mindkét oldalán két-két mező; rövidebb csíkok maradnak.
rule-guiles = **Guiles.** Egy lépésben el lehet venni egy egy- vagy kétkavicsos kupacot, vagy egy nagyobb kupacból két kavicsot úgy, hogy a maradék két kupacra oszlik.
rule-officers = **Officers.** Egy lépésben egy legalább kétkavicsos kupacból kell elvenni egy kavicsot, és a maradék két kupacra is osztható.
rule-grundy = **Grundy-játék.** Egy lépésben egy kupacot kell két különböző nagyságú kupacra osztani.
rule-octal = **Kóddal megadott játék: { $code }.** Egy lépésben egy kupacból kell kavicsokat elvenni.
rule-octal-nothing = Ha semmi sem marad, elvehető: { $takes }.
rule-octal-one = Ha egy kupac marad, elvehető: { $takes }.
rule-octal-two = Ha két kupac marad, elvehető: { $takes }.
rule-octal-three = Ha három kupac marad, elvehető: { $takes }.
rule-octal-split-two = Elvétel nélkül is szabad egy kupacot két kupacra osztani.
rule-octal-split-three = Elvétel nélkül is szabad egy kupacot három kupacra osztani.
rule-rim = **Rim-játék.** Egy lépésben egy kupacból annyi kavicsot kell elvenni, amennyi a kupac nagyságához relatív prím: 9‑ből például 1, 2, 4, 5, 7 vagy 8 kavicsot.
rule-dim = **Dim-játék.** Egy lépésben egy kupacból annyi kavicsot kell elvenni, amennyi a kupac nagyságának osztója: 6‑ból például 1, 2, 3 vagy 6 kavicsot.
rule-queen = **Wythoff királynője.** Egy lépésben a királynő akármennyit mehet balra, lefelé vagy átlósan balra lefelé.
rule-queen-wins = Az nyer, aki a bal alsó sarokba viszi. Egy mező neve az onnan mért két távolsága: előbb vízszintesen, aztán felfelé.
rule-fibonacci = **Fibonacci-nim.** Egy kupac van. Az első lépésben nem vehető el az egész; minden későbbi lépésben legfeljebb kétszer annyi kavics vehető el, mint az előzőben.
rule-turtles = **Turning Turtles.** Érmék vannak egy sorban, balról számozva. Egy lépésben egy sötét érmét kell megfordítani, vagy két olyan érmét, amelyek közül a jobb oldali sötét.
rule-mock-turtles = **Mock Turtles.** Érmék vannak egy sorban, balról számozva. Egy lépésben egy, két vagy három érmét kell megfordítani, amelyek közül a jobb szélső sötét.
rule-ruler = **Ruler.** Érmék vannak egy sorban, balról számozva. Egy lépésben akárhány egymás melletti érmét meg lehet fordítani, amelyek közül a jobb szélső sötét.
rule-flip-right = **Flip Right.** Érmék vannak egy sorban, balról számozva. Egy lépésben egy sötét érmét és a tőle jobbra levő összes érmét kell megfordítani.
rule-chomp = **Mérgezett csoki.** Egy lépésben a csokoládé egyik kockáját kell letörni mindazzal együtt, ami felette és tőle jobbra van.
rule-chomp-poison = A bal alsó kocka mérgezett: az veszít, akinek meg kell ennie.
rule-squares = **Négyzetek.** Egy lépésben a tábla szabad mezőiből egy { $side } × { $side } mezős négyzetet kell lefedni.
rule-tictactoe = **Tic-tac-toe.** Két játékos, x és o, felváltva jelöl meg mezőket; x kezdett.
rule-trihex = **Trihex.** Két játékos, x és o, felváltva jelöl meg pontokat; x kezdett. Kilenc egyenes van, mindegyiken három pont.
rule-line-wins = Három jel egy vonalban nyer; ha betelik a tábla ilyen vonal nélkül, az eredmény döntetlen.
rule-sum = **{ $count ->
    [2] Két játék
    [3] Három játék
   *[other] Négy játék
} egyszerre.** Egy lépés az egyik részben történik, annak a résznek a szabályai szerint.
rule-authored-one = **{ $name }.** Egy állás egyetlen szám: { $position }.
rule-authored-several = **{ $name }.** Egy állás több szám: { $position }.
rule-authored-move = Egy lépés ide vezet: { $to }.
game-name = { $game ->
    [chomp] mérgezett csoki
    [dawson-chess] Dawson-féle sakk
    [dawson-kayles] Dawson-féle Kayles
    [dim] Dim-játék
    [fibonacci] Fibonacci-nim
    [flip-right] Flip Right
    [grundy] Grundy-játék
    [guiles] Guiles
    [kayles] Kayles
    [mock-turtles] Mock Turtles
    [nim] Nim-játék
    [officers] Officers
    [queen] Wythoff királynője
    [rim] Rim-játék
    [ruler] Ruler
    [squares] négyzetek
    [tictactoe] Tic-tac-toe
    [treblecross] Treblecross
    [trihex] Trihex
    [turtles] Turning Turtles
   *[other] { $game }
}
game-name-of = { $game ->
    [hex] kóddal megadott játék { $numbers }
    [octal] kóddal megadott játék { $numbers }
    [squares] négyzetek { $numbers }
    [subtract] kivonó játék { $numbers }
   *[other] { $game }{ $numbers }
}
rule-last-token-wins = Az nyer, aki az utolsó kavicsot elveszi.
rule-last-token-loses = Az **veszít**, aki az utolsó kavicsot elveszi.
rule-last-move-wins = Az veszít, aki nem tud lépni.

# Moves. A move appears inside sentences and in lists; with `headline-` it begins a sentence.
list-more = { $first }, { $last }
list-parted = { $first }; { $last }
list-and = { $first } és { $last }
list-or = { $first } vagy { $last }
move-take = { $take } kavics elvétele
move-take-from-heap = { $take } kavics elvétele @a { $heap }. kupacból
move-take-from-part = { $take } kavics elvétele @a { $part }. részből
move-take-from-heap-of-part = { $take } kavics elvétele @a { $part }. rész { $heap }. kupacából
move-split = a kupac szétosztása így: { $left }
move-split-heap = @a { $heap }. kupac szétosztása így: { $left }
move-split-heap-of-part = @a { $part }. rész { $heap }. kupacának szétosztása így: { $left }
move-becomes = @a { $number }. { $what ->
    [rows] sorból
   *[strips] csíkból
} marad: { $left }
move-only-becomes = a { $what ->
    [rows] sorból
   *[strips] csíkból
} marad: { $left }
move-part-becomes = @a { $part }. részből marad: { $left }
move-in-part = { $move }, @a { $part }. részben
move-leaving = { $move }, marad: { $left }
move-turn = { $count ->
    [one] @a { $coins }. érme megfordítása
   *[other] érmék megfordítása: { $coins }
}
move-turn-from = @a { $coin }. érme és a tőle jobbra levők megfordítása
move-left = { $far } mező balra
move-down = { $far } mező lefelé
move-diagonally = { $far } mező átlósan
move-to = { $move }, ide: { $square }
move-reach = lépés ide: { $position }
move-bite = törés @a { $row }. sorban, @a { $column }. oszlopban
move-cover = négyzet @a { $row }. sortól, @a { $column }. oszloptól
move-mark-cell = { $player } jele @a { $row }. sorban, @a { $column }. oszlopban
move-point = { $player } jele itt: { $point }
headline-take = { $take } kavics elvétele
headline-take-from-heap = { $take } kavics elvétele @a { $heap }. kupacból
headline-take-from-part = { $take } kavics elvétele @a { $part }. részből
headline-take-from-heap-of-part = { $take } kavics elvétele @a { $part }. rész { $heap }. kupacából
headline-reach = Lépés ide: { $position }
headline-split = A kupac szétosztása így: { $left }
headline-split-heap = @A { $heap }. kupac szétosztása így: { $left }
headline-split-heap-of-part = @A { $part }. rész { $heap }. kupacának szétosztása így: { $left }
headline-becomes = @A { $number }. { $what ->
    [rows] sorból
   *[strips] csíkból
} marad: { $left }
headline-only-becomes = A { $what ->
    [rows] sorból
   *[strips] csíkból
} marad: { $left }
headline-part-becomes = @A { $part }. részből marad: { $left }
headline-turn = { $count ->
    [one] @A { $coins }. érme megfordítása
   *[other] Érmék megfordítása: { $coins }
}
headline-turn-from = @A { $coin }. érme és a tőle jobbra levők megfordítása
headline-left = { $far } mező balra
headline-down = { $far } mező lefelé
headline-diagonally = { $far } mező átlósan
headline-bite = Törés @a { $row }. sorban, @a { $column }. oszlopban
headline-cover = Négyzet @a { $row }. sortól, @a { $column }. oszloptól
or-move = , vagy { $move }
no-move-wins = *Nincs nyerő lépés.*
draw-kept = *{ $count ->
    [one] Pontosan egy lépés tartja meg a döntetlent.
   *[other] { $count } lépés tartja meg a döntetlent.
  }*
exactly-so-many-win = *{ $count ->
    [1] Csak ez a lépés nyer.
    [2] Csak ez a két lépés nyer.
    [3] Csak ez a három lépés nyer.
    [4] Csak ez a négy lépés nyer.
   *[other] Csak ez @a { $count } lépés nyer.
  }*
write-move = Elvett kavicsok: { $take }, kupac: { $heap }.
write-move-one-heap = Elvett kavicsok: { $take }, marad: { $left }.
write-take = Elvett kavicsok: { $take }.
write-square = Lépés ide: { $square }
write-row-and-column = Sor: { $row }, oszlop: { $column }
write-point = A pont betűje: { $point }
write-turn = Megfordított érmék: { $coins }
write-row-becomes = Sor: { $heap }, marad: { $first } és { $second }
write-strip-becomes = Csík: { $heap }, marad: { $first } és { $second }
write-heap-becomes = Kupac: { $heap }, marad: { $first } és { $second }
write-any-move = Lépés: { $blank }
sample-heaps = Például ha a kupacok { $heaps }, ezt írnád: *{ $written }*
sample-heap = Például egy { $heap }@s kupac esetén ezt írnád: *{ $written }*
sample-rows = Például ha a sorokban ennyi bábu van: { $heaps }, ezt írnád: *{ $written }.*
sample-strips = Például ha a csíkokon ennyi mező van: { $heaps }, ezt írnád: *{ $written }.*
sample-splits = Például ha a kupacok { $heaps }, ezt írnád: *{ $written }.*
sample-coins = Például ha a sorban csak @a { $coin }. érme sötét, ezt írnád: *{ $written }.*
sample-queen = Például ha a királynő itt áll: { $square }, ezt írnád: *{ $written }.*
sample-chomp = A sorokat alulról számoljuk. Például egy sor és { $columns } oszlop esetén ezt írnád: *{ $written }.*
sample-squares = A négyzet bal felső mezőjét kell megadni, a sorokat felülről számolva. Például két sor és két oszlop esetén ezt írnád: *{ $written }.*
sample-tictactoe = Például ha az 1. sorban az 1. és a 2. oszlopban a te jeled áll, ezt írnád: *{ $written }.*
sample-trihex = Például ha A és B a tiéd, ezt írnád: *{ $written }.*
sample-sum = Például ha a részek nagysága { $heaps }, ezt írnád: *{ $written }.*
sample-fibonacci = Például egy { $heap }@s kupac esetén, amelyből legfeljebb { $most } kavics vehető el, ezt írnád: *{ $written }*
turn-of = { $player } következik.
turn-first = Ez az első lépés.
turn-later = Az előző lépésben { $taken } kavicsot vettek el, ezért most legfeljebb { $most } vehető el.
turn-at-most = Most legfeljebb { $most } kavics vehető el.
write-value = A Grundy-szám: { $blank }.
a-winning-move = Ettől minden oszlop páros lesz: { $move }.
reaches-lost = Ez vesztő állást hagy: { $move }.
shown-by = A kipróbálás megmutatja: { $why }.

# Places to write.
write-work = Számolás
write-third = A harmadik kupacban { $blank } kavics van.
write-mex = A mex: { $blank }.
write-grundy = { $g } = { $blank }
write-failure = A redukció itt áll meg: { $line }. sor, a számok: { $trio }.
write-trios = Triók, a megtalálás sorrendjében
write-pairs = Kimaradó párok
write-misprint = { $line }. sor, { $column } oszlop: { $wrong } helyett { $right } kell.
nothing = semmi

# Why the player to move loses. What is said holds of the position, whoever has to move there.
because-move = { $move }.
because-so-lost = Ezért a soron következő játékos veszít.
because-alike = Ugyanez az érvelés érvényes.
because-over = Nincs több lépés.
because-over-chomp = Csak a mérgezett kocka marad.
because-over-squares = Ekkor már egyetlen négyzet sem fér el.
because-over-line = Ezzel egy egyenes teljes.
because-pairs = A { $what ->
    [rows] sorok
    [strips] csíkok
   *[heaps] kupacok
} egyenlő párokat alkotnak. Amit az egyik játékos az egyikkel tesz, azt a másik megteszi a párjával, így minden lépésre van válasza, és övé az utolsó lépés.
because-living-pairs = Azok a { $what ->
    [rows] sorok
    [strips] csíkok
   *[heaps] kupacok
}, amelyekből lehet lépni, egyenlő párokat alkotnak. Amit az egyik játékos az egyikkel tesz, azt a másik megteszi a párjával, így minden lépésre van válasza, és övé az utolsó lépés.
because-multiple = @A { $heap } osztható { $modulus }@val. Valahányszor az egyik játékos elvesz legalább 1 és legfeljebb { $most } kavicsot, a másik elveszi azt, ami { $modulus }@hoz hiányzik, így az utolsó kavics az övé.
because-arms = A mérgezett kocka mellett két egyenlő szár van, mindkettő { $long } kocka hosszú. Ahány kockát az egyik játékos letör az egyik szárról, annyit tör le a másik a másik szárról. Végül csak a mérgezett kocka marad annak, aki kezdett.
because-one-longer-columns = Két oszlop van, és a mérgezett pontosan egy kockával magasabb. Minden törés után van olyan válasz, amellyel a különbség egy kisebb táblán megint egy lesz. Az utolsó ilyen tábla egyedül a mérgezett kocka.
because-one-longer-rows = Két sor van, és a mérgezett pontosan egy kockával hosszabb. Minden törés után van olyan válasz, amellyel a különbség egy kisebb táblán megint egy lesz. Az utolsó ilyen tábla egyedül a mérgezett kocka.
because-mirror-columns = A bal és a jobb oldal egymás tükörképe, és a középvonalon egyetlen négyzet sem nyúlhat át. Minden négyzetre a tükörképe a válasz, ezért a válaszoló lép utoljára.
because-mirror-rows = A felső és az alsó rész egymás tükörképe, és a középvonalon egyetlen négyzet sem nyúlhat át. Minden négyzetre a tükörképe a válasz, ezért a válaszoló lép utoljára.
because-mirror-turn = A középpont körüli félfordulat a táblát nem változtatja meg, és egyetlen négyzetnek sincs közös mezője a saját képével. Minden négyzetre a képe a válasz, ezért a válaszoló lép utoljára.
because-two-threats = { $player } most két helyen is fenyeget: { $first } teljes lesz itt: { $one }; { $second } pedig itt: { $two }. { $other } egyetlen egyenest sem tud befejezni, és a kettőből csak az egyiket tudja megakadályozni.
because-forced = { $player } azzal fenyeget, hogy { $line } teljes lesz, ezért { $other } csak ide léphet: { $point }. { $player } válasza: { $answer }. { $then }
because-answers = { $count ->
    [one] Egyetlen lépés van, és van rá nyerő válasz.
    [2] Mindkét lépésre van nyerő válasz.
   *[other] Mind @a { $count } lépésre van nyerő válasz.
}
answers-caption = Minden lépés a válaszával
answers-move = lépés
answers-answer = válasz
answers-then = miért nyer
short-over = nincs több lépés
short-over-chomp = csak a mérgezett kocka marad
short-over-line = egy egyenes teljes
short-arms = két egyenlő szár, hosszuk { $long }
short-one-longer-rows = két sor, az egyik egy kockával hosszabb
short-one-longer-columns = két oszlop, az egyik egy kockával magasabb
short-mirror = tükörképek
short-two-threats = két fenyegetés: { $one } és { $two }
short-forced = fenyegetés: { $point }, és utána még több
line-row = @a { $row }. sor
line-column = @a { $column }. oszlop
line-diagonal = egy átló
cell-at = { $row }. sor, { $column }. oszlop
held-every-move = Nincs nyerő lépés. Itt van az összes lépés, és amit a másik játékos kihozhat belőlük.
held-caption = Minden lépés, és ami belőle lesz
held-move = lépés
held-then = ezután
held-draw = döntetlen: egyenes nem kényszeríthető ki
held-loses = erre veszít: { $reply }
held-wins = nyer

# outcome, misere-outcome
outcome-prompt = Mindkét játékos a lehető legjobban játszik. Ki nyer?
outcome-choice-n = a soron következő játékos
outcome-choice-p = a másik játékos
outcome-choice-draw = egyik sem: döntetlen
outcome-is-n = A soron következő játékos nyer.
outcome-is-p = A soron következő játékos veszít.
outcome-is-draw = A lehető legjobb játékkal az eredmény döntetlen.
columns-lay-out = Rakjuk ki mindegyik kupacot 1, 2, 4, 8, … kavicsból álló csoportokból, minden nagyságból legfeljebb egyet használva, és számoljuk meg a csoportokat minden oszlopban.
columns-all-even = Minden oszlop páros. Minden lépés egy kupacot változtat meg, tehát valamelyik oszlopot páratlanná teszi, és a másik játékos megint minden oszlopot párossá tehet. A soron következő játékos veszít.
columns-some-odd = Van páratlan oszlop. Aki minden oszlopot párossá tesz, olyan állást hagy, amelyben a másik játékos veszít.
columns-ones = egyesek
columns-caption = Kettes számrendszerben a kupacok: { $position }, és az egyesek száma oszloponként
two-heaps-equal = A két kupac egyenlő. Amennyit a soron következő játékos elvesz az egyik kupacból, ugyanannyit vesz el a másik játékos a másikból, így az utolsó kavics a másiké: a soron következő játékos veszít.
two-heaps-differ = A két kupac különböző. Egy lépés egyenlővé teheti őket, és onnantól minden lépés megismételhető a másik kupacban: { $move }.
subtract-from-zero = Haladjunk 0‑tól felfelé: egy kupac akkor vesztő, ha egyetlen lépés sem vezet belőle vesztő kupachoz.
subtract-lost-heaps = Vesztő kupacok { $heap }‑ig: { $heaps }.
subtract-repeats = { $from }@tól kezdve a vesztő kupacok { $period } kupaconként ismétlődnek.
subtract-lost-heaps-near = @A { $heap } és a legfeljebb egy lépésnyivel kisebb kupacok közül { $count ->
    [one] ez vesztő
   *[other] ezek vesztők
}: { $heaps }.
subtract-reach-lost = Ez { $count ->
    [one] eléri
   *[other] eléri az egyiket
}: { $move }.
subtract-no-lost-in-reach = { $heap } kavicsból a lépések ezt hagyják: { $left }; ezek közt nincs vesztő. Ezért a soron következő játékos veszít.
misere-only-ones-even = Minden kupacban legfeljebb egy kavics van, ezért minden lépés egy kupacot visz el. Az egykavicsos kupacok száma { $ones }, páros, így az utolsót a másik játékos veszi el: a soron következő játékos nyer.
misere-only-ones-odd = Minden kupacban legfeljebb egy kavics van, ezért minden lépés egy kupacot visz el. { $ones ->
    [one] Csak egy kavics maradt, és azt a soron következő játékosnak kell elvennie
   *[other] Az egykavicsos kupacok száma { $ones }, páratlan, így az utolsót a soron következő játékos veszi el
}: a soron következő játékos veszít.
misere-one-big = Pontosan egy kupacban van két vagy több kavics, és { $ones ->
    [0] egykavicsos kupac nincs
    [one] egy egykavicsos kupac van
   *[other] { $ones } egykavicsos kupac van
}. Ha a nagy kupacban { $left } marad, az egykavicsos kupacok száma páratlan lesz, és ekkor az utolsó kavicsot a másik játékosnak kell elvennie: a soron következő játékos nyer.
misere-many-big = { $big } kupacban van két vagy több kavics. Ha legalább két ilyen kupac van, az oszlopok döntenek, éppen úgy, mintha az utolsó kavics nyerne.
misere-many-big-even = Minden oszlop páros: a soron következő játékos veszít.
misere-many-big-odd = Van páratlan oszlop: a soron következő játékos nyer.
misere-why = Miért döntenek mégis az oszlopok: amikor már pontosan egy kupacban van legalább két kavics, van páratlan oszlop, ezért ehhez a kupachoz az jut hozzá, aki mindig minden oszlopot párossá tesz. Ő azután az egészet elveszi, vagy egy híján az egészet, és páratlan számú egykavicsos kupacot hagy.
looks-even-total = döntés az összeg alapján: páros vesztő, páratlan nyerő
looks-largest-is-sum = vesztő, mert a legnagyobb kupac akkora, mint a többi együtt
looks-two-equal-heaps = vesztő, mert két kupac egyenlő; a többi kupac kimaradt
looks-no-equal-heaps = nyerő, mert nincs két egyenlő kupac, tehát nincs mit utánozni
looks-equal-steps = vesztő, mert a kupacok egyenlő lépésekben nőnek
looks-normal-rule = az a szabály, amely szerint az utolsó kavics nyer
looks-everything-reversed = a nyert és a vesztett felcserélve, mert az utolsó kavics veszít
looks-multiple-of-largest = @a { $most } többszörösei vesztő kupacoknak véve
looks-even-heap = a páros kupacok vesztőnek véve
refuted-by-winning-move = ez nyer: { $move }
refuted-by-reply-to = minden lépésre van nyerő válasz; egy lépés: { $move }; a válasz: { $reply }
refuted-no-move = nincs is lépés
refuted-only-move-takes-last = az egyetlen lépés az utolsó kavicsot viszi el, és az veszít
refuted-by-reply = { $reply }
refuted-takes-last = ez az utolsó kavicsot viszi el, és az veszít
refuted-is-draw = senki sem tudja kikényszeríteni a győzelmet; ez megtartja a döntetlent: { $move }
refuted-draw-held = minden lépésre van válasz, amely legalább a döntetlent megtartja; egy lépés: { $move }; a válasz: { $reply }
refuted-reaches-draw = { $reply }, és a játék döntetlen
refuted-full-board = ekkor betelt a tábla, és senkinek sincs három jele egy vonalban

# winning-moves
winning-moves-prompt-one = Pontosan egy lépés nyer. Keresd meg!
winning-moves-prompt-all = Keresd meg az összes nyerő lépést! Nem biztos, hogy minden sorra szükséged lesz.
repair-top-column = A legnagyobb páratlan oszlop @a { $place }@s; ebben { $holders ->
    [one] csak @a { $heap }. kupacnak van csoportja
   *[other] { $holders } kupacnak van csoportja, köztük @a { $heap }. kupacnak
}. Változtassuk meg @a { $heap }. kupacot minden páratlan oszlopban: { $from } helyett { $to } lesz.
repair-all-even = { $position } esetén minden oszlop páros, ezért veszít, akinek ott lépnie kell.
repair-also = Ugyanígy @a { $heap }. kupac { $from }@ról { $to }@ra csökkenthető.
looks-takes-whole-heap = a nagyobb kupac teljesen elvéve
looks-one-off = eggyel kevesebb elvéve, így a kupacok nem egészen egyenlők
looks-nim-sum-from-largest = a páratlan oszlopok összege ({ $sum }) elvéve a legnagyobb kupacból
looks-amount-for-rest = elvéve az, aminek maradnia kellene
looks-first-column = csak a legnagyobb páratlan oszlop kijavítva
looks-levels-two = két kupac egyenlővé téve, a többi figyelmen kívül hagyva
looks-takes-most = a lehető legtöbb elvéve
looks-uses-most-cells = olyan jel, amely a lehető legtöbb mezőt használja el
looks-leaves-multiple = @a { $most } egyik többszöröse maradt
looks-forgets-splitting = mintha egy lépés sem oszthatna szét { $what ->
    [rows] sort
    [strips] csíkot
   *[heaps] kupacot
}
looks-equal-halves = mintha egy kupac két egyenlő részre is osztható volna
looks-as-nim = a { $what ->
    [rows] sorok
    [strips] csíkok
    [parts] részek
    [distances] távolságok
   *[heaps] kupacok
} Nim-kupacoknak véve
looks-adds-values = az értékek átvitellel összeadva
looks-adds-distances = a két távolság összeadva
looks-value-left = az az érték, amelyet egy résznek fel kell vennie, annak a számnak véve, amelynek ott maradnia kell
looks-copies-another-game = vesztő, mert két rész egyforma nagy, mintha mindkettő ugyanaz a játék volna
looks-exponent = a felezések száma, a hozzáadandó 1 nélkül
looks-only-powers-of-two = mintha csak 2 hatványait lehetne elvenni
looks-two-is-first-prime = a páros kupacok értéke 1‑nek véve, mert a 2 az első prím
looks-factor-itself = a legkisebb prímosztó, nem pedig a helye a prímek között
looks-only-straight = mintha nem volna átlós lépés: az egyenlő távolságok vesztőnek véve
looks-only-straight-move = mintha nem volna átlós lépés: a távolságok egyenlővé téve
looks-doubles = vesztő, mert az egyik távolság a másik kétszerese
looks-to-the-edge = egyenesen a szélig
looks-one-step = egy mező lefelé
looks-multiple-of-three = a 3 többszörösei vesztő kupacoknak véve
looks-no-fibonacci-heap = nyerő, mert a kupac nem Fibonacci-szám; a határ figyelmen kívül hagyva
looks-cannot-take-all = vesztő, mert a kupac nem vehető el egyszerre
looks-larger-part = a legkisebb tag helyett egy nagyobb Fibonacci-szám elvéve
looks-from-right = jobbról számozott érmék
looks-numbers-from-zero = 0‑tól számozott érmék
looks-coin-numbers = mintha minden érme annyit érne, amennyi a sorszáma
looks-counts-coins = döntés a sötét érmék száma alapján: páros vesztő, páratlan nyerő
looks-first-coin = döntés az utolsó érme helyett az első alapján
looks-turns-last-alone = csak az utolsó érme megfordítva
looks-first-always-wins = egész táblán a kezdő nyer; minden alakra érvényesnek véve
looks-equal-arms = vesztő, mert az alsó sor és az első oszlop egyforma hosszú
looks-even-squares = döntés a megehető kockák száma alapján
looks-square-rule = a négyzet alakú táblák szabálya más alakon használva
looks-single-square = egyetlen kocka letörve a sarokból
looks-first-column-only = minden letörve az első oszlopon kívül
looks-fills-the-board = döntés aszerint, hány négyzet férne el, ha nem veszne el hely
looks-counts-places = döntés aszerint, hány helyre tehető most négyzet: páros vesztő, páratlan nyerő
looks-copies-always = mintha mindig lehetne középen kezdeni és utánozni
looks-near-the-middle = valahol középtájon
looks-fills-from-corner = a tábla a saroktól kitöltve
looks-blocks-that-fit = az elférő négyzetek száma
looks-always-a-draw = minden ilyen játék döntetlennek véve
looks-mover-wins = nyerő, mert ő következik
looks-other-wins = vesztő, mert a másik játékos lép utoljára
looks-takes-the-middle = a közép, bármi áll is a táblán
looks-any-two-in-line = bármely két jel egy vonalban, mellettük szabad ponttal

# nim-sum
nim-sum-prompt = **Nim-összeg.** Írd a kupacokat kettes számrendszerben egymás alá, és számold meg az egyeseket minden oszlopban! A nim-összeg a páratlan oszlopok helyi értékeinek összege.
nim-sum-sample = Például 3 ⊕ 6 esetén a 4‑es, a 2‑es és az 1‑es oszlopban rendre 1, 2, 1 egyes van: *4 + 1 = 5*.
nim-sum-count = Írjuk az egyeseket az egyesek alá, a ketteseket a kettesek alá, és számoljuk meg mindegyik oszlopot.
nim-sum-odd-columns = Adjuk össze a páratlan oszlopok helyi értékeit: { $sum }.
nim-sum-one-odd-column = Csak @a { $place }@s oszlop páratlan, ezért a nim-összeg { $place }.
nim-sum-no-odd-column = Egyetlen oszlop sem páratlan, ezért a nim-összeg 0.
looks-adds = a kupacok átvitellel összeadva
looks-left-aligned = a kettes számrendszerbeli jegyek balra igazítva
looks-any-one-counts = egy oszlop már akkor beszámítva, ha van benne egyes
looks-odd-as-even = páratlan és páros oszlopok felcserélve
refuted-column-odd = @a { $place }@s oszlopban { $count } egyes van, páratlan sok, ezért @a { $place } beletartozik az összegbe
refuted-column-even = { $count ->
    [0] egyik kupacnak sincs egyese @a { $place }@s oszlopban
   *[other] @a { $place }@s oszlopban { $count } egyes van, páros sok
}, ezért @a { $place } nem tartozik bele az összegbe

# complete-trio
complete-trio-prompt = Melyik harmadik kupaccal veszít a soron következő játékos?
complete-trio-sample = Például 4 és 4 mellé ezt írnád: *0*.
beside-third = { $pair } és egy harmadik kupac
complete-trio-answer = A harmadik kupacban { $third } kavics van: { $trio }.
complete-trio-columns = Írjuk fel mindkét kupacot kettes számrendszerben. A harmadik kupacnak minden oszlopot párossá kell tennie.
complete-trio-fill = Tehát pontosan a páratlan oszlopokban van egyese: { $sum }.
complete-trio-only = Csak @a { $third } lehet, más szám nem: ha két állás csak a harmadik kupacban különbözik, egy lépés vezet a nagyobból a kisebbe, márpedig vesztő állásból nem vezet lépés vesztő állásba.
looks-adds-heaps = a két kupac összeadva
looks-difference = a két kupac különbsége
looks-next-number = eggyel több, mint a nagyobb kupac
looks-equal-to-larger = a nagyobb kupac utánozva, mint két kupac esetén

# mex
mex-prompt = **Mex.** Néhány szám mexe a 0, 1, 2, … számok közül a legkisebb, amelyik hiányzik. Keresd meg!
mex-sample = Például a 0, 1, 5 számok esetén ezt írnád: *2*.
mex-answer = A mex { $value }.
mex-look-from-zero = Keressük a 0‑t, aztán az 1‑et, és így tovább.
mex-zero-is-missing = Mindjárt a 0 hiányzik, ezért a mex 0.
mex-found = { $count ->
    [one] Szerepel: { $found }; hiányzik: { $value }.
   *[other] Szerepelnek: { $found }; hiányzik: { $value }.
}
looks-counts-from-one = számolás 0 helyett 1‑től
looks-one-more-than-largest = eggyel több, mint a legnagyobb szám
looks-gap-above-least = az első hézag a felsorolás legkisebb száma fölött
looks-how-many = a felsorolt különböző számok száma
refuted-is-in-list = @a { $number } szerepel a felsorolásban
refuted-smaller-missing = @a { $smaller } kisebb, és hiányzik

# grundy-value
grundy-value-prompt = A *g*(*n*) Grundy-szám a 0, 1, 2, … számok közül a legkisebb, amelyet értékként *n*‑ből egyetlen lépés sem ér el. Keresd meg!
grundy-row = Induljunk ki abból, hogy *g*(0) = 0, és töltsük ki sorban az értékeket.
grundy-period = { $from }@tól kezdve az értékek ismétlődnek; a periódus { $period }, ezért { $equal }.
grundy-no-move = { $heap }@ból nincs lépés. Így egyetlen érték sem érhető el, és a legkisebb hiányzó szám a 0.
grundy-options = { $heap }@ból a lépések ezeket az értékeket érik el: { $values }; a legkisebb hiányzó szám { $value }.
grundy-position-prompt = Egy állás Grundy-száma a 0, 1, 2, … számok közül a legkisebb, amely egyetlen, egy lépésben elérhető állásnak sem értéke. Keresd meg!
grundy-position-answer = A Grundy-szám { $value }.
grundy-position-options = A lépések ezeket az értékeket érik el: { $values }; a legkisebb hiányzó szám { $value }.
grundy-position-no-move = Nincs lépés. Így egyetlen érték sem érhető el, és a legkisebb hiányzó szám a 0.
values-by-table = Az értékeket sorban kitöltve ez adódik: { $values }.
values-repeat = { $from }@tól kezdve az értékek ismétlődnek; a periódus { $period }.
values-sum = Több rész együtt annyit ér, amennyi az értékek nim-összege: { $sum }.
values-lost = Az érték 0. Minden lépés más értéket hagy, amelyet a másik játékos visszavihet 0‑ra: a soron következő játékos veszít.
values-after = { $move }. Ekkor { $sum }.
values-moves-lost = Egyetlen lépés sem éri el a 0 értéket, és bármely más értékről a másik játékos újra elérheti: a soron következő játékos veszít.
values-moves-won = Az nyer, aki 0 értéket hagy, mert 0‑ról nem vezet lépés 0‑ra, bármely más értékről viszont igen. A lépések és értékeik:
options-caption = A lépések { $heap }@ból, és az elért értékek
options-left = marad
options-values = értékek
options-value = érték
options-together = együtt
grundy-derived = Részletesen: mit hagynak a lépések, mindegyik mellett az értékkel, aztán az elért értékek és a legkisebb hiányzó szám.
derivation-caption = A lépések 0‑tól { $heap }‑ig, és az elért értékek
derivation-moves = egy lépés ezt hagyja, mellette az értéke
derivation-reached = elért
derivation-missing = hiányzik
derivation-none = nincs lépés
reached-caption = A lépésekkel elért értékek
reached-value = érték
reached-moves = ezek érik el
reached-one-move = például ez éri el
values-won = Az érték nem 0, ezért egy lépés 0‑vá teheti, és akkor a másik játékos veszít.
value-empty-heap = Az üres kupac értéke 0.
dim-values = A Dim-játékban egy kupac értéke eggyel több, mint ahányszor felezhető.
dim-why = Miért: az egész kupac elvehető, ez a 0‑t éri el. Ha egy osztó kevesebbszer felezhető, mint a kupac, akkor olyan kupacot hagy, amely annyiszor felezhető, ahányszor az osztó, így minden kisebb érték elérhető. Ha egy osztó ugyanannyiszor felezhető, akkor semmit sem hagy, vagy többször felezhető kupacot. Magának a kupacnak az értéke sohasem érhető el.
dim-value = { $twos ->
    [0] @A { $heap } páratlan
    [one] @A { $heap } egyszer felezhető
    [2] @A { $heap } kétszer felezhető
    [3] @A { $heap } háromszor felezhető
    [4] @A { $heap } négyszer felezhető
   *[other] @A { $heap } felezhető, mégpedig { $twos }@szor
}: értéke { $value }.
rim-values = A Rim-játékban a páros kupacok értéke 0, az 1‑es kupacé 1. Minden más páratlan kupac esetén a legkisebb prímosztó számít: 3‑ra 2, 5‑re 3, 7‑re 4, és így tovább, prímről prímre.
rim-why = Miért: ami marad, relatív prím a kupachoz. Így a legkisebb prímosztója sohasem egyezik meg a kupacéval, de minden kisebb prím maradhat, és az 1 meg páros szám is: minden kisebb érték elérhető, a kupac értéke nem. Páros kupacból csak páratlan kupac érhető el.
rim-one = Az 1‑es kupac értéke 1.
rim-even = @A { $heap } páros: értéke 0.
rim-prime = @A { $heap } prím, ezért értéke { $value }.
rim-composite = { $product }; a legkisebb prímosztó { $factor }, ezért az érték { $value }.
coins-turtles = A Turning Turtles játékban egy sötét érme annyit ér, amennyi a sorszáma: ha megfordítjuk, vagy nem marad sötét érme, vagy helyette egy előtte álló lesz sötét, és az ezek értékei közül hiányzó legkisebb szám éppen a sorszáma.
coins-mock-turtles = A Mock Turtles játékban a sötét érmék balról ennyit érnek: 1, 2, 4, 7, 8, 11, 13, 14, … (azok a számok, amelyeknek kettes számrendszerbeli alakjában páratlan sok egyes van). Mindegyik a legkisebb olyan szám, amely nem 0, nem egy előtte álló érme értéke, és nem is két ilyen érték nim-összege.
coins-ruler = A Ruler játékban egy sötét érme annyit ér, mint 2 legnagyobb olyan hatványa, amely osztója a sorszámának: 1, 2, 1, 4, 1, 2, 1, 8, … Ez a legkisebb olyan szám, amely nem 0, és nem is a közvetlenül az érme előtt álló egy vagy több érme értékeinek nim-összege.
coins-black = { $count ->
    [one] Csak @a { $coins }. érme sötét. Értéke: { $values }.
   *[other] Sötét érmék: { $coins }. Értékeik: { $values }.
}
coins-lost = Az érték 0: a soron következő játékos veszít.
coins-won = Az érték nem 0, ezért egy lépés 0‑vá teheti, és akkor a másik játékos veszít.
coins-after = { $move }. Ekkor a sötét érmék: { $coins }, és { $sum }.
coins-after-none = { $move }. Ekkor egy érme sem sötét.
coins-last-black = Minden lépés megfordítja az utolsó érmét. Ez most sötét, a végén világos, ezért a hátralevő lépések száma páratlan, akárhogyan játszanak: az utolsót a soron következő játékos teszi meg.
coins-last-white = Minden lépés megfordítja az utolsó érmét. Ez most is, a végén is világos, ezért a hátralevő lépések száma páros, akárhogyan játszanak: az utolsót a másik játékos teszi meg.
queen-from-corner = Jelöljük meg a táblát a saroktól kifelé: egy mező akkor vesztő, ha egyetlen lépés sem vezet róla vesztő mezőre.
queen-lost-squares = A saroktól idáig ezek a mezők vesztők, tükörképeikkel együtt: { $squares }.
queen-is-lost = { $square } ezek egyike. Minden lépés elhagyja őket, és bármely más mezőről elérhető valamelyikük: a soron következő játékos veszít.
queen-reaches = { $move }; ez a mező ezek egyike.
queen-no-other = Más nyerő lépés nincs: ezek és tükörképeik közül a királynő egy másikat sem érhet el.
queen-golden-lost = A vesztő párok azok, amelyeknek kisebb száma kφ lefelé kerekítve, ahol k a különbségük, és φ = 1,618… az aranymetszés aránya (Wythoff). Itt k = { $difference }, tehát a kisebb szám { $lost } volna, és csakugyan { $smaller }: a soron következő játékos veszít.
queen-golden-won = A vesztő párok azok, amelyeknek kisebb száma kφ lefelé kerekítve, ahol k a különbségük, és φ = 1,618… az aranymetszés aránya (Wythoff). Itt k = { $difference }, tehát a kisebb szám { $lost } volna, de valójában { $smaller }: valamelyik lépés ilyen párhoz vezet.
fibonacci-after = { $move }. Ekkor a legkisebb tag { $part }, és csak { $most } kavics vehető el.
fibonacci-takes-all = { $move }, és az utolsó kavics is megvan.
fibonacci-why = Miért: a következő nagyobb tag több mint kétszer akkora, mint a legkisebb. Ezért aki elveszi a legkisebb tagot, olyan legkisebb tagot hagy, amely nem vehető el; aki pedig nem veheti el, olyat hagy, amely elvehető.
fibonacci-rule = Írjuk fel a kupacot az 1, 2, 3, 5, 8, 13, … Fibonacci-számok összegeként úgy, hogy semelyik kettő ne legyen szomszédos. Az állás pontosan akkor nyerő, ha a legkisebb tag elvehető.
fibonacci-sum = { $sum }.
fibonacci-is-one = @A { $heap } maga is Fibonacci-szám.
fibonacci-may = A legkisebb tag { $part }, és { $most } kavics vehető el: a soron következő játékos nyer.
fibonacci-may-not = A legkisebb tag { $part }, és csak { $most } kavics vehető el: a soron következő játékos veszít.
chomp-from-poison = Itt nem ismerünk rövid érvelést. Jelöljük meg a táblákat a mérgezett kockától felfelé: egy tábla akkor vesztő, ha egyetlen törés sem hagy belőle vesztő táblát.
chomp-lost-boards = Ezek a táblák vesztők (oszlopaik magasságával megadva): { $boards }.
chomp-is-lost = { $columns } ezek egyike: a soron következő játékos veszít.
chomp-reaches-lost = { $move }. Ekkor ez marad: { $columns }, ezek egyike.
chomp-whole = Legalább két kockából álló egész táblán mindig a kezdő nyer: ha veszítene, amikor csak a sarokkockát töri le, az erre adott nyerő választ mindjárt ő is megtehette volna (stratégialopás). De ez nem mondja meg, melyik töréssel.
squares-after = { $move }. Ekkor { $why }.
squares-strip = Két vagy három sor esetén minden négyzet két szomszédos oszlopot használ el. Ez a Dawson-féle Kayles egy { $long } bábuból álló sorral, amelynek értéke { $value }.
squares-five = Öt sor esetén a másik játékosnak mindig van válasza: ugyanazokban az oszlopokban, két hellyel odébb, a négyzet négy lehetséges helyét körben számolva. Ezután ezekben az oszlopokban és mellettük semmi sem marad.
squares-try-all = Itt nem ismerünk rövid szabályt: próbáljunk ki minden négyzetet és a rá adott válaszokat. A tábla olyan szabad részei, amelyeket egy négyzet sem köthet össze, egyenként vizsgálhatók.
lines-forces = Ezután minden válasz veszít: { $move }.
values-caption = A *g*(0), …, *g*({ $last }) Grundy-számok
looks-remainder-of-largest = @a { $most }@val való osztás maradéka
looks-number-of-moves = ahány állást egy lépés hagyhat
looks-only-won-or-lost = 1 minden olyan állásra, amely nem vesztő
refuted-move-has-value = @a { $value } értéket éri el ez a lépés – { $move }

# reduction-trace, reduction-failure
reduction-trace-prompt = **Báron redukciója.** Ha az összeg páratlan, megállunk: nem vesztő. Ha két szám páratlan, mindkettőből levonunk 1‑et, aztán mindhármat felezzük. 0‑nál megállunk: vesztő, ha a másik kettő egyenlő.
reduction-sample = Például (6, 9, 15) után, amelynek összege 30, ez jön: *(3, 4, 7)*.
reduction-rules = **Báron redukciója.** Ha egy sor összege páratlan, vagy egyik száma 0, megállunk. Ha két szám páratlan, mindkettőből levonunk 1‑et, aztán mindhármat felezzük.
reduction-choice-trio = vesztő
reduction-choice-not = nem vesztő: { $blank }. sor
reduction-how-to-read = A páratlan számok meg vannak jelölve. Kettes számrendszerben minden sor az előző sor az utolsó jegyek nélkül.
reduction-odd-marked = A páratlan számok meg vannak jelölve.
reduction-is-trio = Vesztő trió: @a { $line }. sor { $trio }.
reduction-odd-sum = Nem vesztő trió: @a { $line }. sorban { $trio } összege páratlan.
reduction-unequal-pair = Nem vesztő trió: @a { $line }. sor { $trio }: egy 0, és a másik kettő különbözik.
reduction-may-stop-trio = @A { $line }. sor elég: az 1 mellett egy páros szám és a rákövetkező áll, és minden ilyen trió vesztő.
reduction-may-stop-not = @A { $line }. sor elég: ha egy vesztő trió legkisebb száma 1, mellette egy páros szám és a rákövetkező áll; ebben a sorban nem ez a helyzet.
reduction-must-stop = @A { $line }. sor után nem jön több sor, mert az összege páratlan.
looks-subtracts-from-all = 1 levonva mindhárom számból
looks-halves-even-only = csak a páros számok felezve; a páratlanokból csak 1 levonva
looks-rounds-up = a páratlan számok felezés előtt felfelé kerekítve
looks-goes-on = továbbhaladás páratlan összeg után
refuted-line = @a { $line }. sor { $trio }
refuted-odd-sum = @a { $line }. sorban { $trio } összege páratlan, ezért a redukció ott véget ér
reduction-failure-prompt = A 0. sor maga a trió. Melyik sorban lesz az összeg páratlan?
reduction-failure-sample = Például (2, 4, 8) esetén ezt írnád: *1. sor, (1, 2, 4)*.
reduction-fails-at = @A { $line }. sorban: { $trio } összege { $sum }, páratlan.
reduction-reads-columns = A redukció sorról sorra, jobbról olvassa a kettes számrendszerbeli oszlopokat. Az első páratlan oszlop, amelyhez elér, @a { $place }@s.
reduction-lowest-odd = A 0. sor az 1‑es oszlopot olvassa, az 1. sor a 2‑es oszlopot, és így tovább, minden sor kétszer akkorát, mint az előző. Ezért azt az oszlopot @a { $line }. sor olvassa.
looks-highest-odd-column = a legkisebb páratlan oszlop helyett a legnagyobb
looks-counts-lines-from-one = 1‑től számolt sorok
looks-columns-from-left = balról számolt oszlopok
looks-line-before = az előző sor
refuted-still-even = @a { $line }. sorban { $trio } összege { $sum }, páros
refuted-odd-before = már @a { $line }. sorban páratlan az összeg: { $trio }

# greedy-scheme, leftover-pairs
greedy-prompt-scratch = **Báron trióépítője.** Alkalmazd az összes párra!
greedy-prompt-hypotenuse = **Báron trióépítője.** Alkalmazd a párokra a ferde vonalak (átfogók) mentén, egyiket a másik után: 3‑ig, aztán az első megmaradt pártól 4‑ig, és így tovább!
greedy-numbers = A számok 1‑től { $largest }‑ig
greedy-sample = Például ha a számok 1‑től 3‑ig tartanak, ezt írnád: *(1, 2, 3)*.
greedy-rules = Az első megmaradt (*a*,{ "\u00A0" }*b*) párhoz a legkisebb olyan *c* > *b* kell, amellyel (*a*,{ "\u00A0" }*c*) és (*b*,{ "\u00A0" }*c*) is megmaradt: ez egy trió, és három párja ezzel kizárt. Ha nincs ilyen *c*, átlépjük a párt. És így tovább.
greedy-order = A triókat a megtalálás sorrendjében kell felsorolni.
greedy-adds = Most a számok { $hypotenuse }‑ig, az első megmaradt pártól.
greedy-takes = { $pair } társa { $partner }: ez @a { $trio } trió. Kizárt: { $excluded }.
greedy-no-candidate = { $pair } átlépve: utána nem maradt olyan pár, amellyel közös száma van.
greedy-passed = { $pair } átlépve: { $count ->
    [one] { $partners } mellé ez kellene: { $gone }, de ez kizárt
   *[other] { $partners } mellé rendre ezek kellenének: { $gone }, de ezek kizártak
}.
greedy-passed-together = { $count ->
    [one] Nincs társa, átlépve: { $pairs }.
   *[other] Nincs társuk, átlépve: { $pairs }.
}
greedy-found = { $count ->
    [one] Egy trió: { $trios }.
   *[other] { $count } trió, ebben a sorrendben: { $trios }.
}
scheme-caption = A számok párjai 1‑től { $largest }‑ig, soronként
scheme-smaller = kisebb szám
scheme-pairs = párok
greedy-none-left = Nincs kimaradó pár: { $largest }‑ig a párséma teljes.
greedy-left = Kimaradó: { $pairs }.
looks-largest-third = az első társ helyett a legnagyobb harmadik szám, amely illik
looks-all-at-once = minden pár egyszerre, nem pedig átfogóról átfogóra
looks-excludes-passed-over = kihúzva olyan párok is, amelyeket csak át kellett volna lépni
looks-excludes-wrong-pair = @a { $trio } trió után @a { $wrong } pár kihúzva @a { $pair } helyett
refuted-trio = @a { $number }. trió { $trio }
refuted-no-more-trios = összesen { $count } trió van
next-trio-prompt = **Báron trióépítője.** Az eddig talált triók párjai kizártak. Melyik trió lesz a következő?
next-trio-sample = Például érintetlen háromszögön ezt írnád: *(1, 2, 3)*.
write-next-trio = A következő trió: { $trio }.
next-trio-answer = A következő trió: { $trio }.
next-trio-passed = Átlépve, mert nem illik hozzá harmadik szám: { $pairs }.
next-trio-first = Az első megmaradt pár, amely illik, @a { $pair }, első társa pedig @a { $partner }.
next-trio-unfit = { $count ->
    [one] { $partners } is megmaradt, de nem illik: { $gone } kizárt.
   *[other] Ezek is megmaradtak, de nem illenek: { $partners }, mert kizártak: { $gone }.
}
looks-ignores-third-pair = a három pár közül kettő megvizsgálva, a harmadik nem
looks-one-too-far = olyan pár átlépve, amely még illik
looks-last-again = még egyszer az utolsó trió
refuted-first-pair = @a { $pair } pár előbb jön, és illik hozzá @a { $third }
refuted-pair-gone = @a { $pair } pár kizárt
refuted-earlier-partner = @a { $third } is illik, és előbb jön, mint @a { $later }
leftover-prompt = **Báron trióépítője.** Alkalmazd az összes párra!
leftover-sample = Például az 1 és a 2 esetén ezt írnád: *(1, 2)*.
leftover-question = Mely párok maradnak ki a végén?
leftover-none = Nincs kimaradó pár: { $largest }‑ig a párséma teljes.
leftover-are = { $count } pár marad ki: { $pairs }.
leftover-trios = A trióépítő { $count ->
    [0] egy triót sem talál.
    [one] egy triót talál: { $trios }.
   *[other] { $count } triót talál: { $trios }.
}
leftover-struck = Húzzuk ki minden trió három párját.
looks-sum-one-more = a párok, amelyeknek összege { $sum }; ez a szabály csak közvetlenül a teljes párséma előtt igaz
looks-last-hypotenuse = az egész utolsó átfogó
looks-divisible-so-complete = semmi, mert a párok száma osztható 3‑mal
refuted-pair-is-left = { $pair } kimarad: harmadik száma { $third }, és ez nagyobb, mint { $largest }
refuted-pair-is-used = { $pair } benne van @a { $trio } trióban

# next-value
next-value-prompt = A *g*(*n*) Grundy-szám a 0, 1, 2, … számok közül a legkisebb, amelyet értékként *n*‑ből egyetlen lépés sem ér el. Keresd meg a hiányzó értéket!
next-value-split-prompt = A *g*(*n*) Grundy-szám a 0, 1, 2, … számok közül a legkisebb, amelyet értékként *n*‑ből egyetlen lépés sem ér el; ami kétfelé esik, annyit ér, amennyi a két érték nim-összege. Keresd meg a hiányzó értéket!
next-value-sample = Például ha 100‑ból a lépések a 0, az 1 és a 4 értéket érnék el, ezt írnád: *g(100) = 2*.
next-value-leaves = marad
next-value-value = érték
next-value-caption = Amit { $heap }@ból egy lépés hagyhat, és az értéke
next-value-moves = Amit { $heap }@ból egy lépés hagyhat, és ennek az értéke:
next-value-split = Ami kétfelé esik, annyit ér, amennyi a két érték nim-összege. Például { $left } értéke { $sum }.
looks-adds-split = a két érték közönségesen összeadva
looks-one-more-than-reached = eggyel több, mint a legnagyobb elért érték
refuted-move-leaves = egy lépés ezt hagyja: { $left }, és ennek értéke { $value }

# period
period-rules = **Periódus.** Egy lépésben annyi kavicsot kell elvenni, amennyi az adott számok egyike. Ha *m* a legnagyobb közülük, a Grundy-számok örökké ismétlődnek, mihelyt *m* egymás utáni érték újra megjelenik.
period-prompt = Keresd meg a legrövidebb periódust, a kezdetét, és az utolsó kupacot, amelynek értéke még kell ahhoz, hogy ezt biztosan tudjuk!
period-sample = Például ha 1 vagy 2 kavics vehető el, és az értékek 0, 1, 2, 0, 1, …, ezt írnád: *periódus 3, kezdete 0; g(4) kell*.
period-takes = Egy lépésben ennyi kavics vehető el: { $numbers }.
write-period = A periódus { $length }, kezdete { $from }; kell hozzá *g*({ $last }).
period-shown = periódus { $length }, { $from }@tól; *g*({ $last })
period-answer = A periódus { $length }, { $from }@tól kezdve; az értékek *g*({ $last })‑ig kellenek.
period-again = @A { $most } egymás utáni érték *g*({ $first }), …, *g*({ $last }) rendre { $values }, és ugyanezek *g*({ $first-again }), …, *g*({ $last-again }).
period-for-ever = Egy lépésben legfeljebb { $most } kavics vehető el, ezért minden érték következik az előtte álló { $most } értékből. Mihelyt { $most } egymás utáni érték újra megjelenik, minden utánuk következő is ismétlődik: onnantól *g*(*n* + { $length }) = *g*(*n*).
period-not-earlier = Korábban nem érvényes: *g*({ $before }) = { $value }, de *g*({ $later }) = { $other }.
period-not-shorter = Rövidebb periódus nincs. Az csak @a { $length } osztója lehetne, tehát { $count ->
    [one] { $parts } is periódus volna
   *[other] ezek egyike is periódus volna: { $parts }
}; de { $refuted }.
looks-from-the-start = a periódus 0‑tól kezdve érvényesnek véve
looks-one-more-than-take = eggyel több, mint a legnagyobb elvehető szám, mintha addig minden elvehető volna
looks-two-periods-needed = két egész periódus, mintha a másodikat is végig látni kellene
refuted-other-values-needed = elég, ha { $most } egymás utáni érték újra megjelenik, és ezek közül *g*({ $last }) az utolsó
looks-sum-of-takes = az elvehető számok összeadva
looks-two-periods = két periódus egynek véve
refuted-not-equal = *g*({ $heap }) = { $value }, de *g*({ $later }) = { $other }
refuted-shorter-period = az értékek már { $length } kupaconként ismétlődnek
route-window = a legrövidebb távolság, amelynél elég sok újraszámolt érték egyezik

# zeckendorf
zeckendorf-rules = **Fibonacci-összegek.** A Fibonacci-számok: 1, 2, 3, 5, 8, …; mindegyik az előtte álló kettő összege.
zeckendorf-prompt = Írd fel a számot különböző Fibonacci-számok összegeként úgy, hogy semelyik kettő ne legyen szomszédos ebben a felsorolásban!
zeckendorf-sample = Például 4 esetén ezt írnád: *3 + 1*.
write-sum = { $number } = { $blank }
zeckendorf-list = A beleférő Fibonacci-számok: { $numbers }.
zeckendorf-take = @A { $rest }@ba beleférő legnagyobb @a { $part }; marad: { $left }.
zeckendorf-last = @A { $part } maga is Fibonacci-szám.
zeckendorf-no-neighbours = Ha mindig a legnagyobbat vesszük, sohasem lesznek szomszédok: ha a következő kisebb is beleférne, akkor összegük, egy nagyobb Fibonacci-szám, már előbb belefért volna. Nincs is más szomszédok nélküli választás, amelynek ez az összege (Zeckendorf).
looks-neighbours = két szomszéd az összegben
looks-one-twice = az 1 kétszer használva
looks-powers-of-two = 2 hatványai Fibonacci-számok helyett
refuted-are-neighbours = @a { $larger } és @a { $smaller } szomszédok; összegük { $sum }
refuted-same-twice = @a { $larger } kétszer szerepel; ez együtt { $sum }
refuted-no-fibonacci = @a { $number } nem Fibonacci-szám
route-largest-first = mindig a legnagyobb beleférő Fibonacci-szám
route-every-choice = Fibonacci-számok minden szomszédok nélküli kiválasztása

# fibonacci-limit
fibonacci-limit-prompt = A játék már elkezdődött. Legalább hány kavics elvételét kell megengedni a soron következő játékosnak, hogy nyerjen?
fibonacci-limit-sample = Például ha 4 kavics maradt, ezt írnád: *1*; ha ezt elveszed, a másik játékos 1 vagy 2 kavicsot vehet el 3‑ból.
write-limit = { $heap } kavics maradt. Legalább ennyit kell megengedni: { $blank }.
fibonacci-limit-answer = { $heap } kavicsból legalább { $least } kavics elvételét kell megengedni.
fibonacci-limit-take = Ha { $least } kavics elvehető, vegyük el. Ekkor { $left } marad, és a másik játékos legfeljebb { $twice } kavicsot vehet el, kevesebbet, mint a legkisebb tag, @a { $next }.
fibonacci-limit-whole = Mind @a { $heap } kavics elvétele azonnal nyer.
fibonacci-limit-less = Ha csak { $less } kavics vehető el, tehát kevesebb, mint a legkisebb tag, @a { $least }, akkor a soron következő játékos veszít.
looks-largest-part = a legnagyobb tag a legkisebb helyett
looks-second-smallest-part = a második legkisebb tag
looks-remainder-of-three = ami 3 többszörösén felül van, mintha mindig legfeljebb kettőt lehetne elvenni
looks-a-third = a kupac harmadánál kevesebb, hogy a másik játékos ne vehesse el a többit
looks-whole-heap = az egész kupac
refuted-too-few = ha legfeljebb { $most } kavics vehető el, a soron következő játékos veszít, mert { $why }
refuted-fewer-do = { $least } is elég: ezt elvéve { $left } marad
route-search-limit = a kimenetel 1, 2, 3, … elvehető kaviccsal, a végétől visszafelé

# label-board, wrong-square
board-steps-rules = **Egy kavics a táblán.** Egy lépés balra vagy lefelé viszi a kavicsot, a megadott távolságok egyikével.
board-steps = Balra { $left }, lefelé { $down } mező.
label-board-prompt = Egy mező neve a bal alsó saroktól mért két távolsága, előbb vízszintesen, aztán felfelé. Jelölj P‑vel minden olyan mezőt, amelyről a soron következő játékos veszít!
label-board-prompt-queen = Jelölj P‑vel minden olyan mezőt, amelyről a soron következő játékos veszít!
label-board-sample = Például ha balra 1 vagy lefelé 1 a lépés, (1, 1)‑ig ezek a vesztő mezők: *(0, 0), (1, 1)*.
label-board-sample-queen = Például az (1, 1)‑ig terjedő mezők közül csak egy vesztő: *(0, 0)*.
label-board-answer = Vesztő mezők: { $squares }.
label-board-fill = Kezdjük a saroknál, és haladjunk kifelé. Egy mezőre N kerül, ha valamelyik lépés P‑re vezet róla, és P, ha egyik sem.
label-board-won = Így @a { $square } mezőre N kerül: egy lépés ide vezet: { $to }, ahol P áll.
label-board-lost = @A { $square } mezőre pedig P kerül: { $count ->
    [one] egyetlen lépése ide vezet: { $reached }, ahol N áll
   *[other] lépései ide vezetnek: { $reached }, ahol mindenütt N áll
}.
label-board-values = Ellenőrzés: ha csak balra lehet lépni, az oszlopok Grundy-számai: { $left }; ha csak lefelé, a soroké: { $down }. Egy mező pontosan akkor vesztő, ha a két értéke egyenlő.
looks-only-ends = csak azok a mezők, amelyekről nincs lépés
looks-diagonal = az átló, ahol a két távolság egyenlő
looks-doubled = mezők, amelyeknek egyik távolsága a másik kétszerese
looks-both-even = mezők két páros távolsággal
refuted-reaches-lost = { $square } nyerő: egy lépés ide vezet: { $to }, és ez vesztő
refuted-lost-missing = { $square } hiányzik: egyetlen lépés sem vezet róla vesztő mezőre
route-equal-values = egyenlő Grundy-számok a két irányban
wrong-square-prompt = P‑nek ott kell állnia, ahol a soron következő játékos veszít, N‑nek ott, ahol nyer. Egy betű rossz: nevezd meg a mezőjét a bal alsó saroktól mért két távolságával, előbb vízszintesen, aztán felfelé!
wrong-square-prompt-queen = P‑nek ott kell állnia, ahol a soron következő játékos veszít, N‑nek ott, ahol nyer. Egy betű rossz: nevezd meg a mezőjét!
wrong-square-sample = Például ha a sarokban N állna, ezt írnád: *(0, 0)*.
write-wrong-square = A rossz betű helye: { $square }.
wrong-square-answer = A rossz betű helye: { $square }.
wrong-square-look = Ellenőrizzük a betűket a saroktól kifelé: P‑ről nem vezet lépés P‑re, N‑ről viszont igen. Az első betű, amely megsérti ezt a szabályt, rossz, mert azok a betűk, amelyektől függ, mind jók.
wrong-square-is-n = @A { $square } mezőn N kellene: egy lépés ide vezet: { $to }, ahol P áll.
wrong-square-is-p = @A { $square } mezőn P kellene: { $count ->
    [0] nincs róla lépés
    [one] egyetlen lépése ide vezet: { $reached }, ahol N áll
   *[other] lépései ide vezetnek: { $reached }, ahol mindenütt N áll
}.
wrong-square-misleads = { $count ->
    [one] @A { $other } mező betűje sem illik az előzőkhöz, de csak a rossz betű miatt, amely itt áll: { $square }.
   *[other] Még { $count } betű nem illik az előzőkhöz, például @a { $other } mezőé, de csak a rossz betű miatt, amely itt áll: { $square }.
}
wrong-square-mended = Ezt a betűt kicserélve minden betű illik.
looks-misled-square = olyan mező, amelynek betűje csak a rossz betű miatt nem illik
looks-swapped-distances = előbb felfelé, aztán vízszintesen
looks-distances-from-one = 1‑től számolt távolságok
refuted-letter-n = itt jó az N: { $square }, mert egy lépés ide vezet: { $to }, és ez vesztő
refuted-letter-p = itt jó a P: { $square }, mert egyetlen lépés sem vezet róla vesztő mezőre
route-turn-each-letter = a betűk egyenként kicserélve, míg végül mind illik

# which-heap
which-heap-ridinim-rules = **Ridinim-játék.** Egy lépésben egy kupacból kell elvenni: a Rim-kupacból hozzá relatív prím számú kavicsot, a Dim-kupacból annyit, amennyi osztója a kupacnak, a Nim-kupacból akármennyit.
which-heap-kayles-rules = **Három játék egyszerre.** Egy lépésben egy bábut vagy két szomszédosat kell ledönteni az 1. részben, vagy 1, 2 vagy 3 kavicsot elvenni a 2. részből, vagy akármennyit a 3. részből.
which-heap-prompt = A három rész közül csak egyben van nyerő lépés. Melyikben, és mennyi legyen ennek a résznek a Grundy-száma a lépés után?
which-heap-sample = Például ha a második kivételével minden rész üres volna, ezt írnád: *2. rész, értéke 0*.
write-part-and-value = { $part }. rész; értéke a lépés után { $value }.
which-heap-shown = { $part }. rész, érték { $value }
which-heap-answer = A nyerő lépés @a { $part }. részben van: ennek értéke { $from }@ról { $to }@ra változik.
which-heap-value = @A { $part }. rész ({ $game }, { $heaps }) értéke { $value }: lépései ezeket az értékeket érik el: { $reached }, és a legkisebb hiányzó szám { $value }.
which-heap-can = Hogy a nim-összeg 0 legyen, @a { $part }. rész értékének { $from }@ról { $to }@ra kell változnia. Ez lehetséges: { $move }.
which-heap-cannot = @A { $part }. rész értékének { $from }@ról { $to }@ra kellene változnia, de ezt egyetlen lépése sem éri el.
looks-largest-heap = a legnagyobb számú rész, mert az látszik a legfontosabbnak
looks-largest-value = a legnagyobb értékű rész
looks-leaves-the-sum = a nim-összeg marad, nem pedig az, ami 0‑vá teszi
looks-clears-it = a rész értéke 0‑vá téve, bármennyit érnek is a többiek
refuted-sum-not-zero = ekkor az értékek nim-összege { $sum }, nem pedig 0
refuted-value-not-reached = @a { $part }. részben a lépések csak ezeket az értékeket érik el: { $reached }
route-sum-of-values = a részek értékeinek nim-összege
route-search-and-balance = minden nyerő lépés kereséssel, és az a Nim-kupac, amely kiegyenlíti, ami marad

# coin-heaps
coin-heaps-prompt = Minden sötét érme annyit ér, mint egy Nim-kupac. Írd le balról a sötét érmék értékét és a nim-összegüket!
coin-heaps-sample = Például ha csak a bal szélső érme volna sötét, ezt írnád: *1; nim-összeg 1*.
write-coin-values = Értékek: { $values }; nim‑összeg: { $sum }
coin-heaps-shown = { $values }; nim-összeg { $sum }
coin-heaps-answer = A sötét érmék értéke: { $values }; a nim-összeg { $sum }.
refuted-coin-beside = @a { $coin }. érmének egyedül, egy { $heap }@s Nim-kupac mellett vesztőnek kellene lennie, de { $why }
refuted-row-beside = a sornak egy { $heap }@s Nim-kupac mellett vesztőnek kellene lennie, de { $why }
route-nim-heap-beside-coin = az a Nim-kupac, amely az egyes érmék mellett és a sor mellett vesztő állást ad

# losing-set
losing-set-rules = **Kivonó játék.** Egy kupac van. Egy lépésben annyi kavicsot kell elvenni, amennyi az adott számok egyike.
losing-set-prompt = Mely kupacok vesztők? A válasz minden nagyságú kupacra szóljon: add meg, milyen maradékot adnak a vesztő kupacok egy alkalmas, a lehető legkisebb számmal osztva!
losing-set-sample = Például ha 1 vagy 2 kavics vehető el, ezt írnád: *maradék: 0; osztó: 3*.
write-remainders = Maradék: { $remainders }; osztó: { $modulus }
losing-set-answer = Azok a kupacok vesztők, amelyeknek { $modulus }@val osztva ez a maradéka: { $remainders }.
losing-set-remainder = maradék
losing-set-take = elvéve
losing-set-leaves = marad
losing-set-caption = Egy-egy elvétel, amely a többi maradékból vesztő maradékhoz vezet, { $modulus }@val osztva
losing-set-first = Egyenként eldöntve 0‑tól { $last }‑ig ezek a vesztő kupacok: { $heaps }.
losing-set-from-lost = Úgy látszik tehát, hogy { $modulus }@val osztva ezek a vesztő maradékok: { $remainders }. Belőlük egyetlen elvétel sem vezet közéjük: { $moves }.
losing-set-to-lost = Minden más maradékból vezet elvétel közéjük:
losing-set-small = Minden maradékot megvizsgáltunk, ezért ez { $most }@tól kezdve minden kupacra igaz, mert ott minden elvétel lehetséges; a kisebb kupacokat pedig egyenként döntöttük el.
looks-below-least-take = a legkisebb elvételnél kisebb kupacok mintája, a legkisebb és a legnagyobb elvétel összegével ismétlődően
looks-only-one-remainder = csak a szám többszörösei
refuted-heap-is-lost = @a { $heap }@s kupac vesztő, mert { $why }
refuted-heap-is-won = @a { $heap }@s kupac nem vesztő, mert { $why }
route-induction = az első kupacok egyenként, és teljes indukció a maradékokra

# find-rule
find-rule-rules = **Melyik szabály?** Egy kivonó játékban egy kupac van, és egy lépésben annyi kavicsot kell elvenni, amennyi egy halmaz valamelyik eleme.
find-rule-prompt = Mely halmazokkal vesztők pontosan a megadott kupacok? Jelöld be mindegyiket!
find-rule-sample = Például ha a vesztő kupacok 0, 4, 8, …, ezeket jelölnéd be: *{"{"}1, 2, 3{"}"}* és *{"{"}1, 2, 3, 5{"}"}*.
find-rule-lost = Vesztő kupacok { $last }‑ig: { $heaps }.
find-rule-answer = { $count ->
    [one] Csak ez a halmaz illik: { $sets }
   *[other] Ezek a halmazok illenek: { $sets }
}.
find-rule-how = Határozzuk meg mindegyik halmaz vesztő kupacait 0‑tól felfelé, amíg eltérés nem adódik: egy kupac akkor vesztő, ha egyetlen elvétel sem vezet vesztő kupachoz.
find-rule-fits = { $set } illik: { $last }‑ig pontosan ezek a vesztő kupacai.
find-rule-too-many = { $set } nem illik: vele @a { $heap }@s kupac is vesztő, mert egyetlen elvétel sem vezet vesztő kupachoz.
find-rule-too-few = { $set } nem illik: vele @a { $heap }@s kupac nyerő, mert { $take } kavics elvétele után { $left } marad.
looks-first-lost-heaps = minden halmaz, amely az első vesztő kupacokhoz illik, a többit nem vizsgálva
looks-one-set-only = az első illő halmaz, mintha más nem is lehetne
looks-lost-cannot-be-taken = minden halmaz, amelyben nincs vesztő kupac
looks-largest-gap = minden halmaz, amelynek legnagyobb száma elég nagy a vesztő kupacok közti legnagyobb hézaghoz
refuted-set-loses = { $set } esetén @a { $heap }@s kupac is vesztő, mert { $why }
refuted-set-wins = { $set } esetén @a { $heap }@s kupac nem vesztő, mert { $why }
refuted-set-missing = { $set } is illik: { $last }‑ig ugyanazok a vesztő kupacai
route-first-heaps = a halmazok vesztő kupacai egyenként

# big-index
big-index-rules = **Nagy szám.** A Grundy-számok egy egész periódusa adott.
big-index-prompt = Keresd meg a nagy számhoz tartozó értéket!
big-index-sample = Például ha a periódus 3, és 1‑től érvényes, akkor 10 értéke ugyanaz, mint 1 értéke, mert 10 − 1 = 9 osztható 3‑mal.
big-index-repeats = { $game }: { $from }@tól kezdve az értékek ismétlődnek; a periódus { $period }.
big-index-caption = A *g*({ $from }), …, *g*({ $last }) Grundy-számok
big-index-divide = Számoljunk a periódus kezdetétől, { $from }@tól: { $heap } − { $from } = { $difference } = { $times } · { $period } + { $rest }.
big-index-same = Ezért az érték ugyanaz, mint { $from } + { $rest } értéke: { $equal }.
looks-remainder-from-the-start = a maradék ({ $heap }) értéke, ahol a periódus még nem érvényes
looks-place-of-remainder = a maradék ({ $heap }) a táblázat elejétől számolva, a kezdet levonása nélkül
looks-one-place-off = a táblázatban egy hellyel { $heap } előtt
looks-remainder-itself = maga a maradék ({ $heap })
refuted-same-value = { $heap } és { $same } között { $times } periódus van, mindegyik { $period } hosszú, és *g*({ $same }) = { $value }
route-recomputed-period = a szabályokból újraszámolt értékek, amíg Guy és Smith feltétele nem teljesül

# chomp-column
chomp-column-prompt = A számok az oszlopok magasságai balról; az egyik rejtve van. Keresd meg azt, amellyel a soron következő játékos veszít!
chomp-column-sample = Például (?, 1) esetén ezt írnád: *2*.
write-column = A rejtett oszlopban { $blank } kocka van.
chomp-column-answer = { $height } kocka: { $columns } vesztő.
chomp-column-won = { $columns } nyerő: { $move }; ekkor ez marad: { $left }, és ez vesztő.
chomp-column-lost = { $columns } vesztő. Minden törés a bal oldali táblák egyikét hagyja, a válasz pedig a jobb oldali vesztő táblát:
chomp-column-bite = törés után
chomp-column-answered = a válasz után
chomp-column-caption = Amit { $columns } törései hagynak, és egy vesztő tábla, amelyet a válasz hagy
chomp-column-longer = Ha a rejtett oszlop magasabb volna, egy törés után ez maradhatna: { $columns }. Ezért más magassággal az állás nem vesztő.
chomp-column-longest = A rejtett oszlop nem lehet magasabb az előtte állónál. Ezért más magassággal az állás nem vesztő.
looks-one-more-than-next = eggyel több, mint a mellette levő oszlop, ahogy két oszlop esetén
looks-others-together = annyi, mint a többi oszlop együtt
looks-nim-sum-of-columns = a többi oszlop nim-összege
looks-as-long-as-next = olyan magas, mint a következő oszlop
looks-one-less-than-before = eggyel kevesebb, mint az előző oszlop, ahogy két oszlop esetén
route-search-column = az első magasság, amellyel az állás vesztő, a végétől visszafelé

# mirror-pins
mirror-pins-prompt = A bábuk balról vannak számozva; a kereszttel jelöltek már ledőltek. Középen kezdtél, és szimmetrikusan tartod a sort: válaszolj az ellenfél utolsó dobására!
mirror-pins-sample = Például 5 bábu esetén, ha az 1. bábu dőlt le, ezt írnád: *5*.
mirror-pins-now = Az ellenfél éppen ledöntötte { $count ->
    [one] @a { $pins }. bábut
   *[other] ezeket a bábukat: { $pins }
}.
write-pins = Ezt döntöm le: { $pins }
pins-shown = { $count ->
    [one] bábu: { $pins }
   *[other] bábuk: { $pins }
}
mirror-pins-answer = { $count ->
    [one] A válasz: @a { $pins }. bábu ledöntése
   *[other] A válasz: ezeknek a bábuknak a ledöntése: { $pins }
}.
mirror-pins-image = Egy bábu és a képe sorszámának összege { $sum }. Így { $count ->
    [one] @a { $hit }. bábu képe @a { $answer }. bábu
   *[other] { $hit } képe együtt { $answer }
}, itt bekarikázva.
mirror-pins-stands = Amit a válasz ledönt, az áll: az ellenfél dobása előtt a sor szimmetrikus volt, tehát egy kép csak akkor dőlhetett le, ha a bábuja is. Szomszédok képei pedig szomszédok.
mirror-pins-always = Az ellenfél egyetlen dobása sem ér át a középső résen. Ezért mindig van válasz, és az ellenfél az első, aki nem talál bábut.
looks-shifted-half = ugyanaz a hely a másik félben, de nem jobbról, hanem annak bal végétől számolva
looks-counts-from-zero = egy bábuval túl messze balra
looks-one-pin-of-two = kettő helyett csak egy bábu
looks-two-pins-for-one = egy helyett két bábu
refuted-pin-gone = @a { $pin }. bábu nem áll
refuted-no-such-pin = nincs { $pin }. bábu
refuted-pin-alone = ekkor @a { $pin }. bábu áll, a képe, @a { $image }. bábu viszont nem
route-reflection = tükrözés a sor közepére
route-only-symmetric-shot = az egyetlen dobás, amely szimmetrikusan hagyja a sort, és annak kimenetele, ami marad

# mirror-disc
rule-discs-round = Az asztal kerek, átmérője { $width }.
rule-discs-rectangle = Az asztal szélessége { $width }, mélysége { $height }.
rule-discs = **Korongok az asztalon.** Két játékos felváltva tesz le korongokat, mindegyik átmérője { $diameter }. A korongok érintkezhetnek, de nem fedhetik egymást, egyik sem lóghat túl az asztal szélén, és az veszít, aki már nem tud új korongot letenni.
mirror-disc-before = { $count ->
    [one] Egy korong van itt: { $places }.
   *[other] Korongok vannak itt: { $places }.
}
mirror-disc-prompt = Egy korong neve a középpontja, az asztal közepétől mérve. Ott kezdtél, és szimmetrikusan tartod az asztalt: válaszolj az ellenfél utolsó korongjára!
mirror-disc-now = Az ellenfél utolsó korongja itt van: { $place }.
mirror-disc-sample = Például ha az a korong itt van: (3, 1), ezt írnád: *(−3, −1)*.
write-place = A korongom helye: { $place }.
mirror-disc-answer = A korong helye: { $place }.
mirror-disc-image = Az asztal közepére tükrözve a koordináták az ellentettjükre változnak: { $place } képe { $image }.
mirror-disc-room = Van neki hely: minden koronggal együtt a képe is az asztalon van, tehát ha egy korong itt útban volna: { $image }, akkor a képe itt volna útban: { $place }, ahol az ellenfél korongja elfért. Amelyik korong pedig a saját képét fedné, a középső korongot is fedné.
mirror-disc-always = Így az ellenfél minden korongjára van válasz, és az ellenfél az első, akinek nincs helye.
looks-mirrors-one-axis = csak az egyik tengelyre tükrözve
looks-quarter-turn = félfordulat helyett negyedfordulat
looks-touches = közvetlenül az ellenfél korongja mellett
looks-swaps-coordinates = a koordináták felcserélve
refuted-without-image = ekkor @a { $place } korongnak nincs képe: @a { $image } helyen nincs korong
refuted-no-room = itt nincs hely: { $place }
route-copying = az utánzás stratégiája
route-sum-of-centres = az egyetlen hely, amellyel a középpontok összege nulla, és minden korong elfér

# find-misprint
misprint-prompt = A táblázatban pontosan egy szám sajtóhiba; bármelyik sorban lehet. Keresd meg!
misprint-sample = Például ha a sorok (2, 4, 8), (1, 2, 5), ezt írnád: *1. sor, c oszlop, 5 helyett 4 kell*.
misprint-caption = Redukció sajtóhibával
head-line = sor
misprint-answer = @A { $line }. sor { $column } oszlopában { $wrong } helyett { $right } kell.
misprint-check-each-line = Képezzünk minden sort az előzőből, és hasonlítsuk össze.
misprint-in-line = @A { $column } oszlopban @a { $before }. sorból { $half } adódik @a { $line }. sorba, de { $wrong } van odanyomtatva.
misprint-next-fits = @A { $line }. sor megerősíti: { $right }@ból keletkezik, nem pedig { $wrong }@ból.
misprint-in-first-line = Lejjebb minden sor összeillik, de @a { $column } oszlop első számából, { $wrong }@ból nem adódik { $below }. Csak { $even } és { $odd } adja ezt, és mivel a 0. sor összegének párosnak kell lennie, a jó szám{ "\u00A0" }{ $right }.
misprint-only-repair = Egyetlen más szám átírásával sem illene össze minden sor.
repair = { $line }. sor, { $column } oszlop: { $right }
residues = { $modulus }@val osztva { $remainders } a maradék
true-for-all = igaz
false-for = hamis: { $numbers }
looks-mends-line-below = az alatta levő sor igazítva a sajtóhibához
looks-mends-line-above = a fölötte levő sor igazítva a sajtóhibához
refuted-lines-do-not-fit = ekkor @a { $above }. és @a { $below }. sor nem illik össze
refuted-stops-elsewhere = ekkor a redukció más sorban állna meg

# early-stop
early-stop-prompt = **Korábbi megállás.** Báron redukciója olyan sorhoz ért, amelynek legkisebb száma 1. Döntsd el a másik két szám alapján, hogy vesztő trió‑e a három kupac!
early-stop-sample = Például (1, 2, 2) esetén ezt jelölnéd be: *nem vesztő trió*.
early-stop-choice-lost = vesztő trió
early-stop-choice-not = nem vesztő trió
early-stop-is-trio = { $trio } vesztő trió.
early-stop-is-not = { $trio } nem vesztő trió.
early-stop-odd = Az összeg { $sum }, páratlan, márpedig minden vesztő trió összege páros.
early-stop-even-and-next = Vesztő trióban az 1 mellett egy páros szám és a rákövetkező áll. @A { $b } páros, és @a { $c } a rákövetkező szám.
early-stop-odd-and-next = Vesztő trióban az 1 mellett egy páros szám és a rákövetkező áll. @A { $b } és @a { $c } egymás után következik, de a kisebbik páratlan: @a { $b } társa { $expected }.
early-stop-too-far-apart = Vesztő trióban az 1 mellett egy páros szám és a rákövetkező áll. Az összeg páros, de @a { $b } társa { $expected }, nem pedig { $c }.
early-stop-run-on-equal = Még egy sor megmutatja, miért: { $line } két egyenlő kupac, és ez vesztő.
early-stop-run-on-unequal = Még egy sor megmutatja, miért: { $line } két különböző kupac, és ez nem vesztő.
looks-any-neighbours = vesztő, mert két szám egymás után következik
looks-odd-number-first = csak akkor vesztő, ha a két szomszéd közül a kisebbik páratlan
looks-even-sum-is-enough = vesztő, mert az összeg páros
looks-one-is-enough = vesztő, mert a legkisebb szám 1
route-even-and-next = Báron szabálya: az 1 mellett egy páros szám és a rákövetkező
route-running-on = a redukció még egy lépése, egy párig

# reply-table
reply-table-prompt = Vesztő állást hagytál. A táblázat az ellenfél lépéseit mutatja. Írd le mindegyik után azt az állást, amelyet a válaszoddal hagysz; mindig csak egy nyer!
reply-table-sample = Például a (2, 2, 0) állásban, ha az ellenfél ezt hagyja: (2, 1, 0), ezt írnád: *(1, 1, 0)*.
reply-table-position = Ezt hagytad: { $position }.
reply-table-caption = Az ellenfél lépései és a válaszok
reply-table-faced = az ellenfél ezt hagyja
reply-table-reply = te ezt hagyod
reply-table-because = ez vesztő:
reply-table-nothing = semmi sem marad
reply-table-equal = két egyenlő kupac
reply-table-trio = @a { $trio } vesztő trió
reply-table-highest = Vesztő állásban minden oszlop páros. Ha @a { $heap }. kupac { $from }@ról { $to }@ra csökken, a legnagyobb oszlop, amely megváltozik, @a { $place }@s, és ebben @a { $heap }. kupacnak egyese volt. Pontosan egy másik kupacnak van ott egyese: @a { $other }. kupacnak. Csak ebből a kupacból elvéve lehet újra minden oszlop páros.
reply-table-one-each = Így minden lépésre pontosan egy válasz van: két egyenlő kupacot hagy, vagy kisebb vesztő triót.
looks-takes-as-many = egy másik kupacból annyi elvéve, amennyit az ellenfél vett el
looks-takes-the-rest = ugyanannak a kupacnak a maradéka elvéve
reply-shown = { $faced } után { $made }
refuted-reply = { $faced } után így { $made } marad, és az ellenfél nyer: { $why }
route-highest-changed-column = az egyetlen másik kupac, amelynek a legnagyobb megváltozott oszlopban egyese van

# count-trios
count-trios-prompt = **Vesztő triók.** Három különböző kupac akkor vesztő trió, ha a soron következő játékos veszít. Hány olyan vesztő trió van, amelynek egyik kupaca sem nagyobb a megadott számnál?
count-trios-sample = Például 3‑ig csak (1, 2, 3) van, és ezt írnád: *1*.
count-trios-most = Legfeljebb { $most }@s kupacok
write-count = { $blank } vesztő trió van.
count-trios-answer = { $count } olyan vesztő trió van, amelynek egyik kupaca sem nagyobb, mint { $most }.
count-trios-none-below = 1‑ig nincs trió.
count-trios-complete = { $complete }‑ig, ami eggyel kisebb 2 egyik hatványánál, @a { $pairs } pár mindegyike pontosan egy vesztő trióban van. Egy trió három párt használ fel, ezért { $pairs } : 3 = { $count } vesztő trió van.
count-trios-by-largest = { $power }@tól kezdve számoljunk a legnagyobb kupac szerint. @A { $power }@s oszlopnak párosnak kell lennie, ezért a középső kupac is legalább { $power }, és ez meghatározza a legkisebbet. Így @a { $power } egyetlen vesztő triónak sem legnagyobb kupaca, @a { $next } egynek, és így tovább.
count-trios-largest-is = Ha a legnagyobb kupac { $largest }, akkor { $count } ilyen van: { $trios }{ $more ->
    [0] .
   *[other] , és így tovább.
}
count-trios-sum = A legnagyobb kupacok { $power }@tól { $most }‑ig együtt ennyit adnak: { $sum } = { $above }, és { $below } + { $above } = { $all }.
looks-pairs-by-three = @a { $pairs } pár osztva 3‑mal, mintha minden pár benne volna egy trióban
looks-counts-power = minden legnagyobb kupacra eggyel több trió, mintha 2 hatványa maga is legnagyobb kupac volna
looks-only-complete = csak azok a triók, amelyeknek mindegyik kupaca kisebb a legnagyobb kettőhatványnál
looks-all-threes = három különböző kupac összes lehetséges kiválasztása
looks-only-largest = csak azok a triók, amelyekben benne van a legnagyobb szám
refuted-power-has-none = @a { $power } egyetlen vesztő triónak sem legnagyobb kupaca: oszlopában csak egy egyes volna
refuted-not-lost-trio = { $trio } nem vesztő trió
refuted-trio-missing = { $trio } hiányzik
route-by-largest = számlálás a legnagyobb kupac szerint
route-builder-list = a trióépítő triólistája

# both-plays
both-plays-prompt = Ugyanaz a lépés két játékban is megtehető: az egyikben az utolsó kavics nyer, a másikban veszít. Jelöld be azokat a játékokat, amelyekben a lépés nyer! Lehet, hogy egyikben sem.
both-plays-sample = Például a (2, 1) állásban az „1 kavics elvétele az 1. kupacból” lépéshez ezt jelölnéd be: *az utolsó kavics nyer*.
both-plays-move = A lépés: { $move }
both-plays-normal = az utolsó kavics nyer
both-plays-misere = az utolsó kavics veszít
both-plays-wins-both = A lépés mindkét játékban nyer.
both-plays-wins-normal = A lépés csak akkor nyer, ha az utolsó kavics nyer.
both-plays-wins-misere = A lépés csak akkor nyer, ha az utolsó kavics veszít.
both-plays-wins-none = A lépés egyik játékban sem nyer.
both-plays-leaves = A lépés ezt hagyja: { $position }.
both-plays-ones-even = Csak { $ones } egykavicsos kupac marad, és ezek egyenként fogynak el. Számuk páros, ezért az utolsó kavicsot az veszi el, aki a lépést tette: a lépés nyer, ha az utolsó kavics nyer, és veszít, ha az utolsó kavics veszít.
both-plays-ones-odd = Csak { $ones ->
    [one] egy kavics marad. Ezt az ellenfélnek kell elvennie
   *[other] { $ones } egykavicsos kupac marad, és ezek egyenként fogynak el. Számuk páratlan, ezért az utolsó kavicsot az ellenfél veszi el
}: a lépés veszít, ha az utolsó kavics nyer, és nyer, ha az utolsó kavics veszít.
both-plays-one-large = Pontosan egy kupacban marad két vagy több kavics. Az ellenfél elveheti az egészet, vagy egy híján az egészet, és így megválaszthatja, hogy páros vagy páratlan sok egykavicsos kupac maradjon. Az ellenfél mindkét játékot megnyeri.
both-plays-columns-even = Két kupacban marad két vagy több kavics, és minden oszlop páros. Legalább két ilyen kupaccal mindkét játék ugyanúgy nyerhető meg, ezért a lépés mindkettőben nyer.
both-plays-columns-odd = Két kupacban marad két vagy több kavics, és van páratlan oszlop. Legalább két ilyen kupaccal mindkét játék ugyanúgy nyerhető meg: az ellenfél minden oszlopot párossá tesz, és mindkettőt megnyeri.
looks-same-in-both = ugyanaz az ítélet mindkét játékra
looks-normal-from-misere = mindkettőre annak a játéknak az ítélete, amelyben az utolsó kavics veszít
looks-never-both = lehetetlennek véve, hogy egy lépés mindkét játékban nyerjen
looks-counts-heaps = a maradó kupacok megszámolva, mintha mindegyikben egy kavics volna
looks-largest-heap-taken = nyerő, mihelyt nem marad nagy kupac
refuted-if-last-wins = ha az utolsó kavics nyer, akkor { $why }
refuted-if-last-loses = ha az utolsó kavics veszít, akkor { $why }
route-both-rules = a két játék szabálya külön-külön
route-search-both = minden kisebb állás kimenetele mindkét játékban, a végétől visszafelé

# join
join-prompt = Két állást egymás mellé teszünk, és egy játékként játsszuk őket.
join-question = Jelöld be, mi vesztő: az első állás, a második állás, illetve a kettő együtt!
join-sample = Például (2, 2) és (1, 3) esetén ezt jelölnéd be: *az első állás*.
join-and = és
join-first-lost = az első állás
join-second-lost = a második állás
join-both-lost = a kettő együtt
join-lost-first = Csak az első állás vesztő.
join-lost-second = Csak a második állás vesztő.
join-lost-together = Csak a kettő együtt vesztő.
join-lost-everything = Az első, a második és a kettő együtt is vesztő.
join-lost-nothing = A három közül egyik sem vesztő.
join-lost-alone = Az első és a második állás vesztő, de a kettő együtt nem.
join-lost-first-together = Az első állás és a kettő együtt vesztő.
join-lost-second-together = A második állás és a kettő együtt vesztő.
join-sums = A két nim-összeg: { $first } és { $second }. Egy állás akkor vesztő, ha nim-összege 0, vagyis ha minden oszlop páros.
join-lost-lost = Mindkettő vesztő, ezért a kettő együtt is vesztő: minden lépésre abban az állásban kell válaszolni, amelyben történt.
join-lost-won = Az egyik vesztő, a másik nem, ezért a kettő együtt nyerő: nyerő lépés tehető itt: { $won }, és ezzel két vesztő állás marad.
join-won-won-equal = Egyik sem vesztő, és ekkor a két ítélet önmagában nem dönt. Itt mindkét nim-összeg { $sum }, ezért együtt minden oszlop páros: a kettő együtt vesztő.
join-won-won-different = Egyik sem vesztő, és ekkor a két ítélet önmagában nem dönt. Itt a nim-összegek, { $first } és { $second }, különböznek, és együtt ezt adják: { $sum }, ezért a kettő együtt nyerő.
looks-lost-and-lost-is-won = két vesztő állás együtt nyerőnek véve
looks-won-stays-won = együtt csak akkor vesztő, ha külön-külön mindkettő vesztő
looks-won-and-won-is-lost = két nyerő állás együtt vesztőnek véve
looks-any-lost-part = együtt vesztő, mert az egyikük vesztő
looks-even-totals = döntés az összegek alapján: páros vesztő, páratlan nyerő
refuted-join = ha az állás { $position }, akkor { $why }
route-search-three = a három állás kimenetele, a végétől visszafelé

# hardy
hardy-prompt = Vesztő‑e (*n*,{ "\u00A0" }*M*{ "\u00A0" }−{ "\u00A0" }*n*,{ "\u00A0" }*M*) minden *n*‑re 1‑től *M*{ "\u00A0" }−{ "\u00A0" }1‑ig?
hardy-question = Ha nem, add meg a legkisebb *n*‑et, amelyre a soron következő játékos nyer!
hardy-sample = Például *M* = 3 esetén ezt jelölnéd be: *vesztő, bármi is n*.
hardy-family = *M* = { $most }
hardy-choice-true = vesztő, bármi is *n*
hardy-choice-false = nem vesztő, ha *n* = { $blank }
hardy-shown-false = nem vesztő, ha *n* = { $n }
hardy-true = @A { $most } eggyel kisebb 2 egyik hatványánál: vesztő, bármi is *n*.
hardy-false = Nem vesztő, ha *n* = { $n }: { $trio }.
hardy-all-ones = @A { $power } hatványa 2‑nek, ezért @a { $most } minden oszlopában egyes áll. Ahol *n*‑ben egyes áll, ott { $most } − *n* jegye nulla, és megfordítva. Így minden oszlopban pontosan két egyes van: minden ilyen trió vesztő.
hardy-example = Például ha *n* = { $n }:
hardy-lowest-zero = Kettes számrendszerben @a { $most } legkisebb olyan oszlopa, amelyben nincs egyes, @a { $place }@s.
hardy-below = Ha *n* kisebb, mint { $place }, akkor *n* minden egyese olyan oszlopban van, amelyben @a { $most } jegye is egyes. Ekkor { $most } − *n* egyesei pontosan @a { $most } többi egyesei, minden oszlop páros, és a trió vesztő.
hardy-fails-at = Ha *n* = { $place }, a kivonáshoz átvitel kell, és @a { $trio } trióban van páratlan oszlop:
looks-true-for-odd = vesztő, bármi is *n*, ahogyan 3 és 7 esetén
looks-fails-in-the-middle = csak a középső *n* kipróbálva
looks-not-the-smallest = olyan *n*, amelyre nem vesztő, de nem a legkisebb
looks-fails-at-two = az első 1 fölötti *n*, próba nélkül
refuted-hardy-lost = { $trio } vesztő, mert { $why }
refuted-hardy-won = { $trio } nem vesztő, mert { $why }
refuted-hardy-smaller = *n* = { $n } kisebb, és { $trio } nem vesztő, mert { $why }
route-lowest-zero = a legkisebb oszlop, amelyben *M*‑nek nincs egyese
route-search-each = minden trió kimenetele, a végétől visszafelé

# shift-trio
shift-prompt = Az adott trió vesztő. A második és a harmadik kupacához ugyanazt a számot adjuk hozzá. Jelöld be azokat a számokat, amelyekkel megint vesztő állás lesz!
shift-sample = Például (1, 1, 0) és az 1 meg a 2 esetén ezt jelölnéd be: *2*, mert (1, 3, 2) vesztő.
shift-numbers = { $trio }, a második és a harmadik kupachoz adva:
shift-added = hozzáadva
shift-nim-sum = nim-összeg
shift-verdict = állás
shift-lost = vesztő
shift-not-lost = nem vesztő
shift-caption = A hozzáadott számok és az új állások nim-összegei
shift-answer = { $count ->
    [0] Egyik szám sem ad vesztő állást.
    [one] Csak @a { $shifts } ad vesztő állást.
   *[other] Ezek adnak vesztő állást: { $shifts }.
}
shift-power = 2 hatványai közül a legkisebb, amely nagyobb, mint { $a }, @a { $power }. @A { $power }@s oszloptól kezdve a két nagyobb kupac jegyei megegyeznek. { $power } többszörösei csak ezeket az oszlopokat változtatják meg, mindkét kupacban egyformán. Ezért { $power } minden többszöröse hozzáadható.
shift-table = Minden más számot ki kell próbálni:
shift-lucky = @A { $s } nem osztható { $power }@val, mégis jó: a többszörösök biztosak, de nem az egyetlenek.
looks-any-even-number = minden páros szám
looks-any-power-of-two = 2 minden hatványa
looks-only-the-power = csak maga 2 hatványa, a többszörösei nem
looks-difference-stays = minden szám, mert a két kupac különbsége nem változik
refuted-shift = { $s } hozzáadásával az állás { $made } lesz, és ott { $why }
route-search-shifted = minden új állás kimenetele, a végétől visszafelé

# trio-images
images-prompt = Mely változtatások után lesz a vesztő trióból megint vesztő állás? Jelöld be őket!
images-sample = Például (1, 1, 0) esetén bejelölnéd ezt: „mindhárom duplázása”, mert (2, 2, 0) vesztő.
images-trio = A vesztő trió: { $trio }.
images-double = mindhárom duplázása
images-double-and-two = mindhárom duplázása, aztán 1 hozzáadása mindegyikhez @a { $place }. kupac kivételével
images-double-and-one = mindhárom duplázása, aztán 1 hozzáadása @a { $place }. kupachoz
images-double-and-all = mindhárom duplázása, aztán 1 hozzáadása mindegyikhez
images-double-two = mindegyik duplázása @a { $place }. kupac kivételével
images-one-more = 1 hozzáadása mindegyikhez
images-halve = mindhárom felezése
images-raise-two = 1 hozzáadása mindegyikhez @a { $place }. kupac kivételével
images-lower-odd = 1 levonása a két páratlan számból
images-lower-and-halve = 1 levonása a két páratlan számból, aztán mindhárom felezése
images-columns = Kettes számrendszerben a trió minden oszlopában páros sok egyes van. Nézzük meg, mi történik velük:
images-by-sum = Ebben Báron két tétele van: (2*a*, 2*b*, 2*c*) pontosan akkor vesztő, ha (*a*, *b*, *c*) vesztő, és ha két duplázott szám 1‑gyel nagyobb, az semmin sem változtat.
images-caption = A műveletek, és ami a trióból lesz
images-done = művelet
images-image = eredmény
images-because = miért
images-why-moved = minden oszlop egy hellyel eltolódik, változatlanul
images-why-moved-and-two = minden oszlop egy hellyel eltolódik, és az új utolsóban két egyes van
images-why-last-column = csak az utolsó oszlop két jegye változik
images-why-reduced = az utolsó oszlop két egyese eltűnik, és a többi oszlop egy hellyel eltolódik
images-why-odd-sum = az utolsó oszlopban páratlan sok egyes van
images-why-one-moved = az egyik kupac egyesei a helyükön maradnak, ezért valamelyik oszlop páratlan lesz
images-answer = { $count ->
    [0] Egyik után sem lesz megint vesztő.
    [one] Csak @a { $boxes }. művelet után lesz megint vesztő.
   *[other] E sorszámú műveletek után lesz megint vesztő: { $boxes }.
}
looks-any-even-sum = minden páros összegű állás
looks-only-multiples = csak mindhárom duplázása és felezése
looks-any-doubling = minden duplázás, két számé éppúgy, mint háromé
looks-same-for-all = minden, ami mindhárommal egyformán történik
refuted-image = ha az állás { $made }, akkor { $why }
route-columns-moved = ami az oszlopokkal történik
route-search-images = minden új állás kimenetele, a végétől visszafelé

# equal-games
equal-games-rules = **Nim és Dim.** Egy lépésben egy kupacból kell kavicsokat elvenni: Nim-kupacból akármennyit, Dim-kupacból annyit, amennyi osztója a kupacnak.
equal-games-prompt = Mely összegekben veszít a soron következő játékos? Jelöld be őket!
equal-games-sample = Például a „Nim 2 + Nim 2” összeget bejelölnéd: ami az egyik kupacban megtehető, az megtehető a másikban is.
equal-games-nim = Nim { $heap }
equal-games-dim = Dim { $heap }
equal-games-values = Dim { $equal } értéke { $value }, Dim { $other } értéke pedig { $differs }.
equal-games-answered = Két egyenlő értékű játék kiejti egymást: együtt vesztők, és más játékok mellett semmin sem változtatnak.
equal-games-cancel = Ezért egy játék két példánya kiejti egymást, és { $nim } meg { $equal } is. Húzzuk ki őket kettesével.
equal-games-nothing-left = @A { $box }. összeg: semmi sem marad, ezért vesztő.
equal-games-one-left = @A { $box }. összeg: { $left } marad, ezért nyerő.
equal-games-two-left = @A { $box }. összeg: { $one } és { $other } marad. Értékeik különböznek, ezért nyerő.
equal-games-answer = { $count ->
    [0] Egyik összeg sem vesztő.
    [one] Csak @a { $boxes }. összeg vesztő.
   *[other] A vesztő összegek sorszáma: { $boxes }.
}
looks-counts-games = páros sok játék, akármelyek azok
looks-same-name-only = csak a példányok kiejtve, a más nevű egyenlő játékok nem
looks-other-game-forgotten = a másik értékű Dim‑kupac kihagyva a számolásból
refuted-sum = @a { $box }. összegben { $why }
route-equal-games-cancel = egyenlő játékok, kettesével kiejtve

# order-proof
order-proof-prompt = **Összekevert bizonyítás.** Egy bizonyítás sorai összekeveredtek. Írd le a sorok sorszámát olyan sorrendben, hogy minden sor csak azt használja, ami előtte már megvan!
order-proof-sample = Például egy háromsoros bizonyítás esetén, amely a második sorával kezdődik, ezt írhatnád: *2, 3, 1*.
order-proof-theorem = Bizonyítandó: { $theorem }
order-proof-line = { $line }. sor: { $says }
order-proof-only = Minden sor azt használja, amit az előző vezetett be, ezért más sorrend nem jó.
write-order = A sorrend: { $blank }
looks-conclusion-first = a következtetés legelöl
looks-uses-before-naming = két középső sor felcserélve
looks-concludes-too-early = az utolsó két sor felcserélve
looks-begins-too-late = az első két sor felcserélve
refuted-uses-line = @a { $line }. sor azt használja, amit @a { $used }. sor vezet be, pedig előbb áll
route-written-order = az a sorrend, amelyben a bizonyítás íródott
route-every-order = minden sorrend kipróbálva: pontosan egy vezet be mindent a felhasználása előtt
proof-breaks = Ha a Nim-játékban minden oszlop páros, minden lépés páratlanná tesz valamelyik oszlopot.
proof-breaks-lowered = Egy lépés egy kupacot csökkent, mondjuk *a*‑ról *d*‑re.
proof-breaks-differ = Mivel *d* nem egyenlő *a*‑val, kettes számrendszerben a jegyeik valamelyik *k* oszlopban különböznek.
proof-breaks-others-stay = Más kupac nem változott, ezért a *k* oszlopban pontosan egy jegy változott meg.
proof-breaks-by-one = Ezzel az egy jeggyel az egyesek száma az oszlopban pontosan eggyel nőtt vagy csökkent.
proof-breaks-odd = Ez a szám az eggyel való változás előtt páros volt, tehát most páratlan.
proof-repairs = Ha a Nim-játékban van páratlan oszlop, valamelyik lépés minden oszlopot párossá tesz.
proof-repairs-highest = Legyen *k* a legnagyobb páratlan oszlop.
proof-repairs-holder = Valamelyik kupacnak egyese van a *k* oszlopban, mert a nulla páros; egy ilyen kupac nagysága legyen *a*.
proof-repairs-turned = Változtassuk meg az *a* szám minden olyan jegyét, amely páratlan oszlopban van, köztük a *k* oszlopban levőt, és legyen az új szám *d*.
proof-repairs-smaller = A *k* oszlopnál nagyobb oszlopokban *d* jegyei ugyanazok, mint *a* jegyei, a *k* oszlopban pedig egyesből nulla lett: ezért *d* kisebb, mint *a*.
proof-repairs-legal = Mivel *d* kisebb, szabályos lépés ezt a kupacot *d*‑re csökkenteni.
proof-repairs-all-even = Ezzel a lépéssel minden páratlan oszlopban egy jegy változott meg, a párosakban egy sem: most minden oszlop páros.
proof-copies = A Nim-játékban két egyenlő kupaccal a soron következő játékos veszít.
proof-copies-equal = Legyen mindkét kupacban *n* kavics.
proof-copies-takes = A soron következő játékos *t* kavicsot vesz el a két *n* kavicsos kupac egyikéből.
proof-copies-room = A másik kupacban is van legalább *t* kavics, tehát válaszul onnan is elvehető *t* kavics.
proof-copies-again = Ez után a válasz után a kupacok megint egyenlők, és kisebbek.
proof-copies-always = Mivel megint egyenlők, a következő lépésre ugyanígy lehet válaszolni, és így tovább, amíg mindkettő ki nem ürül.
proof-copies-last = Így minden lépésre van válasz egészen a végéig, és az utolsó kavicsot egy válasz veszi el.
proof-third = A Nim-játékban két kupac, *a* és *b* mellett legfeljebb egy harmadik kupac ad vesztő állást.
proof-third-two-thirds = Tegyük fel, hogy két különböző harmadik kupac is ilyen: *c* és egy kisebb, *d*.
proof-third-one-move = Ekkor a harmadik kupacot *c*‑ről *d*‑re csökkenteni szabályos lépés.
proof-third-lost-to-lost = Ezzel a lépéssel egy játékos vesztő állásból vesztő állásba jut.
proof-third-never = Ez nem lehet: vesztő állásból minden lépés olyan állásba vezet, amely a következő játékosnak nyerő.
proof-third-only-one = Ez az ellentmondás mutatja, hogy nincs két ilyen kupac.
proof-beside-one = Ha (1, *b*, *c*) vesztő trió a Nim-játékban, és *b* kisebb, mint *c*, akkor *b* páros, és *c* a rákövetkező szám.
proof-beside-one-no-ones = Az 1‑es kupacnak csak az utolsó oszlopban van egyese, és minden oszlop páros: ezért *b* és *c* minden más oszlopban megegyezik.
proof-beside-one-last-digit = Mivel ott megegyeznek, *b* és *c* csak az utolsó jegyben különbözhet.
proof-beside-one-exactly-one = Abban az utolsó jegyben különböznek is: az 1‑es kupacnak ott egyese van, ezért *b* és *c* közül is pontosan egynek.
proof-beside-one-larger-ends = Ez csak a nagyobbik lehet, ezért *c* 1‑re, *b* pedig 0‑ra végződik.
proof-beside-one-next-number = Így *b*, amely 0‑ra végződik, páros, és *c*, amely helyette 1‑re végződik, eggyel több.
proof-steals = A mérgezett csokiban legalább két kockából álló táblán a kezdő nyerhet.
proof-steals-suppose = Tegyük fel ellenkezőleg, hogy mindig a második játékos nyerhetne.
proof-steals-answer = Ekkor arra is volna nyerő válasz, ha a kezdő csak a sarokkockát töri le; legyen ez a válasz *x*.
proof-steals-eats-corner = Akárhol van is *x*, a sarokkockát is letöri, ezért *x* első törésként ugyanazt az állást hagyja.
proof-steals-begins-with = Így a kezdő ugyanezt a vesztő állást rögtön az első lépésével hagyhatja, ha *x*‑szel kezd.
proof-steals-contradiction = Ezzel a kezdőlépéssel a kezdő nyer, ami ellentmond a feltevésnek.
proof-fours = Ha egy, két vagy három kavics vehető el, és az utolsó kavics nyer, akkor vesztő az a kupac, amely 4 többszöröse.
proof-fours-multiple = Legyen a kupac 4 többszöröse.
proof-fours-one-to-three = Ebből a kupacból, amely 4 többszöröse, a soron következő játékos *t* kavicsot vesz el: egyet, kettőt vagy hármat.
proof-fours-rest = Ekkor 4 − *t* is egy, kettő vagy három, tehát válaszul ennyi kavics elvehető.
proof-fours-together = A lépés és a válasz együtt 4 kavicsot vesz el, ezért megint 4 többszöröse marad, mégpedig kisebb.
proof-fours-repeated = Mivel megint többszörös, minden lépésre így lehet válaszolni, amíg minden el nem fogy.
proof-fours-last-one = Az a lépés tehát, amely semmit sem hagy, mindig válasz, így a soron következő játékos sohasem veszi el az utolsó kavicsot.

# wrong-line
wrong-line-prompt = Valaki nyerő lépést keresett. Pontosan egy sor rossz; az utána következő sorok a rossz eredménnyel számolnak tovább. Melyik sor az?
wrong-line-sample = Például ha (2, 2, 1) így kezdődne: 2 ⊕ 2 = 4, ezt írnád: *1. sor*.
wrong-line-heaps = Kupacok: { $heaps }
wrong-line-sum = { $sum }.
wrong-line-highest = Írjuk fel @a { $number }@t kettes számrendszerben: a legnagyobb oszlop @a { $power }@s.
wrong-line-becomes = @A { $heap }@s kupacnak egyese van @a { $column }@s oszlopban; csökkentsük erre: { $sum }.
wrong-line-takes = Hogy { $heap } kavicsból { $left } maradjon, vegyünk el ennyit: { $difference }.
write-wrong-line = A rossz sor: { $blank }.
wrong-line-answer = @A { $line }. sor rossz. Helyesen: „{ $says }”
line-shown = { $line }. sor
wrong-line-before = { $before ->
    [1] Az 1. sor jó.
    [2] Az 1. és a 2. sor jó.
   *[other] Az első { $before } sor jó.
}
wrong-line-columns = @A { $line }. sorban az oszlopokat átvitel nélkül kell összeadni. Helyesen: „{ $says }”
wrong-line-should-be = @A { $line }. sor helyesen: „{ $says }”
wrong-line-after = @A { $line }. sor utáni sorok önmagukban jók, de a rossz eredménnyel számolnak tovább.
wrong-line-lost = Valójában nincs nyerő lépés: minden oszlop páros.
looks-last-line = az utolsó sor, ahol az eredmény kijön
looks-blames-what-follows = az a sor, amely először használja a rossz számot
looks-blames-line-before = a rossz előtti sor
looks-first-line = az első sor
refuted-line-is-true = @a { $line }. sor önmagában jó: „{ $says }”
route-error-put-in = a beletett hiba
route-lines-evaluated = minden sor külön kiszámolva, jegyről jegyre

# true-or-false
statement-prompt = **Igaz vagy hamis?** Legyen (*a*, *b*, *c*) tetszőleges vesztő trió a Nim-játékban, 0 < *a* < *b* < *c*. Mindegyikre igaz‑e az állítás?
statement-question = Ha nem, add meg a legkisebb ellenpéldát: azt, amelyben *c* kettes számrendszerben a legkevesebb jegyű; ha több ilyen van, előbb a legkisebb *a*, aztán a legkisebb *b* dönt!
statement-sample = Például arra, hogy *b* < 2, ezt írnád: *hamis: (1, 2, 3)*.
statement-plain = { $then }.
statement-if = Ha { $given }, akkor { $then }.
statement-if-and = Ha { $first }, és { $second }, akkor { $then }.
statement-less = { $formula }
statement-divides = { $number } osztható { $power }@val
statement-does-not-divide = { $number } nem osztható { $power }@val
statement-choice-true = mindegyikre igaz
statement-choice-false = hamis: { $trio }
statement-true = Minden vesztő trióra igaz.
statement-false = Hamis, ellenpélda: { $trio }.
statement-last-columns = 2 valamelyik hatványa pontosan akkor osztója egy számnak, ha a szám utolsó jegyei kettes számrendszerben nullák: 2 esetén egy jegy, 4 esetén kettő, 8 esetén három, 16 esetén négy. Vesztő trióban minden oszlop páros, tehát vagy egy egyes sincs benne, vagy két egyes van.
statement-both-zeros = { $digits ->
    [one] Az utolsó oszlopban { $x } és { $y } jegye is nulla, ezért { $z } jegye is nulla ott.
   *[other] Az utolsó { $digits } oszlopban { $x } és { $y } jegyei is nullák, ezért { $z } jegyei is nullák ott.
}
statement-digits-agree = Az utolsó { $digits ->
    [one] oszlopban
   *[other] { $digits } oszlopban
} { $x } jegyei nullák, ezért { $y } és { $z } jegyei ott megegyeznek. { $y } jegyei közt ott van egyes, ezért { $z } jegyei közt is.
statement-both-odd = Az utolsó oszlopban { $x } és { $y } jegye is egyes, ezért { $z } jegye ott nulla.
statement-closest-cases = A legszorosabb esetek, *c* kettes számrendszerbeli jegyeinek száma szerint:
statement-caption = Azok a triók, amelyekre a két oldal a legközelebb van egymáshoz
statement-digits = jegyek
statement-closest = trió
statement-sides = a két oldal
statement-difference = különbség
statement-for-all = Ezek példák, nem bizonyítás. Az összes trióhoz olvassuk az oszlopokat balról. Minden oszloppal a két oldal különbsége megkétszereződik, és azzal változik, amit az oszlop hozzátesz; csak véges sok különbség fordul elő, mielőtt túl nagy lesz ahhoz, hogy visszatérjen, és egyik sem teszi hamissá az állítást.
statement-is-lost = { $trio } vesztő trió: minden oszlop páros.
statement-with-numbers = { $trio } esetén az állítás ezt mondja: „{ $says }” Ez nem igaz.
statement-smallest = Az állítás minden ez előtti trióra igaz: azokra, amelyekben *c*‑nek kettes számrendszerben kevesebb jegye van, és azokra, amelyekben ugyanannyi, de *a* kisebb, vagy *a* ugyanaz, és *b* kisebb.
looks-holds-for-the-first-few = igaz, mert igaz az első triókra, amelyek eszünkbe jutnak
looks-other-counterexample = ellenpélda, de nem a legkisebb
looks-close-is-equal = a legszorosabb trió ellenpéldának véve
looks-forgets-condition = a feltétel figyelmen kívül hagyva
refuted-statement-fails = { $trio } esetén ezt mondja: „{ $says }”
refuted-smaller-counterexample = { $trio } előbb jön, és erre sem igaz: „{ $says }”
refuted-statement-holds = { $trio } esetén ezt mondja: „{ $says }” És ez így is van
refuted-condition-fails = { $trio } esetén a feltétel nem teljesül: „{ $says }”
route-prover = a bizonyító, minden természetes számra
route-columns-from-left = az oszlopok balról, minden előforduló különbséggel

# tie-break
tie-break-rules = **Más sorrend.** Báron trióépítője mindig az első megmaradt párt és az első illő harmadik számot veszi. Itt a számok más sorrendben álltak előtte.
tie-break-question = A trióépítő semelyik két triójának nincs közös párja, mégsem mindegyik vesztő. Jelöld be azokat a triókat, amelyek **nem** vesztők!
tie-break-sample = Például ha ezeket találta volna: (2, 32, 34) és (2, 32, 35), ezt jelölnéd be: *(2, 32, 35)*.
tie-break-order = Sorrend: { $order }.
tie-break-found = A talált triók:
tie-break-caption = A triók és nim-összegeik
tie-break-trio = trió
tie-break-answer = { $count ->
    [0] Nincs köztük olyan, amelyik nem vesztő.
   *[other] Nem vesztő: { $trios }.
}
tie-break-sums = Egy trió pontosan akkor vesztő, ha a nim-összege 0.
tie-break-won = @A { $trio } trióból egy lépés vesztő állásba vezet: { $move }.
tie-break-why = Az, hogy semelyik két triónak nincs közös párja, csak annyit jelent, hogy a felsorolás egyik triójából sem vezet lépés egy másikba. Vesztő álláshoz minden lépésre válasz is kell, és ha a számok a maguk sorrendjében állnak, erről a trióépítő gondoskodik: a legkisebb illő harmadik számot veszi, így minden nagyobb harmadik szám esetén van nyerő lépés.
looks-every-system-is-lost = minden trió vesztőnek véve, mert semelyik kettőnek nincs közös párja
looks-odd-total-only = csak a páratlan összegű triók nem vesztőnek véve
looks-sum-of-two = csak akkor vesztő, ha a legnagyobb a másik kettő összege
looks-no-trio-is-lost = minden trió nem vesztőnek véve, mert a sorrend rossz
route-search-built = minden trió kimenetele, a végétől visszafelé, és a trióépítővel újra elkészített lista

# Solutions of any position.
solved-p = P: az előző játékos nyer; aki soron van, veszít
solved-n = N: a következő játékos nyer; aki soron van, ki tudja kényszeríteni a győzelmet
solved-n-over = N: a játék véget ért; akinek most lépnie kellene, az nyert
solved-first = első: x, aki kezdett, ki tud kényszeríteni egy egyenest
solved-second = második: o ki tud kényszeríteni egy egyenest
solved-draw = döntetlen: egyik sem nyerhet, ha a másik jól játszik
solved-value = { $value }
solved-value-unknown = itt nem ismert: { $limit }
solved-no-value-draws = nincs; ahol döntetlen is lehet, ott nincs Grundy-szám
solved-no-value-misere = nincs; fordított játékban semmit sem dönt el
solved-over = Nincs több lépés: a másik játékos lépett utoljára, és nyert.
solved-over-draw = Nincs több lépés, és senkinek sincs három jele egy vonalban: döntetlen.
solved-over-misere = Nincs több lépés: a másik játékos lépett utoljára, és veszített.
solved-no-theory = Erre a játékra itt nem ismerünk elméletet: minden ez alatti állást megvizsgáltunk.
sum-rule = Egy összeg értéke a részek értékeinek nim-összege.
authored-losing = Minden állásra bizonyított: egy állás pontosan akkor vesztő, ha ez teljesül: { $formula }.
authored-holds = Itt ez teljesül. Egyetlen lépés sem vezet másik ilyen állásba, és minden lépésre van válasz, amely ilyenbe vezet.
authored-fails = Itt ez nem teljesül, ezért valamelyik lépés vesztő állásba vezet.
authored-fails-because = Itt ez nem teljesül: { $reason }. Ezért valamelyik lépés vesztő állásba vezet.
authored-then = { $move }. Ott teljesül, ezért aki következik, veszít.
route-losing-formula = a játék szerzőjének vesztő állásai, bizonyítva
sum-part-nim = @A { $part }. rész: egy Nim-kupac annyit ér, ahány kavics van benne, vagyis { $value }.
sum-part-value = @A { $part }. rész: @a { $heap } értéke { $value }.
sum-part-row = @A { $part }. rész: töltsük ki sorban az értékeket; @a { $heap } értéke { $value }.
sum-part = @A { $part }. rész, { $position }: { $value }
values-heap = @A { $number }. kupac, { $heap }: { $value }
values-one-heap = A kupac { $value }
value-remainder = értéke { $value }, mert ennyi @a { $heap } maradéka { $modulus }@val osztva.
value-period = értéke { $value }. Az értékek { $from }@tól kezdve { $length } kupaconként ismétlődnek; ezt @a { $checked }‑ig terjedő értékek bizonyítják.
value-period-like = értéke { $value }, mint @a { $like }@s kupacé. Az értékek { $from }@tól kezdve { $length } kupaconként ismétlődnek; ezt @a { $checked }‑ig terjedő értékek bizonyítják.
value-of-heaps = értéke { $value }, a kupacok értékeinek nim-összege.
value-of-coins = értéke { $value }, az érmék értékeinek nim-összege.
value-of-last-coin = értéke { $value }, az utolsó érme szerint.
value-mex = értéke { $value }, a rákövetkező állások értékeinek mexe.
method-nim-sum = nim-összeg: a kupacok kettes számrendszerben, átvitel nélkül összeadva (Bouton)
method-misere-rule = a fordított játék szabálya: mint normál játékban, amíg csak egykavicsos kupacok nem maradnának (Bouton)
method-remainder = mod m+1: a legnagyobb elvehető számnál 1‑gyel nagyobb számmal való osztás maradéka
method-period = periódus: a Grundy-számok egy kupactól kezdve ismétlődnek
method-octal-values = oktális értékek: mex az összes lépésből, a táblázaton túl bizonyított periódus (Guy, Smith)
method-table-of-values = értéktáblázat: mex az összes lépésből, kupacról kupacra
method-powers-of-2 = 2 hatványai: eggyel több, mint ahányszor 2 osztója a kupacnak
method-smallest-prime-factor = legkisebb prímosztó: a helye a prímek között; páros kupacokra 0
method-coin-values = az érmék értékei: minden sötét érméé, átvitel nélkül összeadva
method-last-coin = utolsó érme: minden lépés megfordítja
method-golden-ratio = aranymetszés: lefelé kerekített többszörösei adják a vesztő párokat (Wythoff)
method-zeckendorf = Zeckendorf: a legkisebb tag a kupac Fibonacci-számok összegeként való felírásában
method-chocolate-tables = csokoládétáblák: a tábla összes belső állása, a mérgezett kockától felfelé
method-components = részek: a tábla egymással nem érintkező részei, mindegyik külön megoldva
method-losing-formula = bizonyított vesztő állások
method-all-positions = az összes állás táblázata: kilenc pont minden lehetséges megjelölése
method-sum-of-values = a Grundy-számok összege: a részek értékei átvitel nélkül összeadva (Sprague, Grundy)
method-mex = mex: a legkisebb érték, amely egyik rákövetkező állásnak sem értéke, minden ez alatti állásra
method-search = keresés: minden ez alatti állás, a végétől visszafelé
route-name-search = keresés, amely csak a szabályokat ismeri
route-name-mex = mex: az egyes kupacok értékei pusztán a szabályokból
route-name-definition = Horváth függvényének definíciója, szóról szóra követve
route-name-pull-table = minden kisebb tábla táblázata, mindegyik a saját törései szerint eldöntve
confirmed-out-of-reach = semmi; a második út nem járható végig: { $limit }
confirmed-but-for-value = keresés, a Grundy-szám kivételével, amelyhez eggyel több kupac kell: { $limit }
confirmed-no-theory = semmi; erre a játékra így játszva itt nem ismerünk elméletet

# Routes.
route-nim-sum = a kupacok nim-összege
route-misere-rule = az a szabály, amely szerint az utolsó kavics veszít
route-values = a legkisebb hiányzó értékek és periódusuk
route-divisors = a legkisebb prímosztó, vagy a felezések száma
route-coins = az egyes érmék értékei
route-golden = az aranymetszés
route-zeckendorf = Fibonacci-számok összegei
route-chocolate = a vesztő csokoládék táblázatai
route-components = a tábla részei és értékeik
route-lines = az összes tábla táblázata
route-search = minden kisebb állás kimenetele, a végétől visszafelé
route-search-third = a legkisebb harmadik kupac, amellyel az állás vesztő, a végétől visszafelé
route-columns = az egyesek megszámolva minden oszlopban
route-mex = az előforduló számok megjelölése
route-gap = az első hézag a rendezett felsorolásban
route-nim-heap-beside = az egyetlen Nim-kupac, amellyel együtt az állás vesztő
route-steps = maguk a lépések
route-division = a *k* sorszámú sor az első sorból: minden szám a 2‑nek *k* kitevőjű hatványával osztva, lefelé kerekítve
route-lowest-odd-column = a legkisebb páratlan oszlop kettes számrendszerben
route-builder = a trióépítő, párról párra
route-zero-sum-trios = a 0 nim-összegű triók ebben a sorrendben
route-pairs-too-large = azok a párok, amelyeknek nim-összege túl nagy
route-intervals = azok az első sorok, amelyeket az egyes nyomtatott számok megengednek

## The book

# What things are called.
book-chapter = { $number }. fejezet
book-appendix = { $number } függelék
book-section = { $number }. szakasz
book-figure = { $number }. ábra
book-table = { $number }. táblázat
book-example = { $number }. példa
book-claim = { $number }. állítás
book-conjecture = { $number }. sejtés
book-theorem = { $number }. tétel
book-problem = { $number }. probléma
book-definition = { $number }. definíció
book-game = { $number }. játék
book-exercises = Feladatok
book-exercise = Feladat
book-hint = Útmutatás
book-hints = Útmutatások
book-question = { $number }. feladat
book-difficulty = { $difficulty ->
    [1] könnyű
    [2] gondolkodni kell rajta
   *[3] nehéz
}
book-here = itt
book-map = Mi mire épül
book-map-rests = Erre épül: { $chapters }.
book-map-used = Ahol felhasználjuk: { $chapters }.
book-named = **{ $name }**
book-citation = { $work }

# How statements are known. The three words for proved, checked and open are never mixed.
book-proved = Bizonyított
book-refuted = Megcáfolt
book-checked = { $bound }‑ig ellenőrzött
book-checked-some = Egy határig ellenőrzött
book-open = Nyitott
book-no-verdict = Feladta: nincs ítélet
book-by-hand = Kézzel bizonyított
book-definition-word = Definíció
book-how = Honnan tudjuk
book-how-key = Hogyan olvassuk a képletet
book-show-definition = A definíció megmutatása ({ $lines } sor)
book-how-proved = Minden természetes számra eldöntve, { $states ->
    [one] egy állapottal
   *[other] { $states } állapottal
  }; @a { $bytes } bájtos tanúsítványt külön ellenőrző fogadta el.
book-how-single = Ugyanazzal az eljárással kiszámítva; @a { $bytes } bájtos tanúsítványt külön ellenőrző fogadta el.
book-how-game = A játék minden bizonyítandója el van döntve minden természetes számra; a tanúsítványt külön ellenőrző fogadta el.
book-how-chomp-row = A sorok 0‑tól { $row }‑ig addig vannak kiszámítva, amíg mindegyik véget nem ért, vagy különbségei ismétlődni nem kezdtek. Hogy { $from }@tól kezdve minden oszlopban így folytatódnak, az oszlopok egy ablakából következik; a tanúsítványt külön eljárás fogadta el, amely a definícióból számítja ki őket.
book-how-fold = Akárhány kupacra: az összehajtási szabály bizonyítandói el vannak döntve minden természetes számra; a tanúsítványt külön ellenőrző fogadta el.
book-how-contrary = Eldöntve: az ellenkezője igaz.
book-how-refuted = Minden természetes számra eldöntve; kisebb számok nem teszik hamissá.
book-solutions = Megoldások
book-how-looked = Minden eset megvizsgálva { $bound }‑ig, a könyv összeállítása közben, két úton. Arról, ami azon túl van, ez semmit sem mond.
book-how-checked = Minden eset megvizsgálva { $bound }‑ig; azon túl semmit sem tudunk.
book-how-open = A program feladta, mert elérte ezt a korlátot: { $limit }. Ebből nem derül ki, hogy az állítás igaz-e.
book-limit-tracks = { $limit } sáv
book-limit-states = { $limit } állapot
book-limit-cells = { $limit } táblázatmező
book-limit-steps = { $limit } számítási lépés
book-limit-parts = { $limit } részformula
book-limit-levels = { $limit } szint
book-limit-checker = { $limit } az ellenőrzőben
book-how-disputed = Semmit sem tudunk: a nimbook két útja nem egyezik.
book-empty-domain = Egyetlen állás sem felel meg az értelmezési tartomány feltételeinek.
book-empty-premise = A feltétele sohasem teljesül.
book-empty-move = @A { $number }. lépés sohasem tehető meg.
book-certificate = Tanúsítvány
book-witness = **Legkisebb ellenpélda:** { $values }.
book-no-witness = **Az ellenkezője bizonyított.**
book-legend = Hogyan olvassuk az ítéleteket
book-legend-proved = Egy eljárás minden természetes számra eldöntötte az állítást, és a tanúsítványát külön program fogadta el.
book-legend-hand = A bizonyítás a szövegben áll, te ellenőrizheted.
book-legend-checked = A határig minden eset megvizsgálva; azon túl semmit sem állítunk.
book-legend-refuted = Van ellenpélda, vagy az ellenkezője bizonyított.
book-legend-open = Sem bizonyítást, sem ellenpéldát nem ismerünk.
book-legend-none = A program elért egy korlátot; ebből nem derül ki, hogy az állítás igaz-e.
book-because = Ott { $because }.
book-because-always = Ugyanis { $because }.
book-because-game = Ami nem teljesül: { $because }.
book-fails-at = Itt nem igaz: { $values }.
book-false-as-printed = Így, ahogy nyomtatták, hamis.

# Exercises.
book-rules-in-exercise = { $name }A szabályok ugyanazok, mint @a { $number }. feladatban.

# A solved position.
book-show = A válasz megmutatása
book-show-values = Az értékek megmutatása
book-solved-outcome = Kimenetel
book-solved-grundy = Grundy-szám
book-solved-value-by = { $value } ({ $method })
book-solved-winning = Nyerő lépések
book-solved-none = nincs
book-solved-many = túl sok ahhoz, hogy felsoroljuk
book-solved-moves = { $moves }
book-solved-and-move = { $moves }; { $move }
book-solved-and-more = { $moves }; …
book-solved-known = Honnan tudjuk
book-solved-method = { $method }; megerősíti: { $agreed }

# Tables.
book-period = Az értékek { $from }@tól kezdve ismétlődnek, a periódus { $length }. Ez bizonyított: elég az értékeket { $checked }‑ig kiszámítani.
book-period-exceptions = Az értékek { $from }@tól kezdve ismétlődnek, a periódus { $length }; előtte ezek kivételek: { $exceptions }. Ez bizonyított: elég az értékeket { $checked }‑ig kiszámítani.
book-trios-caption = A vesztő triók { $number }‑ig, oszlopokban a legkisebb számuk szerint
book-board-caption = Kimenetelek két kupaccal: { $game }; a sorok az első, az oszlopok a második kupac szerint
book-head-statement = Állítás
book-head-verdict = Ítélet
book-head-number = Szám
book-head-says = Mit mond
book-head-status = Honnan tudjuk
book-head-place = Hol van
book-status-definition = Definíció vagy szabály
book-status-history = Nem matematikai
book-status-computed = Itt számítottuk ki
book-status-cited = Az irodalomból ismert tétel

# A game on the page. Braces hold places that the page fills.
book-play-again = Új játék
book-play-doomed = A lehető legjobban játszottál: az állás kezdettől fogva vesztő volt.
book-play-choose = Az alábbi lépések közül lehet választani.
book-play-heap = {"{"}heap{"}"}. kupac
book-play-hint = Ha kiválasztasz egy kavicsot, azt és az összes utána következőt elveszed. A nyílbillentyűkkel végig lehet menni a kupacokon.
book-play-log = Az eddigi lépések
book-play-lost = Az oldal nyert.
book-play-misere = Fordított játék: az veszít, aki utoljára lép.
book-play-moves = A lépéseid
book-play-now = Most: {"{"}position{"}"}. Te jössz.
book-play-only = {"{"}n{"}"} kavics elvétele
book-play-reply = Az oldal: {"{"}move{"}"}.
book-play-rule = Játék az oldal ellen
book-play-second = Kezdjen az oldal
book-play-slip = Ebben az állásban még nyerhettél volna: {"{"}position{"}"}. A lépésed elrontotta: {"{"}move{"}"}; ez nyer: {"{"}better{"}"}.
book-play-take = {"{"}heap{"}"}. kupac: {"{"}n{"}"} kavics elvétele
book-play-task = Feladat
book-play-won = Nyertél.
book-play-you = Te: {"{"}move{"}"}.

# The frame of a page.
book-label-back = Vissza oda, ahol voltál
book-label-contents = Tartalom
book-label-menu = Menü
book-label-next = Következő
book-label-nothing-found = Nincs találat
book-label-prev = Előző
book-label-results = Találatok: {"{"}n{"}"}
book-label-search = Keresés
book-label-skip = Ugrás a szövegre
book-label-table = Táblázat
book-label-tally = Állítások aszerint, hogy mit tudunk róluk
book-label-theme = Világos / sötét
book-make-sheet = Feladatlap ilyen kérdésekből
book-label-whole = Az egész könyv egy oldalon

## What commands say

# solve
solve-position = állás
solve-play = játékmód
solve-outcome = kimenetel
solve-value = Grundy-szám
solve-moves = nyerő lépések
solve-known = honnan tudjuk
solve-confirmed = megerősíti
solve-value-known = Grundy-szám: { $method }
solve-last-move-wins = az utolsó lépés nyer
solve-last-move-loses = fordított játék: az utolsó lépés veszít
solve-line-wins = az első teljes egyenes nyer
solve-no-moves = nincs
solve-count = { $count }
solve-more-moves = és még { $more }, ezeket a --json felsorolja
solve-not-listed = nincs felsorolva: { $limit }
block-normal = normál: az veszít, aki nem tud lépni
block-misere = fordított: az nyer, aki nem tud lépni
block-no-value = nincs; egy blokk csak azt mondja meg, mely állások vesztők
block-move = { $rule } lépés
block-move-with = { $rule } lépés, mégpedig { $values }
block-move-to = { $move }, ide: { $square }
block-proved = a vesztő állások képlete, minden állásra bizonyítva (legfeljebb { $states } állapot)
block-search = keresés, amely csak a lépéseket ismeri
block-search-of = keresés, amely csak a lépéseket ismeri ({ $positions } állás)
block-no-search = semmi; a keresés nem járható végig: { $limit }
block-no-formula = semmi; a vesztő állások képlete nem ad választ: { $because }
block-lost-where = A blokk szerint egy állás akkor vesztő, ha
block-searched = Ezt itt nem használtuk; a keresés minden elérhető állást megvizsgált.
block-holds = Itt teljesül. Ilyen állásból egyetlen lépés sem vezet másik ilyenbe, ezért bármi a lépés, a másik játékos válaszul megint ilyen állásba léphet.
block-holds-ended = Itt teljesül. Nincs több lépés.
block-fails = Itt nem teljesül{ $reason } A nyerő lépések azok, amelyek után teljesül.
block-fails-ended = Itt nem teljesül{ $reason } Nincs több lépés. Fordított játékban ez nyer.
block-measure = Minden lépés csökkenti ezt: { $measure }, ezért a játék véget ér.

# trace
trace-heading = { $trio } redukciója Báron szerint
trace-step = sor
trace-even = páros
trace-odd = páratlan
trace-mark-odd = páratlan; ahol az összeg páros, a páratlan számokból 1‑et levonunk, aztán mindhárom számot felezzük
trace-mark-stop-yes = Báron itt megáll: { $odd } = { $even } + 1, tehát a válasz igen
trace-mark-stop-no = Báron itt megáll: { $odd } nem { $even } + 1, tehát a válasz nem
trace-is-trio = Minden összeg páros, és a vége { $end }: { $trio } v-trió, és a soron következő játékos veszít.
trace-is-not = A vége { $end }: { $trio } nem v-trió, és a soron következő játékos nyerhet.
trace-end-odd = páratlan összeg @a { $step }. sorban, a 2^{ $step } oszlopában
trace-end-equal = @a { $pair } egyenlő pár
trace-end-unequal = @a { $pair } pár, amely nem egyenlő
trace-degenerate = { $trio } elfajuló: { $why }
trace-all-empty = minden kupac üres, és a játék véget ért. A nim-összeg 0: vesztő állás, de nem trió.
trace-single-heap = két kupac üres, így egyetlen kupac marad: { $heap }. A nim-összeg nem 0: a soron következő játékos elveszi az egészet, és nyer.
trace-empty-equal = egy üres kupac mellett ez a pár marad: { $pair }. A nim-összeg 0: vesztő pár, nem trió.
trace-empty-unequal = egy üres kupac mellett ez a pár marad: { $pair }. A nim-összeg nem 0: a soron következő játékos egyenlővé teszi a párt, és nyer.
trace-two-equal = két kupac egyenlő, de egy v-trió számai különbözők. A nim-összeg nem 0: a soron következő játékos elveszi az egész harmadik kupacot, és nyer az egyenlő párral.
trace-all-equal = minden kupac egyenlő, de egy v-trió számai különbözők. A nim-összeg nem 0: a soron következő játékos elvesz egy egész kupacot, és nyer az egyenlő párral.
trace-known = Honnan tudjuk: két út egyezik. Az egyik végigmegy a lépéseken; a másik a 2^k számmal oszt, lefelé kerekítve, és az oszlopok nim-összegét veszi; az oszlopok összegei: { $sums }.

# values
values-no-period = Nincs bizonyított periódus.
values-period = Periódus: { $length }, { $from }@tól kezdve, minden kupacra bizonyítva @a { $checked }‑ig terjedő értékekkel ({ $theorem }).
values-exceptions = Előtte ezek a kupacok kivételek: { $heaps }.
values-exceptions-some = Előtte ezek a kupacok kivételek: { $heaps } és még { $more }.

# trios
trios-count = { $trios } v-trió { $largest }‑ig; { $left ->
    [0] nincs kimaradó pár.
   *[other] { $pairs } párból { $left } kimarad.
  }
trios-none = Nincs v-trió { $largest }‑ig.
trios-nothing-left = Nincs kimaradó pár { $largest }‑ig.
trios-known = Honnan tudjuk: két út egyezik, a mohó eljárás és a 0 nim-összeg.

# play
play-last-move-wins = Az nyer, aki utoljára lép.
play-you-begin = { $rules } Te kezdesz. A `help` megmondja, hogyan kell játszani.
play-i-begin = { $rules } Én kezdek. A `help` megmondja, hogyan kell játszani.
play-you = { $number }. Te: { $move }
play-i = { $number }. Én: { $move }
play-row = { $row }. sor
play-poison = { $sign } a mérgezett kocka
play-closing = { $last ->
    [you] Te léptél utoljára
    [program] Én léptem utoljára
   *[nobody] Nincs több lépés
  }: { $winner ->
    [you] nyertél.
    [program] én nyertem.
   *[nobody] döntetlen.
  }
play-p = P-állás
play-p-value = 0 Grundy-számú P-állás
play-hint = útmutatás: { $move }. Az új állás: { $left }; ez { $p }: minden lépésre van válasz. { $others ->
    [0] Ez az egyetlen nyerő lépés.
    [one] Még egy másik lépés is nyer.
   *[other] Még { $others } másik lépés is nyer.
  }
play-hint-last = útmutatás: { $move }. Az új állás: { $left }; ez { $p }, és nincs több lépés. { $others ->
    [0] Ez az egyetlen nyerő lépés.
    [one] Még egy másik lépés is nyer.
   *[other] Még { $others } másik lépés is nyer.
  }
play-hint-draw = útmutatás: egyetlen lépés sem nyer, de { $count ->
    [one] egy lépés megtartja a döntetlent: { $move }.
   *[other] { $count } lépés megtartja a döntetlent, például { $move }.
  }
play-hint-lost = útmutatás: egyetlen lépés sem nyer. Ez { $p }: { $moves ->
    [one] az egyetlen lépésedre van nyerő válaszom.
   *[other] mind @a { $moves } lépésedre van nyerő válaszom.
  }
play-no-page-but-one = mind @a { $count } lépés az első oldalon van; a `moves` megmutatja
play-no-page = { $count } lépés van { $pages } oldalon; a `moves { $pages }` az utolsót mutatja
play-moves = { $count } lépés:
play-moves-page = { $count } lépés, { $page }/{ $pages }. oldal:
play-next-page = A `moves { $page }` mutatja a következőket.
play-nothing-to-undo = Még nem léptél; nincs mit visszavenni.
play-undone = A legutóbbi lépésed és az én válaszom visszavéve.
play-why-n = N: nyerhetsz.
play-why-p = P: én nyerhetek, bármit lépsz.
play-why-draw = döntetlen: egyikünk sem nyerhet, ha a másik jól játszik.
play-no-reason = Az ok nem mondható meg: { $error }.
play-help = Egy lépés beírható a `moves` felsorolásában álló sorszámával vagy a szavaival: itt `{ $number }` azt jelenti, hogy `{ $example }`. A szavak eleje és vége elhagyható, amíg csak egy lépés illik rájuk. Több kupac esetén `3 8` a 3. kupacból 8 kavicsot vesz el; összegben a rész a kupac előtt áll; táblán `2 1` a 2. sor 1. oszlopa. Egyetlen kupac esetén `3` három kavicsot vesz el.
play-help-moves = felsorolja a lépéseket, egyszerre 40‑et; a `moves 2` a következőket mutatja
play-help-hint = mutat egy nyerő lépést, ha van
play-help-why = megmondja, miért nyerő vagy vesztő az állás
play-help-undo = visszaveszi a legutóbbi lépésedet és az én válaszomat
play-help-quit = befejezi a játékot egy áttekintéssel, ahogy a bemenet vége is
play-line-too-long = ez a sor hosszabb, mint { $bytes } bájt; beírható egy lépés vagy `help`
play-mean = `{ $typed }` nem lépés; erre gondoltál: `{ $near }`?
play-no-move = `{ $typed }` itt nem lépés; a `moves` felsorolja a lépéseket, a `help` megmondja, hogyan kell beírni őket
play-several = erre { $count } lépés illik; sorszámmal írható be: { $moves }
play-several-more = erre { $count } lépés illik; sorszámmal írható be: { $moves }; és még { $more }, lásd `moves`
play-cannot-take = { $take } kavics itt nem vehető el; elvehető: { $takes }
play-cannot-take-from = { $take } kavics nem vehető el @a { $heap }. kupacból; onnan elvehető: { $takes }
play-no-number = nincs { $number } sorszámú lépés; a `moves` felsorolja @a { $count } lépést, 1‑től
play-no-numbers = nincs lépés ezekkel a számokkal; a `moves` felsorolja a lépéseket, a `help` megmondja, hogyan kell beírni őket
play-no-heap = nincs { $heap }. kupac; a kupacok számozása 1‑től { $count }‑ig tart
play-empty-heap = @a { $heap }. kupac üres; másikból kell elvenni
play-range = { $from }–{ $to }
play-more = és még több
play-and-more = { $moves }; és még { $more }
review-heading = Áttekintés: { $position }
review-heading-misere = Áttekintés: { $position }, fordított játék
review-no-move = Nem volt lépés.
review-you = te
review-i = én
review-they = ellenfél
review-outcomes = { $before } után { $after }
review-drawn = döntetlen
review-legend = N: az nyerhet, aki következik. P: az nyerhet, aki utoljára lépett.
review-legend-draws = N: az nyerhet, aki következik. P: az nyerhet, aki utoljára lépett. Döntetlen: egyik sem, ha mindketten jól játszanak.
review-win-lost = @A { $number }. lépés { $mark } elvesztette a játékot: elszalasztotta a győzelmet. Ebben az állásban: { $position }, ez nyert volna: { $better }.
review-win-drawn = @A { $number }. lépés { $mark } a nyerő állást döntetlenre rontotta. Ebben az állásban: { $position }, ez nyert volna: { $better }.
review-draw-lost = @A { $number }. lépés { $mark } elvesztette a játékot: elszalasztotta a döntetlent. Ebben az állásban: { $position }, ez megtartotta volna a döntetlent: { $better }.
review-won = Semmit sem szalasztottál el, és nyertél.
review-draw = Egyikünk sem szalasztott el semmit, így döntetlen lett.
review-no-chance-first = Nem volt esélyed: @a { $position } P-állás, és te léptél először, ezért mindenképpen vesztettél volna; a --second kapcsolóval én kezdek, és tiéd a győzelem.
review-no-chance-second = Nem volt esélyed: @a { $position } N-állás, és én léptem először, ezért mindenképpen vesztettél volna; a --second kapcsoló nélkül te kezdesz, és tiéd a győzelem.
review-unfinished-won = A játék nem ért véget: még nyerhettél volna.
review-unfinished-draw = A játék nem ért véget: a döntetlen még nyitva állt.
review-unfinished-no-chance = A játék nem ért véget: kezdettől fogva nem volt esélyed, mert én semmit sem szalasztok el.
review-unfinished-lost = A játék nem ért véget: már elvesztetted, mert én semmit sem szalasztok el.

## Diák

slides-back = Vissza
slides-next = Tovább
slides-place = Feladat
slides-versions = Csoportok
slides-timer = Időmérő
slides-start = Indítás
slides-less = egy perccel kevesebb
slides-more = egy perccel több
slides-over = Lejárt az idő.
slides-keys = → vagy szóköz: tovább, ←: vissza, T: időmérő, + és −: percek

## Pages that answer

# The frame.
live-title = nimbook
live-theme = Világos / sötét
live-lede = Mindenféle feladat, és válasz bármelyik állásra. Mindent ez az oldal számol ki.
live-nothing-leaves = Amit ide írsz, nem hagyja el ezt az oldalt.
live-kept-in-tab = Amit írtál, újratöltés után is megmarad, de csak ezen a böngészőlapon.
live-clear = Törlés
live-undo = Visszavonás
live-to-platform = A válaszaid és a pontjaid a tanulási platformra kerülnek; ha újra megnyitod ezt az oldalt, a válaszaid ismét itt lesznek.
live-platform-missed = A tanulási platform nem fogadta el, amit ez az oldal küldött: pontok vagy válaszok hiányozhatnak róla. Szólj a tanárodnak!
live-platform-full = Ezek a válaszok nem férnek el a tanulási platformon. A pontjaik megmaradnak, de amit írtál, nem jön vissza:
live-after-show = A megoldás már látszott, ezért ez a feladat több pontot nem ér.
live-answers-inside = Gyakorlásra: a válaszok benne vannak ebben a fájlban.
live-two-ways = A válaszokat ez az oldal két olyan úton találja meg, amelyeknek nincs közös programrészük, ugyanúgy, ahogy a nyomtatott megoldókulcs válaszai készülnek. Ahol a két út nem egyezik, vagy elér egy korlátot, az oldal megmondja, és nem ad választ.
live-no-script = Ez a fájl csak szkriptekkel tud válaszolni; a papír feladatlaphoz nem kellenek.
live-no-script-sheets = A feladataid azon a papíron vannak, amelyen az azonosítód áll. Az egész osztály feladatlapjai, olvasásra és nyomtatásra, ebben a fájlban vannak: { $file }; ez az oldal és az a fájl együtt készül. Ha sem a papír, sem az a fájl nincs meg, a fájlt kell elkérni.
live-failed = Ez a böngésző nem tudja futtatni az oldal programját. Egy újabb tudja: bármelyik, amely 2023 óta készült.
live-stop = Leállítás
live-change = Módosítás
live-your-version = a te változatod: { $of }
live-changed = { $word ->
    [board] Egy játék és egy méret, például queen 9x7
    [chomp-row] Egy sor száma
    [claim] Az állításod
    [game] A játékod
    [picture] Mi legyen a rajzon
    [play] Egy állás
    [solve] Egy állás
    [trace] Három kupac
    [trios] Melyik számig
    [values] Egy játék, és mekkora kupacig
   *[other] { $word }
}
guess-first = Előbb tippelj!
guess-who = Ki nyer?
guess-next = a soron következő játékos
guess-other = a másik játékos
guess-draw = senki
guess-move = Melyik lépéssel, ha van ilyen?
guess-values = Melyek a következő értékek?
guess-numbers = Mely számokra hamis: { $names }?
guess-no-move = „{ $typed }” itt nem olvasható lépésként. Egy lépés például így írható: { $sample }
guess-no-numbers = Ebben nincs olvasható szám. Írd egymás után az értékeket.
guess-each-number = Írj egy-egy számot mindegyik helyébe: { $names }.
guess-without = Megmutatás tipp nélkül
guess-you-said = a te válaszod
guess-it-is = a helyes válasz
guess-nothing = semmi
guess-who-wins = ki nyer
guess-with = ezzel
guess-heap = { $heap }. kupac
guess-yours = a te számaid
guess-false-there = ott hamis
guess-true-there = ott nem hamis
guess-smallest = a legkisebbek
live-unread = nem értelmezhető
live-line = { $number }. sor:
live-stopped = Leállítva: nincs válasz. Kisebb kérdéshez kevesebb idő kell.
live-print = Nyomtatás
live-show = Megjelenítés
live-check = Ellenőrzés
live-hint = Útmutatás
live-another = Másik
live-go-on = Tovább
live-next = Következő feladat
live-reset = Elölről
live-choose = Választás
live-your-answer = A válaszod

# A sheet of one’s own.
live-your-sheet = A feladatlapod
live-id = A papírod alján álló azonosító
live-open = Megnyitás
live-open-any = Nincs kéznél papír? Jó az első feladatlap is.
live-own-game = Saját játék
live-own-about = Illessz be egy bizonyított játékleírást (game), és írd fölé a nevét és a számait!
live-own-position = A játék egy állását így írjuk: { $written }.
live-found = { $count ->
    [one] Megvan: egy feladat
   *[other] Megvan: { $count } feladat
  }
live-id-slip = Ebben az azonosítóban elírás van: az ellenőrző jele nem illik. Érdemes összevetni a papírral; **O** és **0**, **I** és **1** könnyen felcserélhető.
live-no-id = Ez nem feladatlap azonosítója. Egy azonosító ilyen: NB-4T7K-Q2MX-R, és a papír alján áll.
live-other-sheet = Az ellenőrző jel illik, de ebben a fájlban másik feladatlap van.
live-result = Az eddigi eredményed
live-mark = Értékelés
live-tries = Próbálkozás
live-hints = Útmutatás
live-note = Megjegyzés
live-not-checked = nincs ellenőrizve
live-right = jó
live-partly = részben jó
live-not-yet = még nem jó
live-not-yet-alone = Próbálj másik választ, vagy nézd meg a megoldást!
live-understood = Így értelmezve:
live-looks = Gyakori tévedés:
live-refutes = Ez cáfolja meg:
live-opponent = Az ellenfél válasza:
live-points = { $earned } / { $of } pont
live-copy = Másolás szövegként
live-copied = Másolva:

# Questions.
live-practise = Gyakorlás
live-kind = Feladatfajta
live-game = Játék
live-difficulty = Nehézség
live-kind-name = { $kind ->
    [big-index] nagy kupacok értékei
    [both-plays] egy lépés, két játék
    [chomp-column] a csokoládé rejtett oszlopa
    [coin-heaps] érmék értéke
    [complete-trio] a harmadik kupac
    [count-trios] vesztő triók száma
    [early-stop] korábbi megállás
    [equal-games] egyenlő játékok
    [fibonacci-limit] hány kavics vehető el?
    [find-misprint] sajtóhiba
    [find-rule] melyik szabály?
    [greedy-scheme] trióépítés
    [grundy-value] Grundy-szám
    [hardy] igaz‑e minden számra?
    [join] két állás együtt
    [label-board] vesztő mezők a táblán
    [leftover-pairs] kimaradó párok
    [losing-set] vesztő kupacok
    [mex] mex, a legkisebb hiányzó szám
    [mirror-disc] korongok az asztalon
    [mirror-pins] bábuk tükörképe
    [misere-outcome] ki nyer fordított játékban?
    [next-trio] a trióépítő következő triója
    [next-value] következő érték
    [nim-sum] nim-összeg
    [order-proof] összekevert bizonyítás
    [outcome] ki nyer?
    [period] periódus
    [reduction-failure] hol akad el a redukció?
    [reduction-trace] redukció
    [reply-table] válasz minden lépésre
    [shift-trio] eltolt triók
    [tie-break] a trióépítő más sorrendben
    [trio-images] megváltoztatott triók
    [true-or-false] igaz vagy hamis?
    [which-heap] melyik kupac?
    [winning-moves] nyerő lépések
    [wrong-line] a rossz sor
    [wrong-square] a rossz mező
    [zeckendorf] Fibonacci-számok összegei
   *[other] { $kind }
  }
live-level = nehézség: { $level } (1–5)
live-left = { $count ->
    [0] nincs több ilyen
   *[other] még { $count } ilyen van
  }
live-all-seen = Minden ilyen feladatot láttál már.
live-no-hint = Nincs ilyen útmutatás.
live-first-hint = { $kind ->
    [big-index] Vond ki a nagy számból azt, ahonnan az értékek ismétlődnek, és oszd el a periódussal: mi a maradék?
    [both-plays] Nézd meg, mi marad a lépés után, és számold meg benne a két vagy több kavicsos kupacokat!
    [chomp-column] Próbáld végig a magasságokat a legkisebbtől! Egy állás akkor vesztő, ha egyetlen törés sem hagy vesztő állást.
    [count-trios] Sorold fel a vesztő triókat a legnagyobb kupacuk szerint! Két kupac meghatározza a harmadikat: az a nim-összegük.
    [early-stop] Hasonlítsd össze az 1 mellett álló két számot: melyik páros, és a másik a rákövetkező‑e?
    [equal-games] Két egyenlő értékű játék kiejti egymást. Húzd ki őket kettesével!
    [fibonacci-limit] Írd fel a kupacot Fibonacci-számok összegeként úgy, hogy semelyik kettő ne legyen szomszédos, és nézd meg a legkisebbet!
    [find-rule] Határozd meg mindegyik halmaz vesztő kupacait 0‑tól felfelé, amíg eltérés nem adódik! Egy kupac akkor vesztő, ha egyetlen elvétel sem vezet vesztő kupachoz.
    [hardy] Írd fel az összeget kettes számrendszerben, és próbáld végig a számokat a legkisebbtől: hol kell először átvitel a kivonáshoz?
    [join] Számold ki külön-külön mindkét állás nim-összegét!
    [leftover-pairs] Írd fel az összes párt, építsd fel a triókat úgy, mint a trióépítő, és húzd ki mindegyiknek a három párját!
    [losing-set] Döntsd el a kupacokat egyenként 0‑tól, és keress bennük ritmust!
    [mex] Keresd meg a számok között a 0‑t, aztán az 1‑et, és így tovább!
    [mirror-disc] Fordítsd el az asztalt félfordulattal: hová kerül az új korong?
    [mirror-pins] Melyik bábu van olyan messze a sor egyik végétől, mint a most ledőlt bábu a másiktól?
    [misere-outcome] Számold meg a két vagy több kavicsos kupacokat! Ha egy sincs, számold meg az egykavicsosakat; ha legalább kettő van, nézd meg az oszlopokat!
    [next-trio] Keresd meg az első megmaradt párt a táblázat sorrendjében, aztán az első társát!
    [order-proof] Keresd meg azt a sort, amelyikhez nem kell másik, aztán egy olyat, amelyik ebből következik!
    [outcome] Nézd meg, milyen állásokat hagyhat egy lépés: ha van köztük vesztő, a soron következő játékos nyer.
    [period] Egy lépés legfeljebb bizonyos számú kavicsot vehet el, és ugyanennyi egymás utáni érték határozza meg a következőt. Keresd meg az első ilyen sorozatot, amely újra megjelenik!
    [reduction-trace] Nézd meg minden sorban, mely számok páratlanok! Vonj le mindegyik páratlanból 1‑et, aztán felezd meg mindhármat!
    [shift-trio] Írd fel a kupacokat kettes számrendszerben: melyik oszloptól kezdve egyeznek meg a második és a harmadik kupac jegyei?
    [tie-break] Egy trió pontosan akkor vesztő, ha a nim-összege 0.
    [trio-images] Írd fel a triót kettes számrendszerben, és nézd meg oszloponként, mi történik az egyesekkel!
    [true-or-false] Próbáld ki a legkisebb vesztő triókat! Ha az állítás mindegyikre igaz, gondold végig, mi következik abból, hogy minden oszlop páros!
    [which-heap] Számítsd ki minden rész értékét és ezeknek az értékeknek a nim-összegét! Melyik rész érheti el azt az értéket, amely a sajátjának és ennek a nim-összegnek a nim-összege?
    [winning-moves] Próbáld végig a lépéseket! Egy lépés akkor nyerő, ha vesztő állást hagy: bármit lép ott az ellenfeled, te nyerhetsz.
    [wrong-line] Számolj újra minden sort, oszlopról oszlopra, mielőtt a következőre térnél!
    [zeckendorf] Vond le a legnagyobb Fibonacci-számot, amely belefér, és folytasd azzal, ami marad!
   *[other] { "" }
  }
live-hint-number = { $number }. útmutatás (összesen { $count })

# Any position.
live-ask = Kérdés egy állásról
live-any-position = Bármely állás @a { $count } játék bármelyikéből
live-slip-end = A végéről hiányzik valami.
live-slip-long = Egy állás legfeljebb { $most } bájt, ez a szöveg { $given }.
live-slip-number = Ez a szám ide nem illik: { $typed }.
live-slip-sign = Ez a jel ide nem illik: { $typed }.
live-slip-try = Például így: { $example }
live-slip-games = A játékok: { $games }.
live-slip-misere = Ha az utolsó lépés veszít, jelöld be az erre való négyzetet!
live-slip-word = Ez a szó ide nem illik: { $typed }.
live-misere = az utolsó lépés veszít
live-understood-position = Így értelmezve: **{ $position }** – { $rules }
live-ask-who = Ki nyer?
live-ask-value = A Grundy-szám
live-ask-moves = A nyerő lépések
live-ask-why = Miért
live-routes-agree = Két út egyezik:
live-no-verdict = nincs ítélet
live-one-route = Itt csak egy út ad választ:
live-second-limit = A második út nem járható végig: { $limit }.
live-no-winning-move = Egyetlen lépés sem nyer.
live-more = és még { $count }

# Step by step.
live-steps = Lépésről lépésre
live-procedure = Eljárás
live-builder = a trióépítő: párok egy számig
live-reduction = három kupac redukciója
live-columns = néhány kupac oszlopai
live-numbers = Számok
live-step-of = { $number }. lépés (összesen { $count })
live-step-on = Tovább
live-step-back = Vissza
live-builder-takes = A trióépítőhöz egy szám kell, 2‑től 12‑ig.
live-reduction-takes = A redukcióhoz három szám kell, mindegyik legalább 1 és legfeljebb 1{ "\u00A0" }048{ "\u00A0" }576.
live-columns-take = Legalább két, legfeljebb hat kupacot írhatsz be, mindegyik kisebb legyen, mint 64.
live-builder-complete = Minden pár elfogyott, és { $count } trió van.
live-builder-left = { $count ->
    [0] Nincs trió
   *[other] { $count } trió van
  }; { $left } pár marad ki.
live-reduction-line = @A { $number }. sor { $line }. { $count ->
    [0] Egyik szám sem páratlan, ezért mindet felezzük.
   *[other] Páratlan: { $odd }, tehát az összeg páros: mindkettőből 1‑et levonunk, aztán mindhárom számot felezzük.
  }
live-reduction-odd = @A { $number }. sor { $line }, és az összege páratlan: a kezdeti kupacok nem vesztők.
live-reduction-equal = @A { $number }. sor { $line }: egy kupac eltűnt, és a másik kettő egyenlő. Aki az elején lép, veszít.
live-reduction-unequal = @A { $number }. sor { $line }: egy kupac eltűnt, és a másik kettő különböző. A kezdeti kupacok nem vesztők.

# A game.
live-play = Játék
live-play-first = Játék: te kezdesz
live-play-second = Játék: az ellenfél kezd
live-play-on = Játszd tovább innen
live-play-again = Játszd újra innen
live-show-on = Mutasd a folytatást
live-your-move = A lépésed
live-move = Lépés
live-back = Vissza
live-give-up = A játék befejezése
live-you-begin = Te jössz.
live-my-move = Az ellenfél lépése: { $move }. Te jössz.
live-closing = { $winner ->
    [you] A játék véget ért: nyertél.
    [opponent] A játék véget ért: az ellenfeled nyert.
    [first] A játék véget ért: az első játékos nyert.
    [second] A játék véget ért: a második játékos nyert.
   *[nobody] A játék véget ért: döntetlen.
  }
live-heaps = Kupacok
live-touch-heaps = Ha kiválasztasz egy kavicsot, azt és minden utána levőt elveszed; vagy írd be a lépést alább!
live-touch-board = Válassz a képen, vagy írd be a lépést alább!
live-touch-position = Az állás a képen is megváltoztatható.
live-touch-answer = Válassz a képen, vagy írd be a választ!
live-working = Segédtáblázat a számoláshoz: csak az alatta álló választ ellenőrzi az oldal.
live-nothing-written = Még nincs ide írva semmi.
live-none = nincs
live-not-understood = Ez nem értelmezhető: valami hiányzik, vagy nem illik össze.
live-possible = Ezt jelentheti:
live-nothing-taken = semmi sincs elvéve
live-all-moves = Az összes lépés
live-moves = { $count ->
    [one] Az egyetlen lépés
   *[other] Mind @a { $count } lépés
  }
live-many-moves = { $count } lépés van; alább be lehet írni egyet.
live-no-move = „{ $typed }” itt nem lépés; a felsorolásban minden lépés benne van.
live-no-number = Nincs { $number } sorszámú lépés.
live-no-numbers = Nincs lépés ezekkel a számokkal; a felsorolásban minden lépés benne van.
live-hint-won = Nyerhetsz: { $move }. { $others ->
    [0] Ez az egyetlen nyerő lépés.
    [one] Még egy másik lépés is nyer.
   *[other] Még { $others } másik lépés is nyer.
  }
live-hint-draw = Egyetlen lépés sem nyer; ez megtartja a döntetlent: { $move }.
live-hint-lost = Egyetlen lépés sem nyer: az ellenfélnek mindegyikre van válasza.
live-review-move = lépés
live-review-by = ki
live-review-what = mi történt
live-gave-win = elszalasztotta a győzelmet
live-gave-draw = elszalasztotta a döntetlent
live-kept = nem rontott
live-nothing-to-keep = nem volt mit elszalasztani
live-win-lost = @A { $number }. lépés elszalasztotta a győzelmet. Ebben az állásban: { $position }, ez nyert volna: { $better }.
live-unfinished-lost = A játék nem ért véget: már elvesztetted, mert az ellenfél semmit sem szalaszt el.
live-unfinished-no-chance = A játék nem ért véget: kezdettől fogva nem volt esélyed, mert az ellenfél semmit sem szalaszt el.
live-win-drawn = @A { $number }. lépés a nyerő állást döntetlenre rontotta. Ebben az állásban: { $position }, ez nyert volna: { $better }.
live-draw-lost = @A { $number }. lépés elszalasztotta a döntetlent. Ebben az állásban: { $position }, ez megtartotta volna: { $better }.
live-no-chance-first = Nem volt esélyed: ebben az állásban a kezdő veszít: { $position }. Hagyd, hogy az ellenfél kezdjen, és tiéd a győzelem.
live-no-chance-second = Nem volt esélyed: ebben az állásban a kezdő nyer: { $position }. Kezdj te, és tiéd a győzelem.
live-against = Ellenfél
live-against-perfect = sosem hibázik
live-against-careless = néha hibázik
live-against-beginner = kezdő
live-against-two = ketten, ezen az eszközön
live-sound = Hangok
live-turn = { $who ->
    [first] Az első játékos lép.
   *[second] A második játékos lép.
  }
live-moment = Itt dőlt el: { $number }. lépésnek ez kellett volna.
live-moment-won = @A { $number }. lépés hiba volt, de az ellenfél nem használta ki. Ez jobb lett volna.
play-first = első
play-second = második

## The path: practice that leads on

live-solution = Megoldás
live-left-again = Ez az utolsó; utána újra ezek jönnek, más sorrendben
live-anew = { $count ->
    [one] Egy ilyen feladatot már láttál. Lehet, hogy újra jön.
   *[other] Már { $count } különböző ilyen feladatot láttál. Most újra jönnek, más sorrendben, talán újak is köztük.
  }
live-free = Feladatfajta, játék és nehézség választása
live-touch-spot = { $says }
live-touch-lines = Rakd sorba a sorokat, vagy írd be a sorrendet!
path-worlds = A világok
path-world = { $world ->
    [play] Első játékok
    [wins] Ki nyer?
    [moves] A nyerő lépés
    [baron] Báron módszere
    [binary] Kettes számrendszer
   *[games] Más játékok
  }
path-number = { $world }.{ $station }
path-station = { $kind }: { $game }
path-dots = { $of } pontból { $count }
path-mastered = { $of } állomásból { $count } megvan
path-tried = { $how ->
    [right] Elsőre jó!
    [helped] Jó, segítséggel: a pontok száma nem változik.
    [lost] Ez elvesz egy pontot: próbáld újra, vagy menj tovább!
   *[missed] Most nem jár pont: próbáld újra, vagy menj tovább!
  }
path-next = { $why ->
    [on] Most egy másik állomás jön.
    [again] Most olyan feladat jön, amelyben ugyanez a hiba kiderül, ha van ilyen.
    [back] Most egy könnyebb állomás jön, aztán újra ez.
    [hint] Nézd meg a megoldást, mielőtt továbbmész!
    [return] Most olyasmi jön, ami korábban már ment.
    [done] Az út minden állomásán túl vagy. Most minden újra jön, apránként.
   *[stay] Három pont visz a következő állomásra.
  }
path-not-read = Ez nem ennek az oldalnak a kódja, vagy elírás van benne. Hasonlítsd össze azzal, amit megőriztél!
path-record = A pontjaim
path-record-about = A pontjaidban nincs se név, se időpont, és senki más nem látja őket.
path-keep = A pontjaim maradjanak meg ebben a böngészőben
path-forget = Felejtse el őket
path-forget-sure = Minden pont elvész? Csak a kódjuk hozná vissza őket.
path-taken = A pontjaid megvannak.
path-code-about = Vagy őrizd meg őket kódként: bármelyik böngészőben visszahozza őket.
path-code = Kód
path-take = Folytatás ezzel a kóddal
path-link = Link erre az állomásra

## Class

class-answers-title = Válaszok az egész osztályhoz
class-answers-sub = { $title }: { $sheets } feladatlap, { $questions ->
    [one] 1 feladat
   *[other] egyenként { $questions } feladat
}
class-answers-note-heaps = A kupacok sorszáma a feladatlapon álló sorrendet követi. Ha több jó lépés van, a számok mindkét oszlopban ugyanabban a sorrendben állnak.
class-answers-note-trace = A sor, ahol a levezetés véget ér, vagy ahol meg lehet állni, és mellette az, ami benne áll.
class-name = név
class-sheet = feladatlap NB-
class-extra = + { $minutes } perc
short-answer = válasz
short-winner = nyer
short-take = elvesz
short-heap = kupac
short-move = lépés
short-becomes = marad
short-row-column = sor, oszlop
short-coins = érmék
short-square = ide
short-point = pont
short-cell-becomes = { $heap } → { $first } + { $second }
short-cell-row-column = { $row }, { $column }
short-cell-coins = { $coins }
short-cell-square = { $square }
short-cell-point = { $point }
short-number = szám
short-trios = triók
short-pairs = párok
short-misprint = sajtóhiba
short-numbers = számok
short-ticks = bejelölve
short-residues = maradékok
short-counterexample = igaz?
short-place = hely
short-verdict = ítélet
short-line = sor
short-which = benne
short-to-move = következő
short-other = **másik**
short-nobody = **döntetlen**
short-lost = **vesztő**
short-not-lost = nem vesztő
class-answers-footer = { $answers ->
    [one] A válasz
   *[other] Mind @a { $answers } válasz
} kétszer készült el, két olyan úton, amelyeknek nincs közös programrészük. { $again ->
    [0] Nincs két feladatlap, amelynek közös sorsolt feladata volna.
    [1] Néhány feladat több feladatlapon is szerepel, de szomszédokén soha.
   *[other] Néhány feladat több feladatlapon is szerepel.
}
fair-title = Egyformán nehezek‑e a feladatlapok?
fair-sub = { $title }: { $sheets } feladatlap, egyenként { $questions } feladattal
fair-label = Nehézség 1‑től 5‑ig, a megoldó mérése szerint
fair-picture = Milyen nehezek a feladatlapok
fair-picture-says = Ha a nehézség szabad volna, a szintek összege { $least } és { $most } közé esne. Ezeknek a feladatlapoknak az összegei: { $own }.
fair-free = szabadon hagyott nehézség
fair-own = feladatonként egyetlen nehézség
fair-axis = egy feladatlap szintjeinek összege; egy pont { $sheets ->
    [one] egy feladatlap
   *[other] { $sheets } feladatlap
}
fair-counted = Amit megszámoltunk
fair-not-measured = Amit nem mérünk
fair-all = { $sheets ->
    [one] Az egyetlen feladatlap szintjei
   *[other] Mind @a { $sheets } feladatlap szintjei
}: { $levels } = { $sum }.
fair-as-asked = { $sheets ->
    [one] Egy feladatlap szintjei
   *[other] { $sheets } feladatlap szintjei
}: { $levels } = { $sum }.
fair-easier = { $sheets ->
    [one] Egy könnyebb feladatlap szintjei
   *[other] { $sheets } könnyebb feladatlap szintjei
}: { $levels } = { $sum }.
fair-harder = { $sheets ->
    [one] Egy nehezebb feladatlap szintjei
   *[other] { $sheets } nehezebb feladatlap szintjei
}: { $levels } = { $sum }.
fair-not-easier = { $sheets ->
    [one] Egy könnyebbnek kért feladatlap szintjei
   *[other] { $sheets } könnyebbnek kért feladatlap szintjei
} ugyanazok, mint az osztályéi: { $levels } = { $sum }; túl kevés a könnyebb feladat.
fair-not-harder = { $sheets ->
    [one] Egy nehezebbnek kért feladatlap szintjei
   *[other] { $sheets } nehezebbnek kért feladatlap szintjei
} ugyanazok, mint az osztályéi: { $levels } = { $sum }; túl kevés a nehezebb feladat.
fair-once = { $again ->
    [0] Az eljárásból következik, hogy ugyanaz a sorsolt feladat nem szerepel két feladatlapon.
    [1] Néhány feladat több feladatlapon is szerepel, de szomszédokén soha.
   *[other] Néhány feladat több feladatlapon is szerepel.
} { $named ->
    [0] { "" }
    [one] Egy feladat viszont minden feladatlapon ugyanaz, mert a szerző maga adta meg.
   *[other] { $named } feladat viszont minden feladatlapon ugyanaz, mert a szerző maga adta meg őket.
}
fair-largest = Egy osztálynak legfeljebb { $sheets } feladatlapja lehet; utána elfogy ez a feladat: „{ $exercise }”.
fair-largest-any = Egy osztálynak akárhány feladatlapja lehet.
fair-levels = A szintek feladatról feladatra
fair-question = feladat
fair-left-free = szabadon hagyva
fair-one-each = feladatonként egy
fair-sum = összeg
fair-differ = eltér
fair-levels-note = Az oszlopok a feladatlapok, a névsor sorrendjében. A félkövér szám kisebb, mint a sora legnagyobb száma. Szabadon hagyva a szint úgy sorsolódik, ahogyan a jelöltek között eloszlik. Az utolsó sor azokat a válaszokat számolja, amelyek az előző feladatlapon nem jók.
fair-earns = Mennyit hoz a találgatás és a másolás
fair-guess = Legjobb találgatás: ennyi feladatlapon jó ugyanaz a válasz, ha a lehető legjobbat választjuk; másolva: ennyi feladatlapon jó a névsorban előtte álló tanuló válasza. A legjobb találgatások együtt { $points } pontból átlagosan { $guessed } pontot hoznak, egy lemásolt feladatlap { $copied } pontot.
fair-guess-no-points = Legjobb találgatás: ennyi feladatlapon jó ugyanaz a válasz, ha a lehető legjobbat választjuk; másolva: ennyi feladatlapon jó a névsorban előtte álló tanuló válasza.
fair-distance = Szomszédok feladatlapjai { $questions } válaszból legalább { $fewest } válaszban eltérnek, átlagosan { $average } válaszban.
fair-points = pont
fair-number = { $points }
fair-level = szint
fair-best-guess = legjobb találgatás
fair-copied = másolva
fair-of = { $all }@ból { $count }
fair-supply = Hány feladat maradt
fair-exercise = azonosító
fair-candidates = jelöltek
fair-too-easy = túl könnyű
fair-fit = megfelel
fair-by-level = szintenként
fair-chosen = szintek
fair-variants = feladatlapok
fair-used = felhasználva
fair-left = maradt
fair-any = akárhány
fair-at-least = ≥ { $count }
fair-sample = A ≥ jelű feladatokból mintát vizsgáltunk; ami túl könnyű, azt ott számoltuk.
fair-unseen = A mérés a megoldó lépéseit számolja: a számításba jövő oszlopokat, a nyerő lépéseket, a kibontandó rákövetkező állásokat, a levezetés sorait. Nem látja, ki találkozott már a játékkal, vagy melyik képet könnyebb elolvasni.

# Marking.
mark-summary = { $sheets } feladatlap: { $right } jó válasz, { $part } részben jó, { $wrong } rossz (ezekben { $named } ismert hiba), { $empty } üres, { $unread } nem értelmezhető
mark-provisional = Ideiglenes: { $unread } válasz nem értelmezhető, és nem ér pontot, amíg valaki nem dönt róla.
mark-part-answer = válasz
mark-part = { $number }. rész
mark-part-line = sor
mark-part-numbers = számok
mark-part-move = { $move }
mark-part-nim-sum = nim-összeg
mark-part-period = periódus
mark-part-from = kezdete
mark-part-needed = az utolsó kellő érték
mark-part-place = hely
mark-part-value = érték
mark-part-number = szám
mark-part-after = { $before }. sor után { $line }. sor
mark-part-adds-up = különböző Fibonacci-számok, az összegük jó
mark-part-no-neighbours = szomszédok nélkül
mark-part-box = { $number }. négyzet
mark-part-remainder = { $remainder }@s maradék
mark-part-modulus = osztó
mark-part-verdict = ítélet
mark-part-verdict-own = ítélet, a saját soraid szerint
mark-part-verdict-after = ítélet, amely csak akkor számít, ha a hibás sor után jó sor következik
mark-part-counterexample = ellenpélda
mark-part-trace-line = { $line }. sor
mark-part-trace-line-own = { $line }. sor, a te { $before }. sorod szerint
mark-part-trace-line-past = { $line }. sor, a vége után
mark-part-row = { $number }. sor
mark-part-pair = { $pair }
mark-no-known-mistake = ismeretlen hiba
mark-not-understood = nem értelmezhető
mark-empty = üres
mark-decided = a tanár döntése
mark-binary = { $digits } kettes számrendszerben, vagyis { $number }
mark-line = { $line }. sor
mark-no-box = semmi sincs bejelölve
mark-box-missing = { $box }: be kellene jelölni
mark-box-wrong = { $box }: nem kellene bejelölni
mark-place = { $line }. sor, { $column } oszlop
mark-smaller-divisor = { $modulus } kisebb, és elég osztónak
mark-other-sum = az összeg { $sum }, nem pedig { $number }
mark-no-fibonacci-number = nem Fibonacci-szám: { $number }
mark-number-twice = kétszer szerepel: { $number }
mark-false = hamis
mark-not-lost = nem vesztő
mark-not-lost-at = nem vesztő: { $line }. sor
mark-trace-ends-equal = @a { $line }. sor { $trio }, ahol a két nagyobb szám egyenlő
mark-trace-ends-unequal = @a { $line }. sor { $trio }, ahol a két nagyobb szám nem egyenlő
mark-next-trio = @a { $place }. helyen a következő trió, amely illik, { $trio }
mark-no-trio-left = @a { $place }. helyre már nem maradt trió, amely illik
mark-pair-missing = { $pair } hiányzik
mark-pair-wrong = { $pair } nem tartozik oda
slip-one-off = eggyel több vagy eggyel kevesebb
slip-digits = a jó számjegyek más sorrendben
slip-missing = ami megvan, jó, de valami hiányzik
slip-more = minden megvan, ami jó, és még valami
slip-not-smallest = jó osztó, de nem a legkisebb
slip-order = a jó részek más sorrendben
slip-no-move = olyan lépés, amelyet a szabályok nem engednek meg
slip-verdict-alone = rossz ítélet, sorok nélkül
slip-not-lost-alone = nem vesztő, de nincs ott, ami mutatja
slip-wrong-verdict = jó sorok, de más ítélet, mint ami belőlük következik

# The report on marks.
marks-title = { $title }: pontszámok
marks-subtitle = { $sheets } feladatlap, { $questions } feladat, { $points } pont, mindegyik a saját megoldókulcsa szerint pontozva
marks-totals = Az osztály összpontszámai
marks-totals-none = Egy feladatlap sincs pontozva.
marks-middle = { $count } feladatlapból { $above } legalább { $points } pontos
marks-of = / { $points }
marks-name = név
marks-sheet = feladatlap NB-
marks-next = következő feladatlap
marks-mean = átlag
marks-mean-written = átlag az üres lapok nélkül
marks-provisional = ideiglenes
marks-letter = betű
marks-question = feladat
marks-looks = amire vall
marks-times = hányszor
marks-typed = amit írtak
marks-right = jó válasz
marks-rules = A kis betű a hibát jelöli, lásd alább; a vonal üres helyet, a kérdőjel nem értelmezhető választ, összegnél ideiglenes pontszámot jelent.
marks-rules-next = A kis betű a hibát jelöli, lásd alább; a vonal üres helyet, a kérdőjel nem értelmezhető választ, összegnél ideiglenes pontszámot jelent. A következő feladatlapon azok a kérdések térnek vissza, amelyek nem sikerültek.
marks-none = A válaszok fájljában az üres cella azt jelenti, hogy nincs válasz; ha a válasz az, hogy nincs ilyen négyzet, pár vagy lépés, oda kötőjel való.
marks-named = Megnevezett hibák
marks-commonest = A három leggyakoribb
marks-unread = Amit meg kell nézni
marks-decide = A döntést a válaszok fájljában a válasz elé kell írni: **!3** vagy **!2,5** ennyi pontot ad, **!right** mindet, **!wrong** egyet sem; utána újra kell pontozni.
marks-grade = osztályzat
marks-back-title = { $title }: a tanulóknak
marks-back-grade = osztályzat: { $grade }
marks-back-answer = a válaszod
marks-back-wrong = mi volt a hiba
marks-back-open = ezt a tanár még megnézi
follow-up-title = Újra: { $title }

## Banks of questions, for learning platforms

choice-head = { $head }
choice-letter = { $place ->
    [1] A
    [2] B
    [3] C
   *[4] D
  }
choice-move = Melyik lépés nyer ezek közül?
choice-prompt = Jelöld be az egyetlen helyes választ!
bank-one-move = Keress egy nyerő lépést! Több is lehet.
bank-none = ezek egyike sem
bank-nothing = Lehet több hely, mint amennyi kell; a megmaradókba írj kötőjelet!
bank-rising = A legkisebbtől a legnagyobbig.
bank-rising-pairs = Az első számok sorrendjében, azonos első szám esetén a másodikéban.
bank-falling = A legnagyobbtól a legkisebbig.
bank-smallest = Ha hamis, a legkisebb számok, amelyek ezt mutatják, például 3, 5, 6; különben kötőjel: { $place }
bank-feedback = Erre vall: { $looks }. Ez cáfolja: { $refuted }.

## The workshop, where sheets are made in a page

shop-tabs = Tennivalók
shop-make = Feladatlap
shop-pupils = Te oldanád meg, vagy játszanál?
shop-class = Osztály
shop-language = Nyelv
shop-undo = Visszavonás
shop-redo = Mégis
shop-new = Új feladatlap
shop-default-title = Ki nyer, és hogyan?
shop-new-title = Feladatok
shop-title = Cím
shop-points = Pont
shop-intro = Bevezető az első feladat előtt (üres sor után új bekezdés kezdődik)
shop-sheet = A feladatlap
shop-empty = Válaszd ki lent az első feladatot!
shop-up = Feljebb
shop-down = Lejjebb
shop-remove = Törlés
shop-settings = Beállítások
shop-add = Feladat hozzáadása
shop-add-this = hozzáad
shop-open-this = megnyitás
shop-search = Keresés a feladatfajták és a kész feladatlapok között
shop-none-found = Ilyen nevű nincs.
shop-topics = Témák
shop-ready = Kész feladatlapok
shop-preview = Előnézet
shop-shown = Mi látszik
shop-see-sheet = Feladatlap
shop-see-key = Megoldókulcs
shop-see-phone = Telefonon
shop-version = Változat
shop-before = Előző változat
shop-next = Következő változat
shop-counting = számolás …
shop-making = készül az osztály …
shop-other = Más számok
shop-keep = Marad
shop-keep-says = Változatlan marad, amikor a feladat változik
shop-wanted-minutes = Perc
shop-found = Minden válasz két úton született, amelyeknek nincs közös programrészük.
shop-print-sheet = A feladatlap nyomtatása
shop-print-key = A megoldókulcs nyomtatása
shop-for-class = Osztálynak
shop-student-page = Oldal a diákoknak
shop-link = Megosztás linkkel
shop-save = A feladatlap mentése
shop-open = Megnyitás
shop-see = A feladatlap
shop-yours = A munkád csak ezen a böngészőlapon van: semmi nem megy el innen, és a lap bezárása után csak az marad meg, amit elmentettél.
shop-linked = A link a vágólapon van.
shop-link-file = Ez az oldal egy fájl ezen az eszközön: a rá mutató link máshonnan nem működik. Küldd el azt a fájlt, amelyet „A feladatlap mentése” ad! Vagy ha ez az oldal fent van a weben, írd ezt közvetlenül a címe mögé (a vágólapon van):
shop-class-too-few = Ehhez az osztályhoz kevés a különböző kérdés.
shop-few = @A { $number }. feladat ({ $name }) { $sheets } különböző lapra elég; az osztálynak { $needed } kell.
shop-bad-decision = A „!” jellel kezdődő cella a te döntésed: pont, mint „!2”, legfeljebb annyi, amennyit a kérdés ér. Ahol más áll, ott a cella alatti gombokkal dönthetsz.
shop-bad-grades = A ponthatárok százalékok, vesszővel elválasztva, mint 50,65,80,90, vagy névvel, mint A:90,B:80.
shop-wrong-file = Ez az oldal névsorokat és válaszokat (.csv, .txt, .xlsx), feladatlapokat (.yaml) és elmentett osztályokat (.zip) olvas. Ez a fájl egyik sem:
shop-replace = Az itteni nevek és válaszok nincsenek fájlban. A fájlban lévő osztály kerüljön a helyükre?
shop-stale = Ez a korábbi feladatlap: ami pirossal van jelölve, az nem illik össze.
shop-unchanged = { $level ->
    [easier] Könnyebb kérdésből nincs elég egy egész lapra: akinek az járna, az osztályét kapja.
   *[harder] Nehezebb kérdésből nincs elég egy egész lapra: akinek az járna, az osztályét kapja.
  }
shop-changed = A feladatlap megváltozott: az osztály eddigi kérdései közül **{ $count }** helyett új van.
shop-past = Tovább a névsor után
shop-format = { $format ->
    [docx] Word, módosításhoz és kitöltéshez (.docx)
    [slides] diák kivetítőhöz
    [anki] Anki, szövegként (.txt)
    [apkg] Anki (.apkg)
    [gift] Moodle és mások (GIFT)
    [kahoot] Kahoot! (.xlsx)
    [moodle] Moodle (XML)
    [qti] QTI 2.2
    [qti21] QTI 2.1
   *[qti3] QTI 3
  }
shop-one-side = Egyoldalas nyomtatás, üres hátlapok nélkül
shop-one-version = A „Más számok” és a „Marad” csak ezt a változatot módosítja, amelyet az osztályból egy diák kap.
shop-no-class = Ez nem a nimbook által mentett osztály.
shop-not-opened = Ezt a fájlt nem lehet feladatlapként megnyitni.
shop-questions = { $count } kérdés
shop-line = { $sheets ->
    [one] **Csak 1 feladatlap.**
    [1000] **1000 különböző feladatlap, vagy több.**
   *[other] **{ $sheets } különböző feladatlap.**
  } { $minutes ->
    [0] Egy percnél rövidebb.
   *[other] Nagyjából { $minutes } perc.
  }
shop-sum = { $points } pont, nagyjából { $minutes } perc.
shop-minutes = Nagyjából { $minutes } perc.
shop-enough = { $sheets ->
    [one] Csak egy ilyen feladatlap van.
    [1000] Bármekkora osztálynak elég, mindenkinek más kérdésekkel.
   *[other] { $sheets } diáknak elég, mindenkinek más kérdésekkel.
  }
shop-of = { $count ->
    [1000] / 1000 vagy több
   *[other] / { $count }
  }
shop-none = nincs
shop-fault = Ez így nem jó.
class-fault-of = { $code ->
    [bad-decision] A döntés egy pontszám, például „!1”.
    [bad-id] Ez nem egy feladatlap száma.
    [bad-level] Ilyen szint nincs.
    [bad-minutes] A perceket csak számjegyekkel írd.
    [bad-quote] Itt nem állhat idézőjel.
    [bad-variant] Ilyen feladatlap nincs.
    [bad-workbook] Ez a munkafüzet nem nyitható meg.
    [cell-error] A táblázatkezelő ebben a cellában hibát jelez.
    [changed-cell] A táblázatkezelő átírta ezt a cellát; mi volt benne eredetileg?
    [control-character] Itt egy nem nyomtatható jel áll.
    [double-entry] Ez kétszer szerepel.
    [duplicate-column] Két oszlopnak ugyanaz a neve.
    [duplicate-id] Két diáknak ugyanaz a száma.
    [duplicate-variant] Két diák ugyanazt a feladatlapot kapná.
    [empty-roster] Itt nincsenek nevek.
    [missing-column] Hiányzik egy oszlop.
    [missing-sheet] Ez a sor nem mondja meg, melyik feladatlapról szól.
    [missing-value] Itt hiányzik valami.
    [no-name] Ez nem név: egy névben betűk vannak, és nincs benne ; : = jel.
    [no-such-letter] Ilyen betűjű változat nincs.
    [not-utf8] A fájl betűi nem olvashatók.
    [not-yes-or-no] Ide igen vagy nem való (yes, no).
    [open-quote] Ez az idézőjel nincs lezárva.
    [other-class] Itt senki sincs abból az osztályból, amely ebből a feladatlapból előbb készült.
    [other-spec] Ez a feladatlap nem ehhez az osztályhoz tartozik.
    [ragged-row] Ebben a sorban nem annyi cella van, mint a fejlécben.
    [swapped-sheet] Ez a feladatlap valaki másé.
    [too-large] A fájl túl nagy.
    [too-long] Ez a szöveg túl hosszú.
    [too-many] Ennyi diák sok egy osztálynak.
    [too-many-cells] Ebben a sorban több cella van, mint a fejlécben.
    [too-many-points] Ez több pont, mint amennyit a kérdés ér.
    [unknown-column] A feladatlapon nincs ilyen kérdés.
    [unknown-language] Ez a nyelv itt nincs meg.
    [unknown-student] Az osztályban senkinek sincs ilyen száma.
    [used-variant] Két diák ugyanazt a feladatlapot kapná.
   *[other] Ez ide nem illik.
  }
shop-fault-of = { $code ->
    [too-few] Túl kevés ilyen kérdés van.
    [too-few-of] Legfeljebb { $count } ilyen kérdés tehető fel.
    [too-few-left] Más feladatok is ilyen kérdéseket visznek: ennek túl kevés marad.
    [out-of-reach] Ekkora méretnél a válaszokat csak egy úton lehetne megtalálni.
    [too-much] Ennyit már nem lehet megszámolni.
    [out-of-range] Ez kívül esik a határokon.
    [out-of-range-of] Ez kívül esik a határokon: { $least }–{ $most }.
    [empty-range] Az első szám nagyobb a másodiknál.
    [bad-position] A feladat erről nem tud kérdezni. Egy állást így kell írni: „nim 3 5 7”.
    [bad-count] Ez a szám nem illik a többihez.
    [bad-title] A cím üres, vagy nem fér el egy sorban.
    [bad-points] Pont csak egész, fél vagy negyed lehet.
    [points-do-not-add-up] A feladatok pontjai nem adják ki a feladatlap pontjait.
    [points-of] Ez a pontszám nem illik a kérdésekhez: { $least } pont megfelelne.
    [bad-markdown] Ezt a szöveget így nem lehet megjeleníteni.
    [no-misere] Ennek a játéknak nincs ilyen vége.
    [wrong-type] Ide szám kell.
    [too-long] Ez a szöveg túl hosszú egy feladatlapra.
    [too-rare] Alig van ilyen kérdés; engedjen meg több számot.
    [bad-game] Nincs ilyen játék.
    [games-do-not-fit] Ezek a játékok nem egy családból valók.
    [key-not-for-game] Ennek a játéknak nincs ilyen beállítása.
    [control-character] A szövegben van egy karakter, amelyet nem lehet kinyomtatni.
    [too-many] Ennyi kérdés nem fér egy feladatlapra.
   *[other] Ez ide nem illik.
  }
shop-take-key = { $key ->
    [size] Legyen a méret { $least }–{ $most }
    [heaps] Legyen { $least }–{ $most } kupac
   *[other] Legyen a nehézség { $most }
  }
shop-take = { $take } ({ $sheets ->
    [1000] bármekkora osztálynak elég
   *[other] { $sheets } feladatlap
  })
shop-take-repeat = Ismétlődhetnek a kérdések, de szomszédoknál soha
shop-take-points = Legyen { $points } pont
shop-topic = { $topic ->
    [begin] Kezdetnek
    [win] Ki nyer
    [moves] Lépések
    [baron] Báron
    [binary] Kettes számrendszer
    [values] Értékek
    [boards] Táblák
    [proofs] Bizonyítások
   *[other] { $topic }
  }
shop-games = { $count } játék
shop-key = { $key ->
    [game] Játék
    [heaps] Kupacok
    [size] Méret
    [count] Kérdések
    [difficulty] Nehézség, és hogy melyikből hány kérdés van
    [play] Aki az utolsót elveszi
    [verdict] A válaszok
    [by] Melyik módon
    [unique] pontosan egy lépés nyer
    [easy] olyan kérdés is, amelyre ránézésre látszik a válasz
    [repeat] ugyanaz a kérdés többször is az osztályban, szomszédoknál soha
    [form] Hogyan válaszolnak
    [space] Hely a munkának
   *[other] { $key }
  }
shop-play = { $name ->
    [normal] nyer
   *[other] veszít
  }
shop-verdict = { $name ->
    [mixed] vegyesen
    [any] ahogy jönnek
    [P] a soron következő veszít
    [N] a soron következő nyer
    [draw] döntetlen
    [v-trio] vesztő trió
    [not-v-trio] nem vesztő trió
    [holds] igaz
    [fails] hamis
   *[other] { $name }
  }
shop-by = { $name ->
    [mixed] felváltva mindegyik
    [scratch] elölről
    [hypotenuse] átfogók mentén
    [steps] lépkedő bábu
    [queen] vezér
    [breaks] egy lépés elrontja
    [repairs] egy lépés helyrehozza
    [copies] utánzás
    [third] a harmadik kupac
    [beside-one] szomszédos kupacok
    [steals] stratégialopás
    [fours] négyes csoportok
    [order-proof] a mohó sorrend
   *[other] { $name }
  }
shop-form = { $name ->
    [open] írásban
   *[choice] négy válaszból választva
  }
shop-space = { $name ->
    [squared] az oldal maradéka, négyzetrácsos
    [ruled] az oldal maradéka, vonalas
    [none] nem kell
   *[other] { $name } sor minden kérdés alatt
  }
shop-to = –
shop-bounds = { $least } és { $most } között
shop-fewer = { $what }: eggyel kevesebb
shop-more-of = { $what }: eggyel több
shop-any-level = bármelyik
shop-more = Saját állások, szöveg, pontok, hely az íráshoz
shop-positions = Először ezek az állások, soronként egy, például „nim 3 5 7”
shop-build = Állás összerakása érintéssel
shop-build-add = Ezt az állást kérem
shop-nth = { $number }. szám
shop-without = Ezek az állások soha
shop-text = Saját szöveg a kérdés előtt
shop-points-each = Pont kérdésenként
shop-named = Ezt az állást te választottad; a beállításokban változtathatod meg.
shop-no-other = Nincs másik ilyen kérdés.
shop-students = { $count } diák
shop-same-name = Több ilyen nevű is van: { $names }.
shop-who = Ki kap feladatlapot?
shop-by-names = névsor, mindenkinek más feladatlap
shop-by-copies = adott számú feladatlap, mind más
shop-by-versions = néhány közös változat: A, B, C, D
shop-names = Soronként egy név, vagy húzd ide az iskola táblázatát
shop-names-list = Nevek
shop-show-all = Az összes mutatása
shop-choose-file = Névsor vagy elmentett osztály megnyitása
shop-how-many = Hány feladatlap
shop-how-versions = Hány változat
shop-no-number = Itt szám kell: feladatlapból legalább 1, változatból 2–26.
shop-id = Sorszám
shop-name = Név
shop-level = Szint
shop-level-usual = szokásos
shop-easier = könnyebb
shop-harder = nehezebb
shop-language-usual = a lapé
shop-large = Nagy betű
shop-extra = Plusz perc
shop-pages = Oldalak
shop-need = Mire van szükséged?
shop-need-sheets = Feladatlapok nyomtatásra
shop-need-sheets-more = mindegyik új papírlapon kezdődik, azonosítóval
shop-need-keys = Megoldókulcsok
shop-need-keys-more = megoldás, rossz válaszok, és ami megcáfolja őket
shop-need-short = Rövid kulcs
shop-need-short-more = minden jó válasz egy táblázatban
shop-need-page = Oldal a diákoknak
shop-need-page-more = az azonosítójukkal hálózat nélkül is ellenőrizhetik magukat
shop-need-more = Más programokhoz és tanulási platformokhoz
shop-also = Ami mindig velük jár: jelentés arról, mennyire egyforma nehezek a feladatlapok, táblázat a válaszoknak, a névsor és maga a feladatlap.
shop-print-and-keep = Nyomtatás és mentés
shop-print-sheets = A feladatlapok nyomtatása
shop-print-keys = A megoldókulcsok nyomtatása
shop-print-short = A rövid kulcs nyomtatása
shop-save-class = Az osztály mentése (ZIP)
shop-keep-file = Őrizd meg az elmentett fájlt! Ide húzva visszahozza az osztályt minden feladatlappal együtt, és az új diákok olyat kapnak, amilyen senki másnak nincs.
shop-see-sheets = Feladatlapok
shop-see-keys = Kulcsok
shop-see-short = Rövid kulcs
shop-see-fair = Méltányosság
shop-class-none = Az osztály feladatlapjai itt jelennek meg, amint vannak nevek.
shop-class-not = Még nincs mit megmutatni: előbb azt kell rendbe tenni, ami pirossal áll.
shop-change-sheet = A feladatlap módosítása
shop-new-class = Legyen új osztály
shop-no-exercises = Előbb válassz feladatokat a „Feladatlap” lapon!
shop-marks = Pontok
shop-marks-none = Előbb készíts osztályt, vagy húzz ide egy elmentett osztályt vagy a válaszok táblázatát!
shop-answers = Válaszok
shop-answers-how = Írd be minden cellába azt, ami a papíron áll! Alatta látszik, mit értett belőle az oldal. A kötőjel azt jelenti: a válasz az, hogy nincs ilyen. A „!2” a te döntésed: 2 pont.
shop-choose-answers = A válaszok vagy egy elmentett osztály megnyitása
shop-decide-right = jó
shop-decide-wrong = rossz
shop-unread = nem érthető: döntsd el
shop-total = Összesen
shop-grades = Osztályzatok: hány százaléktól kezdődnek, például 50,65,80,90
shop-follow-up = következő lapok: mindenkinek az, ami nem sikerült
shop-see-report = Jelentés
shop-see-students = A diákoknak
shop-see-next = Következő lapok
shop-see-none = A feladatlap az első feladattal jelenik meg itt.
shop-backs = közülük üres hátoldal
shop-print-report = A jelentés nyomtatása
shop-print-students = Amit a diákok visszakapnak, nyomtatva
shop-print-next = A következő lapok nyomtatása
shop-print-next-keys = A megoldásaik nyomtatása
shop-marks-zip = A ZIP tartalma: a jelentés, pontozótáblázat táblázatkezelőhöz, amit a diákok visszakapnak, és ha be van jelölve, a következő lapok a megoldásaikkal.
shop-save-answers = A válaszok mentése (CSV)
shop-save-marks = A pontok mentése (ZIP)
shop-marks-later = A jelentés az első válasszal jelenik meg itt.
