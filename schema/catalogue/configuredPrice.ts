import { limitsOf } from './limits.ts'
import { partsOf } from './parts.ts'
import { takesOptions } from './partTypes.ts'
import type { ConfigOption, Product } from './product.ts'

/** Whether a configuration can cost more than the cheapest one: shown with 'ab'. */
export const startsAt = (product: Product): boolean => extremePrice(product, -1) > startingPrice(product)

/**
 * Cents of the cheapest configuration that can be ordered: what 'ab' stands before. Options of required steps count, because
 * as many of them as the step asks for have to be taken; what is free to take never makes it cheaper.
 */
export const startingPrice = (product: Product): number => extremePrice(product, 1)

/** Cents that a chosen option adds to a price or takes from it. */
export function changeOf(option: Pick<ConfigOption, 'modifier' | 'value'>): number {
  if (option.modifier === 'overwrite') return 0
  return option.modifier === 'add' ? option.value : -option.value
}

/** A way through the options: what the last overwriting one said, the sum of changes, and what was taken. */
interface Way {
  readonly base: number
  readonly change: number
  /** Options of the step that is gone through. */
  readonly count: number
  /** Taken options that other steps ask for. */
  readonly asked: string
}

/** The lowest price (`sign` 1) with nothing that is free to take, or the highest (`sign` -1) with anything. */
function extremePrice(product: Product, sign: 1 | -1): number {
  const parts = partsOf(product)
  let ways: readonly Way[] = [{ base: product.price, change: 0, count: 0, asked: '' }]
  for (const part of parts) {
    const { step, options, optional, onlyIf } = part
    if (!takesOptions(part) || options.length === 0 || (optional && sign > 0)) continue
    const { least, most } = limitsOf(part)
    const isAsked = ({ asked }: Way) => !onlyIf || asked.includes(nameOf(onlyIf.step, onlyIf.option))
    let open: readonly Way[] = ways.filter(isAsked)
    for (const { name, modifier, value } of options) {
      const isCondition = parts.some(({ onlyIf }) => onlyIf?.step === step && onlyIf.option === name)
      const taking = open.map(way => ({
        base: modifier === 'overwrite' ? value : way.base,
        change: way.change + changeOf({ modifier, value }),
        count: way.count + 1,
        asked: isCondition ? way.asked + nameOf(step, name) : way.asked,
      }))
      open = best([...open, ...taking.filter(({ count }) => count <= most)], sign)
    }
    const left = open.filter(({ count }) => count >= least || (count === 0 && optional))
    ways = best(
      [...ways.filter(way => !isAsked(way)), ...left].map(way => ({ ...way, count: 0 })),
      sign,
    )
  }
  const prices = ways.map(({ base, change }) => base + change)
  return Math.max(0, sign > 0 ? Math.min(...prices) : Math.max(...prices))
}

const nameOf = (step: string, option: string): string => JSON.stringify([step, option])

/** Of the ways that lead to the same place only the best. */
function best(ways: readonly Way[], sign: 1 | -1): readonly Way[] {
  const places = new Map<string, Way>()
  for (const way of ways) {
    const place = `${way.base} ${way.count} ${way.asked}`
    const other = places.get(place)
    if (!other || sign * (way.change - other.change) < 0) places.set(place, way)
  }
  return [...places.values()]
}
