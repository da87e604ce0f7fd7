import {
  body,
  type DemoSite,
  galleries,
  hero,
  images,
  info,
  newsTeaser,
  page,
  shared,
  simple,
  sports,
  team,
  teamTeaser,
  text,
  textImage,
  textLinks,
  toPage,
} from './authoring.ts'
import { libraryFile } from './files.ts'
import { to } from './links.ts'
import { officers, sectionHeads } from './people.ts'
import type { Shots } from './shots.ts'
import { statutes } from './statutes.ts'

const start = (shot: Shots): DemoSite =>
  page('klub', 'SK Morgenkrume', {
    title: 'Sportklub in der Donaustadt seit 1954',
    description: 'Fußball, Tennis, Turnen und Laufen für alle von vier bis neunzig – mit Kantine am Platz.',
    body: body(
      hero({
        title: 'Ein Platz für alle',
        text: 'Fußball, Tennis, Turnen und Laufen in der Donaustadt – seit 1954, mit 840 Mitgliedern und einer Kantine am Platz.',
        image: shot('pitch'),
        links: [
          to.site('klub/verein/mitglied-werden', 'Mitglied werden'),
          to.site('klub/sport/trainingszeiten', 'Trainingszeiten'),
        ],
      }),
      newsTeaser('Neues vom Platz', to.site('klub/news', 'Alle News')),
      sports('Unsere Sektionen'),
      textImage('Nach dem Spiel in die Kantine', shot('clubhouse'), [
        'Würstel in der Pause, Spritzer nach dem Schlusspfiff und am Sonntag der beste Apfelstrudel von Kagran: Die Kantine hat an allen Trainings- und Spieltagen offen.',
        `[An den Tisch bestellen](/store/klubheim) oder ${toPage('klub/verein/vereinsheim', 'mehr über das Vereinsheim lesen')}.`,
      ]),
      teamTeaser(
        'Wer den Verein trägt',
        'Neun Menschen im Vorstand, vierzig Trainerinnen und Trainer, alle ehrenamtlich.',
        officers(shot).slice(0, 3),
        to.site('klub/verein/vorstand', 'Vorstand kennenlernen'),
      ),
      shared(1),
      galleries('Bilder aus dem Vereinsleben'),
    ),
  })

const verein = (shot: Shots): DemoSite =>
  page('klub/verein', 'Verein', {
    title: 'Der Verein',
    description: 'Wofür der SK Morgenkrume steht, wie er organisiert ist und wo Sie mitmachen können.',
    body: body(
      text(
        'Der SK Morgenkrume ist ein gemeinnütziger Sportverein mit Sitz in Wien-Donaustadt (ZVR 000000000). 840 Mitglieder, davon 410 Kinder und Jugendliche, trainieren in vier Sektionen.',
        'Gegründet haben ihn 1954 Gesellen einer Backstube, die nach der Nachtschicht kicken wollten. Bis heute beginnt das erste Training am Samstag um sieben Uhr früh.',
      ),
      textImage('Sport, den sich alle leisten können', shot('youth'), [
        'Kein Kind soll wegen Geld nicht mitspielen. Wer den Beitrag nicht zahlen kann, spricht mit unserem Jugendleiter – vertraulich und ohne Formular.',
      ]),
      textLinks('Mehr über uns', 'Wie alles begann, wer den Verein führt und was in den Statuten steht.', [
        to.site('klub/verein/geschichte', 'Geschichte'),
        to.site('klub/verein/vorstand', 'Vorstand'),
        to.site('klub/verein/statuten', 'Statuten'),
        to.site('klub/verein/sponsoren', 'Partner'),
      ]),
      shared(1),
    ),
  })

