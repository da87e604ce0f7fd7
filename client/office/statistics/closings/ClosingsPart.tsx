import { useState } from 'react'
import { closingSumsCall, closingsCall } from '../../../../schema/statistics/calls.ts'
import { isEmptyClosing } from '../../../../schema/statistics/closing/closing.ts'
import { Select } from '../../../ui/Select.tsx'
import { useBranchScope } from '../../areas/useBranchScope.ts'
import { Loading } from '../../server/Loading.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { card } from '../../shell/styles.ts'
import { useDashboard } from '../board/dashboardContext.ts'
import { ClosingDays } from './ClosingDays.tsx'
import { ClosingFiles } from './ClosingFiles.tsx'
import { ClosingSheet } from './ClosingSheet.tsx'
import { texts } from './texts.ts'

/** What a branch closed its days with: for one branch at a time, because each is closed by itself. */
export function ClosingsPart() {
  const { scope } = useBranchScope()
  const branches = useClosedBranches()
  const [chosen, setChosen] = useState<number | null>(null)
  const wanted = chosen ?? scope?.[0]
  const branch = branches.find(({ id }) => id === wanted) ?? branches[0]
  return (
    <div className="flex min-w-0 flex-col gap-4 desktop:col-span-2">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{texts.intro}</p>
        {branches.length > 1 && (
          <Select
            className="w-full no-print tablet:w-64"
            label={texts.branch}
            value={branch?.id ?? ''}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {branch && <BranchClosings key={branch.id} branch={branch} />}
    </div>
  )
}

/** Those there are, and those that are deleted and closed with something in this period. */
function useClosedBranches() {
  const { dates } = useDashboard()
  const { branches } = useBranchScope()
  const { value } = useServerQuery(closingSumsCall, { query: `?from=${dates.from}&to=${dates.to}` })
  const deleted = (value?.branches ?? []).filter(({ branch }) => !branches.some(({ id }) => id === branch))
  return [...branches, ...deleted.map(({ branch, name }) => ({ id: branch, name: texts.deleted(name) }))]
}

function BranchClosings({ branch }: { readonly branch: { readonly id: number; readonly name: string } }) {
  const { dates } = useDashboard()
  const query = useServerQuery(closingsCall, { query: `?branch=${branch.id}&from=${dates.from}&to=${dates.to}` })
  const { value, asOf } = query
  const days = (value?.days ?? []).filter(day => !isEmptyClosing(day))
  return (
    <>
      <QueryState queries={[query]} />
      {!value && query.problem === null && <Loading className="h-72" label={texts.loading} />}
      {value && days.length === 0 && asOf !== null && (
        <p className={`${card} px-4 py-12 text-center text-ink-soft`}>{texts.empty}</p>
      )}
      {value && days.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-2">
          <ClosingSheet name={branch.name} closings={value} />
          <div className="flex min-w-0 flex-col gap-4">
            <ClosingDays branch={branch.id} days={days} currency={value.currency} />
            <ClosingFiles branch={branch} dates={dates} />
          </div>
        </div>
      )}
    </>
  )
}
