## The command

command = Четыре игры о зоопарке за одним столом.
command-games = перечислить игры
command-rules = прочитать правила игры
command-play = играть в этом терминале
command-replay = просмотреть записанную партию по шагам
command-verify = проверить случайности оконченной партии с игрового сервера
command-simulate = дать ботам сыграть много партий и сосчитать
command-schema = вывести JSON Schema формата обмена игры
command-completion = вывести скрипт автодополнения для вашей оболочки
argument-game = игра; «zoorama games» перечисляет их
argument-lang = язык: en, fr, de или ru (ваш, если мы на нём говорим)
argument-version = показать версию и то, скомпилированы ли правила
argument-help = показать эту справку
argument-seats = кто где сидит, например me,greedy,random или me=Анна,me=Борис,greedy
argument-seed = целое число, которое задаёт все случайности, чтобы партию можно было повторить
argument-option = настройка игры, например colours=3; можно несколько раз
argument-record = файл, в который записывается партия
argument-resume = продолжить прерванную записанную партию
argument-file = записанная партия
argument-all = вывести все шаги без остановки
argument-paper = файл, который выдал стол, или ссылка на стол
argument-games = сколько партий
argument-jobs = сколько процессов делят работу
argument-json = вывести результаты в JSON
argument-shell = оболочка: { $shells }
heading-usage = Вызов
heading-arguments = Аргументы
heading-options = Параметры
heading-commands = Команды
version-interpreted = интерпретируется
version-compiled = скомпилировано

## Lists

games-players = игроков: от { $least } до { $most }
option-default = по умолчанию { $value }

## Playing

play-pick-game = Какая игра?
play-welcome = { $game }, играют: { $players }.
play-recording = Записывается в { $file }
play-turn = { $player }, ваш выбор?
play-hint = Номер, или ? для справки
play-hint-only = Enter, или ? для справки
play-hint-undo = Номер, ? для справки, u – взять назад
play-help = Введите номер вашего выбора. Ещё:
play-help-explain = объяснить, что можно выбрать
play-help-rule = правило, например { $rule }
play-help-undo = взять назад последний выбор, пока после него ничего не произошло
play-help-board = нарисовать стол заново
play-help-log = что было до сих пор
play-help-quit = остановиться; партия сохранится, её можно продолжить
play-not-a-choice = «{ $given }» здесь выбрать нельзя: от { $least } до { $most }, или ? для справки.
play-undone = Взято назад.
play-pass-screen = Передайте экран игроку { $player } и нажмите Enter.
play-stopped = Остановлено. Партия сохранена в { $file }
play-resume-with = Продолжить: { $command }
play-final = Итоговый счёт
play-winner = { $players } побеждает!
play-winners = { $players } делят победу!
play-person = Игрок
score-total = Итого
score-tiebreak = При ничьей: { $what }

## Replaying

replay-start = Перед первым ходом
replay-move = Ход { $move } из { $moves }
replay-hint = Enter: дальше · b: назад · номер: перейти · q: выйти
replay-luck = случай

## Verifying

verify-commitment = Зафиксировано до первого хода: { $commitment }
verify-seed = Раскрыто в конце: { $seed }
verify-contribution = Вклад игрока { $player }: «{ $contribution }».
verify-no-contribution = Никто из игроков не добавил своей случайности.
verify-recomputed = { $count ->
    [one] Пересчитан { $count } случайный исход: совпал с записью.
    [few] Пересчитаны { $count } случайных исхода: совпали с записью.
   *[many] Пересчитано { $count } случайных исходов: совпали с записью.
}
verify-arrivals = { $count ->
    [one] { $count } гонку решило, кто первым дошёл до сервера; начальное число этого не подтвердит.
    [few] { $count } гонки решило, кто первым дошёл до сервера; начальное число этого не подтвердит.
   *[many] { $count } гонок решило, кто первым дошёл до сервера; начальное число этого не подтвердит.
}
verify-holds = Всё сходится: все случайности этой партии получены из начального числа и вкладов, и ходы ведут к этому результату.
verify-fails = Не сходится: это не та партия, которую зафиксировал сервер, или файл был изменён.
verify-limits = Это верно, только если зафиксированное значение – то, которое вы видели до первого хода. Это не доказывает, что во время партии никто не знал начального числа: владелец сервера мог знать.
verify-flaw-commitment = Начальное число не соответствует зафиксированному: оно даёт { $found }.
verify-flaw-luck = Ход { $move }: по начальному числу выпадает { $expected }, а в записи { $found }.
verify-flaw-arrival = Ход { $move }: сказано, что решило, кто был первым, но это не гонка: { $found }.
verify-flaw-turn = Ход { $move }: был не черёд того, кто его сделал.
verify-flaw-rules = Ход { $move }: правила не разрешают там { $found } ({ $expected }).
verify-flaw-result = Ходы ведут к очкам { $expected }, а не к записанному результату ({ $found }).

## Simulating

