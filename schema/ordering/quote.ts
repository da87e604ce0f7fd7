import { formatMoney, MOST_MONEY } from '../base/money.ts'
import type { Problem } from '../base/problems.ts'
import { localTime } from '../base/zonedTime.ts'
import type { Branch } from '../business/branch.ts'
import { areaOf, missingToMinimum } from '../business/deliveryAreas.ts'
import { isMode, modeIn, modesOf } from '../business/modes.ts'
import { normaliseParts } from '../catalogue/configuration.ts'
import { presentSwitches } from '../catalogue/presentSwitches.ts'
import type { Product } from '../catalogue/product.ts'
import { pricedFor } from './account.ts'
import { withWish } from './itemLines.ts'
import { modeOfOrder } from './modeOfOrder.ts'
import { obstacle } from './obstacles.ts'
import { chosenCharacters, MOST_CHARACTERS, MOST_LINES } from './orderLimits.ts'
import type { CartItem, Pricing } from './pricing.ts'
import { itemObstacles, uploadObstacles } from './quoteItems.ts'
import { promiseOf, type QuotedPromise } from './quotePromise.ts'
import { type Supply, supplyOf, timeObstacles } from './quoteTime.ts'
import type { OrderItemCall, QuoteCall } from './requests.ts'
import type { Terms } from './terms.ts'
import type { Catalogue, Wanted } from './wanted.ts'

export interface Quote {
  readonly pricing: Pricing
  /** What it is taxed and delivered by. */
  readonly terms: Terms
  /** What stands against ordering; empty if the order can be placed. */
  readonly obstacles: readonly Problem[]
  /** Epoch ms of the first possible slot with a free place; null if there is none within the horizon. */
  readonly earliest: number | null
  /** Epoch ms of when it is handed over: in this slot it takes a place. */
  readonly suppliedAt: number
  /** When it will be there, and what that was reckoned by. */
  readonly promise: QuotedPromise
}

/**
 * Prices what is wanted and names everything that stands against ordering it at `now` (epoch ms). The same function runs on
 * the phone and on the server. Takes any input: nonsense becomes an obstacle, never an exception.
 */
export function quote(wanted: Wanted, given: Catalogue, now: number): Quote {
  const catalogue = { ...given, switches: presentSwitches(given.switches ?? [], given.branch, now) }
  const items = wanted.items.map(item => withCanonicalParts(item, catalogue))
  const canonical = { ...wanted, mode: isMode(wanted.mode) ? wanted.mode : 'takeaway', items }
  const supply = supplyOf(canonical, catalogue, now)
  const input = {
    ...canonical,
    config: catalogue.config,
    branch: catalogue.branch,
    product: (id: number) => catalogue.product(id),
    day: localTime(supply.at, catalogue.branch.timeZone).date,
  }
  const { undiscounted, terms, pricing } = pricedFor(input, catalogue)
  const obstacles = [
    ...obstaclesOf(canonical, catalogue, supply, undiscounted, now),
    ...taxObstacles(canonical, catalogue, terms),
  ]
  const promise = promiseOf(canonical, catalogue, supply, now)
  return { pricing, terms, obstacles, earliest: supply.earliest, suppliedAt: supply.at, promise }
}

/**
 * A call of the wire as the rules read it. Without a unit an amount counts in the product's own; the methods exclude each
 * other and delivery goes first, because it asks for more.
 */
export function wantedOf(call: QuoteCall, product: (id: number) => Product | undefined): Wanted {
  const appointment = call.appointmentDate ? Date.parse(call.appointmentDate) : null
  return {
    items: call.items.map((item, index) => cartItemOf(item, index, product(item.product))),
    mode: modeIn(call),
    deliveryArea: call.deliveryArea || null,
    appointment,
    donatee: call.donatee ?? null,
    table: call.table || null,
  }
}

