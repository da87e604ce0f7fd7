import type { Problem } from '../base/problems.ts'
import { isAvailable, sells } from '../catalogue/availability.ts'
import { boundsOf, isOrderable } from '../catalogue/bounds.ts'
import { type PartProblem, partProblems } from '../catalogue/configuration.ts'
import { limitsOf } from '../catalogue/limits.ts'
import { activeMenu } from '../catalogue/menuGroups.ts'
import { visibilityOnMenu } from '../catalogue/menuPlaces.ts'
import { partsOf } from '../catalogue/parts.ts'
import type { ConfigPart, Product } from '../catalogue/product.ts'
import { formatQuantity, unitsOf } from '../catalogue/quantity.ts'
import { soldOutUntil } from '../catalogue/switches.ts'
import { MAX_UPLOADS_PER_ORDER, takesFiles, uploadsOf } from '../catalogue/uploads.ts'
import { obstacle } from './obstacles.ts'
import { MOST_AMOUNT } from './orderLimits.ts'
import type { CartItem } from './pricing.ts'
import { endText, type Supply } from './quoteTime.ts'
import type { Catalogue } from './wanted.ts'

/**
 * What stands against one line. Ordered is from the menu of `now`, because that is what the guest reads; to be had it must
 * be when it is supplied: a breakfast may be ordered in the evening for the next morning.
 */
export function itemObstacles(
  item: CartItem,
  index: number,
  catalogue: Catalogue,
  supply: Supply,
  now: number,
): Problem[] {
  const at = `items.${index}`
  const product = catalogue.product(item.product)
  if (!product?.isPublic) return [obstacle('productGone', `${at}.product`)]
  return [
    ...offerObstacles(product, `${at}.product`, catalogue, supply, now),
    ...quantityObstacles(product, item, at),
    ...partObstacles(product, item, at),
    ...(item.wish && !catalogue.branch.isLineWishEnabled ? [obstacle('wishNotTaken', `${at}.wish`, product.name)] : []),
  ]
}

function offerObstacles(product: Product, field: string, catalogue: Catalogue, supply: Supply, now: number): Problem[] {
  const { branch, menus } = catalogue
  if (!product.isEnabled) return [obstacle('productSoldOut', field, product.name)]
  const soldOut = soldOutUntil(catalogue.switches ?? [], branch, product, supply.at)
  if (soldOut !== null)
    return [obstacle('productSoldOutUntil', field, product.name, endText(soldOut, now, branch.timeZone))]
  const menu = activeMenu(menus, branch.id, now)
  if (!menu || !isListed(menu.catalog, product.id, catalogue))
    return [obstacle('productNotOnMenu', field, product.name)]
  if (branch.isPublic && !sells(branch, product)) return [obstacle('priceHidden', field, product.name)]
  const isThere =
    isAvailable(product, supply.at, branch.timeZone) &&
    visibilityOnMenu(menu, catalogue, product.id, supply.at, branch.timeZone) === 'available'
  return isThere ? [] : [obstacle('productNotThen', field, product.name)]
}

/** Whether a category that is switched on lists the product. */
function isListed(
  catalog: readonly { category: number; products: readonly number[] }[],
  product: number,
  catalogue: Catalogue,
): boolean {
  return catalog.some(
    group => group.products.includes(product) && (catalogue.category(group.category)?.isEnabled ?? false),
  )
}

function quantityObstacles(product: Product, { amount, unit }: CartItem, at: string): Problem[] {
  if (!unitsOf(product).includes(unit)) return [obstacle('unit', `${at}.unit`, product.name)]
  const bounds = boundsOf(product, unit)
  const field = `${at}.amount`
  if (amount > MOST_AMOUNT) return [obstacle('quantityTooBig', field, product.name, formatQuantity(MOST_AMOUNT, unit))]
  if (isOrderable(amount, bounds)) return []
  const minimum = formatQuantity(bounds.minimum, unit)
  if (!(amount >= bounds.minimum)) return [obstacle('quantityTooSmall', field, product.name, minimum)]
  if (bounds.maximum !== null && amount > bounds.maximum)
    return [obstacle('quantityTooBig', field, product.name, formatQuantity(bounds.maximum, unit))]
  return [obstacle('quantityStep', field, product.name, minimum, formatQuantity(bounds.step, unit))]
}

function partObstacles(product: Product, { parts }: CartItem, at: string): Problem[] {
  const all = new Map(partsOf(product).map(part => [part.step, part]))
  return partProblems(product, parts).flatMap(({ step, code }) => {
    const part = all.get(step)
    return part ? partObstacle(part, code, `${at}.parts.${step}`) : []
  })
}

function partObstacle(part: ConfigPart, code: PartProblem['code'], field: string): Problem {
  const { least, most, longest } = limitsOf(part)
  const obstacles: Readonly<Record<PartProblem['code'], () => Problem>> = {
    blank: () => obstacle('partBlank', field, part.name),
    choice: () => obstacle('partChoice', field, part.name),
    tooFew: () => obstacle('partTooFew', field, part.name, least),
    tooMany() {
      if (most <= 1) return obstacle('partTooMany', field, part.name)
      return obstacle(takesFiles(part) ? 'partTooManyFiles' : 'partTooManyChoices', field, part.name, most)
    },
    tooLong: () => obstacle('partTooLong', field, part.name, longest),
  }
  return obstacles[code]()
}

/** Files of all lines together; the same file in two lines is one. */
export function uploadObstacles(items: readonly CartItem[], catalogue: Catalogue): Problem[] {
  const values = items.flatMap(({ product, parts }) => (catalogue.product(product) ? Object.values(parts) : []))
  const ids = new Set(values.flatMap(value => uploadsOf(value)).map(({ id }) => id))
  return ids.size > MAX_UPLOADS_PER_ORDER ? [obstacle('uploadsTooMany', 'items', MAX_UPLOADS_PER_ORDER)] : []
}
