import {
  appointments,
  body,
  type DemoSite,
  galleries,
  gallery,
  info,
  newsList,
  page,
  shared,
  simple,
  sport,
  sports,
  text,
  textImage,
  textLinks,
} from './authoring.ts'
import { libraryFile } from './files.ts'
import { to } from './links.ts'
import type { Shots } from './shots.ts'

const sections = (): DemoSite =>
  page('klub/sport', 'Sport', {
    title: 'Unsere Sektionen',
    description: 'Vier Sektionen und ein Nachwuchs, der alles ausprobieren darf.',
    body: body(
      text(
        'Wer Mitglied ist, darf in jeder Sektion mitmachen. Viele unserer Kinder turnen im Winter und kicken im Sommer.',
      ),
      sports('Sektionen'),
      shared(1),
    ),
  })

const fussball = (shot: Shots): DemoSite =>
  sport('klub/sport/fussball', 'Fußball', {
    image: shot('football'),
    description: 'Zwei Kampfmannschaften, eine Frauenmannschaft und Senioren, die noch laufen.',
    body: body(
      text(
        'Die Kampfmannschaft spielt in der 1. Klasse, die Frauen in der Wiener Landesliga. Heimspiele sind samstags um 15 Uhr am Hauptplatz, der Eintritt ist frei.',
        '## Mitspielen',
        'Probetrainings sind jederzeit möglich, am besten dienstags. Trikots stellt der Verein, Schuhe und Schienbeinschützer bringen Sie mit.',
      ),
      info('Mannschaften', [
        ['Kampfmannschaft', 'Trainer Goran Jurić. Dienstag und Donnerstag, 19 Uhr, Hauptplatz.'],
        ['Frauen', 'Trainerin Sabine Klement. Montag und Mittwoch, 18:30 Uhr, Hauptplatz.'],
        ['Senioren 35+', 'Freitag, 20 Uhr, Kunstrasen. Danach Kantine, das gehört dazu.'],
      ]),
    ),
  })

const tennis = (shot: Shots): DemoSite =>
  sport('klub/sport/tennis', 'Tennis', {
    image: shot('tennis'),
    description: 'Drei Sandplätze von April bis Oktober, Einzeltraining und eine fröhliche Mixed-Liga.',
    body: body(
      text(
        'Plätze bucht man im Kasten neben dem Vereinsheim oder telefonisch in der Kantine. Mitglieder spielen zwei Stunden in der Woche frei, jede weitere kostet 8 Euro.',
      ),
      textImage('Schläger zum Ausborgen', shot('tennisHead'), [
        'Für die ersten Versuche haben wir zwölf Leihschläger in allen Größen. Brigitte Haas gibt sie montags aus.',
      ]),
    ),
  })

const turnen = (shot: Shots): DemoSite =>
  sport('klub/sport/turnen', 'Turnen', {
    image: shot('gym'),
    description: 'Eltern-Kind-Turnen, Geräte und der legendäre Rückenkurs am Donnerstag.',
    body: body(
      text(
        'Geturnt wird im Saal der Mittelschule Lieblgasse. Bitte Turnschuhe mit heller Sohle oder Socken.',
        '- **Eltern-Kind-Turnen** (2–4 Jahre): Montag, 16 Uhr',
        '- **Kinderturnen** (5–8 Jahre): Montag, 17 Uhr',
        '- **Geräte** (ab 9 Jahren): Mittwoch, 17 Uhr',
        '- **Rücken und Beweglichkeit**: Donnerstag, 19 Uhr',
      ),
    ),
  })

const laufen = (shot: Shots): DemoSite =>
  sport('klub/sport/laufen', 'Laufen', {
    image: shot('running'),
    description: 'Dienstags am Donaudamm, in drei Gruppen, bei jedem Wetter.',
    body: body(
      text(
        'Treffpunkt ist das Vereinsheim, Dienstag um 18:30 Uhr. Gruppe eins läuft fünf Kilometer und redet dabei, Gruppe zwei acht, Gruppe drei zwölf und redet nicht.',
        'Im Oktober richten wir den **Donaudammlauf** aus. Helferinnen und Helfer bekommen ein warmes Essen und das beste Leiberl der Stadt.',
      ),
    ),
  })

