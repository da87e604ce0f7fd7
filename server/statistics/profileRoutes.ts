import { type Context, Hono } from 'hono'
import { replyOf } from '../../schema/base/call.ts'
import { addDays, DAY, instantAt, localTime } from '../../schema/base/zonedTime.ts'
import { userProfile, userProfileActivities } from '../../schema/statistics/calls.ts'
import { periodProblem } from '../../schema/statistics/period.ts'
import { cutWork } from '../../schema/statistics/profile.ts'
import { profileQuery } from '../../schema/statistics/requests.ts'
import { balanceOn, ledgerOf, sumsOf } from '../../schema/time/ledger.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answerJson } from '../base/http/answer.ts'
import { readQuery } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import { refuseFar } from '../time/askedDay.ts'
import { factsOf, vacationOf } from '../time/balances.ts'
import { findingsIn } from '../time/monthSheet.ts'
import { workOf } from '../time/ownFeed.ts'
import { readPerson } from '../time/people.ts'

/** What went on into a period is read from so long before it. */
const BEFORE_MS = 40 * DAY

/** How one person's working time stands: their own, or of whom they lead. Throws 404 for anybody else. */
export function profileRoutes({ storage, clock }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()

  /** Dates stand for their days, both included; of instants the end is not part of the period. */
  async function asked(context: Context<Env>) {
    const { user, start, end, now: given } = readQuery(context, profileQuery)
    await readPerson(storage.read, signedIn(context), user)
    const zone = await zoneOfBusiness(storage)
    const from = isDate(start) ? instantAt(start, 0, zone) : Date.parse(start)
    const to = isDate(end) ? instantAt(addDays(end, 1), 0, zone) : Date.parse(end)
    const dates = { from: localTime(from, zone).date, to: localTime(Math.max(to - 1, from - 1), zone).date }
    const problem = periodProblem(dates)
    if (problem) throw new Fault(400, [{ ...problem, field: 'end' }])
    refuseFar(dates.to, 'end', zone, clock.now())
    return { user, zone, span: { from, to }, dates, now: given === undefined ? clock.now() : Date.parse(given) }
  }

  routes.get(userProfile.path, async context => {
    const { user, zone, dates, now } = await asked(context)
    const { from, to } = dates
    const { work, ...facts } = await factsOf(storage.read, user, zone, now)
    const { target, worked, credit, break: pause } = sumsOf(ledgerOf(facts, from, to))
    const vacation = vacationOf(facts, to)
    const profile = {
      user,
      timezone: zone,
      from,
      to,
      provisional: to >= localTime(now, zone).date,
      target,
      worked,
      credit,
      break: pause,
      balanceStart: balanceOn(facts, addDays(from, -1)),
      balanceEnd: balanceOn(facts, to),
      vacation: vacation && {
        entitled: vacation.entitled,
        taken: vacation.taken,
        planned: vacation.planned,
        left: vacation.left,
        lapsesAt: vacation.lapsesOn,
      },
      violations: findingsIn(facts, work, from, to),
    }
    return answerJson(context, replyOf(userProfile, profile))
  })

  routes.get(userProfileActivities.path, async context => {
    const { user, zone, span, now } = await asked(context)
    const { activities, months } = await workOf(storage.read, user, span.from - BEFORE_MS, now)
    const rows = cutWork(activities, span, {
      now,
      approvalOf: ({ startedAt }) => months.get(localTime(startedAt, zone).date.slice(0, 7))?.state ?? 'draft',
    })
    const [from, to] = [new Date(span.from).toISOString(), new Date(span.to).toISOString()]
    const total = rows.reduce((sum, { minutes }) => sum + minutes, 0)
    return answerJson(context, replyOf(userProfileActivities, { user, timezone: zone, from, to, total, rows }))
  })

  return routes
}

const isDate = (given: string): boolean => given.length === 10
