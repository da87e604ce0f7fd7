import Driver from 'better-sqlite3'

/** How revisions are named; the rule is that of documents. */
interface Naming {
  readonly nextRev: (parent: string, body: string, deleted: boolean) => string
  readonly closingRev: (rev: string) => string
}

interface Changed {
  readonly type: string
  readonly id: number
  readonly rev: string
  readonly deleted: number
  readonly body: string
  /** Of the backup; null where it has no such document. */
  readonly backupRev: string | null
  readonly backupDeleted: number | null
  readonly backupBody: string | null
}

/**
 * Puts what the former database told after a backup into that backup, so that going back is one more step for every copy
 * anywhere: a document that differs gets one revision on top of the former one, one that only the former had a tombstone,
 * and no number is given twice. `now` is epoch ms. Both files are closed databases of this version.
 */
export function carryOver(backup: string, former: string, naming: Naming, now: number): void {
  const database = new Driver(backup, { fileMustExist: true })
  try {
    database.prepare('ATTACH ? AS former').run(former)
    database.transaction(() => {
      for (const changed of differing(database)) goBack(database, changed, naming, now)
      database.exec(numbersAndNames)
      keepShown(database)
    })()
  } finally {
    database.close()
  }
}

function differing(database: Driver.Database): Changed[] {
  return database
    .prepare<[], Changed>(
      `SELECT f.type, f.id, f.rev, f.deleted, f.body, b.rev AS backupRev, b.deleted AS backupDeleted, b.body AS backupBody
         FROM former.documents f LEFT JOIN main.documents b ON b.type = f.type AND b.id = f.id
        WHERE b.rev IS NOT f.rev
          AND NOT EXISTS (SELECT 1 FROM main.revisions r WHERE r.type = f.type AND r.id = f.id AND r.rev = f.rev)`,
    )
    .all()
}

function goBack(database: Driver.Database, changed: Changed, { nextRev, closingRev }: Naming, now: number): void {
  const { type, id, rev, deleted, body, backupRev, backupDeleted, backupBody } = changed
  const name = { type, id }
  const isLiving = backupBody !== null && backupDeleted === 0
  const isInFormer = database
    .prepare('SELECT 1 FROM former.revisions WHERE type = :type AND id = :id AND rev = :rev')
    .get({ ...name, rev: backupRev })
  if (isLiving && !isInFormer) {
    const ancestors = database
      .prepare<[object], string>(
        'SELECT rev FROM main.revisions WHERE type = :type AND id = :id ORDER BY generation DESC',
      )
      .pluck()
      .all(name)
    database
      .prepare(
        `INSERT OR IGNORE INTO main.closed_branches (type, id, rev, ancestors, "into", merged, at)
         VALUES (:type, :id, :rev, :ancestors, NULL, NULL, :now)`,
      )
      .run({ ...name, rev: closingRev(backupRev ?? ''), ancestors: JSON.stringify(ancestors), now })
  }
  database.prepare('DELETE FROM main.revisions WHERE type = :type AND id = :id').run(name)
  database
    .prepare('INSERT INTO main.revisions SELECT * FROM former.revisions WHERE type = :type AND id = :id')
    .run(name)
  const text = isLiving ? backupBody : body
  // Gone there and gone here: nothing is to be told.
  const isSame = !isLiving && deleted === 1
  const next = isSame ? rev : nextRev(rev, text, !isLiving)
  const row = { ...name, rev: next, deleted: isLiving ? 0 : 1, body: text, now }
  database
    .prepare(
      `INSERT INTO main.documents (type, id, rev, deleted, body, updated_at) VALUES (:type, :id, :rev, :deleted, :body, :now)
       ON CONFLICT (type, id) DO UPDATE SET rev = excluded.rev, deleted = excluded.deleted, body = excluded.body,
         updated_at = excluded.updated_at`,
    )
    .run(row)
  if (isSame) return
  database
    .prepare(
      `INSERT INTO main.revisions (type, id, generation, rev, deleted, body, author, device, at)
       VALUES (:type, :id, :generation, :rev, :deleted, :body, 0, 'restore', :now)`,
    )
    .run({ ...row, generation: Number.parseInt(next, 10) })
}

/** Numbers go on where they were, and what was closed stays closed; the epoch grows beyond both. */
const numbersAndNames = `
  INSERT OR IGNORE INTO main.closed_branches SELECT * FROM former.closed_branches;
  INSERT INTO main.counters SELECT name, value FROM former.counters WHERE TRUE
    ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value);
  INSERT INTO main.facts SELECT name, value FROM former.facts WHERE name = 'epoch'
    ON CONFLICT (name) DO UPDATE SET value = max(CAST(value AS INTEGER), CAST(excluded.value AS INTEGER));
`

/**
 * What was shown and is not in the backup is still to be taken back, and what is live was told further than the backup knows:
 * the next start goes on from there.
 */
function keepShown(database: Driver.Database): void {
  const rows = database
    .prepare<[], { db: string; type: string; id: number }>(
      `SELECT f.db, f.type, f.id FROM former.feed f LEFT JOIN main.feed b ON b.db = f.db AND b.type = f.type AND b.id = f.id
        WHERE b.id IS NULL OR (b.rev <> f.rev AND f.db LIKE 'branch-%') ORDER BY f.db, f.seq`,
    )
    .all()
  const count = database
    .prepare<[object], number>(
      `INSERT INTO main.counters (name, value) VALUES ('feed:' || :db, 1)
       ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`,
    )
    .pluck()
  const put = database.prepare(
    `INSERT OR REPLACE INTO main.feed (db, type, id, seq, rev, deleted, title, head, body)
     SELECT db, type, id, :seq, rev, deleted, title, head, body FROM former.feed
      WHERE db = :db AND type = :type AND id = :id`,
  )
  for (const row of rows) put.run({ ...row, seq: count.get({ db: row.db }) })
}
