import type { Statements } from './statements/register.ts'

/** What a transaction may do: every statement, and news that is told to listeners once it is committed. */
export type Transaction = Statements & {
  /** News for after the commit: `feed:public` with the new position, `order:{uid}`. */
  announce(topic: string, value: number): void
}

export type News = ReadonlyMap<string, number>

/**
 * The storage: asynchronous and small, so that PostgreSQL can stand behind it as well. A transaction's body must do
 * nothing but use the transaction: no clock, no network, no hashing of passwords, because all writers wait for it.
 */
export interface Storage {
  /** Reads committed data only. */
  readonly read: Statements
  /**
   * Runs `work` in a transaction and resolves after it is durable on disk. Writes of one turn of the event loop are
   * committed together, each in a savepoint of its own: one that throws is undone alone.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Takes what was deleted out of what the engine keeps beside its file, between two writes. */
  settle(): Promise<void>
  /** Called after every commit that announced something. */
  subscribe(listener: (news: News) => void): () => void
  /** Waits for what is being written, then closes. */
  close(): Promise<void>
}
