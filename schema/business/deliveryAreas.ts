import type { Branch, DeliveryArea } from './branch.ts'
import { coversPostcode, postcodeIn } from './postcodes.ts'

/** The delivery area of that name, or null. */
export const areaOf = (branch: Pick<Branch, 'deliveryAreas'>, name: string | null | undefined): DeliveryArea | null =>
  branch.deliveryAreas.find(area => area.area === name) ?? null

/**
 * The areas an address with this postcode may be delivered in: those that name it, else those that name none at all. Several
 * only where a branch splits a postcode; none where it does not deliver.
 */
export function areasAt({ deliveryAreas }: Pick<Branch, 'deliveryAreas'>, zipCode: string): readonly DeliveryArea[] {
  const postcode = postcodeIn(zipCode)
  const named = deliveryAreas.filter(({ postcodes }) => postcode !== null && coversPostcode(postcodes ?? [], postcode))
  return named.length > 0 ? named : deliveryAreas.filter(({ postcodes }) => !postcodes?.length)
}

/** Cents for the way: nothing where the area is free or the goods reach its limit. */
export const deliveryCost = (area: Cost, goodsGross: number): number => (isFree(area, goodsGross) ? 0 : area.price)

/** Cents still missing to the minimum order value, 0 once it is reached. */
export const missingToMinimum = (area: DeliveryArea, goodsGross: number): number =>
  Math.max(0, (area.minimumOrderValue ?? 0) - goodsGross)

/** Cents still missing to free delivery; null where delivery costs nothing anyway or is never free. */
export function missingToFree(area: DeliveryArea, goodsGross: number): number | null {
  if (typeof area.freeFromOrderValue !== 'number' || area.price === 0 || isFree(area, goodsGross)) return null
  return area.freeFromOrderValue - goodsGross
}

type Cost = Pick<DeliveryArea, 'price' | 'free' | 'freeFromOrderValue'>

const isFree = (area: Omit<Cost, 'price'>, goodsGross: number): boolean =>
  area.free || (typeof area.freeFromOrderValue === 'number' && goodsGross >= area.freeFromOrderValue)
