import { type ReactNode, useState } from 'react'
import type { StateFrom } from 'xstate'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { now } from '../../device/clock.ts'
import { useNetwork } from '../../device/online.ts'
import { BranchBlock } from './BranchBlock.tsx'
import { CounterAppointment } from './CounterAppointment.tsx'
import { GuestDeeds, type TimeChoice } from './deeds/GuestDeeds.tsx'
import { OfferCard } from './deeds/OfferCard.tsx'
import { Freshness, type FreshnessMode } from './Freshness.tsx'
import { NotifySwitch } from './NotifySwitch.tsx'
import { OrderHeadline } from './OrderHeadline.tsx'
import { hasEnded, type OrderEvent, type OrderKey, type orderMachine } from './order.machine.ts'
import { Questionnaire } from './Questionnaire.tsx'
import { isHidden } from './questionnaire.effects.ts'
import { RatingThanks } from './RatingThanks.tsx'
import { OrderDetails } from './receipt/OrderDetails.tsx'
import { openCounterAppointmentOf, screenNotesOf, showsBranch } from './statusText.ts'
import { Timeline } from './Timeline.tsx'

export interface OrderPageProps extends OrderKey {
  readonly config: Config | undefined
  findBranch(id: number): Branch | undefined
  /** Links dressed by the surface. */
  readonly homeLink: ReactNode
  /** Back to the menu; with a table's identifier to that table. */
  renderShopLink(branch: Branch, table: string | null): ReactNode
  renderOrderLink(order: OrderKey, content: ReactNode, className: string): ReactNode
  /** Orders the same once more. */
  renderReorder(order: PublicOrder, branch: Branch): ReactNode
  /** Asks for another time for the order. */
  renderTimeChoice(order: PublicOrder, branch: Branch, choice: TimeChoice): ReactNode
  /** Told whenever the order is seen to be paid, or to be paid at the counter. */
  readonly onPaid?: (order: PublicOrder) => Promise<void>
  /** 'als App installieren': shows itself where the app can be installed and is not. */
  readonly installLink?: ReactNode
}

interface OrderSectionsProps extends OrderPageProps {
  readonly order: PublicOrder
  readonly branch: Branch | undefined
  readonly zone: string
  readonly isNumbered: boolean
  readonly state: StateFrom<typeof orderMachine>
  readonly send: (event: OrderEvent) => void
  /** What ends the page. */
  readonly children: ReactNode
}

/** Everything about a known order, from its number down to its details; at a desk in two columns. */
export function OrderSections(props: OrderSectionsProps) {
  const { order, branch, zone, isNumbered, state, send, config } = props
  const { asOf, reply, heard, failures } = state.context
  const hasNetwork = useNetwork()
  const proposal = openCounterAppointmentOf(order)
  const table = order.isDineIn ? order.tableIdentifier : null
  const notes = config?.enablePluginFrontdesk ? screenNotesOf(order) : []
  return (
    <>
      <div className={column}>
        <OrderHeadline {...{ order, zone, isNumbered }} isHeard={heard && failures === 0} />
        <Freshness asOf={asOf ?? 0} zone={zone} mode={freshnessOf(state, hasNetwork)} />
        {proposal !== null && (
          <CounterAppointment
            at={proposal}
            zone={zone}
            sending={state.hasTag('replying') ? reply : null}
            trouble={state.hasTag('replyFailed') ? 'failed' : state.hasTag('replyOutdated') ? 'outdated' : null}
            onConfirm={() => send({ type: 'counterAppointment.confirmed' })}
            onReject={() => send({ type: 'counterAppointment.rejected' })}
          />
        )}
        <OfferCard
          {...{ order, zone }}
          orderKey={{ uid: props.uid, hash: props.hash }}
          onDone={done => send({ type: 'order.received', order: done, at: now() })}
          onDoubt={() => send({ type: 'page.woke' })}
        />
        {notes.length > 0 && (
          <div className="rounded-card bg-sunken px-4 py-3">
            {notes.map(note => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
        <Timeline order={order} />
        {branch && (hasEnded(order) || table !== null) && (
          <div className="flex flex-col items-stretch gap-2 tablet:flex-row tablet:justify-center">
            {hasEnded(order) && props.renderReorder(order, branch)}
            {props.renderShopLink(branch, table)}
          </div>
        )}
        <GuestDeeds
          {...{ order, branch }}
          orderKey={{ uid: props.uid, hash: props.hash }}
          onDone={done => send({ type: 'order.received', order: done, at: now() })}
          onDoubt={() => send({ type: 'page.woke' })}
          renderTimeChoice={props.renderTimeChoice}
        />
        {!hasEnded(order) && <NotifySwitch uid={props.uid} hash={props.hash} />}
      </div>
      <div className={column}>
        <Opinion {...props} />
        {branch && showsBranch(order) && <BranchBlock branch={branch} />}
        <OrderDetails order={order} branch={branch} zone={zone} seller={config?.businessName} />
        {config?.enablePluginPWA && props.installLink && <div className="self-center">{props.installLink}</div>}
        {props.children}
      </div>
    </>
  )
}

const column = 'flex min-w-0 flex-col gap-6'

/** The questionnaire, or the thanks for it (`enablePluginOrderReviews`). */
function Opinion({ order, uid, hash, config, send }: OrderSectionsProps) {
  const [wasHidden] = useState(() => isHidden(uid))
  const [isJustRated, setJustRated] = useState(false)
  if (!config?.enablePluginOrderReviews || !order.isCompleted) return null
  if (order.questionnaireRating !== null)
    return <RatingThanks value={order.questionnaireRating} takesFocus={isJustRated} />
  if (wasHidden) return null
  const told = (rated: PublicOrder | null) => {
    setJustRated(true)
    send(rated ? { type: 'order.received', order: rated, at: now() } : { type: 'order.doubted' })
  }
  return <Questionnaire orderKey={{ uid, hash }} onSent={told} />
}

/** Where the device is in a network and nobody answers, it is the server that is away. */
function freshnessOf(state: OrderSectionsProps['state'], hasNetwork: boolean): FreshnessMode {
  const { failures, isServerDown } = state.context
  if (state.hasTag('missing')) return 'gone'
  if (failures > 0) return isServerDown || hasNetwork ? 'serverDown' : 'offline'
  if (state.hasTag('ended')) return 'ended'
  return state.hasTag('live') ? 'live' : 'asked'
}
