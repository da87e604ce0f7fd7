import { DAY } from '../../../schema/base/zonedTime.ts'
import { type Switch, switches } from '../../../schema/catalogue/switch.ts'
import type { Office } from '../../data/office/office.ts'

/** Every switch that is kept: a branch throws dozens a day, and none that is on may hide behind those that have ended. */
export const switchesIn = ({ list }: Pick<Office, 'list'>): ReturnType<Office['list']> =>
  list(switches.type, { limit: Number.MAX_SAFE_INTEGER })

type Timed = Pick<Switch, 'startsAt' | 'endsAt'>

/** Whether a switch is on at `now` (epoch ms). */
export const isRunning = ({ startsAt, endsAt }: Timed, now: number): boolean =>
  Date.parse(endsAt) > now && (!startsAt || Date.parse(startsAt) <= now)

/** Full minutes until it ends, at least one; null where that is more than a day away. */
export function minutesLeft({ endsAt }: Timed, now: number): number | null {
  const left = Date.parse(endsAt) - now
  return left > DAY ? null : Math.max(1, Math.ceil(left / 60_000))
}
