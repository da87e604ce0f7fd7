import { formatCount } from '../../../ui/format.ts'

/** Sentences about the screens of the business. */
export const texts = {
  title: 'Anmeldung und Zustand',
  badges: {
    well: 'In Ordnung',
    silent: 'Nichts gehört',
    look: 'Bitte ansehen',
    out: 'Nicht angemeldet',
    off: 'Inaktiv',
  },
  how: 'So wird das Gerät angemeldet',
  open: 'Öffnen Sie am Gerät diese Adresse:',
  type: 'Geben Sie den Code, den es zeigt, hier ein:',
  other: 'Anderes Gerät unter diesem Eintrag anmelden',
  otherHint: 'Das bisherige Gerät verliert damit seinen Zugang.',
  code: 'Code vom Bildschirm',
  confirm: 'Gerät anmelden',
  confirmed: 'Code bestätigt. Das Gerät meldet sich gleich an.',
  waiting: 'Warten auf das Gerät …',
  inactive: 'Der Eintrag ist nicht aktiv. Geräte lassen sich nur unter aktiven Einträgen anmelden.',
  revoke: 'Gerät abmelden …',
  revokeTitle: (name: string) => `„${name}“ abmelden?`,
  revokeText: 'Das Gerät verliert sofort seinen Zugang und muss mit einem neuen Code angemeldet werden.',
  revokeOrders: (count: number) =>
    `Auf ihm ${count === 1 ? 'wartet' : 'warten'} noch ${formatCount(count, 'Bestellung', 'Bestellungen')}. Sie ${
      count === 1 ? 'kommt' : 'kommen'
    } erst an, wenn es wieder angemeldet ist.`,
  revokeUnheard: 'Es wurde länger nicht gehört: Vielleicht warten darauf Bestellungen, von denen hier niemand weiß.',
  revokeNow: 'Abmelden',
  keep: 'Angemeldet lassen',
  revoked: 'Das Gerät ist abgemeldet und hat ab sofort keinen Zugang mehr.',
  offline: 'Keine Verbindung zum Server. Geräte lassen sich nur mit Verbindung an- und abmelden.',
  unknown: 'Der Zustand des Geräts ist ohne Verbindung nicht bekannt.',
  seen: 'Zuletzt gesehen',
  seenBoard: 'auf etwa zehn Minuten genau',
  never: 'Noch nie',
  outbox: 'Wartende Bestellungen',
  none: 'Keine',
  orders: (count: number, span: string) => `${count}, die älteste seit ${span}`,
  asOf: (ago: string) => `Stand ${ago}`,
  keepOrders: 'Auf diesem Gerät warten Bestellungen. Bitte nicht zurücksetzen und den Browser nicht leeren.',
  stuck:
    'Das Gerät ist verbunden, und trotzdem warten Bestellungen. Sie werden weiter übertragen; sehen Sie bitte nach.',
  storage: 'Speicher',
  kept: 'dauerhaft',
  notKept: 'nicht dauerhaft',
  notKeptHint:
    'Der Browser sichert Bestellungen nicht dauerhaft, deshalb nimmt der Kiosk ohne Netz keine an. Installieren Sie die Seite dort als App.',
  free: (megabytes: number) => `${megabytes.toLocaleString('de-DE')}\u00a0MB frei`,
  clock: 'Uhr',
  right: 'geht richtig',
  wrong: (seconds: number) => `geht um ${seconds.toLocaleString('de-DE')}\u00a0s falsch`,
  clockHint:
    'Mit falscher Uhr nimmt der Kiosk ohne Netz keine Bestellungen an. Stellen Sie am Gerät die automatische Uhrzeit ein.',
  slip: {
    onlyKiosk: 'Einen Belegdrucker hat nur ein Kiosk. Hier wird kein Beleg gedruckt.',
    gone: 'Den Belegdrucker gibt es nicht mehr. Am Kiosk wird kein Beleg gedruckt.',
    elsewhere: 'Der Belegdrucker gehört zu einer anderen Filiale. Am Kiosk wird kein Beleg gedruckt.',
    off: 'Der Belegdrucker ist nicht aktiv. Am Kiosk wird kein Beleg gedruckt.',
  },
  memory: 'Arbeitsspeicher',
  megabytes: (count: number) => `${count.toLocaleString('de-DE')}\u00a0MB`,
  version: 'Programmstand',
} as const
