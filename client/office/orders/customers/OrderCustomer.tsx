import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { may, orderAccess } from '../../../../schema/base/access.ts'
import { customers } from '../../../../schema/ordering/customer.ts'
import { guestKeys, isSameGuest } from '../../../../schema/ordering/customerKeys.ts'
import { joinOrder, type WholeOrder } from '../../../../schema/ordering/officeCalls.ts'
import { Refused } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { RelationPicker } from '../../form/controls/RelationPicker.tsx'
import { useUndo } from '../../history/useUndo.ts'
import { useServerAction } from '../../server/useServerAction.ts'
import { pathOf } from '../../shell/groups.ts'
import { mayDo, readable } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { texts } from './texts.ts'
import { useCustomers } from './useCustomers.ts'

/** Whose order it is, where a customer has its number or address; else a way to make the guest one. */
export function OrderCustomer({ order }: { readonly order: WholeOrder }) {
  const { me, actor } = useOffice()
  const { contact, branch } = order
  const all = useCustomers()
  const keys = guestKeys(contact, null)
  const known = contact.customer
    ? all.find(({ id }) => id === contact.customer)
    : all.find(each => !each.sameAs && isSameGuest(guestKeys(each, null), keys))
  const isReached = keys.phone !== null || keys.email !== null
  if (!readable(customers, me)) return null
  const mayJoin = may(actor, 'update', orderAccess, [branch.id]) && contact.person === undefined
  if (known)
    return (
      <div>
        <span className="block text-caption text-ink-soft">{texts.ofOrder}</span>
        <Link
          to={pathOf(customers, known.id)}
          className="inline-flex min-h-8 items-center text-accent-ink hover:underline"
        >
          {known.title}
        </Link>
        {contact.customer && mayJoin && <Part order={order} />}
      </div>
    )
  return (
    <div className="flex flex-col gap-2">
      {isReached && mayDo(customers, 'create', actor, { branch: branch.id }) && <NewCustomer order={order} />}
      {mayJoin && <Join order={order} />}
    </div>
  )
}

/** Staff know whose it is, though nothing on it says so. */
function Join({ order: { id } }: { readonly order: WholeOrder }) {
  const { tell } = useOffice()
  const { run } = useServerAction()
  const join = async (customer: number | null, done: string): Promise<void> => {
    const problem = await run(joinOrder, { params: { id }, body: { customer } })
    const undo = { label: texts.join.undo, run: () => void join(null, texts.join.parted) }
    tell(problem === null && customer !== null ? { text: done, action: undo } : { text: problem ?? done })
  }
  return (
    <RelationPicker
      id={`kunde-${id}`}
      to={customers.type}
      label={texts.join.label}
      placeholder={texts.join.label}
      value={null}
      onPick={row => row && void join(row.id, texts.join.joined(customers.title(row.body)))}
    />
  )
}

function Part({ order: { id } }: { readonly order: WholeOrder }) {
  const { tell } = useOffice()
  const { run, isBusy } = useServerAction()
  const part = async () => {
    const problem = await run(joinOrder, { params: { id }, body: { customer: null } })
    tell({ text: problem ?? texts.join.parted })
  }
  return (
    <Button size="small" variant="quiet" busy={isBusy} onClick={() => void part()}>
      {texts.join.part}
    </Button>
  )
}

function NewCustomer({ order: { contact, branch } }: { readonly order: WholeOrder }) {
  const { office } = useOffice()
  const { did } = useUndo()
  const navigate = useNavigate()
  const [isRefused, setRefused] = useState(false)
  const { firstName, lastName, isCompany, companyName, vatNumber, phone, email, street, zipCode, city } = contact
  const add = async () => {
    const body = {
      ...customers.blank,
      isCompany: isCompany === true && Boolean(companyName),
      name: (isCompany && companyName) || lastName || firstName || '',
      firstName: lastName || (isCompany && companyName) ? (firstName ?? '') : '',
      vatNumber: vatNumber ?? '',
      phone: phone || null,
      email: email || null,
      street: street ?? '',
      zipCode: zipCode ?? '',
      city: city ?? '',
      branch: branch.id,
    }
    try {
      const after = await office.save(customers.type, null, body, null)
      did({ entity: customers, id: after.id, before: null, after }, texts.added(customers.title(body)))
      await navigate({ to: pathOf(customers, after.id) })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setRefused(true)
    }
  }
  return (
    <div>
      <Button size="small" variant="secondary" onClick={() => void add()}>
        {texts.add}
      </Button>
      {isRefused && (
        <p role="alert" className="mt-2 text-caption text-error">
          {texts.notAdded}
        </p>
      )}
    </div>
  )
}
