name = Зоолоретто
tagline = Загружайте грузовики, забирайте их, расселяйте животных – и следите за своим запасником.
option-set_aside = виды, которые не участвуют, например panda,camel,zebra; 3, 2 или 1 при 2, 3 или 4 игроках (по жребию, если не названы)

## Words

word-flamingo = фламинго
word-flamingo-male = самец фламинго
word-flamingo-female = самка фламинго
word-flamingo-offspring = детёныш фламинго
word-flamingo-father = самец фламинго (отец)
word-flamingo-mother = самка фламинго (мать)
word-camel = верблюд
word-camel-male = самец верблюда
word-camel-female = самка верблюда
word-camel-offspring = детёныш верблюда
word-camel-father = самец верблюда (отец)
word-camel-mother = самка верблюда (мать)
word-leopard = леопард
word-leopard-male = самец леопарда
word-leopard-female = самка леопарда
word-leopard-offspring = детёныш леопарда
word-leopard-father = самец леопарда (отец)
word-leopard-mother = самка леопарда (мать)
word-elephant = слон
word-elephant-male = самец слона
word-elephant-female = самка слона
word-elephant-offspring = детёныш слона
word-elephant-father = самец слона (отец)
word-elephant-mother = самка слона (мать)
word-panda = панда
word-panda-male = самец панды
word-panda-female = самка панды
word-panda-offspring = детёныш панды
word-panda-father = самец панды (отец)
word-panda-mother = самка панды (мать)
word-chimpanzee = шимпанзе
word-chimpanzee-male = самец шимпанзе
word-chimpanzee-female = самка шимпанзе
word-chimpanzee-offspring = детёныш шимпанзе
word-chimpanzee-father = самец шимпанзе (отец)
word-chimpanzee-mother = самка шимпанзе (мать)
word-zebra = зебра
word-zebra-male = самец зебры
word-zebra-female = самка зебры
word-zebra-offspring = детёныш зебры
word-zebra-father = самец зебры (отец)
word-zebra-mother = самка зебры (мать)
word-kangaroo = кенгуру
word-kangaroo-male = самец кенгуру
word-kangaroo-female = самка кенгуру
word-kangaroo-offspring = детёныш кенгуру
word-kangaroo-father = самец кенгуру (отец)
word-kangaroo-mother = самка кенгуру (мать)
word-ice-cream = киоск мороженого
word-lemonade = киоск лимонада
word-balloons = киоск с шариками
word-souvenirs = киоск сувениров
word-coin = монета
word-enclosure-a = вольер A
word-enclosure-b = вольер B
word-enclosure-c = вольер C
word-expansion = расширение
word-expansion-2 = расширение 2
word-barn = запасник
the-tile = { $tile ->
    [flamingo-male] самца фламинго
    [flamingo-female] самку фламинго
    [flamingo-offspring] детёныша фламинго
    [flamingo-father] самца фламинго (отца)
    [flamingo-mother] самку фламинго (мать)
    [camel] верблюда
    [camel-male] самца верблюда
    [camel-female] самку верблюда
    [camel-offspring] детёныша верблюда
    [camel-father] самца верблюда (отца)
    [camel-mother] самку верблюда (мать)
    [leopard] леопарда
    [leopard-male] самца леопарда
    [leopard-female] самку леопарда
    [leopard-offspring] детёныша леопарда
    [leopard-father] самца леопарда (отца)
    [leopard-mother] самку леопарда (мать)
    [elephant] слона
    [elephant-male] самца слона
    [elephant-female] самку слона
    [elephant-offspring] детёныша слона
    [elephant-father] самца слона (отца)
    [elephant-mother] самку слона (мать)
    [panda] панду
    [panda-male] самца панды
    [panda-female] самку панды
    [panda-offspring] детёныша панды
    [panda-father] самца панды (отца)
    [panda-mother] самку панды (мать)
    [chimpanzee-male] самца шимпанзе
    [chimpanzee-female] самку шимпанзе
    [chimpanzee-offspring] детёныша шимпанзе
    [chimpanzee-father] самца шимпанзе (отца)
    [chimpanzee-mother] самку шимпанзе (мать)
    [zebra] зебру
    [zebra-male] самца зебры
    [zebra-female] самку зебры
    [zebra-offspring] детёныша зебры
    [zebra-father] самца зебры (отца)
    [zebra-mother] самку зебры (мать)
    [kangaroo-male] самца кенгуру
    [kangaroo-female] самку кенгуру
    [kangaroo-offspring] детёныша кенгуру
    [kangaroo-father] самца кенгуру (отца)
    [kangaroo-mother] самку кенгуру (мать)
    [coin] монету
   *[other] { $tile-name }
}
the-animal = { $animal ->
    [flamingo-male] самца фламинго
    [flamingo-female] самку фламинго
    [flamingo-offspring] детёныша фламинго
    [flamingo-father] самца фламинго (отца)
    [flamingo-mother] самку фламинго (мать)
    [camel] верблюда
    [camel-male] самца верблюда
    [camel-female] самку верблюда
    [camel-offspring] детёныша верблюда
    [camel-father] самца верблюда (отца)
    [camel-mother] самку верблюда (мать)
    [leopard] леопарда
    [leopard-male] самца леопарда
    [leopard-female] самку леопарда
    [leopard-offspring] детёныша леопарда
    [leopard-father] самца леопарда (отца)
    [leopard-mother] самку леопарда (мать)
    [elephant] слона
    [elephant-male] самца слона
    [elephant-female] самку слона
    [elephant-offspring] детёныша слона
    [elephant-father] самца слона (отца)
    [elephant-mother] самку слона (мать)
    [panda] панду
    [panda-male] самца панды
    [panda-female] самку панды
    [panda-offspring] детёныша панды
    [panda-father] самца панды (отца)
    [panda-mother] самку панды (мать)
    [chimpanzee-male] самца шимпанзе
    [chimpanzee-female] самку шимпанзе
    [chimpanzee-offspring] детёныша шимпанзе
    [chimpanzee-father] самца шимпанзе (отца)
    [chimpanzee-mother] самку шимпанзе (мать)
    [zebra] зебру
    [zebra-male] самца зебры
    [zebra-female] самку зебры
    [zebra-offspring] детёныша зебры
    [zebra-father] самца зебры (отца)
    [zebra-mother] самку зебры (мать)
    [kangaroo-male] самца кенгуру
    [kangaroo-female] самку кенгуру
    [kangaroo-offspring] детёныша кенгуру
    [kangaroo-father] самца кенгуру (отца)
    [kangaroo-mother] самку кенгуру (мать)
   *[other] { $animal-name }
}
your-zoo = { $seat-who ->
    [you] В вашем зоопарке
   *[other] В зоопарке игрока { $seat }
}

