import { messageOf } from '../../base/errors.ts'
import type { AttemptRow } from '../../base/storage/statements/ordering/payments.ts'
import type { OrderingDeps } from '../deps.ts'
import { applyProviderState } from './apply.ts'
import { nextCheckOf } from './attempt.ts'
import { ProviderError, type ProviderPayment } from './online.ts'

type World = Pick<OrderingDeps, 'storage' | 'payments' | 'clock' | 'log' | 'followers'>

const AT_ONCE = 20

/** Asks the provider about one attempt and applies its answer. Returns the state after it. Throws `ProviderError`. */
export async function checkAttempt(world: World, attempt: AttemptRow): Promise<AttemptRow['state']> {
  const { storage, payments, clock, followers } = world
  const provider = payments.online(attempt.provider)
  if (!provider) throw new ProviderError(`${attempt.provider} is not set up on this server.`, null)
  if (!attempt.providerId) return attempt.state
  const seen = await provider.read(attempt.providerId).catch((error: unknown) => unknownThere(error, attempt))
  return storage.write(async transaction => {
    await applyProviderState(followers, transaction, attempt.id, seen, clock.now())
    return (await transaction.payments.byId(attempt.id))?.state ?? attempt.state
  })
}

/** A payment the provider does not know brings no money: as good as run out, so that the guest gets another page. */
function unknownThere(error: unknown, { providerId, idemKey, amount, currency }: AttemptRow): ProviderPayment {
  if (!(error instanceof ProviderError) || error.status !== 404 || !providerId) throw error
  return { providerId, reference: idemKey, state: 'expired', amount, currency }
}

/** Asks about every attempt of an order that could still change. Throws `ProviderError` when one could not be asked. */
export async function checkOrder(world: World, order: number): Promise<void> {
  const attempts = await world.storage.read.payments.ofOrder(order)
  for (const attempt of attempts.filter(({ state }) => state !== 'paid' && state !== 'mismatch'))
    await checkAttempt(world, attempt)
}

/** Asks about what is due. One that cannot be asked is asked later and holds up nobody. Returns how many were due. */
export async function reconcile(world: World): Promise<number> {
  const { storage, clock, log } = world
  const due = await storage.read.payments.due(clock.now(), AT_ONCE)
  for (const attempt of due) {
    try {
      // Known to the guest only once the provider's answer is stored; until then there is nothing to ask about.
      if (attempt.providerId) await checkAttempt(world, attempt)
      else await storage.write(({ payments }) => payments.checkAt(attempt.id, null))
    } catch (error) {
      log.warn('payment not checked', { attempt: attempt.id, error: messageOf(error) })
      const now = clock.now()
      await storage.write(({ payments }) => payments.checkAt(attempt.id, nextCheckOf(attempt, now) ?? now + RETRY_MS))
    }
  }
  return due.length
}

const RETRY_MS = 60_000
