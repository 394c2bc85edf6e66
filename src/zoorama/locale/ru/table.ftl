## The command

command = Четыре игры о зоопарке за одним столом.
command-games = перечислить игры
command-rules = прочитать правила игры
command-play = играть в этом терминале
command-replay = просмотреть записанную партию по шагам
command-analyse = узнать, что решило сыгранную партию: шансы, ошибки, удача
command-verify = проверить случайные исходы завершённой партии с игрового сервера
command-simulate = дать ботам сыграть много партий и подсчитать результаты
command-schema = вывести JSON Schema формата обмена игры
command-completion = вывести скрипт автодополнения для вашей оболочки
argument-game = игра; «zoorama games» перечисляет их
argument-lang = язык: en, fr, de или ru (по умолчанию – из вашего окружения)
argument-version = показать версию и то, скомпилированы ли правила
argument-help = показать эту справку
argument-seats = кто где сидит: me, me=Анна или бот. Боты от слабого к сильному: beginner, greedy, keen, expert, master, exact; или random, search:400. Например, me,greedy,master
argument-bots = какой бот где сидит, от слабого к сильному: beginner, greedy, keen, expert, master, exact; или random, learned, search:400. Например, master,greedy
argument-seed = целое число, которое задаёт все случайные исходы, чтобы партию можно было повторить
argument-option = настройка игры, например colours=3; можно указать несколько раз
argument-record = файл, в который записывается партия
argument-resume = продолжить прерванную записанную партию
argument-file = записанная партия
argument-all = вывести все шаги без остановки
argument-analyse-all = показать все ошибки, а не только самые крупные
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
rules-luck = Много ли решает случай? При { $players } игроках сильный бот выигрывает у более слабых { $won } партий; по воле случая было бы { $even }. Сила игроков объясняет { $skill } результатов, случай – { $chance }.
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

## Analysing

analysis-progress = Разбор
analysis-chances = Шансы на победу
analysis-axis = Слева направо: партия и её раунды. Буквы – ошибки.
analysis-none = Явных ошибок нет. Отличная игра!
analysis-errors = Ошибки
analysis-move = Ход
analysis-round = Раунд
analysis-player = Игрок
analysis-choice = Решение
analysis-lost = Потеря
analysis-played = Сыграно: { $action }
analysis-better = Лучше: { $action }
analysis-slight = мелкая неточность
analysis-inaccuracy = неточность
analysis-mistake = ошибка
analysis-blunder = грубая ошибка
analysis-worst = Показаны { $shown } самых крупных ошибок из { $errors }; --all покажет все.
analysis-rates = Кто как решал
analysis-decisions = Решений
analysis-errors-of = Ошибок
analysis-rate = Потеря за решение
analysis-interval = 95 %
analysis-luck = Удача
analysis-skill = Мастерство
analysis-luck-note = Удача и мастерство вместе дают результат за вычетом шансов в начале.
analysis-luckiest = Что сильнее всего решил случай
analysis-draw = Ход { $move }, раунд { $round }: { $drawn }. { $player }: { $gained }
analysis-note = Шансы – это оценка ({ $evaluator }). Ошибка – решение, которое явно чего-то стоило, с учётом того, что игрок мог знать в тот момент; «Потеря» – упущенная доля шансов на победу с 95-процентным интервалом.
analysis-given = { $count ->
    [one] Это этюд: его первый { $count } ход взят из другой партии. Ошибки, потери и удача считаются только после него.
    [few] Это этюд: его первые { $count } хода взяты из другой партии. Ошибки, потери и удача считаются только после них.
   *[many] Это этюд: его первые { $count } ходов взяты из другой партии. Ошибки, потери и удача считаются только после них.
}
analysis-how = Что решило партию: { $command }
not-analysed-not-over = Партия в { $file } не закончена. Разобрать её можно будет, когда она завершится.
not-analysed-no-evaluator = { $file } разобрать нельзя: здесь некому оценить позиции игры { $game } по версии правил { $version } при числе игроков { $seats } (варианты: { $options }).

## Verifying

