import { type Context, Hono } from 'hono'
import { replyOf } from '../../schema/base/call.ts'
import { localTime } from '../../schema/base/zonedTime.ts'
import type { StatisticFrame } from '../../schema/statistics/answers.ts'
import { bucketOf, periodBefore } from '../../schema/statistics/buckets.ts'
import { statisticCall } from '../../schema/statistics/calls.ts'
import { ordersOver } from '../../schema/statistics/orderAnswers.ts'
import { periodProblem } from '../../schema/statistics/period.ts'
import { statisticQuery } from '../../schema/statistics/requests.ts'
import { type StatisticName, statistics } from '../../schema/statistics/statistic.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answerJson } from '../base/http/answer.ts'
import { readQuery } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import { orderBuckets, orderTotal } from './orderFigures.ts'
import { scopeOf } from './scope.ts'

/** Figures: `GET /api/statistics/{name}?from&to&branch`. Throws 404 for a name there is none of. */
export function statisticRoutes({ storage, clock }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const asked = async (context: Context<Env>, name: StatisticName) => {
    const actor = signedIn(context)
    const { branch, by, ...dates } = readQuery(context, statisticQuery)
    const problem = periodProblem(dates)
    if (problem) throw new Fault(400, [problem])
    const zone = await zoneOfBusiness(storage)
    const today = localTime(clock.now(), zone).date
    const frame: Omit<StatisticFrame, 'total' | 'previousTotal'> = {
      unit: bucketOf(dates.from, dates.to),
      timezone: zone,
      ...dates,
      provisional: dates.to >= today,
    }
    return {
      by,
      dates,
      before: periodBefore(dates),
      zone,
      scope: scopeOf(actor, statistics[name].access, branch),
      frame,
    }
  }

  routes.get(statisticCall('orders').path, async context => {
    const { frame, dates, before, zone, scope, by } = await asked(context, 'orders')
    const content = ordersOver(await orderBuckets(storage.read, dates, zone, scope), by)
    const former = ordersOver([{ t: '', sums: await orderTotal(storage.read, before, zone, scope) }], by)
    return answerJson(context, replyOf(statisticCall('orders'), { ...frame, ...content, previousTotal: former.total }))
  })

  return routes
}
