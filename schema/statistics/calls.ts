import { get } from '../base/call.ts'
import type { StatisticAnswer } from './answers.ts'
import type { StatisticName } from './statistic.ts'

/** Asks for a figure: `/statistics/orders`; what follows the path is a `StatisticQuery`. */
export const statisticCall = <Name extends StatisticName>(name: Name) =>
  get(`/statistics/${name}`)<StatisticAnswer<Name>>()