verify-commitment = Отпечаток, опубликованный до первого хода: { $commitment }
verify-seed = Начальное число, раскрытое в конце: { $seed }
verify-contribution = Добавил игрок { $player }: «{ $contribution }».
verify-no-contribution = Ни одно устройство не добавило своей случайности.
verify-given = { $count ->
    [one] Это этюд: его первый { $count } ход взят из другой партии. Он сделан по правилам; его случайные исходы относятся к другой партии и не проверялись.
    [few] Это этюд: его первые { $count } хода взяты из другой партии. Они сделаны по правилам; их случайные исходы относятся к другой партии и не проверялись.
   *[many] Это этюд: его первые { $count } ходов взяты из другой партии. Они сделаны по правилам; их случайные исходы относятся к другой партии и не проверялись.
}
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
verify-holds-study = Начиная с этой позиции всё сходится: все дальнейшие случайные исходы получены из начального числа и того, что добавили игроки, и ходы ведут к этому результату.
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
command-workers = предоставить эту машину ботам других серверов
command-admin = управлять базой данных сервера: сохранять и восстанавливать её, проверять, удалять заброшенные столы
command-backup = скопировать базу данных, даже пока сервер работает
command-prune = удалить столы, за которыми давно ничего не происходило
argument-schema = игра, которую описать, или «wire» для сообщений сервера
argument-host = адрес, на котором слушать; 0.0.0.0 пускает других из сети (по умолчанию { $default })
argument-port = порт (по умолчанию { $default }; 0 берёт любой свободный)
argument-db = где хранятся столы: файл или postgresql://… (по умолчанию файл в папке данных)
argument-nats = если несколько серверов делят базу PostgreSQL или боты думают на других машинах: nats://… брокера между ними
argument-processes = процессы, которые делят порт, с PostgreSQL и --nats (по умолчанию { $default })
argument-origin = другой сайт, чьи страницы могут действовать здесь, например https://example.org; можно несколько раз
argument-https = подключаются по HTTPS: куки передаются только по HTTPS
argument-open = открыть и браузер
argument-pause = сколько секунд бот ждёт перед ходом, чтобы за ним успевали (по умолчанию { $default })
argument-requests = сколько запросов в секунду может делать один адрес (по умолчанию { $default })
argument-frames = сколько сообщений в секунду может слать одно соединение (по умолчанию { $default })
argument-workers = процессы, в которых думают боты; 0, вместе с --nats: только на других машинах, через «zoorama workers» (по умолчанию { $default })
argument-workers-nats = nats://… брокера, которым пользуются серверы
argument-workers-here = процессы, в которых думают боты (по умолчанию { $default })
argument-copy = файл, в который записать копию
argument-days = удалить столы, за которыми столько дней ничего не происходило (по умолчанию { $default })
argument-finished = удалить и завершённые партии
serve-at = Zoorama работает по адресу { $address } – Ctrl-C завершает.
workers-ready = { $count ->
    [one] Для ботов готов { $count } процесс – Ctrl-C завершает работу.
    [few] Для ботов готово { $count } процесса – Ctrl-C завершает работу.
   *[other] Для ботов готово { $count } процессов – Ctrl-C завершает работу.
}
serve-unasked = Открываем столы и браузер. Что есть ещё: zoorama --help
admin-saved = Копия лежит в { $file }.
admin-pruned = { $count ->
    [one] Удалён { $count } стол.
    [few] Удалено { $count } стола.
   *[other] Удалено { $count } столов.
}
error-server-extra = Для этого нужны компоненты, которые входят в любую установку: { $install }. Не хватает: { $name }
error-address = Нельзя слушать на { $host }, порт { $port }: { $problem }
error-port-taken = Порт { $port } на { $host } уже занят. Укажите другой или возьмите любой свободный: --port 0
error-not-on-windows = { $what } не работает в Windows.
error-decimal = «{ $given }» для { $option } не число от { $least } до { $most }.
error-Stale = Пока вы думали, что-то произошло. Посмотрите ещё раз.
error-NoSuchTable = Такого стола нет. Проверьте ссылку.
error-NoSuchPuzzle = Такой задачи нет.
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
not-allowed-study-of-the-end = Здесь партия уже закончена, пробовать нечего. Выберите более раннюю позицию.
not-allowed-not-a-player = Это могут только те, кто играл.
not-allowed-not-the-host = Это может только тот, кто открыл стол.
not-allowed-not-your-perspective = Пока идёт игра, вы видите её только со своего места.
not-allowed-no-preview = Без предпросмотра: этот ход нельзя отменить.
not-allowed-chosen-luck = Случайность можно задать только для своей партии против ботов, начатой сразу.
not-allowed-transfer-gone = Эта ссылка уже использована или устарела. Создайте новую.
not-allowed-no-puzzles = Для этой игры задач пока нет.
not-allowed-no-more-puzzles = Все задачи этой игры пройдены. Завтра появится новая.
not-allowed-puzzle-of-another-day = Это уже не задача дня: начался новый день. Обновите страницу, чтобы увидеть новую.
not-allowed-puzzle-of-today = Это задача дня. Решите её на её странице, чтобы она засчиталась в серию.
not-allowed-puzzle-closed = Эта задача уже завершена.
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
store-error-not-shared = { $where } может использовать только один сервер. Несколько серверов делят базу PostgreSQL: --db postgresql://…
broker-error-unreachable = Брокер между серверами недоступен: { $reason }. Проверьте его адрес: --nats
broker-error-no-driver = Нескольким серверам нужна ещё одна часть: pip install "{ $extra }"
broker-error-missing = Нескольким процессам нужен брокер между ними: --nats nats://…
broker-error-no-workers = { $option }: чтобы боты думали на других машинах, нужен брокер для связи с ними: --nats nats://…

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
error-lab-extra = Для этого нужны компоненты лаборатории: { $install }. Не хватает: { $name }
error-solve-game = Решена только игра { $known }.
error-solve-compiler = Чтобы решить игру, на этой машине нужен компилятор C++ (c++, g++ или clang++) или GPU NVIDIA с CuPy.
error-solve-gpu = Здесь нет GPU, доступного для CuPy; --device cpu обходится без него, но считает часами.
error-solve-table = В папке { $folder } нет таблицы, которую читает эта версия. Удалите её или укажите другую через --folder.

