import type { FormExtra } from '../../form/formParts.ts'
import { useShows } from '../../settings/deviceSettings.ts'
import { card } from '../../shell/styles.ts'
import { CustomerOrders } from './CustomerOrders.tsx'
import { Doubles } from './Doubles.tsx'
import { texts } from './texts.ts'

/** What a customer has ordered, and who may be the same person. */
export const CustomerPanel: FormExtra = ({ row, allowed }) => {
  const isShown = useShows('customerData')
  if (!isShown) return <p className={`${card} p-4 text-ink-soft tablet:p-5`}>{texts.hidden}</p>
  return (
    <>
      <Doubles row={row} allowed={allowed} />
      <CustomerOrders key={row.rev} row={row} />
    </>
  )
}
