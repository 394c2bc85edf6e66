## Рамка

web-skip = Перейти к содержимому
web-loading = Минутку…
web-home = Главная
web-close = Закрыть
web-menu = Ещё
web-settings = Настройки
web-name = Ваше имя
web-save = Сохранить
web-saved = Сохранено.
web-language = Язык
web-theme = Тема
web-theme-system = Системная
web-theme-light = Светлая
web-theme-dark = Тёмная
web-speed = Анимация
web-speed-0 = выключена
web-speed-0-5 = медленная
web-speed-1 = обычная
web-speed-2 = быстрая
web-notify = Уведомлять, когда мой ход
web-auto-pass = Пасовать автоматически, если больше ничего сделать нельзя
web-transfer = Продолжить на другом устройстве
web-transfer-about = Откройте эту ссылку на другом устройстве, чтобы продолжить там. Она сработает один раз, в течение 15 минут.
web-transfer-make = Создать ссылку
web-arriving = Переносим вас на это устройство…
web-copy = Скопировать
web-copied = Скопировано
web-share = Поделиться
web-lost = Страница не найдена
web-lost-about = Возможно, в ссылке опечатка или стол уже удалён.
web-broken = Страница не загрузилась
web-broken-about = Возможно, нет связи или Zoorama только что обновилась.
web-reload = Обновить
web-outdated = Zoorama обновилась. Обновите страницу, чтобы продолжить; ничего не потеряно.
web-connecting = Соединение…
web-connection-lost = Связь потеряна. Ваши ходы сохранены и будут отправлены снова.
web-retry = Повторить

## Главная

web-welcome = Четыре игры про зоопарк. Садитесь и играйте.
web-games = Игры
web-players = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
web-minutes = { $least }–{ $most } { $most ->
    [one] минута
    [few] минуты
   *[other] минут
}
web-play-now = Играть
web-learn = Обучение
web-rules = Правила
web-rules-luck = Много ли решает случай?
web-rules-luck-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
web-rules-luck-skill = Умение: { $share }
web-rules-luck-chance = Случай: { $share }
web-rules-luck-won = Сильный бот выиграл { $won } из { $games } партий против более слабых; среди равных было бы { $even }.
web-rules-luck-about = Измерено так: один сильный бот играет среди более слабых, по очереди на каждом месте. Умение – это доля результатов, которая объясняется тем, кто из них сильный; остальное – случай. Чем ближе игроки по силе, тем больше решает случай.
web-my-games = Мои партии
web-open-tables = Открытые столы
web-finished-games = Завершённые партии
web-your-turn = Ваш ход
web-stage-over = завершена
web-stage-playing = идёт
web-open-seats = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[other] { $seats } свободных мест
}
web-waiting-for = Ждём: { $players }
web-credits = Игры принадлежат их авторам и издателям. Zoorama объясняет правила своими словами. Животные и предметы: Fluent Emoji от Microsoft (MIT) и наши рисунки.

## Новый стол

web-with = Кто играет?
web-with-bots = Против ботов
web-with-friends = Пригласить друзей
web-with-device = На одном устройстве
web-seats = Места
web-people = Игроков за этим устройством
web-player-number = Игрок { $number }
web-opponents = Соперники
web-pace = Время
web-pace-untimed = Без ограничения времени
web-pace-quick = Быстро: 20 секунд на ход
web-pace-calm = Спокойно: 1 минута на ход
web-pace-slow = Медленно: 3 минуты на ход
web-pace-day = По переписке: 1 день на ход
web-pace-days = По переписке: 3 дня на ход
web-pace-week = По переписке: 1 неделя на ход
web-reaction = Время на реакцию
web-reaction-all = пока не ответят все
web-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
web-public = Открытый стол
web-open-table = Открыть стол
web-start = Начать

## Сбор

