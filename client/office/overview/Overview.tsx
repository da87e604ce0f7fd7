import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Trouble } from '../../data/office/office.ts'
import { useNow } from '../../device/clock.ts'
import { spanText } from '../../ui/dates/ago.ts'
import { longestWait } from '../orders/board/board.ts'
import { pathOf } from '../shell/groups.ts'
import { actorOf, seesOrders } from '../shell/rights.ts'
import { useOffice, useTroubles } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { texts as shellTexts } from '../shell/texts.ts'
import { Attention } from './Attention.tsx'
import { BranchStates } from './BranchStates.tsx'
import { PushCard } from './PushCard.tsx'
import { SpecialDays } from './SpecialDays.tsx'
import { texts } from './texts.ts'
import { useWaitingOrders } from './useAttention.ts'

/** The first page: what waits for a decision, how the branches do, and what is special about the days to come. */
export function Overview() {
  const { me, push } = useOffice()
  const { firstName, lastName, username } = me.user
  const troubles = useTroubleItems()
  return (
    <div className="mx-auto flex w-full max-w-[88rem] flex-col gap-6 px-4 py-6 tablet:px-8">
      <h1 className="text-head">{texts.greeting(firstName || lastName || username)}</h1>
      <div className="grid items-start gap-x-8 gap-y-7 min-[80rem]:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-7">
          <Now />
          <Attention>{troubles}</Attention>
          <BranchStates />
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          {seesOrders(actorOf(me)) && <SpecialDays />}
          {push && <PushCard push={push} />}
        </div>
      </div>
    </div>
  )
}

/** The house at a glance: orders that are on, new ones, the longest wait. */
function Now() {
  const { actor } = useOffice()
  const now = useNow(15_000)
  const { open, fresh, queries } = useWaitingOrders()
  if (!seesOrders(actor) || queries.every(({ value }) => value === null)) return null
  const facts = [
    [String(open.length), texts.today.open],
    [String(fresh.length), texts.today.fresh],
    [spanText(longestWait(fresh, now) * 60_000), texts.today.wait],
  ] as const
  return (
    <section aria-label={texts.today.label}>
      <dl className="grid grid-cols-3 gap-3">
        {facts.slice(0, fresh.length > 0 ? 3 : 2).map(([value, label]) => (
          <div key={label} className={`${card} flex flex-col-reverse px-4 py-3`}>
            <dt className="text-caption text-ink-soft">{label}</dt>
            <dd className="figures text-head font-strong whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Edits made here that conflict or were refused. */
function useTroubleItems(): readonly ReactNode[] {
  const { entities } = useOffice()
  return (useTroubles() ?? []).flatMap(trouble => {
    const entity = entities.find(({ type }) => type === trouble.type)
    return entity
      ? [
          <li key={trouble.key}>
            <TroubleLink entity={entity} trouble={trouble} />
          </li>,
        ]
      : []
  })
}

function TroubleLink({ entity, trouble }: { entity: Entity; trouble: Trouble }) {
  const title = entity.title({ ...trouble.theirs, ...trouble.base, ...trouble.mine }) || entity.label.one
  const reason =
    trouble.kind === 'refused' ? (trouble.problems[0]?.message ?? shellTexts.state.refused) : shellTexts.state.conflict
  return (
    <Link
      to={pathOf(entity, trouble.id)}
      className="flex min-h-12 items-center gap-3 rounded-card bg-warning-soft px-4 py-2 hover:opacity-90"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{`${entity.label.one} „${title}“`}</span>
        <span className="block text-caption text-warning">{reason}</span>
      </span>
      <ChevronRight size={16} aria-hidden className="text-warning" />
    </Link>
  )
}
