import type { Context } from 'hono'
import { localTime } from '../../schema/base/zonedTime.ts'
import type { StatisticFrame } from '../../schema/statistics/answers.ts'
import { bucketOf, type Dates, periodBefore } from '../../schema/statistics/buckets.ts'
import type { BranchScope } from '../../schema/statistics/orderDay.ts'
import { periodProblem } from '../../schema/statistics/period.ts'
import { statisticQuery } from '../../schema/statistics/requests.ts'
import { type StatisticName, statistics } from '../../schema/statistics/statistic.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { readQuery } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { signedIn } from '../base/http/sender.ts'
import { scopeOf } from './scope.ts'

/** Whose figures of which days are asked for. */
export interface Asked {
  readonly dates: Dates
  readonly zone: string
  readonly scope: BranchScope
}

interface Question {
  readonly frame: Omit<StatisticFrame, 'total' | 'previousTotal'>
  readonly now: Asked
  /** As many days right before. */
  readonly before: Asked
  readonly by: 'created' | 'appointment'
}

/** Reads what is asked of a figure. Throws 400 for a crooked period, 403 where somebody may not read it. */
export const questionsTo =
  ({ storage, clock }: Pick<BaseDeps, 'storage' | 'clock'>) =>
  async (context: Context<Env>, name: StatisticName): Promise<Question> => {
    const actor = signedIn(context)
    const { branch, by, ...dates } = readQuery(context, statisticQuery)
    const problem = periodProblem(dates)
    if (problem) throw new Fault(400, [problem])
    const scope = scopeOf(actor, statistics[name].access, branch)
    const zone = await zoneOfBusiness(storage)
    const provisional = dates.to >= localTime(clock.now(), zone).date
    return {
      frame: { unit: bucketOf(dates.from, dates.to), timezone: zone, ...dates, provisional },
      now: { dates, zone, scope },
      before: { dates: periodBefore(dates), zone, scope },
      by,
    }
  }