## The lab

command-lab = измерить силу ботов и обучить их
command-ladder = дать уровням игры сыграть друг с другом и вычислить их рейтинг
command-match = дать боту сыграть против других на каждом месте и измерить его время
argument-lab-bots = боты, от слабейшего к сильнейшему (по умолчанию: уровни игры)
argument-lab-one = бот, который займёт одно место
argument-lab-against = бот, который займёт все остальные места
argument-lab-seats = сколько игроков за столом (по умолчанию: наименьшее число для игры)
argument-lab-games = сколько партий играет каждая пара; округляется вверх, чтобы каждый одинаково часто сидел на каждом месте (по умолчанию { $default })
argument-lab-minutes = через столько минут не начинать нового; начатые партии доигрываются
argument-lab-json = записать результаты и в этот файл, дважды в минуту – то, что уже сыграно
argument-lab-picture = нарисовать рейтинги в этот файл (.svg или .png)
argument-lab-luck = оценить удачу в каждой партии и показать долю побед ещё и без неё
contest-title = { $game }, игроков: { $seats }, начальное число { $seed }
contest-one = Бот
contest-rest = Против
contest-games = Партий
contest-won = Побед
contest-interval = 95 %
contest-mean = Среднее
contest-most = 99 % до
contest-seat = Место
contest-bot = Бот
contest-rating = Рейтинг
contest-milliseconds = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } мс
contest-note = Бот сидит по очереди на каждом месте при одних и тех же случайных исходах, на всех остальных – соперник. При равной силе было бы { $even }. Разделённая победа делится поровну. Интервал: Уилсон, шире там, где партии с одними исходами кончаются одинаково. Время: процессорное, на одно решение.
contest-rating-note = Очки Эло, { $anchor } = 1000. Интервал: бутстрэп по случайным исходам партий.
contest-corrected = Без удачи, по оценке { $evaluator }
contest-worth = Ценность
contest-corrected-note = В среднем удача никому ничего не даёт, поэтому без неё никто не выигрывает и не теряет. «Ценность»: сколько партий без поправки говорят столько же, сколько одна с ней. Величина поправки подобрана по другой половине партий; нужно не меньше { $least } кругов по всем местам.
contest-pairing = { $one } против { $rest }
contest-rating-axis = Очки Эло, с интервалами 95 %
contest-share-axis = Доля побед, с интервалами 95 % (пунктир: поровну, { $even })
contest-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
contest-interrupted = Прервано: это партии, завершённые до того.
error-lab-games = Каждая пара должна сыграть не меньше партий, чем мест за столом ({ $seats }), чтобы каждый посидел на каждом месте; в --games указано { $games }.
error-lab-bots = Нужны хотя бы два разных бота, каждый назван один раз: --bots random,greedy
error-lab-seats = При числе игроков { $seats } в игре { $game } нет уровня «{ $name }». Есть: { $known }.
error-lab-luck = Удачу здесь оценить нельзя: некому судить о позициях игры { $game } при числе игроков { $seats } и этих вариантах. Уберите --luck-corrected.
error-lab-picture = Рисунок можно записать как .svg или .png, но не как «{ $file }».
error-lab-nothing = Остановлено прежде, чем каждый посидел на каждом месте: рассказывать ещё не о чем.
error-lab-worker = Процесс, игравший партии, был убит, возможно, из-за нехватки памяти. Всё завершённое – в файле из --json. Чем меньше --jobs, тем меньше нужно памяти.

