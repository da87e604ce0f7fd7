import type { Span } from '../../schema/statistics/buckets.ts'
import type { LineFact, OrderFact, OrderFacts } from '../../schema/statistics/orderFacts.ts'
import { fromJson } from '../base/storage/json.ts'
import type { Statements } from '../base/storage/statements/register.ts'

/**
 * What happened with orders from `from` to before `to` (epoch ms), in all branches. `pause` lets others in between its parts,
 * for who can tell whether one of the orders was written meanwhile.
 */
export async function orderFactsIn(
  { orderFacts }: Pick<Statements, 'orderFacts'>,
  span: Span,
  pause?: () => Promise<void>,
): Promise<OrderFacts> {
  const lines = new Map<number, LineFact[]>()
  for (const { order, ...line } of await orderFacts.lines(span)) {
    const known = lines.get(order)
    if (known) known.push(line)
    else lines.set(order, [line])
  }
  await pause?.()
  const calledOff = new Set(await orderFacts.calledOff(span))
  const placed = (await orderFacts.placed(span)).map(({ pricing, ...row }) => {
    const { taxes, donation } = fromJson(pricing)
    return { ...factOf(row, calledOff), taxes, donation, lines: lines.get(row.id) ?? [] }
  })
  await pause?.()
  const due = await orderFacts.due(span)
  return {
    placed,
    due: due.map(row => ({ ...factOf(row, calledOff), taxes: [], donation: 0, lines: [] })),
    notes: (await orderFacts.notes(span)).map(({ branch, note }) => ({ branch, taxes: fromJson(note).taxes })),
  }
}

type Row = Awaited<ReturnType<Statements['orderFacts']['due']>>[number]

const factOf = (
  { id, branch, status, mode, isQuotation, paymentState, holdUntil, createdAt, appointmentAt }: Row,
  calledOff: ReadonlySet<number>,
): Omit<OrderFact, 'taxes' | 'donation' | 'lines'> => ({
  branch,
  status,
  mode,
  createdAt,
  appointmentAt,
  isUnsettled: (holdUntil !== null && paymentState === 'open') || (isQuotation === 1 && status === 'new'),
  isCanceledByGuest: calledOff.has(id),
})
