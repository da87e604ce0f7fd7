import { kilometresBetween, type Place } from '../../../schema/base/distance.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import {
  deliveryElsewhere,
  deliveryTo,
  type FoundDelivery,
  matchesSearch,
  postcodesIn,
} from '../../../schema/business/branchSearch.ts'
import type { Division } from '../../../schema/business/division.ts'
import { branchState } from '../../../schema/business/modes.ts'
import type { Tag } from '../../../schema/catalogue/tag.ts'
import { formatMoney } from '../../ui/format.ts'
import { texts } from './texts.ts'

export interface BranchFilter {
  readonly term: string
  /** Id of the chosen tag. */
  readonly tag: number | null
}

interface BranchSection {
  readonly division: Division | null
  readonly branches: readonly Branch[]
}

/** Branches that fit both the term and the tag, by what they are or by where they deliver to. */
export function filterBranches(branches: readonly Branch[], tags: readonly Tag[], filter: BranchFilter): Branch[] {
  const names = new Map(tags.map(tag => [tag.id, tag.name]))
  return branches.filter(
    branch =>
      (filter.tag === null || branch.tags.includes(filter.tag)) &&
      (matchesSearch(
        branch,
        branch.tags.flatMap(id => names.get(id) ?? []),
        filter.term,
      ) ||
        deliveryTo(branch, filter.term) !== null),
  )
}

/** Open branches first, then those that are closed, inactive ones last; else in the order they came. `now` in epoch ms. */
export function bestFirst(branches: readonly Branch[], now: number): Branch[] {
  const rank = (branch: Branch) => (!branch.isPublic ? 2 : branchState(branch, now).state === 'closed' ? 1 : 0)
  return [0, 1, 2].flatMap(wanted => branches.filter(branch => rank(branch) === wanted))
}

/** How far a branch is from a place, in kilometres; null where it is not on the map. */
export function distanceTo({ latitude, longitude }: Branch, from: Place | null): number | null {
  if (!from || typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return kilometresBetween(from, { latitude, longitude })
}

/** The nearest first, those that are not on the map last; inactive ones stay behind all others. */
export function nearestFirst(branches: readonly Branch[], from: Place): Branch[] {
  const rank = (branch: Branch) => (distanceTo(branch, from) ?? 1e5) + (branch.isPublic ? 0 : 1e6)
  return branches.toSorted((one, other) => rank(one) - rank(other))
}

/** A postcode that no branch names as one it delivers to. */
export interface Undelivered {
  readonly postcode: string
  /** Those that deliver to areas of which nobody has said whether they hold it; with none, nobody delivers there. */
  readonly perhaps: readonly Branch[]
}

/** The postcode of a term that no branch names, where some branch delivers at all; null where there is none. */
export function undelivered(branches: readonly Branch[], term: string): Undelivered | null {
  const [postcode] = postcodesIn(term)
  const isAsked = postcode !== undefined && branches.some(({ isDeliveryEnabled }) => isDeliveryEnabled)
  if (!isAsked || branches.some(branch => deliveryTo(branch, term))) return null
  return { postcode, perhaps: branches.filter(deliveryElsewhere) }
}

/**
 * The three nearest branches where an order can be collected: by the guest's position where it is known, else by the postcode,
 * whose first digits are a region in all of our countries.
 */
export function pickupNear(branches: readonly Branch[], postcode: string, from: Place | null): Branch[] {
  const open = branches.filter(({ isPublic, isTakeawayEnabled }) => isPublic && isTakeawayEnabled)
  const sorted = from
    ? nearestFirst(open, from)
    : open.toSorted((one, other) => apart(one.zipCode, postcode) - apart(other.zipCode, postcode))
  return sorted.slice(0, 3)
}

/** Postcodes of another length are of another country. */
const apart = (one: string, other: string): number =>
  one.length === other.length ? Math.abs(Number(one) - Number(other)) : 1e6

/** Public branches where one can order at `now` (epoch ms). */
export const openBranches = (branches: readonly Branch[], now: number): Branch[] =>
  branches.filter(branch => branch.isPublic && branchState(branch, now).state !== 'closed')

/** Only tags some branch carries: a filter that finds nothing is none. */
export function tagsInUse(branches: readonly Branch[], tags: readonly Tag[]): Tag[] {
  const used = new Set(branches.flatMap(branch => branch.tags))
  return tags.filter(tag => used.has(tag.id))
}

/** Branches under their divisions, each once; those of no division last. One division needs no heading. */
export function sectionsOf(branches: readonly Branch[], divisions: readonly Division[]): BranchSection[] {
  if (divisions.length < 2) return [{ division: null, branches }]
  const left = new Map(branches.map(branch => [branch.id, branch]))
  const sections: BranchSection[] = divisions.map(division => ({
    division,
    branches: division.branches.flatMap(id => {
      const branch = left.get(id)
      left.delete(id)
      return branch ?? []
    }),
  }))
  return [...sections, { division: null, branches: [...left.values()] }].filter(section => section.branches.length > 0)
}

/**
 * How somebody who searched for a place enters: with the area where there is one to choose, else with the postcode that
 * several share. Areas that only sound alike choose nothing, nor do those of which nobody knows whether they hold the place.
 */
export function entryOf(delivery: FoundDelivery | null): { area?: string } {
  if (!delivery || delivery.to === null) return {}
  const { to, isPostcode, areas } = delivery
  return areas.length === 1 ? { area: areas[0].area } : isPostcode ? { area: to } : {}
}

/** 'Liefert nach 1070 · 2,50 € · ab 12,00 €', or the names of the areas one can choose from. */
export function deliveryText({ to, areas }: FoundDelivery, currency: string): string {
  const [{ free, price, minimumOrderValue }, second] = areas
  const cost = free || price === 0 ? texts.deliversFree : formatMoney(price, currency)
  return texts.delivers(
    to ?? texts.areas(areas.map(({ area }) => area)),
    second ? texts.from(cost) : cost,
    minimumOrderValue ? formatMoney(minimumOrderValue, currency) : null,
  )
}
