import { decimal } from '../../base/csv.ts'
import { modes } from '../../business/modes.ts'
import { paymentMethods } from '../../business/paymentMethods.ts'
import { germanDate } from '../../time/exports/cells.ts'
import { type DatedClosing, percentText } from './bookings.ts'
import { type Closing, revenueOf } from './closing.ts'

/** A line of a closing: what it is about, and cents. `net` and `tax` where it has a rate. */
export interface ClosingLine {
  readonly group: string
  readonly name: string
  readonly gross: number
  readonly net?: number
  readonly tax?: number
}

/** All a closing says, line by line; what comes to nothing is left out. What went out is less than nothing. */
export function closingLines(closing: Closing): readonly ClosingLine[] {
  const { sales, notes, deposits, delivery, money, prepaid, owed, rounding, donations } = closing
  const { groups } = closingTexts
  const lines: ClosingLine[] = [
    ...sales.map(row => ({ group: groups.sales, name: percentText(row.rate), ...amountsOf(row, 1) })),
    ...notes.map(row => ({ group: groups.notes, name: percentText(row.rate), ...amountsOf(row, -1) })),
    ...revenueOf(closing).map(row => ({ group: groups.revenue, name: percentText(row.rate), ...amountsOf(row, 1) })),
    ...deposits.map(({ rate, gross }) => ({ group: groups.within, name: `Pfand ${percentText(rate)}`, gross })),
    { group: groups.within, name: 'Lieferung', gross: delivery },
    ...closing.modes.map(({ mode, gross }) => ({ group: groups.modes, name: modes[mode].label, gross })),
    ...money.map(({ method, received }) => ({ group: groups.received, name: nameOf(method), gross: received })),
    ...money.map(({ method, returned }) => ({ group: groups.returned, name: nameOf(method), gross: 0 - returned })),
    { group: groups.prepaid, name: 'erhalten', gross: prepaid.received },
    { group: groups.prepaid, name: 'eingelöst', gross: 0 - prepaid.used },
    { group: groups.prepaid, name: 'zurückgezahlt', gross: 0 - prepaid.returned },
    { group: groups.owed, name: 'unbezahlt oder auf Rechnung übergeben', gross: owed.made },
    { group: groups.owed, name: 'nachträglich bezahlt', gross: 0 - owed.settled },
    { group: groups.rounding, name: 'auf Münzen', gross: rounding },
    { group: groups.donations, name: 'vom Betrieb', gross: donations },
  ]
  return lines.filter(({ gross, net = 0, tax = 0 }) => gross !== 0 || net !== 0 || tax !== 0)
}

/** The lines of days as a table with a head; each day says what its branch was called. */
export const closingTable = (
  days: readonly (DatedClosing & { readonly name: string })[],
): readonly (readonly string[])[] => [
  closingTexts.head,
  ...days.flatMap(({ date, name: branchName, closing }) =>
    closingLines(closing).map(({ group, name, gross, net, tax }) => [
      germanDate(date),
      branchName,
      group,
      name,
      decimal(gross),
      net === undefined ? '' : decimal(net),
      tax === undefined ? '' : decimal(tax),
    ]),
  ),
]

const closingTexts = {
  head: ['Tag', 'Filiale', 'Bereich', 'Posten', 'Brutto', 'Netto', 'Steuer'],
  groups: {
    sales: 'Verkäufe',
    notes: 'Gutschriften',
    revenue: 'Umsatz',
    within: 'davon',
    modes: 'Verkäufe nach Art',
    received: 'Einnahmen',
    returned: 'Auszahlungen',
    prepaid: 'Anzahlungen',
    owed: 'Forderungen',
    rounding: 'Rundung',
    donations: 'Spenden',
  },
} as const

const nameOf = (method: keyof typeof paymentMethods): string => paymentMethods[method].paperLabel

const amountsOf = (
  { gross, net, tax }: { readonly gross: number; readonly net: number; readonly tax: number },
  sign: 1 | -1,
) => ({ gross: sign * gross, net: sign * net, tax: sign * tax })
