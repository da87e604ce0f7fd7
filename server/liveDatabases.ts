import type { LiveDatabase } from './base/documents/liveDatabases.ts'
import { branchOrders } from './counter/boards/boardFeed.ts'

/** What is replicated beside documents. */
export const liveDatabases: readonly LiveDatabase[] = [branchOrders]
