# merged

page-name = Név
page-date = Dátum
page-sheet = Feladatlap
page-score = Pontszám
page-score-of = / { $points }
page-question = Feladat
page-heading = { $number }. feladat
page-points = { $points } pont
page-points-of-items = { $points } pont
page-decimal-sign = ,
page-key-title = Megoldókulcs: { $title }
page-key-sheet = A feladatlap azonosítója: { $id }
page-key-sheet-of = { $name }, feladatlap: { $id }
page-key-subtitle = { $sheet }, { $points }
page-marks = Pontozás:
page-marks-part = { $part }: { $points }
page-marks-each = Pontozás: { $count } rész, mindegyik { $points } pont
page-key-agreed = Két úton egyező megoldókulcs
page-note = **Minden válasz kétszer készült el,** két olyan úton, amelynek nincs közös programrésze. Ha nem egyeztek volna, sem feladatlap, sem megoldókulcs nem volna. A két út minden megoldás végén meg van nevezve.
page-footer-sheet = Ebből az azonosítóból a nimbook bájtról bájtra újra előállítja ezt a feladatlapot és a megoldókulcsát.
page-footer-key = Ebből az azonosítóból a nimbook bájtról bájtra újra előállítja ezt a megoldókulcsot és a feladatlapját.
page-qr = A feladatlap azonosítója QR-kódként
page-solution = Megoldás
page-wrong = Rossz válasz
page-looks = amire vall
page-refuted = ami megcáfolja
page-wrong-caption = Rossz válaszok @a { $number }. feladatra, és amire vallanak
page-routes = Két út: { $first }; { $second }.
page-place = kitöltendő hely
page-trace-caption = @A { $number }. feladat levezetése
page-trace-of = Levezetés: { $numbers }
page-trace-decimal = tízes
page-trace-binary = kettes
page-trace-line = sor
page-trace-sum = összeg
page-trace-last = utolsó jegyek
page-picture-heap = { $number }. kupac
page-picture-heaps = { $count ->
    [one] Egy kupac kavics
   *[other] { $count } kupac kavics
}
page-picture-heap-says = Egy kupac, benne { $count } kavics.
page-picture-heaps-say = A kupacokban az elsőtől az utolsóig ennyi kavics van: { $sizes }.
page-picture-blocks = Kupacok 2 hatványai szerint csoportokra bontva: { $sizes }
page-picture-blocks-odd = { $sums }. A csoportok száma oszloponként: { $counts }. A páratlan oszlopok be vannak keretezve: { $odd }.
page-picture-blocks-even = { $sums }. A csoportok száma oszloponként: { $counts }. Minden oszlop páros.
page-picture-odd = páratlan
page-picture-even = páros
page-picture-odd-columns = páratlan: { $columns }
page-picture-no-odd-columns = minden oszlop páros
page-picture-pairs = A számok párjai 1-től { $largest }-ig
page-picture-pairs-say = Az *a* sorában azok az (*a*, *b*) párok állnak, amelyekben *b* a nagyobb, { $largest }-ig; azok a párok, amelyekben a nagyobb szám ugyanaz, egy ferde vonalon, egy átfogón vannak.
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
page-picture-sum-says = { $count } játék összege; egy lépés ezek közül egyben történik.
page-picture-more-parts = és még { $count } rész
page-picture-winning = { $count ->
    [one] megjelölve: a nyerő lépés
    [2] megjelölve: mindkét nyerő lépés
   *[other] megjelölve: mind @a { $count } nyerő lépés
}
page-picture-winning-some = nyerő lépések: { $count }, megjelölve: { $marked }
page-picture-winning-none = itt nincs nyerő lépés
page-picture-heap-goes = @A { $number }. kupac { $from }@ról { $left }@ra csökken.
page-picture-most = a következő lépésben legfeljebb { $most } kavics vehető el
page-picture-more-heaps = és még { $count } kupac
page-picture-coins = { $count } érme egy sorban
page-picture-coins-say = Balról számozva; a teli, megfordítható érmék: { $full }.
page-picture-coins-empty = Minden érme üres; egyik sem fordítható meg.
page-picture-coins-turned = A lépés a bekarikázott érméket fordítja meg: { $coins }.
page-touch-coin = { $number }. érme
page-touch-pin = { $row }. sor, { $number }. bábu
page-touch-position = { $position }
page-picture-more-coins = és még { $count } érme
page-picture-pins = { $count ->
    [one] egy bábusor
   *[other] { $count } bábusor
}
page-picture-pins-say = A bábuk száma soronként: { $lengths }.
page-picture-row = { $number }. sor
page-picture-strip = { $number }. csík
page-picture-strips = { $count ->
    [one] egy mezőkből álló csík
   *[other] { $count } mezőkből álló csík
}
page-picture-strips-say = A mezők száma csíkonként: { $lengths }.
page-picture-row-goes = Lépés @a { $number }. sorban: { $from } bábuból ez marad: { $left }.
page-picture-strip-goes = Lépés @a { $number }. csíkon: { $from } mezőből ez marad: { $left }.
page-picture-long-strips = @a { $most } mezőnél hosszabb csíkoknak csak az eleje látszik
page-picture-more-strips = és még { $count } csík
page-picture-discs-round = korongok kerek asztalon
page-picture-discs-rectangle = korongok téglalap alakú asztalon
page-picture-discs-say = A középpontok, az asztal közepétől jobbra és felfelé mérve: { $places }. Az új korong, telten: { $new }.
page-picture-discs-reply = A válasz, karikával: { $place }.
page-picture-chocolate = egy tábla csokoládé
page-picture-chocolate-says = A mérgezett kocka bal oldalt lent van. Az oszlopokban balról ennyi kocka van: { $heights }.
page-picture-bites = A keresztek helye (sor és oszlop): { $places }.
page-picture-bite = vonalkázva: törés @a { $row }. sorban, @a { $column }. oszlopban
page-picture-more-rows = ennyi sor nincs megrajzolva: { $count }
page-picture-more-columns = ennyi oszlop nincs megrajzolva: { $count }
page-picture-cells = tábla { $rows } sorral és { $columns } oszloppal
page-picture-cells-say = { $rows } sor és { $columns } oszlop van megrajzolva; { $covered } mezőjük le van fedve és vonalkázva.
page-picture-covers = A bekeretezett lépés @a { $row }. sortól és @a { $column }. oszloptól kezdve fed le mezőket.
page-picture-queen = királynő itt: { $place }
page-picture-queen-says = A királynő helye balról és alulról számolva { $place }; balra, lefelé vagy átlósan balra lefelé léphet.
page-picture-queen-lost = Vesztő mezők: { $squares }.
page-picture-queen-moves = A nyerő lépések ide vezetnek: { $squares }.
page-picture-queen-outside = a királynő a képen kívül áll, itt: { $place }
page-picture-queen-signs = P: a soron következő játékos veszít; N: nyer
page-picture-tictactoe = három sor, mindegyikben három mező
page-picture-tictactoe-says = Sor és oszlop szerint x jelei: { $x }; o jelei: { $o }.
page-picture-trihex = kilenc pont kilenc egyenesen
page-picture-trihex-says = Egyenesek: ABF, BCD, CAE, ADG, BEH, CFI, DHI, EGI, FGH. x pontjai: { $x }; o pontjai: { $o }.
page-picture-trihex-signs = teli négyzetek: x; vastag karikák: o
page-picture-points-win = A nyerő lépések meg vannak jelölve: { $points }.
page-picture-fano = A hét vesztő trió 7-ig mint Fano-sík
page-picture-fano-says = Hét szám hét egyenesen, amelyek közül az egyik kör alakú; minden egyenes egy vesztő trió: { $trios }.
page-picture-labels = tábla { $columns } × { $rows } mezővel
page-picture-labels-say = Egy mező neve a bal alsó saroktól mért két távolsága: előbb vízszintesen, aztán felfelé.
page-picture-labels-p = P áll itt: { $squares }; minden más mezőn N áll.
page-picture-labels-ring = Bekarikázva: { $square }.
page-picture-pin-row = bábusor { $count } bábuval
page-picture-pin-row-says = Balról számozva; ledőlt: { $fallen }.
page-picture-pin-row-ringed = Bekarikázva: { $pins }.
page-picture-openings = Nyerő kezdőlépések háromoszlopos csokoládétáblákon, 1-től { $last } sorig
page-picture-openings-second = a kezdőlépés után (A, B, B) marad: A jobbra, B felfelé
page-picture-openings-third = a kezdőlépés után (A, A, C) marad: A jobbra, C felfelé
page-picture-openings-says = A sorok minden A számához egy pont tartozik: { $second } kör B magasságban, ahol a kezdőlépés után (A, B, B) marad, és { $third } négyzet C magasságban, ahol (A, A, C) marad. A körök egy egyenes mentén fekszenek, a négyzetek egy meredekebb egyenes mentén.
page-picture-plot = Grundy-számok: { $game }, kupacok 0-tól { $last }-ig
page-picture-plot-says = { $count } érték, a legnagyobb { $highest }; közülük { $zeros } nulla, négyzettel rajzolva.
page-picture-plot-repeats = { $from }@tól kezdve { $length } kupaconként ismétlődnek; az első periódust kapocs fogja össze.
page-picture-plot-exceptions = Előtte, bekarikázva, ezek a kupacok térnek el ettől: { $heaps }.
page-picture-period = periódus: { $length }, { $from }@tól kezdve
rule-nim = **Nim.** Egy lépésben egyetlen kupacból kell elvenni legalább egy kavicsot.
rule-subtract = **Kivonó játék.** Egy kupac van. Egy lépésben ennyi kavics vehető el: { $numbers }.
rule-kayles = **Kayles.** Bábusorok vannak; egy 7 bábuból álló sor 7-es kupac. Egy lépésben egy bábut vagy két szomszédosat kell ledönteni, és a keletkező rés kettévágja a sort.
rule-dawson-kayles = **Dawson-féle Kayles.** Bábusorok vannak; egy 7 bábuból álló sor 7-es kupac. Egy lépésben két szomszédos bábut kell ledönteni, és a keletkező rés kettévágja a sort.
rule-dawson-chess = **Dawson-féle sakk.** Mezőkből álló csíkok vannak; egy 7 mezős csík 7-es kupac. Egy lépésben egy mezőre jel kerül, és ezzel a szomszédos mezők is elhasználódnak; rövidebb csíkok maradnak.
rule-treblecross = **Treblecross.** Mezőkből álló csíkok vannak, mindegyik egy kupac. Három egymás melletti jel nyer, ezért egy lépés a megjelölt mezőt és mindkét oldalán két-két mezőt használ el; rövidebb csíkok maradnak.
rule-guiles = **Guiles.** Egy lépésben el lehet venni egy egy- vagy kétkavicsos kupacot, vagy egy nagyobb kupacból két kavicsot úgy, hogy a maradék két kupacra oszlik.
rule-officers = **Officers.** Egy lépésben egy legalább kétkavicsos kupacból kell elvenni egy kavicsot, és a maradék két kupacra is osztható.
rule-grundy = **Grundy-játék.** Egy lépésben egy kupacot kell két különböző nagyságú kupacra osztani.
rule-octal = **A következő játék: { $code }.** Minden lépés egy kupacot változtat meg.
rule-octal-nothing = Egész kupac is elvehető, ha ennyi kavics van benne: { $takes }.
rule-octal-one = Nagyobb kupacból ennyi kavics vehető el: { $takes }.
rule-octal-two = Ennyi kavics elvétele után a maradék két kupacra osztható: { $takes }.
rule-octal-three = Ennyi kavics elvétele után a maradék három kupacra osztható: { $takes }.
rule-octal-split = Egy kupac elvétel nélkül is szétosztható { $heaps } kupacra.
rule-rim = **Rim-játék.** Egy lépésben egy kupacból annyi kavicsot kell elvenni, amennyi a kupac nagyságához relatív prím: 9-ből például 1, 2, 4, 5, 7 vagy 8 kavicsot.
rule-dim = **Dim-játék.** Egy lépésben egy kupacból annyi kavicsot kell elvenni, amennyi a kupac nagyságának osztója: 6-ból például 1, 2, 3 vagy 6 kavicsot.
rule-queen = **Wythoff királynője.** Egy lépésben a királynő akármennyit mehet balra, lefelé vagy átlósan balra lefelé.
rule-queen-wins = Az nyer, aki a bal alsó sarokba viszi. Egy mező neve az onnan mért két távolsága: előbb vízszintesen, aztán felfelé.
rule-fibonacci = **Fibonacci-nim.** Egy kupac van. Az első lépés nem viheti el az egészet; minden későbbi lépés legfeljebb kétszer annyi kavicsot vehet el, mint az előző.
rule-turtles = **Turning Turtles.** Érmék vannak egy sorban, balról számozva. Egy lépésben egy sötét érmét kell a világos oldalára fordítani, vagy két olyan érmét megfordítani, amelyek közül a jobb oldali sötét.
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
rule-last-token-wins = Az nyer, aki az utolsó kavicsot elveszi.
rule-last-token-loses = Az **veszít**, aki az utolsó kavicsot elveszi.
rule-last-move-wins = Az veszít, aki nem tud lépni.
list-and = { $first } és { $last }
list-or = { $first } vagy { $last }
move-take = { $take } kavics elvétele
move-take-from-heap = { $take } kavics elvétele @a { $heap }. kupacból
move-take-from-part = { $take } kavics elvétele @a { $part }. részből
move-take-from-heap-of-part = { $take } kavics elvétele @a { $part }. rész { $heap }. kupacából
move-split = a kupac szétosztása így: { $left }
move-split-heap = @a { $heap }. kupac szétosztása így: { $left }
move-split-heap-of-part = @a { $part }. rész { $heap }. kupacának szétosztása így: { $left }
move-mark = egy mező megjelölése
move-mark-of-strip = egy mező megjelölése @a { $strip }. csíkon
move-in-part = { $move } @a { $part }. részben
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
move-cover = lefedés @a { $row }. sortól, @a { $column }. oszloptól
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
headline-mark = Egy mező megjelölése
headline-mark-of-strip = Egy mező megjelölése @a { $strip }. csíkon
headline-turn = { $count ->
    [one] @A { $coins }. érme megfordítása
   *[other] Érmék megfordítása: { $coins }
}
headline-turn-from = @A { $coin }. érme és a tőle jobbra levők megfordítása
headline-left = { $far } mező balra
headline-down = { $far } mező lefelé
headline-diagonally = { $far } mező átlósan
headline-bite = Törés @a { $row }. sorban, @a { $column }. oszlopban
headline-cover = Lefedés @a { $row }. sortól, @a { $column }. oszloptól
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
write-square = Ide: { $square }
write-row-and-column = Sor: { $row }, oszlop: { $column }
write-point = Pont: { $point }
write-turn = Megfordított érmék: { $coins }
write-row-becomes = Sor: { $heap }; ez lesz belőle: { $first } és { $second }
write-strip-becomes = Csík: { $heap }; ez lesz belőle: { $first } és { $second }
write-heap-becomes = Kupac: { $heap }; ez lesz belőle: { $first } és { $second }
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
sample-fibonacci = Például egy { $heap }@s kupac esetén, amelyből legfeljebb { $most } kavics vehető el, ezt írnád: *{ $written }*
turn-of = { $player } következik.
turn-first = Ez az első lépés.
turn-later = Az előző lépés { $taken } kavicsot vett el, ezért most legfeljebb { $most } vehető el.
turn-at-most = Most legfeljebb { $most } kavics vehető el.
write-value = A Grundy-szám: { $blank }.
a-winning-move = Ettől minden oszlop páros lesz: { $move }.
reaches-lost = Ez vesztő állást hagy: { $move }.
shown-by = A kipróbálás megmutatja: { $why }.
write-work = Számolás
write-third = A harmadik kupacban { $blank } kavics van.
write-mex = A mex: { $blank }.
write-grundy = { $g } = { $blank }
write-failure = A redukció itt áll meg: { $line }. sor, a számok: { $trio }.
write-trios = Triók, a megtalálás sorrendjében
write-pairs = Kimaradó párok
write-misprint = { $line }. sor, { $column } oszlop: { $wrong } helyett { $right } kell.
nothing = semmi
because-move = { $move }.
because-so-lost = Ezért a soron következő játékos veszít.
because-alike = Ugyanez az érvelés érvényes.
because-over = Nincs több lépés.
because-over-chomp = Csak a mérgezett kocka marad.
because-over-squares = Ekkor már egyetlen négyzet sem fér el.
because-over-line = Ezzel egy egyenes teljes.
because-pairs = Ott a kupacok egyenlő párokat alkotnak. Amit az egyik játékos egy kupaccal tesz, azt a másik megteszi a párjával, így minden lépésre van válasza, és övé az utolsó lépés.
because-multiple = { $heap } osztható { $modulus }@val. Valahányszor az egyik játékos elvesz 1 és { $most } közötti számú kavicsot, a másik elveszi azt, ami { $modulus }@hoz hiányzik, így az utolsó kavics az övé.
because-arms = A mérgezett kocka mellett két egyenlő szár van, mindkettő { $long } kocka hosszú. Amit az egyik játékos letör az egyik szárról, azt a másik letöri a másik szárról, az azonos számú kockákat együtt. Végül csak a mérgezett kocka marad annak, aki kezdett.
because-one-longer-columns = Két oszlop van, és a mérgezett pontosan egy kockával hosszabb. Minden törés után van olyan válasz, amellyel a különbség egy kisebb táblán megint egy lesz. Az utolsó ilyen tábla egyedül a mérgezett kocka.
because-one-longer-rows = Két sor van, és a mérgezett pontosan egy kockával hosszabb. Minden törés után van olyan válasz, amellyel a különbség egy kisebb táblán megint egy lesz. Az utolsó ilyen tábla egyedül a mérgezett kocka.
because-mirror-columns = A bal és a jobb oldal egymás tükörképe, és a középvonalon egyetlen négyzet sem nyúlhat át. Minden négyzetre a tükörképe a válasz, ezért a válaszoló lép utoljára.
because-mirror-rows = A felső és az alsó rész egymás tükörképe, és a középvonalon egyetlen négyzet sem nyúlhat át. Minden négyzetre a tükörképe a válasz, ezért a válaszoló lép utoljára.
because-mirror-turn = A középpont körüli félfordulat semmit sem változtat, és egyetlen négyzet sem ér össze a saját képével. Minden négyzetre a képe a válasz, ezért a válaszoló lép utoljára.
because-two-threats = { $player } most két helyen is fenyeget: { $first } teljes lesz itt: { $one }, { $second } pedig itt: { $two }. { $other } egyetlen egyenest sem tud befejezni, és a kettőből csak az egyiket tudja megakadályozni.
because-forced = { $player } azzal fenyeget, hogy { $line } teljes lesz, ezért { $other } csak ide léphet: { $point }. { $player } válasza: { $answer }. { $then }
because-answers = { $count ->
    [one] Egyetlen lépés van, és van rá nyerő válasz.
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
short-one-longer-columns = két oszlop, az egyik egy kockával hosszabb
short-mirror = tükörképek
short-two-threats = két fenyegetés: { $one } és { $two }
short-forced = fenyegetés: { $point }, és utána még több
line-row = @a { $row }. sor
line-column = @a { $column }. oszlop
line-diagonal = az egyik átló
cell-at = { $row }. sor, { $column }. oszlop
held-every-move = Nincs nyerő lépés. Itt van az összes lépés, és amit a másik játékos kihozhat belőlük.
held-caption = Minden lépés, és ami belőle lesz
held-move = lépés
held-then = ezután
held-draw = egyik játékos sem tud egyenest kikényszeríteni: döntetlen
held-loses = veszít, mert erre jön: { $reply }
held-wins = nyer
outcome-prompt = Mindkét játékos a lehető legjobban játszik. Ki nyer?
outcome-choice-n = a soron következő játékos
outcome-choice-p = a másik játékos
outcome-choice-draw = egyik sem: döntetlen
outcome-is-n = A soron következő játékos nyer.
outcome-is-p = A soron következő játékos veszít.
outcome-is-draw = A lehető legjobb játékkal döntetlen.
columns-lay-out = Rakjuk ki mindegyik kupacot 1, 2, 4, 8, … kavicsból álló csoportokból, minden nagyságból legfeljebb egyet használva, és számoljuk meg az oszlopokat.
columns-all-even = Minden oszlop páros. Minden lépés egy kupacot változtat meg, tehát valamelyik oszlopot páratlanná teszi, és a másik játékos megint minden oszlopot párossá tehet. A soron következő játékos veszít.
columns-some-odd = Van páratlan oszlop. Aki minden oszlopot párossá tesz, olyan állást hagy, amelyben a másik játékos veszít.
columns-ones = egyesek
columns-caption = Kettes számrendszerben a kupacok: { $position }, és az egyesek száma oszloponként
two-heaps-equal = A két kupac egyenlő. Amennyit az egyik kupacból elvesznek, annyit vesz el a másik játékos a másik kupacból, így az utolsó kavics az övé: a soron következő játékos veszít.
two-heaps-differ = A két kupac különböző. Egy lépés egyenlővé teheti őket, és onnantól minden lépés megismételhető a másik kupacban: { $move }.
subtract-from-zero = Haladjunk 0-tól felfelé: egy kupac akkor vesztő, ha egyetlen lépés sem vezet belőle vesztő kupachoz.
subtract-lost-heaps = Vesztő kupacok { $heap }-ig: { $heaps }.
subtract-repeats = { $from }@tól kezdve a vesztő kupacok { $period } kupaconként ismétlődnek.
subtract-lost-heaps-near = @A { $heap } és az onnan egy lépésben elérhető kupacok közül ezek vesztők: { $heaps }.
subtract-reach-lost = Ez eléri az egyiket: { $move }.
subtract-no-lost-in-reach = { $heap } kavicsból a lépések ezt hagyják: { $left }, és egyik sincs köztük. Ezért a soron következő játékos veszít.
misere-only-ones-even = Minden kupacban legfeljebb egy kavics van, ezért minden lépés egy kupacot visz el. Az egykavicsos kupacok száma { $ones }, páros, így az utolsót a másik játékos veszi el: a soron következő játékos nyer.
misere-only-ones-odd = Minden kupacban legfeljebb egy kavics van, ezért minden lépés egy kupacot visz el. { $ones ->
    [one] Csak egy kavics maradt, és azt a soron következő játékosnak kell elvennie
   *[other] Az egykavicsos kupacok száma { $ones }, páratlan, így az utolsót a soron következő játékos veszi el
}: a soron következő játékos veszít.
misere-one-big = Pontosan egy kupacban van két vagy több kavics, és { $ones ->
    [0] egykavicsos kupac nincs
    [one] egykavicsos kupac egy van
   *[other] egykavicsos kupac { $ones } van
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
looks-everything-reversed = minden ítélet megfordítva, mert az utolsó kavics veszít
looks-multiple-of-largest = vesztő kupacnak véve @a { $most } többszörösei
looks-even-heap = vesztőnek véve a páros kupacok
refuted-by-winning-move = ez nyer: { $move }
refuted-by-reply-to = minden lépésre van nyerő válasz; egy lépés: { $move }; a válasz: { $reply }
refuted-no-move = nincs is lépés
refuted-only-move-takes-last = az egyetlen lépés az utolsó kavicsot viszi el, és az veszít
refuted-by-reply = { $reply }
refuted-takes-last = ez az utolsó kavicsot viszi el, és az veszít
refuted-is-draw = senki sem tud nyerést kikényszeríteni; ez megtartja a döntetlent: { $move }
refuted-reaches-draw = { $reply }, és a játék döntetlen
refuted-full-board = ekkor betelt a tábla, és senkinek sincs három jele egy vonalban
winning-moves-prompt-one = Pontosan egy lépés nyer. Keresd meg!
winning-moves-prompt-all = Keresd meg az összes nyerő lépést! Lehet, hogy kevesebb van, mint ahány sor.
repair-top-column = A legnagyobb páratlan oszlop @a { $place }@s; ebben { $holders ->
    [one] csak @a { $heap }. kupacnak van csoportja
   *[other] { $holders } kupacnak van csoportja, köztük @a { $heap }. kupacnak
}. Változtassuk meg @a { $heap }. kupacot minden páratlan oszlopban: { $from } helyett { $to } lesz.
repair-all-even = Ebben az állásban minden oszlop páros: { $position }, ezért aki ott lép, veszít.
repair-also = Ugyanígy @a { $heap }. kupac { $from }@ról { $to }@ra csökkenthető.
looks-takes-whole-heap = az egész nagyobb kupac elvéve
looks-one-off = eggyel kevesebb elvéve, így a kupacok nem egészen egyenlők
looks-nim-sum-from-largest = a nim-összeg ({ $sum }) elvéve a legnagyobb kupacból
looks-amount-for-rest = elvéve az, aminek maradnia kellene
looks-first-column = csak a legnagyobb páratlan oszlop kijavítva
looks-levels-two = két kupac egyenlővé téve, a többi figyelmen kívül hagyva
looks-takes-most = annyi elvéve, amennyit a szabály enged
looks-uses-most-cells = olyan jel, amely a lehető legtöbb mezőt használja el
looks-leaves-multiple = @a { $most } egyik többszöröse maradt
looks-forgets-splitting = mintha egy lépés sem oszthatna szét kupacot
looks-equal-halves = mintha egy kupac két egyenlő részre is osztható volna
looks-as-nim = a kupacok Nim-kupacoknak véve
looks-adds-values = az értékek átvitellel összeadva
looks-value-left = az az érték, amelyet egy résznek fel kell vennie, annak a számnak véve, amelynek ott maradnia kell
looks-copies-another-game = vesztő, mert két rész egyforma nagy, mintha ugyanaz a játék volnának
looks-exponent = a felezések száma, a hozzáadandó 1 nélkül
looks-only-powers-of-two = mintha csak 2 hatványait lehetne elvenni
looks-two-is-first-prime = a páros kupacok 1-nek véve, mert a 2 az első prím
looks-factor-itself = a legkisebb prímosztó, nem pedig a helye a prímek között
looks-only-straight = mintha nem volna átlós lépés: az egyenlő távolságok vesztőnek véve
looks-only-straight-move = mintha nem volna átlós lépés: a távolságok egyenlővé téve
looks-doubles = vesztő, mert az egyik távolság a másik kétszerese
looks-to-the-edge = egyenesen a szélig
looks-one-step = egy mező lefelé
looks-multiple-of-three = vesztő kupacnak véve 3 többszörösei
looks-no-fibonacci-heap = nyerő, mert a kupac nem Fibonacci-szám; a határ figyelmen kívül hagyva
looks-cannot-take-all = vesztő, mert a kupac nem vehető el egyszerre
looks-larger-part = a legkisebb tag helyett egy nagyobb Fibonacci-szám elvéve
looks-from-right = jobbról számozott érmék
looks-numbers-from-zero = 0-tól számozott érmék
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
nim-sum-prompt = **Nim-összeg.** Írd a kupacokat kettes számrendszerben egymás alá, és számold meg az egyeseket minden oszlopban! A nim-összeg a páratlan oszlopok helyi értékeinek összege.
nim-sum-sample = Például 3 ⊕ 6 esetén a 4-es, a 2-es és az 1-es oszlopban rendre 1, 2, 1 egyes van: *4 + 1 = 5*.
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
complete-trio-prompt = Keresd meg azt a harmadik kupacot, amellyel a soron következő játékos veszít!
complete-trio-sample = Például 4 és 4 mellé ezt írnád: *0*.
beside-third = { $pair } és egy harmadik kupac
complete-trio-answer = A harmadik kupacban { $third } kavics van: { $trio }.
complete-trio-columns = Írjuk fel mindkét kupacot kettes számrendszerben. A harmadik kupacnak minden oszlopot párossá kell tennie.
complete-trio-fill = Tehát pontosan a páratlan oszlopokban van egyese: { $sum }.
complete-trio-only = Csak { $third } lehet, más szám nem: ha két állás csak a harmadik kupacban különbözik, egy lépés vezet a nagyobból a kisebbe, márpedig vesztő állásból nem vezet lépés vesztő állásba.
looks-adds-heaps = a két kupac összeadva
looks-difference = a két kupac különbsége
looks-next-number = eggyel több, mint a nagyobb kupac
looks-equal-to-larger = a nagyobb kupac utánozva, mint két kupac esetén
mex-prompt = **Mex.** Néhány szám mexe a 0, 1, 2, … számok közül a legkisebb, amelyik hiányzik. Keresd meg!
mex-sample = Például a 0, 1, 5 számok esetén ezt írnád: *2*.
mex-answer = A mex { $value }.
mex-look-from-zero = Keressük a 0-t, aztán az 1-et, és így tovább.
mex-zero-is-missing = Mindjárt a 0 hiányzik, ezért a mex 0.
mex-found = { $count } szám szerepel: { $found }; hiányzik: { $value }.
looks-counts-from-one = számolás 0 helyett 1-től
looks-one-more-than-largest = eggyel több, mint a legnagyobb szám
looks-gap-above-least = az első hézag a felsorolás legkisebb száma fölött
looks-how-many = a felsorolt különböző számok száma
refuted-is-in-list = @a { $number } szerepel a felsorolásban
refuted-smaller-missing = @a { $smaller } kisebb, és hiányzik
grundy-value-prompt = A *g*(*n*) Grundy-szám a 0, 1, 2, … számok közül a legkisebb, amely egyetlen, egy lépésben elérhető kupacnak sem értéke.
grundy-row = Induljunk ki abból, hogy *g*(0) = 0, és töltsük ki sorban az értékeket.
grundy-period = { $from }@tól kezdve az értékek { $period } kupaconként ismétlődnek, ezért { $equal }.
grundy-no-move = { $heap } kavicsból nincs lépés. Így egyetlen érték sem érhető el, és a legkisebb hiányzó szám a 0.
grundy-options = { $heap } kavicsból a lépések ezeket az értékeket érik el: { $values }; a legkisebb hiányzó szám { $value }.
grundy-position-prompt = Egy állás Grundy-száma a 0, 1, 2, … számok közül a legkisebb, amely egyetlen, egy lépésben elérhető állásnak sem értéke. Keresd meg!
grundy-position-answer = A Grundy-szám { $value }.
grundy-position-options = A lépések ezeket az értékeket érik el: { $values }; a legkisebb hiányzó szám { $value }.
grundy-position-no-move = Nincs lépés. Így egyetlen érték sem érhető el, és a legkisebb hiányzó szám a 0.
values-by-table = Az értékeket sorban kitöltve ez adódik: { $values }.
values-repeat = { $from }@tól kezdve az értékek { $period } kupaconként ismétlődnek.
values-sum = Több rész együtt annyit ér, amennyi az értékek nim-összege: { $sum }.
values-lost = Az érték 0. Minden lépés más értéket hagy, amelyet a másik játékos visszavihet 0-ra: a soron következő játékos veszít.
values-after = { $move }. Ekkor { $sum }.
values-moves-lost = Egyetlen lépés sem éri el a 0 értéket, és bármely más értékről a másik játékos újra elérheti: a soron következő játékos veszít.
values-moves-won = Az nyer, aki 0 értéket hagy, mert 0-ról nem vezet lépés 0-ra, bármely más értékről viszont igen. A lépések és értékeik:
options-caption = A lépések { $heap } kavicsból, és az elért értékek
options-left = marad
options-values = értékek
options-value = érték
options-together = együtt
grundy-derived = Az értékek részletesen: mit hagynak a lépések, mindegyik mellett az értékkel, aztán az elért értékek és a legkisebb hiányzó szám.
derivation-caption = A lépések a kupacokból { $heap }-ig, és az elért értékek
derivation-moves = egy lépés ezt hagyja, mellette az értéke
derivation-reached = elért
derivation-missing = hiányzik
derivation-none = nincs lépés
reached-caption = A lépésekkel elért értékek
reached-value = érték
reached-moves = ezek érik el
reached-one-move = például ez éri el
values-won = Az érték nem 0, ezért egy lépés 0-vá teheti, és akkor a másik játékos veszít.
value-empty-heap = Az üres kupac értéke 0.
dim-values = A Dim-játékban egy kupac értéke eggyel több, mint ahányszor felezhető.
dim-why = Miért: az egész kupac elvehető, ez a 0-t éri el. Ha egy osztó kevesebbszer felezhető, mint a kupac, akkor olyan kupacot hagy, amely annyiszor felezhető, ahányszor az osztó, így minden kisebb érték elérhető. Ha egy osztó ugyanannyiszor felezhető, akkor semmit sem hagy, vagy többször felezhető kupacot. Magának a kupacnak az értéke sohasem érhető el.
dim-value = { $twos ->
    [0] @A { $heap } páratlan
    [one] @A { $heap } egyszer felezhető
   *[other] @A { $heap } felezhető, mégpedig { $twos }@szor
}: értéke { $value }.
rim-values = A Rim-játékban a páros kupacok értéke 0, az 1-es kupacé 1. Minden más páratlan kupac esetén a legkisebb prímosztó számít: 3-ra 2, 5-re 3, 7-re 4, és így tovább, prímről prímre.
rim-why = Miért: ami marad, relatív prím a kupachoz. Így a legkisebb prímosztója sohasem a kupacé, de minden kisebb prím maradhat, és 1 meg páros szám is: minden kisebb érték elérhető, a kupac értéke nem. Páros kupacból csak páratlan kupac érhető el.
rim-one = Az 1-es kupac értéke 1.
rim-even = @A { $heap } páros: értéke 0.
rim-prime = @A { $heap } prím: értéke { $value }.
rim-composite = { $product }; a legkisebb prímosztó { $factor }, ezért az érték { $value }.
coins-turtles = A Turning Turtles játékban egy sötét érme annyit ér, amennyi a sorszáma.
coins-mock-turtles = A Mock Turtles játékban a sötét érmék balról ennyit érnek: 1, 2, 4, 7, 8, 11, 13, 14, …: azok a számok, amelyekben kettes számrendszerben páratlan sok egyes van.
coins-ruler = A Ruler játékban egy sötét érme annyit ér, amennyi 2 legnagyobb hatványa, amely osztója a sorszámának: 1, 2, 1, 4, 1, 2, 1, 8, …
coins-black = { $count ->
    [one] Csak @a { $coins }. érme sötét. Értéke: { $values }.
   *[other] Sötét érmék: { $coins }. Értékeik: { $values }.
}
coins-lost = Az érték 0: a soron következő játékos veszít.
coins-won = Az érték nem 0, ezért egy lépés 0-vá teheti, és akkor a másik játékos veszít.
coins-after = { $move }. Ekkor sötét érmék: { $coins }, és { $sum }.
coins-after-none = { $move }. Ekkor egy érme sem sötét.
coins-last-black = Minden lépés megfordítja az utolsó érmét. Ez most sötét, a végén világos, ezért a hátralevő lépések száma páratlan, akárhogyan játszanak: az utolsót a soron következő játékos teszi meg.
coins-last-white = Minden lépés megfordítja az utolsó érmét. Ez most is, a végén is világos, ezért a hátralevő lépések száma páros, akárhogyan játszanak: az utolsót a másik játékos teszi meg.
queen-from-corner = Jelöljük meg a táblát a saroktól kifelé: egy mező akkor vesztő, ha egyetlen lépés sem vezet róla vesztő mezőre.
queen-lost-squares = A saroktól idáig ezek a mezők vesztők, tükörképeikkel együtt: { $squares }.
queen-is-lost = { $square } ezek egyike. Minden lépés elhagyja őket, és bármely más mezőről elérhető valamelyikük: a soron következő játékos veszít.
queen-reaches = { $move }; ez a mező ezek egyike.
queen-no-other = Más nyerő lépés nincs: vesztő mezőről nem érhető el másik vesztő mező, ezért egyetlen sorban, oszlopban vagy átlón sincs belőlük kettő.
queen-golden-lost = A vesztő párok azok, amelyeknek kisebb száma kφ lefelé kerekítve, ahol k a különbségük, és φ = 1,618… az aranymetszés aránya (Wythoff). Itt k = { $difference }, tehát a kisebb szám { $lost } volna, és csakugyan { $smaller }: a soron következő játékos veszít.
queen-golden-won = A vesztő párok azok, amelyeknek kisebb száma kφ lefelé kerekítve, ahol k a különbségük, és φ = 1,618… az aranymetszés aránya (Wythoff). Itt k = { $difference }, tehát a kisebb szám { $lost } volna, de { $smaller }: valamelyik lépés ilyen párhoz vezet.
fibonacci-after = { $move }. Ekkor a legkisebb tag { $part }, és csak { $most } kavics vehető el.
fibonacci-takes-all = { $move }, és az utolsó kavics is megvan.
fibonacci-why = Miért: a következő nagyobb tag több mint kétszer akkora, mint a legkisebb. Ezért aki elveszi a legkisebb tagot, olyan legkisebb tagot hagy, amely nem vehető el; aki pedig nem veheti el, olyat hagy, amely elvehető.
fibonacci-rule = Írjuk fel a kupacot az 1, 2, 3, 5, 8, 13, … Fibonacci-számok összegeként úgy, hogy semelyik kettő ne legyen szomszédos. Az állás pontosan akkor nyerő, ha a legkisebb tag elvehető.
fibonacci-sum = { $sum }.
fibonacci-is-one = @A { $heap } maga is Fibonacci-szám.
fibonacci-may = A legkisebb tag { $part }, és { $most } kavics vehető el: a soron következő játékos nyer.
fibonacci-may-not = A legkisebb tag { $part }, és csak { $most } kavics vehető el: a soron következő játékos veszít.
chomp-from-poison = Itt nem ismerünk rövid érvelést. Jelöljük meg a táblákat a mérgezett kockától felfelé: egy tábla akkor vesztő, ha egyetlen törés sem hagy belőle vesztő táblát.
chomp-lost-boards = Ezek a benne levő vesztő táblák, oszlopaik magasságával: { $boards }.
chomp-is-lost = { $columns } ezek egyike: a soron következő játékos veszít.
chomp-reaches-lost = { $move }. Ekkor ez marad: { $columns }, ezek egyike.
chomp-whole = Legalább két kockából álló egész táblán mindig a kezdő nyer: ha az egyetlen sarokkocka letörése vesztene, az arra adott nyerő választ mindjárt meg lehetett volna tenni (stratégialopás). De ez nem mondja meg, melyik töréssel.
squares-after = { $move }. Ekkor { $why }.
squares-strip = Két vagy három sor esetén minden négyzet két szomszédos oszlopot használ el. Ez a Dawson-féle Kayles egy { $long } bábuból álló sorral, amelynek értéke { $value }.
squares-five = Öt sor esetén a másik játékosnak mindig van válasza: ugyanazokban az oszlopokban, két hellyel odébb, a négyzet négy lehetséges helyét körben számolva. Ezután ezekben az oszlopokban és mellettük semmi sem marad.
squares-try-all = Itt nem ismerünk rövid szabályt: próbáljunk ki minden négyzetet és a rá adott válaszokat. A tábla olyan szabad részei, amelyeket egy négyzet sem köthet össze, egyenként vizsgálhatók.
lines-forces = Ezután minden válasz veszít: { $move }.
values-caption = A kupacok Grundy-számai 0-tól { $last }-ig
looks-remainder-of-largest = @a { $most }@val való osztás maradéka
looks-number-of-moves = a lépések száma
looks-only-won-or-lost = 1 minden olyan kupacra, amely nem vesztő
refuted-move-has-value = ez a lépés @a { $value } értéket éri el: { $move }
reduction-trace-prompt = **Báron redukciója.** Ha az összeg páratlan, megállunk: a trió nem vesztő. Ha két szám páratlan, mindkettőből levonunk 1-et, aztán mindhárom számot felezzük. A 0-nál megállunk: vesztő, ha a másik kettő egyenlő. Az 1-nél meg lehet állni: csak (1, 2, 3), (1, 4, 5), … vesztő.
reduction-sample = Például (6, 9, 15) után, amelynek összege 30, ez jön: *(3, 4, 7)*.
reduction-rules = **Báron redukciója.** Ha egy sor összege páratlan, vagy egyik száma 0, megállunk. Ha két szám páratlan, mindkettőből levonunk 1-et, aztán mindhárom számot felezzük.
reduction-choice-trio = vesztő
reduction-choice-not = nem vesztő: { $blank }. sor
reduction-how-to-read = A páratlan számok meg vannak jelölve. Kettes számrendszerben minden sor az előző sor az utolsó jegyek nélkül.
reduction-odd-marked = A páratlan számok meg vannak jelölve.
reduction-is-trio = Vesztő trió: @a { $line }. sor { $trio }.
reduction-odd-sum = Nem vesztő trió: @a { $line }. sorban { $trio } összege páratlan.
reduction-unequal-pair = Nem vesztő trió: @a { $line }. sor { $trio }, egy 0 és két különböző szám.
reduction-may-stop-trio = @A { $line }. sor elég: az 1 mellett egy páros szám és a rákövetkező áll, és minden ilyen trió vesztő.
reduction-may-stop-not = @A { $line }. sor elég: ha egy vesztő trió legkisebb száma 1, mellette egy páros szám és a rákövetkező áll, ebben a sorban pedig nem.
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
reduction-lowest-odd = A 0. sor az 1-es oszlopot olvassa, az 1. sor a 2-es oszlopot, és így tovább, minden sor kétszer akkorát, mint az előző. Ezért azt az oszlopot @a { $line }. sor olvassa.
looks-highest-odd-column = a legkisebb páratlan oszlop helyett a legnagyobb
looks-counts-lines-from-one = 1-től számolt sorok
looks-columns-from-left = balról számolt oszlopok
looks-line-before = az előző sor
refuted-still-even = @a { $line }. sorban { $trio } összege { $sum }, páros
refuted-odd-before = már @a { $line }. sorban páratlan az összeg: { $trio }
greedy-prompt-scratch = **Báron trióépítője.** Hajtsd végre az adott számok összes párján!
greedy-prompt-hypotenuse = **Báron trióépítője.** Hajtsd végre az adott számok párjain átfogóról átfogóra: 3-ig, aztán az első megmaradt pártól 4-ig, és így tovább!
greedy-numbers = A számok 1-től { $largest }-ig
greedy-sample = Például ha 1-től 3-ig mennek a számok, ezt írnád: *(1, 2, 3)*.
greedy-rules = Vesszük az első megmaradt (*a*, *b*) párt, és a *b* fölötti legkisebb olyan *c* számot, amellyel (*a*, *c*) és (*b*, *c*) is megmaradt: ez egy trió, és a három párja kizárt. Ha nincs ilyen *c*, az (*a*, *b*) párt átlépjük. Így megyünk tovább.
greedy-order = Sorold fel a triókat a megtalálás sorrendjében!
greedy-adds = Most a számok { $hypotenuse }-ig, az első megmaradt pártól.
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
scheme-caption = A számok párjai 1-től { $largest }-ig, soronként
scheme-smaller = kisebb szám
scheme-pairs = párok
greedy-none-left = Nincs kimaradó pár: { $largest }-ig a párséma teljes.
greedy-left = Kimaradó: { $pairs }.
looks-largest-third = az első társ helyett a legnagyobb harmadik szám, amely illik
looks-all-at-once = minden pár egyszerre, nem pedig átfogóról átfogóra
looks-excludes-passed-over = kihúzva olyan párok is, amelyek nem illettek, és csak át kellett lépni őket
looks-excludes-wrong-pair = @a { $trio } trió után @a { $wrong } pár kihúzva @a { $pair } helyett
refuted-trio = @a { $number }. trió { $trio }
refuted-no-more-trios = összesen { $count } trió van
next-trio-prompt = **Báron trióépítője.** Az eddig talált triók párjai kizártak. Melyik triót találja meg következőnek?
next-trio-sample = Például érintetlen háromszögön ezt írnád: *(1, 2, 3)*.
write-next-trio = A következő trió: { $trio }.
next-trio-answer = A következő trió: { $trio }.
next-trio-passed = A trióépítő ezeket lépte át: { $pairs }, mert egyikhez sem illik harmadik szám.
next-trio-first = Az első megmaradt pár, amely illik, { $pair }, és az első társa { $partner }.
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
leftover-prompt = **Báron trióépítője.** Hajtsd végre az adott számok összes párján!
leftover-sample = Például az 1 és a 2 esetén ezt írnád: *(1, 2)*.
leftover-question = Mely párok maradnak ki, amikor véget ér?
leftover-none = Nincs kimaradó pár: { $largest }-ig a párséma teljes.
leftover-are = { $count } pár marad ki: { $pairs }.
leftover-trios = A trióépítő { $count ->
    [0] egy triót sem talál.
    [one] egy triót talál: { $trios }.
   *[other] { $count } triót talál: { $trios }.
}
leftover-struck = Húzzuk ki minden trió három párját.
looks-sum-one-more = a párok, amelyeknek összege { $sum }; ez a szabály csak közvetlenül a teljes párséma előtt igaz
looks-last-hypotenuse = az egész utolsó átfogó
looks-divisible-so-complete = semmi, mert a párok száma osztható 3-mal
refuted-pair-is-left = { $pair } kimarad: harmadik száma { $third }, nagyobb, mint { $largest }
refuted-pair-is-used = { $pair } benne van @a { $trio } trióban
next-value-prompt = A *g*(*n*) Grundy-szám a 0, 1, 2, … számok közül a legkisebb, amely egyetlen, egy lépésben elérhető kupacnak sem értéke. Keresd meg a hiányzó értéket!
next-value-split-prompt = A *g*(*n*) Grundy-szám a 0, 1, 2, … számok közül a legkisebb, amelyet *n*-ből egyetlen lépés sem ér el; két kupac együtt annyit ér, amennyi értékeik nim-összege. Keresd meg a hiányzó értéket!
next-value-sample = Például ha 3-ból a lépések a 0, az 1 és a 4 értéket érnék el, ezt írnád: *g(3) = 2*.
next-value-leaves = marad
next-value-value = érték
next-value-caption = Ami { $heap } kavicsból egy lépés után maradhat, és az értéke
next-value-moves = Ami { $heap } kavicsból egy lépés után maradhat, és ennek az értéke:
next-value-split = Két kupac együtt annyit ér, amennyi értékeik nim-összege. Például { $left } értéke { $sum }.
looks-adds-split = a két kupac értéke közönségesen összeadva
looks-one-more-than-reached = eggyel több, mint a legnagyobb elért érték
refuted-move-leaves = egy lépés ezt hagyja: { $left }, és ennek értéke { $value }
period-rules = **Periódus.** Egy lépésben az adott számok valamelyike szerint lehet kavicsot elvenni. Ha *m* a legnagyobb közülük, a Grundy-számok örökké ismétlődnek, mihelyt *m* egymás utáni érték újra megjelenik.
period-prompt = Keresd meg a legrövidebb periódust, az első kupacot, amelytől érvényes, és az utolsó kupacot, amelynek értéke kell ahhoz, hogy ez látszódjék!
period-sample = Például ha 1 vagy 2 kavics vehető el, és az értékek 0, 1, 2, 0, 1, …, ezt írnád: *periódus 3, kezdete 0; g(4) kell*.
period-takes = Egy lépésben ennyi kavics vehető el: { $numbers }.
write-period = A periódus { $length }, kezdete { $from }; kell hozzá *g*({ $last }).
period-answer = A periódus { $length }, { $from }@tól kezdve; az értékek *g*({ $last })-ig kellenek.
period-again = @A { $most } egymás utáni érték *g*({ $first }), …, *g*({ $last }) rendre { $values }, és ugyanezek *g*({ $first-again }), …, *g*({ $last-again }).
period-for-ever = Egy lépésben legfeljebb { $most } kavics vehető el, ezért minden érték következik az előtte álló { $most } értékből. Mihelyt { $most } egymás utáni érték újra megjelenik, minden utánuk következő is ismétlődik: onnantól *g*(*n* + { $length }) = *g*(*n*).
period-not-earlier = Korábban nem érvényes: *g*({ $before }) = { $value }, de *g*({ $later }) = { $other }.
period-not-shorter = Rövidebb periódus nincs. Az csak @a { $length } osztója lehetne, tehát { $count ->
    [one] { $parts } is periódus volna
   *[other] ezek egyike is periódus volna: { $parts }
}; de { $refuted }.
looks-from-the-start = a periódus 0-tól kezdve érvényesnek véve
looks-one-more-than-take = eggyel több, mint a legnagyobb elvehető szám, mintha addig minden elvehető volna
looks-two-periods-needed = két egész periódus, mintha a másodikat is végig látni kellene
refuted-other-values-needed = elég, ha { $most } egymás utáni érték újra megjelenik, és ezek közül *g*({ $last }) az utolsó
looks-sum-of-takes = az elvehető számok összeadva
looks-two-periods = két periódus egynek véve
refuted-not-equal = *g*({ $heap }) = { $value }, de *g*({ $later }) = { $other }
refuted-shorter-period = az értékek már { $length } kupaconként ismétlődnek
route-window = a legrövidebb távolság, amelynél elég sok újraszámolt érték egyezik
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
fibonacci-limit-prompt = The game has begun. What is the least number of tokens that the player to move must be allowed to take, in order to win?
fibonacci-limit-sample = With 4 tokens left you would write: *1*; take it, and the other player may take 1 or 2 of 3.
write-limit = { $heap } tokens are left. At least { $blank } must be allowed.
fibonacci-limit-answer = { $least } must be allowed, of { $heap } tokens.
fibonacci-limit-take = If { $least } may be taken, take it. That leaves { $left }, and the other player may take at most { $twice }, less than its smallest part { $next }.
fibonacci-limit-whole = Taking all { $heap } wins at once.
fibonacci-limit-less = With { $less } allowed, less than the smallest part { $least }, the player to move loses.
looks-largest-part = the largest part instead of the smallest
looks-second-smallest-part = the smallest part but one
looks-remainder-of-three = what is over a multiple of 3, as if at most two could ever be taken
looks-a-third = a third of the heap, so that the other player cannot take the rest
looks-whole-heap = the whole heap
refuted-too-few = with at most { $most } the player to move loses: { $why }
refuted-fewer-do = { $least } is enough: take it, leaving { $left }
route-search-limit = the outcome with 1, 2, 3, … allowed, from the end backwards
board-steps-rules = **A token on a board.** A move takes it to the left or down, as many squares as is written with the board.
board-steps = To the left { $left }, or down { $down }.
label-board-prompt = A square is named by its distances from the bottom left corner, first across, then up. Write P into every square from which the player to move loses.
label-board-prompt-queen = Write P into every square from which the player to move loses.
label-board-sample = With 1 to the left, or 1 down, the lost squares up to (1, 1) are: *(0, 0), (1, 1)*.
label-board-sample-queen = Of the squares up to (1, 1) only one is lost: *(0, 0)*.
label-board-answer = Lost are { $squares }.
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
    [one] its only move leads to { $reached }, which has an N
   *[other] its moves lead to { $reached }, and all of these have an N
}.
wrong-square-misleads = The letter at { $other } does not fit the letters before it either, but only because of the wrong one at { $square }.
wrong-square-mended = With that letter turned round every letter fits.
looks-misled-square = a square blamed whose letter only suffers from the wrong one
looks-swapped-distances = up first and then across
looks-distances-from-one = distances counted from 1
refuted-letter-n = the N at { $square } is right: a move leads to { $to }, which is lost
refuted-letter-p = the P at { $square } is right: no move from it reaches a lost square
route-turn-each-letter = each letter turned round in turn, until all fit
which-heap-ridinim-rules = **Ridinim.** A move is made in one of three heaps. From the Rim heap it takes a number that shares no divisor with the heap except 1; from the Dim heap a divisor; from the Nim heap any number.
which-heap-kayles-rules = **Three games at once.** A move is made in one of them: it knocks down one pin or two neighbours, takes 1, 2 or 3 tokens from the second heap, or any number from the Nim heap.
which-heap-prompt = Only one of the three parts has a winning move. Which one, and which Grundy value must it have after that move?
which-heap-sample = If all parts but the second were empty, you would write: *part 2, with the value 0*.
write-part-and-value = The move is in part { $part } and leaves it with the value { $value }.
which-heap-answer = In part { $part }: its value goes from { $from } to { $to }.
which-heap-value = Part { $part }, { $game }, has the value { $value }: its moves reach the values { $reached }, and { $value } is the smallest number missing there.
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
coin-heaps-prompt = Each dark coin is worth a heap of Nim. Write the values of the dark coins from the left, and their nim-sum.
coin-heaps-sample = If only the leftmost coin were dark, you would write: *1; nim-sum 1*.
write-coin-values = Values { $values } nim-sum { $sum }
coin-heaps-answer = The dark coins are worth { $values }; the nim-sum is { $sum }.
refuted-coin-beside = coin { $coin } alone beside a Nim heap of { $heap } would have to be lost, but: { $why }
refuted-row-beside = the row beside a Nim heap of { $heap } would have to be lost, but: { $why }
route-nim-heap-beside-coin = the heap of Nim that makes a lost position beside each coin alone, and beside the row
losing-set-rules = **A subtraction game.** There is one heap. A move takes one of the given numbers of tokens.
losing-set-prompt = Which heaps are lost for the player to move? Answer for heaps of every size: as the remainders after division by a number, the smallest that will do.
losing-set-sample = With 1 or 2 tokens you would write: *remainder 0 after division by 3*.
write-remainders = Lost: remainder { $remainders } after division by { $modulus }
losing-set-answer = Lost are the heaps with remainder { $remainders } after division by { $modulus }.
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
refuted-heap-is-lost = a heap of { $heap } is lost: { $why }
refuted-heap-is-won = a heap of { $heap } is not lost: { $why }
route-induction = the first heaps one by one, and an induction over the remainders
find-rule-rules = **Find the rule.** A subtraction game has one heap, and a move takes one of a set of numbers.
find-rule-prompt = With which of these sets are exactly the given heaps lost for the player to move? Tick every one.
find-rule-sample = If the lost heaps were 0, 2, 4, …, you would tick: *{"{"}1{"}"}* and *{"{"}1, 3{"}"}*.
find-rule-lost = Up to { $last } the lost heaps are { $heaps }.
find-rule-answer = { $count ->
    [one] Only this set fits: { $sets }
   *[other] These sets fit: { $sets }
}.
find-rule-how = Work out the lost heaps of each set from 0 upwards, until one differs: a heap is lost if no take leads to a lost one.
find-rule-fits = { $set } fits: all its lost heaps are these.
find-rule-too-many = { $set } does not fit: with it a heap of { $heap } is lost, too, because no take leads to a lost heap.
find-rule-too-few = { $set } does not fit: with it a heap of { $heap } is won by taking { $take }, which leaves { $left }.
looks-first-lost-heaps = every set that fits the first lost heaps, without going on
looks-one-set-only = the first set that fits, as if there could be no other
looks-lost-cannot-be-taken = every set that holds no lost heap
looks-largest-gap = every set whose largest number is large enough for the largest gap between lost heaps
refuted-set-loses = with { $set } a heap of { $heap } is lost, too: { $why }
refuted-set-wins = with { $set } a heap of { $heap } is not lost: { $why }
refuted-set-missing = { $set } fits as well: up to { $last } it has the same lost heaps
route-first-heaps = the lost heaps of each set one by one
big-index-rules = **A large heap.** Grundy values that repeat need to be found only once. One whole period is given.
big-index-prompt = Find the value of the large heap.
big-index-sample = With the period 3 from 1 on, 10 has the same value as 1, because 10 − 1 = 9 is divisible by 3.
big-index-repeats = { $game }: from { $from } on the values repeat every { $period } heaps.
big-index-caption = Grundy values of the heaps { $from } to { $last }
big-index-divide = Count from { $from }, where the period begins: { $heap } − { $from } = { $difference } = { $times } · { $period } + { $rest }.
big-index-same = So the heap has the same value as { $from } + { $rest }: { $equal }.
looks-remainder-from-the-start = the value of { $heap }, the remainder, where the period does not yet hold
looks-place-of-remainder = the remainder { $heap } counted from the beginning of the table, without taking away where it begins
looks-one-place-off = one place before { $heap } in the table
looks-remainder-itself = the remainder { $heap } itself
refuted-same-value = { $heap } is { $times } periods of { $period } behind { $same }, and *g*({ $same }) = { $value }
route-recomputed-period = the values recomputed from the rules, until the condition of Guy and Smith holds
chomp-column-prompt = The numbers are the heights of the columns from the left; one is hidden. Find it: the player to move loses.
chomp-column-sample = For (?, 1) you would write: *2*.
write-column = The hidden column has { $blank } squares.
chomp-column-answer = { $height } squares: { $columns } is lost.
chomp-column-won = { $columns } is won: { $move }; that leaves { $left }, which is lost.
chomp-column-lost = { $columns } is lost. Each bite leaves one of the bars on the left, and the answer leaves the lost bar on the right:
chomp-column-bite = after a bite
chomp-column-answered = after the answer
chomp-column-caption = What each bite of { $columns } leaves, and a lost bar that the answer leaves
chomp-column-longer = If that column were longer, one bite would shorten it and leave { $columns }. So no other length is lost.
looks-one-more-than-next = one more than the column beside it, as with two columns
looks-others-together = as many as the other columns have together
looks-nim-sum-of-columns = the nim-sum of the other columns
looks-as-long-as-next = as long as the next column
looks-one-less-than-before = one less than the column before it, as with two columns
route-search-column = the first length with a lost outcome, from the end backwards
mirror-pins-prompt = Pins are numbered from the left; crosses have fallen. You began in the middle and keep the row symmetric: answer the opponent’s last shot.
mirror-pins-sample = In a row of 5, to a shot at pin 1 you would write: *5*.
mirror-pins-now = The opponent has just knocked down { $count ->
    [one] pin { $pins }
   *[other] the pins { $pins }
}.
write-pins = I knock down: { $pins }
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
refuted-pin-alone = then pin { $pin } stands and its image, pin { $image }, does not
route-reflection = the reflection in the middle of the row
route-only-symmetric-shot = the only shot that leaves the row symmetric, and the outcome of what is left
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
mirror-disc-room = There is room for it: every disc has its image on the table, so a disc in the way at { $image } would have an image in the way at { $place }, where the opponent's disc did fit. And a disc that overlaps its own image would overlap the disc in the centre.
mirror-disc-always = So each disc of the opponent has its answer, and the opponent is the first who has no room.
looks-mirrors-one-axis = reflected in one axis only
looks-quarter-turn = a quarter turn instead of a half turn
looks-touches = right beside the opponent's disc
looks-swaps-coordinates = the coordinates exchanged
refuted-without-image = then the disc at { $place } has no image: no disc is at { $image }
refuted-no-room = there is no room at { $place }
route-copying = the strategy of copying
route-sum-of-centres = the only place where all centres add up to zero, with every disc in its room
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
residues = remainders { $remainders } on division by { $modulus }
true-for-all = true
false-for = false for { $numbers }
looks-mends-line-below = the line below made to fit the misprint
looks-mends-line-above = the line above made to fit the misprint
refuted-lines-do-not-fit = then lines { $above } and { $below } do not fit
refuted-stops-elsewhere = then the reduction would stop at another line
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
count-trios-prompt = **Lost trios.** Three different heaps are a lost trio if the player to move loses. How many lost trios have no heap above the number given?
count-trios-sample = Up to 3 there is only (1, 2, 3), and you would write: *1*.
count-trios-most = No heap above { $most }
write-count = There are { $blank } lost trios.
count-trios-answer = { $count ->
    [one] There is one lost trio
   *[other] There are { $count } lost trios
} with no heap above { $most }.
count-trios-none-below = Up to 1 there is no trio at all.
count-trios-complete = Up to { $complete }, one less than a power of 2, each of the { $pairs } pairs is in exactly one lost trio. A trio uses three pairs, so there are { $pairs } ÷ 3 = { $count } lost trios.
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
looks-only-complete = only the trios up to the last complete number
looks-all-threes = all ways to choose three different heaps
looks-only-largest = only the trios with the largest number
refuted-power-has-none = { $power } is the largest heap of no lost trio: its column would hold a single one
refuted-not-lost-trio = { $trio } is not a lost trio
refuted-trio-missing = { $trio } is missing
route-by-largest = counting by the largest heap
route-builder-list = the list of trios that the builder makes
both-plays-prompt = The same move can be made in two games: in one the last token wins, in the other it loses. Tick the games in which the move wins; perhaps neither.
both-plays-sample = For *take 1 from heap 1* in (2, 1) you would tick: *the last token wins*.
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
refuted-if-last-wins = if the last token wins: { $why }
refuted-if-last-loses = if the last token loses: { $why }
route-both-rules = the rule for each of the two games
route-search-both = the outcome of every smaller position in both games, from the end backwards
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
join-lost-nothing = Nothing is lost.
join-no-box = nothing ticked
join-boxes = ticked: { $boxes }
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
refuted-join = { $position }: { $why }
route-search-three = the outcomes of the three positions, from the end backwards
hardy-prompt = Is (*n*, *M* − *n*, *M*) lost for every *n* from 1 to *M* − 1?
hardy-question = If not, give the smallest *n* for which the player to move wins.
hardy-sample = For *M* = 3 you would tick: *lost for every n*.
hardy-family = *M* = { $most }
hardy-choice-true = lost for every *n*
hardy-choice-false = not lost for *n* = { $blank }
hardy-shown-false = not lost for *n* = { $n }
hardy-true = { $most } is one less than a power of 2: lost for every *n*.
hardy-false = Not lost for *n* = { $n }: { $trio }.
hardy-all-ones = { $power } is a power of 2, so { $most } has a one in each of its columns. Wherever *n* has a one, { $most } − *n* has none, and the other way round. So every column holds exactly two ones: every such trio is lost.
hardy-example = For example *n* = { $n }:
hardy-lowest-zero = In binary the lowest column in which { $most } has no one is { $place }.
hardy-below = If *n* is below { $place }, all ones of *n* are in columns where { $most } has one too. Then { $most } − *n* has exactly the other ones of { $most }, every column is even, and the trio is lost.
hardy-fails-at = For *n* = { $place } the subtraction borrows, and { $trio } has an odd column:
looks-true-for-odd = lost for every *n*, as for 3 and 7
looks-fails-in-the-middle = only the middle of the row tried
looks-not-the-smallest = an *n* that fails, but not the smallest
looks-fails-at-two = the first *n* above 1, untested
refuted-hardy-lost = { $trio } is lost: { $why }
refuted-hardy-won = { $trio } is not lost: { $why }
refuted-hardy-smaller = *n* = { $n } is smaller, and { $trio } is not lost: { $why }
route-lowest-zero = the lowest column in which *M* has no one
route-search-each = the outcome of each trio, from the end backwards
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
   *[other] { $shifts } give a lost position.
}
shift-power = The smallest power of 2 above { $a } is { $power }. From column { $power } on, the two larger heaps have the same digits. A multiple of { $power } changes only these columns, and both heaps alike. So every multiple of { $power } may be added.
shift-table = Any other number has to be tried:
shift-lucky = { $s } is no multiple of { $power }, and yet it fits: the multiples are sure, but not the only ones.
looks-any-even-number = every even number
looks-any-power-of-two = every power of 2
looks-only-the-power = only the power of 2 itself and not its multiples
looks-difference-stays = every number, because the difference of the two heaps stays the same
refuted-shift = adding { $s } gives { $made }: { $why }
route-search-shifted = the outcome of each new position, from the end backwards
images-prompt = Five things are done to the lost trio given. After which of them is the position lost again? Tick these.
images-sample = For (1, 1, 0) and *double all three* you would tick it, because (2, 2, 0) is lost.
images-trio = The lost trio is { $trio }.
images-double = double all three
images-double-and-two = double all three, then add 1 to two: all but heap { $place }
images-double-and-one = double all three, then add 1 to heap { $place }
images-double-and-all = double all three, then add 1 to each
images-double-two = double two: all but heap { $place }
images-one-more = add 1 to each
images-halve = halve all three
images-raise-two = add 1 to two: all but heap { $place }
images-lower-odd = subtract 1 from both odd numbers
images-lower-and-halve = subtract 1 from both odd numbers, then halve all three
images-columns = In binary columns the trio has an even number of ones in every column. See what happens to them:
images-by-sum = Two theorems of Báron are in this: (2*a*, 2*b*, 2*c*) is lost if and only if (*a*, *b*, *c*) is, and a 1 more in two of the doubled numbers changes nothing.
images-caption = What is done, and what becomes of the trio
images-done = done
images-image = gives
images-because = because
images-why-moved = every column moves one place, as it is
images-why-moved-and-two = every column moves one place, and the new last one has two ones
images-why-last-column = only the last column changes, by two ones
images-why-reduced = the two ones of the last column go, and the others move one place
images-why-odd-sum = the last column has an odd number of ones
images-why-one-moved = the ones of one heap stay behind, and so some column becomes odd
images-answer = { $count ->
    [0] Lost again after none of them.
    [one] Lost again only after number { $boxes }.
   *[other] Lost again after numbers { $boxes }.
}
looks-any-even-sum = every position with an even sum
looks-only-multiples = only doubling and halving of all three
looks-any-doubling = whatever doubles, for two numbers as for three
looks-same-for-all = whatever is done to all three alike
refuted-image = { $made }: { $why }
route-columns-moved = what is done to the columns
route-search-images = the outcome of each new position, from the end backwards
equal-games-sum = In a sum of games, a move is made in one of them; a heap of Nim allows any number to be taken.
equal-games-prompt = Which of these sums does the player to move lose? Tick them.
equal-games-sample = For *nim 2 + nim 2* you would tick it: whatever is done in one heap can be done in the other.
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
looks-other-game-forgotten = the last game left out of the count
refuted-sum = sum { $box }: { $why }
route-equal-games-cancel = equal games, cancelled two by two
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
proof-steals-begins-with = So the first player can leave this same winning position at once, by beginning with *x*.
proof-steals-contradiction = By beginning so, the first player wins, which contradicts what was supposed.
proof-fours = If one, two or three tokens may be taken and the last token wins, a heap that is a multiple of 4 is lost.
proof-fours-multiple = Let the heap be a multiple of 4.
proof-fours-one-to-three = From this multiple of 4 the player to move takes *t* tokens: one, two or three.
proof-fours-rest = Then 4 − *t* is also one, two or three, so that many can be taken in answer.
proof-fours-together = The move and its answer take 4 tokens together, so again a multiple of 4 is left, and a smaller one.
proof-fours-repeated = Since it is again a multiple, every move can be answered so, until nothing is left.
proof-fours-last-one = What leaves nothing is then always an answer, so the player to move never takes the last token.
wrong-line-prompt = Somebody looked for a winning move. Exactly one line is wrong; the lines after it go on with its result. Which line?
wrong-line-sample = If (2, 2, 1) began with 2 ⊕ 2 = 4, you would write: *line 1*.
wrong-line-heaps = Heaps { $heaps }
wrong-line-sum = { $sum }.
wrong-line-highest = The highest column in { $number } is { $power }.
wrong-line-becomes = The heap of { $heap } has a one in column { $column }; lower it to { $sum }.
wrong-line-takes = To leave { $left } of { $heap }, take { $difference }.
write-wrong-line = Line { $blank } is wrong.
wrong-line-answer = Line { $line } is wrong. It should be: { $says }
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
statement-prompt = **True or false?** Let (*a*, *b*, *c*) be any lost trio of Nim with 0 < *a* < *b* < *c*. Is the statement true of all of them?
statement-question = If not, give the smallest counterexample: the one with the fewest binary digits in *c*; of several, first the smallest *a*, then the smallest *b*.
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
statement-last-columns = A power of 2 divides a number if and only if the last binary digits of the number are zeros: one digit for 2, two for 4, three for 8, four for 16. In a lost trio every column is even, so it holds no one or two ones.
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
tie-break-prompt = **Another order.** Báron’s builder always takes the first pair left and the first third number that fits. Here it has run with the numbers in another order.
tie-break-question = No two of its trios share a pair, and yet not all are lost. Tick the trios that are **not** lost.
tie-break-sample = If it had found (1, 2, 3) and (1, 4, 6), you would tick: *(1, 4, 6)*.
tie-break-order = Order: { $order }.
tie-break-found = The trios found:
tie-break-caption = The trios and their nim-sums
tie-break-trio = trio
tie-break-answer = { $count ->
    [0] None is not lost.
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
method-octal-values = octal values: mex over all moves, and past the table a period that is proved (Guy, Smith)
method-table-of-values = table of values: mex over all moves, heap after heap
method-powers-of-2 = powers of 2: one more than how often 2 divides the heap
method-smallest-prime-factor = smallest prime factor: its place among the primes; even heaps have 0
method-coin-values = coin values: one for each coin `b`, added without carry
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
book-chapter = Chapter { $number }
book-section = Section { $number }
book-figure = Figure { $number }
book-table = Table { $number }
book-example = Example { $number }
book-claim = Claim { $number }
book-conjecture = Conjecture { $number }
book-theorem = Theorem { $number }
book-definition = Definition { $number }
book-game = Game { $number }
book-exercises = Exercises
book-exercise = Exercise
book-hint = Hint
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
book-proved = Proved
book-refuted = Refuted
book-checked = Checked up to { $bound }
book-checked-some = Checked up to a bound
book-open = Open
book-by-hand = Proved by hand
book-definition-word = Definition
book-how = How it is known
book-how-proved = Decided for all natural numbers with { $states ->
    [one] one state
   *[other] { $states } states
  }; a separate checker accepted the certificate of { $bytes } bytes.
book-how-game = All obligations of the game are decided for all natural numbers; a separate checker accepted the certificate.
book-how-chomp-row = Rows 0 to { $row } were computed until each had ended or repeated its differences. That they go on like this for all columns from { $from } on follows from a window of columns; a separate routine, which computes them from the definition, accepted the certificate.
book-how-fold = For any number of heaps: the obligations of the fold rule are decided for all natural numbers; a separate checker accepted the certificate.
book-how-contrary = Decided for all natural numbers: the contrary holds.
book-how-refuted = Decided for all natural numbers; no smaller numbers make it false.
book-how-checked = Every case up to { $bound } was looked at; beyond that nothing is known.
book-how-open = Nothing is known: the limit of { $limit } was reached.
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
book-legend-open = Nothing is known, or a limit was reached.
book-because = There { $because }.
book-because-always = For { $because }.
book-fails-at = Fails at { $values }.
book-false-as-printed = False as printed.
book-same-rules = The rules are those of exercise { $number }.
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
book-period = The values repeat with period { $length } from { $from } on. This is proved: the condition of Guy and Smith was computed up to { $checked }.
book-period-exceptions = The values repeat with period { $length } from { $from } on; before that, { $exceptions } break the pattern. This is proved: the condition of Guy and Smith was computed up to { $checked }.
book-trios-caption = The lost trios up to { $number }, in columns by their smallest number
book-board-caption = Outcomes of { $game } with two heaps: rows by the first, columns by the second
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
book-label-chapter = Chapter
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
book-label-whole = The whole book in one page
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
values-no-period = No period is proved.
values-period = Period { $length } from { $from } on, proved for every heap by the values up to { $checked } ({ $theorem }).
values-exceptions = Before it the heaps { $heaps } differ from the pattern.
values-exceptions-some = Before it the heaps { $heaps } and { $more } more differ from the pattern.
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
play-hint-draw = hint: no move wins, but { $count } keep a draw, for example { $move }.
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
play-mean = `{ $typed }` is no move; did you mean `{ $near }`?
play-no-move = `{ $typed }` is no move here; `moves` lists them, `help` says how to type one
play-several = this fits { $count } moves; type one by its number: { $moves }
play-several-more = this fits { $count } moves; type one by its number: { $moves }; and { $more } more, see `moves`
play-cannot-take = { $take } cannot be taken here; what can be taken: { $takes }
play-cannot-take-from = { $take } cannot be taken from heap { $heap }; what can be taken there: { $takes }
play-no-number = no move has the number { $number }; `moves` lists the { $count } moves, from 1
play-no-numbers = no move has these numbers; `moves` lists them, `help` says how to type one
play-no-heap = there is no heap { $heap }; the heaps are numbered 1 to { $count } from the left
play-empty-heap = heap { $heap } is empty; take from another one
play-range = { $from } to { $to }
play-more = and more
play-and-more = { $moves }; and { $more } more
review-heading = Review of { $position }
review-heading-misere = Review of { $position }, misère play
review-no-move = No move was made.
review-you = you
review-i = I
review-outcomes = { $before } to { $after }
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
live-title = nimbook
live-theme = Light / dark
live-lede = Questions of every kind, and an answer to any position. Everything is computed in this page.
live-nothing-leaves = Nothing you write leaves this page.
live-answers-inside = For practice: the answers are inside this file.
live-two-ways = Answers are found in this page in two ways that share no code, as for a printed key. Where they disagree or a limit is reached, the page says so and gives no answer.
live-no-script = This file needs scripts to answer you; a paper sheet needs none.
live-no-script-sheets = Your questions are on the paper with your id. The sheets of the whole class, to read and to print, are in { $file }, which is made beside this file: ask for it if you have neither.
live-failed = This browser cannot run the program inside this page. A newer one can: any browser since 2023.
live-stop = Stop
live-stopped = Stopped: no answer. A smaller question takes less time.
live-print = Print
live-show = Show
live-check = Check
live-hint = Hint
live-another = Another
live-next = Next question
live-reset = Reset
live-choose = Choose
live-your-answer = your answer
live-your-sheet = Your sheet
live-id = The id at the foot of your paper
live-open = Open
live-open-any = No paper at hand? Take the first sheet.
live-found = { $count ->
    [one] Found: one question
   *[other] Found: { $count } questions
  }
live-id-slip = This id has a slip: its check character does not fit. Compare it with the paper; **O** and **0**, **I** and **1** may be exchanged.
live-no-id = This is no sheet id. An id looks like NB-4T7K-Q2MX-R, and is at the foot of the paper.
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
live-understood = Understood:
live-looks = This looks like:
live-refutes = What refutes it:
live-points = { $earned } of { $of } points
live-copy = Copy as text
live-copied = Copied:
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
    [mex] mex
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
    [0] none left
   *[other] { $count } left
  }
