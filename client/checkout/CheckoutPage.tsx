import { useMachine } from '@xstate/react'
import { ShoppingBasket } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { OrderReceipt } from '../../schema/calls.ts'
import type { Branch } from '../../schema/entities/branch.ts'
import { cartCount } from '../../schema/rules/cartCount.ts'
import { type Catalogue, quote } from '../../schema/rules/quote.ts'
import { useList } from '../data/useCatalogue.tsx'
import { useOnline } from '../device/online.ts'
import { formatMoney } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Changed, Expired } from './Asking.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { checkoutEffects } from './checkout.effects.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { Draft } from './draft.ts'
import { editingOf } from './editing.ts'
import { de } from './texts.ts'
import { Underway } from './Underway.tsx'

interface CheckoutPageProps {
  readonly branch: Branch
  readonly catalogue: Catalogue
  catalogueSeq(): string | null
  /** Identifier of a table named in the address (`?table=`). */
  readonly table: string | null
  readonly hasFailedPayment: boolean
  /** Epoch ms, to the half minute. */
  readonly now: number
  onLeave(receipt: OrderReceipt): void
  /** A link back to the menu, dressed by the surface. */
  readonly backToMenu: ReactNode
  /** A link to the status page of a placed order. */
  statusLink(receipt: OrderReceipt): ReactNode
}

/** Checkout of one branch's cart (storefront section 2). What it shows follows checkout.machine.ts. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { branch, catalogue, now, hasFailedPayment, backToMenu, statusLink } = props
  const present = useRef(props)
  present.current = props
  const [machine] = useState(() => checkoutMachine.provide(effectsOf(present)))
  const [state, send] = useMachine(machine, { input: { branch: branch.id } })
  const isOnline = useOnline()
  const tables = useList('tables')
  const donatees = useList('donatees')
  const attempt = useAttempts(state.hasTag('busy') || state.hasTag('sending'))
  const { draft, deed, change, problems } = state.context
  const estimate = useMemo(() => draft && quote(draft, catalogue, now), [draft, catalogue, now])
  const money = (cents: number) => formatMoney(cents, catalogue.config.currency)
  const submitWords = (cents: number) => (branch.isQuotationRequired ? de.submitQuotation : de.submit(money(cents)))

  if (state.hasTag('accepted'))
    return <Panel title={de.accepted.title} text={de.accepted.text} action={deed?.receipt && statusLink(deed.receipt)} />
  if (state.hasTag('sending') && deed)
    return (
      <Narrow>
        <Underway
          deed={deed}
          source={state.context.source}
          isOnline={isOnline}
          branch={branch}
          count={de.summary.count(cartCount(draft?.items ?? []))}
          total={money(deed.total)}
        />
      </Narrow>
    )
  if (state.hasTag('unreadable')) return <Panel title={de.unreadable} text={de.unreadableHint} action={backToMenu} />
  if (state.hasTag('empty')) return <Panel title={de.empty} text={de.emptyHint} action={backToMenu} />
  if (state.hasTag('loading') || !draft || !estimate) return <Loading />
  if (state.matches('changed') && change)
    return (
      <Narrow>
        <Changed
          {...change}
          isDelivery={draft.mode === 'delivery'}
          submit={submitWords(change.totals.totalGross)}
          onAccept={() => send({ type: 'change.accepted' })}
          onDecline={() => send({ type: 'change.declined' })}
        />
      </Narrow>
    )
  if (state.matches('expired'))
    return (
      <Narrow>
        <Expired
          totals={estimate.pricing}
          isDelivery={draft.mode === 'delivery'}
          submit={submitWords(estimate.pricing.totalGross)}
          onRepeat={() => send({ type: 'order.repeated', total: estimate.pricing.totalGross })}
          onDecline={() => send({ type: 'change.declined' })}
        />
      </Narrow>
    )
  return (
    <CheckoutForm
      editing={editingOf({ draft, branch, quote: estimate, problems, send })}
      config={catalogue.config}
      tables={tables.filter(table => table.branch === branch.id)}
      donatees={donatees}
      product={catalogue.product}
      now={now}
      isBusy={state.hasTag('busy')}
      attempt={state.hasTag('editable') ? attempt : 0}
      hasFailedPayment={hasFailedPayment}
      onSubmit={total => send({ type: 'order.submitted', total })}
    />
  )
}

/** The effects ask for what the page shows at the moment they run, not for what it showed when it was opened. */
function effectsOf(present: { readonly current: CheckoutPageProps }) {
  return checkoutEffects({
    catalogue: () => present.current.catalogue,
    catalogueSeq: () => present.current.catalogueSeq(),
    get table() {
      return present.current.table
    },
    leave: receipt => present.current.onLeave(receipt),
  })
}

/** How often something was begun that may come back with problems. */
function useAttempts(isUnderway: boolean): number {
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (isUnderway) setAttempts(count => count + 1)
  }, [isUnderway])
  return attempts
}

const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[36rem] py-10">{children}</div>
)

function Panel({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div role="status" className="mx-auto flex max-w-sm flex-col items-center gap-3 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-pill bg-sunken text-ink-soft">
        <ShoppingBasket size={28} aria-hidden />
      </span>
      <h1 className="mt-2 text-head">{title}</h1>
      <p className="text-lead text-ink-soft">{text}</p>
      <div className="mt-3">{action}</div>
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy className="mx-auto flex w-full max-w-[42rem] flex-col gap-4 py-8 desktop:mx-0">
      <p className="sr-only">{de.loading}</p>
      <Skeleton className="h-8 w-64" />
      {['h-12', 'h-12', 'h-12', 'h-28', 'h-12'].map((height, index) => (
        // Shapes without identity.
        <Skeleton key={`${height}${index}`} className={`w-full ${height}`} />
      ))}
    </div>
  )
}