# The lab: tournaments, studies, games in files, Ray
command-tournament = дать нескольким ботам встретиться, каждому одинаково часто на каждом месте, и вычислить их рейтинг
command-study = узнать, какова игра: места, длина, очки, что побеждает – для каждого набора вариантов
command-merge = соединить партии, сыгранные порознь, и показать, что они говорят
argument-jobs-or-ray = сколько процессов делят работу (по умолчанию 1; с --on ray – по одному на ядро)
argument-on = играть на Ray: на кластере этой машины (ray) или на том, что по этому адресу (например, 10.0.0.5:6379)
argument-numbers = сыграть партии с этими номерами, от A до B, не включая B, вместо --games; сыгранное порознь соединит zoorama lab merge
argument-data = записать каждую партию и в этот файл: строками JSON (.jsonl) или, по строке на место, в Parquet (.parquet)
argument-report = записать ещё и страницу с рисунками в этот файл (.html)
argument-merge-files = файлы, записанные с --data (.jsonl)
argument-tournament-bots = кто участвует (по умолчанию: уровни игры)
argument-tournament-games = сколько партий играет каждый стол; округляется вверх, чтобы каждый одинаково часто сидел на каждом месте (по умолчанию { $default })
argument-study-bot = бот на всех местах (по умолчанию greedy, если он играет в эту игру)
argument-study-seats = сколько игроков за столом: одно число, несколько или all (по умолчанию: наименьшее число для игры)
argument-study-games = сколько партий каждого варианта (по умолчанию { $default })
lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-few-numbers = Без интервалов: нужны партии не менее чем с { $least } номерами – случай у каждого номера свой.
lab-kept = Партий в { $file }: { $games } – сами по себе они ни о чём не говорят.
lab-too-few = Слишком мало партий, чтобы о чём-то говорить: { $games }.
lab-tick = { NUMBER($value, maximumFractionDigits: 1, useGrouping: 0) }
lab-shares = Доля побед
lab-ratings = Рейтинги
lab-by-seat = По местам
lab-by-seat-axis = Доля побед на каждом месте, с интервалами 95 % (пунктир: поровну)
lab-ladder-title = { $game }: лестница уровней
lab-match-title = { $game }: матч
lab-ladder-lead = Сила ботов при числе игроков { $seats }. Каждый сидел по очереди на каждом месте при одних и тех же случайных исходах.
lab-match-lead = Один бот против других при числе игроков { $seats }, по очереди на каждом месте и при одних и тех же случайных исходах.
lab-repeat = Те же партии ещё раз
lab-game = Игра
lab-rules = { $game }, версия правил { $version }
lab-games = Партий
lab-seed = Начальное число
lab-numbers = Номера
lab-options = Варианты
lab-digest = Контрольная сумма
lab-stopped = Остановлено раньше
lab-left-out = Не учтено
lab-left-out-rounds = партий: { $games } из { $all } – в их кругах меньше партий, чем в других
tournament-title = { $game }: турнир
tournament-lead = Ботов: { $bots }. Они встречались за столами по { $seats } во всех сочетаниях, каждый одинаково часто на каждом месте и при одних и тех же случайных исходах.
tournament-standings = Таблица
tournament-pairs = Личные встречи
tournament-other = Выше, чем
tournament-compared = Сравнений
tournament-ahead = Как часто
tournament-matrix = Как часто бот слева занимал место выше, чем бот сверху
tournament-note = При равной силе было бы { $even }. Разделённая победа делится поровну. Интервал: Уилсон, шире там, где партии с одними исходами кончаются одинаково.
tournament-pairs-note = Везде, где оба сидели за одним столом: как часто первый занимал место выше второго. Разделённое место считается за половину.
study-title = { $game }: исследование
study-lead = Какова игра, когда на всех местах играет { $bot }.
study-overview = Обзор
study-overview-note = Средние по всем партиям варианта. Все варианты сыграны с одними и теми же номерами.
study-players = Игроков
study-seats = игроков: { $seats }
study-seat = Место { $seat }
study-best-seat = Лучшее место
study-seat-won = { $seat }: { $won }
study-by-seat = Важно ли место?
study-seats-note = Партий: { $games }; поровну было бы { $even }. Разделённая победа делится поровну. Интервал: Уилсон, 95 %.
study-lengths = Сколько длится партия?
study-scores = Как распределены очки?
study-effects = Что побеждает?
study-what = Что
study-rounds = Раунды
study-choices = Выборы
study-decisions = Решения
study-moves = Ходы
study-everybody = Все
study-winners = Лучший счёт партии
study-margin = Отрыв
study-deviation = Отклонение
study-5 = 5 %
study-median = Медиана
study-95 = 95 % ниже
study-lengths-note = Выбор – решение, при котором можно было сделать не одно; ходы – решения и случай. Интервал: для среднего.
study-scores-note = Отрыв – насколько лучший счёт выше второго. Интервал: для среднего.
study-part = { $variant }: { $what }
study-line = Лист подсчёта
study-of-winners = Победители
study-of-others = Остальные
study-difference = Разница
study-effect = Эффект
study-effects-note = Очки в каждой строке листа подсчёта: победители против остальных за тем же столом. «Эффект» – разница в стандартных отклонениях строки. Это говорит, что есть у победителей, а не то, что большее количество привело бы к победе.
study-choices-axis = Выборов за партию, с интервалами 95 %
study-points-axis = Очки игрока, с интервалами 95 %
study-choices-spread = Партии по числу выборов
study-points-spread = Игроки по очкам
study-effects-axis = На сколько очков у победителей больше, чем у остальных, с интервалами 95 %
error-numbers = «{ $given }» в --numbers – не диапазон вида 1000:2000: от номера до большего, не включая его, не больше { $most }.
error-on-jobs = У кластера { $address } своё число процессов: уберите --jobs или укажите --on ray.
error-on-address = По адресу «{ $address }» не отвечает ни один кластер Ray. Запустите его командой «ray start --head» и укажите адрес, например 10.0.0.5:6379; --on ray запустит его на этой машине.
error-on-version = На узле кластера стоит zoorama { $version }, её партии могут быть другими. Установите на всех узлах одну версию.
error-ray-extra = Чтобы играть на Ray, установите его: { $install }. Не хватает: { $name }
error-parquet-extra = Чтобы писать Parquet, установите PyArrow: { $install }. Не хватает: { $name }
error-data-file = Партии можно записать строками JSON (.jsonl) или в Parquet (.parquet), но не как «{ $file }».
error-report-file = Отчёт – страница HTML: имя в --report должно кончаться на .html, а не «{ $file }».
error-lab-no-games = Партий, о которых можно рассказать, ещё нет.
error-tournament-round = Остановлено до конца первого круга из { $games } партий: рассказывать ещё не о чем.
error-study-games = Для исследования нужно не меньше { $least } партий варианта; их { $games }.
error-study-option = Вариант { $name } указан дважды. Укажите все его значения сразу: --option { $name }=A,B
error-merge-mixed = В файле { $file } другие партии, чем в первом: { $game }, начальное число { $seed }. Соединить можно только партии одной игры, одной версии правил и одного начального числа.
error-merge-contradiction = { $file } рассказывает о партии { $number } не так, как другой файл: один из них изменён или записан другой версией.
error-merge-variants = Об этих партиях нельзя рассказать вместе: в них другие игроки, другое их число или другие варианты. Соедините их по отдельности.
error-merge-line = Строка { $line } файла { $file } – не партия. Такие файлы пишет --data ФАЙЛ.jsonl.

