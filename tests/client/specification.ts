/** A German sentence of the storefront's specification and the file it has to stand in. */
export interface Sentence {
  /** Section and screen, as the specification is headed. */
  readonly section: string
  /** Word for word; `{…}` stands for what is put in. */
  readonly says: string
  /** The file whose texts say it. */
  readonly in: string
  /** It may stand in a longer sentence: the specification gives a part of one. */
  readonly within?: true
}

const at =
  (section: string, file: string) =>
  (...sentences: readonly (string | { readonly within: string })[]): Sentence[] =>
    sentences.map(sentence =>
      typeof sentence === 'string'
        ? { section, says: sentence, in: file }
        : { section, says: sentence.within, in: file, within: true },
    )

const branches = 'client/ordering/branches/texts.ts'
const menu = 'client/ordering/menu/texts.ts'
const menuLater = 'client/ordering/menu/details/texts.ts'
const cart = 'client/ordering/cart/texts.ts'
const configuration = 'client/ordering/configuration/texts.ts'
const checkout = 'client/ordering/checkout/texts.ts'
const dates = 'client/ui/dates/texts.ts'
const order = 'client/ordering/order/texts.ts'
const payments = 'schema/business/paymentMethods.ts'
const notFound = 'client/surfaces/shop/notFoundTexts.ts'
const pages = 'client/website/pages/texts.ts'
const gallery = 'client/website/pages/gallery/texts.ts'
const siteTypes = 'schema/website/siteTypes.ts'
const site = 'schema/website/site.ts'
const head = 'client/website/head/texts.ts'
const page = 'client/ordering/page/texts.ts'
const offline = 'client/ordering/page/offline/texts.ts'
const chrome = 'client/surfaces/shop/chrome/texts.ts'
const consent = 'client/website/consent/texts.ts'
const install = 'client/website/install/texts.ts'
const navigation = 'client/website/navigation/texts.ts'
const toolbar = 'client/website/toolbar/texts.ts'
const kit = 'client/ui/firstTexts.ts'
const obstacles = 'schema/ordering/obstacles.ts'
const messages = 'schema/base/problems.ts'

