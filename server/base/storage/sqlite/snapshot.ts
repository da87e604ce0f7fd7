import type Driver from 'better-sqlite3'

/**
 * Reads of one turn of the event loop share a snapshot: beginning one costs as much as reading a row. A commit ends it, so
 * that whoever waited for the commit reads what was written.
 */
export function snapshotPerTurn(reader: Driver.Database) {
  const begin = reader.prepare('BEGIN')
  const commit = reader.prepare('COMMIT')
  const end = (): void => {
    if (reader.open && reader.inTransaction) commit.run()
  }
  const follow = (): void => {
    if (reader.inTransaction) return
    begin.run()
    setImmediate(end)
  }
  return {
    end,
    /** The same calls, each reading from the snapshot of its turn. */
    reading: <Calls extends object>(calls: Calls): Calls =>
      mapped(calls, call => (...given: unknown[]) => {
        follow()
        return (call as (...given: unknown[]) => unknown)(...given)
      }),
  }
}

const mapped = <From extends object>(from: From, change: (value: never) => unknown): From =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value as never)])) as From