live-none-left = { $count ->
    [0] There is no such question.
    [one] There is one such question, and you have seen it.
   *[other] There are { $count } such questions, and you have seen them all.
  }
live-all-seen = You have seen every question like this one.
live-no-hint = There is no such hint.
live-first-hint = { $kind ->
    [early-stop] Beside 1, compare the other two numbers: which of them is even, and is the other the next one?
    [hardy] Write the sum in binary, and try the numbers from the smallest: where does the subtraction begin to borrow?
    [join] Work out the nim-sum of each position by itself.
    [leftover-pairs] Write down all pairs, build the trios as the builder does, and strike out the three pairs of each.
    [losing-set] Decide the heaps one by one from 0, and look for a rhythm.
    [mirror-disc] Turn the table by half a turn: where does the new disc go?
    [mirror-pins] Which pin is as far from the right end as pin 1 is from the left end?
    [next-trio] Look for the first pair that is left, in the order of the table; then for its first partner.
    [period] A move takes at most so many tokens, and so many values in a row decide the next one. Look for the first such run that comes again.
    [reduction-trace] In every line see which numbers are odd. Take 1 from each odd one, then halve all three.
    [wrong-line] Do every line again, column by column, before you go on to the next.
   *[other] { "" }
  }
live-hint-number = Hint { $number } of { $count }
live-ask = Ask
live-any-position = Any position of any of the { $count } games
live-misere = the last move loses
live-understood-position = Understood: **{ $position }**. { $rules }
live-ask-who = Who wins?
live-ask-value = Its Grundy value
live-ask-moves = The winning moves
live-ask-why = Why
live-routes-agree = Two routes agree:
live-no-verdict = no verdict
live-one-route = Only one route answers here:
live-no-winning-move = No move wins.
live-more = and { $count } more
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
   *[other] Odd are { $odd }, so the sum is even: 1 is taken from each of them, then all are halved.
  }
