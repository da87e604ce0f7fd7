import { Pencil } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { may, orderAccess } from '../../../schema/base/access.ts'
import { directionsTo } from '../../../schema/base/directions.ts'
import { readablePhone } from '../../../schema/base/phoneFormat.ts'
import { telephoneLink } from '../../../schema/base/telephoneLink.ts'
import { tableTitleOf } from '../../../schema/business/tableTitle.ts'
import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import { Button } from '../../ui/Button.tsx'
import { useShows } from '../settings/deviceSettings.ts'
import { useOffice } from '../shell/scope.tsx'
import { OrderCustomer } from './customers/OrderCustomer.tsx'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

const EditOrder = lazy(async () => ({ default: (await import('./EditOrder.tsx')).EditOrder }))

/** Who ordered, how to reach them, and where it goes. */
export function OrderGuest({ order }: { readonly order: WholeOrder }) {
  const { contact, mode } = order
  const person = [contact.firstName, contact.lastName].filter(Boolean).join(' ')
  const target = mode === 'delivery' && contact.isDeliveryAddressDifferent ? contact.deliveryAddress : contact
  const table = tableTitleOf(order)
  if (!useShows('customerData'))
    return (
      <Section title={texts.sections.guest}>
        <div className="flex flex-col gap-3 px-4 py-3">
          <p className="text-ink-soft">{texts.hidden.guest}</p>
          {table !== null && <Fact label={texts.table}>{table}</Fact>}
        </div>
      </Section>
    )
  return (
    <Section title={texts.sections.guest}>
      <div className="flex flex-col gap-3 px-4 py-3">
        <p>
          {contact.companyName && <span className="block font-medium">{contact.companyName}</span>}
          <span className="block font-medium">{person || (contact.companyName ? '' : texts.nobody)}</span>
          {contact.vatNumber && (
            <span className="block text-caption text-ink-soft">{`${texts.vat} ${contact.vatNumber}`}</span>
          )}
        </p>
        {contact.phone && (
          <a className={link} href={telephoneLink(contact.phone)}>
            {readablePhone(contact.phone, contact.country ?? null)}
          </a>
        )}
        {contact.email && (
          <a className={`${link} [overflow-wrap:anywhere]`} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        )}
        {target?.street && (
          <Fact label={mode === 'delivery' ? texts.to : texts.billing}>
            <span className="block">
              {[target.street, target.stairway, target.floor, target.door].filter(Boolean).join(' / ')}
            </span>
            <span className="block">{[target.zipCode, target.city].filter(Boolean).join(' ')}</span>
            <a
              className={link}
              target="_blank"
              rel="noreferrer"
              href={directionsTo({ street: target.street, zipCode: target.zipCode ?? '', city: target.city ?? '' })}
            >
              {texts.map}
            </a>
          </Fact>
        )}
        {table !== null && <Fact label={texts.table}>{table}</Fact>}
        <OrderCustomer order={order} />
        {contact.comment && <Fact label={texts.comment}>{contact.comment}</Fact>}
      </div>
      <Correct order={order} />
    </Section>
  )
}

/** As long as it is on, what the guest says on the telephone is set here. */
function Correct({ order }: { readonly order: WholeOrder }) {
  const { actor } = useOffice()
  const [isEditing, setEditing] = useState(false)
  if (isFinal(order.status) || !may(actor, 'update', orderAccess, [order.branch.id])) return null
  return (
    <div className="border-t border-line px-4 py-3">
      <Button variant="secondary" size="small" icon={<Pencil size={15} />} onClick={() => setEditing(true)}>
        {texts.edit.open}
      </Button>
      <Suspense>{isEditing && <EditOrder order={order} onClose={() => setEditing(false)} />}</Suspense>
    </div>
  )
}

const link = 'inline-flex min-h-8 items-center text-accent-ink underline-offset-2 hover:underline'

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="text-caption text-ink-soft">{label}</p>
      <div className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</div>
    </div>
  )
}