# Животное – «в вольер», киоск – «к вольеру»; в запасник – и то и другое.
tile-to-place = { $tile ->
    [ice-cream] { beside-place }
    [lemonade] { beside-place }
    [balloons] { beside-place }
    [souvenirs] { beside-place }
   *[other] в { $place-name }
}
beside-place = { $place ->
    [enclosure-a] рядом с вольером A
    [enclosure-b] рядом с вольером B
    [enclosure-c] рядом с вольером C
    [expansion] рядом с расширением
    [expansion-2] рядом с расширением 2
   *[barn] в запасник
}
stall-to-place = { $place ->
    [enclosure-a] к вольеру A
    [enclosure-b] к вольеру B
    [enclosure-c] к вольеру C
    [expansion] к расширению
    [expansion-2] к расширению 2
   *[barn] в запасник
}
stall-from-origin = { $origin ->
    [enclosure-a] от вольера A
    [enclosure-b] от вольера B
    [enclosure-c] от вольера C
    [expansion] от расширения
    [expansion-2] от расширения 2
   *[barn] из запасника
}
of-place = { $place ->
    [enclosure-a] вольера A
    [enclosure-b] вольера B
    [enclosure-c] вольера C
    [expansion] расширения
   *[expansion-2] расширения 2
}
all-of-species = { $species ->
    [flamingo] всех фламинго
    [camel] всех верблюдов
    [leopard] всех леопардов
    [elephant] всех слонов
    [panda] всех панд
    [chimpanzee] всех шимпанзе
    [zebra] всех зебр
   *[kangaroo] всех кенгуру
}
first-group = { $first_species ->
    [camel] верблюдов
    [leopard] леопардов
    [elephant] слонов
    [panda] панд
    [zebra] зебр
   *[other] { $first_species-name }
}
of-first = { $first ->
    [enclosure-a] вольера A
    [enclosure-b] вольера B
    [enclosure-c] вольера C
    [expansion] расширения
   *[expansion-2] расширения 2
}
second-group = { $second_species ->
    [camel] верблюдов
    [leopard] леопардов
    [elephant] слонов
    [panda] панд
    [zebra] зебр
   *[other] { $second_species-name }
}
of-second = { $second ->
    [enclosure-a] вольера A
    [enclosure-b] вольера B
    [enclosure-c] вольера C
    [expansion] расширения
    [expansion-2] расширения 2
   *[barn] запасника
}
newborn = { $species ->
    [camel] детёныш верблюда
    [leopard] детёныш леопарда
    [elephant] детёныш слона
    [panda] детёныш панды
    [zebra] детёныш зебры
   *[other] детёныш { $species-name }
}

