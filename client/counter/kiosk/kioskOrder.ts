import type { Branch } from '../../../schema/business/branch.ts'
import { type Mode, modeFlags, modesOf } from '../../../schema/business/modes.ts'
import { isAtKiosk, type KioskMethod, paymentMethodsOf } from '../../../schema/business/paymentMethods.ts'
import { itemLines } from '../../../schema/ordering/itemLines.ts'
import { isAboutTime } from '../../../schema/ordering/obstacles.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import { type Quote, quote } from '../../../schema/ordering/quote.ts'
import type { OrderCall } from '../../../schema/ordering/requests.ts'
import type { Catalogue } from '../../../schema/ordering/wanted.ts'
import type { Slip } from '../../data/boards/kiosk.ts'
import type { NewDeed } from '../../data/outbox/deed.ts'

/** What a guest chooses at a kiosk. */
export interface KioskDraft {
  readonly items: readonly CartItem[]
  readonly mode: Mode
  /** Identifier of the table. */
  readonly table: string | null
  /** What is called out; may be empty. */
  readonly name: string
  readonly method: KioskMethod | null
}

/** An order with network is given up after this long (ms): its guest would be gone. */
const VALID_MS = 10 * 60_000

/** Cash and card, as far as the branch takes them: nobody types card numbers on a screen in a shop. */
export const kioskMethodsOf = (branch: Branch): readonly KioskMethod[] => paymentMethodsOf(branch).filter(isAtKiosk)

/** How an order reaches a guest who stands in the shop. */
export const modesAtKiosk = (branch: Branch): readonly Mode[] =>
  modesOf(branch)
    .filter(mode => mode !== 'delivery')
    // Who stays is asked first: the tile at the left.
    .toSorted((one, other) => Number(other === 'dineIn') - Number(one === 'dineIn'))

/** What the order costs at `now` (epoch ms), and what stands against it. */
export function quoteOf({ items, mode, table }: KioskDraft, catalogue: Catalogue, now: number): Quote {
  const wanted = { items, mode, deliveryArea: null, appointment: null, donatee: null }
  return quote({ ...wanted, table: mode === 'dineIn' ? table : null }, catalogue, now)
}

/**
 * When the guest is told it will be there (epoch ms): as the kiosk reckons it, or `told`, what the server said instead when it
 * was asked, if that is later; null where nobody can say.
 */
export function shownTime(
  { obstacles, promise }: Pick<Quote, 'obstacles' | 'promise'>,
  { isQuotationRequired }: Pick<Branch, 'isQuotationRequired'>,
  told: number | null,
): number | null {
  if (isQuotationRequired || obstacles.some(isAboutTime)) return null
  return Math.max(promise.at, told ?? promise.at)
}

interface Seal {
  readonly uid: string
  readonly quote: Quote
  /** Epoch ms at which the guest was told it would be there. */
  readonly shownAt: number | null
  /** Epoch ms. */
  readonly now: number
  readonly catalogueSeq: string | null
  /** Epoch ms at which the catalogue was last known to be current. */
  readonly catalogueAt: number
}

/** The order as it is sent, and what it needs besides where the kiosk has to take it alone. */
export function orderOf(
  draft: KioskDraft & { readonly method: KioskMethod },
  { branch, product }: Pick<Catalogue, 'branch' | 'product'>,
  seal: Seal,
): { deed: NewDeed; slip: Slip } {
  const { items, mode, table, name, method } = draft
  const { pricing } = seal.quote
  const validUntil = seal.now + VALID_MS
  const iso = (at: number) => new Date(at).toISOString()
  const body: OrderCall = {
    uid: seal.uid,
    branch: branch.id,
    ...modeFlags(mode),
    items: items.map(item => ({ ...item, parts: { ...item.parts } as OrderCall['items'][number]['parts'] })),
    table: mode === 'dineIn' ? table : null,
    firstName: name.trim() || null,
    paymentMethod: method,
    expectedTotal: pricing.totalGross,
    expectedTaxes: pricing.taxes.map(({ rate, tax }) => ({ rate, tax })),
    ...(seal.shownAt === null ? {} : { expectedBy: iso(seal.shownAt) }),
    catalogueSeq: seal.catalogueSeq,
    createdAt: iso(seal.now),
    validUntil: iso(validUntil),
    isCompany: false,
    isDeliveryAddressDifferent: false,
    legalInstructions: true,
    privacyPolicy: true,
  }
  const names = namesOf(items, product)
  return {
    deed: { uid: seal.uid, kind: 'order', branch: branch.id, createdAt: seal.now, validUntil, body },
    slip: {
      placedAt: iso(seal.now),
      catalogueAt: iso(seal.catalogueAt),
      pricing: { ...pricing, items: [...pricing.items], taxes: [...pricing.taxes] },
      names,
    },
  }
}

/** What each item is called, and what was chosen. */
export function namesOf(items: readonly CartItem[], product: Catalogue['product']): Slip['names'] {
  return items.map(item => {
    const found = product(item.product)
    return { name: found?.name ?? '', lines: found ? itemLines(found, item) : [] }
  })
}
