import { Hono } from 'hono'
import { replyOf } from '../../schema/base/call.ts'
import type { Content, StatisticFrame } from '../../schema/statistics/answers.ts'
import { statisticCall } from '../../schema/statistics/calls.ts'
import {
  canceledOver,
  itemsOver,
  type OrderBucket,
  ordersOver,
  orderTimesOf,
  popularOf,
  revenueOver,
} from '../../schema/statistics/orderAnswers.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answerJson } from '../base/http/answer.ts'
import type { Env } from '../base/http/env.ts'
import { orderBuckets, orderDays, soldIn } from './orderFigures.ts'
import { type Asked, questionsTo } from './question.ts'

/** Figures of orders. */
export function orderFigureRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const { read } = deps.storage
  const asked = questionsTo(deps)
  const bucketsOf = (question: Asked) => orderBuckets(read, question)
  const daysOf = (question: Asked) => orderDays(read, question)

  routes.get(statisticCall('orders').path, async context => {
    const { frame, now, before, by } = await asked(context, 'orders')
    const previousTotal = ordersOver(await daysOf(before), by).total
    const content = ordersOver(await bucketsOf(now), by)
    return answerJson(context, replyOf(statisticCall('orders'), { ...frame, ...content, previousTotal }))
  })

  tell('revenue', revenueOver, bucketsOf)
  tell('canceled-orders', canceledOver, bucketsOf)
  tell('items', itemsOver, bucketsOf)
  tell('order-times', orderTimesOf, daysOf)

  routes.get(statisticCall('popular-items').path, async context => {
    const { frame, now, before } = await asked(context, 'popular-items')
    const previousTotal = popularOf(await soldIn(read, before)).total
    const content = popularOf(await soldIn(read, now))
    return answerJson(context, replyOf(statisticCall('popular-items'), { ...frame, ...content, previousTotal }))
  })

  return routes

  function tell<Name extends 'revenue' | 'canceled-orders' | 'items' | 'order-times'>(
    name: Name,
    contentOf: (buckets: readonly OrderBucket[]) => Content<Name>,
    partsOf: typeof daysOf,
  ): void {
    routes.get(statisticCall(name).path, async context => {
      const { frame, now, before } = await asked(context, name)
      const previousTotal = contentOf(await daysOf(before)).total
      const content = contentOf(await partsOf(now))
      const whole: StatisticFrame = { ...frame, total: content.total, previousTotal }
      return answerJson(context, replyOf(statisticCall(name), Object.assign(whole, content)))
    })
  }
}
