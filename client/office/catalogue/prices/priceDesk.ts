import type { Body } from '../../../../schema/base/entity.ts'
import { parse } from '../../../../schema/base/problems.ts'
import { sameValue } from '../../../../schema/base/sameValue.ts'
import { prices } from '../../../../schema/catalogue/priceList.ts'
import { products } from '../../../../schema/catalogue/product.ts'
import { derived, type Live, type Source } from '../../../data/engine/live.ts'
import { type Office, Refused, type Row } from '../../../data/office/office.ts'
import { createRows, type ListQuery, type Page, steadyPage } from '../../../data/office/rows.ts'
import { priceLinesOf, repriced } from './priceLines.ts'
import { createPriceShelf, type Drafted, type PriceDraft } from './priceShelf.ts'
import { createPriceSteps, type PriceSteps } from './priceSteps.ts'

/** Products to be saved with other prices. */
interface Repriced {
  readonly row: Row
  readonly changes: Body
}

/** The price list while somebody works on it: what is typed counts when it is saved, all of it at once. */
interface PriceDesk extends Pick<PriceSteps, 'begin' | 'undo' | 'redo'> {
  /** The office as the list sees it: it has prices besides, and what is saved of them is gathered here. */
  readonly office: Office
  readonly draft: Live<PriceDraft>
  /** How many prices differ from what the products say now. */
  readonly count: () => number
  /** What saving the draft would write. */
  readonly changes: () => readonly Repriced[]
}

const { type: PRICES } = prices

export function createPriceDesk(office: Office): PriceDesk {
  const steps = createPriceSteps()
  const all = office.list(products.type, { sort: 'title', limit: Number.MAX_SAFE_INTEGER })
  const followed = followedBy(all, steps)
  const { draft, begin, undo, redo } = steps
  const present = (id: number) => office.get(products.type, id).get()
  return {
    office: withPrices(office, all, followed, steps),
    draft: derived(followed, draft),
    count: () => [...draft()].reduce((sum, [id, drafted]) => sum + changedLines(present(id)?.body, drafted), 0),
    changes: () =>
      [...draft().values()].flatMap(({ base, prices: typed }) => {
        const wanted = Object.entries(repriced(base.body, typed))
        const changes = Object.fromEntries(wanted.filter(([field, value]) => !sameValue(value, base.body[field])))
        return Object.keys(changes).length > 0 ? [{ row: base, changes }] : []
      }),
    begin,
    undo,
    redo,
  }
}

/** The office with the lines of its products beside its documents. */
function withPrices(office: Office, all: Live<Page>, followed: Source, steps: PriceSteps): Office {
  const shelf = createPriceShelf()
  const filled = derived(followed, () => {
    const page = all.get()
    return page && shelf.fill(page.rows, steps.draft())
  })
  const rows = createRows(
    { rows: type => (type === PRICES ? (filled.get() ?? null) : null) },
    { edit: () => undefined, edits: () => [], troubleOf: () => undefined },
    type => (type === PRICES ? prices : undefined),
    followed.version,
  )
  const byPlace = (one: Row, other: Row) => shelf.placeOf(one.id) - shelf.placeOf(other.id)
  const inOrder = (query: ListQuery): ListQuery =>
    typeof query.sort === 'function' ? query : { ...query, sort: byPlace }
  /** The draft with one more price in it; the problems where it is none. */
  const priced = (before: PriceDraft, id: number | null, changes: Body): PriceDraft | Refused => {
    const row = id === null ? null : rows.row(PRICES, id)
    const origin = id === null ? undefined : shelf.originOf(id)
    if (!row || !origin) return before
    const { id: _id, ...body } = { ...row.body, ...changes }
    const parsed = parse(prices.shape, body)
    return parsed.ok ? withPrice(before, origin.product, origin.key, parsed.data.price) : new Refused(parsed.problems)
  }
  const saveAll: Office['saveAll'] = async (type, wanted, under) => {
    if (type !== PRICES) return office.saveAll(type, wanted, under)
    let next = steps.draft()
    const refused = wanted.map(({ id, changes }) => {
      const made = priced(next, id, changes)
      if (made instanceof Refused) return made
      next = made
      return null
    })
    steps.go(next)
    return wanted.flatMap(({ id }, index) => refused[index] ?? (id === null ? null : rows.row(PRICES, id)) ?? [])
  }
  return {
    ...office,
    list(type, query) {
      if (type !== PRICES) return office.list(type, query)
      return derived(followed, before => steadyPage(before, rows.list(type, inOrder(query))))
    },
    get(type, id) {
      if (type !== PRICES) return office.get(type, id)
      return derived(followed, () => rows.row(type, id) ?? undefined)
    },
    saveAll,
    async save(type, id, changes, base, under) {
      if (type !== PRICES) return office.save(type, id, changes, base, under)
      const [saved] = await saveAll(type, [{ id, changes, base }])
      if (!saved || saved instanceof Refused) throw saved ?? new Refused([])
      return saved
    },
  }
}

/** A source that changes with the products and with what is typed. */
function followedBy(all: Live<unknown>, source: Source): Source {
  let seen: unknown
  let version = 0
  return {
    version() {
      const present = all.get()
      if (present !== seen) version++
      seen = present
      return version + source.version()
    },
    subscribe(listener: () => void) {
      const stops = [all.subscribe(listener), source.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** A price as it stood before is none that waits: the draft forgets it. */
function withPrice(draft: PriceDraft, product: Row, key: string, price: number): PriceDraft {
  const { base = product, prices: typed = {} } = draft.get(product.id) ?? {}
  const stored = priceLinesOf(product.body).find(line => line.key === key)?.price
  const { [key]: _before, ...others } = typed
  const next = price === stored ? others : { ...others, [key]: price }
  const rest = new Map(draft)
  if (Object.keys(next).length > 0) rest.set(product.id, { base, prices: next })
  else rest.delete(product.id)
  return rest
}

const changedLines = (body: Body | undefined, { prices: typed }: Drafted): number =>
  body ? priceLinesOf(body).filter(({ key, price }) => key in typed && typed[key] !== price).length : 0
