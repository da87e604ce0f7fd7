import { randomInt } from 'node:crypto'
import { DAY } from '../../../schema/base/zonedTime.ts'
import {
  COMMAND_HOLDS_MS,
  type DeviceCommand,
  type DeviceCommandKind,
  type DeviceDay,
  QUARTER_MS,
} from '../../../schema/counter/deviceCommands.ts'
import { Fault } from '../../base/http/fault.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import type { DeviceTokens } from './tokens.ts'

type World = Pick<MessagesDeps, 'storage' | 'clock'>

/** Days after which nobody asks any more what a device was to do. */
const KEPT_MS = 7 * DAY

/** Asks something of a device; it fetches it within seconds while it is on. */
export async function askDevice(
  { storage, clock }: World,
  device: number,
  kind: DeviceCommandKind,
): Promise<DeviceCommand> {
  const createdAt = clock.now()
  const payload = kind === 'notification' ? String(randomInt(10_000)).padStart(4, '0') : ''
  const id = await storage.write(async ({ documents, deviceCommands }) => {
    const counted = await documents.count('id:deviceCommands')
    await deviceCommands.dropOlder(device, createdAt - KEPT_MS)
    await deviceCommands.insert({
      id: counted,
      device,
      kind,
      payload,
      result: '',
      createdAt,
      takenAt: null,
      doneAt: null,
    })
    return counted
  })
  return { id, kind, payload, createdAt }
}

/** What a device is to do, told once. */
export async function takenBy({ storage, clock }: World, device: number): Promise<DeviceCommand[]> {
  const now = clock.now()
  const pending = await storage.read.deviceCommands.pending(device, now - COMMAND_HOLDS_MS)
  if (pending.length === 0) return []
  const taken = await storage.write(async ({ deviceCommands }) => {
    const own: DeviceCommand[] = []
    for (const { id, kind, payload, createdAt } of pending)
      if (await deviceCommands.take(id, now)) own.push({ id, kind, payload, createdAt })
    return own
  })
  return taken
}

/** A new key for a device that was asked to fetch one a moment ago. Throws 409 for one that nobody asked. */
export async function newKeyOf({ storage, clock }: World, tokens: DeviceTokens, device: number): Promise<string> {
  const now = clock.now()
  return storage.write(async transaction => {
    const asked = await transaction.deviceCommands.latest(device)
    const isAsked = asked.some(
      ({ kind, takenAt, doneAt }) =>
        kind === 'key' && doneAt === null && takenAt !== null && now - takenAt < COMMAND_HOLDS_MS,
    )
    if (!isAsked)
      throw new Fault(409, [{ code: 'notAsked', message: 'Für dieses Gerät wurde kein neuer Schlüssel angefordert.' }])
    return tokens.renew(transaction, device, now)
  })
}

/** Notes in which quarters of an hour a device was heard of: one write in each. */
export function createSightings({ storage, clock }: World): (device: number) => Promise<void> {
  const noted = new Map<number, number>()
  return async device => {
    const quarter = Math.floor(clock.now() / QUARTER_MS) * QUARTER_MS
    if (noted.get(device) === quarter) return
    noted.set(device, quarter)
    await storage.write(async ({ deviceCommands }) => {
      await deviceCommands.dropSightings(quarter - 2 * DAY)
      await deviceCommands.see(device, quarter)
    })
  }
}

/** The last day of a device as staff see it. */
export async function dayOfDevice({ storage, clock }: World, device: number): Promise<DeviceDay> {
  const { deviceCommands } = storage.read
  const [rows, quarters] = await Promise.all([
    deviceCommands.latest(device),
    deviceCommands.quarters(device, clock.now() - DAY),
  ])
  const commands = rows.map(({ id, kind, payload, result, createdAt, takenAt, doneAt }) => ({
    id,
    kind,
    payload,
    result,
    createdAt,
    takenAt,
    doneAt,
  }))
  return { commands, quarters }
}
