import { get } from './call.ts'
import { type RetentionDays, type RetentionKind, retentionKinds } from './retention.ts'

/** Whose data they are. */
const dataSubjects = {
  guests: 'Gäste und Kunden',
  staff: 'Mitarbeitende',
  visitors: 'Besucher der Website',
} as const
type DataSubject = keyof typeof dataSubjects

/** Why they may be kept, as Art. 6 GDPR lists it. */
const legalBases = {
  contract: 'Vertrag (Art. 6 Abs. 1 lit. b DSGVO)',
  duty: 'rechtliche Pflicht (lit. c)',
  interest: 'berechtigtes Interesse (lit. f)',
  consent: 'Einwilligung (lit. a)',
} as const
type LegalBasis = keyof typeof legalBases

/** What is said of a kind of documents or a table in which something about a person stands. */
export interface Processing {
  readonly of: DataSubject
  /** 'Name, Anschrift, Telefon' */
  readonly data: string
  readonly purpose: string
  readonly basis: LegalBasis
  /** Who gets it, beside those in the house who may. */
  readonly receives?: string
  /** By which rule it goes, or in words. */
  readonly kept: RetentionKind | { readonly words: string }
}

/** A line of the register of processing activities (Art. 30 GDPR). */
export interface ProcessingRow {
  readonly name: string
  readonly of: string
  readonly data: string
  readonly purpose: string
  readonly basis: string
  readonly receives: string
  readonly kept: string
}

export const processingCall = get('/privacy/processing')<readonly ProcessingRow[]>()
export const processingFile = get('/privacy/processing.csv')<string>()

export const processingRow = (
  name: string,
  { of, data, purpose, basis, receives, kept }: Processing,
  days: RetentionDays,
): ProcessingRow => ({
  name,
  of: dataSubjects[of],
  data,
  purpose,
  basis: legalBases[basis],
  receives: receives ?? 'niemand außerhalb des Betriebs',
  kept: typeof kept === 'string' ? `${days[kept]} Tage (${retentionKinds[kept].label})` : kept.words,
})

export const processingTable = (rows: readonly ProcessingRow[]): string[][] => [
  ['Verarbeitung', 'Betroffene', 'Daten', 'Zweck', 'Rechtsgrundlage', 'Empfänger', 'Dauer'],
  ...rows.map(({ name, of, data, purpose, basis, receives, kept }) => [name, of, data, purpose, basis, receives, kept]),
]
