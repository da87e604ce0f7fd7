import { useMachine } from '@xstate/react'
import { CloudOff, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Branch } from '../../schema/entities/branch.ts'
import type { Config } from '../../schema/entities/config.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BranchBlock } from './BranchBlock.tsx'
import { Details } from './Details.tsx'
import { Freshness } from './Freshness.tsx'
import { Hero } from './Hero.tsx'
import { orderEffects } from './order.effects.ts'
import { type OrderKey, orderMachine } from './order.machine.ts'
import { Proposal } from './Proposal.tsx'
import { proposalOf, screenNotesOf, showsBranch } from './story.ts'
import { Timeline } from './Timeline.tsx'
import { de } from './texts.ts'

interface OrderPageProps extends OrderKey {
  readonly config: Config | undefined
  branch(id: number): Branch | undefined
  /** Links dressed by the surface. */
  readonly homeLink: ReactNode
  renderShopLink(branch: Branch): ReactNode
}

/** The public status page of an order (storefront section 2). What it shows follows order.machine.ts. */
export function OrderPage({ uid, hash, config, branch: findBranch, homeLink, renderShopLink }: OrderPageProps) {
  const [machine] = useState(() => orderMachine.provide(orderEffects()))
  const [state, send] = useMachine(machine, { input: { uid, hash } })
  const { order, asOf, failures } = state.context
  if (!order) {
    if (state.hasTag('missing')) return <Lone icon={<SearchX size={28} />} {...de.missing} action={homeLink} />
    return failures > 0 ? <Lone icon={<CloudOff size={28} />} {...de.unreachable} /> : <Loading />
  }
  const branch = findBranch(order.branch.id)
  const zone = branch?.timeZone ?? config?.timeZone ?? 'Europe/Vienna'
  const proposal = proposalOf(order)
  const notes = config?.enablePluginFrontdesk ? screenNotesOf(order) : []
  const hasEnded = state.hasTag('ended')
  return (
    <article className="mx-auto flex w-full max-w-[36rem] flex-col gap-6 py-8">
      <Hero order={order} zone={zone} isNumbered={config?.disableTickets ?? false} />
      <Freshness
        asOf={asOf ?? 0}
        zone={zone}
        mode={hasEnded ? 'ended' : failures > 0 ? 'offline' : state.hasTag('live') ? 'live' : 'asked'}
      />
      {proposal !== null && (
        <Proposal
          at={proposal}
          zone={zone}
          isSending={state.hasTag('replying')}
          hasFailed={state.hasTag('replyFailed')}
          onConfirm={() => send({ type: 'proposal.confirmed' })}
          onReject={() => send({ type: 'proposal.rejected' })}
        />
      )}
      {notes.length > 0 && (
        <div className="rounded-card bg-sunken px-4 py-3">
          {notes.map(note => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <Timeline order={order} />
      {branch && showsBranch(order) && <BranchBlock branch={branch} />}
      <Details order={order} zone={zone} />
      {hasEnded && branch && <div className="self-center">{renderShopLink(branch)}</div>}
    </article>
  )
}

function Lone({ icon, title, text, action }: { icon: ReactNode; title: string; text: string; action?: ReactNode }) {
  return (
    <div role="status" className="mx-auto flex max-w-sm flex-col items-center gap-3 py-16 text-center">
      <span aria-hidden className="grid size-16 place-items-center rounded-pill bg-sunken text-ink-soft">
        {icon}
      </span>
      <h1 className="mt-2 text-head">{title}</h1>
      <p className="text-lead text-ink-soft">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy className="mx-auto flex w-full max-w-[36rem] flex-col items-center gap-4 py-8">
      <p className="sr-only">{de.loading}</p>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-20 w-48" />
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="mt-6 h-56 w-full" />
    </div>
  )
}
