import type { OpeningHoursRule } from '../base/fields.ts'
import { nextOpening } from '../base/openingHours.ts'
import { DAY } from '../base/zonedTime.ts'
import type { Offered } from '../catalogue/availability.ts'
import { activeMenu } from '../catalogue/menuGroups.ts'
import { pauseOf, soldOutUntil } from '../catalogue/switches.ts'
import { HORIZON_DAYS } from './slots.ts'
import type { Catalogue, Wanted } from './wanted.ts'

/**
 * When everything of a cart that is ordered at `now` can be had together, by the schedules of the products and of their
 * categories and by what is sold out: for an instant the first one from it on, null if there is none within the horizon. All
 * epoch ms. Null where it can be had at any time. What is on no menu says nothing here, because no other time heals it.
 */
export function availableFrom(
  items: readonly { readonly product: number }[],
  { branch, menus, switches = [], product: find, category }: Catalogue,
  now: number,
): ((at: number) => number | null) | null {
  const catalog = activeMenu(menus, branch.id, now)?.catalog ?? []
  const limits = items.flatMap(item => {
    const product = find(item.product)
    if (!product) return []
    const places = catalog
      .flatMap(group => (group.products.includes(product.id) ? (category(group.category) ?? []) : []))
      .filter(({ isEnabled }) => isEnabled)
    const isSwitched = switches.some(each => each.kind === 'soldOut' && each.product === product.id)
    const soldOut: Limit = at => soldOutUntil(switches, branch, product, at) ?? at
    return [...schedulesOf(product, places).map(openOf), ...(isSwitched ? [soldOut] : [])]
  })
  if (limits.length === 0) return null
  return at => {
    let had = at
    // What one waits for another may not have any more: until all agree, or the horizon is passed.
    for (const end = at + HORIZON_DAYS * DAY; had <= end; ) {
      const next = limits.reduce(
        (latest, limit) => (Number.isFinite(latest) ? Math.max(latest, limit(latest, branch.timeZone)) : latest),
        had,
      )
      if (next === had) return had
      had = next
    }
    return null
  }
}

/**
 * Until when (epoch ms) a pause or the goods of a cart stand against an instant; null where neither does, Infinity where there
 * is no end to it.
 */
export function blockedUntil(
  wanted: Pick<Wanted, 'items' | 'mode'>,
  catalogue: Catalogue,
  now: number,
): (at: number) => number | null {
  const { branch, switches = [] } = catalogue
  const had = availableFrom(wanted.items, catalogue, now)
  return at => {
    const pause = pauseOf(switches, branch, wanted.mode, at)
    if (pause) return pause.endsAt
    const from = had ? had(at) : at
    return from === at ? null : (from ?? Number.POSITIVE_INFINITY)
  }
}

/** For an instant the first one from it on that something allows; Infinity where none does. */
type Limit = (at: number, zone: string) => number
type Rules = readonly OpeningHoursRule[]

/** Schedules of which one each has to be open: the product's, and any of its categories'. Where one has none nothing is waited for. */
function schedulesOf(product: Offered, places: readonly Offered[]): (readonly Rules[])[] {
  return [[product], places]
    .map(things => things.map(({ schedule }) => schedule ?? []))
    .filter(any => any.length > 0 && any.every(rules => rules.length > 0))
}

const openOf =
  (any: readonly Rules[]): Limit =>
  (at, zone) =>
    Math.min(...any.map(rules => nextOpening(rules, at, zone, HORIZON_DAYS * 24) ?? Number.POSITIVE_INFINITY))
