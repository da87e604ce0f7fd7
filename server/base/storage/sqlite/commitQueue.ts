import type Driver from 'better-sqlite3'
import type { News } from '../storage.ts'

/** Writes committed together at most: bounds how long one commit can take. */
const BATCH = 256

/** Something to write: `run` does it and returns how to tell its author once it is on disk. */
interface Job {
  readonly run: () => Promise<() => void>
  readonly reject: (error: unknown) => void
}

interface Events {
  /** The database has changed; nobody knows yet. */
  readonly onCommit: () => void
  /** What one or all of a turn wrote is undone: nothing of it may be remembered. */
  readonly onUndo: () => void
  /** Everybody who wrote was told. */
  readonly onNews: (news: News) => void
}

/**
 * Writes of one turn of the event loop committed together, each in a savepoint of its own: one that throws is undone alone.
 * Authors are told once everything is on disk, and nobody hears of what was undone.
 */
export function commitQueue(writer: Driver.Database, { onCommit, onUndo, onNews }: Events) {
  const [savepoint, release] = [writer.prepare('SAVEPOINT job'), writer.prepare('RELEASE job')]
  const queue: Job[] = []
  /** News of the job that is being done: one is done after the other. */
  let announced = new Map<string, number>()
  let draining: Promise<void> | null = null

  async function drain(): Promise<void> {
    do {
      // The next turn: whatever this turn still asks for joins the same commit, and whoever writes on and on lets others in.
      await new Promise(resolve => setImmediate(resolve))
      await commit(queue.splice(0, BATCH))
    } while (queue.length > 0)
    draining = null
  }

  async function commit(jobs: Job[]): Promise<void> {
    const news = new Map<string, number>()
    const settle: (() => void)[] = []
    try {
      writer.exec('BEGIN IMMEDIATE')
      let done = 0
      for (const job of jobs) settle.push(await attempt(job, news, () => (done += 1)))
      // Where all were refused there is nothing to wait for the disk for.
      writer.exec(done > 0 ? 'COMMIT' : 'ROLLBACK')
      onCommit()
    } catch (error) {
      onUndo()
      if (writer.inTransaction) writer.exec('ROLLBACK')
      for (const job of jobs) job.reject(error)
      return
    }
    for (const settled of settle) settled()
    if (news.size > 0) onNews(news)
  }

  /** Runs one job and returns how to tell its author. */
  async function attempt(job: Job, news: Map<string, number>, onDone: () => void): Promise<() => void> {
    announced = new Map()
    savepoint.run()
    try {
      const tell = await job.run()
      release.run()
      onDone()
      for (const [topic, value] of announced) news.set(topic, value)
      return tell
    } catch (error) {
      onUndo()
      writer.exec('ROLLBACK TO job; RELEASE job')
      return () => job.reject(error)
    }
  }

  return {
    add(job: Job): void {
      queue.push(job)
      draining ??= drain()
    },
    /** News of the job that is being done. */
    announce: (topic: string, value: number): void => void announced.set(topic, value),
    /** Resolves once nothing waits. */
    async drained(): Promise<void> {
      while (draining) await draining
    },
  }
}
