import type { Misfit } from '../../../schema/signage/drawing.ts'

export const texts = {
  preview: {
    waiting: 'Die Schriften für die Vorschau kommen mit der nächsten Verbindung.',
    formats: { png: 'PNG', webp: 'WebP', pdf: 'PDF' },
    fits: 'Alles hat Platz.',
  },
  misfits: {
    tooLong: 'Text hat nicht ganz Platz',
    noRoom: 'Nicht alles hat Platz',
    nothing: 'Gerade nichts zu zeigen',
    noGlyph: 'Zeichen fehlt in der Schrift',
    unknownName: 'Unbekannter Platzhalter',
    noPicture: 'Kein Bild',
    noBarcode: 'Keine gültige EAN',
    smallBarcode: 'Barcode zu klein für Scanner',
  } satisfies Record<Misfit['reason'], string>,
  template: {
    open: 'Aus Vorlage',
    title: 'Bild aus einer Vorlage',
    which: 'Vorlage',
    subject: (noun: string) => `${noun}, woraus das Bild wird`,
    take: 'Bild übernehmen',
    none: 'Noch gibt es keine Bildvorlage. Angelegt werden sie unter Inhalte, Bildvorlagen.',
    failed: 'Das Bild zeichnet der Server, und der ist gerade nicht erreichbar. Die Auswahl bleibt hier stehen.',
  },
  labels: {
    title: (count: number) => (count === 1 ? 'Etiketten für ein Produkt' : `Etiketten für ${count} Produkte`),
    sheet: 'Papier',
    layout: 'Gestaltung',
    priceTag: 'Preisschild',
    copies: 'Etiketten je Produkt',
    used: 'Schon verbrauchte Etiketten des ersten Bogens',
    scale:
      'Beim Drucken „Tatsächliche Größe“ oder 100 % wählen, sonst passen die Etiketten nicht auf den Bogen. Die Linie am Fuß des ersten Bogens ist genau 100\u00a0mm lang: Messen Sie sie einmal auf Normalpapier nach.',
    print: 'PDF erstellen',
    cancel: 'Abbrechen',
    fileName: 'Etiketten.pdf',
    done: (labels: number, sheets: number) =>
      `${labels === 1 ? 'Ein Etikett' : `${labels} Etiketten`} auf ${sheets === 1 ? 'einem Bogen' : `${sheets} Bögen`}. Die Datei liegt bei den Downloads.`,
    close: 'Fertig',
    offline: 'Etiketten zeichnet der Server, und der ist gerade nicht erreichbar. Die Auswahl bleibt hier stehen.',
    misfits: (count: number) => (count === 1 ? 'Ein Etikett bitte ansehen:' : `${count} Etiketten bitte ansehen:`),
    example: (name: string) => `So sieht das Etikett für ${name} aus`,
    printer: {
      title: 'Etikettendrucker',
      which: 'Welcher',
      print: 'Am Etikettendrucker drucken',
      named: (name: string, paper: string) => `${name} · ${paper}`,
      paper: (name: string, paper: string) =>
        `Am Etikettendrucker „${name}“: ${paper}, je Etikett so groß wie sein Papier.`,
      none: 'Noch hat kein Drucker Etikettenpapier. Einzutragen ist es bei einem Drucker unter Filialen, Geräte & Drucker.',
      tooLarge: (layout: string, paper: string) => `„${layout}“ ist größer als das Papier dieses Druckers (${paper}).`,
      queued: (labels: number, printer: string) =>
        `${labels === 1 ? 'Ein Etikett ist' : `${labels} Etiketten sind`} unterwegs zu „${printer}“.`,
      look: 'Wie es ausgeht, steht bei den Druckaufträgen.',
      offline:
        'Zum Drucker kommen Etiketten nur über den Server, und der ist gerade nicht erreichbar. Die Auswahl bleibt hier stehen.',
    },
    tooMany: (most: number) => `Mehr als ${most} Etiketten gehen nicht auf einmal.`,
  },
}
