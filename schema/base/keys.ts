/** The keys of a table by their own type: `Object.keys` promises no more than text. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[]
