import type {
  index,
  primaryKey,
  SQLiteIntegerBuilderInitial,
  SQLiteRealBuilderInitial,
  SQLiteTextBuilderInitial,
  sqliteTable,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/**
 * What tables are described with: what every engine has, and no more. drizzle knows no type that its dialects share, so
 * those of SQLite stand for all of them; an engine for another database gives its own columns under these types.
 */
export interface TableKit {
  readonly table: typeof sqliteTable
  /** The name in the database, which is the field's own where none is given. */
  text(name?: string): SQLiteTextBuilderInitial<string, [string, ...string[]], undefined>
  /** Whole numbers up to 2^53: ids, epoch milliseconds, cents, 0 and 1. */
  integer(name?: string): SQLiteIntegerBuilderInitial<string>
  /** Double precision. */
  real(name?: string): SQLiteRealBuilderInitial<string>
  readonly primaryKey: typeof primaryKey
  readonly index: typeof index
  readonly uniqueIndex: typeof uniqueIndex
}
