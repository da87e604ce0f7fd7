import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Trouble } from '../../data/office/office.ts'
import { branchFilter } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { pathOf } from '../shell/groups.ts'
import { useOffice, useTroubles } from '../shell/scope.tsx'
import { texts as shellTexts } from '../shell/texts.ts'
import { SwitchStrip } from '../switches/SwitchStrip.tsx'
import { Attention } from './Attention.tsx'
import { BranchStates } from './BranchStates.tsx'
import { firstParts } from './firstScreen.ts'
import { Now } from './Now.tsx'
import { texts } from './texts.ts'

/** What is urgent is there before the rest. */
const Outlook = lazy(() => import('./Outlook.tsx'))
const Drafts = lazy(async () => ({ default: (await import('./Drafts.tsx')).Drafts }))
const Month = lazy(() => import('./Month.tsx'))
const ShiftClock = lazy(() => import('./ShiftClock.tsx'))
const Board = lazy(async () => ({ default: (await import('../orders/board/Board.tsx')).Board }))

/**
 * The first page by role: what waits for a decision, how the house does, the board of a shift, the month of the bookkeeping,
 * what is to be published.
 */
export function Overview() {
  const { me, actor } = useOffice()
  const { firstName, lastName, username } = me.user
  const troubles = useTroubleItems()
  const parts = new Set(firstParts(actor))
  return (
    <div className="mx-auto flex w-full max-w-[88rem] flex-col gap-6 px-4 py-6 tablet:px-8">
      <h1 className="text-head">{texts.greeting(firstName || lastName || username)}</h1>
      {parts.has('shift') && <Shift />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-7 min-[80rem]:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-7">
          {parts.has('branches') && <Now />}
          <Suspense>
            {parts.has('month') && <Month />}
            {parts.has('drafts') && <Drafts />}
          </Suspense>
          <Attention>{troubles}</Attention>
          {parts.has('branches') && <BranchStates />}
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          <Suspense>
            <Outlook />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

/** What a shift needs before it: the switches and the board of its branches. */
function Shift() {
  const { scope } = useBranchScope()
  return (
    <section aria-labelledby="schicht" className="flex flex-col gap-4">
      <h2 id="schicht" className="text-lead">
        {texts.shift}
      </h2>
      <Suspense>
        <ShiftClock />
      </Suspense>
      <SwitchStrip />
      <Suspense>
        <Board filter={branchFilter(scope)} isMixed={scope?.length !== 1} />
      </Suspense>
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
