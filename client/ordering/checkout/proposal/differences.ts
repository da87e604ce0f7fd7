import { isMuchLater } from '../../../../schema/ordering/quotePromise.ts'
import type { Catalogue } from '../../../../schema/ordering/wanted.ts'
import type { OrderDraft } from '../draft.ts'
import type { Difference, Quoted, Seen } from '../submission.ts'

/** What is shown of a draft at these prices, to be compared with whatever comes later. */
export function seenOf(
  draft: OrderDraft,
  { pricing, promise }: Pick<Quoted, 'pricing' | 'promise'>,
  { product, branch }: Pick<Catalogue, 'product' | 'branch'>,
): Seen {
  const { gross, deliveryGross, deposit, taxes, totalGross } = pricing
  return {
    lines: draft.items.map(({ key, product: id }, index) => {
      const { gross = 0, rate = 0 } = pricing.items[index] ?? {}
      return { key, name: product(id)?.name ?? '', gross, rate }
    }),
    totals: { gross, deliveryGross, deposit, taxes, totalGross },
    // Who asks for an offer is promised nothing.
    promisedAt: draft.appointment === null && !branch.isQuotationRequired ? (promise?.at ?? null) : null,
  }
}

/** What costs something else now, or comes much later, line by line; lines that were not seen cannot be compared. */
export function priceDifferences(seen: Seen, now: Seen): Difference[] {
  const lines = now.lines.flatMap(line => {
    const before = seen.lines.find(({ key }) => key === line.key)
    return before ? lineDifferences(before, line) : []
  })
  const { totals } = now
  const costs = (['delivery', 'deposit'] as const).flatMap((kind): Difference[] => {
    const amount = kind === 'delivery' ? 'deliveryGross' : 'deposit'
    return seen.totals[amount] === totals[amount] ? [] : [{ kind, before: seen.totals[amount], now: totals[amount] }]
  })
  const isLater = isMuchLater(seen.promisedAt, now.promisedAt)
  const time = { kind: 'promise', before: seen.promisedAt ?? 0, now: now.promisedAt ?? 0 } as const
  return [...lines, ...costs, ...(isLater ? [time] : [])]
}

function lineDifferences(before: Seen['lines'][number], now: Seen['lines'][number]): Difference[] {
  const name = now.name || before.name
  return [
    ...(before.gross === now.gross ? [] : [{ kind: 'price', name, before: before.gross, now: now.gross } as const]),
    ...(before.rate === now.rate ? [] : [{ kind: 'tax', name, before: before.rate, now: now.rate } as const]),
  ]
}