web-is-public = открытый
web-is-private = только по ссылке
web-spectators = { $spectators ->
    [one] { $spectators } зритель
    [few] { $spectators } зрителя
   *[other] { $spectators } зрителей
}
web-invite = Пригласить друзей
web-invite-about = Любой, у кого есть эта ссылка, может сесть за стол или смотреть.
web-seat-open = Свободное место
web-you = вы
web-bot = бот
web-bot-sits-in = играет бот
web-not-here = не на месте
web-sit = Сесть сюда
web-stand = Встать
web-unseat = Убрать
web-shuffle = Перемешать места
web-too-few = Нужно игроков за столом: не меньше { $least }.
web-wait-for-host = Игру начинает тот, кто открыл стол.
web-take-a-seat = Займите свободное место или смотрите.

## Игра

web-players-list = Игроки
web-is-asked = ждём решения
web-points-now = очки сейчас
web-days-left = { $days } д
web-hours-left = { $hours } ч
web-sending = Отправляем…
web-moment = Минутку…
web-watching = вы смотрите
web-undo = Отменить
web-hint = Подсказка
web-hint-do = Сделать этот ход
web-thinking = Думает…
web-score = Счёт
web-score-now = Текущий счёт
web-score-about = Если бы игра закончилась сейчас (без скрытого).
web-winner = Победа
web-rematch = Реванш
web-rematch-join = К реваншу
web-replay = Повтор
web-leave = Уйти из-за стола
web-leave-about = За вас доиграет бот. По той же ссылке можно вернуться в любой момент.
web-stay = Остаться
web-motion-on = Включить анимацию
web-motion-off = Выключить анимацию
web-away = За вас играет бот.
web-back = Я снова здесь
web-why = Почему?
web-choices = { $choices ->
    [0] Ходов пока нет
    [one] { $choices } ход
    [few] { $choices } хода
   *[other] { $choices } ходов
}
web-log = Ход игры
web-log-empty = Пока ничего не произошло.
web-chat = Чат
web-chat-empty = Сообщений пока нет.
web-chat-say = Написать сообщение
web-send = Отправить
web-hand-over = Передайте устройство игроку { $player }
web-hand-over-about = То, чего другим видеть нельзя, закрыто.
web-i-am = Я – { $player }: показать

## Lessons

web-lesson-step = Шаг { $step } из { $steps }
web-lesson-skip = Пропустить урок
web-lesson-end = Вы освоили игру!
web-lesson-play-on = Играть дальше
web-lesson-new = Новая партия

## The stage

web-volume = Звук
web-volume-off = выключен
web-hurry = Ускорить
web-key-space = Пробел
web-side = Ход игры, чат и ходы
web-side-fold = Свернуть панель
web-moves = Все ходы
web-chat-unread = новые сообщения

## Конец игры

web-ending-place = { $place }-е место
web-ending-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-ending-margin = { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[other] { $margin } очков
}
web-ending-won = Вы победили с отрывом в { web-ending-margin }!
web-ending-won-tie = Очков поровну, но победа за вами!
web-ending-won-shared = Ничья: победили вы и { $players }!
web-ending-wins = { $players } побеждает с отрывом в { web-ending-margin }!
web-ending-wins-tie = Очков поровну, но { $players } побеждает!
web-ending-wins-shared = Ничья: победили { $players }!
web-ending-lost = { $placed } из { $seats } – { web-ending-points }, отставание { $behind }
web-ending-lost-tie = { $placed } из { $seats } – { web-ending-points }, всё решило правило ничьей
web-ending-skip = Чтобы пропустить, щёлкните или нажмите любую клавишу
web-score-sheet = Подробный счёт
web-points-by-round = Очки по раундам
web-round = Раунд { $round }
web-highlights = Яркие моменты
web-highlight-gain-you = Ваш лучший момент: { $change }
web-highlight-gain-other = Лучший момент ({ $player }): { $change }
web-highlight-lead-you = Вы окончательно выходите вперёд
web-highlight-lead-other = { $player } окончательно выходит вперёд
web-highlight-cost-you = Ваша главная потеря: { $what }, { $points }
web-highlight-cost-other = Главная потеря ({ $player }): { $what }, { $points }
web-highlight-edge-you = Ваше преимущество ({ $player } позади): { $what }, { $most } : { $least }
web-highlight-edge-other = Преимущество соперника ({ $player }): { $what }, { $most } : { $least }
web-show-me = Показать
web-share-picture = Поделиться картинкой