const geschichte = (shot: Shots): DemoSite =>
  page('klub/verein/geschichte', 'Geschichte', {
    title: 'Siebzig Jahre in zehn Minuten',
    description: 'Von der Wiese hinter der Backstube zum Verein mit vier Sektionen.',
    body: body(
      textImage('1954: Elf Bäcker und ein Ball', shot('history'), [
        'Am 3. Mai 1954 gründeten elf Gesellen im Hinterzimmer der Backstube Krumbach den „Sportklub der Bäckerburschen“. Gespielt wurde auf einer Wiese, die dem Müller gehörte.',
      ]),
      info('Was seither geschah', [
        [
          '1962: Der eigene Platz',
          'Die Stadt verpachtet uns das Gelände am Sportplatzweg. Die Mitglieder planieren es an siebzehn Wochenenden von Hand.',
        ],
        [
          '1978: Licht und Kantine',
          'Sechs Flutlichtmasten und ein Vereinsheim aus Holz. Die Kantine führt bis 1996 Frau Resi, deren Gulasch heute noch auf der Karte steht.',
        ],
        [
          '1987: Die Morgenkrume auf dem Trikot',
          'Aus der Backstube ist eine Kette geworden, aus dem Sportklub der SK Morgenkrume.',
        ],
        [
          '1999: Frauen und Mädchen',
          'Die erste Frauenmannschaft steigt im zweiten Jahr auf. Heute ist jedes dritte Mitglied weiblich.',
        ],
        ['2011: Tennis und Laufen', 'Drei Sandplätze entstehen, und aus einer Silvesterwette wird die Sektion Laufen.'],
        [
          '2024: Siebzig Jahre',
          'Zum Jubiläum kommen 1.400 Menschen zum Sommerfest. Das neue Vereinsheim ist aus Lärche und heizt mit der Sonne.',
        ],
      ]),
    ),
  })

const vorstand = (shot: Shots): DemoSite =>
  page('klub/verein/vorstand', 'Vorstand', {
    title: 'Vorstand und Sektionen',
    description: 'Die Menschen, die den Verein führen, mit Telefonnummer und E-Mail.',
    body: body(
      text(
        'Der Vorstand wird alle zwei Jahre von der Jahreshauptversammlung gewählt. Alle arbeiten ehrenamtlich; am besten erreichen Sie uns abends.',
      ),
      team('Vorstand', officers(shot)),
      team('Sektionsleitung', sectionHeads(shot)),
    ),
  })

const mitgliedWerden = (): DemoSite =>
  page('klub/verein/mitglied-werden', 'Mitglied werden', {
    description: 'Beiträge, Anmeldung und was im ersten Monat passiert. Schnuppern kostet nichts.',
    body: body(
      text(
        'Kommen Sie einfach zu einem Training – **viermal schnuppern ist gratis**. Danach genügt das ausgefüllte Beitrittsformular, abgegeben in der Kantine oder per E-Mail.',
        '## Beiträge im Jahr',
        '- Kinder und Jugendliche bis 18: **96 Euro**',
        '- Erwachsene: **168 Euro**',
        '- Familien, egal wie viele Kinder: **290 Euro**',
        '- Unterstützende Mitglieder: ab **40 Euro**',
      ),
      textLinks('Anmelden', 'Formular ausdrucken, unterschreiben, abgeben – oder abfotografieren und schicken.', [
        to.file(libraryFile('beitrittserklaerung'), 'Beitrittserklärung (PDF)'),
        to.mail('mitglieder@morgenkrume.example'),
        to.call('+43 1 000 80 99'),
      ]),
      info('Häufige Fragen', [
        ['Muss mein Kind schon etwas können?', 'Nein. Bei den Jüngsten geht es ums Laufen, Fangen und Dazugehören.'],
        [
          'Wer zahlt, wenn wir es uns gerade nicht leisten können?',
          'Der Verein. Sprechen Sie mit Florian Moser, er regelt das vertraulich.',
        ],
        ['Wie trete ich wieder aus?', 'Mit einer formlosen E-Mail bis 30. November zum Jahresende.'],
      ]),
    ),
  })

const vereinsheim = (shot: Shots): DemoSite =>
  page('klub/verein/vereinsheim', 'Vereinsheim', {
    title: 'Vereinsheim und Kantine',
    description: 'Saal für achtzig Gäste, Terrasse zum Platz, Kantine an Trainings- und Spieltagen.',
    body: body(
      textImage(
        'Ein Haus aus Lärche',
        shot('clubhouse'),
        [
          'Seit 2024 steht unser Vereinsheim dort, wo früher die alte Holzkantine war. Der Saal fasst achtzig Gäste und wird an Mitglieder für Feste vermietet – mit Küche, ohne Sperrstundenstress.',
          `${toPage('klub/kontakt', 'Saal anfragen')} · [Karte der Kantine](/store/klubheim)`,
        ],
        'left',
      ),
      images('Rund ums Haus', [shot('clubhouse'), shot('fest6'), shot('fest5'), shot('fest1')]),
    ),
  })

