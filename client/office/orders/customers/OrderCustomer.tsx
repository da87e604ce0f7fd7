import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { customers } from '../../../../schema/ordering/customer.ts'
import { guestKeys, isSameGuest } from '../../../../schema/ordering/customerKeys.ts'
import type { WholeOrder } from '../../../../schema/ordering/officeCalls.ts'
import { Refused } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { useUndo } from '../../history/useUndo.ts'
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
  const known = all.find(each => !each.sameAs && isSameGuest(guestKeys(each, null), keys))
  const isReached = keys.phone !== null || keys.email !== null
  if (!readable(customers, me) || !isReached) return null
  if (known)
    return (
      <p>
        <span className="block text-caption text-ink-soft">{texts.ofOrder}</span>
        <Link
          to={pathOf(customers, known.id)}
          className="inline-flex min-h-8 items-center text-accent-ink hover:underline"
        >
          {known.title}
        </Link>
      </p>
    )
  return mayDo(customers, 'create', actor, { branch: branch.id }) ? <NewCustomer order={order} /> : null
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
