import { isDeepStrictEqual } from 'node:util'
import type { Problem } from '../../../../schema/base/problems.ts'
import { coversNotes } from '../../../../schema/ordering/creditNote.ts'
import type { KeptPricing } from '../../../../schema/ordering/keptOrder.ts'
import type { LinesEditCall } from '../../../../schema/ordering/staffCalls.ts'
import { Fault } from '../../../base/http/fault.ts'
import { fromJson } from '../../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../../base/storage/statements/ordering/orders.ts'
import type { Storage } from '../../../base/storage/storage.ts'
import type { Offer } from '../catalogue.ts'
import { changedItem } from '../changedItem.ts'
import { agreedOf, presentFor, repriced } from '../reprice.ts'
import { addedLine } from './addedLine.ts'
import { refuseTooBig } from './tooBig.ts'

type Reads = Pick<Storage['read'], 'orders' | 'creditNotes' | 'documents'>

/** A line before and after; one that was added has no before. */
export interface Changed {
  readonly before: OrderItemRow | null
  readonly after: OrderItemRow
}

interface ChangedLines {
  /** What is another than before. */
  readonly rows: readonly Changed[]
  /** All lines, as they are then. */
  readonly items: readonly OrderItemRow[]
  readonly pricing: KeptPricing
}

/**
 * What an order becomes by a change of its lines. Throws 404 for a line it has not, 409 where one was given back already,
 * more than it would then cost was, or none would be left, and 422 with everything that stands against the change, each at its
 * line; also where the order would cost more than any can.
 */
export async function changedLines(
  reads: Reads,
  offer: Offer,
  order: OrderRow,
  call: Pick<LinesEditCall, 'changes' | 'added'>,
): Promise<ChangedLines> {
  const former = await reads.orders.items(order.id)
  const notes = (await reads.creditNotes.ofOrder(order.id)).map(({ note }) => fromJson(note))
  const credited = notes.flatMap(({ lines }) => lines)
  const present = await presentFor(reads, order, [...former, ...call.added])
  const categoriesOf = (await offer.of(reads.documents, order.branch))?.categoriesOf ?? (() => [])
  const faults = collected()
  let agreed = agreedOf(order, former, present)
  const changed = call.changes.map((change, index) => {
    const before = former.find(({ position }) => position === change.position)
    if (!before) throw new Fault(404, 'notFound')
    if (credited.some(({ position }) => position === before.position)) throw new Fault(409, 'lineCredited')
    const line = agreed.lines[before.position]
    if (!line) throw new Fault(404, 'notFound')
    const percent = agreed.terms.goods[before.position]?.discount
    const after = faults.at(`changes.${index}`, () =>
      changedItem(before, change, { agreed: line, product: present.product(before.product), percent }),
    )
    return { before, after: after ?? before }
  })
  const added = call.added.flatMap((item, index) => {
    const line = faults.at(`added.${index}`, () =>
      addedLine(order, former.length + index, item, { present, categoriesOf, agreed }),
    )
    if (line) agreed = line.agreed
    return line ? [{ before: null, after: line.row }] : []
  })
  faults.raise()
  const edited = new Map(changed.map(({ before, after }) => [before.position, after]))
  const items = [...former.map(item => edited.get(item.position) ?? item), ...added.map(({ after }) => after)]
  if (items.every(({ amount }) => amount === 0)) throw new Fault(409, 'orderEmpty')
  const rows = [...changed, ...added].filter(({ before, after }) => !isDeepStrictEqual(before, after))
  const pricing = repriced(order, items, agreed)
  refuseTooBig(order, pricing.totalGross, [
    ...changed.map(({ after }, index) => ({ field: `changes.${index}.amount`, cents: after.gross + after.deposit })),
    ...added.map(({ after }, index) => ({ field: `added.${index}.amount`, cents: after.gross + after.deposit })),
  ])
  if (!coversNotes(pricing, notes)) throw new Fault(409, 'creditedMore')
  return { rows, items, pricing }
}

/** What stands against several lines, so that all of it is told at once. */
function collected() {
  const problems: Problem[] = []
  return {
    /** What `make` makes; null where it throws a 422, whose fields are then named from `path` on. */
    at<T>(path: string, make: () => T): T | null {
      try {
        return make()
      } catch (error) {
        if (!(error instanceof Fault) || error.status !== 422) throw error
        problems.push(...error.problems.map(each => ({ ...each, field: [path, each.field].filter(Boolean).join('.') })))
        return null
      }
    },
    raise() {
      if (problems.length > 0) throw new Fault(422, problems)
    },
  }
}