/** Every quoted or named German text of sections 2, 4, 5 and 8 that belongs to ordering, in the order of the specification. */
export const sentences: readonly Sentence[] = [
  ...at('2 routes', head)('Bestellvorgang', 'Bestellstatus'),
  ...at('2 routes, self-service', 'client/counter/kiosk/languages/de.ts')('Tippen um zu bestellen'),
  ...at('2 branch list', branches)(
    'PLZ / Ort',
    '{n} von {total} Filialen werden angezeigt.',
    'Leider wurden keine Ergebnisse gefunden.',
  ),
  ...at('2 home page', branches)(
    'Online Bestellen',
    'Tischreservierung',
    'Jetzt Anrufen',
    'Anfahrt',
    'Anfahrt berechnen',
    'Öffnungszeiten',
    'Lieferzeiten anzeigen',
    'Öffnungszeiten anzeigen',
  ),
  ...at('2 branch ordering page', menuLater)('Liefergebiet'),
  ...at('2 branch ordering page', menu)(
    'Art der Lieferung',
    'Derzeit haben wir leider geschlossen.',
    'Derzeit bieten wir leider keine Lieferung an.',
    { within: 'Vorbestellung' },
    'Geschlossen',
  ),
  ...at('2 side bar', branches)('{N} Standort geöffnet', '{N} Standorte geöffnet', 'Alle Standorte geschlossen'),
  ...at('2 branch ordering page, cart', cart)(
    'Kosten',
    'Lieferkosten',
    'Gesamt',
    'Keine Produkte im Warenkorb!',
    { within: 'Mindestbestellwert' },
    { within: 'kostenlosen Lieferung' },
  ),
  ...at('2 branch ordering page, side bar', kit)('Geöffnet bis {time}', 'Geschlossen'),
  ...at('2 branch ordering page, overlay', configuration)('Anfragen', 'In den Warenkorb', 'Vorbestellen'),
  ...at('2 checkout', checkout)('Keine passende Organisation gefunden.'),
  ...at('2 checkout', dates)('Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'),
  ...at('2 status page, headline', order)(
    'Vielen Dank für Ihre Bestellung!',
    'Ihre Bestellung wurde storniert.',
    'Ihre Bestellung wurde zugestellt!',
    'Ihre Bestellung ist abgeschlossen!',
    'Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.',
    'wird zugestellt',
    'Ihre Bestellung wird jetzt zugestellt.',
    'abholbereit',
    'Ihre Bestellung ist jetzt abholbereit.',
    'Bestellnummer',
    'Ticket',
    { within: 'Statusbildschirm' },
    'als App installieren',
  ),
  ...at('2 status page, counter appointment', order)('Ja, {time} Uhr ist in Ordnung', 'Nein, Bestellung stornieren'),
  ...at('2 status page, questionnaire', order)(
    'Bestellvorgang',
    'Service',
    'Qualität des Foods',
    'Gesamtbewertung',
    'Abschicken',
    'Abbrechen',
  ),
  ...at('2 status page, timeline', order)(
    'Warten auf Bestätigung',
    'Bestellung bestätigt',
    'Bestellung wird vorbereitet',
    'Bestellung vorbereitet',
  ),
  ...at('2 status page, details', payments)('Barzahlung', 'EC Karte / Debitkarte', 'Online Zahlung'),
  ...at('2 status page, details', order)(
    '(Bezahlt)',
    '(Rückerstattet)',
    'Lieferung',
    'Dine In',
    'Takeaway',
    'Warten auf Zahlungseingang',
    'Warten auf Bestätigung',
    'Abgeschlossen',
    'Zugestellt',
    'In Zustellung',
    'Abholbereit',
    'Wird bearbeitet',
    'Storniert',
  ),
  ...at('2 CMS pages', pages)('Zurück'),
  ...at('2 CMS pages', gallery)('Alle herunterladen'),
  ...at('2 CMS pages', siteTypes)('Standardseite', 'News', 'Sportarten', 'Galerie', 'Einfache Seite'),
  ...at('2 CMS pages', site)('Inhalt'),
  ...at('8 unknown site type', pages)('500 Internal Server Error', 'Leider ist ein interner Fehler aufgetreten.'),
  ...at('2 navigation, header', navigation)('Menü', 'Zurück'),
  ...at('2 chrome, footer', head)('Online Bestellen'),
  ...at('2 chrome, footer of a club', navigation)('Kontakt', 'Standort', 'Unser Verein'),
  ...at('2 chrome, toolbar', toolbar)('Seiten', 'Statistiken', 'Navigationen', 'Ins Backend wechseln', 'Abmelden'),
  ...at('2 chrome, footer', 'schema/business/legalPages.ts')('AGB', 'Datenschutz', 'Impressum', 'Allergene'),
  ...at('2 chrome, install link', chrome)('App installieren'),
  ...at('2 chrome, cookie banner', consent)('Mehr erfahren', 'Akzeptieren', 'Ablehnen'),
  ...at('2 chrome, install prompt and instructions', install)(
    '{shop} als App installieren?',
    'Installieren',
    'Jetzt nicht',
    'Installation abschliessen',
    'Installation läuft',
  ),
  ...at('2 app shell', offline)(
    'Sie sind offline',
    'Bitte überprüfen Sie Ihre Internetverbindung.',
    'Erneut versuchen',
  ),
  ...at('2 app shell', install)('Ein Update wurde installiert!', 'App neustarten'),
  ...at('5 uploads', configuration)('Datei auswählen'),
  ...at('5 phone', checkout)('Bitte geben Sie eine gültige Nummer im Format +436641234567 an.'),
  ...at('5 phone', messages)('Bitte geben Sie eine gültige Nummer im Format +436641234567 an.'),
  ...at('5 appointment', obstacles)({ within: 'Zum ausgewählten Zeitpunkt haben wir leider geschlossen.' }),
  ...at(
    '8 order create fails with no response data',
    'schema/ordering/checkout.ts',
  )('Ein unbekannter Fehler ist aufgetreten.'),
  ...at(
    '8 failed payment',
    checkout,
  )('Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.'),
  ...[obstacles, cart].flatMap(file =>
    at('8 minimum order value', file)('Sie haben den Mindestbestellwert in Höhe von {X} leider noch nicht erreicht.'),
  ),
  ...at('8 closed', obstacles)(
    'Derzeit haben wir leider geschlossen.',
    'Derzeit bieten wir leider keine Lieferung an.',
  ),
  ...[obstacles, checkout].flatMap(file => at('8 empty cart', file)('Keine Produkte im Warenkorb!')),
  ...at('8 no appointments on day', dates)('Zum ausgewählten Tag sind keine Termine verfügbar.'),
  ...at('8 appointment missing', obstacles)('Bitte wählen Sie einen Termin aus.'),
  ...at('8 no site for path', notFound)('404 Not Found', 'Leider wurde die angeforderte Seite nicht gefunden.'),
  ...at('8 internal error', page)('500 Internal Server Error', 'Leider ist ein interner Fehler aufgetreten.'),
  ...at('8 status call failures', order)(
    'Bestätigung konnte nicht versendet werden.',
    'Bewertung konnte nicht gesendet werden.',
  ),
]

/** What section 2 says of screens that are not there yet, so that nobody forgets it: sentence and what it waits for. */
export const later: Readonly<Record<string, readonly string[]>> = {}
