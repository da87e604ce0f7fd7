import type { LiveDatabase } from './base/documents/liveDatabases.ts'
import { branchOrders } from './counter/boards/boardFeed.ts'
import { calledOrders } from './counter/boards/calledFeed.ts'
import { erasures } from './ordering/privacy/erasureFeed.ts'
import { screenShown } from './signage/screens/shown.ts'
import { ownTime } from './time/ownFeed.ts'

/** What is replicated beside documents. */
export const liveDatabases: readonly LiveDatabase[] = [branchOrders, calledOrders, ownTime, screenShown, erasures]
