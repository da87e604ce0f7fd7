import type { TaxRow } from '../ordering/taxes.ts'
import type { Bucket } from './buckets.ts'
import type { ByMode, CanceledBy } from './orderSums.ts'

/** What every answer begins with. */
export interface StatisticFrame {
  /** How long a point of a series is. */
  readonly unit: Bucket
  /** The zone in which the dates and hours are read. */
  readonly timezone: string
  /** Local dates, both included. */
  readonly from: string
  readonly to: string
  readonly total: number
  /** The same of as many days right before. */
  readonly previousTotal: number
  /** Whether the period reaches into today: its figures still grow. */
  readonly provisional: boolean
}

/** Numbers over time; buckets without anything are there as 0. */
interface SeriesAnswer<Values = { readonly value: number }> {
  readonly series: readonly (SeriesTime & Values)[]
}

interface SeriesTime {
  /** When the bucket begins by the clock of the zone: ISO 8601 with its offset, so the first ten characters are the local date. */
  readonly t: string
}

interface RowsAnswer<Row> {
  readonly rows: readonly Row[]
}

/** Seven days, Monday first, of 24 hours. */
interface MatrixAnswer {
  readonly matrix: readonly (readonly number[])[]
}

interface OrdersAnswer extends SeriesAnswer<{ readonly value: number } & ByMode> {
  readonly split: ByMode
}

/** Cents; what was given back is subtracted on its day. */
interface RevenueAnswer extends SeriesAnswer<Omit<TaxRow, 'rate'>> {
  readonly taxes: readonly TaxRow[]
  readonly net: number
  readonly tax: number
  readonly orders: number
  /** `total` per order; 0 where there is none. */
  readonly average: number
  /** Passed on by the business, and in no sum. */
  readonly donations: number
  /** What was given back, already subtracted. */
  readonly refunds: number
}

interface CanceledAnswer extends SeriesAnswer, RowsAnswer<CanceledRow> {
  /** All orders that were placed. */
  readonly placed: number
  /** `total` / `placed`, 0 to 1. */
  readonly rate: number
}
interface CanceledRow {
  readonly key: CanceledBy
  readonly count: number
}

interface PopularRow {
  /** Id of the product. */
  readonly product: number
  /** As it was called when it was ordered last. */
  readonly name: string
  /** Pieces, by the rule of the cart. */
  readonly quantity: number
  /** Cents. */
  readonly gross: number
  readonly orders: number
}

interface OrderTimesAnswer extends MatrixAnswer {
  /** The same by the appointments of orders that have one. */
  readonly appointments: MatrixAnswer['matrix']
}

interface PageRow {
  readonly key: string
  readonly views: number
  readonly visitors: number
  readonly entries: number
  readonly exits: number
}

interface EventRow {
  /** `category/action`. */
  readonly key: string
  readonly count: number
  readonly visitors: number
}

interface ShareRow {
  readonly key: string
  readonly visitors: number
  /** Of all visitors, 0 to 1. */
  readonly share: number
}

interface FlowAnswer {
  /** A step at its place in a visit: `0:/store`, named by what was seen or done. */
  readonly nodes: readonly {
    readonly id: string
    readonly step: number
    readonly key: string
    readonly visits: number
  }[]
  readonly links: readonly { readonly source: string; readonly target: string; readonly visits: number }[]
  /** Whole ways, the most frequent first. */
  readonly paths: readonly { readonly steps: readonly string[]; readonly visits: number }[]
}

/** Minutes of one person on one local day. */
export interface WorkRow {
  readonly user: number
  readonly name: string
  readonly day: string
  readonly minutes: number
  /** Pauses that are not counted. */
  readonly breakMinutes: number
}

/** What each answer says beside its frame. */
export interface StatisticContents {
  readonly 'unique-visitors': SeriesAnswer
  readonly 'page-views': SeriesAnswer
  readonly pages: RowsAnswer<PageRow>
  readonly events: RowsAnswer<EventRow>
  readonly 'event-flow': FlowAnswer
  readonly resolutions: RowsAnswer<ShareRow>
  readonly 'device-pixel-ratios': RowsAnswer<ShareRow>
  readonly 'color-schemes': RowsAnswer<ShareRow>
  readonly referrers: RowsAnswer<ShareRow>
  readonly browsers: RowsAnswer<ShareRow>
  readonly 'operating-systems': RowsAnswer<ShareRow>
  readonly 'visitor-times': MatrixAnswer
  readonly orders: OrdersAnswer
  readonly revenue: RevenueAnswer
  readonly 'canceled-orders': CanceledAnswer
  readonly items: SeriesAnswer
  readonly 'popular-items': RowsAnswer<PopularRow>
  readonly 'order-times': OrderTimesAnswer
  readonly 'working-activities': RowsAnswer<WorkRow>
  readonly 'working-schedules': RowsAnswer<WorkRow>
}

/** What each call answers with. */
export type StatisticAnswer<Name extends keyof StatisticContents> = StatisticFrame & StatisticContents[Name]

/** An answer as far as it follows from what is counted. */
export type Content<Name extends keyof StatisticContents> = StatisticContents[Name] & Pick<StatisticFrame, 'total'>
