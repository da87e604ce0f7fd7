import { hash, randomBytes } from 'node:crypto'
import type { Device } from '../../../schema/base/access.ts'
import { devices } from '../../../schema/counter/device.ts'
import { KEY_OVERLAP_MS } from '../../../schema/counter/deviceCommands.ts'
import type { PairedDevice } from '../../../schema/counter/pairing.ts'
import { printers } from '../../../schema/counter/printer.ts'
import type { Storage, Transaction } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../../messages/deps.ts'

/** How stale the time of last use may be on disk. */
const TOUCH_MS = 10 * 60_000
const MAX_CACHED = 10_000

export interface DeviceTokens {
  /** The device behind a token, or null: unknown, revoked, or the device is switched off. */
  deviceOf(token: string): Promise<PairedDevice | null>
  /** Makes the only token a device has, in the caller's transaction; to be told once and never logged. */
  issue(transaction: Transaction, device: number, at: number): Promise<string>
  /** Makes another one; those there are hold for a while beside it, so that nothing stands still meanwhile. */
  renew(transaction: Transaction, device: number, at: number): Promise<string>
  /** From now on the device is a stranger. */
  revoke(device: number): Promise<void>
}

/**
 * Opaque tokens of 256 bits, stored hashed, revocable at once. Looked up by their hash: how long that takes says nothing of
 * the token. What is known stays in memory; a change of any device empties it, because kind, branch or permission changed.
 */
export function createDeviceTokens({
  storage,
  feeds,
  clock,
}: Pick<MessagesDeps, 'storage' | 'feeds' | 'clock'>): DeviceTokens {
  const known = new Map<string, { readonly device: PairedDevice; readonly endsAt: number | null; seenAt: number }>()
  feeds.subscribe(database => {
    if (database === 'office') known.clear()
  })

  async function load(token: string) {
    const row = await storage.read.devices.token(hashOf(token))
    const device = row && (await enabledDevice(storage, row.device))
    if (!device) return null
    if (known.size >= MAX_CACHED) known.clear()
    const found = { device, endsAt: row.endsAt, seenAt: row.seenAt }
    known.set(token, found)
    return found
  }

  async function insert({ devices }: Transaction, device: number, at: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await devices.insertToken({ tokenHash: hashOf(token), device, createdAt: at, seenAt: at, endsAt: null })
    known.clear()
    return token
  }

  return {
    async deviceOf(token) {
      const found = known.get(token) ?? (await load(token))
      const now = clock.now()
      if (!found || (found.endsAt !== null && found.endsAt <= now)) return null
      if (now - found.seenAt > TOUCH_MS) {
        found.seenAt = now
        await storage.write(({ devices }) => devices.touchToken(hashOf(token), now))
      }
      return found.device
    },
    async issue(transaction, device, at) {
      // Whoever is let in under a device's name takes the place of who was before.
      await transaction.devices.endTokensOf(device)
      return insert(transaction, device, at)
    },
    async renew(transaction, device, at) {
      await transaction.devices.dropEndedTokens(device, at)
      await transaction.devices.limitTokens(device, at + KEY_OVERLAP_MS)
      return insert(transaction, device, at)
    },
    async revoke(device) {
      await storage.write(({ devices }) => devices.endTokensOf(device))
      // Forgotten after the write: a request in between would have read it from the disk again.
      known.clear()
    },
  }
}

/** A device as staff keep it; null where there is none or it is switched off. */
export async function enabledDevice(storage: Pick<Storage, 'read'>, id: number): Promise<PairedDevice | null> {
  const device = await storage.read.documents.entity(devices, id)
  if (!device) return null
  const { kind, branch, name, printer, isEnabled } = device
  return isEnabled
    ? { id, kind, branch, name, hasPrinter: kind === 'kiosk' && (await prints(storage, branch, printer)) }
    : null
}

/** Whether the printer is one that would print now, by the same conditions as it does (server/counter/printing/printJobs.ts). */
async function prints(
  { read }: Pick<Storage, 'read'>,
  branch: number,
  id: number | null | undefined,
): Promise<boolean> {
  const found = id ? await read.documents.entity(printers, id) : undefined
  return found !== undefined && found.isEnabled && found.branch === branch
}

/** What rights are judged by. */
export const deviceIn = ({ id, kind, branch }: PairedDevice): Device => ({ id, kind, branch })

export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')