const nachwuchs = (shot: Shots): DemoSite =>
  sport('klub/sport/nachwuchs', 'Nachwuchs', {
    image: shot('youth'),
    description: 'Von den Minis bis zur U18: 410 Kinder in neunzehn Gruppen.',
    body: body(
      text(
        'Bei uns spielen alle. Bis zur U10 gibt es keine Tabellen, keine Reservebank und keine Eltern, die hineinrufen.',
        '> „Wir wollen, dass sie mit dreißig noch kommen – nicht, dass sie mit zwölf Meister werden.“',
        'Florian Moser, Jugendleiter',
      ),
      info('Gruppen', [
        ['Minis (4–6 Jahre)', 'Samstag, 9 Uhr, Kunstrasen. Ohne Anmeldung.'],
        ['U8 und U10', 'Dienstag und Donnerstag, 16:30 Uhr, Kunstrasen.'],
        ['U12 und U14', 'Montag, Mittwoch und Freitag, 17 Uhr, Kunstrasen.'],
        ['U16 und U18', 'Dienstag, Donnerstag und Freitag, 18 Uhr, Hauptplatz.'],
        ['Mädchen (8–14 Jahre)', 'Mittwoch, 16:30 Uhr, und Samstag, 10 Uhr.'],
      ]),
    ),
  })

const trainingszeiten = (): DemoSite =>
  page('klub/sport/trainingszeiten', 'Trainingszeiten', {
    description: 'Alle Gruppen von Montag bis Samstag auf einen Blick.',
    body: body(
      text(
        'Gilt von September bis Juni. In den Ferien trainieren wir nach Absprache, bei Unwetter entscheidet der Platzwart bis 15 Uhr.',
      ),
      info('Die Woche', [
        ['Montag', '16:00 Eltern-Kind-Turnen · 17:00 Kinderturnen · 17:00 U12 und U14 · 18:30 Frauen'],
        ['Dienstag', '16:30 U8 und U10 · 18:00 U16 und U18 · 18:30 Laufen · 19:00 Kampfmannschaft'],
        ['Mittwoch', '16:30 Mädchen · 17:00 U12 und U14 · 17:00 Geräte · 18:30 Frauen'],
        ['Donnerstag', '16:30 U8 und U10 · 18:00 U16 und U18 · 19:00 Kampfmannschaft · 19:00 Rücken'],
        ['Freitag', '17:00 U12 und U14 · 18:00 U16 und U18 · 20:00 Senioren 35+'],
        ['Samstag', '9:00 Minis · 10:00 Mädchen · 15:00 Heimspiele'],
      ]),
    ),
  })

const termine = (): DemoSite =>
  page('klub/termine', 'Termine', {
    description: 'Spiele, Feste und Versammlungen der nächsten Monate.',
    body: body(
      appointments('Was kommt', [
        {
          title: 'Weihnachtsfeier der Jugend',
          from: '2026-12-12T15:00:00+01:00',
          until: '2026-12-12T18:00:00+01:00',
          place: 'Vereinsheim',
          description: 'Mit Keksen aus der Backstube und dem Film der Saison.',
        },
        {
          title: 'Silvesterlauf',
          from: '2026-12-31T11:00:00+01:00',
          until: '2026-12-31T13:00:00+01:00',
          place: 'Donaudamm, Treffpunkt Vereinsheim',
          description: 'Fünf Kilometer in Kostümen, danach Gulaschsuppe.',
        },
        {
          title: 'Hallenturnier U10',
          from: '2027-01-23T09:00:00+01:00',
          until: '2027-01-23T16:00:00+01:00',
          place: 'Mittelschule Lieblgasse',
          description: 'Zehn Mannschaften, Buffet der Eltern.',
        },
        {
          title: 'Jahreshauptversammlung',
          from: '2027-03-12T19:00:00+01:00',
          until: '2027-03-12T21:30:00+01:00',
          place: 'Vereinsheim, großer Saal',
          description: 'Mit Wahl des Vorstands und Beschluss über das Flutlicht.',
          files: [libraryFile('tagesordnung')],
        },
        {
          title: 'Erstes Heimspiel im Frühjahr',
          from: '2027-03-20T15:00:00+01:00',
          until: '2027-03-20T17:00:00+01:00',
          place: 'Hauptplatz',
          description: 'Gegen den SC Aspern. Eintritt frei.',
          files: [libraryFile('spielplan-fruehjahr')],
        },
        {
          title: 'Sommerfest',
          from: '2027-06-26T14:00:00+02:00',
          until: '2027-06-26T23:00:00+02:00',
          place: 'Sportplatzweg 3',
          description: 'Elfmeterschießen, Tombola und Musik bis zehn.',
        },
      ]),
    ),
  })