## What a player can do

action-SetAside = Отложить вид: { $species-name }
    .help = Какие виды не участвуют, решает жребий: 3, 2 или 1 при 2, 3 или 4 игроках (ZO-4).
action-Draw = Взять жетон
    .help = Жетон видят все. Потом вы кладёте его в грузовик, где есть место (ZO-8).
action-TurnUp = Взятый жетон: { $tile-name }
    .help = Все закрытые жетоны равновероятны (ZO-5).
action-Load = Положить { the-tile } в грузовик { $truck }
    .help = Тот, кто заберёт этот грузовик, получит всё, что в нём (ZO-8, ZO-9).
action-Take = Забрать грузовик { $truck }
    .help = Вы размещаете все его жетоны в своём зоопарке и до конца раунда не ходите (ZO-9).
action-House = Поместить { the-tile } { tile-to-place }
    .help = В вольере живёт только один вид. То, чему нет места, попадает в запасник; остальное тоже можно туда отправить (ZO-12, ZO-13).
action-MoveAnimal = Переселить { the-animal } из запасника в { $place-name } (1 монета)
    .help = За 1 монету животное переходит из вашего запасника в вольер, где есть место (ZO-16).
action-MoveStall = Перенести { $stall-name } { stall-from-origin } { stall-to-place } (1 монета)
    .help = За 1 монету киоск переносят на другое место для киоска или в запасник (ZO-16).
action-Exchange = Обменять животных { of-first } и { of-second } (1 монета)
    .help = За 1 монету две группы разных видов меняются местами, если обе помещаются. Монет обмен не приносит (ZO-17, ZO-23).
action-ExchangeWithBarn = Обменять животных { of-place } на { all-of-species } из запасника (1 монета)
    .help = За 1 монету животные вольера меняются местами со всеми животными одного вида из вашего запасника, если те помещаются. Монет это не приносит, но могут родиться детёныши (ZO-17, ZO-23, ZO-24).
action-Buy = Купить { the-tile } из запасника игрока { $owner } (2 монеты)
    .help = За 2 монеты – одну владельцу, одну в банк – животное или киоск из чужого запасника становится вашим. Разместите его сразу (ZO-18).
action-Discard = Убрать { the-tile } из запасника и из игры (2 монеты)
    .help = За 2 монеты животное или киоск из вашего запасника выходит из игры (ZO-19).
action-Expand = Расширить зоопарк (3 монеты)
    .help = За 3 монеты вы получаете ещё один вольер с местом для киоска (ZO-20).

## What happens

