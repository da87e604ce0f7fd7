import type { Country } from '../../base/countries.ts'
import { ageOn, type Circumstance, type Circumstances } from './circumstances.ts'

/** What a finding asks for: to change the plan, to know, or to do something by a date. */
export type Kind = 'warning' | 'hint' | 'task'

/** What each rule needs to know. Durations are minutes that elapse, clock times local minutes since midnight. */
export interface Values {
  /** Work of more than `over` needs `least` of break; parts shorter than `part` do not count. */
  readonly break: { readonly tiers: readonly { over: number; least: number; part: number }[] }
  /** Longest work in a row between breaks of `part`; a law may only ask for it beside a break. */
  readonly stretch: { readonly most: number; readonly part: number; readonly besideBreaks?: boolean }
  /** No break within the first and the last `edge` minutes. */
  readonly breakPlace: { readonly edge: number }
  /** Work in a day, and what follows from more. */
  readonly day: {
    readonly most: number
    readonly follows?: 'refusable' | 'average' | 'shorterElsewhere'
    readonly balanceDays?: number
  }
  /** From the first to the last minute of a day of work, breaks included. */
  readonly span: { readonly most: number }
  /** Work only between these clock times; `schoolTo` the evening before lessons. */
  readonly hours: { readonly from: number; readonly to: number; readonly schoolTo?: number }
  /** Days without work from a clock time on: MM-DD, or days from Easter Sunday. */
  readonly closedDays: { readonly days: readonly { on: string | number; from: number }[] }
  /** Between two days of work. */
  readonly rest: {
    readonly least: number
    readonly reduced?: {
      readonly least: number
      readonly mostPerWeek?: number
      /** Only beside a split shift with a gap of so long. */
      readonly splitGap?: number
      /** Within so many days another rest has to be so long; without a length, longer by what was cut. */
      readonly balanceDays?: number
      readonly longRest?: number
    }
  }
  /** Once a week in one piece, with so many whole local dates in it. */
  readonly weeklyRest: { readonly least: number; readonly wholeDays: number }
  /** Dates with work in a row; `longer` lets more pass if each day is short and a long rest follows. */
  readonly daysInRow: {
    readonly most: number
    readonly longer?: { readonly most: number; readonly day: number; readonly rest: number }
  }
  readonly daysPerWeek: { readonly most: number }
  /** Monday to Sunday. */
  readonly week: { readonly most: number }
  /** Per week on average of so many weeks. */
  readonly average: { readonly weeks: number; readonly most: number }
  /** What weeks have beyond `weekly`, over a calendar year. */
  readonly overtime: { readonly weekly: number; readonly most: number }
  readonly sunday: { readonly allowed: boolean; readonly substituteDays?: number }
  readonly holiday: { readonly allowed: boolean; readonly substituteDays?: number }
  /** Sundays without work in a year or a month; `alternate`: never two in a row with work. */
  readonly freeSundays: { readonly per: 'year' | 'month'; readonly least: number } | { readonly per: 'alternate' }
  /** A day with more than `over` minutes between these clock times lasts at most `most`, within `span`. */
  readonly night: {
    readonly from: number
    readonly to: number
    readonly over: number
    readonly most: number
    readonly span?: number
    readonly balanceDays?: number
  }
  /** Nights with at least `least` minutes between these clock times: from the `count`-th in a calendar year something follows. */
  readonly nights: {
    readonly from: number
    readonly to: number
    readonly least: number
    readonly count: number
    readonly follows: 'examination' | 'timeCredit' | 'nightWorker'
  }
}

export type Rule = keyof Values

/** One sentence of a law, as it holds for some people for some time. */
export interface Row<R extends Rule> {
  readonly values: Values[R]
  readonly paragraph: string
  readonly kind: Kind
  readonly sectors?: readonly Circumstances['sector'][]
  /** Completed years: from, and below. */
  readonly age?: { readonly from?: number; readonly below: number }
  readonly when?: readonly Circumstance[]
  readonly unless?: readonly Circumstance[]
  /** First and last local date on which it holds. */
  readonly validFrom: string
  readonly validTo?: string
}

/** The law of a country: for each rule from the general to the particular, the last that fits holds. */
export type LawPack = { readonly [R in Rule]?: readonly Row<R>[] }
export type Laws = Readonly<Record<Country, LawPack>>

/** The rows of a rule that hold for a person on a local date: at most one of a kind. */
export function rowsOn<R extends Rule>(laws: Laws, rule: R, date: string, circumstances: Circumstances): Row<R>[] {
  return rowsAt(rowsFor(laws, rule, circumstances), date, circumstances)
}

/** The rows of a rule that can hold for a person on some date: a roster asks for them once, and for every date of these. */
export const rowsFor = <R extends Rule>(laws: Laws, rule: R, circumstances: Circumstances): readonly Row<R>[] =>
  (laws[circumstances.country][rule] ?? []).filter(row => concerns(row, circumstances))

/** Those of the rows that hold on a local date. */
export function rowsAt<R extends Rule>(rows: readonly Row<R>[], date: string, { birthday }: Circumstances): Row<R>[] {
  if (rows.length === 0) return []
  const years = birthday === undefined ? Number.POSITIVE_INFINITY : ageOn(birthday, date)
  const last = new Map<Row<R>['kind'], Row<R>>()
  for (const row of rows) if (holds(row, date, years)) last.set(row.kind, row)
  return [...last.values()]
}

function concerns({ sectors, age, when = [], unless = [] }: Row<Rule>, { sector, birthday, given }: Circumstances) {
  return (
    (!sectors || sectors.includes(sector)) &&
    (!age || birthday !== undefined) &&
    when.every(circumstance => given.includes(circumstance)) &&
    !unless.some(circumstance => given.includes(circumstance))
  )
}

const holds = ({ age, validFrom, validTo = '9999' }: Row<Rule>, date: string, years: number): boolean =>
  validFrom <= date && date <= validTo && (!age || ((age.from ?? 0) <= years && years < age.below))
