import { type Context, Hono } from 'hono'
import { userDatabase } from '../../schema/base/access.ts'
import { replyOf } from '../../schema/base/call.ts'
import { DAY, instantAt } from '../../schema/base/zonedTime.ts'
import { users } from '../../schema/business/user.ts'
import * as calls from '../../schema/time/calls.ts'
import { clockCall } from '../../schema/time/requests.ts'
import { shifts } from '../../schema/time/shift.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answerJson } from '../base/http/answer.ts'
import { readCall } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { storedOf } from '../base/storage/json.ts'
import { dayAsked } from './askedDay.ts'
import { balancesOf, factsOf } from './balances.ts'
import { answerClocked, clock, kindOf, viewOf } from './clock.ts'
import { workOf } from './ownFeed.ts'
import { type DeviceOf, mayClock, provingPersons, standingOf } from './terminalPerson.ts'

/** How far back (ms) a terminal shows somebody their own activities, and what is read beside it for what went on then. */
const SHOWN_MS = 35 * DAY
const BEFORE_MS = 7 * DAY

/** What a terminal asks: a paired device says where it stands, and a PIN who is before it. */
export function terminalRoutes(deps: BaseDeps, deviceOf: DeviceOf): Hono<Env> {
  const { storage } = deps
  const routes = new Hono<Env>()
  const { terminalOf, proved } = provingPersons(deps, deviceOf)

  routes.get(calls.terminalPeople.path, async context => {
    const { branch } = await terminalOf(context)
    const holders = await storage.read.pins.holders()
    const people: calls.TerminalPerson[] = []
    for (const person of await storage.read.documents.every(users))
      if (person.branches.includes(branch) && (await mayClock(deps, person)))
        people.push(await standingOf(deps, person, holders.has(person.id)))
    return answerJson(context, replyOf(calls.terminalPeople, people))
  })

  routes.get(calls.terminalMe.path, async context => {
    const { person } = await proved(context)
    return answerJson(context, replyOf(calls.terminalMe, await standingOf(deps, person, true)))
  })

  routes.get(calls.terminalActivities.path, async context => {
    const { person } = await proved(context)
    const now = deps.clock.now()
    const work = await workOf(storage.read, person.id, now - SHOWN_MS - BEFORE_MS, now)
    const shown = work.activities.filter(({ startedAt }) => startedAt >= now - SHOWN_MS)
    const views = shown.map(activity => viewOf(activity, work, person.id, now))
    return answerJson(context, replyOf(calls.terminalActivities, views))
  })

  routes.get(calls.terminalShifts.path, async context => {
    const { person } = await proved(context)
    const zone = await zoneOfBusiness(storage)
    const on = dayAsked(context, zone, deps.clock.now())
    const since = instantAt(on, 0, zone)
    const rows = await storage.read.documents.everyOfType(userDatabase(person.id), shifts.type)
    const planned = rows.map(row => storedOf(shifts, row)).filter(({ to }) => Date.parse(to) > since)
    const inOrder = planned.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))
    return answerJson(context, replyOf(calls.terminalShifts, inOrder))
  })

  routes.get(calls.terminalBalances.path, async context => {
    const { person } = await proved(context)
    const [zone, now] = [await zoneOfBusiness(storage), deps.clock.now()]
    const on = dayAsked(context, zone, now)
    const facts = await factsOf(storage.read, person.id, zone, now)
    return answerJson(context, replyOf(calls.terminalBalances, balancesOf(facts, on)))
  })

  routes.post(calls.clockAtTerminal.path, async (context: Context<Env>) => {
    const { person, device } = await proved(context)
    const { id, branch } = device
    const kind = kindOf(context.req.param('kind'))
    const call = await readCall(context, clockCall)
    const who = { user: person.id, kind, source: 'terminal', branch, author: `devices:${id}` } as const
    return answerClocked(context, await clock(deps, who, call))
  })

  return routes
}
