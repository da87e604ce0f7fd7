import { modes } from '../../../../schema/business/modes.ts'
import { tableTitleOf } from '../../../../schema/business/tableTitle.ts'
import { formatQuantity, isUnit } from '../../../../schema/catalogue/quantity.ts'
import { soonText } from '../../../../schema/ordering/due.ts'
import { fromJson } from '../../../base/storage/json.ts'
import type { OrderItemRow } from '../../../base/storage/statements/ordering/orders.ts'
import { boxed, gap, indented, type Line, lines, rule } from './lines.ts'
import type { PaperFacts } from './paperFacts.ts'
import { contactOf, dueText, guestOf, stamp } from './wording.ts'

/** What the kitchen makes an order by: the number readable from afar, no prices. */
export function ticketLines(facts: PaperFacts): Line[] {
  const { order, items, width, branch, now } = facts
  const zone = branch.timeZone
  const contact = contactOf(order)
  const mode = modes[order.mode].label
  const due = dueText(order, zone) ?? soonText
  return [
    ...lines(
      order.isQuotation === 1 ? `Anfrage ${order.ticketNumber}` : `Nr. ${order.ticketNumber}`,
      width,
      'big',
      'center',
    ),
    ...lines([mode, tableTitleOf(order)].filter(Boolean).join(' · '), width, 'tall', 'center'),
    ...lines(due, width, 'tall', 'center'),
    ...lines(guestOf(contact), width, undefined, 'center'),
    rule,
    ...items.flatMap(item => itemLines(item, width)),
    ...(contact.comment ? [...boxed('Kommentar', contact.comment, width)] : []),
    rule,
    ...(facts.allergens.length > 0 ? lines(`Allergene: ${facts.allergens.join(', ')}`, width) : []),
    ...lines(`Bestellt ${stamp(order.createdAt, zone)}, gedruckt ${stamp(now, zone)}`, width),
    ...(facts.isPart ? lines('Weitere Artikel werden an anderer Stelle gemacht.', width) : []),
    gap,
  ]
}

function itemLines({ amount, unit, name, parts }: OrderItemRow, width: number): Line[] {
  const quantity = isUnit(unit) ? formatQuantity(amount, unit) : String(amount)
  const { lines: options = [] } = fromJson(parts)
  if (amount === 0) return lines(`ENTFÄLLT: ${name}`, width, 'bold')
  return [...lines(`${quantity} x ${name}`, width, 'tall'), ...options.flatMap(option => indented(option, width)), gap]
}