event-SpeciesSetAside = Не участвуют в игре: { all-species }.
all-species = { $species ->
    [camel] верблюды
    [leopard] леопарды
    [elephant] слоны
    [panda] панды
    [zebra] зебры
   *[other] { $species-name }
}
event-TileDrawn = { $seat-who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} из стопки { the-tile }.
event-EndStackOpened = { $seat-who ->
    [you] Вы открываете
   *[other] { $seat } открывает
} последнюю стопку: это последний раунд.
event-TileLoaded = { $seat-who ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} { the-tile } в грузовик { $truck }.
event-TruckTaken = { $seat-who ->
    [you] Вы забираете
   *[other] { $seat } забирает
} грузовик { $truck }: { $tiles }.
event-CoinsUnloaded = { $seat-who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $coins ->
    [one] монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
event-TileHoused = { $seat-who ->
    [you] Вы помещаете
   *[other] { $seat } помещает
} { the-tile } { tile-to-place }.
event-OffspringBorn = { $place ->
    [barn] { your-zoo } рождается { newborn }, но место есть только в запаснике.
   *[other] { your-zoo } рождается { newborn } ({ $place-name })!
}
    .would = { $place ->
    [barn] Родится { newborn }, но попадёт в запасник.
   *[other] Родится { newborn } ({ $place-name }).
}
event-EnclosureCompleted = { $seat-who ->
    [you] Вы заполняете
   *[other] { $seat } заполняет
} { $place-name }{ $coins ->
    [0] .
    [one] {" "}и { gets } монету.
    [few] {" "}и { gets } { $coins } монеты.
   *[many] {" "}и { gets } { $coins } монет.
}
gets = { $seat-who ->
    [you] получаете
   *[other] получает
}
event-AnimalMoved = { $seat-who ->
    [you] Вы переселяете
   *[other] { $seat } переселяет
} { the-animal } из запасника в { $place-name }.
event-StallMoved = { $seat-who ->
    [you] Вы переносите
   *[other] { $seat } переносит
} { $stall-name } { stall-from-origin } { stall-to-place }.
event-AnimalsExchanged = { $seat-who ->
    [you] Вы обмениваете
   *[other] { $seat } обменивает
} { first-group } из { of-first } на { second-group } из { of-second }.
event-TileBought = { $owner-who ->
    [you] { $seat } покупает у вас { the-tile }.
   *[other] { $seat-who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } { the-tile } у игрока { $owner }.
}
event-TileDiscarded = { $seat-who ->
    [you] Вы убираете
   *[other] { $seat } убирает
} { the-tile } из игры.
event-ZooExpanded = { $seat-who ->
    [you] Вы расширяете свой зоопарк.
   *[other] { $seat } расширяет зоопарк.
}
event-TruckCleared = Грузовик { $truck } никто не забрал. Из игры выходят: { $tiles }.
event-RoundEnded = Раунд окончен. Следующий { $starter-who ->
    [you] начинаете вы
   *[other] начинает { $starter }
}.
event-GameEnded = Игра окончена.

## The board

board-truck = Грузовик { $truck }
board-stack = До последнего раунда: { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
   *[many] { $tiles } жетонов
}
board-last-round = Последний раунд, в стопке { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
   *[many] { $tiles } жетонов
}
board-set-aside = Вне игры: { $species }
board-bank = Банк: { $coins }
board-hand = Положить в грузовик: { $tile }
board-to-house = Разместить: { $tiles }
board-barn = Запасник
board-coins = Монеты
board-points = Очки
board-done = уже с грузовиком
board-taken = забран
board-ice-cream = мороженое
board-lemonade = лимонад
board-balloons = шарики
board-souvenirs = сувениры
board-plain = животное
board-fertile = может дать потомство
board-bred = потомство уже было
board-offspring = детёныш
board-own-zoo = Ваш зоопарк
board-zoo = Зоопарк: { $player }
board-whole-zoo = Весь зоопарк: { $player }
board-yard = Грузовики и жетоны
board-face-down = Осталось жетонов
board-load = Положить
board-take = Забрать
board-points-change = Очки: { $before } → { $after }
board-coins-change = Монеты: { $before } → { $after }
board-cancel = Отмена
board-confirm = Сделать этот ход?
board-none = ничего
board-pick = Взять: { $tile }
board-exchange = Обменять животных: { $place }
board-plot = Место для расширения
board-pen = { $place }: занято мест { $taken } из { $spaces } ({ $tiles }). Киоски: { $stalls }. Очки сейчас: { $points }
board-barn-holds = Запасник: { $tiles }. Очки: { $points }
board-truck-holds = Грузовик { $truck }: { $tiles }. Свободных мест: { $free }
board-truck-gone = Грузовик { $truck } забран: { $player }

## Prompts of the board

prompt-turn = { $can ->
    [draw-take-money] Возьмите жетон, заберите грузовик или потратьте монеты
    [draw-take] Возьмите жетон или заберите грузовик
    [draw-money] Возьмите жетон или потратьте монеты
    [draw] Возьмите жетон
    [take-money] Заберите грузовик или потратьте монеты
   *[other] Заберите грузовик
}
prompt-load = Погрузите: { $tile }
prompt-place = { $left ->
    [one] Разместите { $left } жетон: { $tile }
    [few] Разместите { $left } жетона, сейчас: { $tile }
   *[many] Разместите { $left } жетонов, сейчас: { $tile }
}
prompt-move = Переселить: выберите жетон в запаснике или киоск
prompt-swap = Обменять: выберите первую группу животных
prompt-buy = Купить: выберите жетон в чужом запаснике
prompt-discard = Убрать: выберите жетон в своём запаснике
prompt-put = Куда? { $tile }
prompt-swap-with = С кем обменять?
prompt-confirm = { $action }?

## The purse of the board

board-money = Потратить монеты
board-money-move = Переселить
    .about = Животное из запасника или киоск на другое место
board-money-swap = Обменять
    .about = Две группы животных меняются местами
board-money-buy = Купить
    .about = Жетон из чужого запасника
board-money-discard = Убрать из игры
    .about = Жетон из своего запасника
board-money-expand = Расширить
    .about = Ещё один вольер с местом для киоска
board-yes = Подтвердить
board-draw = Взять
board-until-last = { $tiles ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} до последнего раунда
board-of-last-round = { $tiles ->
    [one] жетон остался
    [few] жетона осталось
   *[many] жетонов осталось
}, последний раунд
board-info = Оставшиеся жетоны и таблички
board-signs = Что значат таблички
board-signs-about = Табличка «5 · 8»: 8 очков, когда вольер заполнен, 5 — когда свободно одно место. Иначе по 1 очку за животное, но только если рядом стоит киоск. Монеты с таблички вы получаете, когда заполните вольер.
board-sign = Вольер заполнен: { $full }. Одно место свободно: { $short }. Иначе по 1 очку за животное, но только рядом с киоском.{ $coins ->
    [0] {""}
    [one] {" "}За заполнение – { $coins } монета.
    [few] {" "}За заполнение – { $coins } монеты.
   *[many] {" "}За заполнение – { $coins } монет.
}

## Why not

why-not-over = Партия окончена
why-not-turn = Дождитесь своего хода
why-not-passed = В этом раунде вы уже забрали грузовик
why-not-load = Сначала положите жетон в грузовик
why-not-place = Сначала разместите жетоны
why-not-coins = Стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}, у вас { $coins }
why-not-nothing = Запасник пуст, и киосков нет
why-not-room = Свободного места ни для кого нет
why-not-swap = Нет двух групп, которые поместятся на место друг друга
why-not-buy = Чужие запасники пусты
why-not-barn = Ваш запасник пуст
why-not-expanded = Зоопарк уже расширен полностью
why-not-draw = Все грузовики полны: заберите один
why-not-truck-empty = Этот грузовик ещё пуст
why-not-truck-full = Этот грузовик полон
why-not-species = Здесь живёт другой вид
why-not-full = Этот вольер заполнен
why-not-stall = Здесь нет места для киоска

