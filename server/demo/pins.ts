import type { Transaction } from '../base/storage/storage.ts'
import { pinHash } from '../time/pins.ts'
import { demoUsers } from './people.ts'

/** What everybody of the demo types at a terminal; the README says so. */
const DEMO_PIN = '2468'

/** Lets everybody of the demo who still works there clock in with the same PIN; kept under the server's secret at `now` (epoch ms). */
export const insertPins =
  (secret: Uint8Array, now: number) =>
  async ({ pins }: Transaction): Promise<void> => {
    for (const { id, isEnabled } of demoUsers) if (isEnabled) await pins.put(id, pinHash(secret, id, DEMO_PIN), now)
  }
