import { useMachine } from '@xstate/react'
import { CloudOff, SearchX, ServerCrash } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { setTitleState } from '../../device/page/pageTitle.ts'
import { Loading, Lone } from './OrderLoading.tsx'
import { OrderSections } from './OrderSections.tsx'
import { OtherOrders } from './OtherOrders.tsx'
import { orderEffects } from './order.effects.ts'
import { type OrderKey, orderMachine } from './order.machine.ts'
import { announcementOf, titleStateOf } from './statusText.ts'
import { texts } from './texts.ts'

export interface OrderPageProps extends OrderKey {
  readonly config: Config | undefined
  findBranch(id: number): Branch | undefined
  /** What a table is called; its identifier where nothing is known of it. */
  tableName(identifier: string): string
  /** Links dressed by the surface. */
  readonly homeLink: ReactNode
  renderShopLink(branch: Branch): ReactNode
  renderOrderLink(order: OrderKey, content: ReactNode, className: string): ReactNode
  /** Orders the same once more. */
  renderReorder(order: PublicOrder, branch: Branch): ReactNode
  /** Told whenever the order is seen to be paid. */
  readonly onPaid?: (order: PublicOrder) => Promise<void>
  /** 'als App installieren': shows itself where the app can be installed and is not (storefront section 2). */
  readonly installLink?: ReactNode
}

/** The public status page of an order (storefront section 2). What it shows follows order.machine.ts. */
export function OrderPage(props: OrderPageProps) {
  const { uid, hash, config, findBranch, homeLink } = props
  const [machine] = useState(() => orderMachine.provide(orderEffects()))
  const [state, send] = useMachine(machine, { input: { uid, hash } })
  const { order, failures, isServerDown } = state.context
  const isNumbered = config?.disableTickets ?? false
  useTitleState(order && titleStateOf(order, isNumbered))
  usePaid(order, props.onPaid)
  const announcement = useChangeOf(order && announcementOf(order, isNumbered))
  if (!order) {
    if (state.hasTag('missing')) return <Lone icon={<SearchX size={28} />} {...texts.missing} action={homeLink} />
    if (failures === 0) return <Loading />
    return isServerDown ? (
      <Lone icon={<ServerCrash size={28} />} {...texts.serverDown} />
    ) : (
      <Lone icon={<CloudOff size={28} />} {...texts.unreachable} />
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
    if (order?.isPaid) void onPaid?.(order)
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
