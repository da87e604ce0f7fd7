import type { Access, Actor } from '../../../../schema/base/access.ts'
import type { StatisticContents } from '../../../../schema/statistics/answers.ts'
import { statistics } from '../../../../schema/statistics/statistic.ts'
import { mayReadSome } from '../../shell/rights.ts'

export type FigureName = keyof StatisticContents

interface Known {
  readonly label: string
  /** What is counted, in one sentence. */
  readonly definition: string
  readonly access: Access
}

/** Figures by name, as far as the server has them. */
export const figures: Readonly<Partial<Record<FigureName, Known>>> = statistics

/** Whether the server has this figure for this person. */
export function mayKnow(actor: Actor, name: FigureName): boolean {
  const known = figures[name]
  return known !== undefined && mayReadSome(actor, known.access)
}
