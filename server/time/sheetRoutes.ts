import { Hono } from 'hono'
import { replyOf } from '../../schema/base/call.ts'
import { type HolidayBalance, holidayBalances } from '../../schema/time/calls.ts'
import { monthSheet } from '../../schema/time/officeCalls.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { idOf } from '../base/documents/rest.ts'
import { answerJson } from '../base/http/answer.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import { dayAsked, refuseFar } from './askedDay.ts'
import { factsOf, vacationOf } from './balances.ts'
import { monthSheetOf } from './monthSheet.ts'
import { readPeople, readPerson } from './people.ts'

/** What the office reads of working time by person. */
export function sheetRoutes({ storage, clock }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(holidayBalances.path, async context => {
    const actor = signedIn(context)
    const [zone, now] = [await zoneOfBusiness(storage), clock.now()]
    const on = dayAsked(context, zone, now)
    const balances: HolidayBalance[] = []
    for (const { id, username, firstName, lastName } of await readPeople(storage.read, actor)) {
      const vacation = vacationOf(await factsOf(storage.read, id, zone, now), on)
      if (vacation) balances.push({ user: { id, username, firstName, lastName }, vacation })
    }
    return answerJson(context, replyOf(holidayBalances, balances))
  })

  routes.get(monthSheet.path, async context => {
    const [actor, user, month] = [signedIn(context), idOf(context.req.param('user')), context.req.param('month')]
    if (!isMonth(month)) throw new Fault(404, 'notFound')
    await readPerson(storage.read, actor, user)
    const [zone, now] = [await zoneOfBusiness(storage), clock.now()]
    refuseFar(`${month}-01`, 'month', zone, now)
    const { work, ...facts } = await factsOf(storage.read, user, zone, now)
    return answerJson(context, replyOf(monthSheet, monthSheetOf(user, month, facts, work)))
  })

  return routes
}

/** Whether it is a month, YYYY-MM. */
export const isMonth = (month: string): boolean => /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month)