live-reduction-odd = Line { $number } is { $line }, and its sum is odd: the heaps at the beginning are not lost.
live-reduction-equal = Line { $number } is { $line }: a heap is gone, and the two others are equal. Whoever has to move at the beginning loses.
live-reduction-unequal = Line { $number } is { $line }: a heap is gone, and the two others differ. The heaps at the beginning are not lost.
live-play = Play
live-play-first = Play: you begin
live-play-second = Play: I begin
live-your-move = Your move
live-move = Move
live-back = Back
live-give-up = Stop the game
live-you-begin = You begin.
live-my-move = I: { $move }. Your move.
live-closing = { $winner ->
    [you] The game is over: you have won.
    [program] The game is over: I have won.
   *[nobody] The game is over: a draw.
  }
live-heaps = Heaps
live-touch-heaps = Choose a token, and it goes with all to its right; or write the move below.
live-touch-board = Choose in the picture, or write the move below.
live-touch-position = Choose in the picture to change the position.
live-touch-answer = Choose in the picture, or write your answer.
live-nothing-taken = nothing taken
live-all-moves = All moves
live-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
  }
live-many-moves = There are { $count } moves; write one below.
live-no-move = “{ $typed }” is no move here; the list has all moves.
live-no-number = No move has the number { $number }.
live-no-numbers = No move has these numbers; the list has all moves.
live-hint-won = You can win: { $move }. { $others ->
    [0] It is the only winning move.
    [one] One other move wins too.
   *[other] { $others } other moves win too.
  }
