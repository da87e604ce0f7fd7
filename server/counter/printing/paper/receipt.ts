import { formatMoney } from '../../../../schema/base/money.ts'
import { formatPhone, readablePhone } from '../../../../schema/base/phoneFormat.ts'
import { modes } from '../../../../schema/business/modes.ts'
import { paymentMethods } from '../../../../schema/business/paymentMethods.ts'
import { tableTitleOf } from '../../../../schema/business/tableTitle.ts'
import { formatQuantity, isUnit } from '../../../../schema/catalogue/quantity.ts'
import { cashRounding } from '../../../../schema/ordering/cashRounding.ts'
import { deliveryPlace } from '../../../../schema/ordering/deliveryPlace.ts'
import type { Pricing } from '../../../../schema/ordering/pricing.ts'
import { discountLabel } from '../../../../schema/ordering/receipt.ts'
import { fromJson } from '../../../base/storage/json.ts'
import type { OrderItemRow } from '../../../base/storage/statements/ordering/orders.ts'
import { gap, indented, type Line, lines, priced, rule } from './lines.ts'
import type { PaperFacts } from './paperFacts.ts'
import { contactOf, guestOf, moment, stamp } from './wording.ts'

/** What the guest takes along: every amount, the taxes by rate, and whether there is something left to pay. */
export function receiptLines(facts: PaperFacts): Line[] {
  const { order, items, width, branch } = facts
  const pricing = fromJson(order.pricing)
  const money = (cents: number): string => formatMoney(cents, order.currency)
  const extras: [string, number][] = [
    ['Pfand', pricing.deposit],
    ['Lieferung', pricing.deliveryGross],
  ]
  return [
    ...headLines(facts),
    rule,
    ...items.filter(({ amount }) => amount > 0).flatMap(item => itemLines(item, width, money)),
    ...extras.filter(([, cents]) => cents !== 0).flatMap(([name, cents]) => priced(name, money(cents), width)),
    rule,
    ...priced('Gesamt', money(pricing.totalGross), width, 'tall'),
    ...roundingLines(order, width, money),
    gap,
    ...(pricing.discount ? priced(discountLabel, money(pricing.discount), width) : []),
    ...pricing.taxes.flatMap(row => taxLines(row, width, money)),
    rule,
    ...lines(paymentMethods[order.paymentMethod].paperLabel, width),
    ...lines(paidText(facts, pricing.toCollect ?? 0, money), width, 'tall'),
    gap,
    ...lines('Stand der Bestellung:', width, undefined, 'center'),
    { qr: facts.statusAddress },
    gap,
    ...lines(
      `Bestellbeleg vom ${stamp(order.createdAt, branch.timeZone)}. Kein Kassenbeleg.`,
      width,
      undefined,
      'center',
    ),
  ]
}

/** In cash there are no coins for every total. */
function roundingLines(order: PaperFacts['order'], width: number, money: Money): Line[] {
  const rounding = cashRounding(order)
  if (rounding === 0) return []
  const total = money(order.totalGross + rounding)
  return [...priced('Rundung', money(rounding), width), ...priced('In bar', total, width, 'tall')]
}

function headLines({ order, width, branch, shopName, businessName }: PaperFacts): Line[] {
  const contact = contactOf(order)
  const due = order.appointmentAt === null ? '' : `, ${moment(order.appointmentAt, branch.timeZone)}`
  const place = [modes[order.mode].label, tableTitleOf(order)].filter(Boolean).join(', ')
  const isDelivery = order.mode === 'delivery'
  return [
    ...lines(shopName, width, 'tall', 'center'),
    ...lines(businessName, width, undefined, 'center'),
    ...lines(`${branch.name}\n${branch.street}, ${branch.zipCode} ${branch.city}`, width, undefined, 'center'),
    ...(branch.phone ? lines(readablePhone(branch.phone, branch.country), width, undefined, 'center') : []),
    gap,
    ...lines(`Nr. ${order.ticketNumber}`, width, 'big', 'center'),
    ...lines(`${place}${due}`, width, 'bold', 'center'),
    ...lines(guestOf(contact), width, undefined, 'center'),
    ...(isDelivery ? deliveryPlace(contact).flatMap(each => lines(each, width, undefined, 'center')) : []),
    ...(isDelivery && contact.phone ? lines(formatPhone(contact.phone), width, undefined, 'center') : []),
  ]
}

function itemLines({ amount, unit, name, parts, gross }: OrderItemRow, width: number, money: Money): Line[] {
  const quantity = isUnit(unit) ? formatQuantity(amount, unit) : String(amount)
  const { lines: options = [] } = fromJson(parts)
  return [
    ...priced(`${quantity} x ${name}`, money(gross), width),
    ...options.flatMap(option => indented(option, width)),
  ]
}
type Money = (cents: number) => string

function taxLines({ rate, net, tax }: Pricing['taxes'][number], width: number, money: Money): Line[] {
  const percent = `${rate.toLocaleString('de-DE')} %`
  return [...priced(`Netto ${percent}`, money(net), width), ...priced(`USt. ${percent}`, money(tax), width)]
}

function paidText({ order }: PaperFacts, toCollect: number, money: Money): string {
  if (order.isQuotation === 1) return 'Unverbindliche Anfrage'
  if (order.paymentState === 'refunded') return 'Betrag erstattet'
  if (order.paymentState === 'open' && order.redirectUrl !== null) return 'Online-Zahlung noch offen'
  if (order.paymentMethod === 'invoice') return 'Rechnung folgt, hier ist nichts zu bezahlen'
  if (order.paymentState !== 'paid') return 'Bitte an der Kasse bezahlen'
  return toCollect > 0 ? `Bezahlt, noch offen: ${money(toCollect)}` : 'Bezahlt'
}
