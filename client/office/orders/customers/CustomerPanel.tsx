import { samePersons } from '../../../../schema/ordering/customerKeys.ts'
import type { FormExtra } from '../../form/formParts.ts'
import { useShows } from '../../settings/deviceSettings.ts'
import { card } from '../../shell/styles.ts'
import { CustomerMonth } from './CustomerMonth.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { Doubles } from './Doubles.tsx'
import { texts } from './texts.ts'
import { useCustomers } from './useCustomers.ts'

/** What a customer has ordered, and who may be the same person. */
export const CustomerPanel: FormExtra = ({ row, allowed }) => {
  const isShown = useShows('customerData')
  const persons = samePersons(row.id, useCustomers())
  const revs = persons.length === 0 ? row.rev : persons.map(({ row: { rev } }) => rev).join()
  if (!isShown) return <p className={`${card} p-4 text-ink-soft tablet:p-5`}>{texts.hidden}</p>
  return (
    <>
      <CustomerMonth row={row} />
      <Doubles row={row} allowed={allowed} />
      {/* Asked again as soon as the server has a change of this person or of a double. */}
      <CustomerOrders key={revs} row={row} />
    </>
  )
}
