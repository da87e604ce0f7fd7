import { createBackground } from '../../../../server/background.ts'
import type { Storage } from '../../../../server/base/storage/storage.ts'
import { demoDocuments } from '../../../../server/demo/documents.ts'
import { datatrans } from '../../../../server/ordering/payments/providers/datatrans.ts'
import { mollie } from '../../../../server/ordering/payments/providers/mollie.ts'
import { createStandin } from '../../../../server/ordering/payments/standin/app.ts'
import type { Faults } from '../../../../server/ordering/payments/standin/faults.ts'
import type { PaymentOutcome } from '../../../../server/ordering/payments/standin/ledger.ts'
import { ADMIN, json, NOON, openShop, type ShopOptions } from '../../../support/shop.ts'

const SIGN_KEY = '00112233445566778899'
const ORIGIN = 'http://shop.test'

export interface PlacedOrder {
  readonly id: number
  readonly uid: string
  readonly hash: string
  readonly total: number
}

/**
 * A shop and both providers in one process, on one clock that is moved by hand: webhooks and time-outs happen when it is.
 * `crashAfter` lets the server die before a later write: what it had in memory is gone, what was committed stays.
 */
export async function openPaymentWorld(
  sabotage: (storage: Storage) => Storage = storage => storage,
  options: ShopOptions = {},
) {
  const time = { now: NOON }
  let timers: { at: number; callback: () => void }[] = []
  let writesLeft = Number.POSITIVE_INFINITY
  const standin = createStandin({
    now: () => time.now,
    schedule: (callback, ms) => void timers.push({ at: time.now + ms, callback }),
    fetch: (input, init) => shop.request(String(input), init),
    signKey: SIGN_KEY,
    pace: 1,
    origin: () => 'http://pay.test',
  })
  const send: typeof fetch = (input, init) => Promise.resolve(standin.app.fetch(new Request(input, init)))
  const keys = {
    merchantId: '1',
    password: 'p',
    signKey: SIGN_KEY,
    apiUrl: 'http://pay.test',
    ways: ['VIS', 'TWI'],
    fetch: send,
  }
  const providers = [mollie({ apiKey: 'test_1', apiUrl: 'http://pay.test', fetch: send }), datatrans(keys)]
  const shop = await openShop({ documents: withBothProviders(), providers, around: fragile, ...options })
  shop.clock.set(time.now)
  const administrator = (await shop.storage.read.documents.holder('users', 'username', ADMIN.email)) ?? 0
  let cookie = ''
  const background = createBackground(shop.deps, () => 0)

  /** Dies instead of writing, once its writes are used up. */
  function fragile(storage: Storage): Storage {
    const inner = sabotage(storage)
    return {
      ...inner,
      write: async work => {
        if (writesLeft <= 0) throw new Error('crash')
        writesLeft -= 1
        return inner.write(work)
      },
    }
  }

  /** Lets everything that is due happen, and what that sets off. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 5; round++) {
      const due = timers.filter(({ at }) => at <= time.now)
      timers = timers.filter(({ at }) => at > time.now)
      for (const { callback } of due) callback()
      for (let turn = 0; turn < 6; turn++) await new Promise(resolve => setImmediate(resolve))
      if (due.length === 0) return
    }
  }

  /** As a server that runs does within seconds: it looks round until there is nothing left to do, or it cannot write. */
  async function lookRound(): Promise<void> {
    for (let looks = 0; looks < 40; looks++) {
      const done = await background.tick().catch(() => 0)
      if (done === 0) return
    }
  }

  return {
    shop,
    standin,
    background,
    settle,
    script: (faults: Faults) => standin.script(faults),
    crashAfter: (writes: number) => void (writesLeft = writes),
    recover: () => void (writesLeft = Number.POSITIVE_INFINITY),
    async advance(ms: number): Promise<void> {
      time.now += ms
      shop.clock.set(time.now)
      await settle()
      await lookRound()
      await settle()
    },
    async place(paymentMethod: 'mollie' | 'datatrans', changes: object = {}): Promise<PlacedOrder> {
      const items = [{ product: 1, amount: 3 }]
      const quoted = await shop.request('/api/quote', json('POST', { branch: 1, items }))
      const { data } = (await quoted.json()) as { data: { pricing: { totalGross: number } } }
      const total = data.pricing.totalGross
      const uid = crypto.randomUUID()
      const contact = { firstName: 'Anna', lastName: 'Huber', phone: '+436641234567' }
      const legal = { legalInstructions: true, privacyPolicy: true }
      const body = { uid, branch: 1, items, expectedTotal: total, paymentMethod, ...contact, ...legal, ...changes }
      const answer = await shop.request('/api/orders', json('POST', body))
      const receipt = ((await answer.json()) as { data: { hash: string } }).data
      const id = (await shop.storage.read.orders.byUid(uid))?.id ?? 0
      return { id, uid, hash: receipt.hash, total }
    },
    /** Opens the way to pay and returns the provider's payment, or null where there is nothing to pay. */
    async openPage({ uid, hash }: PlacedOrder): Promise<string | null> {
      const answer = await shop.request(`/api/orders/public/${uid}/${hash}/pay`)
      return /^http:\/\/pay\.test\/pay\/(.+)$/.exec(answer.headers.get('location') ?? '')?.[1] ?? null
    },
    press: (payment: string, outcome: PaymentOutcome) =>
      standin.app.request(`http://pay.test/pay/${payment}/${outcome}`, { method: 'POST' }),
    /** Posts as the administrator, whose session begins anew when it is over: no schedule is about passwords, slow on purpose. */
    async asStaff(path: string, body: object = {}): Promise<Response> {
      const post = () => shop.request(path, json('POST', body, { cookie }))
      const answer = await post()
      if (answer.status !== 401) return answer
      const begun = shop.deps.sessions.begin(administrator)
      cookie = await begun.then(token => `session=${token}`).catch(() => '')
      return post()
    },
    comeBack: ({ uid, hash }: PlacedOrder) => shop.request(`/api/orders/public/${uid}/${hash}/paid`),
    origin: ORIGIN,
  }
}

export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>

/**
 * The demo business, where the first branch takes money online by either provider. Nobody is employed there: days go by in
 * their thousands, and hours that are owed would be reckoned after each of them.
 */
export function withBothProviders() {
  return demoDocuments(NOON, 1)
    .filter(({ type }) => type !== 'contracts')
    .map(document =>
      document.type === 'branches' && document.id === 1
        ? { ...document, body: { ...document.body, isMollieEnabled: true, isDatatransEnabled: true } }
        : document,
    )
}
