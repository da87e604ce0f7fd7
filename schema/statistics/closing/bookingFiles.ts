import { decimal } from '../../base/csv.ts'
import { germanDate } from '../../time/exports/cells.ts'
import type { Dates } from '../buckets.ts'
import type { Booking } from './bookings.ts'

/** By whom and for whom a batch is. */
export interface BatchHead {
  readonly dates: Dates
  readonly consultant: string
  readonly client: string
  readonly currency: string
}

/**
 * A batch of bookings as DATEV reads it (EXTF 700, Buchungsstapel 21 version 13; Windows-1252 once written). What DATEV calls the time of
 * making is the end of the period: the same days give the same bytes. Years are calendar years.
 */
export function datevBatch(bookings: readonly Booking[], { dates, consultant, client, currency }: BatchHead): string {
  const day = (date: string) => date.replaceAll('-', '')
  const numbers = bookings.flatMap(({ account, against }) => [account.number, against.number])
  const length = Math.min(8, Math.max(4, ...numbers.map(number => number.length)))
  const head = [
    text('EXTF'),
    '700',
    '21',
    text('Buchungsstapel'),
    '13',
    `${day(dates.to)}235959000`,
    '',
    text('RE'),
    text(''),
    text(''),
    consultant,
    client,
    `${dates.from.slice(0, 4)}0101`,
    String(length),
    day(dates.from),
    day(dates.to),
    text(`Tagesabschluss ${dates.from.slice(0, 7)}`),
    text(''),
    '1',
    '0',
    '0',
    text(currency),
    '',
    text(''),
    '',
    '',
    text(''),
    '',
    '',
    text(''),
    text(''),
  ]
  const rows = bookings.map(booking => datevRow(booking, currency))
  return [head, datevColumns, ...rows].map(row => `${row.join(';')}\r\n`).join('')
}

/** The columns up to the last that is filled: DATEV takes a batch without those behind. */
const datevColumns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
]

/** The sign of the row is that of its account; the year of a day stands in the head alone. */
function datevRow({ gross, side, account, against, date, voucher, text: words }: Booking, currency: string): string[] {
  return [
    decimal(gross),
    text(side === 'debit' ? 'S' : 'H'),
    text(currency),
    '',
    '',
    text(''),
    account.number,
    against.number,
    text(account.taxCode),
    `${date.slice(8)}${date.slice(5, 7)}`,
    text(voucher),
    text(''),
    '',
    text(words.slice(0, 60)),
  ]
}

/** The same as BMD NTCS reads it: columns by name, the tax with the opposite sign of its amount. Windows-1252 once written. */
export function bmdBatch(bookings: readonly Booking[]): string {
  const rows = bookings.map(({ side, account, against, date, voucher, gross, tax, text: words }) => {
    const sign = side === 'debit' ? 1 : -1
    return [
      '0',
      account.number,
      against.number,
      voucher,
      germanDate(date),
      'KA',
      side === 'debit' ? '1' : '2',
      account.rate === null ? '' : String(account.rate).replace('.', ','),
      account.taxCode,
      decimal(sign * gross),
      account.rate === null ? '' : decimal(0 - sign * tax),
      words,
      date.slice(5, 7),
    ]
  })
  return [bmdColumns, ...rows].map(row => `${row.join(';')}\r\n`).join('')
}

const bmdColumns = [
  'satzart',
  'konto',
  'gkonto',
  'belegnr',
  'belegdatum',
  'buchsymbol',
  'buchcode',
  'prozent',
  'steuercode',
  'betrag',
  'steuer',
  'text',
  'periode',
]

const text = (words: string): string => `"${words.replaceAll('"', '""')}"`
