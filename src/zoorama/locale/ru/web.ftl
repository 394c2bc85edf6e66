## Рамка

web-skip = Перейти к содержанию
web-loading = Минутку…
web-home = К играм
web-close = Закрыть
web-menu = Ещё
web-settings = Настройки
web-name = Ваше имя
web-save = Сохранить
web-saved = Сохранено.
web-language = Язык
web-theme = Цвета
web-theme-system = как на устройстве
web-theme-light = светлые
web-theme-dark = тёмные
web-speed = Движение
web-speed-0 = нет
web-speed-0-5 = медленное
web-speed-1 = обычное
web-speed-2 = быстрое
web-notify = Уведомление, когда мой ход
web-transfer = Перейти на другое устройство
web-transfer-about = По этой ссылке и другое устройство станет вашим. Она действует один раз, четверть часа.
web-transfer-make = Создать ссылку
web-arriving = Переносим вас на это устройство…
web-copy = Скопировать
web-copied = Скопировано
web-share = Поделиться
web-lost = Здесь ничего нет
web-lost-about = Возможно, в ссылке опечатка или стол уже убрали.
web-broken = Не удалось загрузить
web-broken-about = Возможно, пропала связь или Zoorama только что обновилась.
web-reload = Загрузить снова
web-outdated = Zoorama обновилась. Загрузите страницу снова, чтобы продолжить; ничего не потеряно.
web-connecting = Соединение…
web-connection-lost = Связь потеряна. Ваши ходы сохранены и будут отправлены снова.
web-retry = Попробовать сейчас

## Главная

web-welcome = Четыре игры про зоопарк. Садитесь и играйте.
web-games = Игры
web-players = { $least }–{ $most } игроков
web-minutes = { $least }–{ $most } минут
web-play-now = Играть
web-learn = Первая партия
web-rules = Правила
web-my-games = Мои партии
web-open-tables = Открытые столы
web-finished-games = Законченные партии
web-your-turn = Ваш ход
web-stage-over = закончена
web-stage-playing = идёт
web-open-seats = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[other] { $seats } свободных мест
}
web-waiting-for = Ждём: { $players }
web-credits = Игры принадлежат их авторам и издателям. Zoorama пересказывает правила своими словами. Животные и предметы: Fluent Emoji от Microsoft (MIT) и наши рисунки.

## Новый стол

web-with = Кто играет?
web-with-bots = Я и боты
web-with-friends = Друзья, по ссылке
web-with-device = Несколько за этим устройством
web-seats = Места
web-people = Людей здесь
web-player-number = Игрок { $number }
web-opponents = Соперники
web-pace = Темп
web-pace-untimed = Без часов
web-pace-quick = Быстро: 20 секунд на ход
web-pace-calm = Спокойно: 1 минута на ход
web-pace-slow = Медленно: 3 минуты на ход
web-pace-day = По переписке: 1 день на ход
web-pace-days = По переписке: 3 дня на ход
web-pace-week = По переписке: неделя на ход
web-reaction = Время на реакцию
web-reaction-all = пока не ответят все
web-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
web-public = Показать стол всем
web-open-table = Открыть стол
web-start = Начать

## Сбор

web-is-public = открыт для всех
web-is-private = только по ссылке
web-spectators = { $spectators ->
    [one] { $spectators } зритель
    [few] { $spectators } зрителя
   *[other] { $spectators } зрителей
}
web-invite = Пригласить друзей
web-invite-about = У кого есть эта ссылка, может сесть за стол или смотреть.
web-seat-open = Свободное место
web-you = вы
web-bot = бот
web-bot-sits-in = играет бот
web-not-here = нет на месте
web-sit = Сесть сюда
web-stand = Встать
web-unseat = Убрать
web-shuffle = Перемешать места
web-too-few = За столом должно быть игроков не меньше: { $least }.
web-wait-for-host = Игру начинает тот, кто открыл стол.
web-take-a-seat = Займите свободное место или смотрите.

## Игра

