import type { InferSelectModel, Placeholder, Table } from 'drizzle-orm'
import { getTableColumns, sql } from '../drizzle.ts'
import type { Values } from '../engine.ts'

/** A value that is given when the statement runs. */
export const param = sql.placeholder

/** A parameter for every column of a table: the row is the object of values. */
export const params = <T extends Table>(table: T) =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map(column => [column, param(column)])) as {
    [Column in keyof InferSelectModel<T>]: Placeholder
  }

/** `column = :column` for an update, column by column. */
export const assignments = <T extends Table>(_table: T, ...columns: (keyof InferSelectModel<T> & string)[]) =>
  Object.fromEntries(columns.map(column => [column, sql`${param(column)}`]))

/** `column = excluded.column` for an insert that finds its row already there. */
export const excluded = <T extends Table>(table: T, ...columns: (keyof InferSelectModel<T> & string)[]) =>
  Object.fromEntries(
    columns.map(column => [column, sql`excluded.${sql.identifier(getTableColumns(table)[column]?.name ?? column)}`]),
  )

/**
 * A statement with `column IN (…)` over lists that are given when it runs. No database understands another's way to take a
 * list, so the statement is prepared for each length, rounded up to a power of two; the last value fills the rest. An empty
 * list finds nothing.
 */
export function withLists<Name extends string, Result>(
  names: readonly Name[],
  prepare: (lists: Readonly<Record<Name, Placeholder[]>>) => (values?: Values) => Promise<Result>,
) {
  const prepared = new Map<number, (values?: Values) => Promise<Result>>()
  const ofLength = (length: number) => {
    const known = prepared.get(length)
    if (known) return known
    const lists: Partial<Record<Name, Placeholder[]>> = {}
    for (const name of names) lists[name] = Array.from({ length }, (_, place) => param(`${name}${place}`))
    const made = prepare(lists as Record<Name, Placeholder[]>)
    prepared.set(length, made)
    return made
  }
  ofLength(1)
  return (lists: Readonly<Record<Name, readonly (string | number)[]>>, values: Values = {}): Promise<Result> => {
    const longest = Math.max(1, ...names.map(name => lists[name].length))
    const length = 2 ** Math.ceil(Math.log2(longest))
    const given: Values = { ...values }
    for (const name of names)
      for (let place = 0; place < length; place++)
        given[`${name}${place}`] = lists[name][place] ?? lists[name].at(-1) ?? null
    return ofLength(length)(given)
  }
}
