import { orderStatistics } from './orderStatistics.ts'
import { visitStatistics } from './visitStatistics.ts'
import { workStatistics } from './workStatistics.ts'

/** Every figure there is, by the name of its call. */
export const statistics = { ...visitStatistics, ...orderStatistics, ...workStatistics } as const
export type StatisticName = keyof typeof statistics
