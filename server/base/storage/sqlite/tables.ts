import { tablesOf } from '../tables/tables.ts'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from './drizzle.ts'

/** The tables as SQLite has them. */
export const tables = tablesOf({
  table: sqliteTable,
  text: (name = '') => text(name),
  integer: (name = '') => integer(name),
  real: (name = '') => real(name),
  primaryKey,
  index,
  uniqueIndex,
})
