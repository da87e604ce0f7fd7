import type { Context } from 'hono'
import type { Device } from '../../schema/base/access.ts'
import type { Person } from '../../schema/base/calls.ts'
import { DAY } from '../../schema/base/zonedTime.ts'
import { users } from '../../schema/business/user.ts'
import { currentOf } from '../../schema/time/activities.ts'
import { PIN_HEADER, type TerminalPerson, THIS_DEVICE } from '../../schema/time/calls.ts'
import { accessEnd } from '../base/auth/access.ts'
import { createThrottle } from '../base/auth/throttle.ts'
import type { BaseDeps } from '../base/deps.ts'
import { iso } from '../base/http/answer.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { workOf } from './ownFeed.ts'
import { isPin } from './pins.ts'

/** What goes on now began at most so long ago (ms), as a rule; what nobody ended is asked about for longer. */
const BEGAN_MS = 7 * DAY
const ASKED_MS = 62 * DAY

/** The paired device behind a token; null for any other. */
export type DeviceOf = (token: string) => Promise<Device | null>

/**
 * Who stands before which terminal. Both throw 401, the same whatever was wrong; too many wrong PINs of a person at a device
 * make that person wait there (429), and nobody else.
 */
export function provingPersons(deps: BaseDeps, deviceOf: DeviceOf) {
  const { storage, settings } = deps
  const throttle = createThrottle(deps.clock.now)

  async function terminalOf(context: Context<Env>): Promise<Device> {
    const token = context.req.param('accessToken') ?? ''
    const device = token === THIS_DEVICE ? context.get('device') : await deviceOf(token)
    if (device?.kind !== 'terminal') throw wrong()
    return device
  }

  async function proved(context: Context<Env>): Promise<{ person: Person; device: Device }> {
    const device = await terminalOf(context)
    const username = context.req.param('username') ?? ''
    const pin = context.req.header(PIN_HEADER) ?? ''
    const attempt = () => personWith(username, pin)
    const who = { username, address: `devices:${device.id}`, familiar: null }
    const person = settings.rateLimits ? await throttle.attempt(who, attempt) : await attempt()
    if (!person) throw wrong()
    return { person, device }
  }

  async function personWith(username: string, pin: string): Promise<Person | null> {
    const id = await storage.read.documents.holder('users', 'username', username.toLowerCase())
    const isRight = await isPin(storage.read, deps.secret, id, pin)
    const person = id === undefined ? undefined : await storage.read.documents.entity(users, id)
    return isRight && person && (await mayClock(deps, person)) ? person : null
  }

  return { terminalOf, proved }
}

const wrong = (): Fault => new Fault(401, 'pinWrong')

/** Whether somebody works here now. */
export async function mayClock({ storage, clock }: BaseDeps, person: Person): Promise<boolean> {
  return person.isEnabled && (await accessEnd(storage, person)) > clock.now()
}

/** How somebody stands: at work, in a break or gone, and since when. */
export async function standingOf(deps: BaseDeps, person: Person, hasPin: boolean): Promise<TerminalPerson> {
  const { id, username, firstName, lastName } = person
  const now = deps.clock.now()
  const { read } = deps.storage
  const recent = await workOf(read, id, now - BEGAN_MS, now)
  // Whoever has clocked nothing since may have forgotten to before that: they are asked also where there is no network.
  const current = currentOf(recent.activities.length > 0 ? recent : await workOf(read, id, now - ASKED_MS, now))
  const pause = current?.breaks.findLast(({ to }) => to === null)
  const user = { id, username, firstName, lastName }
  return { user, state: current?.state ?? 'none', since: iso(pause?.from ?? current?.startedAt ?? null), hasPin }
}
