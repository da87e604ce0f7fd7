import { csvText } from '../../../../schema/base/csv.ts'
import { formatMoney } from '../../../ui/format.ts'
import { hoursText } from '../../time/timeText.ts'

/** What a number counts: things, cents, minutes, parts of one. */
export type Unit = 'count' | 'money' | 'minutes' | 'share'

interface Column {
  readonly label: string
  readonly unit: Unit | 'text'
}

/** What a chart shows, in words and numbers; null is not known. */
export interface DataTable {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** '1.284', '1.284,50 €', '7:30', '12,5 %'. */
export function valueText(value: number, unit: Unit, currency: string): string {
  if (unit === 'money') return formatMoney(value, currency)
  if (unit === 'minutes') return hoursText(Math.round(value))
  return unit === 'share' ? shareText(value) : value.toLocaleString('de-DE')
}

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 1 })
/** '12,5 %' of 0.125. */
export const shareText = (part: number): string => percent.format(part)

const signed = new Intl.NumberFormat('de-DE', { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
/** '+12 %': by how much it is more or less than before; null where there is nothing to compare with. */
export const changeText = (now: number, before: number): string | null =>
  before <= 0 ? null : signed.format(now / before - 1)

/** The words of a cell; an empty one is not known. */
export function cellText(value: string | number | null, unit: Column['unit'], currency: string): string {
  if (value === null) return '–'
  return typeof value === 'string' || unit === 'text' ? String(value) : valueText(value, unit, currency)
}

/** Exactly this table as a file: numbers as Excel reckons with them, what they count beside their name. */
export const tableFile = ({ columns, rows }: DataTable, currency: string): string =>
  csvText([
    columns.map(({ label, unit }) => (unit in marks ? `${label} (${marks[unit] ?? currency})` : label)),
    ...rows.map(row => row.map((value, at) => fileCell(value, columns[at]?.unit ?? 'text'))),
  ])

/** Null is the currency. */
const marks: Readonly<Record<string, string | null>> = { money: null, minutes: 'h', share: '%' }

function fileCell(value: string | number | null, unit: Column['unit']): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (unit === 'money') return (value / 100).toFixed(2).replace('.', ',')
  if (unit === 'minutes') return (value / 60).toFixed(2).replace('.', ',')
  return unit === 'share' ? (value * 100).toFixed(1).replace('.', ',') : String(value).replace('.', ',')
}