const newsOverview = (): DemoSite =>
  page('klub/news', 'News', {
    title: 'Neues aus dem Verein',
    description: 'Spielberichte, Einladungen und alles, was sich sonst tut.',
    body: body(newsList()),
  })

const galerien = (): DemoSite =>
  page('klub/galerien', 'Galerien', {
    description: 'Bilder von Festen und Turnieren.',
    body: body(galleries('Galerien')),
  })

const sommerfest = (shot: Shots): DemoSite =>
  gallery(
    'klub/galerien/sommerfest',
    'Sommerfest 2026',
    'Ein Nachmittag mit 600 Gästen, 140 Litern Limonade und einem Elfmeterkönig von neun Jahren.',
    [
      shot('fest4'),
      shot('fest1'),
      shot('fest2'),
      shot('fest3'),
      shot('fest5'),
      shot('fest6'),
      shot('fest7'),
      shot('fest8'),
    ],
  )

const hallenturnier = (shot: Shots): DemoSite =>
  gallery(
    'klub/galerien/hallenturnier',
    'Hallenturnier der U12',
    'Zwölf Mannschaften, ein Finale im Siebenmeterschießen und sehr viel Kuchen.',
    [shot('cup2'), shot('cup1'), shot('cup3'), shot('cup4'), shot('cup5'), shot('cup6')],
  )

const kontakt = (): DemoSite =>
  page('klub/kontakt', 'Kontakt', {
    description: 'So erreichen Sie uns – am besten abends oder am Spieltag in der Kantine.',
    body: body(
      textLinks(
        'SK Morgenkrume',
        'Sportplatzweg 3, 1220 Wien. Das Sekretariat ist dienstags von 17 bis 19 Uhr besetzt.',
        [
          to.call('+43 1 000 80 99'),
          to.mail('klub@morgenkrume.example'),
          to.site('klub/anfahrt', 'Anfahrt'),
          to.site('klub/verein/vorstand', 'Alle Ansprechpersonen'),
        ],
      ),
    ),
  })

const anfahrt = (): DemoSite =>
  simple('klub/anfahrt', 'Anfahrt', 'Mit der U2, dem Rad oder zu Fuß. Parkplätze gibt es wenige.', [
    '## Öffentlich',
    'Mit der **U2** bis Donauspital, dann Bus **88A** bis Sportplatzweg. Von dort sind es zwei Minuten.',
    '## Mit dem Rad',
    'Der Radweg am Marchfeldkanal führt direkt am Platz vorbei. Achtzig Abstellplätze stehen unter Dach.',
    '## Mit dem Auto',
    'Bitte nur, wenn es nicht anders geht: Es gibt 24 Parkplätze, zwei davon für Menschen mit Behinderung gleich neben dem Eingang.',
  ])

/** Sections, training, dates, galleries and ways to the club. */
export const sportPages = (shot: Shots): DemoSite[] => [
  sections(),
  fussball(shot),
  tennis(shot),
  turnen(shot),
  laufen(shot),
  nachwuchs(shot),
  trainingszeiten(),
  termine(),
  newsOverview(),
  galerien(),
  sommerfest(shot),
  hallenturnier(shot),
  kontakt(),
  anfahrt(),
]
