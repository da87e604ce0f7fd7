import type { InferSelectModel, Table } from 'drizzle-orm'
import { getTableColumns, sql } from '../drizzle.ts'

export const hole = sql.placeholder

/** A placeholder for every column of a table: the row object is the parameter object. */
export const holes = <T extends Table>(table: T) =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map(column => [column, hole(column)])) as {
    [Column in keyof InferSelectModel<T>]: ReturnType<typeof hole>
  }

/** `column = :column` for an update, column by column. */
export const assignments = <T extends Table>(_table: T, ...columns: (keyof InferSelectModel<T> & string)[]) =>
  Object.fromEntries(columns.map(column => [column, sql`${hole(column)}`]))
