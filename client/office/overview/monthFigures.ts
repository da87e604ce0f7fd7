import { percentText } from '../../../schema/ordering/taxRates.ts'
import type { ClosingSums } from '../../../schema/statistics/calls.ts'
import { type Closing, differenceOf, isEmptyClosing, revenueOf } from '../../../schema/statistics/closing/closing.ts'
import type { DataTable } from '../statistics/chart/values.ts'
import { texts } from './texts.ts'

const words = texts.month

/** What was taken in by rate, less what was given back, and all of it together; cents. */
export function rateTable(total: Closing): DataTable {
  const rows = revenueOf(total)
  const sum = (of: 'net' | 'tax' | 'gross') => rows.reduce((all, row) => all + row[of], 0)
  return {
    columns: [
      { label: words.rate, unit: 'text' },
      { label: words.net, unit: 'money' },
      { label: words.tax, unit: 'money' },
      { label: words.gross, unit: 'money' },
    ],
    rows: [
      ...rows.map(({ rate, net, tax, gross }) => [percentText(rate), net, tax, gross]),
      ...(rows.length > 1 ? [[words.together, sum('net'), sum('tax'), sum('gross')]] : []),
    ],
  }
}

/**
 * Branches side by side, those in which something happened: revenue, what was given back, what is owed, and where there is
 * some by how much money and revenue differ; cents.
 */
export function branchTable({ branches }: ClosingSums): DataTable {
  const busy = branches.filter(({ closing }) => !isEmptyClosing(closing))
  const differs = busy.some(({ closing }) => differenceOf(closing) !== 0)
  return {
    columns: [
      { label: words.branch, unit: 'text' },
      { label: words.gross, unit: 'money' },
      { label: words.givenBack, unit: 'money' },
      { label: words.owed, unit: 'money' },
      ...(differs ? [{ label: words.difference, unit: 'money' as const }] : []),
    ],
    rows: busy.map(({ name, closing }) => [
      name,
      grossOf(revenueOf(closing)),
      givenBack(closing),
      owedOf(closing),
      ...(differs ? [differenceOf(closing)] : []),
    ]),
  }
}

/** What still has to be seen to: each with how much, in cents, and how many where that is known. */
export interface OpenMoney {
  readonly kind: 'owed' | 'waiting' | 'failed' | 'difference'
  readonly amount: number
  readonly count?: number
}

/** What of the month is still open; nothing of what comes to nothing. */
export function openMoney({ total, branches, refunds }: ClosingSums): readonly OpenMoney[] {
  const difference = branches.reduce((sum, { closing }) => sum + Math.abs(differenceOf(closing)), 0)
  const all: readonly OpenMoney[] = [
    { kind: 'owed', amount: owedOf(total) },
    { kind: 'waiting', ...refunds.waiting },
    { kind: 'failed', ...refunds.failed },
    { kind: 'difference', amount: difference },
  ]
  return all.filter(({ amount }) => amount !== 0)
}

/** Cents that were given back. */
export const givenBack = ({ notes }: Closing): number => grossOf(notes)

/** Cents that were handed over in the month and are not paid. */
const owedOf = ({ owed }: Closing): number => owed.made - owed.settled

const grossOf = (rows: readonly { readonly gross: number }[]): number => rows.reduce((sum, { gross }) => sum + gross, 0)
