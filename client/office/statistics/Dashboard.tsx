import { useEffect, useRef } from 'react'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { useNow } from '../../device/clock.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { scopeText } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useOffice, useSettings, useZone } from '../shell/scope.tsx'
import './dashboard.css'
import { type Dashboard as Board, DashboardContext } from './board/dashboardContext.ts'
import { PeriodBar } from './board/PeriodBar.tsx'
import { mayKnow } from './board/registry.ts'
import { type DashboardScope, parts } from './dashboardScope.ts'
import { partTable } from './parts/partTable.ts'
import { comparedDates, datesOf, moved, nextComparison } from './period.ts'
import { texts } from './texts.ts'

interface DashboardProps {
  readonly scope: DashboardScope
  readonly onScope: (scope: DashboardScope) => void
}

/** Figures over a period: what was taken in, ordered, sold, visited and worked, as far as one may know it. */
export function Dashboard({ scope, onScope }: DashboardProps) {
  const { actor } = useOffice()
  const board = useBoard(scope)
  useDashboardKeys(board, onScope)
  const offered = parts.filter(part => partTable[part].of.some(name => mayKnow(actor, name)))
  const shown = offered.find(part => part === scope.part) ?? offered[0]
  // On a phone some of them are out of sight: the one that is open never is.
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    const open = tabs.current?.querySelector(`[data-part='${shown}']`)
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  if (!shown) return <p className="p-8 text-ink-soft">{texts.nothing}</p>
  const { Page, isSheet = false } = partTable[shown]
  return (
    <DashboardContext value={board}>
      <div className="dashboard mx-auto flex w-full max-w-[80rem] flex-col gap-5 px-4 py-6 tablet:px-8">
        <PageHead title={texts.title} intro={texts.intro} />
        <PeriodBar onScope={onScope} isSheet={isSheet} />
        <nav
          ref={tabs}
          aria-label={texts.part}
          className="-mx-4 flex overflow-x-auto border-b border-line px-4 no-print [scrollbar-width:none] tablet:mx-0 tablet:px-0"
        >
          {offered.map(part => (
            <button
              key={part}
              type="button"
              data-part={part}
              aria-current={part === shown ? 'page' : undefined}
              className="min-h-11 shrink-0 border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-ink"
              onClick={() => onScope({ ...scope, part })}
            >
              {texts.parts[part]}
            </button>
          ))}
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 desktop:grid-cols-2">
          <Page />
        </div>
      </div>
    </DashboardContext>
  )
}

/** What the cards are drawn with, by the clock of the business. */
function useBoard(scope: DashboardScope): Board {
  const zone = useZone()
  const settings = useSettings()
  const now = useNow(60_000)
  const { scope: branches } = useBranchScope()
  const today = localTime(now, zone).date
  const dates = datesOf(scope, today)
  return {
    scope,
    dates,
    compared: comparedDates(dates, scope),
    today,
    now,
    currency: settings?.currency ?? 'EUR',
    branches: branches === null ? '' : `branch=${scopeText(branches)}`,
  }
}

function useDashboardKeys({ scope, today }: Board, onScope: DashboardProps['onScope']): void {
  const go = (by: 1 | -1) => () => {
    const next = moved(scope, by, today)
    if (next) onScope({ ...scope, ...next })
  }
  useShortcuts([
    { key: 'arrowleft', run: go(-1) },
    { key: 'arrowright', run: go(1) },
    { key: 'c', run: () => onScope({ ...scope, comparison: nextComparison[scope.comparison] }) },
    { key: 't', run: () => onScope({ ...scope, isTable: !scope.isTable }) },
  ])
}
