import type { MonthSheet } from '../../../../../schema/time/calls.ts'
import type { LedgerDay } from '../../../../../schema/time/ledger.ts'

/** A figure of a month, which opens the days it comes from. */
export type Figure = 'target' | 'worked' | 'credit' | 'carried' | 'balance' | 'vacation'

const comesFrom: Readonly<Record<Figure, (day: LedgerDay) => boolean>> = {
  target: ({ target }) => target !== 0,
  worked: ({ worked }) => worked !== 0,
  credit: ({ credits }) => credits.length > 0,
  carried: () => false,
  balance: ({ difference }) => difference !== 0,
  vacation: ({ credits }) => credits.some(({ kind }) => kind === 'vacation'),
}

/** The days a figure comes from; all of them without one. */
export const daysFor = ({ days }: Pick<MonthSheet, 'days'>, figure: Figure | null): readonly LedgerDay[] =>
  figure === null ? days : days.filter(comesFrom[figure])
