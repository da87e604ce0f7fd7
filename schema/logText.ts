import { type LogEntry, type LogFacts, logKinds } from './base/log.ts'
import { entities } from './index.ts'
import { actorLabels, eventLabel } from './ordering/history.ts'
import { orderStatusLabels } from './ordering/orderStatus.ts'

/** The words of the log, the same on the screen and in its file. */
const words = {
  system: 'System',
  nobody: 'eine frühere Person',
  order: 'Bestellung',
  deeds: {
    created: 'angelegt',
    changed: 'geändert',
    deleted: 'gelöscht',
    restored: 'wiederhergestellt',
    password: 'Passwort geändert',
    retention: 'Aufbewahrung',
  },
  facts: {
    what: 'Was',
    code: 'Grund',
    method: 'Weg',
    path: 'Adresse',
    address: 'Netzadresse',
    client: 'Browser',
    text: 'Text',
    status: 'Stand',
    orders: 'Bestellungen',
    customers: 'Kunden',
    externals: 'Zugänge zum Firmenkonto',
    notes: 'Notizen',
    messages: 'Nachrichten',
    files: 'Dateien',
    guest: 'Gäste von Bestellungen',
    company: 'Firmen auf Belegen',
    addresses: 'Adressen im Protokoll',
    month: 'Monat',
    from: 'Von',
    to: 'Bis',
    entries: 'Einträge',
  },
  values: {
    signIn: 'Anmeldung',
    guest: 'Auskunft an einen Gast',
    log: 'Protokoll',
    payroll: 'Lohndatei',
    records: 'Zeitnachweise',
    projects: 'Projektzeiten',
    credentials: 'Name oder Passwort falsch',
    forbidden: 'Berechtigung fehlt',
    disabled: 'Konto gesperrt',
    accountExpired: 'Zugang abgelaufen',
  },
} as const

/** Who did it, as people say it. */
export function whoOf({ actor, actorName }: Pick<LogEntry, 'actor' | 'actorName'>): string {
  if (actorName !== null) return actorName
  if (actor === 'users:0') return words.system
  return actor.startsWith('users:') ? words.nobody : wordIn(actorLabels, actor.split(':')[0] ?? '')
}

/** What it is about, as people call it: 'Bestellung 17', 'Handsemmel', 'Produkt 42' where nobody knows more; empty where it is about nothing. */
export function subjectOf({ subject, title }: Pick<LogEntry, 'subject' | 'title'>): string {
  const [type = '', number = ''] = subject.split(':')
  if (type === 'orders') return `${words.order} ${title ?? number}`
  const label = entities.find(each => each.type === type)?.label.one ?? type
  return title ?? [label, number].filter(Boolean).join(' ')
}

/** What was done, in a few words: 'Bestellung angenommen', 'geändert'. */
export function deedOf({ kind, actor, facts }: Pick<LogEntry, 'kind' | 'actor' | 'facts'>): string {
  const { deed, what } = facts
  if (typeof deed === 'string') {
    if (kind === 'order' || kind === 'payment' || kind === 'refund')
      return eventLabel({ action: deed, actor, mode: 'takeaway' })
    return wordIn(words.deeds, deed)
  }
  return typeof what === 'string' ? wordIn(words.values, what) : logKinds[kind]
}

/** Facts as they read, without what the sentence says already and what only machines want. */
export const factRows = (facts: LogFacts): readonly (readonly [label: string, value: string])[] =>
  Object.entries(facts)
    .filter(([name, value]) => name !== 'deed' && value !== null && value !== 0 && !isRev(String(value)))
    .map(([name, value]) => [wordIn(words.facts, name), wordIn(wordsOf(name), String(value))])

/** How an order stands reads as everywhere else. */
const wordsOf = (name: string): Readonly<Record<string, string>> =>
  name === 'status' ? orderStatusLabels : words.values

const wordIn = (table: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(table, name) ? (table[name] ?? name) : name

const isRev = (value: string): boolean => /^\d+-[0-9a-f]{32}$/.test(value)
