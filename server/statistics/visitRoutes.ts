import { Hono } from 'hono'
import { replyOf } from '../../schema/base/call.ts'
import type { Content, StatisticFrame } from '../../schema/statistics/answers.ts'
import { statisticCall } from '../../schema/statistics/calls.ts'
import {
  eventsOver,
  flowOver,
  pagesOver,
  sharesOver,
  type VisitedDay,
  visitsOver,
  visitTimesOf,
} from '../../schema/statistics/visitAnswers.ts'
import type { VisitName } from '../../schema/statistics/visitStatistics.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answerJson } from '../base/http/answer.ts'
import type { Env } from '../base/http/env.ts'
import { questionsTo } from './question.ts'
import { flowsIn, visitedDays } from './visitFigures.ts'

/** Figures of who visits the pages. */
export function visitFigureRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const { read } = deps.storage
  const asked = questionsTo(deps)

  tell('unique-visitors', (days, { unit, timezone }) =>
    visitsOver(days, unit, timezone, { whole: 'visitors', hourly: 'visitorsBy' }),
  )
  tell('page-views', (days, { unit, timezone }) =>
    visitsOver(days, unit, timezone, { whole: 'views', hourly: 'viewsBy' }),
  )
  tell('pages', pagesOver)
  tell('events', eventsOver)
  tell('resolutions', days => sharesOver(days, 'screens'))
  tell('device-pixel-ratios', days => sharesOver(days, 'ratios'))
  tell('color-schemes', days => sharesOver(days, 'schemes'))
  tell('referrers', days => sharesOver(days, 'referrers'))
  tell('browsers', days => sharesOver(days, 'browsers'))
  tell('operating-systems', days => sharesOver(days, 'systems'))
  tell('visitor-times', (days, { timezone }) => visitTimesOf(days, timezone))

  routes.get(statisticCall('event-flow').path, async context => {
    const { frame, now, before } = await asked(context, 'event-flow')
    const previousTotal = flowOver(await flowsIn(read, before)).total
    const content = flowOver(await flowsIn(read, now))
    return answerJson(context, replyOf(statisticCall('event-flow'), { ...frame, ...content, previousTotal }))
  })

  return routes

  function tell<Name extends Exclude<VisitName, 'event-flow'>>(
    name: Name,
    contentOf: (days: readonly VisitedDay[], frame: Pick<StatisticFrame, 'unit' | 'timezone'>) => Content<Name>,
  ): void {
    routes.get(statisticCall(name).path, async context => {
      const { frame, now, before } = await asked(context, name)
      const previousTotal = contentOf(await visitedDays(read, before), { ...frame, unit: 'day' }).total
      const content = contentOf(await visitedDays(read, now), frame)
      const whole: StatisticFrame = { ...frame, total: content.total, previousTotal }
      return answerJson(context, replyOf(statisticCall(name), Object.assign(whole, content)))
    })
  }
}