const sponsoren = (shot: Shots): DemoSite =>
  page('klub/verein/sponsoren', 'Partner', {
    title: 'Unsere Partner',
    description: 'Ohne sie gäbe es weder Trikots noch Licht am Abend.',
    body: body(
      textImage('Morgenkrume Backhaus', shot('sponsorBakery'), [
        'Hauptsponsor seit 1987, und jeden Samstag achtzig Kipferl für die Kabine. [Online bestellen](/)',
      ]),
      textImage(
        'Gärtnerei Blühwerk',
        shot('sponsorGarden'),
        [
          'Pflegt unsere Hecken und schenkt jedem Neugeborenen im Verein einen Apfelbaum. [bluehwerk.example](https://bluehwerk.example)',
        ],
        'left',
      ),
      textImage('Radhaus Donaustadt', shot('sponsorBikes'), [
        'Bringt die Nachwuchsteams mit Lastenrädern zu Auswärtsspielen im Bezirk. [radhaus.example](https://radhaus.example)',
      ]),
      textImage(
        'Lerchenbank',
        shot('sponsorBank'),
        [
          'Verdoppelt jede Spende an den Nachwuchs bis 5.000 Euro im Jahr. [lerchenbank.example](https://lerchenbank.example)',
        ],
        'left',
      ),
      textLinks(
        'Partner werden',
        'Ein Inserat im Spielheft kostet 90 Euro im Jahr. Wir schicken Ihnen gerne die Mappe.',
        [
          to.mail('partner@morgenkrume.example'),
          to.web('https://www.sportunion.at', 'Unser Dachverband'),
          to.route('/', 'Beim Hauptsponsor bestellen'),
          to.branch('klubheim', 'Kantine am Platz'),
        ],
      ),
    ),
  })

const downloads = (): DemoSite =>
  page('klub/verein/downloads', 'Downloads', {
    description: 'Formulare und Unterlagen zum Ausdrucken.',
    body: body(
      textLinks('Formulare', 'Alles als PDF.', [
        to.file(libraryFile('beitrittserklaerung'), 'Beitrittserklärung'),
        to.file(libraryFile('spielplan-fruehjahr'), 'Spielplan der Frühjahrsrunde'),
        to.file(libraryFile('platzordnung'), 'Platzordnung'),
      ]),
    ),
  })

const statuten = (): DemoSite =>
  simple('klub/verein/statuten', 'Statuten', 'Auszug aus den Statuten in der Fassung vom 12. März 2024.', statutes)

const platzordnung = (): DemoSite =>
  simple('klub/verein/platzordnung', 'Platzordnung', 'Was auf der Anlage gilt, damit sich alle wohlfühlen.', [
    '## Platz und Kabinen',
    '- Der Hauptplatz wird nur mit Freigabe des Platzwarts betreten.',
    '- Stollenschuhe werden vor der Kabine ausgezogen.',
    '- Die Sandplätze werden nach jedem Spiel abgezogen und gewässert.',
    '## Miteinander',
    '- Auf der Anlage wird nicht geraucht, auch nicht am Spielfeldrand.',
    '- Hunde sind an der Leine willkommen, auf dem Rasen nicht.',
    '- Anweisungen von Trainerinnen, Trainern und Platzwart gelten für alle.',
    '## Ruhe',
    'Ab 22 Uhr gehört der Abend den Nachbarn: keine Musik im Freien, keine Motoren auf dem Parkplatz.',
  ])

/** The start of the club's site and everything about the club itself. */
export const clubPages = (shot: Shots): DemoSite[] => [
  start(shot),
  verein(shot),
  geschichte(shot),
  vorstand(shot),
  mitgliedWerden(),
  vereinsheim(shot),
  sponsoren(shot),
  downloads(),
  statuten(),
  platzordnung(),
]