## The score sheet

score-enclosure-a = Вольер A
score-enclosure-b = Вольер B
score-enclosure-c = Вольер C
score-expansion = Расширение
score-expansion-2 = Расширение 2
score-stalls = Виды киосков в зоопарке
score-barn-animals = Виды животных в запаснике
score-barn-stalls = Виды киосков в запаснике
score-money = Монеты
    .best = больше монет

## The rules

ZO-1 = В игре восемь видов: фламинго, верблюд, леопард, слон, панда, шимпанзе, зебра и кенгуру. У каждого 11 квадратных жетонов – 2 самца, 2 самки и 7 обычных животных – и 2 круглых жетона детёнышей. Вместе с киосками 4 видов по 3 и 12 монетами это 112 квадратных жетонов.
    .title = Жетоны
ZO-2 = В вашем зоопарке три вольера. В вольере A 5 мест: 8 очков, если он полон, 5, если свободно ровно одно место, 2 монеты за заполнение, 1 место для киоска. В вольере B 4 места: 5 очков, 4 очка, 1 монета, 2 места для киосков. В вольере C 6 мест: 10 очков, 6 очков, без монет, 1 место для киоска. В расширении 5 мест: 9 очков, 5 очков, 1 монета, 1 место для киоска. В запаснике помещается сколько угодно животных и киосков.
    .title = Ваш зоопарк
