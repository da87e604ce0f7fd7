import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { replyOf } from '../../schema/base/call.ts'
import { DAY } from '../../schema/base/zonedTime.ts'
import { branches } from '../../schema/business/branch.ts'
import { config } from '../../schema/business/config.ts'
import { users } from '../../schema/business/user.ts'
import { ownCalendar, renewCalendar, revokeCalendar } from '../../schema/time/calls.ts'
import { type CalendarShift, icalendar } from '../../schema/time/plan/icalendar.ts'
import type { Shift } from '../../schema/time/shift.ts'
import { accessEnd } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { generationOf } from '../base/documents/revisions.ts'
import { answerJson } from '../base/http/answer.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../base/http/guards.ts'
import { signedIn } from '../base/http/sender.ts'
import type { Storage } from '../base/storage/storage.ts'
import { publishedShifts } from './ownFeed.ts'

/** How far back (ms) a calendar shows shifts. */
const SHOWN_MS = 62 * DAY

/** One's own calendar: its address, another one, and none any more. */
export function ownCalendarRoutes({ storage, clock, secret, settings }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const addressOf = (user: number, version: number) =>
    `${settings.publicOrigin}/calendar/${user}-${keyOf(secret, user, version)}.ics`

  routes.get(ownCalendar.path, async context => {
    const { id } = signedIn(context)
    const kept = await storage.read.calendars.of(id)
    return answerJson(context, replyOf(ownCalendar, { address: kept?.isOn ? addressOf(id, kept.version) : null }))
  })

  routes.post(renewCalendar.path, async context => {
    const { id } = signedIn(context)
    const version = await step(id, 1)
    return answerJson(context, replyOf(renewCalendar, { address: addressOf(id, version) }), 201)
  })

  routes.delete(revokeCalendar.path, async context => {
    await step(signedIn(context).id, 0)
    return answerJson(context, replyOf(revokeCalendar, { address: null }))
  })

  const step = (user: number, isOn: 0 | 1): Promise<number> =>
    storage.write(async ({ calendars }) => {
      const version = ((await calendars.of(user))?.version ?? 0) + 1
      await calendars.put({ user, version, isOn, updatedAt: clock.now() })
      return version
    })

  return routes
}

/** The calendars themselves, for programs that know nothing but an address: whatever is wrong with it, nothing is there. */
export function calendarRoutes(deps: BaseDeps): Hono<Env> {
  const { storage, clock, secret, settings } = deps
  const routes = new Hono<Env>()

  routes.get('/:name', rateLimit(deps, requestsPerMinute.write), async context => {
    const [, number = '0', key = ''] = /^(\d{1,15})-([\w-]{43})\.ics$/.exec(context.req.param('name')) ?? []
    const user = Number(number)
    const kept = await storage.read.calendars.of(user)
    // Compared in any case: nobody learns by the time it takes who has a calendar.
    const isKey = timingSafeEqual(digest(key), digest(keyOf(secret, user, kept?.version ?? 0)))
    if (!isKey || !kept?.isOn || !(await worksHere(storage, user, clock.now()))) throw new Fault(404, 'notFound')
    const text = await calendarOf(storage.read, user, { since: clock.now() - SHOWN_MS, origin: settings.publicOrigin })
    const headers = {
      ETag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`,
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    }
    if (context.req.header('if-none-match') === headers.ETag) return context.body(null, 304, headers)
    return context.body(text, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="dienstplan.ics"',
    })
  })

  return routes
}

/** What only the address knows: it follows from the server's secret, and another version makes the former one worthless. */
const keyOf = (secret: Uint8Array, user: number, version: number): string =>
  createHmac('sha256', secret).update(`calendar:${user}:${version}`).digest('base64url')

/** Same length whatever was given, so that the comparison tells nothing. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

async function worksHere(storage: Pick<Storage, 'read'>, id: number, now: number): Promise<boolean> {
  const user = await storage.read.documents.entity(users, id)
  return user?.isEnabled === true && now < (await accessEnd(storage, user))
}

async function calendarOf(
  read: Storage['read'],
  user: number,
  { since, origin }: { readonly since: number; readonly origin: string },
): Promise<string> {
  const settings = await read.documents.entity(config, 1)
  const shown = (await publishedShifts(read, user)).filter(({ to }) => Date.parse(to) >= since)
  const byTime = shown.toSorted((one, other) => one.from.localeCompare(other.from) || one.id - other.id)
  const shifts = await Promise.all(byTime.map(shift => shiftOf(read, shift)))
  return icalendar(shifts, { name: settings?.shopName ?? '', host: new URL(origin).hostname })
}

async function shiftOf({ documents }: Storage['read'], shift: Shift): Promise<CalendarShift> {
  const { id, from, to, breakMinutes, note } = shift
  const row = await documents.document('working-schedules', id)
  const sequence = generationOf(row?.rev ?? null)
  const revision = await documents.revision('working-schedules', id, sequence)
  const station = shift.station ? await documents.document('stations', shift.station) : undefined
  const named: { name?: string } = station && station.deleted === 0 ? JSON.parse(station.body) : {}
  return {
    id,
    start: Date.parse(from),
    end: Date.parse(to),
    breakMinutes,
    branch: (await documents.entity(branches, shift.branch))?.name ?? '',
    station: named.name ?? '',
    note,
    sequence,
    changedAt: revision?.at ?? Date.parse(from),
  }
}
