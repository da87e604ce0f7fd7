import type { PaymentMethod } from '../../business/paymentMethods.ts'
import type { BookingAccount, BookingPurpose } from '../bookingAccount.ts'
import { bookingPurposes } from '../bookingAccount.ts'
import { type Closing, revenueOf } from './closing.ts'

/** A sum of a day on an account, against another one. Cents, never less than nothing. */
export interface Booking {
  /** Local date YYYY-MM-DD. */
  readonly date: string
  /** Of whose day: 'TA-1-20261123', the same in every export. */
  readonly voucher: string
  readonly side: 'debit' | 'credit'
  readonly account: BookedAccount
  readonly against: BookedAccount
  readonly gross: number
  /** Of the gross; of what has a rate. */
  readonly tax: number
  readonly text: string
}

interface BookedAccount {
  readonly number: string
  readonly taxCode: string
  readonly rate: number | null
}

/** A closing with the local date and the branch it is of. */
export interface DatedClosing {
  readonly date: string
  readonly branch: number
  readonly closing: Closing
}

/** A purpose, at a rate where it has one, that has no number. */
interface Missing {
  readonly purpose: BookingPurpose
  readonly rate: number | null
}

/** Either all bookings, or what the accountant has to be asked for first. */
type Booked =
  | { readonly bookings: readonly Booking[]; readonly missing: null }
  | { readonly bookings: null; readonly missing: readonly string[] }

/**
 * The bookings of days: every sum against the clearing account, which is empty again after each day. What a rate sold and what
 * was given back of it stand for themselves; a donation goes from its expense to what is owed.
 */
export function bookingsOf(days: readonly DatedClosing[], accounts: readonly BookingAccount[]): Booked {
  const missing = new Map<string, Missing>()
  const numberOf = (purpose: BookingPurpose, rate: number | null): BookedAccount => {
    const found = accounts.find(each => each.purpose === purpose && (each.rate ?? null) === rate)
    if (!found) missing.set(`${purpose} ${rate}`, { purpose, rate })
    return { number: found?.number ?? '', taxCode: found?.taxCode ?? '', rate }
  }
  const bookings = days.flatMap(day => dayBookings(day, numberOf))
  if (missing.size === 0) return { bookings, missing: null }
  return { bookings: null, missing: [...missing.values()].map(purposeText) }
}

type NumberOf = (purpose: BookingPurpose, rate: number | null) => BookedAccount

interface Sum {
  readonly purpose: BookingPurpose
  readonly rate?: number
  /** More than nothing is the debit side. */
  readonly amount: number
  readonly tax?: number
  readonly text: string
  readonly against?: BookingPurpose
}

function dayBookings({ date, branch, closing }: DatedClosing, numberOf: NumberOf): Booking[] {
  const voucher = `TA-${branch}-${date.replaceAll('-', '')}`
  return sumsOf(closing).flatMap(({ purpose, rate = null, amount, tax = 0, text, against = 'clearing' }) =>
    amount === 0
      ? []
      : [
          {
            date,
            voucher,
            side: amount > 0 ? 'debit' : 'credit',
            account: numberOf(purpose, rate),
            against: numberOf(against, null),
            gross: Math.abs(amount),
            tax: Math.abs(tax),
            text,
          },
        ],
  )
}

function sumsOf(closing: Closing): Sum[] {
  const { money, prepaid, owed, rounding, donations } = closing
  return [
    ...revenueSums(closing),
    ...money.flatMap(({ method, received, returned }): Sum[] => [
      { purpose: purposeOf(method), amount: received, text: `Einnahmen ${bookingPurposes[purposeOf(method)]}` },
      { purpose: purposeOf(method), amount: -returned, text: `Auszahlungen ${bookingPurposes[purposeOf(method)]}` },
    ]),
    { purpose: 'prepaid', amount: -prepaid.received, text: 'Anzahlungen erhalten' },
    { purpose: 'prepaid', amount: prepaid.used, text: 'Anzahlungen eingelöst' },
    { purpose: 'prepaid', amount: prepaid.returned, text: 'Anzahlungen zurückgezahlt' },
    { purpose: 'owed', amount: owed.made, text: 'Unbezahlt oder auf Rechnung übergeben' },
    { purpose: 'owed', amount: -owed.settled, text: 'Nachträglich bezahlt' },
    { purpose: 'rounding', amount: -rounding, text: 'Rundung auf Münzen' },
    { purpose: 'donationExpense', amount: donations, text: 'Spenden', against: 'donationOwed' },
  ]
}

/** What is invoiced is owed until the bookkeeping has its money: nothing of it comes into a till. */
const purposeOf = (method: PaymentMethod): BookingPurpose => (method === 'invoice' ? 'owed' : method)

/** What a rate sold, less what was given back of it; deposits on an account of their own, the tax of a rate to the cent. */
function revenueSums(closing: Closing): Sum[] {
  const revenue = revenueOf(closing)
  const rates = new Set([...revenue, ...closing.deposits].map(({ rate }) => rate))
  return [...rates].flatMap((rate): Sum[] => {
    const { gross = 0, tax = 0 } = revenue.find(each => each.rate === rate) ?? {}
    const deposit = closing.deposits.find(each => each.rate === rate)?.gross ?? 0
    const ofDeposit = gross === 0 ? 0 : Math.round((tax * deposit) / gross)
    return [
      { purpose: 'sales', rate, amount: deposit - gross, tax: tax - ofDeposit, text: `Erlöse ${percentText(rate)}` },
      { purpose: 'deposit', rate, amount: -deposit, tax: ofDeposit, text: `Pfand ${percentText(rate)}` },
    ]
  })
}

const purposeText = ({ purpose, rate }: Missing): string =>
  rate === null ? bookingPurposes[purpose] : `${bookingPurposes[purpose].split(' (')[0]} ${percentText(rate)}`

/** '4,9 %'. */
export const percentText = (rate: number): string => `${String(rate).replace('.', ',')} %`
