import type { Access } from '../base/access.ts'
import type { StatisticContents } from './answers.ts'

/** How an answer is drawn and listed. */
type StatisticKind = 'series' | 'rows' | 'matrix' | 'flow' | 'object'

/** A figure as it is declared. */
interface Statistic {
  /** As people call it. */
  readonly label: string
  /** What is counted, in one sentence that stands beside the figure. */
  readonly definition: string
  readonly kind: StatisticKind
  /** What its numbers are. */
  readonly measure: 'count' | 'cents' | 'minutes'
  /** Who may read it; of `own` branches where the table says so. */
  readonly access: Access
}

/** Figures by the names of their calls. */
export type Declared = { readonly [Name in keyof StatisticContents]?: Statistic }
