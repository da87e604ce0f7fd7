import { formatPhone } from '../../../schema/base/phoneFormat.ts'
import { modes } from '../../../schema/business/modes.ts'
import { type PaymentMethod, paymentMethods } from '../../../schema/business/paymentMethods.ts'
import type { KeptContact } from '../../../schema/ordering/keptOrder.ts'
import type { Fact } from './letter.ts'
import type { Occasion } from './occasion.ts'
import { de } from './texts.ts'
import { shortMoment } from './times.ts'

export type Contact = KeptContact

/** What stands beside the items of a guest's mail. */
export function guestFacts(occasion: Occasion): readonly Fact[] {
  const { kind, order, branch } = occasion
  const wanted =
    kind === 'propose' && order.appointmentAt !== null
      ? [{ label: de.fact.wanted, value: shortMoment(order.appointmentAt, branch.timeZone) }]
      : []
  return [...wanted, ...common(occasion)]
}

/** What the branch has to know of its guest besides. */
export function branchFacts(occasion: Occasion, contact: Contact): readonly Fact[] {
  const { phone, email } = contact
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ')
  const to = contact.isDeliveryAddressDifferent && contact.deliveryAddress ? contact.deliveryAddress : contact
  return present([
    { label: de.fact.name, value: name },
    { label: de.fact.company, value: contact.isCompany ? (contact.companyName ?? '') : '' },
    {
      label: de.fact.phone,
      value: formatPhone(phone ?? ''),
      href: `tel:${encodeURIComponent(phone ?? '').replace('%2B', '+')}`,
    },
    { label: de.fact.email, value: email ?? '', href: `mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}` },
    { label: de.fact.address, value: addressOf(to) },
    { label: de.fact.area, value: contact.deliveryArea ?? '' },
    ...common(occasion),
  ])
}

function common({ order, branch, table }: Occasion): readonly Fact[] {
  return present([
    { label: de.fact.mode, value: modes[order.mode].label },
    { label: de.fact.table, value: table ?? '' },
    {
      label: de.fact.payment,
      value: order.isQuotation === 1 ? '' : paymentOf(order.paymentMethod, order.paymentState),
    },
    { label: de.fact.placed, value: shortMoment(order.createdAt, branch.timeZone) },
  ])
}

function paymentOf(method: PaymentMethod, state: string): string {
  const told = state === 'paid' ? ` (${de.isPaid})` : state === 'refunded' ? ` (${de.isRefunded})` : ''
  return `${paymentMethods[method].label}${told}`
}

type Address = Pick<Contact, 'street' | 'floor' | 'stairway' | 'door' | 'zipCode' | 'city'>

function addressOf({ street, stairway, floor, door, zipCode, city }: Address): string {
  const inside = [
    ...(stairway ? [`${de.addressExtra.stairway} ${stairway}`] : []),
    ...(floor ? [`${de.addressExtra.floor} ${floor}`] : []),
    ...(door ? [`${de.addressExtra.door} ${door}`] : []),
  ]
  const place = [zipCode, city].filter(Boolean).join(' ')
  return [street, ...inside, place].filter(Boolean).join(', ')
}

const present = (facts: readonly Fact[]): readonly Fact[] => facts.filter(({ value }) => value !== '')
