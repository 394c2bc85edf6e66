## The command

command = Четыре игры о зоопарке за одним столом.
command-games = перечислить игры
command-rules = прочитать правила игры
command-play = играть в этом терминале
command-replay = просмотреть записанную партию по шагам
command-verify = проверить случайные исходы завершённой партии с игрового сервера
command-simulate = дать ботам сыграть много партий и подсчитать результаты
command-schema = вывести JSON Schema формата обмена игры
command-completion = вывести скрипт автодополнения для вашей оболочки
argument-game = игра; «zoorama games» перечисляет их
argument-lang = язык: en, fr, de или ru (по умолчанию – из вашего окружения)
argument-version = показать версию и то, скомпилированы ли правила
argument-help = показать эту справку
argument-seats = кто где сидит, например me,greedy,random или me=Анна,me=Борис,greedy
argument-bots = какой бот где сидит, например greedy,random,random
argument-seed = целое число, которое задаёт все случайные исходы, чтобы партию можно было повторить
argument-option = настройка игры, например colours=3; можно указать несколько раз
argument-record = файл, в который записывается партия
argument-resume = продолжить прерванную записанную партию
argument-file = записанная партия
argument-all = вывести все шаги без остановки
argument-certificate = файл, скачанный за столом, или ссылка на стол
argument-games = сколько партий (по умолчанию { $default })
argument-jobs = сколько процессов делят работу (по умолчанию { $default })
argument-json = вывести результаты в JSON
argument-shell = оболочка: bash, zsh, fish
heading-usage = Вызов
usage-options = ПАРАМЕТРЫ
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
play-turn = { $player }, ваш ход:
play-hint = Номер, или ? для справки
play-hint-only = Enter, или ? для справки
play-hint-undo = Номер, ? для справки, u – отменить
play-help = Введите номер хода. Ещё:
play-help-explain = объяснить возможные ходы
play-help-rule = правило, например { $rule }
play-help-undo = отменить последний ход, пока после него ничего не произошло
play-help-board = нарисовать стол заново
play-help-log = что произошло до сих пор
play-help-quit = остановиться; партия сохранится, её можно продолжить
play-not-a-choice = «{ $given }» здесь не подходит: от { $least } до { $most }, или ? для справки.
play-undone = Ход отменён.
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
replay-luck = случайность

## Verifying

verify-commitment = Отпечаток, опубликованный до первого хода: { $commitment }
verify-seed = Начальное число, раскрытое в конце: { $seed }
verify-contribution = Добавил игрок { $player }: «{ $contribution }».
verify-no-contribution = Ни одно устройство не добавило своей случайности.
verify-recomputed = { $count ->
    [one] Пересчитан { $count } случайный исход: совпал с записью.
    [few] Пересчитаны { $count } случайных исхода: совпали с записью.
   *[many] Пересчитано { $count } случайных исходов: совпали с записью.
}
verify-arrivals = { $count ->
    [one] { $count } спор решило, кто первым дошёл до сервера; начальное число этого не подтвердит.
    [few] { $count } спора решило, кто первым дошёл до сервера; начальное число этого не подтвердит.
   *[many] { $count } споров решило, кто первым дошёл до сервера; начальное число этого не подтвердит.
}
verify-holds = Всё сходится: все случайные исходы этой партии получены из начального числа и того, что добавили игроки, и ходы ведут к этому результату.
verify-fails = Не сходится: это не та партия, которую зафиксировал сервер, или файл изменён.
verify-limits = Это верно, только если отпечаток – тот, который вы видели до первого хода. Это не доказывает, что во время партии никто не знал начального числа: владелец сервера мог знать.
verify-mismatch-commitment = Начальное число не соответствует отпечатку: оно даёт { $found }.
verify-mismatch-luck = Ход { $move }: начальное число даёт { $expected }, а в записи { $found }.
verify-mismatch-arrival = Ход { $move }: сказано, что решило, кто был первым, но это не спор: { $found }.
verify-mismatch-turn = Ход { $move }: сделан не в свою очередь.
verify-mismatch-rules = Ход { $move }: правила не разрешают там { $found } ({ $expected }).
verify-mismatch-result = Ходы дают очки { $expected }, а не записанный результат ({ $found }).

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
error-NotYourTurn = Сейчас ходит не место { $seat }; { $owed ->
    [none] не ходит никто
   *[other] ходит место { $owed }
}.
error-IllegalAction = Здесь так нельзя ({ $rule }).
error-CannotUndo = Отменить можно только свой последний ход, пока никто другой не сходил и ничего не открылось.
error-usage = Так «{ $command }» не вызывается. См. { $command } --help
error-missing-argument = Для «{ $command }» нужно ещё: { $wanted }. См. { $command } --help
error-unknown-argument = «{ $command }» не знает: { $given }. См. { $command } --help
error-unknown-option = «{ $command }» не знает: { $given }. Параметры: { $known }. См. { $command } --help
error-needs-value = Для { $option } нужно значение. См. { $command } --help
error-takes-no-value = { $option } не принимает значения. См. { $command } --help
error-invalid-choice = «{ $given }» нет среди: { $known }. См. { $command } --help
error-resume-alone = --resume продолжает игру с игроками и настройками из записи: уберите GAME, --seats, --option и --record.
error-resume-certificate = { $file } – с игрового сервера, его можно только просмотреть: «zoorama replay», «zoorama verify».
error-record-exists = { $file } уже есть. Укажите другой файл или продолжите партию: --resume { $file }
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
unreadable-out-of-turn = { $path }: сейчас ходит не { $seat ->
    [0] случайность
   *[other] место { $seat }
}.
unreadable-wrong-result = { $path }: ходы ведут к другому результату. Запись изменена.
unreadable-not-a-name = { $path }: «{ $given }» не может быть именем: от 1 до 40 видимых символов.
unreadable-bot-parameters = «{ $path }»: { $most ->
    [0] { $name } не принимает чисел. Напишите { $name }.
    [one] { $name } принимает не больше { $most } числа.
   *[other] { $name } принимает не больше { $most } чисел.
}
unreadable-bot-parameter = «{ $path }»: «{ $given }» – не целое число от { $low } до { $high }.
unreadable-too-many-digits = { $path }: в одном из чисел слишком много цифр.
unreadable-unprintable = { $path }: содержит символы, которые нельзя показать.
unreadable-not-text = { $path }: это не текст.
unreadable-not-hex = { $path }: должно быть { $wanted } цифр 0–9, a–f.
unreadable-no-luck = { $path }: не сказано, откуда взяты случайные исходы, проверять нечего. Проверить можно только партии с игрового сервера.
unreadable-not-finished = { $path }: партия не завершена. Начальное число раскрывается в конце; проверьте тогда.
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

