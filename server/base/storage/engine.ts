import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Tables } from './tables/tables.ts'

/** Values by the names of a statement's parameters. */
export type Values = Record<string, unknown>

interface Select<Rows> {
  prepare(): { all(values?: Values): Rows }
}
interface SelectOne<Row> {
  prepare(): { get(values?: Values): Row }
}
interface Write {
  prepare(): { run(values?: Values): { readonly changes: number } }
}

/**
 * What an engine gives to the statements, which are written once for all of them: its tables, a builder, and four ways to
 * prepare what was built. drizzle knows no type that its dialects share, so those of SQLite stand for all; nothing may be
 * built that only one engine understands, which a test checks for every statement.
 */
export interface Engine {
  readonly tables: Tables
  readonly db: Pick<BetterSQLite3Database, 'select' | 'insert' | 'update' | 'delete'>
  /** The first row. */
  one<Row>(statement: SelectOne<Row>): (values?: Values) => Promise<Row>
  /** Every row. */
  all<Rows>(statement: Select<Rows>): (values?: Values) => Promise<Rows>
  run(statement: Write): (values?: Values) => Promise<void>
  /** How many rows were changed. */
  affected(statement: Write): (values?: Values) => Promise<number>
  /** Told when a transaction of this connection is undone: what memory holds of it is to be forgotten. */
  onUndo(forget: () => void): void
}
