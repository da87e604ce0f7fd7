import type { Branch, DeliveryArea } from './branch.ts'
import { coversPostcode, postcodeIn } from './postcodes.ts'

/**
 * The term of a search for branches is split at spaces and commas, and one part that occurs in name,
 * street, city, postal code, keywords or the name of a tag is enough. An empty term finds every branch.
 */
export function matchesSearch(
  branch: Pick<Branch, 'name' | 'street' | 'city' | 'zipCode' | 'keywords'>,
  tagNames: readonly string[],
  term: string,
): boolean {
  const parts = partsOf(term)
  if (parts.length === 0) return true
  const texts = [branch.name, branch.street, branch.city, branch.zipCode, branch.keywords, ...tagNames].map(folded)
  return parts.some(part => texts.some(text => text.includes(part)))
}

/** What a branch delivers to of what was searched for. */
export interface FoundDelivery {
  /** The postcode that was searched for, else the name of the area; null where the guest has to say which of them it is. */
  readonly to: string | null
  readonly isPostcode: boolean
  /** The cheapest first; several only where a branch splits a postcode or a name fits several. */
  readonly areas: readonly [DeliveryArea, ...DeliveryArea[]]
}

/**
 * Where a branch delivers to of what is searched for: an area with the postcode, or with the part in its name; around the
 * branch itself also those whose postcodes nobody has said.
 */
export function deliveryTo(
  branch: Pick<Branch, 'isPublic' | 'isDeliveryEnabled' | 'deliveryAreas' | 'zipCode' | 'city'>,
  term: string,
): FoundDelivery | null {
  if (!branch.isPublic || !branch.isDeliveryEnabled) return null
  const cheapest = cheapestFirst(branch.deliveryAreas)
  for (const part of partsOf(term)) {
    const isPostcode = postcodes.test(part)
    const [first, ...others] = cheapest.filter(area =>
      isPostcode
        ? coversPostcode(postcodesOf(area), part)
        : part.length >= SHORTEST_NAME && folded(area.area).includes(part),
    )
    if (first) return { to: isPostcode ? part : first.area, isPostcode, areas: [first, ...others] }
  }
  return partsOf(term).some(part => isAround(branch, part)) ? deliveryElsewhere(branch) : null
}

/** What a branch delivers to without saying which postcodes that holds; null where there is nothing of the kind. */
export function deliveryElsewhere({
  isPublic,
  isDeliveryEnabled,
  deliveryAreas,
}: Pick<Branch, 'isPublic' | 'isDeliveryEnabled' | 'deliveryAreas'>): FoundDelivery | null {
  if (!isPublic || !isDeliveryEnabled) return null
  const [first, ...others] = cheapestFirst(deliveryAreas.filter(hasNoPostcode))
  return first ? { to: null, isPostcode: false, areas: [first, ...others] } : null
}

/** Whether a part is the postcode a branch stands at, or its town where nothing more is known of any of its areas. */
function isAround({ zipCode, city, deliveryAreas }: Parameters<typeof deliveryTo>[0], part: string): boolean {
  if (postcodes.test(part)) return zipCode === part
  return part.length >= SHORTEST_NAME && folded(city).includes(part) && deliveryAreas.every(hasNoPostcode)
}

const hasNoPostcode = (area: DeliveryArea): boolean => postcodesOf(area).length === 0

/** The postcodes an area names: those it lists, else the one it is called by ('1070 Neubau'). */
const postcodesOf = ({ area, postcodes }: DeliveryArea): readonly string[] => {
  if (postcodes?.length) return postcodes
  const named = postcodeIn(area)
  return named === null ? [] : [named]
}

/** The postcodes in a term. */
export const postcodesIn = (term: string): string[] => partsOf(term).filter(part => postcodes.test(part))

const cheapestFirst = (areas: readonly DeliveryArea[]): DeliveryArea[] =>
  areas.toSorted((one, other) => costOf(one) - costOf(other))

/** Cents: what the way costs a small order. */
const costOf = ({ free, price }: DeliveryArea): number => (free ? 0 : price)

/** A shorter part of a name is no place yet. */
const SHORTEST_NAME = 3
const postcodes = /^\d{4,5}$/

const partsOf = (term: string): string[] =>
  folded(term)
    .split(/[\s,]+/)
    .filter(part => part !== '')

/** Upper and lower case alike, 'ß' as the 'ss' that its upper case is, and accents in one spelling. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss')
}
