import { useMachine } from '@xstate/react'
import { ShoppingBasket } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import type { OrderReceipt } from '../../../schema/ordering/calls.ts'
import { cartCount } from '../../../schema/ordering/cartCount.ts'
import { quote } from '../../../schema/ordering/quote.ts'
import type { Catalogue } from '../../../schema/ordering/wanted.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'
import { useOnline } from '../../device/online.ts'
import { type ButtonVariant, buttonLook } from '../../ui/Button.tsx'
import { formatMoment, formatMoney } from '../../ui/format.ts'
import { PageMessage } from '../../ui/PageMessage.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useArrival } from '../../ui/useArrival.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { type CheckoutSurroundings, checkoutEffects } from './checkout.effects.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { paymentMethodOf } from './draft.ts'
import { formEditorOf } from './formEditor.ts'
import { createDraftSaver } from './keptDraft.ts'
import { createOrderLocks } from './orderLocks.ts'
import { ChangedOrder } from './proposal/ChangedOrder.tsx'
import { seenOf } from './proposal/differences.ts'
import { ExpiredOrder } from './proposal/ExpiredOrder.tsx'
import { SubmissionStatus } from './SubmissionStatus.tsx'
import { LostPayment } from './sections/LostPayment.tsx'
import type { PlacedOrder } from './submission.ts'
import { texts } from './texts.ts'

interface CheckoutPageProps {
  readonly branch: Branch
  readonly catalogue: Catalogue
  readonly catalogueSeq: string | null
  /** What the address chooses: a table by its code on the table (`?table=`). */
  readonly chosen: CheckoutSurroundings['chosen']
  /** Something to know before the form: a table that is not here. */
  readonly notice: ReactNode
  /** What the address says after a payment that brought no money; null on the way there. */
  readonly lostPayment: string | null
  /** An order (its uid) that is to be shown before anything else. */
  readonly order: string | undefined
  /** Epoch ms, to the half minute. */
  readonly now: number
  /** This device is to know nobody any more. */
  onForget(): Promise<void>
  /** The order is placed; `total` in cents is what the guest agreed to. */
  onLeave(receipt: OrderReceipt, total: number): void
  /** Which order of the outbox is on the screen; null: none. */
  onShown(order: string | null): void
  /** A link back to the menu that looks as `look` (classes) says. */
  renderMenuLink(look: string): ReactNode
  /** A link to the status page of a placed order. */
  renderStatusLink(placed: PlacedOrder): ReactNode
}

