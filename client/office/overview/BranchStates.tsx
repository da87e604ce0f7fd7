import { Link } from '@tanstack/react-router'
import { MonitorOff, Pause } from 'lucide-react'
import { useMemo } from 'react'
import { keptByOwnStaff, may } from '../../../schema/base/access.ts'
import { useLive } from '../../data/engine/live.ts'
import { useNow } from '../../device/clock.ts'
import { waitText } from '../../ui/dates/ago.ts'
import { formatCount } from '../../ui/format.ts'
import { isInScope } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { longestWait } from '../orders/board/board.ts'
import { useOffice, useTitles, useZone } from '../shell/scope.tsx'
import { card, quietButton } from '../shell/styles.ts'
import { openNow } from '../switches/openNow.ts'
import { RunningChip } from '../switches/RunningChip.tsx'
import { texts as switchTexts } from '../switches/texts.ts'
import { type Running, useRunning, useSwitching } from '../switches/useSwitches.ts'
import { texts } from './texts.ts'
import { useTroubledDevices, useWaitingOrders } from './useAttention.ts'

const MANY = 500
const PAUSE_MINUTES = 30

/** How the branches looked at do: open or not, what waits and since when, silent devices, what is switched off, and the switch itself. */
export function BranchStates() {
  const { office, actor } = useOffice()
  const now = useNow(15_000)
  const { scope, branches } = useBranchScope()
  const page = useLive(useMemo(() => office.list('branches', { limit: MANY }), [office]))
  const running = useRunning(now)
  const titles = useTitles(
    useMemo(
      () => running.flatMap(({ body }) => (body.product ? [['products', body.product] as const] : [])),
      [running],
    ),
  )
  const { open, fresh } = useWaitingOrders()
  const silent = useTroubledDevices(now).devices.filter(({ troubles }) => troubles.includes('silent'))
  const shown = branches.filter(({ id }) => isInScope(scope, [id]))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="filialen">
      <h2 id="filialen" className="mb-2 text-lead">
        {texts.branches}
      </h2>
      <ul className={`${card} divide-y divide-line overflow-hidden`}>
        {shown.map(branch => (
          <BranchState
            key={branch.id}
            branch={branch}
            body={page?.rows.find(({ id }) => id === branch.id)?.body ?? {}}
            orders={open.filter(order => order.branch === branch.id).length}
            waits={fresh.filter(order => order.branch === branch.id)}
            silent={silent.filter(device => device.branch === branch.id).length}
            running={running.filter(({ body }) => body.branch === branch.id)}
            nameOf={id => titles.get(`products:${id}`)}
            maySwitch={may(actor, 'create', keptByOwnStaff, [branch.id])}
            now={now}
          />
        ))}
      </ul>
    </section>
  )
}

interface BranchStateProps {
  readonly branch: { readonly id: number; readonly name: string }
  readonly body: Readonly<Record<string, unknown>>
  readonly orders: number
  /** Those nobody has answered yet. */
  readonly waits: Parameters<typeof longestWait>[0]
  /** Devices that are not heard of. */
  readonly silent: number
  readonly running: readonly Running[]
  nameOf(product: number): string | undefined
  readonly maySwitch: boolean
  readonly now: number
}

function BranchState(props: BranchStateProps) {
  const { branch, body, orders, waits, silent, running, nameOf, maySwitch, now } = props
  const { pause } = useSwitching()
  const zone = useZone()
  const isPaused = running.some(each => each.body.kind === 'paused')
  const hours = openNow(body, now, zone)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
        <span
          aria-hidden
          className={`size-2 shrink-0 rounded-pill ${isPaused ? 'bg-warning' : hours.isOpen ? 'bg-success' : 'bg-edge'}`}
        />
        <span className="min-w-0">
          <span className="block truncate font-medium">{branch.name}</span>
          <span className="figures block text-caption text-ink-soft">{hours.text}</span>
        </span>
      </span>
      <Link
        to="/orders"
        search={{ filiale: branch.id }}
        className={`figures rounded-control px-2 py-1 text-caption text-ink-soft hover:bg-sunken pointer-coarse:py-3 ${orders === 0 ? 'max-tablet:hidden' : ''}`}
      >
        {formatCount(orders, 'Bestellung', 'Bestellungen')}
        {waits.length > 0 && (
          <span className="text-warning">
            {` · ${texts.unanswered(waits.length, waitText(longestWait(waits, now) * 60_000))}`}
          </span>
        )}
      </Link>
      {silent > 0 && (
        <Link
          to="/devices"
          className="figures flex items-center gap-1.5 rounded-control px-2 py-1 text-caption text-warning hover:bg-sunken pointer-coarse:py-3"
        >
          <MonitorOff size={14} aria-hidden />
          {texts.silentDevices(silent)}
        </Link>
      )}
      {maySwitch && !isPaused && (
        <button
          type="button"
          className={`${quietButton} border border-line pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center`}
          aria-label={`${branch.name}: ${switchTexts.pauseFor(PAUSE_MINUTES)}`}
          title={switchTexts.pauseFor(PAUSE_MINUTES)}
          onClick={() => void pause([branch], PAUSE_MINUTES)}
        >
          <Pause size={15} aria-hidden />
          <span className="max-tablet:sr-only">{switchTexts.pause}</span>
        </button>
      )}
      {running.length > 0 && (
        <span className="flex w-full flex-wrap gap-1.5">
          {running.map(each => (
            <RunningChip
              key={each.row.id}
              running={each}
              name={each.body.product ? nameOf(each.body.product) : undefined}
              mayEnd={maySwitch}
              now={now}
            />
          ))}
        </span>
      )}
    </li>
  )
}
