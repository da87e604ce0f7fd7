import { get, put } from './call.ts'
import type { Country } from './countries.ts'

/** What goes by itself, and after how many days unless the business says otherwise; within what the law and the product allow. */
export const retentionKinds = {
  guest: {
    label: 'Gast einer Bestellung',
    hint: 'Name, Anschrift, Telefon, E-Mail, Wünsche, Dateien und Bewertungstexte, sobald die Bestellung abgeschlossen ist. Was verkauft wurde, bleibt.',
    days: 90,
    min: 14,
    max: 3650,
  },
  messages: {
    label: 'Gesendete Nachrichten und Bons',
    hint: 'E-Mails und SMS zum Nachlesen, zehn Tage später auch die Aufträge dazu und gedruckte Bons.',
    days: 30,
    min: 1,
    max: 365,
  },
  addresses: {
    label: 'Adressen und Texte im Protokoll',
    hint: 'Netzadressen und Geräte von Anmeldungen und von Hand Geschriebenes. Der Eintrag selbst und seine Kette bleiben.',
    days: 30,
    min: 1,
    max: 365,
  },
} as const satisfies Record<string, RetentionValue>
export type RetentionKind = keyof typeof retentionKinds

interface RetentionValue {
  readonly label: string
  readonly hint: string
  readonly days: number
  readonly min: number
  readonly max: number
}

/** Days of each kind. */
export type RetentionDays = Readonly<Record<RetentionKind, number>>

/** Years that invoices and their vouchers are kept from the end of their year on: § 132 BAO, § 147 AO, Art. 958f OR, Art. 1059 PGR. */
const voucherYears: Readonly<Record<Country, number>> = { AT: 7, DE: 8, CH: 10, LI: 10 }

/** From when on (epoch ms) vouchers of a country are still to be kept; `year` is the present one. */
export const vouchersFrom = (country: string, year: number): number =>
  Date.UTC(year - (new Map<string, number>(Object.entries(voucherYears)).get(country) ?? 10), 0, 1)

export interface Retention {
  readonly days: RetentionDays
  /** Epoch ms; null where it never ran. */
  readonly lastAt: number | null
  readonly nextAt: number
  /** How many of each kind the last run took away. */
  readonly removed: Readonly<Partial<Record<RetentionKind | 'company', number>>>
}

/** How long what is kept, when that is looked after, and what the last run took away. */
export const retentionCall = get('/privacy/retention')<Retention>()
export const setRetention = put('/privacy/retention')<RetentionDays, Retention>()
