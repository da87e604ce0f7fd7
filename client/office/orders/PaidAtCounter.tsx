import { keysOf } from '../../../schema/base/keys.ts'
import { isOnline, type PaymentMethod, paymentMethods } from '../../../schema/business/paymentMethods.ts'
import { paidAtCounter, type WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { Button } from '../../ui/Button.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useOffice, useRow } from '../shell/scope.tsx'
import { texts } from './texts.ts'

/** What was to be paid online was paid to somebody here: by each way that the branch takes. */
export function PaidAtCounter({ order }: { readonly order: WholeOrder }) {
  const { tell } = useOffice()
  const { run, isBusy } = useServerAction()
  const branch = useRow('branches', order.branch.id)
  const takes = (method: PaymentMethod) => branch?.body[paymentMethods[method].branchFlag ?? ''] === true
  const ways = keysOf(paymentMethods).filter(method => !isOnline(method) && takes(method))
  if (ways.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3">
      <p className="text-caption text-ink-soft">{texts.paidAtCounter}</p>
      {ways.map(paymentMethod => (
        <Button
          key={paymentMethod}
          variant="secondary"
          size="small"
          busy={isBusy}
          onClick={async () => {
            const problem = await run(paidAtCounter, { params: { id: order.id }, body: { paymentMethod } })
            tell({ text: problem ?? texts.paidNow })
          }}
        >
          {paymentMethods[paymentMethod].label}
        </Button>
      ))}
    </div>
  )
}
