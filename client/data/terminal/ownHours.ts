import { parsed } from '../../../schema/base/record.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { DAY } from '../../../schema/base/zonedTime.ts'
import {
  type ActivityView,
  type OwnHours,
  type TerminalPerson,
  terminalActivities,
  terminalBalances,
  terminalShifts,
} from '../../../schema/time/calls.ts'
import { type Locked, lock, unlock } from '../../device/storage/secretLock.ts'
import { ask } from '../engine/http.ts'
import type { World } from '../engine/world.ts'
import { answerOf } from './answerOf.ts'

/** Who forgot to go came for a shift of the last days. */
const SHIFTS_MS = 7 * DAY
/** What is kept for without network reaches over a week. */
const KEPT_MS = 9 * DAY

type Sending = NonNullable<Parameters<typeof ask>[2]>

/** Asks for somebody's hours, whose PIN is known to be right; null where not even their activities are told. */
export async function askHours(
  params: { readonly accessToken: string; readonly username: string },
  sending: Sending,
  now: number,
): Promise<OwnHours | null> {
  const on = new Date(now - SHIFTS_MS).toISOString().slice(0, 10)
  const [activities, balances, shifts] = await Promise.all([
    answerOf(ask(terminalActivities, { params }, sending)),
    answerOf(ask(terminalBalances, { params }, sending)),
    answerOf(ask(terminalShifts, { params, query: `?on=${on}` }, sending)),
  ])
  if (!activities?.ok) return null
  return {
    activities: activities.data,
    balances: balances?.ok ? balances.data : null,
    shifts: shifts?.ok ? shifts.data : null,
    asOf: now,
  }
}

/**
 * People's hours as they were last told, on this device: each under its person's PIN, which alone opens them while nobody can
 * be asked whether it is right.
 */
export function createKeptHours({ memo }: Pick<World, 'memo'>) {
  const keyOf = (user: number) => `terminal:hours:${user}`
  return {
    async keep(user: number, pin: string, hours: OwnHours): Promise<void> {
      const recent = ({ startedAt, endedAt }: ActivityView) =>
        endedAt === null || Date.parse(startedAt ?? endedAt) > hours.asOf - KEPT_MS
      const text = JSON.stringify({ ...hours, activities: hours.activities.filter(recent) })
      const locked = await lock(pin, text)
      memo.set(keyOf(user), locked && JSON.stringify(locked))
    },
    async of(user: number, pin: string): Promise<OwnHours | null> {
      const kept = parsed(memo.get(keyOf(user)))
      const hours = isLocked(kept) ? parsed(await unlock(pin, kept)) : null
      return isHours(hours) ? hours : null
    },
    /** Whoever is not on the list any more has nothing here. */
    forgetBut(next: readonly TerminalPerson[] | null | undefined, before: readonly TerminalPerson[] | null): void {
      if (next === undefined || !before || next === before) return
      const stay = new Set(next?.map(({ user }) => user.id))
      for (const { user } of before) if (!stay.has(user.id)) memo.set(keyOf(user.id), null)
    },
  }
}

const isLocked = (kept: unknown): kept is Locked =>
  isObject(kept) && ['salt', 'iv', 'data'].every(name => typeof kept[name] === 'string')
const isHours = (hours: unknown): hours is OwnHours =>
  isObject(hours) && Array.isArray(hours['activities']) && (hours['shifts'] === null || Array.isArray(hours['shifts']))
