import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'

/** What a device has that can keep nothing, until its page is closed. */
export const memoryStorage = getRxStorageMemory()
