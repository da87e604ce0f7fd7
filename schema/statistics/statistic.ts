import { type Access, revenueAccess } from '../base/access.ts'
import type { StatisticAnswers } from './answers.ts'

/** How an answer is drawn and listed. */
type StatisticKind = 'series' | 'rows' | 'matrix' | 'flow' | 'object'

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

/** Every figure there is, by the name of its call. */
export const statistics = {
  orders: {
    label: 'Bestellungen',
    definition:
      'Aufgegebene Bestellungen, deren Zahlung nicht gescheitert ist, nach dem Zeitpunkt der Bestellung, auf Wunsch nach dem Termin.',
    kind: 'series',
    measure: 'count',
    access: revenueAccess,
  },
} as const satisfies { readonly [Name in keyof StatisticAnswers]?: Statistic }
export type StatisticName = keyof typeof statistics
