import type { Problem } from '../../../../schema/base/problems.ts'
import { boundsOf, isOrderable, snapQuantity } from '../../../../schema/catalogue/bounds.ts'
import { normaliseParts, partProblems } from '../../../../schema/catalogue/configuration.ts'
import { offeredChoices } from '../../../../schema/catalogue/offeredChoices.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import { formatQuantity, unitsOf } from '../../../../schema/catalogue/quantity.ts'
import { obstacle } from '../../../../schema/ordering/obstacles.ts'
import type { CartItem } from '../../../../schema/ordering/pricing.ts'
import type { Catalogue } from '../../../../schema/ordering/wanted.ts'
import type { OrderDraft } from '../draft.ts'
import type { Difference, Proposal, Quoted, Seen } from '../submission.ts'
import { texts } from '../texts.ts'
import { priceDifferences, seenOf } from './differences.ts'

/** Who is asked while a proposal is worked out. */
interface Advisers {
  readonly catalogue: Pick<Catalogue, 'product' | 'branch'>
  /** What another draft would cost and whether it can be had. */
  quote(draft: OrderDraft): Promise<Quoted>
  /** The product as it is now: the device may still have yesterday's. */
  freshProduct(id: number): Promise<Product | undefined>
  /** The first free time (epoch ms) from that of the draft on; null if nobody knows one. */
  nextFree(draft: OrderDraft): Promise<number | null>
}

/** A change may uncover another: what is moved to noon may have been a breakfast. */
const ROUNDS = 4

/**
 * What an order that cannot be placed as it was seen could be instead: without what is gone, in amounts that are sold, at
 * the next free time, at today's prices. What only the guest can decide stays open.
 */
export async function propose(
  { draft, seen, total, quoted }: { draft: OrderDraft; seen: Seen | null; total: number; quoted: Quoted },
  advisers: Advisers,
): Promise<Proposal> {
  const names = new Map(seen?.lines.map(({ key, name }) => [key, name]))
  const nameOf = ({ key, product }: CartItem) => names.get(key) || advisers.catalogue.product(product)?.name || ''
  const differences: Difference[] = []
  let now = { draft, quoted }
  for (let round = 0; round < ROUNDS; round++) {
    const adjusted = await adjust(now, advisers, nameOf)
    if (adjusted.differences.length === 0) break
    differences.push(...adjusted.differences)
    const isEmpty = adjusted.draft.items.length === 0
    now = { draft: adjusted.draft, quoted: isEmpty ? nothing : await advisers.quote(adjusted.draft) }
  }
  const proposed = seenOf(now.draft, now.quoted, advisers.catalogue)
  const shown = {
    ...proposed,
    // What cannot be ordered is promised for no time.
    promisedAt: now.quoted.obstacles.length > 0 ? null : (proposed.promisedAt ?? null),
    lines: proposed.lines.map(line => ({ ...line, name: names.get(line.key) || line.name })),
  }
  return {
    before: total,
    draft: now.draft,
    seen: shown,
    differences: [...differences, ...(seen ? priceDifferences(comparable(seen, differences), shown) : [])],
    open: now.quoted.obstacles,
    earliest: now.quoted.earliest,
    problems: quoted.obstacles,
  }
}

const nothing: Quoted = {
  pricing: { items: [], gross: 0, deliveryGross: 0, deposit: 0, taxes: [], totalGross: 0 },
  obstacles: [obstacle('emptyCart', 'items')],
  earliest: null,
  promise: null,
}

interface Adjusted {
  readonly draft: OrderDraft
  readonly differences: readonly Difference[]
}

async function adjust(
  { draft, quoted }: { draft: OrderDraft; quoted: Quoted },
  { freshProduct, nextFree }: Advisers,
  nameOf: (item: CartItem) => string,
): Promise<Adjusted> {
  const differences: Difference[] = []
  const items: CartItem[] = []
  for (const [index, item] of draft.items.entries()) {
    const problems = quoted.obstacles.filter(({ field }) => field?.startsWith(`items.${index}.`))
    const [first] = problems
    if (!first) {
      items.push(item)
      continue
    }
    const mended = mendable(problems) ? mend(item, await freshProduct(item.product), nameOf(item), first.message) : null
    if (mended) items.push(mended.item)
    differences.push(mended?.difference ?? { kind: 'gone', name: nameOf(item), reason: first.message })
  }
  const rest = await adjustChoices(draft, quoted, nextFree)
  return { draft: { ...rest.draft, items }, differences: [...differences, ...rest.differences] }
}

/** Only the amount or the choices are wrong: the product itself is still there. */
const mendable = (problems: readonly Problem[]): boolean =>
  problems.every(({ code, field }) => field?.endsWith('.amount') || code.startsWith('part'))

/** The nearest line that can be ordered; null where there is none. */
function mend(item: CartItem, product: Product | undefined, name: string, reason: string) {
  if (!product || !unitsOf(product).includes(item.unit)) return null
  const bounds = boundsOf(product, item.unit)
  if (!isOrderable(item.amount, bounds)) {
    const amount = snapQuantity(item.amount, bounds)
    const [before, now] = [formatQuantity(item.amount, item.unit), formatQuantity(amount, item.unit)]
    return { item: { ...item, amount }, difference: { kind: 'amount', name, before, now, reason } as const }
  }
  const { parts: kept, gone } = offeredChoices(product, item.parts)
  const parts = normaliseParts(product, kept)
  if (gone.length === 0 || partProblems(product, parts).length > 0) return null
  return { item: { ...item, parts }, difference: { kind: 'parts', name, gone, reason } as const }
}

/** Obstacles at the time that another time does not heal, or that ask the guest for one. */
const askedOf: ReadonlySet<string> = new Set(['appointmentRequired', 'notOrderableYet', 'noAppointments'])
async function adjustChoices(
  draft: OrderDraft,
  { obstacles, earliest }: Quoted,
  nextFree: Advisers['nextFree'],
): Promise<Adjusted> {
  const differences: Difference[] = []
  const changes: { -readonly [Key in keyof OrderDraft]?: OrderDraft[Key] } = {}
  const time = obstacles.find(
    ({ code, field }) => code === 'paused' || (field === 'appointmentDate' && !askedOf.has(code)),
  )
  // Who wants to eat in the evening is not helped by a place at noon.
  const next = time && draft.appointment !== null ? await nextFree(draft) : null
  const free = next !== null && next !== draft.appointment ? next : earliest
  if (time && free !== null && free !== draft.appointment) {
    changes.appointment = free
    const reason = timeReasons[time.code] ?? time.message
    differences.push({ kind: 'time', before: draft.appointment, now: free, reason })
  }
  const donatee = obstacles.find(({ code }) => code === 'donateeUnknown')
  if (donatee) {
    changes.donatee = null
    differences.push({ kind: 'dropped', reason: donatee.message })
  }
  return { draft: { ...draft, ...changes }, differences }
}

const timeReasons: Readonly<Record<string, string>> = texts.changed.times

/** A line whose amount or choices were changed costs something else for that reason: it is not dearer. */
function comparable(seen: Seen, differences: readonly Difference[]): Seen {
  const changed = new Set(
    differences.flatMap(each => (each.kind === 'amount' || each.kind === 'parts' ? [each.name] : [])),
  )
  return { ...seen, lines: seen.lines.filter(({ name }) => !changed.has(name)) }
}
