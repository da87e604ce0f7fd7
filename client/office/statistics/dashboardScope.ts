import { localDate } from '../../../schema/base/fields.ts'
import type { DashboardSearch } from './dashboardAddress.ts'

export const periodKinds = ['today', 'yesterday', 'week', 'thirty', 'month', 'year', 'free'] as const
export type PeriodKind = (typeof periodKinds)[number]
export const comparisons = ['before', 'weekdays', 'none'] as const
export type Comparison = (typeof comparisons)[number]
export const parts = ['overview', 'revenue', 'orders', 'items', 'closings', 'visitors', 'devices', 'work'] as const
export type Part = (typeof parts)[number]

/** What of the figures is looked at: it stands in the address, so that a link and the back button bring it back. */
export interface DashboardScope {
  readonly part: Part
  readonly period: PeriodKind
  /** The local date (YYYY-MM-DD) the period ends with or lies in; null is today. */
  readonly at: string | null
  /** Of a free period: both local dates included. */
  readonly from: string | null
  readonly to: string | null
  readonly comparison: Comparison
  readonly isTable: boolean
}

export const usualScope: DashboardScope = {
  part: 'overview',
  period: 'week',
  at: null,
  from: null,
  to: null,
  comparison: 'before',
  isTable: false,
}

const names = {
  teil: {
    overview: 'ueberblick',
    revenue: 'umsatz',
    orders: 'bestellungen',
    items: 'artikel',
    closings: 'abschluss',
    visitors: 'besucher',
    devices: 'technik',
    work: 'arbeitszeit',
  } satisfies Record<Part, string>,
  zeitraum: {
    today: 'heute',
    yesterday: 'gestern',
    week: '7-tage',
    thirty: '30-tage',
    month: 'monat',
    year: 'jahr',
    free: 'frei',
  } satisfies Record<PeriodKind, string>,
  vergleich: { before: 'davor', weekdays: 'wochentage', none: 'ohne' } satisfies Record<Comparison, string>,
}

/** What of an address is understood; the rest is left out. */
export function dashboardSearch({
  teil,
  zeitraum,
  am,
  von,
  bis,
  vergleich,
  als,
}: Record<string, unknown>): DashboardSearch {
  const part = parts.find(each => names.teil[each] === teil)
  const period = periodKinds.find(each => names.zeitraum[each] === zeitraum)
  const comparison = comparisons.find(each => names.vergleich[each] === vergleich)
  const [at, from, to] = [am, von, bis].map(each => localDate().safeParse(each).data)
  const isFree = period === 'free' && from !== undefined && to !== undefined && from <= to
  return {
    ...(part && part !== usualScope.part ? { teil: names.teil[part] } : {}),
    ...(period && period !== usualScope.period && (period !== 'free' || isFree)
      ? { zeitraum: names.zeitraum[period] }
      : {}),
    ...(at && period !== 'free' && period !== 'yesterday' ? { am: at } : {}),
    ...(isFree ? { von: from, bis: to } : {}),
    ...(comparison && comparison !== usualScope.comparison ? { vergleich: names.vergleich[comparison] } : {}),
    ...(als === 'tabelle' ? { als } : {}),
  }
}

export function dashboardScopeOf({ teil, zeitraum, am, von, bis, vergleich, als }: DashboardSearch): DashboardScope {
  return {
    part: parts.find(each => names.teil[each] === teil) ?? usualScope.part,
    period: periodKinds.find(each => names.zeitraum[each] === zeitraum) ?? usualScope.period,
    at: am ?? null,
    from: von ?? null,
    to: bis ?? null,
    comparison: comparisons.find(each => names.vergleich[each] === vergleich) ?? usualScope.comparison,
    isTable: als === 'tabelle',
  }
}

export const dashboardSearchOf = ({
  part,
  period,
  at,
  from,
  to,
  comparison,
  isTable,
}: DashboardScope): DashboardSearch =>
  dashboardSearch({
    teil: names.teil[part],
    zeitraum: names.zeitraum[period],
    am: at,
    von: from,
    bis: to,
    vergleich: names.vergleich[comparison],
    als: isTable ? 'tabelle' : undefined,
  })
