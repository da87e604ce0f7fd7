import type { VisitFact } from '../../../../schema/statistics/visitFacts.ts'
import type { TableKit } from './kit.ts'

/** What visitors who agreed to it did, without who they were; kept for a month, after which only sums of days are left. */
export const visitEvents = ({ table, text, integer, real, index }: TableKit) =>
  table(
    'visit_events',
    {
      id: text().primaryKey(),
      at: integer().notNull(),
      /** Names a browser for one day: by a salt that is gone after it. */
      visitor: text().notNull(),
      /** 0 where it is of none. */
      branch: integer().notNull(),
      kind: text().notNull().$type<VisitFact['kind']>(),
      /** The page that was seen, or `category/action`. */
      key: text().notNull(),
      browser: text().notNull(),
      system: text().notNull(),
      screen: text().notNull(),
      pixelRatio: real('pixel_ratio').notNull(),
      scheme: text().notNull().$type<VisitFact['scheme']>(),
      /** Host; null for one of ours. */
      referrer: text(),
    },
    row => [index('visit_events_by_time').on(row.at)],
  )