simulate-progress = Идёт игра
simulate-title = { $game }: партий { $games }, начальное число { $seed }
simulate-seat = Место
simulate-player = Игрок
simulate-wins = Побед
simulate-interval = 95 %
simulate-points = Очки
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-note = Общая победа делится поровну. Интервал: Уилсон, 95 %.
simulate-length = в среднем { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) } ходов за партию

## Errors

error-UnknownGame = Игры «{ $name }» нет. Есть: { $known }.
error-UnknownVersion = Здесь нет версии правил { $version } для { $name }, есть только: { $known }.
error-UnknownBot = Соперника «{ $name }» нет. Напишите me или одно из: { $known }.
error-WrongSeats = В { $game } играют от { $least } до { $most } человек, не { $seats }.
error-NotYourTurn = Сейчас решает не место { $seat }; { $owed ->
    [none] не решает никто
   *[other] решает место { $owed }
}.
error-IllegalAction = Здесь так нельзя ({ $rule }).
error-CannotUndo = Взять назад можно только свой последний выбор, пока никто не сходил, не вмешался случай и ничего не открылось.
error-usage = «{ $command }»: { $problem }. См. { $command } --help
error-missing-argument = Для «{ $command }» нужно ещё: { $wanted }. См. { $command } --help
error-unknown-argument = «{ $command }» не знает: { $given }. См. { $command } --help
error-needs-value = Для { $option } нужно значение. См. { $command } --help
error-invalid-choice = «{ $given }» нет среди: { $known }. См. { $command } --help
error-resume-alone = --resume продолжает игру с игроками и настройками из записи: уберите GAME, --seats, --option и --record.
error-resume-paper = { $file } – с игрового сервера, его можно только просмотреть: «zoorama replay», «zoorama verify».
error-record-exists = { $file } уже есть. Назовите другой файл или продолжите: --resume { $file }
error-file-missing = Файла { $file } нет.
error-file-directory = { $file } – папка, а не файл.
error-file-denied = У вас нет прав открыть или записать { $file }.
error-file = Не удаётся использовать { $file }: { $problem }
error-number = «{ $given }» для { $option } – не целое число от { $least } до { $most }.
error-seats-without-me = Некому играть: добавьте me в --seats или используйте «zoorama simulate».
error-me-in-simulation = В симуляции играют только боты: уберите me из --seats или используйте «zoorama play».
error-option-form = «{ $given }» не вида имя=значение.

unreadable-not-json = { $path }: не JSON или обрывается, строка { $line }, столбец { $column }.
unreadable-too-deep = { $path }: слишком глубокая вложенность.
unreadable-repeated-field = { $path }: «{ $given }» встречается дважды.
given-kind = { $given ->
    [whole] целое число
    [number] число
    [text] текст
    [flag] истина или ложь
    [list] список
    [object] объект
   *[null] null
}
wanted-kind = { $wanted ->
    [whole] целое число
    [number] число
    [text] текст
    [flag] истина или ложь
    [list] список
    [object] объект
   *[null] null
}
unreadable-wrong-type = { $path }: это { given-kind }, а нужно: { wanted-kind }.
unreadable-unknown-field = { $path }: нет поля «{ $given }»; допустимы: { $known }.
unreadable-missing-field = { $path }: не хватает { $wanted }.
unreadable-wrong-length = { $path }: длина { $given }, допустимо от { $least } до { $most }.
unreadable-out-of-range = { $path }: { $given } не лежит между { $low } и { $high }.
unreadable-unknown-word = { $path }: «{ $given }» нет среди { $known }.
unreadable-refused-move = { $path }: правила не разрешают этот ход ({ $rule }).
unreadable-out-of-turn = { $path }: был не ход { $seat ->
    [0] случая
   *[other] места { $seat }
}.
unreadable-wrong-result = { $path }: ходы ведут к другому результату. Запись была изменена.
unreadable-not-a-name = { $path }: «{ $given }» не может быть именем: от 1 до 40 видимых символов, не имя бота.
unreadable-too-many-digits = { $path }: в одном из чисел слишком много цифр.
unreadable-unprintable = { $path }: содержит символы, которые нельзя показать.
unreadable-not-text = { $path }: это не текст.
unreadable-not-hex = { $path }: должно быть { $wanted } цифр 0–9, a–f.
unreadable-no-luck = { $path }: не сказано, откуда взяты случайности, проверять нечего. Проверить можно только партии с игрового сервера.
unreadable-not-finished = { $path }: партия не окончена. Начальное число раскрывается в конце; проверьте тогда.
unreadable-unreachable = { $path }: ответа нет ({ $problem }).
unreadable-not-found = { $path }: такого стола нет.
unreadable-too-large = { $path }: больше { $most } МБ.
unreadable-tile-count = { $path }: { $given ->
    [one] { $given } участок
    [few] { $given } участка
   *[many] { $given } участков
}; в наборе их { $wanted } (OZ-1).
unreadable-one-family = { $path }: на обеих половинах { $family }; на участке два разных семейства (OZ-2).
unreadable-exit-twice = { $path }: сторона «{ $edge }» названа дважды; достаточно одного раза (OZ-2).
