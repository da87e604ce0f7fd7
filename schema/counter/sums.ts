import type { Unit } from '../catalogue/units.ts'
import type { BoardItem } from '../ordering/liveOrder.ts'

/** How much of one thing is to be made for all open orders together, and how it is wanted. */
export interface Sum {
  readonly product: number
  readonly name: string
  readonly unit: Unit
  readonly amount: number
  /** By what was chosen, the most first; empty where it is always the same. '' is as it comes. */
  readonly variants: readonly { readonly words: string; readonly amount: number }[]
}

/** '14 Semmeln': items of many orders added up by product and unit, the most first. What was left out counts nothing. */
export function sumsOf(items: readonly BoardItem[]): Sum[] {
  const made = items.filter(({ amount }) => amount > 0)
  return grouped(made, ({ product, unit }) => `${product} ${unit}`)
    .map(([, same]) => same)
    .flatMap(sumOf)
    .toSorted(byMost)
}

function sumOf(items: readonly BoardItem[]): Sum[] {
  const [first] = items
  if (!first) return []
  const variants = grouped(items, ({ lines }) => lines.join(', '))
    .map(([words, same]) => ({ words, amount: total(same) }))
    .toSorted((one, other) => other.amount - one.amount)
  const { product, name, unit } = first
  const isPlain = variants.every(({ words }) => words === '')
  return [{ product, name, unit, amount: total(items), variants: isPlain ? [] : variants }]
}

/** Rolls before grams: what is counted comes before what is weighed, whose figures are of another kind. */
const byMost = (one: Sum, other: Sum): number =>
  Number(other.unit === 'amount') - Number(one.unit === 'amount') ||
  other.amount - one.amount ||
  one.name.localeCompare(other.name, 'de')

/** Weights are added in thousandths: 0.1 and 0.2 are 0.3. */
const total = (items: readonly BoardItem[]): number =>
  Math.round(items.reduce((sum, { amount }) => sum + amount, 0) * 1000) / 1000

/** Items that have the same key, in the order they came. */
function grouped(items: readonly BoardItem[], keyOf: (item: BoardItem) => string): [string, BoardItem[]][] {
  const groups = new Map<string, BoardItem[]>()
  for (const item of items) {
    const key = keyOf(item)
    const same = groups.get(key)
    if (same) same.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
}
