import { type ReactNode, useEffect, useRef } from 'react'
import type { Problem } from '../../../../schema/base/problems.ts'
import { scrollToTop } from '../../../device/page/scroll.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { finalButton } from '../finalButton.ts'
import type { Totals as Amounts, Proposal } from '../submission.ts'
import { Totals } from '../Totals.tsx'
import { texts } from '../texts.ts'
import { Differences } from './Differences.tsx'

interface ChangedOrderProps {
  readonly change: Proposal
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
  change,
  submit,
  formatMoney,
  formatMoment,
  onAccept,
  onDecline,
  backToMenu,
}: ChangedOrderProps) {
  const { before, seen, differences, open, earliest, draft } = change
  const isOrderable = open.length === 0
  const isOnlyPrice = isOrderable && differences.every(({ kind }) => kind === 'price' || kind === 'delivery')
  return (
    <Question
      title={isOnlyPrice ? texts.changed.title : isOrderable ? texts.changed.titleOrder : texts.changed.titleNot}
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
          <Totals totals={seen.totals} isDelivery={draft.mode === 'delivery' && draft.deliveryArea !== null} />
          {isOrderable && (
            <Button size="large" wide className={`mt-5 ${finalButton}`} onClick={onAccept}>
              {submit}
            </Button>
          )}
        </div>
      )}
      <div className="flex flex-col gap-2">
        <Button variant={isOrderable ? 'secondary' : 'primary'} wide onClick={onDecline}>
          {texts.changed.decline}
        </Button>
        {backToMenu}
      </div>
    </Question>
  )
}

/** Another time helps: not where the branch has to be open for an order, nor where a table is unknown. */
const isAboutTime = ({ code, field }: Problem): boolean => field === 'appointmentDate' || code === 'paused'

interface ExpiredOrderProps {
  /** What it costs as this device sees it now; the button repeats the total. */
  readonly totals: Amounts
  readonly isDelivery: boolean
  readonly submit: string
  onRepeat(): void
  onDecline(): void
}

/** An order that could not be brought in time is never sent unasked. */
export function ExpiredOrder({ totals, isDelivery, submit, onRepeat, onDecline }: ExpiredOrderProps) {
  return (
    <Question title={texts.expired.title} text={texts.expired.text}>
      <Totals totals={totals} isDelivery={isDelivery} />
      <div className="flex flex-col gap-2">
        <Button size="large" wide className={finalButton} onClick={onRepeat}>
          {submit}
        </Button>
        <Button variant="secondary" wide onClick={onDecline}>
          {texts.expired.decline}
        </Button>
      </div>
    </Question>
  )
}

function Question({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollToTop()
  }, [])
  return (
    <div className="flex flex-col gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-head">
        {title}
      </h1>
      <p className="reading text-lead text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
