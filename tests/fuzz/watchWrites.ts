import Driver from 'better-sqlite3'

interface Watch {
  /** A number that grows with what the server commits. */
  readonly count: () => number
  /** The tables that have another newest row since the commit before: where to look for who wrote. */
  readonly tables: () => readonly string[]
}

/**
 * Looks at what the server commits to this file. Two things are written down whatever is answered and do not count, nor what
 * is committed together with them: that somebody was refused, a moment after the answer, and that a session is still used,
 * once in ten minutes, before anything is judged.
 */
export function watchWrites(file: string): Watch {
  const database = new Driver(file)
  const refusals = database.prepare("SELECT count(*) FROM log_entries WHERE kind = 'refused'").pluck()
  const sessions = database.prepare('SELECT count(*) FROM sessions').pluck()
  const lastUse = database.prepare('SELECT max(seen_at) FROM sessions').pluck()
  const newest = newestRows(database)
  // Of one moment: an entry that comes between two of them would be told as a write the next time.
  const look = database.transaction((former?: Look): Look => {
    const commit = database.pragma('data_version', { simple: true })
    if (former && commit === former.commit) return former
    return { commit, refused: refusals.get(), sessions: sessions.get(), used: lastUse.get(), newest: newest() }
  })
  let former = look()
  let writes = 0
  let tables: readonly string[] = []
  return {
    count() {
      let now = look(former)
      const says = () =>
        now.refused !== former.refused || (now.sessions === former.sessions && now.used !== former.used)
      // A commit that begins the write-ahead log anew shows before it is done: who waits for its place sees the whole of it.
      if (now.commit !== former.commit && !says()) now = look.immediate(former)
      if (now.commit !== former.commit) {
        tables = [...now.newest].flatMap(([table, row]) => (former.newest.get(table) === row ? [] : table))
        if (!says()) writes += 1
      }
      former = now
      return writes
    },
    tables: () => tables,
  }
}

interface Look {
  /** Another one after every commit. */
  readonly commit: unknown
  readonly refused: unknown
  readonly sessions: unknown
  readonly used: unknown
  readonly newest: ReadonlyMap<string, unknown>
}

/** The number of the newest row of each table that numbers its rows. */
function newestRows(database: Driver.Database): () => ReadonlyMap<string, unknown> {
  const names = database.prepare(
    "SELECT name FROM pragma_table_list WHERE type = 'table' AND wr = 0 AND schema = 'main'",
  )
  const rows = (names.pluck().all() as string[]).map(
    name => [name, database.prepare(`SELECT max(rowid) FROM "${name}"`).pluck()] as const,
  )
  return () => new Map(rows.map(([name, row]) => [name, row.get()]))
}
