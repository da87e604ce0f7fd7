import type { TableKit } from './kit.ts'

/** What visitors who agreed to it did; old rows are deleted. */
export const analytics = ({ table, text, integer, index }: TableKit) =>
  table(
    'analytics',
    {
      id: text().primaryKey(),
      at: integer().notNull(),
      type: text().notNull(),
      action: text().notNull(),
      category: text().notNull(),
      data: text().notNull(),
    },
    row => [index('analytics_by_time').on(row.at)],
  )
