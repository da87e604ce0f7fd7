import { body, type DemoSite, news, text, textImage, toPage } from './authoring.ts'
import type { Shots } from './shots.ts'

const derbysiegGegenAspern = (shot: Shots): DemoSite =>
  news('klub/news/derbysieg-gegen-aspern', 'Derbysieg in der Nachspielzeit', {
    image: shot('derby'),
    description:
      'Die Kampfmannschaft dreht gegen den SC Aspern ein 0:2 und gewinnt 3:2. Siegtorschütze: ein Siebzehnjähriger.',
    body: body(
      text(
        '412 Zuschauerinnen und Zuschauer, Regen bis zur Pause, und nach 25 Minuten stand es 0:2. Dann brachte Goran Jurić mit **Emir Hodžić** einen Siebzehnjährigen aus der eigenen U18 – und der machte das Spiel seines Lebens.',
        '## Der Ausgleich vor der Pause',
        'Nach einem Eckball köpfelte Kapitän Matthias Brandl das 1:2, kurz vor dem Pfiff traf Hodžić zum ersten Mal. „In der Kabine war es so laut, dass ich nichts sagen musste“, erzählt Jurić.',
      ),
      textImage('Das 3:2', shot('derby'), [
        'In der 93. Minute kam der Ball noch einmal in den Strafraum. Hodžić nahm ihn mit dem Rücken zum Tor an, drehte sich und traf ins kurze Eck.',
        'Damit liegen wir nach neun Runden auf Platz drei. Das nächste Heimspiel ist am Samstag um 15 Uhr gegen Eßling.',
      ]),
      text(
        '**SK Morgenkrume:** Pichler; Brandl, Öztürk, Haider, Nagl; Jovanović, Steiner (55. Hodžić), Leitgeb; Kainz, Wolf, Bauer.',
      ),
    ),
  })

const hallenturnierDerU12 = (shot: Shots): DemoSite =>
  news('klub/news/hallenturnier-der-u12', 'Silber für unsere U12', {
    image: shot('tournament'),
    description: 'Zwölf Mannschaften, 31 Spiele, ein Finale im Siebenmeterschießen: So war unser Hallenturnier.',
    body: body(
      text(
        'Zum achten Mal haben wir in die Halle der Mittelschule Lieblgasse geladen. Unsere U12 gewann alle vier Gruppenspiele und musste sich erst im Finale dem FC Stadlau geschlagen geben – mit 4:5 im Siebenmeterschießen.',
        'Danke an die 26 Eltern, die Kuchen gebacken, gepfiffen und Tore getragen haben. Das Buffet brachte **1.140 Euro** für die neuen Trikots.',
      ),
      textImage('Alle haben gewonnen', shot('cup5'), [
        'Am Ende bekam jedes Kind eine Medaille, auch die Tormänner der U8, die nur zum Zuschauen gekommen waren.',
        toPage('klub/galerien/hallenturnier', 'Alle Bilder vom Turnier'),
      ]),
    ),
  })

const donaudammlaufMitRekord = (shot: Shots): DemoSite =>
  news('klub/news/donaudammlauf-mit-rekord', 'Donaudammlauf mit 683 am Start', {
    image: shot('danubeRun'),
    description: 'So viele waren es noch nie. Unsere Laufgruppe holt drei Klassensiege über zehn Kilometer.',
    body: body(
      text(
        'Neun Grad, kaum Wind, trockener Asphalt: besser kann ein Herbstlauf nicht sein. **683 Läuferinnen und Läufer** kamen über fünf, zehn oder einundzwanzig Kilometer ins Ziel – um 97 mehr als im Vorjahr.',
        '## Unsere besten Zeiten',
        '- **Julia Reiter**, 10 km, W30: 39:48 Minuten',
        '- **Samuel Okafor**, 10 km, M20: 34:12 Minuten',
        '- **Hermine Wallner**, 10 km, W60: 52:05 Minuten',
        'Wer mitlaufen möchte: Die Gruppe trifft sich jeden Dienstag um 18:30 Uhr beim Vereinsheim, das Tempo richtet sich nach den Langsamsten.',
      ),
    ),
  })

const saisonauftaktAmSandplatz = (shot: Shots): DemoSite =>
  news('klub/news/saisonauftakt-am-sandplatz', 'Saisonauftakt am Sandplatz', {
    image: shot('courtOpening'),
    description: 'Drei Plätze, neue Linien und ein Schnuppertag für alle, die es schon immer einmal probieren wollten.',
    body: body(
      text(
        'Vierzig Tonnen Ziegelmehl haben wir im März verteilt, gewalzt und gewässert. Jetzt sind die Plätze so gut wie zuletzt 2019.',
        'Am **Schnuppertag** stehen von 10 bis 16 Uhr Leihschläger bereit, unsere Trainerinnen spielen mit jedem ein paar Bälle. Eine Anmeldung braucht es nicht, nur Schuhe ohne Stollen.',
      ),
      text(
        '> „Wer den Ball zweimal über das Netz bringt, kommt wieder.“',
        'So sagt es Sektionsleiterin Brigitte Haas, und sie behält meistens recht.',
      ),
    ),
  })