## Настройки

argument-settings = файл TOML с настройками (по умолчанию тот, что указан в $ZOORAMA_SETTINGS)
argument-print-settings = вывести все настройки, их смысл и источник, и завершить работу
settings-error-unreadable = { $where } не удаётся прочитать: { $why }
settings-error-unknown = { $where }: нет настройки «{ $name }». Ближайшая — «{ $nearest }».
settings-error-twice = { $where }: «{ $name }» задана дважды, прямо и через файл. Оставьте что-то одно.
settings-error-text = { $where }: «{ $name }» должна быть текстом в кавычках.
settings-error-list = { $where }: «{ $name }» должна быть списком текстов.
settings-error-yes-no = { $where }: «{ $name }» должна быть true или false.
settings-error-whole = { $where }: «{ $name }» должна быть целым числом от { $least } до { $most }, а не «{ $given }».
settings-error-number = { $where }: «{ $name }» должна быть числом от { $least } до { $most }, а не «{ $given }».

## Limits: what there can be too much of, and when to try again

too-many-again = { $unit ->
    [second] { $count ->
        [one] Попробуйте снова через { $count } секунду.
        [few] Попробуйте снова через { $count } секунды.
       *[many] Попробуйте снова через { $count } секунд.
    }
    [minute] { $count ->
        [one] Попробуйте снова через { $count } минуту.
        [few] Попробуйте снова через { $count } минуты.
       *[many] Попробуйте снова через { $count } минут.
    }
   *[hour] { $count ->
        [one] Попробуйте снова через { $count } час.
        [few] Попробуйте снова через { $count } часа.
       *[many] Попробуйте снова через { $count } часов.
    }
}
too-many-tables = У вас открыто столов: { $limit }, больше нельзя. Доиграйте партию или покиньте её и попробуйте снова.
too-many-tables-address = Из вашей сети открыто столов: { $limit }, больше нельзя. Попробуйте снова, когда одна из партий закончится.
too-many-public-tables = У вас столов, открытых для всех: { $limit }, больше нельзя. Доиграйте партию или покиньте её и попробуйте снова.
too-many-tables-day = За день можно открыть столов: { $limit }. { too-many-again }
too-many-tables-day-address = За день из одной сети можно открыть столов: { $limit }. { too-many-again }
too-many-newcomers = За час из одной сети может прийти новых игроков: { $limit }. { too-many-again }
too-many-sockets = У вас открыто вкладок с этим сайтом: { $limit }, больше нельзя. Закройте одну и попробуйте снова.
too-many-sockets-address = Из вашей сети открыто соединений: { $limit }, больше нельзя. Закройте вкладку и попробуйте снова.
too-many-spectators = За этим столом уже столько зрителей: { $limit }. Попробуйте позже.
too-many-hints = В этой партии вы получили подсказок: { $limit }. Больше их не будет.
too-many-undos = Вы отменили этот ход столько раз: { $limit }. Пора решать.
too-many-previews = Столько предпросмотров в секунду достаточно: { $limit }. { too-many-again }
too-many-replays = Столько повторов в минуту достаточно: { $limit }. { too-many-again }
too-many-analyses = Столько разборов в минуту достаточно: { $limit }. { too-many-again }
too-many-analyses-address = Для вашей сети сейчас разбирается партий: { $limit }, больше нельзя. Попробуйте снова, когда один из разборов будет готов.
too-many-analyses-waiting = Уже идёт разбор партий: { $limit }. { too-many-again }
too-many-chat = За минуту можно написать сообщений: { $limit }. { too-many-again }
too-many-chat-table = За минуту за этим столом можно написать сообщений: { $limit }. { too-many-again }
too-many-chat-lines = Чат этого стола заполнен, сообщений в нём: { $limit }.
too-many-seat-changes = За минуту можно сменить место столько раз: { $limit }. { too-many-again }
too-many-seats = За чужим столом, открытым для всех, можно занять мест не больше: { $limit }.
too-many-wishes = Здесь уже ждут места столько человек: { $limit }. Попробуйте позже.

