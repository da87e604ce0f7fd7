import type { LookupFunction } from 'node:net'
import type { Printer } from '../../../../schema/counter/printer.ts'
import type { PrintingDeps } from '../deps.ts'
import { conclude, handOver, nextOf, noteStoppage } from '../jobSteps.ts'
import { paperOf } from '../paper/paper.ts'
import { idOfTarget, printerOf } from '../printers.ts'
import { sendRaw } from './socket.ts'

/** Papers for printers the server connects to. */
export interface RawPrinting {
  /** Starts what is to be sent; a slow printer holds up nobody but itself. Returns how many printers were started. */
  send(): Promise<number>
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>
}

/** A printer that could not be reached is left alone for so long. */
const PAUSE_MS = 15_000

export function createRawPrinting(
  world: Pick<PrintingDeps, 'storage' | 'clock' | 'log' | 'settings' | 'drawLabels'>,
  lookup?: LookupFunction,
): RawPrinting {
  const { storage, clock, log } = world
  const busy = new Map<number, Promise<void>>()
  const pausedUntil = new Map<number, number>()

  /** One after the other: two connections to one printer would mix their papers. */
  async function empty(printer: Printer): Promise<void> {
    for (;;) {
      const next = await nextOf(storage.read, printer, clock.now())
      if (!next) return
      const bytes = await paperOf(world, printer, { ...next, tries: next.tries + 1 }, 'esc-pos')
      let job = next
      const commit = async () => {
        const handed = await storage.write(transaction => handOver(transaction, next, clock.now()))
        if (handed) job = handed
        return handed !== null
      }
      const result = await sendRaw(printer.address ?? '', bytes, commit, lookup)
      if (!result) continue
      if (result.kind === 'failed' && job === next) {
        pausedUntil.set(printer.id, clock.now() + PAUSE_MS)
        return storage.write(transaction => noteStoppage(transaction, printer, result.text, clock.now()))
      }
      await storage.write(transaction => conclude(transaction, job, result, clock.now()))
    }
  }

  return {
    async send() {
      const waiting = await storage.read.printJobs.inState('queued', 500)
      const ids = new Set(waiting.map(({ target }) => idOfTarget(target)))
      let started = 0
      for (const id of ids) {
        if (busy.has(id) || (pausedUntil.get(id) ?? 0) > clock.now()) continue
        const printer = await printerOf(storage.read.documents, id)
        if (printer?.kind !== 'raw' || !printer.isEnabled) continue
        started += 1
        const run = empty(printer)
          .catch((error: Error) => log.error('printing failed', { printer: id, error: error.stack }))
          .finally(() => busy.delete(id))
        busy.set(id, run)
      }
      return started
    },
    async idle() {
      await Promise.all(busy.values())
    },
  }
}
