import type { ReactNode } from 'react'
import type { Problem } from '../../../../schema/base/problems.ts'
import type { PaymentMethod } from '../../../../schema/business/paymentMethods.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { OrderTotals } from '../OrderTotals.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import type { Proposal } from '../submission.ts'
import { texts } from '../texts.ts'
import { DecisionPanel } from './DecisionPanel.tsx'
import { Differences } from './Differences.tsx'

interface ChangedOrderProps {
  readonly proposal: Proposal
  readonly method: PaymentMethod | null
  /** Words of the final button, with the new total. */
  readonly submit: string
  formatMoney(cents: number): string
  /** 'heute um 18:30', of epoch ms. */
  formatMoment(at: number): string
  onAccept(): void
  onDecline(): void
  /** A link back to the menu, where what is missing can be chosen. */
  readonly backToMenu: ReactNode
}

/** The order is not what was shown any more: what has changed, what it would be now, and the guest decides. Nothing was placed. */
export function ChangedOrder({
  proposal,
  method,
  submit,
  formatMoney,
  formatMoment,
  onAccept,
  onDecline,
  backToMenu,
}: ChangedOrderProps) {
  const { before, seen, differences, open, earliest, draft } = proposal
  const isOrderable = open.length === 0
  const isOnlyTime = isOrderable && differences.length > 0 && differences.every(({ kind }) => kind === 'promise')
  const isOnlyPrice = isOrderable && differences.every(({ kind }) => kind === 'price' || kind === 'delivery')
  return (
    <DecisionPanel
      title={texts.changed[isOnlyTime ? 'titleTime' : isOnlyPrice ? 'title' : isOrderable ? 'titleOrder' : 'titleNot']}
      text={isOrderable ? texts.changed.text : texts.changed.textNot}
    >
      {open.length > 0 && (
        <Notice tone="error">
          <ul className="flex flex-col gap-1">
            {open.map(({ code, field, message }) => (
              <li key={`${field ?? ''} ${code}`}>{message}</li>
            ))}
          </ul>
          {earliest !== null && open.some(isAboutTime) && (
            <p className="mt-1">{texts.changed.next(formatMoment(earliest))}</p>
          )}
        </Notice>
      )}
      <Differences differences={differences} formatMoney={formatMoney} formatMoment={formatMoment} />
      {draft.items.length > 0 && (
        <div className="rounded-card bg-sunken p-4 tablet:p-6">
          {before !== seen.totals.totalGross && (
            <p className="mb-3 flex justify-between gap-4 text-ink-soft">
              {texts.changed.before} <s className="figures">{formatMoney(before)}</s>
            </p>
          )}
          <OrderTotals
            totals={seen.totals}
            method={method}
            isDelivery={draft.mode === 'delivery' && draft.deliveryArea !== null}
          />
          {isOrderable && (
            <SubmitButton className="mt-5" onClick={onAccept}>
              {submit}
            </SubmitButton>
          )}
        </div>
      )}
      <div className="flex flex-col gap-2">
        <Button variant={isOrderable ? 'secondary' : 'primary'} wide onClick={onDecline}>
          {texts.changed.decline}
        </Button>
        {backToMenu}
      </div>
    </DecisionPanel>
  )
}

/** Another time helps: not where the branch has to be open for an order, nor where a table is unknown. */
const isAboutTime = ({ code, field }: Problem): boolean => field === 'appointmentDate' || code === 'paused'