/** Checkout of one branch's cart. What it shows follows checkout.machine.ts. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { branch, catalogue, notice, lostPayment, now, onForget, onShown, renderMenuLink, renderStatusLink } = props
  const [state, send] = useCheckout(props)
  const isOnline = useOnline()
  const tables = useList('tables')
  const donatees = useList('donatees')
  const { draft, submission, proposal, problems, placed } = state.context
  const hasProblems = problems.length > 0
  useArrival(`${screenOf(state)} ${submission?.isWithdrawing ?? false}`, { isTaken: hasProblems })
  const isPlaced = state.hasTag('sending') || state.hasTag('accepted')
  useShown(isPlaced ? (submission?.uid ?? null) : state.context.replaces, onShown)
  const estimate = useMemo(() => draft && quote(draft, catalogue, now), [draft, catalogue, now])
  const money = (cents: number) => formatMoney(cents, catalogue.config.currency)
  const menuLink = (variant: ButtonVariant) => renderMenuLink(buttonLook({ variant, wide: true }))
  const lost = lostPayment !== null && <LostPayment branch={branch} search={lostPayment} />
  const submitWords = (cents: number) =>
    branch.isQuotationRequired ? texts.submitQuotation : texts.submit(money(cents))

  if (state.hasTag('accepted'))
    return (
      <CartMessage
        {...(submission?.isWithdrawing ? texts.tooLate : texts.accepted)}
        action={submission?.receipt && renderStatusLink(submission.receipt)}
      />
    )
  if (state.hasTag('sending') && submission)
    return (
      <Narrow>
        <SubmissionStatus
          submission={submission}
          source={state.context.source}
          isOnline={isOnline}
          branch={branch}
          count={texts.summary.count(cartCount(draft?.items ?? []))}
          total={money(submission.total)}
          onWithdraw={() => send({ type: 'order.withdrawn' })}
          backToMenu={menuLink('quiet')}
        />
      </Narrow>
    )
  if (state.hasTag('unreadable'))
    return <CartMessage title={texts.unreadable} text={texts.unreadableHint} action={menuLink('secondary')} />
  if (state.hasTag('empty'))
    return placed && !lost ? (
      <CartMessage {...texts.placed} action={renderStatusLink(placed)} />
    ) : (
      <NothingToOrder lost={lost} menuLink={menuLink('secondary')} />
    )
  if (state.hasTag('loading') || !draft || !estimate) return <Loading branch={branch} />
  if (state.matches('proposed') && proposal)
    return (
      <Narrow>
        <ChangedOrder
          proposal={proposal}
          method={paymentMethodOf(proposal.draft, branch)}
          submit={submitWords(proposal.seen.totals.totalGross)}
          formatMoney={money}
          formatMoment={at => formatMoment(at, now, branch.timeZone)}
          onAccept={() => send({ type: 'proposal.accepted' })}
          onDecline={() => send({ type: 'proposal.declined' })}
          backToMenu={menuLink('quiet')}
        />
      </Narrow>
    )
  if (state.matches('expired'))
    return (
      <Narrow>
        <ExpiredOrder
          totals={estimate.pricing}
          method={paymentMethodOf(draft, branch)}
          isDelivery={draft.mode === 'delivery'}
          submit={submitWords(estimate.pricing.totalGross)}
          onRepeat={() => send({ type: 'order.repeated', seen: seenOf(draft, estimate, catalogue) })}
          onDecline={() => send({ type: 'proposal.declined' })}
        />
      </Narrow>
    )
  return (
    <CheckoutForm
      editor={formEditorOf({ draft, branch, account: catalogue.account, quote: estimate, problems, send })}
      config={catalogue.config}
      tables={tables.filter(table => table.branch === branch.id)}
      donatees={donatees}
      product={catalogue.product}
      now={now}
      isBusy={state.hasTag('busy')}
      attempt={state.context.failures}
      notice={lost || notice}
      onForget={onForget}
      onSubmit={() => send({ type: 'order.submitted', seen: seenOf(draft, estimate, catalogue) })}
    />
  )
}

function useCheckout({ branch, catalogue, catalogueSeq, chosen, order, onLeave }: CheckoutPageProps) {
  const [saver] = useState(() => createDraftSaver(branch.id))
  const [orderLocks] = useState(() => createOrderLocks())
  // Back on the menu the cart is read from the device: the last word must be there.
  useEffect(() => saver.leave, [saver])
  useEffect(() => orderLocks.leave, [orderLocks])
  const surroundings = { catalogue, catalogueSeq, chosen, leave: onLeave, saver, orderLocks }
  return useMachine(checkoutMachine.provide(checkoutEffects(surroundings)), { input: { branch: branch.id, order } })
}

/** The screen that stands for a state: the form is one, whatever happens in it. */
function screenOf(state: { hasTag(tag: string): boolean }): string {
  const found = ['accepted', 'sending', 'unreadable', 'empty', 'asking'].find(tag => state.hasTag(tag))
  return found ?? 'form'
}

/** Tells which order of the outbox this page shows, as long as it does. */
function useShown(order: string | null, onShown: CheckoutPageProps['onShown']): void {
  useEffect(() => {
    onShown(order)
    return () => onShown(null)
  }, [order, onShown])
}

const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[36rem] py-10">{children}</div>
)

/** An empty cart; after a payment that brought no money the order that is still to be paid is what matters. */
function NothingToOrder({ lost, menuLink }: { lost: ReactNode; menuLink: ReactNode }) {
  if (!lost) return <CartMessage title={texts.empty} text={texts.emptyHint} action={menuLink} />
  return (
    <Narrow>
      <h1 className="mb-4 text-head">{texts.lost.heading}</h1>
      {lost}
      <div className="mt-6">{menuLink}</div>
    </Narrow>
  )
}

function CartMessage({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  const look = 'min-h-[75dvh] justify-center py-10'
  return <PageMessage icon={<ShoppingBasket size={28} />} className={look} title={title} text={text} action={action} />
}

/** The server draws it as the first view: the cart is on the device, and only the device can say what comes next. */
function Loading({ branch }: { branch: Branch }) {
  return (
    <div aria-busy className="mx-auto flex w-full max-w-[42rem] flex-col gap-4 py-8">
      <h1 className="text-head">{branch.isQuotationRequired ? texts.headingQuotation : texts.heading}</h1>
      <p role="status" className="text-lead text-ink-soft">
        {texts.loading}
      </p>
      {['h-12', 'h-12', 'h-12', 'h-28', 'h-12'].map((height, index) => (
        // Shapes without identity.
        <Skeleton key={`${height}${index}`} className={`w-full ${height}`} />
      ))}
    </div>
  )
}
