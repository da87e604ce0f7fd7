import { type ReactNode, useEffect, useMemo } from 'react'
import * as calls from '../../../schema/ordering/accountCalls.ts'
import { type KeptAccount, leaveAccount, refreshAccount } from '../../data/account/ownAccount.ts'
import { ask } from '../../data/engine/http.ts'
import { useOnline } from '../../device/online.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useAttempt } from '../../ui/useAttempt.ts'
import { AccountDonations } from './AccountDonations.tsx'
import { AccountOrders } from './AccountOrders.tsx'
import { AccountTerms } from './AccountTerms.tsx'
import { texts } from './texts.ts'
import { useAsked } from './useAsked.ts'

interface AccountPageProps {
  readonly known: KeptAccount
  readonly hrefOf: (order: number) => string
}

/** What an external person has: what is agreed, their orders, what was donated. */
export function AccountPage({ known, hrefOf }: AccountPageProps) {
  const { account } = known
  const { customer, donatee, currency, timeZone } = account
  const isOnline = useOnline()
  const [leaving, leave] = useAttempt(leaveAccount)
  useEffect(() => void refreshAccount(), [])
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 text-head">{texts.greeting(`${account.firstName} ${account.name}`.trim())}</h1>
        <Button
          variant="secondary"
          size="small"
          className="shrink-0"
          busy={leaving === 'busy'}
          onClick={() => void leave()}
        >
          {texts.leave}
        </Button>
      </div>
      {leaving === 'failed' && (
        <Notice tone="error" urgent className="mt-3">
          {texts.notLeft}
        </Notice>
      )}
      {!isOnline && (
        <Notice tone="warning" className="mt-3">
          {texts.stale(formatDateTime(known.at, timeZone))}
        </Notice>
      )}
      {customer && (
        <div className="mt-6 flex flex-col gap-4">
          <AccountTerms customer={customer} currency={currency} />
          <a href="/" className={buttonLook({ size: 'large', wide: true })}>
            {texts.order}
          </a>
        </div>
      )}
      {customer && <Orders {...{ timeZone, hrefOf }} />}
      {donatee !== null && <Donated donatee={donatee} currency={currency} />}
    </>
  )
}

function Orders(props: Pick<AccountPageProps, 'hrefOf'> & { readonly timeZone: string }): ReactNode {
  const orders = useAsked(useMemo(() => () => ask(calls.accountOrders, {}), []))
  return <AccountOrders {...props} orders={orders} />
}

function Donated(props: { readonly donatee: string; readonly currency: string }): ReactNode {
  const donations = useAsked(useMemo(() => () => ask(calls.accountDonations, {}), []))
  return <AccountDonations {...props} donations={donations} />
}
