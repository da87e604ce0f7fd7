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
  return {
    end,
    /** Begins the snapshot of this turn unless it has one. */
    begin(): void {
      if (reader.inTransaction) return
      begin.run()
      setImmediate(end)
    },
  }
}