## Случай

web-luck = Честная случайность
web-luck-about = До первого хода этот стол выбрал тайное число и опубликовал его отпечаток. Каждый бросок и каждая карта получаются из этого числа и из того, что добавили устройства игроков. После игры число раскрывают.
web-luck-chosen = Это урок: его случайность выбрана заранее, чтобы он был одинаковым для всех.
web-luck-commitment = Отпечаток, опубликованный до первого хода
web-luck-seed = Тайное число
web-luck-later = откроется в конце игры
web-luck-fits = Число подходит к отпечатку: оно было выбрано до первого хода.
web-luck-differs = Число не подходит к отпечатку!
web-luck-verify = Чтобы пересчитать каждый случайный исход на своём компьютере:
web-luck-limits = Это доказывает, что случайные исходы не меняли во время игры. Это не доказывает, что никто не заглянул в число заранее; поэтому устройство каждого игрока добавляет что-то своё.
web-download = Скачать запись и доказательство

## Повтор

web-perspective = Смотреть как
web-perspective-spectator = зритель
web-perspective-open = тот, чей ход
web-step = Шаг { $step } из { $last }
web-previous = Назад
web-next = Вперёд
web-next-round = Следующий раунд
web-previous-round = Предыдущий раунд
web-key-moment = Ключевой момент
web-play = Смотреть
web-pause = Пауза
web-share-replay = Поделиться этим моментом
web-to-table = Вернуться за стол

## Первые партии

web-learn-title = { $game }: ваша первая партия
web-learn-about = Настоящая партия против ботов без ограничения времени. Каждый шаг показывает, что можно сделать. Около 4 минут.
web-learn-begin = Начать

## В чём отказывает сервер

error-NoAnswer = Сервер не отвечает. Попробуйте через минуту.

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

## Hosts: who may sit, write and watch

web-host = Ваш стол
web-approve = Спрашивать меня, прежде чем кто-то сядет
web-wishes = Ждут места
web-admit = Дать место
web-turn-down = Отказать
web-ask-seat = Попросить это место
web-asked = Вы попросили место. Решает тот, кто открыл стол.
web-withdraw = Отозвать просьбу
web-chat-who = Кто может писать в чат
web-chat-everybody = все
web-chat-seated = только игроки
web-chat-off = никто
web-keep-out = Не пускать
web-keep-out-title = Не пускать { $name }?
web-keep-out-public = { $name } больше не сможет сесть за этот стол и писать за ним.
web-keep-out-private = { $name } больше не сможет сесть за этот стол, писать за ним и смотреть игру.
web-unseat-title = Убрать { $name }?
web-unseat-about = Кого просто убрали, тот может сесть снова. Кого не пускают, тот не сможет ни сесть, ни писать здесь, а за столом по ссылке — и смотреть.
web-unseat-keep-out = Убрать и не пускать
web-kept-out = Кого не пускают
web-let-in = Снова пускать
web-speakers = Писали в чат
web-refused = Сейчас нельзя
web-luck-added = Что добавили устройства игроков
web-luck-nothing = ничего
web-luck-own = Ваша добавка
web-luck-own-about = Любые ваши слова. До начала игры их можно изменить.
web-luck-change = Изменить

## Restarting

web-restarting = Сервер скоро перезапустится. Доиграйте партию; она сохранится в любом случае.

## Chat and reports

web-chat-watching = зритель
web-chat-deleted = Это сообщение удалено.
web-chat-line-menu = Пожаловаться на сообщения или скрыть их: { $name }
web-chat-hide = Скрыть все сообщения автора { $name } за этим столом
web-chat-show-hidden = { $count ->
    [one] Показать { $count } скрытое сообщение
    [few] Показать { $count } скрытых сообщения
   *[many] Показать { $count } скрытых сообщений
}
web-report = Пожаловаться модераторам
web-report-line = Это сообщение
web-report-name = Имя игрока
web-report-table = Стол
web-report-reason = Что не так?
web-report-send = Отправить жалобу
web-report-sent = Спасибо. Модераторы прочитают вашу жалобу.

## Your data