const anmeldungSommercamp = (shot: Shots): DemoSite =>
  news('klub/news/anmeldung-sommercamp', 'Sommercamp: Anmeldung ab sofort', {
    image: shot('camp'),
    description:
      'Fünf Tage Fußball, Turnen und Baden für Kinder von 6 bis 13. Sechzig Plätze, Mittagessen aus der Kantine.',
    body: body(
      text(
        'In der zweiten und in der vorletzten Ferienwoche gehört der Platz den Kindern: vormittags Training, mittags eine warme Mahlzeit, nachmittags Turnen, Tennis oder die Alte Donau.',
        '### Was es kostet',
        '- 165 Euro für Mitglieder, 195 Euro für alle anderen',
        '- 20 Euro weniger für jedes weitere Kind einer Familie',
        '- Mittagessen, Obst und ein Camp-T-Shirt sind dabei',
        'Anmeldung per E-Mail an [jugend@morgenkrume.example](mailto:jugend@morgenkrume.example) mit Name, Geburtsjahr und allem, was wir über Allergien wissen müssen.',
      ),
    ),
  })

const jahreshauptversammlung = (shot: Shots): DemoSite =>
  news('klub/news/jahreshauptversammlung', 'Einladung zur Jahreshauptversammlung', {
    image: shot('assembly'),
    description:
      'Wahl des Vorstands, Bericht der Sektionen und der Beschluss über das Flutlicht. Wir bitten um zahlreiches Kommen.',
    body: body(
      text(
        'Die Jahreshauptversammlung findet im großen Saal des Vereinsheims statt. Stimmberechtigt sind alle ordentlichen Mitglieder ab 16 Jahren.',
        '## Tagesordnung',
        '1. Begrüßung und Feststellung der Beschlussfähigkeit',
        '1. Bericht des Obmanns und der Sektionen',
        '1. Bericht des Kassiers und der Rechnungsprüferinnen',
        '1. Entlastung und Neuwahl des Vorstands',
        '1. Beschluss über die neue Flutlichtanlage',
        '1. Allfälliges',
        'Anträge bitte bis zwei Wochen vorher schriftlich an die Schriftführerin.',
      ),
    ),
  })

const kipferlFuerDieKabine = (shot: Shots): DemoSite =>
  news('klub/news/kipferl-fuer-die-kabine', 'Kipferl für die Kabine', {
    image: shot('bakery'),
    description: 'Unser Hauptsponsor verlängert um drei Jahre – und liefert weiterhin jeden Samstag das Frühstück.',
    body: body(
      text(
        'Seit 1987 steht die Morgenkrume auf unseren Trikots. Am Freitag haben Obmann Gerhard Lindner und Geschäftsführerin Theresa Krumbach den Vertrag um drei Jahre verlängert.',
        'Das Geld fließt zur Hälfte in den Nachwuchs. Und weil ein Vertrag allein nicht satt macht: Jeden Samstag vor dem Spiel stehen achtzig Kipferl in der Kabine.',
      ),
    ),
  })

const neueFlutlichtanlage = (shot: Shots): DemoSite => ({
  ...news('klub/news/neue-flutlichtanlage', 'Neue Flutlichtanlage ab dem Frühjahr', {
    image: shot('floodlight'),
    description: 'LED statt Halogen: ein Drittel des Stroms und endlich Licht bis in die Ecken.',
    body: body(
      text(
        'Entwurf – erscheint erst nach dem Beschluss der Jahreshauptversammlung.',
        'Die sechs alten Masten aus dem Jahr 1978 werden durch vier neue ersetzt. Die Stadt fördert vierzig Prozent, der Rest kommt aus Rücklagen und Spenden.',
      ),
    ),
  }),
  isPublic: false,
})

/** What happened, the latest last: the list turns it round. The last one is not out yet. */
export const newsPages = (shot: Shots): DemoSite[] => [
  derbysiegGegenAspern(shot),
  hallenturnierDerU12(shot),
  donaudammlaufMitRekord(shot),
  saisonauftaktAmSandplatz(shot),
  anmeldungSommercamp(shot),
  jahreshauptversammlung(shot),
  kipferlFuerDieKabine(shot),
  neueFlutlichtanlage(shot),
]
