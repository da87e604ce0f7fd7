import { get } from '../base/call.ts'
import type { StatisticAnswer, StatisticContents } from './answers.ts'

/** Asks for a figure: `/statistics/orders`; what follows the path is a `StatisticQuery`. */
export const statisticCall = <Name extends keyof StatisticContents>(name: Name) =>
  get(`/statistics/${name}`)<StatisticAnswer<Name>>()
