import { get, post } from './call.ts'

/** What is written down as it happens, under a German word each; what is not in the table cannot be written. */
export const logKinds = {
  signIn: 'Anmeldung',
  refused: 'Abgewiesen',
  document: 'Inhalte',
  settings: 'Einstellungen',
  order: 'Bestellung',
  payment: 'Zahlung',
  refund: 'Erstattung',
  export: 'Datenausgabe',
  erasure: 'Löschung',
  operation: 'Betrieb',
} as const
export type LogKind = keyof typeof logKinds

/** What an entry says that names nobody: it stays for as long as the entry does. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null>>

/** Entries, newest first, page by page. Whoever is no administrator is told their own. */
export const logEntries = get('/logs')<readonly LogEntry[]>()
/** One of them, with what a document was before and after. */
export const logEntry = get('/logs/:id')<WholeLogEntry>()
/** How far the chain was followed, and where it breaks. */
export const logChain = get('/logs/chain')<LogChain>()

/** Follows it now. */
export const checkLog = post('/logs/chain')<undefined, LogChain>()
/** The entries that are asked for, as a table. */
export const logFile = get('/logs.csv')<string>()

export interface LogEntry {
  readonly id: number
  /** Epoch ms. */
  readonly at: number
  readonly kind: LogKind
  /** `users:5`, `devices:3`, `guest`, `system` */
  readonly actor: string
  /** Of a person of the staff; null for all others, and where nobody knows any more. */
  readonly actorName: string | null
  readonly device: string
  /** `products:42`; empty where it is about nothing in particular. */
  readonly subject: string
  /** What the subject is called now; null where nobody knows. */
  readonly title: string | null
  readonly facts: LogFacts
  /** What names somebody; null where there is nothing, or nothing any more. */
  readonly personal: LogFacts | null
}

export interface WholeLogEntry extends LogEntry {
  readonly changes: readonly { readonly label: string; readonly before: unknown; readonly after: unknown }[]
  readonly hash: string
}

export interface LogChain {
  /** Of the newest entry; 0 where there is none. */
  readonly newest: number
  /** The last entry up to which every one follows from the one before it. */
  readonly checkedTo: number
  /** Epoch ms; null where it was never followed. */
  readonly checkedAt: number | null
  /** The first entry that does not follow; null where all do. */
  readonly brokenAt: number | null
}