web-you-page = Вы и ваши данные
web-cancel = Отмена
web-devices = Ваши устройства
web-devices-about = Каждое устройство, на которое вы перешли, может играть за вас. Если вы потеряли одно из них, отключите все остальные: вашим останется только этот браузер.
web-transfers-open = Неиспользованные ссылки на другие устройства
web-transfer-until = Действует до { $time }
web-transfer-revoke = Отозвать
web-devices-end = Отключить другие устройства
web-devices-sure = Все остальные браузеры будут отключены, а открытые ссылки перестанут действовать. Продолжить?
web-devices-ended = Готово. Теперь ваш только этот браузер.
web-export = Ваши данные в файле
web-export-about = Ваше имя, столы, сообщения в чатах и жалобы в формате JSON.
web-export-save = Скачать
web-delete = Удаление данных
web-delete-about = Ваше имя, животное и сообщения во всех чатах будут удалены. Места за столами, где игра не началась, освободятся, начатые партии доиграют боты, а в законченных партиях вы станете гостем с номером. Отменить это нельзя.
web-delete-stays = Ходы партий останутся, но без вашего имени: из них состоят и партии других игроков. Блокировка тоже остаётся.
web-delete-word = УДАЛИТЬ
web-delete-type = Введите { $word } для подтверждения
web-delete-now = Удалить навсегда

## Privacy

web-privacy = Конфиденциальность
web-privacy-about = Здесь нет учётных записей, рекламы и слежки. Сервер хранит только то, что нужно для игры.
web-privacy-kept = Что хранится
web-privacy-kept-cookie = Один файл cookie со случайным числом: по нему ваш браузер узнают за вашими столами.
web-privacy-kept-name = Имя и животное, которые вы выбрали, и день вашего последнего визита.
web-privacy-kept-games = Столы и ходы. Тот, у кого есть ссылка на стол, может смотреть игру и её запись.
web-privacy-kept-chat = Ваши сообщения в чате стола. Их может прочитать каждый, у кого есть ссылка на стол.
web-privacy-kept-addresses = Сетевой адрес нужен, чтобы ограничивать злоупотребления. Он хранится только в зашифрованном виде: вместе со столами, которые вы открыли, в жалобах и блокировках.
web-privacy-kept-reports = Жалобы модераторам с соседними сообщениями и действия модераторов.
web-privacy-long = Как долго
web-privacy-period-gathering = Столы, за которыми игра не началась
web-privacy-period-playing = Незаконченные партии
web-privacy-period-finished = Законченные партии
web-privacy-period-chat = Сообщения в чатах
web-privacy-period-people = Имена людей, у которых нет столов
web-privacy-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
web-privacy-until-deleted = до удаления
web-privacy-rights = Что вы можете сделать
web-privacy-rights-about = В любое время вы можете скачать всё, что о вас хранится, отключить другие устройства и удалить свои данные.

## Operators

web-operate = Модерация
web-operate-refresh = Обновить
web-operate-reason = Причина: её увидит человек, она останется в журнале
web-operate-duration = На какой срок
web-operate-hours-1 = 1 час
web-operate-hours-24 = 1 день
web-operate-hours-168 = 1 неделя
web-operate-hours-720 = 30 дней
web-operate-hours-never = навсегда
web-operate-until = до { $time }
web-operate-reports = Открытые жалобы
web-operate-no-reports = Открытых жалоб нет.
web-operate-about-line = Сообщение: { $name }
web-operate-about-name = Имя «{ $name }»
web-operate-about-table = Стол: { $name }
web-operate-table = Открыть стол
web-operate-mute = Запретить чат
web-operate-ban = Заблокировать
web-operate-ban-address = Заблокировать адрес
web-operate-delete-line = Удалить сообщение
web-operate-delete-table = Удалить стол
web-operate-delete-table-sure = Удалить стол вместе с партией?
web-operate-close = Закрыть жалобу
web-operate-sanctions = Действующие ограничения
web-operate-no-sanctions = Ограничений нет.
web-operate-lift = Снять
web-operate-address = Заблокировать адрес вручную
web-operate-audit = Журнал
web-operate-no-audit = Пока ничего.
web-deed-mute-person = чат запрещён
web-deed-mute-address = чат запрещён с адреса
web-deed-ban-person = заблокирован
web-deed-ban-address = адрес заблокирован
web-deed-lift = ограничение снято
web-deed-delete-line = сообщение удалено
web-deed-delete-table = стол удалён
web-deed-close = жалоба закрыта

