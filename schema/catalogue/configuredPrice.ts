import { limitsOf } from './limits.ts'
import { partsOf } from './parts.ts'
import { takesOptions, takesSeveral } from './partTypes.ts'
import type { ConfigOption, ConfigPart, Product } from './product.ts'

/** Whether a configuration can cost more than the cheapest one: shown with 'ab'. */
export const startsAt = (product: Product): boolean => extremePrice(product, -1) > startingPrice(product)

/**
 * Cents of the cheapest configuration that can be ordered: what 'ab' stands before. Options of required steps count, because
 * as many of them as the step asks for have to be taken; what is free to take never makes it cheaper.
 */
export const startingPrice = (product: Product): number => extremePrice(product, 1)

/** Cents that a chosen option adds to a price or takes from it. */
export function changeOf(option: ConfigOption): number {
  if (option.modifier === 'overwrite') return 0
  return option.modifier === 'add' ? option.value : -option.value
}

/** A way through the steps: what the last overwriting option said, the sum of changes, and what was chosen that others ask for. */
interface Way {
  readonly base: number
  readonly change: number
  readonly chosen: readonly string[]
}

/** The lowest price (`sign` 1) with nothing that is free to take, or the highest (`sign` -1) with anything. */
function extremePrice(product: Product, sign: 1 | -1): number {
  const parts = partsOf(product)
  const asked = parts.flatMap(({ onlyIf }) => (onlyIf ? [[onlyIf.step, onlyIf.option].join()] : []))
  let ways: readonly Way[] = [{ base: product.price, change: 0, chosen: [] }]
  for (const part of parts) {
    const picks = picksOf(part, sign)
    const { onlyIf } = part
    // Of the ways that lead to the same place only the best is followed.
    const best = new Map<string, Way>()
    for (const way of ways)
      for (const pick of onlyIf && !way.chosen.includes([onlyIf.step, onlyIf.option].join()) ? [[]] : picks) {
        const base = pick.findLast(({ modifier }) => modifier === 'overwrite')?.value ?? way.base
        const change = pick.reduce((sum, option) => sum + changeOf(option), way.change)
        const names = pick.map(({ name }) => [part.step, name].join()).filter(name => asked.includes(name))
        const chosen = [...way.chosen, ...names]
        const place = [base, ...chosen].join()
        if (sign * (change - (best.get(place)?.change ?? sign / 0)) < 0) best.set(place, { base, change, chosen })
      }
    ways = [...best.values()]
  }
  const prices = ways.map(({ base, change }) => base + change)
  return Math.max(0, sign > 0 ? Math.min(...prices) : Math.max(...prices))
}

/** What may be taken of a step, as far as it can lead to the lowest or the highest price; each in the order of the options. */
function picksOf(part: ConfigPart, sign: 1 | -1): readonly (readonly ConfigOption[])[] {
  const { options, optional } = part
  const isFree = optional || options.length === 0 || !takesOptions(part)
  const none = isFree ? [[]] : []
  if (!takesOptions(part) || (isFree && sign > 0)) return none
  if (!takesSeveral(part)) return [...none, ...options.map(option => [option])]
  const { least, most } = limitsOf(part)
  const overwrites = options.filter(({ modifier }) => modifier === 'overwrite')
  // The last overwriting option decides: beside each of them only what stands before it may overwrite, and is of no effect.
  const picks = [undefined, ...overwrites].map(last => {
    const others = options
      .filter(
        (option, index) =>
          option !== last && (option.modifier !== 'overwrite' || (last !== undefined && index < options.indexOf(last))),
      )
      .toSorted((one, other) => sign * (changeOf(one) - changeOf(other)))
      .slice(0, last ? most - 1 : most)
      .filter((option, index) => index < (last ? least - 1 : least) || sign * changeOf(option) < 0)
    return options.filter(option => option === last || others.includes(option))
  })
  return [...none, ...picks.filter(pick => pick.length >= least)]
}
