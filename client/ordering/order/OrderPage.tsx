import { useMachine } from '@xstate/react'
import { CloudOff, SearchX, ServerCrash } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isSettled } from '../../../schema/business/paymentMethods.ts'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { useNetwork } from '../../device/online.ts'
import { setTitleState } from '../../device/page/pageTitle.ts'
import { PageMessage } from '../../ui/PageMessage.tsx'
import { useArrival } from '../../ui/useArrival.ts'
import { OrderLoading } from './OrderLoading.tsx'
import { type OrderPageProps, OrderSections } from './OrderSections.tsx'
import { OtherOrders } from './OtherOrders.tsx'
import { orderEffects } from './order.effects.ts'
import { orderMachine } from './order.machine.ts'
import { announcementOf, headlineOf, sentenceOf, titleStateOf } from './statusText.ts'
import { texts } from './texts.ts'

/** The public status page of an order. What it shows follows order.machine.ts. */
export function OrderPage(props: OrderPageProps) {
  const { uid, hash, config, findBranch, homeLink } = props
  const [machine] = useState(() => orderMachine.provide(orderEffects()))
  const [state, send] = useMachine(machine, { input: { uid, hash } })
  const { order, failures, isServerDown } = state.context
  const hasNetwork = useNetwork()
  const isNumbered = config?.disableTickets ?? false
  useTitleState(order && titleStateOf(order, isNumbered))
  usePaid(order, props.onPaid)
  useArrival(order && `${headlineOf(order)} ${sentenceOf(order) ?? ''}`, { isGentle: true })
  const announcement = useChangeOf(order && announcementOf(order, isNumbered))
  if (!order) {
    if (state.hasTag('missing'))
      return <PageMessage icon={<SearchX size={28} />} {...texts.missing} action={homeLink} />
    if (failures === 0) return <OrderLoading />
    return isServerDown || hasNetwork ? (
      <PageMessage icon={<ServerCrash size={28} />} {...texts.serverDown} />
    ) : (
      <PageMessage icon={<CloudOff size={28} />} {...texts.unreachable} />
    )
  }
  const branch = findBranch(order.branch.id)
  const zone = branch?.timeZone ?? config?.timeZone ?? 'Europe/Vienna'
  return (
    <article className="mx-auto grid w-full max-w-[36rem] gap-6 py-8 desktop:max-w-[64rem] desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] desktop:items-start desktop:gap-10 desktop:py-12">
      <OrderSections {...props} {...{ order, branch, zone, isNumbered, state, send }}>
        <OtherOrders
          {...{ uid, zone, isNumbered }}
          branchName={id => findBranch(id)?.name}
          renderLink={props.renderOrderLink}
        />
      </OrderSections>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </article>
  )
}

/** The tab in the background says how the order stands. */
function useTitleState(words: string | null): void {
  useEffect(() => {
    if (words === null) return undefined
    setTitleState(words)
    return () => setTitleState(null)
  }, [words])
}

function usePaid(order: PublicOrder | null, onPaid: OrderPageProps['onPaid']): void {
  useEffect(() => {
    // Who pays at the counter instead has ordered for good, too.
    if (order && isSettled(order)) void onPaid?.(order)
  }, [order, onPaid])
}

/** What has changed since the page was opened; '' for what it began with. */
function useChangeOf(text: string | null): string {
  const [first, setFirst] = useState(text)
  const [hasChanged, setChanged] = useState(false)
  if (first === null && text !== null) setFirst(text)
  if (first !== null && text !== first && !hasChanged) setChanged(true)
  return hasChanged ? (text ?? '') : ''
}