## Сервер

command-serve = открыть столы, за которыми играют по ссылке
command-admin = управлять базой данных сервера: сделать копию, удалить брошенные столы
command-backup = скопировать базу данных, даже пока сервер работает
command-prune = удалить столы, за которыми давно ничего не происходило
argument-schema = игра, которую описать, или «wire» для сообщений сервера
argument-host = адрес, на котором слушать; 0.0.0.0 пускает других из сети (по умолчанию { $default })
argument-port = порт (по умолчанию { $default }; 0 берёт любой свободный)
argument-db = где хранятся столы: файл или postgresql://… (по умолчанию файл в папке данных)
argument-origin = другой сайт, чьи страницы могут действовать здесь, например https://example.org; можно несколько раз
argument-https = подключаются по HTTPS: куки передаются только по HTTPS
argument-open = открыть и браузер
argument-pause = сколько секунд бот ждёт перед ходом, чтобы за ним успевали (по умолчанию { $default })
argument-requests = сколько запросов в секунду может делать один адрес (по умолчанию { $default })
argument-frames = сколько сообщений в секунду может слать одно соединение (по умолчанию { $default })
argument-workers = процессы, в которых думают боты (по умолчанию { $default })
argument-copy = файл, в который записать копию
argument-days = удалить столы, за которыми столько дней ничего не происходило (по умолчанию { $default })
argument-finished = удалить и завершённые партии
serve-at = Zoorama работает по адресу { $address } – Ctrl-C завершает.
admin-saved = Копия лежит в { $file }.
admin-pruned = { $count ->
    [one] Удалён { $count } стол.
    [few] Удалено { $count } стола.
   *[other] Удалено { $count } столов.
}
error-server-extra = Для этого нужны части сервера: pip install "zoorama[server]", для PostgreSQL "zoorama[postgres]". Не хватает: { $name }
error-address = Нельзя слушать на { $host }, порт { $port }: { $problem }
error-port-taken = Порт { $port } на { $host } уже занят. Укажите другой или возьмите любой свободный: --port 0
error-decimal = «{ $given }» для { $option } не число от { $least } до { $most }.
error-Stale = Пока вы думали, что-то произошло. Посмотрите ещё раз.
error-NoSuchTable = Такого стола нет. Проверьте ссылку.
error-TableClosing = Стол как раз закрывается. Попробуйте ещё раз.
error-NoIdentity = Этот браузер здесь ещё не знают. Обновите страницу.
error-CrossOrigin = Страница другого сайта не может здесь действовать.
error-RateLimited = Слишком много запросов сразу. Подождите немного.
error-NotFound = Страница не найдена.
error-Failed = У нас что-то пошло не так. Попробуйте ещё раз.
not-allowed-not-your-seat = Место { $seat } не ваше.
not-allowed-no-such-seat = Места { $seat } нет.
not-allowed-seat-taken = На месте { $seat } уже кто-то сидит.
not-allowed-table-full = Все места заняты.
not-allowed-already-started = Игра началась: места больше не меняются.
not-allowed-not-started = Игра ещё не началась.
not-allowed-not-over = Игра ещё не закончена.
not-allowed-not-a-player = Это могут только те, кто играл.
not-allowed-not-the-host = Это может только тот, кто открыл стол.
not-allowed-not-your-perspective = Пока идёт игра, вы видите её только со своего места.
not-allowed-no-preview = Без предпросмотра: этот ход нельзя отменить.
not-allowed-chosen-luck = Случайность можно задать только для своей партии против ботов, начатой сразу.
not-allowed-transfer-gone = Эта ссылка уже использована или устарела. Создайте новую.
not-allowed-not-a-name = «{ $name }» не может быть именем: от 1 до 40 видимых знаков.
event-Undone = { $seat-who ->
    [you] Вы отменяете свой последний ход.
   *[other] { $seat } отменяет последний ход.
}
event-HintTaken = { $seat-who ->
    [you] Вы просите
   *[other] { $seat } просит
} подсказку.
event-TakenOver = { $seat-who ->
    [you] Вас нет на месте: за вас играет бот.
   *[other] { $seat } не на месте: играет бот.
}
event-CameBack = { $seat-who ->
    [you] Вы снова здесь.
   *[other] { $seat } снова здесь.
}
unreadable-not-understood = { $path }: непонятно ({ $why }).
unreadable-too-long = { $path }: длиннее { $most } знаков.
store-error-in-use = { $where } использует другой сервер. Сначала остановите его или укажите другую базу: --db
store-error-newer = { $where } создана более новой Zoorama (версия базы { $version }, эта знает { $known }).
store-error-not-ours = { $where } не база Zoorama. Она осталась нетронутой.
store-error-unreachable = { $where } нельзя использовать: { $reason }
store-error-backup-elsewhere = { $where }: базу PostgreSQL копируют с помощью pg_dump.
store-error-no-driver = { $where } требует ещё одной части: pip install "{ $extra }"