ZO-3 = Всего 30 монет. У каждого вначале по 2, остальные – банк. Жетон монеты – такие же деньги.
    .title = Деньги
ZO-4 = При 2, 3 или 4 игроках откладывают 3, 2 или 1 вид со всеми жетонами и детёнышами; при 5 игроках – ни одного. Виды выбирает жребий, если их не выбрали за столом.
    .title = Отложенные виды
ZO-5 = Жетоны лежат в стопке лицом вниз; последние 15 – это последняя стопка. Все видят, сколько жетонов осталось, но порядка не знает никто.
    .title = Стопка
ZO-6 = На каждого игрока приходится грузовик с 3 местами. Вдвоём играют с тремя грузовиками на 3, 2 и 1 место и двумя расширениями у каждого; когда оба забрали по грузовику, всё, что осталось в третьем, выходит из игры.
    .title = Грузовики и игра вдвоём
ZO-7 = Начинает игрок на первом месте. Тот, кто открывает стол, может перемешать места.
    .title = Кто начинает
ZO-8 = Возьмите жетон, показав его всем, и положите на свободное место любого грузовика, который ещё никто не забрал. Если все такие грузовики полны, брать нельзя.
    .title = Положить жетон
ZO-9 = Заберите грузовик, где есть хотя бы один жетон, и разместите все его жетоны в своём зоопарке. До конца раунда вы больше не ходите и не можете тратить деньги.
    .title = Забрать грузовик
ZO-10 = В свой ход, по часовой стрелке, вы делаете ровно одно: кладёте жетон в грузовик, забираете грузовик или выполняете одно платное действие (ZO-16 – ZO-20). Тех, кто уже забрал грузовик, пропускают.
    .title = Ваш ход
ZO-11 = Когда все остальные забрали по грузовику, последний игрок ходит один, сколько захочет, пока не заберёт грузовик.
    .title = Последний в раунде
ZO-12 = Животное занимает свободное место в пустом вольере, в вольере своего вида или попадает в запасник, в том числе по желанию. В вольере живёт только один вид, но один вид может жить в нескольких вольерах.
    .title = Размещение животных
ZO-13 = Киоск занимает свободное место для киоска или попадает в запасник, в том числе по желанию.
    .title = Размещение киосков
ZO-14 = Жетон монеты пополняет ваши деньги.
    .title = Жетоны монет
ZO-15 = Вы размещаете жетоны по одному, в любом порядке. Детёныши и монеты за полный вольер появляются сразу, после каждого жетона.
    .title = Порядок размещения
ZO-16 = За 1 монету в банк переселите одно животное из своего запасника в вольер или перенесите один киоск с его места на свободное место у другого вольера либо в запасник. Животные никогда не переходят из вольера в вольер и не возвращаются в запасник.
    .title = Перемещение