## People

not-allowed-name-taken = «{ $name }» выглядит как имя другого человека за этим столом. Выберите другое имя.

## Connections

http-slow = Запрос шёл дольше { $limit } с. Попробуйте ещё раз.
http-headers = Слишком большие заголовки запроса: не больше { $limit } байт. Может помочь удаление cookie этого сайта.
http-fields = Слишком много заголовков в запросе: не больше { $limit }.
http-body = Слишком большой объём: не больше { $limit } байт.
too-many-connections-address = Из вашей сети уже открыто { $limit } соединений, больше нельзя. Закройте вкладку. { too-many-again }
too-many-connections = Сервер переполнен: уже открыто { $limit } соединений. { too-many-again }
http-malformed = Сервер не может прочитать этот запрос: { $why }
http-host = Этот сервер не отвечает на имя { $host }. Его владелец может разрешить это имя: настройка net.hosts.
unreadable-not-a-network = { $path }: «{ $given }» – это не IP-адрес и не сеть вида 10.0.0.0/8.

## Уход за базой данных

command-check = проверить базу данных: цела ли она и можно ли продолжить игру за каждым столом
command-restore = поставить копию на место базы данных; прежняя сохраняется
command-rotate-key = подписывать cookie новым ключом, в том числе при работающем сервере
command-drain = не начинать новых партий на работающем сервере и завершить его, когда не останется идущих
argument-restored = копия, которую нужно восстановить
argument-repair = исправить то, что следует из остального, например списки, отставшие от партии
argument-vacuum = вернуть всё свободное место диску; сервер должен быть остановлен
argument-key-days = сколько дней ещё действуют cookie, подписанные старым ключом (по умолчанию { $default })
argument-key-file = где хранится ключ, если в настройках назван отдельный файл
argument-minutes = через сколько минут сервер завершится, даже если партии ещё идут (по умолчанию { $default })
admin-restored = Теперь база данных – { $file }, { $tables ->
    [one] в ней { $tables } стол
    [few] в ней { $tables } стола
   *[many] в ней { $tables } столов
}.
admin-aside = Прежняя база данных сохранена в { $file }.
admin-problem = Сама база данных: { $problem }
admin-damaged = Стол { $table }… не удаётся загрузить: { $why }
admin-lagging = { $count ->
    [one] { $count } стол отстал от своего журнала.
    [few] { $count } стола отстали от своих журналов.
   *[many] { $count } столов отстали от своих журналов.
} Сервер исправит это при запуске, или сейчас: --repair
admin-repaired = { $count ->
    [0] Исправлять нечего.
    [one] Исправлен { $count } стол.
    [few] Исправлены { $count } стола.
   *[many] Исправлено { $count } столов.
}
admin-checked = { $tables ->
    [one] Проверен { $tables } стол
    [few] Проверены { $tables } стола
   *[many] Проверено { $tables } столов
}, { $damaged ->
    [0] повреждённых нет.
    [one] из них повреждён { $damaged }.
   *[other] из них повреждено { $damaged }.
}
admin-key-rotated = Теперь cookie подписываются новым ключом. { $days ->
    [0] Подписанные старым больше не действуют.
    [one] Подписанные старым действуют ещё { $days } день.
    [few] Подписанные старым действуют ещё { $days } дня.
   *[many] Подписанные старым действуют ещё { $days } дней.
}
admin-draining = Сервер больше не начинает новых партий. Он завершится, когда не останется идущих, самое позднее через { $minutes ->
    [one] { $minutes } минуту.
    [few] { $minutes } минуты.
   *[many] { $minutes } минут.
}
store-error-older = { $where }: база более ранней версии Zoorama. Запустите сервер: он сохранит копию и обновит её.
store-error-newer-copy = { $where } создана более новой Zoorama (версия базы { $version }, эта знает { $known }). Вернуться к этой, без сыгранного с тех пор: zoorama admin restore { $copy }
store-error-damaged = { $where }: повреждено ({ $reason })
store-error-bad-key = { $where }: это не ключ для cookie. Восстановите файл или удалите его: тогда все станут новыми гостями.
error-TableDamaged = Сохранённые данные этого стола не читаются. Обратитесь к тому, кто держит этот сервер.
error-Restarting = Сервер скоро перезапустится: до этого новых партий не будет. Попробуйте через несколько минут.

## Moderation

