import { Link } from '@tanstack/react-router'
import { keptByTeam } from '../../../../schema/base/access.ts'
import { isInScope } from '../../areas/branchScope.ts'
import { useBranchScope } from '../../areas/useBranchScope.ts'
import { useTroubledDevices, useWaitingOrders } from '../../overview/useAttention.ts'
import { mayReadSome, seesOrders } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { useRunning } from '../../switches/useSwitches.ts'
import { useNowPeople } from '../../time/team/useNowPeople.ts'
import { texts } from '../texts.ts'
import { useDashboard } from './dashboardContext.ts'
import { mayKnow } from './registry.ts'
import { useStatistic } from './useStatistic.ts'

/** How the house does at this moment, in six numbers; what is to be done about them stands on „Heute“. */
export function Glance() {
  const { actor } = useOffice()
  if (!seesOrders(actor)) return null
  return (
    <section aria-labelledby="auf-einen-blick" className={`${card} px-4 py-3 no-print`}>
      <header className="flex items-baseline justify-between gap-3">
        <h2 id="auf-einen-blick" className="text-lead">
          {texts.glance.title}
        </h2>
        <Link to="/" className="py-2 text-caption text-accent-ink underline pointer-coarse:py-3">
          {texts.glance.toToday}
        </Link>
      </header>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-2 tablet:grid-cols-6">
        <Waiting />
        {mayKnow(actor, 'canceled-orders') && <Rejected />}
        <SoldOut />
        {mayReadSome(actor, keptByTeam) && <Here />}
        <Silent />
      </dl>
    </section>
  )
}

function Waiting() {
  const { fresh, troubled, queries } = useWaitingOrders()
  const isKnown = queries.every(({ value }) => value !== null)
  const late = troubled.filter(({ missed }) => missed === 'late').length
  return (
    <>
      <Fact label={texts.glance.waiting} count={isKnown ? fresh.length : null} to="/orders" isAlarming />
      <Fact
        label={texts.glance.late}
        count={isKnown ? late : null}
        to="/orders"
        search={{ view: 'missed' }}
        isAlarming
      />
    </>
  )
}

function Rejected() {
  const { today } = useDashboard()
  const { answer } = useStatistic('canceled-orders', { dates: { from: today, to: today } })
  const count = answer?.rows.find(({ key }) => key === 'rejected')?.count ?? 0
  const search = { view: 'history', status: 'rejected' } as const
  return <Fact label={texts.glance.rejected} count={answer && count} to="/orders" search={search} />
}

function SoldOut() {
  const { now } = useDashboard()
  const { scope } = useBranchScope()
  const running = useRunning(now).filter(({ body }) => body.product && isInScope(scope, [body.branch]))
  const products = new Set(running.map(({ body }) => body.product))
  return <Fact label={texts.glance.soldOut} count={products.size} to="/switches" />
}

function Here() {
  const { people } = useNowPeople()
  const { scope } = useBranchScope()
  const here = people?.filter(
    ({ presence, branch }) =>
      (presence === 'here' || presence === 'break') && isInScope(scope, branch === null ? [] : [branch]),
  )
  return <Fact label={texts.glance.here} count={here?.length ?? null} to="/times" />
}

function Silent() {
  const { now } = useDashboard()
  const { devices } = useTroubledDevices(now)
  const silent = devices.filter(({ troubles }) => troubles.includes('silent')).length
  return <Fact label={texts.glance.silent} count={silent} to="/devices" isAlarming />
}

interface FactProps {
  readonly label: string
  /** Null is not known. */
  readonly count: number | null
  readonly to: string
  readonly search?: { readonly view: 'missed' } | { readonly view: 'history'; readonly status: 'rejected' }
  /** More than none wants somebody. */
  readonly isAlarming?: boolean
}

const Fact = ({ label, count, to, search, isAlarming = false }: FactProps) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-caption text-ink-soft">{label}</dt>
    <dd>
      <Link
        to={to}
        search={search}
        aria-label={`${count ?? '–'} ${label}`}
        className={`figures inline-block min-w-11 py-1 text-title font-strong hover:underline pointer-coarse:py-2.5 ${isAlarming && (count ?? 0) > 0 ? 'text-warning' : ''}`}
      >
        {count ?? '–'}
      </Link>
    </dd>
  </div>
)
