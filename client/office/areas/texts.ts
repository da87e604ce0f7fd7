import type { Area } from '../../../schema/base/areas.ts'
import { formatCount } from '../../ui/format.ts'

/** What the areas of the office and their parts are called. */
export const texts = {
  areas: {
    today: 'Heute',
    orders: 'Bestellungen',
    catalogue: 'Sortiment',
    branches: 'Filialen',
    content: 'Inhalte',
    team: 'Team',
    statistics: 'Auswertung',
    settings: 'Einstellungen',
  } satisfies Record<Area, string>,
  tabs: {
    today: 'Heute',
    board: 'Tafel',
    history: 'Verlauf',
    missed: 'Verpasst',
    prices: 'Preisliste',
    hours: 'Öffnungszeiten',
    devices: 'Geräte & Drucker',
    messages: 'Nachrichten',
    roster: 'Dienstplan',
    times: 'Zeiten',
    faults: 'Datenprüfung',
    myTime: 'Meine Zeit',
    overview: 'Überblick',
    others: 'Weitere',
  },
  pages: {
    prints: 'Druckaufträge',
    outbox: 'Postausgang',
    jobs: 'Im Hintergrund',
    changes: 'Protokoll & Datenschutz',
    preview: 'Vorschau',
  },
  /** What waits for a person, seen from every page. */
  waiting: {
    orders: 'Warten auf jemanden',
    prints: (count: number) => formatCount(count, 'Druckauftrag ist zu klären', 'Druckaufträge sind zu klären'),
    absences: (count: number) =>
      count === 1
        ? 'Eine Abwesenheit wartet auf eine Entscheidung'
        : `${count} Abwesenheiten warten auf eine Entscheidung`,
    offers: (count: number) => `${formatCount(count, 'Dienst', 'Dienste')} wechseln: bitte entscheiden`,
  },
  phone: { more: 'Mehr', bar: 'Bereiche', close: 'Schließen' },
  tabsLabel: (area: string) => `${area}: Ansichten`,
  membersLabel: (tab: string) => `${tab}: Listen`,
  scope: {
    all: 'Alle Filialen',
    some: (count: number) => `${count} Filialen`,
    choose: 'Filialen wählen',
    hint: 'Gilt für Heute, Bestellungen, Filialen, Dienstplan und Zeiten auf diesem Gerät.',
  },
  person: {
    menu: (name: string) => `Menü von ${name}`,
    preview: 'Vorschau zu einer Zeit',
    keys: 'Tastenkürzel',
    scheme: 'Darstellung auf diesem Gerät',
    schemes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
    productData: 'Produktdaten zeigen',
    customerData: 'Kundendaten zeigen',
    presence: 'Zeigen, wo ich arbeite',
    version: (version: string) => `Version\u00a0${version}`,
  },
  command: 'Befehl',
  page: 'Seite',
  list: 'Liste',
  order: 'Bestellung',
  number: (id: number) => `Nr.\u00a0${id}`,
  fold: 'Seitenleiste schmal oder breit ([)',
  goTo: (letter: string) => `Tasten G und ${letter.toUpperCase()}`,
  forbidden: 'Das ist für Sie nicht freigegeben.',
  forbiddenFor: (roles: string) => `Öffnen dürfen es: ${roles}.`,
  forbiddenForNobody: 'Öffnen darf es derzeit niemand.',
} as const