command-operator = показать ссылку, которая делает браузер браузером модератора
command-operators = показать модераторов сервера или убрать одного из них
argument-operator = имя модератора, как оно будет в журнале
argument-remove-operator = убрать модератора с этим именем
operator-link = Откройте эту страницу вашего сервера в браузере, которым пользуется { $name }. Ссылка работает один раз, { $minutes } минут.
operator-removed = { $name } больше не модератор.
operator-none = Модераторов нет. «zoorama admin operator NAME» назначает модератора.
operator-unknown = Модератора { $name } нет. «zoorama admin operators» показывает всех.
not-allowed-banned = { $until ->
    [never] Вы заблокированы: вам нельзя садиться за стол, писать в чат и открывать столы. Причина: { $reason }
   *[other] Вы заблокированы до { $until }: до этого времени вам нельзя садиться за стол, писать в чат и открывать столы. Причина: { $reason }
}
not-allowed-muted = { $until ->
    [never] Вам больше нельзя писать в чат. Причина: { $reason }
   *[other] Вам нельзя писать в чат до { $until }. Причина: { $reason }
}
not-allowed-no-such-line = Это сообщение слишком старое: автора уже не найти.
not-allowed-nobody-to-sanction = Блокировать некого: человек или адрес неизвестен.
not-allowed-sanction-gone = Это ограничение уже снято.
not-allowed-report-gone = Такой жалобы нет.
too-many-reports = Модераторы ещё не прочитали ваши последние жалобы (их { $limit }). Попробуйте снова, когда прочитают.
too-many-puzzles = Отвечать на задачи можно не чаще { $limit } раз в минуту. { too-many-again }
too-many-exports = Выгружать свои данные можно не чаще { $limit } раз за десять минут. { too-many-again }

## Hosts: who may sit, write and watch

not-allowed-kept-out = Тот, кто открыл стол, не хочет видеть вас за ним.
not-allowed-turned-down = Вам не дали места за этим столом.
not-allowed-chat-off = Чат этого стола закрыт.
not-allowed-chat-seated = В этом чате пишут только те, кто сидит за столом.
not-allowed-no-such-wish = Этот человек больше не ждёт места.
not-allowed-plays-here = { $name } играет здесь, закрыть доступ нельзя.
not-allowed-others-missing = Остальные ещё не пришли. Можно начать, когда они будут здесь, или через { $wait ->
    [one] { $wait } секунду
    [few] { $wait } секунды
   *[many] { $wait } секунд
}.

## Уведомления

notice-turn = { $game }: ваш ход
notice-reminder = { $game }: { $hours ->
    [one] на ход остался { $hours } час
    [few] на ход осталось { $hours } часа
   *[other] на ход осталось { $hours } часов
}
notice-over = { $game }: партия окончена
notice-rematch = { $game }: вам предлагают реванш
notice-several = { $count ->
    [one] Новости в { $count } партии
   *[other] Новости в { $count } партиях
}
notice-players = Игроки: { $players }
notice-guest = Гость { $number }
notice-test = Zoorama: проверка уведомлений
notice-test-body = Всё работает: так вы будете получать уведомления.
notice-mail-confirm = Zoorama: подтвердите адрес электронной почты
notice-mail-confirm-body = Кто-то (скорее всего, вы) хочет получать на этот адрес уведомления о партиях на { $site }. Чтобы подтвердить, откройте эту ссылку в течение трёх дней:
notice-mail-confirm-foot = Если это были не вы, не обращайте внимания на это письмо: других не будет.
notice-mail-foot = Отказаться от этих писем: { $link }
unreadable-not-push-keys = { $path }: это не ключи push-подписки браузера.
unreadable-not-an-address = { $path }: «{ $given }» – не адрес электронной почты.
unreadable-closed-address = { $path }: туда этот сервер ничего не отправляет. Нужен адрес https в открытом интернете.
unreadable-unknown-zone = { $path }: часового пояса «{ $given }» нет. Он должен выглядеть так: Europe/Paris.
not-allowed-not-offered = Этот сервер не отправляет таких уведомлений.
not-allowed-notice-link-gone = Эта ссылка не работает или устарела. Введите адрес ещё раз, чтобы получить новую.
not-allowed-mail-refused = Письмо не удалось отправить. Проверьте адрес или попробуйте позже.
too-many-notice-mails = Писем с подтверждением в день: не больше { $limit }. { too-many-again }
too-many-notice-tests = Проверок подряд: не больше { $limit }. { too-many-again }

## Levels and hints

level-beginner = новичок
level-keen = опытный
level-expert = эксперт
level-beginner-about = Играет разумно, но не всегда выбирает лучший ход. Для первой партии – в самый раз.
level-greedy-about = Выбирает то, что лучше всего выглядит сейчас.
level-keen-about = Взвешивает, как каждый ход меняет шансы на победу.
level-expert-about = Думает на несколько ходов вперёд.
level-master-about = Думает далеко вперёд, победить его трудно.
level-exact-about = Никогда не ошибается.
level-random-about = Делает любой ход, который разрешён.
level-instead = При числе игроков { $seats } уровня «{ $level }» здесь нет: вместо него играет «{ $other }».
level-trouble = Нейросеть для { $game } использовать нельзя: { $why }. Боты, которые думают на несколько ходов вперёд, опираются вместо неё на простые правила.
not-allowed-no-such-level = При числе игроков { $seats } уровня «{ $level }» нет. Есть: { $known }.
play-help-hint = подсказка: как сыграл бы сильный бот и почему
hint-is = Подсказка: { $action }
hint-chance = Шансы на победу: { $chance } из 100.
hint-chances = Шансы на победу: { $chance } из 100. Второй по силе ход: { $other } – { $next }.

## Training