web-players-list = Игроки
web-is-asked = должен решить
web-points-now = очков пока
web-days-left = { $days } д
web-hours-left = { $hours } ч
web-sending = Отправляем…
web-moment = Минутку…
web-watching = вы смотрите
web-undo = Отменить
web-hint = Подсказка
web-hint-is = Подсказка: { $action }
web-hint-do = Так и сделать
web-thinking = Думает…
web-score = Счёт
web-score-now = Счёт на сейчас
web-score-about = Так выглядели бы листы, если бы игра кончилась сейчас, – по тому, что вам видно.
web-winner = Победитель
web-rematch = Реванш
web-rematch-join = К реваншу
web-replay = Повтор
web-leave = Уйти из-за стола
web-leave-about = За вас доиграет бот. По той же ссылке вы вернётесь на своё место.
web-stay = Остаться
web-motion-on = Включить движение
web-motion-off = Выключить движение
web-away = За вас играет бот.
web-back = Я снова здесь
web-why = Почему?
web-choices = { $choices ->
    [0] Сейчас выбирать нечего
    [one] { $choices } вариант
    [few] { $choices } варианта
   *[other] { $choices } вариантов
}
web-log = Что было
web-log-empty = Пока ничего.
web-chat = Разговор
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Сказать что-нибудь
web-send = Отправить
web-hand-over = Передайте устройство: { $player }
web-hand-over-about = То, чего другим видеть нельзя, закрыто.
web-i-am = Я – { $player }: показать

## The stage

web-volume = Звук
web-volume-off = выключен
web-hurry = Ускорить
web-side = Ход игры, чат и ходы
web-side-fold = Свернуть панель
web-moves = Все ходы
web-chat-unread = новые сообщения

## Случай

web-luck = Честный случай
web-luck-about = До первого хода этот стол вытянул тайное число и опубликовал его отпечаток. Каждый бросок и каждая карта получаются из этого числа и из того, что добавили устройства игроков. После игры число открывается.
web-luck-commitment = Отпечаток, опубликованный до первого хода
web-luck-seed = Тайное число
web-luck-later = откроется, когда игра закончится
web-luck-fits = Число подходит к отпечатку: оно было выбрано до первого хода.
web-luck-differs = Число не подходит к отпечатку!
web-luck-verify = Чтобы пересчитать каждый случай на своей машине:
web-luck-limits = Это доказывает, что случай не меняли во время игры. Это не доказывает, что никто не заглянул в число заранее; поэтому устройство каждого игрока добавляет что-то своё.
web-download = Скачать запись и доказательство

## Повтор

web-perspective = Чьими глазами
web-perspective-spectator = зрителя
web-perspective-open = того, кто ходит
web-step = Шаг { $step } из { $last }
web-first = В начало
web-previous = На шаг назад
web-next = На шаг вперёд
web-last = В конец
web-play = Смотреть
web-pause = Пауза
web-share-replay = Поделиться этим моментом
web-to-table = К столу
web-note-hint = ({ $player } просит подсказку.)
web-note-bot = ({ $player } – нет на месте: играет бот.)
web-note-back = ({ $player } снова здесь.)
web-note-undo = ({ $player } берёт выбор назад.)

## Первые партии

web-learn-title = { $game }: ваша первая партия
web-learn-about = Настоящая партия против ботов, без часов. Всё новое объясняется, когда оно появляется.
web-learn-begin = Начать
web-learn-next = Дальше
web-learn-good = Понятно
web-learn-end = Это была целая партия. Лист показывает, за что даны очки. Теперь вы умеете играть.

## В чём отказывает сервер

error-NoAnswer = Сервер не отвечает. Попробуйте через минутку.

## People: guests have no name yet, everybody has an animal

web-guest = Гость { $number }
web-your-animal = Ваше животное
web-animal-fox = Лиса
web-animal-owl = Сова
web-animal-frog = Лягушка
web-animal-bear = Медведь
web-animal-koala = Коала
web-animal-mouse = Мышь
web-animal-panda = Панда
web-animal-lion = Лев
web-animal-tiger = Тигр
web-animal-monkey = Обезьяна
web-animal-raccoon = Енот
web-animal-rabbit = Кролик
web-animal-penguin = Пингвин
web-animal-polar-bear = Белый медведь
web-animal-wolf = Волк
web-animal-cat = Кошка

## The shop window

web-welcome-about = Играйте сразу: с ботами или с друзьями. Без регистрации и установки.
web-continue = Продолжить
web-continue-turn = Продолжить: ваш ход
web-how = Как это устроено
web-how-play = Выберите игру и играйте
web-how-play-about = Один клик – и вы за столом. Отмена хода, подсказки и просмотр последствий помогут освоиться.
web-how-invite = Отправьте ссылку
web-how-invite-about = Друзья откроют её и сядут за стол с любого устройства. Свободные места займут боты.
web-how-learn = Учитесь играя
web-how-learn-about = Короткий урок к каждой игре. Любое правило – в одно касание.
web-options = Настройки
web-placing = { $rank }-е место из { $seats } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

## The invitation

web-introduce = Как вас называть?
web-change = Изменить
web-scan = QR-код приглашения: отсканируйте телефоном, чтобы присоединиться
web-add-bot = Добавить бота
web-bots-level = Уровень ботов
web-fill-start = Дополнить ботами и начать
web-start-with = Начать с теми, кто есть: { $players }
