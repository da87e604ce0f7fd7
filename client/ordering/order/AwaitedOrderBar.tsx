import { useMachine } from '@xstate/react'
import { ChevronRight, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { now } from '../../device/clock.ts'
import { usePageMark } from '../../device/page/pageMarks.ts'
import { memo } from '../../device/storage/memo.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { followDevice } from './followDevice.ts'
import { orderEffects } from './order.effects.ts'
import { type OrderKey, orderMachine } from './order.machine.ts'
import { barText, byAge, isAwaited, type RecentOrder } from './recentOrders.ts'
import { stateOf } from './statusText.ts'
import { texts } from './texts.ts'

interface AwaitedOrderBarProps {
  /** `disableTickets` of the settings. */
  readonly isNumbered: boolean
  renderLink(order: OrderKey, content: ReactNode, className: string): ReactNode
}

const CLOSED = 'orders.closedBar'

/** A slim bar that leads back to the order the guest is waiting for; not there without one. */
export function AwaitedOrderBar(props: AwaitedOrderBarProps) {
  const orders = useRecentOrders().filter(order => isAwaited(order, now()))
  const [newest, ...others] = orders
  return newest ? <Bar key={newest.uid} {...props} recent={newest} others={others.length} /> : null
}

/** The orders this device remembers, the youngest first; read after what is on the screen has been painted. */
export function useRecentOrders(): readonly RecentOrder[] {
  const [orders, setOrders] = useState<readonly RecentOrder[]>([])
  useEffect(
    () =>
      followDevice(async (device, isLeft) => {
        const read = async () => {
          const kept = await device.orders.list()
          if (!isLeft()) setOrders(kept.toSorted(byAge))
        }
        await read()
        return device.orders.onNew(() => void read().catch(() => {}))
      }),
    [],
  )
  return orders
}

function Bar({
  recent: { uid, hash, order: kept },
  others,
  isNumbered,
  renderLink,
}: AwaitedOrderBarProps & { recent: RecentOrder; others: number }) {
  const [machine] = useState(() => orderMachine.provide(orderEffects()))
  const [state] = useMachine(machine, { input: { uid, hash } })
  const order = state.context.order ?? kept
  // What was closed stays closed until there is something else to say.
  const mark = `${uid} ${order ? stateOf(order) : ''}`
  const [closed, setClosed] = useState(() => memo.get(CLOSED))
  const isShown = closed !== mark && !state.hasTag('missing') && !order?.isCompleted
  usePageMark('order-bar', isShown)
  if (!isShown) return null
  const close = () => {
    memo.set(CLOSED, mark)
    setClosed(mark)
  }
  const content = (
    <>
      <span
        aria-hidden
        className="size-2.5 shrink-0 animate-[breathe_1.2s_ease-in-out_infinite_alternate] rounded-pill bg-accent"
      />
      <span className="min-w-0 flex-1">
        <strong className="font-strong">{barText(order, isNumbered)}</strong>
        {others > 0 && <span> {texts.recent.more(others)}</span>}
      </span>
      <span className="max-tablet:sr-only">{texts.recent.open}</span>
      <ChevronRight size={18} aria-hidden />
    </>
  )
  return (
    <>
      <aside
        aria-label={texts.recent.heading}
        className="pointer-events-auto flex w-full max-w-md animate-[rise_220ms_var(--ease-out)] items-center rounded-pill border border-line bg-raised pr-1 shadow-float"
      >
        {renderLink(
          { uid, hash },
          content,
          'flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-pill pl-5 text-ink no-underline',
        )}
        <IconButton label={texts.recent.close} icon={<X size={18} />} onClick={close} />
      </aside>
      <p role="status" className="sr-only">
        {order ? barText(order, isNumbered) : ''}
      </p>
    </>
  )
}
