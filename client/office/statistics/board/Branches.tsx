import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { addressAt } from '../../../../schema/base/call.ts'
import type { StatisticAnswer } from '../../../../schema/statistics/answers.ts'
import { formerBranchesCall, statisticCall } from '../../../../schema/statistics/calls.ts'
import { saveFile } from '../../../device/media/saveFile.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { isInScope } from '../../areas/branchScope.ts'
import { useBranchScope } from '../../areas/useBranchScope.ts'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useOffice } from '../../shell/scope.tsx'
import { card, quietButton } from '../../shell/styles.ts'
import { Sparkline } from '../chart/Sparkline.tsx'
import { changeText, tableFile, valueText } from '../chart/values.ts'
import { type Dates, shortDates } from '../period.ts'
import { fairTotals, pointsOf } from '../points.ts'
import { texts } from '../texts.ts'
import { useDashboard } from './dashboardContext.ts'
import { Origin, ordersOf } from './Origin.tsx'
import { mayKnow } from './registry.ts'
import { statisticQuery, useStatistic } from './useStatistic.ts'

type Revenue = StatisticAnswer<'revenue'>

/** Branches side by side, each with what it took in; nothing where there is but one. */
export function Branches() {
  const { actor } = useOffice()
  const { scope, branches } = useBranchScope()
  const mayRead = mayKnow(actor, 'revenue')
  const former = useFormerBranches(mayRead && scope === null)
  const shown = [...branches.filter(({ id }) => isInScope(scope, [id])), ...former]
  return shown.length > 1 && mayRead ? <Table branches={shown} /> : null
}

interface Branch {
  readonly id: number
  readonly name: string
}

/** Those that are deleted and have figures in the period or in the one it is compared with; none where it is not wanted. */
function useFormerBranches(isWanted: boolean): readonly Branch[] {
  const { dates, compared } = useDashboard()
  const ask = (asked: Dates | null) =>
    [isWanted && asked ? formerBranchesCall : null, asked ? { query: statisticQuery(asked) } : {}] as const
  const { value: now } = useServerQuery(...ask(dates))
  const { value: before } = useServerQuery(...ask(compared))
  const names = new Map([...(before ?? []), ...(now ?? [])].map(({ branch, name }) => [branch, name]))
  return isWanted ? [...names].map(([id, name]) => ({ id, name: texts.branches.deleted(name) })) : []
}

function Table({ branches }: { readonly branches: readonly Branch[] }) {
  const { dates, currency } = useDashboard()
  const client = useQueryClient()
  const id = useId()
  const { columns } = texts.branches
  const save = () => {
    const rows = branches.map(branch => {
      const address = addressAt(statisticCall('revenue').path, {}) + statisticQuery(dates, filterOf(branch.id))
      const answer = client.getQueryData<Revenue>([address])
      return [
        branch.name,
        answer?.total ?? null,
        answer?.net ?? null,
        answer?.tax ?? null,
        answer?.orders ?? null,
        answer?.average ?? null,
      ]
    })
    const units = ['text', 'money', 'money', 'money', 'count', 'money'] as const
    const table = { columns: columns.map((label, at) => ({ label, unit: units[at] ?? 'text' })), rows }
    const file = new Blob([tableFile(table, currency)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, texts.card.file(texts.branches.title, shortDates(dates)))
  }
  return (
    <section
      aria-labelledby={id}
      className={`${card} flex min-w-0 flex-col gap-3 p-4 break-inside-avoid desktop:col-span-2 tablet:p-5`}
    >
      <h2 id={id} className="text-lead">
        {texts.branches.title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div role="group" aria-label={texts.branches.table} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr>
              {columns.map((label, at) => (
                <th
                  key={label}
                  scope="col"
                  className={`${cell} text-caption font-medium text-ink-soft ${at === 0 ? '' : 'text-right'}`}
                >
                  {label}
                </th>
              ))}
              <th scope="col" className={`${cell} text-caption font-medium text-ink-soft`}>
                {texts.branches.course}
              </th>
            </tr>
          </thead>
          <tbody>
            {branches.map(branch => (
              <Row key={branch.id} branch={branch} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-caption text-ink-soft">{texts.branches.definition}</p>
      <footer className="-mx-2.5 -mb-2 flex flex-wrap gap-1 no-print">
        <button type="button" className={tool} aria-label={texts.card.asCsv(texts.branches.title)} onClick={save}>
          <Download size={15} aria-hidden />
          {texts.card.csv}
        </button>
        <Origin name="revenue" title={texts.branches.title} className={tool} />
      </footer>
    </section>
  )
}

const tool = `${quietButton} pointer-coarse:min-h-11`
const cell = 'border-b border-line px-2 py-2 whitespace-nowrap first:pl-0'
const filterOf = (branch: number): string => `branch=${branch}`

function Row({ branch: { id, name } }: { readonly branch: Branch }) {
  const { dates, compared, now, currency } = useDashboard()
  const { query, answer } = useStatistic('revenue', { dates, branches: filterOf(id) })
  const { answer: before } = useStatistic(compared ? 'revenue' : null, { dates: compared, branches: filterOf(id) })
  const points = answer && pointsOf(grossOf(answer), before && grossOf(before), answer, now)
  const fair = before && points && fairTotals(points)
  const change = fair && changeText(fair.now, fair.before)
  const figures = answer && [
    valueText(answer.total, 'money', currency),
    valueText(answer.net, 'money', currency),
    valueText(answer.tax, 'money', currency),
    valueText(answer.orders, 'count', currency),
    valueText(answer.average, 'money', currency),
  ]
  return (
    <tr>
      <th scope="row" className={`${cell} font-medium`}>
        {name}
      </th>
      {figures?.map((figure, at) => (
        <td key={texts.branches.columns[at + 1]} className={`${cell} figures text-right`}>
          <Link
            {...ordersOf(dates, id)}
            aria-label={texts.card.originOf(`${texts.branches.columns[at + 1]} ${name}: ${figure}`)}
            className="hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {figure}
          </Link>
        </td>
      ))}
      {!figures && (
        <td colSpan={5} className={cell}>
          {query.problem === null ? <Skeleton className="h-5 w-full" /> : <QueryState queries={[query]} />}
        </td>
      )}
      <td className={cell}>
        <span className="flex items-center gap-2">
          {points && <Sparkline values={points.flatMap(({ value }) => value ?? [])} />}
          {change !== null && <span className="figures text-caption text-ink-soft">{change}</span>}
        </span>
      </td>
    </tr>
  )
}

const grossOf = ({ series }: Revenue) => series.map(({ t, gross }) => ({ t, value: gross }))