## Уведомления

web-notices = Уведомления
web-notices-about = Если партия по переписке ждёт вас, а вас нет за столом, Zoorama вам сообщит.
web-notices-none = Этот сервер не отправляет уведомлений.
web-notices-push = Push-уведомления на этом устройстве
web-notices-push-missing = Этот браузер не может получать push-уведомления. На iPhone или iPad сначала добавьте Zoorama на экран «Домой».
web-notices-push-blocked = Уведомления заблокированы. Разрешите их для этого сайта в настройках браузера.
web-notices-devices = { $devices ->
    [one] А также на { $devices } другом устройстве
   *[other] А также на { $devices } других устройствах
}
web-notices-email = Электронная почта
web-notices-email-sent = Мы отправили вам письмо. Откройте ссылку в нём, чтобы подтвердить адрес.
web-notices-webhook = Вебхук
web-notices-webhook-about = Адрес входящего вебхука: чата или вашей собственной программы.
web-notices-secret = Секрет, которым подписаны сообщения
web-notices-add = Добавить
web-notices-remove = Удалить
web-notices-for = Сообщать, когда
web-notices-kind-turn = мой ход
web-notices-kind-reminder = моё время подходит к концу
web-notices-kind-over = партия окончена
web-notices-kind-rematch = мне предлагают реванш
web-notices-quiet = Тихие часы
web-notices-quiet-about = О том, что произошло за это время, вы узнаете потом из одного уведомления.
web-notices-from = С
web-notices-to = до
web-notices-zone = Часовой пояс: { $zone }
web-notices-zone-here = Выбрать { $zone }
web-notices-daily = Уведомлений в день: не больше { $daily }.
web-notices-test = Отправить проверочное
web-notices-tested = Отправлено.
web-notices-test-failed = Отправлено не всё.
web-notices-tell-me = Сообщить, когда будет мой ход
web-notices-told = Мы сообщим, когда будет ваш ход.
web-notices-confirmed = Адрес { $address } подтверждён.
web-notices-stopped = Вы больше не будете получать от нас писем.
web-privacy-kept-notices = Если вы включили уведомления: куда они приходят — push-служба вашего браузера, адрес электронной почты или веб-адрес.
error-NoPush = Push-служба этого браузера не отвечает. Попробуйте позже или в другом браузере.

## Levels

web-level-lower = При числе игроков { $seats } уровня «{ $level }» нет: боты играют на уровне «{ $other }».

## Puzzles

web-puzzles = Задачи
web-puzzles-title = Задача: { $game }
web-puzzles-about = Позиции из настоящих партий, в которых один ход явно лучший. Для каждой игры каждый день есть новая задача, а в тренировке – ещё.
web-puzzles-today = Задача дня
web-puzzles-train = Тренировка
web-puzzles-solved = Сегодня решена
web-puzzles-missed = Сегодня не решена
web-puzzles-streak = { $days ->
    [0] Серии пока нет
    [one] Серия: { $days } день подряд
    [few] Серия: { $days } дня подряд
   *[many] Серия: { $days } дней подряд
}
web-puzzles-longest = Лучшая серия: { $days }
web-puzzles-count = Решено { $solved } из { $all }, с первой попытки – { $first }
web-puzzles-until = { $hours ->
    [0] Новые задачи меньше чем через час
    [one] Новые задачи через { $hours } час
    [few] Новые задачи через { $hours } часа
   *[many] Новые задачи через { $hours } часов
}
web-puzzles-you = Вы
web-puzzles-question = Как бы вы сыграли?
web-puzzles-hard = Сложная: здесь ошибаются и сильные боты.
web-puzzles-tries = { $tries ->
    [one] Осталась { $tries } попытка
    [few] Осталось { $tries } попытки
   *[many] Осталось { $tries } попыток
}
web-puzzles-wrong = Не «{ $action }»: из 100 партий побед на { $lost } меньше, чем с лучшим ходом.
web-puzzles-right = Верно!
web-puzzles-right-first = Верно с первой попытки!
web-puzzles-failed = В этот раз не вышло.
web-puzzles-best = Лучший ход: { $action }
web-puzzles-lead = Из 100 партий он приносит на { $lead } побед больше, чем второй по силе (с вероятностью 95 % – от { $low } до { $high }).
web-puzzles-samples = Просчитано продолжений: { $samples }.
web-puzzles-chances = Побед из 100 партий после каждого хода
web-puzzles-move = Ход
web-puzzles-give-up = Показать решение
web-puzzles-next = Следующая задача
web-puzzles-overview = Все задачи
web-privacy-kept-puzzles = Ваши ответы на задачи и дни, когда вы их дали.

