import { useMemo } from 'react'
import { type Customer, customers } from '../../../../schema/ordering/customer.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { useOffice } from '../../shell/scope.tsx'
import { typedRow } from '../../shell/typedRow.ts'

/** A customer as this device has them, with the row their changes are based on. */
export interface KnownCustomer extends Customer {
  readonly title: string
  readonly row: Row
}

const EVERY = Number.MAX_SAFE_INTEGER

/** The customers this person may read, by name; none until they are loaded. */
export function useCustomers(): readonly KnownCustomer[] {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(customers.type, { sort: 'title', limit: EVERY }), [office]))
  const rows = page?.rows
  return useMemo(
    () =>
      (rows ?? []).flatMap(row => {
        const customer = typedRow(customers, row)
        return customer ? [{ ...customer, title: customers.title(row.body), row }] : []
      }),
    [rows],
  )
}
