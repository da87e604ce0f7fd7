import type { boardStatements } from './statements/base/branchFeeds.ts'
import type { documentStatements } from './statements/base/documents.ts'
import type { jobListStatements } from './statements/base/jobLists.ts'
import type { jobStatements } from './statements/base/jobs.ts'
import type { staffStatements } from './statements/base/staff.ts'
import type { acknowledgementStatements } from './statements/counter/acknowledgements.ts'
import type { deviceStatements } from './statements/counter/devices.ts'
import type { printJobStatements } from './statements/counter/printJobs.ts'
import type { messageStatements } from './statements/messages/messages.ts'
import type { pushStatements } from './statements/messages/pushSubscriptions.ts'
import type { orderListStatements } from './statements/ordering/orderLists.ts'
import type { orderStatements } from './statements/ordering/orders.ts'
import type { paymentStatements } from './statements/ordering/payments.ts'
import type { questionnaireStatements } from './statements/ordering/questionnaires.ts'
import type { uploadStatements } from './statements/ordering/uploads.ts'
import type { analyticsStatements } from './statements/website/visits.ts'

type Statements = {
  readonly acknowledgements: ReturnType<typeof acknowledgementStatements>
  readonly analytics: ReturnType<typeof analyticsStatements>
  readonly boards: ReturnType<typeof boardStatements>
  readonly devices: ReturnType<typeof deviceStatements>
  readonly documents: ReturnType<typeof documentStatements>
  readonly jobLists: ReturnType<typeof jobListStatements>
  readonly jobs: ReturnType<typeof jobStatements>
  readonly messages: ReturnType<typeof messageStatements>
  readonly orderLists: ReturnType<typeof orderListStatements>
  readonly orders: ReturnType<typeof orderStatements>
  readonly payments: ReturnType<typeof paymentStatements>
  readonly pushes: ReturnType<typeof pushStatements>
  readonly printJobs: ReturnType<typeof printJobStatements>
  readonly questionnaires: ReturnType<typeof questionnaireStatements>
  readonly staff: ReturnType<typeof staffStatements>
  readonly uploads: ReturnType<typeof uploadStatements>
}

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
  /** Called after every commit that announced something. */
  subscribe(listener: (news: News) => void): () => void
  /** Waits for what is being written, then closes. */
  close(): Promise<void>
}
