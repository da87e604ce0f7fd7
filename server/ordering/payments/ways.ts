import { keysOf } from '../../../schema/base/keys.ts'
import { isOnline, type OnlineMethod, paymentMethods } from '../../../schema/business/paymentMethods.ts'
import { type OfferedWays, type PaymentWay, paymentWays } from '../../../schema/ordering/paymentWays.ts'
import type { OrderingDeps } from '../deps.ts'
import { ProviderError, type WayNames } from './online.ts'

type World = Pick<OrderingDeps, 'payments' | 'clock' | 'log'>

/** Providers change what they offer when somebody switches it in their console: soon enough within ten minutes. */
const FRESH_MS = 10 * 60_000
/** One that did not answer is not asked by every guest. */
const RETRY_MS = 30_000

interface Heard {
  readonly names: readonly string[]
  /** Epoch ms. */
  readonly until: number
}

/** Which ways the providers offer, as they said themselves; what was heard is kept, and outlives a provider that is silent. */
export interface Ways {
  offered(): Promise<OfferedWays>
  /** What the provider calls the way; empty where it does not offer it (any more), and its own page lets choose. */
  namesOf(method: OnlineMethod, way: PaymentWay | null): Promise<readonly string[]>
}

export function createWays({ payments, clock, log }: World): Ways {
  const heard = new Map<OnlineMethod, Heard>()
  const asking = new Map<OnlineMethod, Promise<readonly string[]>>()

  async function ask(method: OnlineMethod): Promise<readonly string[]> {
    const before = heard.get(method)?.names ?? []
    try {
      const names = (await payments.online(method)?.ways()) ?? []
      heard.set(method, { names, until: clock.now() + FRESH_MS })
      return names
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn('payment ways not heard', { method, error: error.message })
      heard.set(method, { names: before, until: clock.now() + RETRY_MS })
      return before
    }
  }

  async function names(method: OnlineMethod): Promise<readonly string[]> {
    const known = heard.get(method)
    if (known && known.until > clock.now()) return known.names
    // However many guests come at once, one question is asked.
    const asked = asking.get(method) ?? ask(method).finally(() => asking.delete(method))
    asking.set(method, asked)
    return asked
  }

  return {
    async offered() {
      const online = keysOf(paymentMethods).filter(isOnline)
      const told = await Promise.all(
        online.map(async method => [method, waysNamed(wayNamesOf(method), await names(method))] as const),
      )
      return Object.fromEntries(told.filter(([, ways]) => ways.length > 0))
    },
    namesOf: async (method, way) => (way === null ? [] : namesOf(wayNamesOf(method), way, await names(method))),
  }

  function wayNamesOf(method: OnlineMethod): WayNames | undefined {
    return payments.online(method)?.wayNames
  }
}

/** The ways behind the names a provider offers; a name nobody knows is left to the provider's own page. */
export const waysNamed = (known: WayNames | undefined, offered: readonly string[]): PaymentWay[] =>
  keysOf(paymentWays).filter(way => namesOf(known, way, offered).length > 0)

/** What the provider calls a way, of the names it offers. */
export const namesOf = (known: WayNames | undefined, way: PaymentWay, offered: readonly string[]): string[] =>
  (known?.[way] ?? []).filter(name => offered.includes(name))
