import { canStillBePaid } from '../../../schema/ordering/orderStatus.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { AttemptRow } from '../../base/storage/statements/ordering/payments.ts'
import type { OrderingDeps } from '../deps.ts'
import { isUnderway } from './attempt.ts'
import { checkAttempt } from './check.ts'
import { ProviderError } from './online.ts'
import type { Ways } from './ways.ts'
import { webhookUrl } from './webhookKey.ts'

const MAX_ATTEMPTS = 10
/** Providers know a key for an hour: an attempt whose answer got lost is asked for again only while that is certain. */
const SAME_KEY_MS = 50 * 60_000
const FIRST_CHECK_MS = 10_000

/**
 * Where the guest pays this order: the page of its open attempt, or of a new one. Two tabs get the same page. Null when
 * there is nothing to pay any more. Throws `ProviderError` when the provider cannot be reached.
 */
export async function checkoutUrlOf(deps: OrderingDeps, ways: Ways, order: OrderRow): Promise<string | null> {
  for (let round = 0; round < 2; round++) {
    const opened = await openAttempt(deps, order.id)
    if (!opened) return null
    const { attempt, way } = opened
    if (!attempt.checkoutUrl) return begin(deps, ways, { ...order, paymentWay: way }, attempt)
    // Paid in the other tab, or run out meanwhile: the provider knows.
    if (isUnderway(await checkAttempt(deps, attempt))) return attempt.checkoutUrl
  }
  return null
}

interface Opened {
  readonly attempt: AttemptRow
  /** The way that was chosen; null lets the provider's page ask. */
  readonly way: OrderRow['paymentWay']
}

/**
 * The attempt under way, or a new one, written down before the provider hears of it. Who comes back from a page without having
 * paid may want another way than the one that was chosen: from then on the provider asks.
 */
async function openAttempt({ storage, clock, payments }: OrderingDeps, id: number): Promise<Opened | null> {
  const now = clock.now()
  return storage.write(async transaction => {
    const order = await transaction.orders.byId(id)
    if (!order || order.paymentState !== 'open' || !canStillBePaid(order.status)) return null
    // An offer is asked for without money, and what costs nothing has no page to be paid on.
    if (order.redirectUrl === null || !payments.online(order.paymentMethod)) return null
    const attempts = await transaction.payments.ofOrder(id)
    const underway = attempts.find(({ state }) => isUnderway(state))
    // What nobody could pay on is asked for again only for the same sum.
    const isSame = underway?.amount === order.totalGross && underway.createdAt + SAME_KEY_MS > now
    if (underway && (underway.checkoutUrl || isSame)) return { attempt: underway, way: order.paymentWay }
    if (underway)
      await transaction.payments.change({ ...underway, state: 'expired', nextCheckAt: null }, underway.state)
    if (attempts.length >= MAX_ATTEMPTS) return null
    const attempt: AttemptRow = {
      id: await transaction.documents.count('id:attempts'),
      order: id,
      provider: order.paymentMethod,
      providerId: null,
      idemKey: `${order.uid}:${attempts.length + 1}`,
      state: 'creating',
      amount: order.totalGross,
      currency: order.currency,
      checkoutUrl: null,
      createdAt: now,
      nextCheckAt: null,
      checks: 0,
    }
    await transaction.payments.insert(attempt)
    const wasThere = attempts.some(({ providerId }) => providerId !== null)
    if (!wasThere || order.paymentWay === null) return { attempt, way: order.paymentWay }
    const open = { ...order, paymentWay: null, updatedAt: now }
    if (!(await transaction.payments.changeMethod(open))) throw new Error(`Order ${id} moved meanwhile.`)
    transaction.announce(`order:${order.uid}`, order.rev + 1)
    return { attempt, way: null }
  })
}

async function begin(deps: OrderingDeps, ways: Ways, order: OrderRow, attempt: AttemptRow): Promise<string> {
  const { storage, clock, payments, settings } = deps
  const provider = payments.online(attempt.provider)
  if (!provider) throw new ProviderError(`${attempt.provider} is not set up.`, null)
  const names = await ways.namesOf(provider.method, order.paymentWay)
  const { providerId, checkoutUrl } = await provider.create({
    idemKey: attempt.idemKey,
    reference: attempt.idemKey,
    description: `Bestellung ${order.ticketNumber}`,
    amount: attempt.amount,
    currency: attempt.currency,
    returnUrl: `${settings.publicOrigin}/api/orders/public/${order.uid}/${order.hash}/paid`,
    webhookUrl: webhookUrl(deps, attempt),
    ways: names,
  })
  const begun = { ...attempt, providerId, checkoutUrl, nextCheckAt: clock.now() + FIRST_CHECK_MS }
  await storage.write(({ payments: attempts }) => attempts.change({ ...begun, state: 'open' }, 'creating'))
  return checkoutUrl
}
