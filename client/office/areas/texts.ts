import type { Area } from '../../../schema/base/areas.ts'

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
    hours: 'Öffnungszeiten',
    devices: 'Geräte & Drucker',
    messages: 'Nachrichten',
    faults: 'Datenprüfung',
    others: 'Weitere',
  },
  phone: { more: 'Mehr', bar: 'Bereiche', close: 'Schließen' },
  tabsLabel: (area: string) => `${area}: Ansichten`,
  membersLabel: (tab: string) => `${tab}: Listen`,
  scope: {
    all: 'Alle Filialen',
    some: (count: number) => `${count} Filialen`,
    choose: 'Filialen wählen',
    hint: 'Gilt für Heute, Bestellungen und Filialen auf diesem Gerät.',
  },
  person: {
    menu: (name: string) => `Menü von ${name}`,
    keys: 'Tastenkürzel',
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
