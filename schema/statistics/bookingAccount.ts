import { z } from 'zod'
import { keptByAdmins } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, percent } from '../base/fields.ts'
import { keysOf, tableOf } from '../base/keys.ts'
import { isForTill, paymentMethods } from '../business/paymentMethods.ts'

/** What the bookkeeping wants a number for. */
export const bookingPurposes = {
  ...tableOf(keysOf(paymentMethods).filter(isForTill), method => paymentMethods[method].account),
  sales: 'Erlöse (je Steuersatz)',
  deposit: 'Pfand (je Steuersatz)',
  prepaid: 'Erhaltene Anzahlungen',
  owed: 'Offene Forderungen',
  rounding: 'Rundungsdifferenzen',
  clearing: 'Verrechnung Tagesabschluss',
  donationExpense: 'Spenden (Aufwand)',
  donationOwed: 'Spenden (Verbindlichkeit)',
  datevConsultant: 'DATEV: Beraternummer',
  datevClient: 'DATEV: Mandantennummer',
} as const
export type BookingPurpose = keyof typeof bookingPurposes

/** Those that are told apart by rate. */
const byRate: readonly BookingPurpose[] = ['sales', 'deposit']

/** The number by which the accountant knows an account, or the business. */
export const bookingAccounts = entity({
  type: 'booking-accounts',
  label: { one: 'Buchungskonto', many: 'Buchungskonten' },
  area: 'statistics',
  fields: {
    purpose: choice(bookingPurposes),
    rate: percent().nullish(),
    number: z.string().regex(/^\d{1,9}$/),
    taxCode: z
      .string()
      .regex(/^\d{1,4}$/)
      .nullish(),
  },
  labels: {
    purpose: 'Wofür',
    rate: 'Steuersatz in %',
    number: 'Nummer',
    taxCode: 'Steuerschlüssel (ohne: Automatikkonto)',
  },
  blank: {},
  check({ purpose, rate }, tell) {
    const isByRate = byRate.includes(purpose)
    if (isByRate && (rate ?? null) === null) tell('rate', 'blank')
    if (!isByRate && (rate ?? null) !== null) tell('rate', 'unknownField')
  },
  checkAmong({ purpose, rate }, others, tell) {
    if (others.some(other => other.purpose === purpose && (other.rate ?? null) === (rate ?? null)))
      tell(byRate.includes(purpose) ? 'rate' : 'purpose', 'twice')
  },
  access: keptByAdmins,
  audiences: { office: whole },
  title: ({ purpose, rate, number }) =>
    `${number} ${bookingPurposes[purpose]}${(rate ?? null) === null ? '' : ` ${rate} %`}`,
  columns: ['purpose', 'rate', 'number'],
})
export type BookingAccount = Stored<typeof bookingAccounts>
