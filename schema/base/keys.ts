/** The keys of a table by their own type: `Object.keys` promises no more than text. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[]

/** A value for each of these keys, as a table that has exactly them: `Object.fromEntries` promises no more than text. */
export const tableOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map(key => [key, valueOf(key)])) as Record<Key, Value>