function withCanonicalParts(item: CartItem, catalogue: Catalogue): CartItem {
  const product = catalogue.product(item.product)
  return product ? { ...item, parts: normaliseParts(product, item.parts) } : item
}

function cartItemOf(item: OrderItemCall, index: number, product: Product | undefined): CartItem {
  return {
    key: String(index),
    product: item.product,
    amount: item.amount,
    unit: item.unit ?? product?.unit ?? 'amount',
    parts: product ? normaliseParts(product, item.parts) : {},
    ...withWish(item.wish),
  }
}

function obstaclesOf(wanted: Wanted, catalogue: Catalogue, supply: Supply, pricing: Pricing, now: number): Problem[] {
  return [
    ...sizeObstacles(wanted, catalogue, pricing),
    ...modeObstacles(wanted, catalogue.branch),
    ...timeObstacles(wanted, catalogue, supply, now),
    ...wanted.items.flatMap((item, index) => itemObstacles(item, index, catalogue, supply, now)),
    ...uploadObstacles(wanted.items, catalogue),
    ...(wanted.mode === 'delivery' ? deliveryObstacles(wanted, catalogue, pricing) : []),
    ...(wanted.mode === 'dineIn' ? tableObstacles(wanted, catalogue) : []),
    ...donateeObstacles(wanted, catalogue),
  ]
}

/** What no order can be is said before it is sent. */
function sizeObstacles({ items }: Wanted, { config }: Catalogue, { totalGross }: Pricing): Problem[] {
  if (items.length === 0) return [obstacle('emptyCart', 'items')]
  return [
    ...(items.length > MOST_LINES ? [obstacle('tooManyLines', 'items', MOST_LINES)] : []),
    ...(chosenCharacters(items) > MOST_CHARACTERS ? [obstacle('choicesTooLong', 'items')] : []),
    ...(totalGross > MOST_MONEY ? [obstacle('orderTooBig', null, formatMoney(MOST_MONEY, config.currency))] : []),
  ]
}

function modeObstacles({ mode }: Wanted, branch: Branch): Problem[] {
  if (!branch.isPublic) return [obstacle('branchNotPublic', 'branch')]
  return modesOf(branch).includes(mode) ? [] : [obstacle(modeOfOrder[mode].refusal, null)]
}

function deliveryObstacles({ deliveryArea }: Wanted, { branch, config }: Catalogue, pricing: Pricing): Problem[] {
  if (!deliveryArea) return [obstacle('deliveryAreaMissing', 'deliveryArea')]
  const area = areaOf(branch, deliveryArea)
  if (!area) return [obstacle('deliveryAreaUnknown', 'deliveryArea')]
  if (missingToMinimum(area, pricing.gross) === 0) return []
  return [obstacle('minimumOrder', null, formatMoney(area.minimumOrderValue ?? 0, config.currency))]
}

/** What is to be taxed and has no rate on the day of supply: the business would owe the tax all the same. */
function taxObstacles({ items }: Wanted, { product }: Catalogue, { goods, deposits, delivery }: Terms): Problem[] {
  const untaxed = items.flatMap((item, index) => {
    const hasRates = goods[index]?.rate !== null && deposits[index]?.rate !== null
    return hasRates ? [] : [obstacle('productUntaxed', `items.${index}.product`, product(item.product)?.name ?? '')]
  })
  return delivery?.rate === null ? [...untaxed, obstacle('deliveryUntaxed', 'deliveryArea')] : untaxed
}

function tableObstacles({ table }: Wanted, { branch, table: find }: Catalogue): Problem[] {
  if (table === null) return branch.isTableSelectionEnabled ? [obstacle('tableMissing', 'table')] : []
  return !find || find(table)?.branch === branch.id ? [] : [obstacle('tableUnknown', 'table')]
}

function donateeObstacles({ donatee }: Wanted, { donatee: find }: Catalogue): Problem[] {
  return donatee === null || !find || find(donatee) ? [] : [obstacle('donateeUnknown', 'donatee')]
}
