import type { CarryReason, Settlement, TimeEvent, VacationWarning, YearFigures, YearStep } from './clockEvent.ts'
import type { Terms } from './contract.ts'
import { contractOn } from './ledger.ts'

/** A year as it was closed. */
interface YearClosing {
  readonly year: number
  readonly figures: YearFigures
  readonly because: CarryReason | null
  /** Who closed it (a person's id) and when (epoch ms). */
  readonly author: number
  readonly at: number
}

/** What of somebody's events concerns whole years. */
export interface YearFacts {
  /** By year; a year that was opened again is not among them. */
  readonly closings: ReadonlyMap<number, YearClosing>
  /** As they were given, oldest first. */
  readonly warnings: readonly VacationWarning[]
}

/** What is known of somebody's years, out of all that was written down: in whatever order it comes, and however often. */
export function yearsOf(events: readonly TimeEvent[]): YearFacts {
  const once = [...new Map(events.map(event => [event.uid, event])).values()]
  const closings = new Map<number, YearClosing>()
  for (const step of once.filter(event => event.kind === 'year').toSorted(inOrder)) {
    const { year, figures, because, author, at } = step
    if (!mayFollow(closings, step)) continue
    if (figures) closings.set(year, { year, figures, because, author, at })
    else closings.delete(year)
  }
  const warnings = once
    .filter(event => event.kind === 'warn')
    .toSorted((one, other) => one.on.localeCompare(other.on) || inOrder(one, other))
  return { closings, warnings }
}

/** Whether a step of a year can follow: what is closed is opened, what is open is closed. */
export const mayFollow = (
  closings: YearFacts['closings'],
  { year, step }: { readonly year: number; readonly step: YearStep },
): boolean => closings.has(year) === (step === 'reopen')

interface Sorted {
  readonly uid: string
  readonly at: number
}
const inOrder = (one: Sorted, other: Sorted): number => one.at - other.at || one.uid.localeCompare(other.uid)

/** What closed years took out of a balance: on the first day after each of them. */
export const settlementsOf = ({ closings }: Pick<YearFacts, 'closings'>): readonly Settlement[] =>
  [...closings.values()].map(({ year, figures: { paidMinutes, droppedMinutes } }) => ({
    date: `${year + 1}-01-01`,
    paidMinutes,
    droppedMinutes,
  }))

/**
 * How a balance (minutes) goes into the next year by the contract of its last day. What is owed is carried whole; without a
 * rule, so is what was worked too much.
 */
export function carriedBalance(
  balanceMinutes: number,
  contracts: readonly Terms[],
  last: string,
): Omit<YearFigures, 'vacation'> {
  const contract = contractOn(contracts, last)
  const carriedMinutes = Math.min(balanceMinutes, Math.max(0, contract?.carryMost ?? Number.POSITIVE_INFINITY))
  const above = balanceMinutes - carriedMinutes
  const isDropped = contract?.aboveCarry === 'dropped'
  return {
    balanceMinutes,
    carriedMinutes,
    paidMinutes: isDropped ? 0 : above,
    droppedMinutes: isDropped ? above : 0,
  }
}

/** Whether a closed year says something else than what it comes to by now: something was changed since. */
export const hasMoved = ({ figures }: Pick<YearClosing, 'figures'>, now: YearFigures): boolean =>
  figures.balanceMinutes !== now.balanceMinutes || figures.vacation?.left !== now.vacation?.left
