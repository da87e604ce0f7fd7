import type { PushRow } from '../../base/storage/statements/messages/pushSubscriptions.ts'
import type { MessagesDeps } from '../deps.ts'
import type { Notice } from './pusher.ts'

/**
 * Tells each of these devices, and forgets those their push service does not know any more. False where nobody is left to be
 * told. Throws only when no device at all could be told: those that were told are not told again.
 */
export async function tellDevices(
  { storage, messengers, log }: Pick<MessagesDeps, 'storage' | 'messengers' | 'log'>,
  devices: readonly PushRow[],
  notice: Notice,
  signal: AbortSignal,
): Promise<boolean> {
  const outcomes = await Promise.allSettled(devices.map(device => messengers.push.send(device, notice, signal)))
  for (const [at, outcome] of outcomes.entries()) {
    const device = devices[at]
    if (!device) continue
    if (outcome.status === 'rejected') log.warn('push failed', { owner: device.owner, error: String(outcome.reason) })
    else if (outcome.value === 'gone') await storage.write(({ pushes }) => pushes.remove(device.id))
  }
  if (outcomes.every(outcome => outcome.status === 'fulfilled' && outcome.value === 'gone')) return false
  const failure = outcomes.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected' && outcomes.every(({ status }) => status === 'rejected')) throw failure.reason
  return true
}
