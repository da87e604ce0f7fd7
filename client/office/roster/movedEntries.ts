import { useMemo, useSyncExternalStore } from 'react'
import type { Entry } from './rosterWeek.ts'
import type { Moved, Moving } from './useMoving.ts'
import type { Field } from './useRosterDeeds.ts'

type Spot = Pick<Field, 'user' | 'date'>

/** The shifts of a field, with those that are on their way to it and without those that leave it. */
export function useMovedEntries({ get, subscribe }: Moving, { user, date }: Spot, entries: readonly Entry[]) {
  // A field that it does not concern has the same value as before: it is not drawn.
  const snapshot = () => (concerns(get(), { user, date }, entries) ? get() : null)
  const moved = useSyncExternalStore(subscribe, snapshot)
  return useMemo(() => (moved ? movedEntries(moved, { user, date }, entries) : entries), [moved, user, date, entries])
}

/** The same in the order of the day, by what is on its way. */
export function movedEntries(moved: Moved, spot: Spot, entries: readonly Entry[]): readonly Entry[] {
  const stay = entries.filter(({ id }) => !moved.has(id))
  return [...stay, ...[...moved.values()].filter(isAt(spot))].toSorted((one, other) => one.start - other.start)
}

const concerns = (moved: Moved, spot: Spot, entries: readonly Entry[]): boolean =>
  moved.size > 0 && (entries.some(({ id }) => moved.has(id)) || [...moved.values()].some(isAt(spot)))

const isAt =
  ({ user, date }: Spot) =>
  (entry: Entry): boolean =>
    entry.user === user && entry.date === date