## Characters: bots by level and name

level-greedy = умный
level-random = случайный
level-master = мастер
level-exact = безупречный
character-mira = Мира
character-otto = Отто
character-kiwi = Киви
character-bruno = Бруно
character-lola = Лола
character-pip = Пип
character-nora = Нора
character-leo = Лео
character-tara = Тара
character-momo = Момо
character-rocky = Рокки
character-hanna = Ханна
character-ida = Ида
character-nils = Нильс
character-wanda = Ванда
character-luna = Луна

## Exact play

command-solve = точно решить игру с кубиками для двоих
argument-solve-folder = где хранится таблица точных значений (по умолчанию — ваша папка данных)
argument-solve-device = где считать: auto, gpu или cpu (по умолчанию { $default })
argument-solve-bytes = хранить таблицу в байтах: вчетверо меньше, чуть менее точно
argument-solve-verify = проверить столько случайных позиций по правилам, медленно
argument-solve-net = также обучить небольшую сеть тому, что знает таблица, и записать её в этот файл
solve-progress = Решение
solve-first = Доля победы начинающего: { $value } (невязка { $residual })
solve-folder = Таблица: { $folder }
solve-verified = Позиций проверено по правилам: { NUMBER($count) }; наибольшее расхождение: { $off }
solve-taught = Сеть записана в { $file }; средняя ошибка: { $off }
error-lab-extra = Для этого нужны части лаборатории: pip install "zoorama[lab]", а чтобы обучить сеть — PyTorch. Не хватает: { $name }
error-solve-game = Решена только игра { $known }.
error-solve-compiler = Чтобы решить игру, на этой машине нужен компилятор C++ (c++, g++ или clang++) или GPU NVIDIA с CuPy.
error-solve-gpu = Здесь нет GPU, доступного для CuPy; --device cpu обходится без него, но считает часами.
error-solve-table = В папке { $folder } нет таблицы, которую читает эта версия. Удалите её или укажите другую через --folder.
