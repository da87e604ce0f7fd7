import { isFull } from './errors.ts'
import { Fault } from './http/fault.ts'
import type { Log } from './http/log.ts'
import type { Storage } from './storage/storage.ts'

/** Seconds after which it is worth trying again: by then somebody may have made room. */
const RETRY_AFTER_SECONDS = 60

/** Whether there is room on the disk, as far as writes have shown. */
interface DiskSpace {
  /** What a write that found none is answered: 507 with `Retry-After`. The log is told once. */
  refused(error: Error): Fault
  /** Tries a small write where one has failed before: nobody has to restart anything once there is room again. */
  isThere(): Promise<boolean>
}

export function createDiskSpace({ storage, log }: { readonly storage: Storage; readonly log: Log }): DiskSpace {
  let isShort = false
  return {
    refused(error) {
      if (!isShort) log.error('the disk is full', { error: error.message })
      isShort = true
      return new Fault(507, 'diskFull', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } })
    },
    async isThere() {
      if (!isShort) return true
      try {
        await storage.write(({ documents }) => documents.putFact('room', 'there'))
        isShort = false
        log.info('the disk has room again')
      } catch (error) {
        if (!isFull(error)) throw error
      }
      return !isShort
    },
  }
}
