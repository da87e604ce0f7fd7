import { nextOpening } from '../../../schema/base/openingHours.ts'
import { austrianLetters } from '../../../schema/catalogue/allergenLetters.ts'
import type { Offered } from '../../../schema/catalogue/availability.ts'
import type { Composition } from '../../../schema/catalogue/composition.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { formatMoment } from '../../ui/format.ts'
import { texts } from './texts.ts'

/** How far ahead the next time of a scheduled product is looked for: a week, for what there is on Sundays. */
const WINDOW_HOURS = 8 * 24

/** Letters of the Austrian scheme: 'A, C, G'. */
export const allergenLetters = ({ allergens }: Pick<Composition, 'allergens'>): string =>
  allergens
    .map(key => austrianLetters[key])
    .toSorted()
    .join(', ')

/**
 * Why something cannot be had at `at`, in words: sold out, or when it is offered again after it. Instants in epoch ms;
 * `now` decides what is called today.
 */
export function whyUnavailable(thing: Offered, now: number, zone: string, at = now): string {
  if (!thing.isEnabled) return texts.soldOut
  const next = nextOffered(thing, zone, at)
  if (next !== null) return texts.availableFrom(formatMoment(next, now, zone))
  return at > now ? texts.notThen : texts.notNow
}

/** The first instant (epoch ms) after `at` at which something that has a schedule is offered; null if none is in sight. */
export function nextOffered({ isEnabled, schedule }: Offered, zone: string, at: number): number | null {
  const next = isEnabled && schedule ? nextOpening(schedule, at, zone, WINDOW_HOURS) : null
  return next !== null && next > at ? next : null
}

/** 'Vorlauf 2 Tage', null if it is to be had at once. */
export function leadTimeOf(product: Product): string | null {
  if (!product.isLeadTimeEnabled || product.leadTimeValue === 0) return null
  return texts.leadTime(texts.leadTimes[product.leadTimeType](product.leadTimeValue))
}
