import type { Correction, MonthEvent, MonthStep, TimeEvent } from './clockEvent.ts'

/** How a month of somebody's working time stands; approved it is locked. */
export type MonthState = 'draft' | 'submitted' | 'approved'

const following: Readonly<Record<MonthState, Readonly<Partial<Record<MonthStep, MonthState>>>>> = {
  draft: { submit: 'submitted' },
  submitted: { approve: 'approved', reopen: 'draft' },
  approved: { reopen: 'draft' },
}

/** What a month becomes by a step; null where it may not be taken. */
export const monthAfter = (state: MonthState, step: MonthStep): MonthState | null => following[state][step] ?? null

/** Whether somebody may take a step: one's own month is handed in, and who leads the branch approves and opens it again. */
export const mayStep = (
  step: MonthStep,
  { isOwn, isApprover }: { readonly isOwn: boolean; readonly isApprover: boolean },
): boolean => isApprover || (isOwn && step === 'submit')

/** A month with what was done about it, oldest first. */
export interface MonthStanding {
  readonly state: MonthState
  readonly steps: readonly MonthEvent[]
}

/** How each month stands of which something is known; all others are drafts. A step that cannot follow changes nothing. */
export function monthsOf(events: readonly TimeEvent[]): ReadonlyMap<string, MonthStanding> {
  const months = new Map<string, MonthStanding>()
  const steps = events.filter(event => event.kind === 'month').toSorted((one, other) => one.at - other.at)
  for (const step of steps) {
    const { state, steps: before } = months.get(step.month) ?? { state: 'draft', steps: [] }
    const next = monthAfter(state, step.step)
    if (next && !before.some(({ uid }) => uid === step.uid))
      months.set(step.month, { state: next, steps: [...before, step] })
  }
  return months
}

/** The steps that lock months now. */
export const locksOf = (months: ReadonlyMap<string, MonthStanding>): readonly MonthEvent[] =>
  [...months.values()].flatMap(({ state, steps }) => (state === 'approved' ? steps.slice(-1) : []))

/** What locked the month in which an instant (epoch ms) lies; undefined where that is open. */
export const lockAt = (months: ReadonlyMap<string, MonthStanding>, at: number): MonthEvent | undefined =>
  locksOf(months).find(({ from, to }) => from <= at && at < to)

/** Whether a correction touches a month that is locked: the one it leads to, or one in which the work lay at any time. */
export function touchesLock(
  events: readonly TimeEvent[],
  { activity, to }: Pick<Correction, 'activity' | 'to'>,
): boolean {
  const months = monthsOf(events)
  const begins = events.flatMap(event => {
    if (event.kind === 'correct') return event.activity === activity && event.to ? [event.to.startedAt] : []
    return event.uid === activity ? [event.at] : []
  })
  return [...begins, ...(to ? [to.startedAt] : [])].some(at => lockAt(months, at) !== undefined)
}