ZO-17 = За 1 монету в банк обменяйте всех животных одного вида в одном месте (вольере или запаснике) на всех животных другого вида в другом месте. Оба места должны быть заняты, и обе группы должны поместиться; в запаснике место есть всегда. Киоски в обмене не участвуют.
    .title = Обмен
ZO-18 = За 2 монеты – одну владельцу, одну в банк – купите животное или киоск из запасника другого игрока и разместите в своём зоопарке или запаснике. Отказать владелец не может, даже если уже забрал грузовик.
    .title = Покупка
ZO-19 = За 2 монеты в банк животное или киоск из вашего запасника выходит из игры.
    .title = Убрать из игры
ZO-20 = За 3 монеты в банк откройте расширение: ещё один вольер и одно место для киоска. Один раз за игру, вдвоём – дважды.
    .title = Расширение
ZO-21 = Если в вольере оказываются самец и самка, у которых ещё не было потомства, там сразу же, хотите вы того или нет, рождается детёныш. Он занимает свободное место этого вольера, а если места нет – попадает в запасник. В запаснике и в грузовиках детёныши не рождаются. Каждый родитель даёт потомство лишь раз за игру, куда бы он ни попал.
    .title = Детёныши
ZO-22 = Займите последнее место в вольере – с грузовика, перемещением, покупкой или детёнышем, родившимся после этого, – и вы получите монеты за вольер, и снова каждый раз, когда место успело освободиться. Если в банке не хватает, он платит, сколько есть.
    .title = Полные вольеры
ZO-23 = Обмен никогда не приносит монет, даже если вольер заполнил родившийся при обмене детёныш.
    .title = За обмен монет нет
ZO-24 = При обмене могут родиться детёныши, даже два сразу. Детёныш, которому не нашлось места, попадает в запасник.
    .title = Детёныши при обмене
ZO-25 = Когда все забрали по грузовику, раунд заканчивается. Грузовики возвращаются, и следующий раунд начинает тот, кто забрал грузовик последним.
    .title = Конец раунда
ZO-26 = Раунд, в котором взят первый жетон последней стопки, – последний. Он доигрывается до конца.
    .title = Конец игры
ZO-27 = Полный вольер приносит большее число очков; вольер ровно с одним свободным местом – меньшее; любой другой – 1 очко за каждое животное, если рядом стоит киоск, иначе ничего. Каждый вид киоска в зоопарке приносит 2 очка. Каждый вид киоска в запаснике отнимает 2 очка, как и каждый вид животных там; детёныши считаются со своим видом. Деньги очков не приносят.
    .title = Подсчёт очков
ZO-28 = Побеждает игрок с наибольшим числом очков. При ничьей – тот, у кого больше денег; если и тогда ничья, победа общая.
    .title = Победитель

## The first game

learn-goal = Заполняйте вольеры, в каждом – только один вид. Те, кому не хватило места, попадают в запасник и в конце отнимают очки.

## The first game, step by step

lesson-draw = Возьмите жетон из стопки. Его видят все.
lesson-load = Положите его в грузовик 1. Тот, кто его заберёт, получит всё.
lesson-more = Снова ваш ход: возьмите ещё жетон.
lesson-mix = Положите его в грузовик 2, чтобы грузовик 1 остался выгодным.
lesson-take = Заберите грузовик 1: два животных и монета. Потом ждите новый раунд.
lesson-house = Выберите вольер. Теперь там будет жить только этот вид.
lesson-species = Другому виду нужен свой вольер.
lesson-expand = Новый раунд. У вас 3 монеты: расширьте зоопарк.
lesson-again = Заберите грузовик с нужными животными.
lesson-last = Один вид – один вольер! Полный вольер приносит больше всего очков.
lesson-end = Те, кому не хватило места, попадают в запасник: минус 2 очка за вид. У самца и самки в одном вольере рождается детёныш.

## Options, as a form asks for them

setting-set_aside = Какие виды не участвуют
    .about = По жребию, если не выбрать: 3 на двоих, 2 на троих, 1 на четверых.