## Analysis

web-analyse = Разобрать
web-analysis = Разбор
web-analysis-waiting = Разбор сейчас начнётся…
web-analysis-running = Партия разбирается… { $done }
web-analysis-failed = Разбор прервался.
web-analysis-again = Попробовать ещё раз
web-analysis-unavailable = Эту партию разобрать нельзя.
web-analysis-no-evaluator = Для этой игры с такими вариантами и таким числом игроков разбора пока нет.
web-analysis-switched-off = На этом сервере партии не разбираются.
web-analysis-chances = Шансы на победу
web-analysis-as-table = Шансы в таблице
web-analysis-step = шаг { $step }
web-analysis-step-column = Шаг
web-analysis-moments = Ключевые моменты
web-analysis-order = Порядок
web-analysis-order-play = по ходу игры
web-analysis-order-weight = сначала крупные
web-analysis-none = Явных ошибок нет. Отличная игра!
web-analysis-previous = Предыдущий ключевой момент
web-analysis-next = Следующий ключевой момент
web-analysis-slight = Мелкая неточность
web-analysis-inaccuracy = Неточность
web-analysis-mistake = Ошибка
web-analysis-blunder = Грубая ошибка
web-analysis-played = Сыграно: { $action }
web-analysis-better = Лучше: { $action }
web-analysis-lucky = Везение
web-analysis-unlucky = Невезение
web-analysis-rates = Кто как решал
web-analysis-rates-about = Сколько шансов на победу в среднем терялось за одно решение. Чем меньше, тем лучше.
web-analysis-rate = { $lost } за решение
web-analysis-rate-sure = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}, скорее всего от { $low } до { $high }
web-analysis-luck = Удача и мастерство
web-analysis-luck-about = Шансы в начале, плюс удача, плюс мастерство – вот и результат.
web-analysis-luck-luck = Удача
web-analysis-luck-skill = Мастерство
web-analysis-about = Шансы оценивает сильный бот. В списке только то, что явно чего-то стоило, с учётом того, что игрок мог знать в тот момент.
web-try = Сыграть отсюда
web-try-about = Откроется новый стол с позицией шага { $step }. За остальных играют боты. Дальше всё случайное выпадет заново: пробуйте сколько угодно.
web-try-seat = Вы играете за
web-try-start = Начать отсюда
web-study = Этюд с шага { $step }
web-study-back = Вернуться к разбору
web-study-mark = этюд
web-brought = До шага { $step } сыграно без сервера
web-brought-mark = начата без сервера
web-luck-given = До шага { $step } эту партию играли в другом месте: случайность этих шагов не от этого стола, и здесь её ничто не доказывает. Прежде чем продолжить, этот стол выбрал тайное число и опубликовал его отпечаток. Каждый следующий бросок и каждая следующая карта получаются из этого числа и из того, что добавили устройства игроков. После игры число раскрывают.
web-luck-verify-given = Чтобы пересчитать каждый случайный исход после шага { $step } на своём компьютере:
web-offline = Играть без сети
web-offline-about = Все четыре игры работают и прямо в браузере: в поезде, в самолёте, везде, где нет связи.
web-offline-missing = Нет подключения к сети. Чтобы играть без неё, один раз скачайте игры, пока сеть есть.
web-here-mark = только в этом браузере
