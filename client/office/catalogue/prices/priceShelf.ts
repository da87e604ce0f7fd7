import type { Body } from '../../../../schema/base/entity.ts'
import { prices } from '../../../../schema/catalogue/priceList.ts'
import type { EnvelopeRow } from '../../../data/engine/envelope.ts'
import type { Row } from '../../../data/office/rows.ts'
import { resultOf } from '../product/priceCell.ts'
import { type PriceLine, type Prices, priceLinesOf } from './priceLines.ts'

/** Prices typed into lines of one product and not saved. */
export interface Drafted {
  /** The product they were typed on. */
  readonly base: Row
  readonly prices: Prices
}

/** What is typed and not saved, by the id of the product. */
export type PriceDraft = ReadonlyMap<number, Drafted>

/** Where a line of the price list comes from. */
interface Origin {
  readonly product: Row
  readonly key: string
}

interface PriceShelf {
  /** The lines of these products, by id, with what is typed in them. What did not change keeps its reference. */
  readonly fill: (products: readonly Row[], draft: PriceDraft) => ReadonlyMap<number, EnvelopeRow>
  readonly originOf: (id: number) => Origin | undefined
  /** Place of a line: products as they come, each followed by its options in their own order. */
  readonly placeOf: (id: number) => number
}

/** Lines of products as rows that a list can show. A line keeps its id for as long as the page is open. */
export function createPriceShelf(): PriceShelf {
  const ids = new Map<string, number>()
  const made = new Map<number, { product: Row; drafted: Drafted | undefined; lines: readonly EnvelopeRow[] }>()
  let places: ReadonlyMap<number, number> = new Map()
  const origins = new Map<number, Origin>()
  const idOf = (product: Row, key: string): number => {
    const name = `${product.id}:${key}`
    const id = ids.get(name) ?? ids.size + 1
    ids.set(name, id)
    origins.set(id, { product, key })
    return id
  }
  const linesOf = (product: Row, drafted: Drafted | undefined): readonly EnvelopeRow[] => {
    const known = made.get(product.id)
    if (known?.product === product && known.drafted === drafted) return known.lines
    const lines = priceLinesOf(product.body)
    const own = lines[0] ? priceIn(lines[0], drafted) : 0
    const rows = lines.map(line => rowOf(idOf(product, line.key), product, bodyOf(line, product, drafted, own)))
    made.set(product.id, { product, drafted, lines: rows })
    return rows
  }
  return {
    fill(products, draft) {
      const all = products.flatMap(product => linesOf(product, draft.get(product.id)))
      const filled = new Map(all.map((row): [number, EnvelopeRow] => [Number(row.body['id']), row]))
      places = new Map([...filled.keys()].map((id, place): [number, number] => [id, place]))
      return filled
    },
    originOf: id => origins.get(id),
    placeOf: id => places.get(id) ?? 0,
  }
}

const priceIn = ({ key, price }: PriceLine, drafted: Drafted | undefined): number => drafted?.prices[key] ?? price

/** A line as a document of the list; `own` are the cents of the product itself. */
function bodyOf(line: PriceLine, { id, body }: Row, drafted: Drafted | undefined, own: number): Body {
  const { name, group, kind } = line
  const price = priceIn(line, drafted)
  return {
    name,
    uid: body['uid'] ?? '',
    gtin: body['gtin'] ?? null,
    product: id,
    group,
    kind,
    before: price === line.price ? null : line.price,
    price,
    result: kind === 'price' ? price : resultOf(own, { modifier: kind, value: price }),
    isEnabled: body['isEnabled'] === true,
  }
}

function rowOf(id: number, { rev }: Row, body: Body): EnvelopeRow {
  const { type } = prices
  return {
    _id: `${type}:${id}`,
    rev,
    _deleted: false,
    type,
    title: String(body['name']),
    parent: '',
    order: 0,
    body: { ...body, id },
  }
}
