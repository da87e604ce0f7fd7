import Driver from 'better-sqlite3'

/**
 * A number that grows with what the server commits to this file. Two things are written down whatever is answered and do not
 * count, nor what is committed together with them: that somebody was refused, a moment after the answer, and that a session is
 * still used, once in ten minutes, before anything is judged.
 */
export function watchWrites(file: string): () => number {
  const database = new Driver(file, { readonly: true })
  const refusals = database.prepare("SELECT count(*) FROM log_entries WHERE kind = 'refused'").pluck()
  const sessions = database.prepare('SELECT count(*) FROM sessions').pluck()
  const lastUse = database.prepare('SELECT max(seen_at) FROM sessions').pluck()
  // Of one moment: an entry that comes between two of them would be told as a write the next time.
  const look = database.transaction(() => ({
    refused: refusals.get(),
    sessions: sessions.get(),
    used: lastUse.get(),
    commit: database.pragma('data_version', { simple: true }),
  }))
  let former = look()
  let writes = 0
  return () => {
    const now = look()
    const isUse = now.sessions === former.sessions && now.used !== former.used
    if (now.commit !== former.commit && now.refused === former.refused && !isUse) writes += 1
    former = now
    return writes
  }
}