live-hint-draw = No move wins; this one keeps the draw: { $move }.
live-hint-lost = No move wins: I have an answer to each.
live-review-move = move
live-review-by = by
live-review-what = what it was
live-gave-win = gave the win away
live-gave-draw = gave the draw away
live-kept = kept it
live-nothing-to-keep = nothing to give away
live-win-lost = Move { $number } gave the win away. In { $position } this would have won: { $better }.
live-win-drawn = Move { $number } gave the win away for a draw. In { $position } this would have won: { $better }.
live-draw-lost = Move { $number } gave the draw away. In { $position } this would have kept it: { $better }.
live-no-chance-first = You never had a chance: whoever begins at { $position } loses. Let me begin, and the win is yours.
live-no-chance-second = You never had a chance: whoever begins at { $position } wins. Begin yourself, and the win is yours.
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
short-to = leaves
short-number = number
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
} found twice, by two routes that share no code. No two sheets share a question that was drawn.
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
fair-once = No question that was drawn is on two sheets, by construction. { $named ->
    [0] { "" }
    [one] One question is the same on all sheets, because the author names it.
   *[other] { $named } questions are the same on all sheets, because the author names them.
}
fair-largest = A class can have { $sheets } sheets; then the exercise { $exercise } runs out.
fair-largest-any = A class can have as many sheets as you like.
fair-levels = The levels, question by question
fair-question = question
fair-left-free = left free
fair-one-each = one for each
fair-sum = sum
fair-differ = differ
fair-levels-note = Columns are sheets in the order of the roster. A bold number is below the greatest of its row. Left free, a level is drawn as the candidates have it. The last row counts the answers that are not right on the sheet before.
fair-earns = What guessing and copying earn
fair-guess = The same answer to a question on every sheet, the best there is, is right on so many sheets; the answer of the student before in the roster is right on so many. Together the best guesses earn { $guessed } of { $points } points on average, and a copied sheet { $copied }.
fair-guess-no-points = The same answer to a question on every sheet, the best there is, is right on so many sheets; the answer of the student before in the roster is right on so many.
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
mark-part-adds-up = adds up
mark-part-no-neighbours = no neighbours
mark-part-box = box { $number }
mark-part-remainder = remainder { $remainder }
mark-part-modulus = divisor
mark-part-verdict = verdict
mark-part-counterexample = counterexample
mark-part-trace-line = line { $line }
mark-part-row = row { $number }
mark-part-pair = { $pair }
mark-no-known-mistake = no known mistake
mark-not-understood = not understood
mark-empty = empty
mark-binary = { $digits } in binary, which is { $number }
mark-line = line { $line }
mark-no-box = no box
mark-box-missing = box { $number } should be ticked
mark-box-wrong = box { $number } should not be ticked
mark-other-sum = the sum is { $sum }, not { $number }
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
slip-order = the right things in another order
slip-no-move = a move that the rules do not allow
slip-wrong-verdict = the right lines, but another verdict than they show
marks-title = { $title }: marks
marks-subtitle = { $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
}, { $questions } questions, { $points } points, each marked against its own key
marks-totals = Totals of the class
marks-totals-none = No sheet was marked.
marks-middle = { $above } of { $count } have { $points } or more
marks-of = of { $points }
marks-name = name
marks-sheet = sheet NB-
marks-next = next sheet
marks-mean = mean
marks-question = question
marks-looks = looks like
marks-times = times
marks-typed = what was written
marks-rules = A small letter names the mistake, below; a dash is an empty place, a question mark an answer that could not be read.
marks-rules-next = A small letter names the mistake, below; a dash is an empty place, a question mark an answer that could not be read. The next sheet asks again about the questions in which points were lost.
marks-named = Named mistakes
marks-commonest = The three commonest
marks-unread = To be looked at