command-train = обучить сеть игрой с самой собой, для сильных соперников
argument-train-minutes = как долго (по умолчанию { $default }); чем дольше обучение, тем медленнее оно идёт и тем лучше результат
argument-train-seats = при каком числе мест играть, каждое так часто, как названо (по умолчанию все, малые столы чаще)
argument-train-folder = где хранить веса, кривую и состояние; начатое там обучение продолжится (по умолчанию training/ИГРА)
argument-train-picture = нарисовать кривую в этот файл (.svg или .png)
train-line = { $minutes } мин, партий { NUMBER($games) }, { $speed } в секунду, ошибка { $loss }; против greedy: { $exams }
train-exam = мест { $seats }: { $share } из { $games }
train-done = Веса, описание и кривая в { $folder }
train-seats = мест: { $count }
train-minutes = минуты
train-share = доля побед, один против greedy
error-train-seats = { $given }: могут играть от { $low } до { $high }, пишите как { $low },{ $high }.
error-train-gpu = Здесь нет видеокарты, доступной PyTorch; --device cpu обойдётся без неё, но медленнее.
error-train-folder = В { $folder } лежит состояние обучения, которое не подходит к этой игре, этим правилам или признакам. Удалите его или выберите другую папку через --folder.
error-train-stopped = Один из играющих процессов завершился сам; его сообщение выше. То, чему сеть успела научиться, лежит в { $folder }.

## Место для языковой модели

command-mcp = посадить за стол языковую модель: инструменты через стандартный ввод и вывод (MCP)
error-mcp-extra = Для этого нужны компоненты для языковых моделей: { $install }. Не хватает: { $name }
mcp-instructions = Четыре игры о зоопарке: против ботов или с людьми за столом сервера. Прочитайте правила, откройте стол или сядьте за чужой, а потом смотрите и ходите, пока партия не кончится. Показывают только то, что вашему месту можно знать.
mcp-tool-list_games = Игры: на сколько игроков, какие есть боты (от слабого к сильному), какие настройки.
mcp-tool-read_rules = Правила игры, каждое со своим номером. rule: только это, например ZD-8. language: en, fr, de или ru.
mcp-tool-open_table = Открыть стол здесь и сесть играть с ботами. bots: по одному на каждое другое место, например ["greedy", "master"]; если не указать, играют greedy. seat: ваше место, считая с 0. options: настройки, которые отличаются от обычных. seed: задаёт все случайности, чтобы партию можно было повторить. В ответе номер стола и то, что вы можете сделать.
mcp-tool-join_table = Сесть под этим именем за стол сервера Zoorama по ссылке, которой поделился хозяин (…/t/…). Партию начинает хозяин.
mcp-tool-list_tables = Ваши столы, и за какими из них ваш ход.
mcp-tool-look = Стол, каким его видите вы: поле и ваши варианты с номерами. wait: за столом сервера ждать своего хода не дольше стольких секунд; тогда и что за это время случилось.
mcp-tool-read_view = Всё, что вашему месту можно знать, в виде JSON, и разрешённые действия с номерами; описание в ресурсе zoorama://schema/GAME.
mcp-tool-act = Сделать ход: action – номер варианта или действие в виде JSON. Потом ходят остальные, пока снова не спросят вас. Недопустимое отклоняется с указанием правила.
mcp-tool-read_log = Что узнало ваше место с самого начала. since: пропустить столько событий.
mcp-tool-hint = Что сделал бы на вашем месте сильный бот. За столом сервера все узнают, что вы спросили.
mcp-tool-result = Подсчёт очков законченной партии.
mcp-tool-close_table = Встать из-за стола. Партия здесь пропадёт; за столом сервера ваше место освободится, а если партия уже идёт, за вас доиграет бот.
mcp-resource-rules = Правила игры на en, fr, de или ru
mcp-resource-schema = JSON Schema того, что видно в игре, действий и событий
mcp-opened = Стол { $table }: { $game }. Вы { $player }, место { $seat }, считая с 0.
mcp-others = Сейчас не ваш ход. Стол ждёт: { $players }.
mcp-not-begun = Партия ещё не началась. Её начинает хозяин; посмотрите ещё раз потом.
mcp-not-over = Партия ещё не кончилась.
mcp-no-table = Стола { $table } у вас нет. У вас есть: { $known }.
mcp-too-many = У вас уже { $most } столов. Сначала закройте один.
mcp-closed = Вы встали из-за стола { $table }.
mcp-closed-untold = Стол { $table } здесь закрыт, но сообщить об этом серверу не удалось: там место, возможно, ещё числится за вами. { $problem }
unreadable-not-a-table-link = { $path }: это не ссылка на стол. Она выглядит так: https://example.org/t/….
unreadable-not-seated = { $path }: хозяин не дал вам места. Попросите его и попробуйте ещё раз.
unreadable-table-gone = { $path }: этого стола на сервере больше нет.
unreadable-not-recognized = { $path }: сервер вас больше не узнаёт.
unreadable-cut-off = { $path }: сервер закрыл соединение (код { $code }).
unreadable-timed-out = { $path }: нет ответа за { $seconds } с.
