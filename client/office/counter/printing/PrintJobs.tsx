import { X } from 'lucide-react'
import { may, orderAccess } from '../../../../schema/base/access.ts'
import { printerStatus, printJobs } from '../../../../schema/counter/calls.ts'
import type { PrinterStatus, PrintJobView } from '../../../../schema/counter/printing.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { texts as areaTexts } from '../../areas/texts.ts'
import { Loading } from '../../server/Loading.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { BranchSelect } from '../../shell/BranchSelect.tsx'
import { CardList, EmptyCard } from '../../shell/CardList.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useOffice, useTitles } from '../../shell/scope.tsx'
import { texts as shellTexts } from '../../shell/texts.ts'
import { JobRow } from './JobRow.tsx'
import { Printers } from './Printers.tsx'
import { texts } from './texts.ts'
import { type PrintView, statesOf } from './views.ts'

/** While somebody looks at it. */
const ASK_MS = 5000
const LIMIT = 100

/** What is looked at; null for all that the person may see. */
export interface PrintScope {
  readonly view: PrintView
  readonly branch: number | null
  readonly printer: number | null
}

interface PrintJobsProps {
  readonly scope: PrintScope
  readonly onScope: (scope: PrintScope) => void
}

/** Printers and what they print: what nobody knows the end of is decided here. */
export function PrintJobs({ scope, onScope }: PrintJobsProps) {
  const { view, branch, printer: only } = scope
  const filter = `${branch === null ? '' : `&filter[branch]=${branch}`}${only === null ? '' : `&filter[printer]=${only}`}`
  const status = useServerQuery(printerStatus, { everyMs: ASK_MS })
  const jobs = useServerQuery(printJobs, {
    query: `?filter[state]=${statesOf[view]}&limit=${LIMIT}${filter}`,
    everyMs: ASK_MS,
  })
  const printers = status.value?.filter(printer => branch === null || printer.branch === branch)
  const shown = (printers ?? []).filter(({ id }) => only === null || id === only)
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-5 px-4 py-6 tablet:px-8">
      <PageHead title={areaTexts.pages.prints} intro={texts.intro}>
        <BranchFilter
          printers={status.value ?? []}
          branch={branch}
          onBranch={chosen => onScope({ ...scope, branch: chosen, printer: null })}
        />
      </PageHead>
      <QueryState queries={[status, jobs]} />
      {(printers?.length ?? 0) > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Segmented
              className="max-tablet:w-full"
              label={texts.viewLabel}
              value={view}
              options={(['undecided', 'open', 'settled'] as const).map(value => ({
                value,
                label: labelOf(value, shown),
              }))}
              onChange={chosen => onScope({ ...scope, view: chosen })}
            />
            {only !== null && (
              <Chip pressed icon={<X size={15} aria-hidden />} onClick={() => onScope({ ...scope, printer: null })}>
                {texts.only(shown[0]?.name ?? shellTexts.unknown)}
              </Chip>
            )}
          </div>
          {jobs.value ? (
            <Jobs jobs={jobs.value} view={view} printers={status.value ?? []} />
          ) : (
            jobs.problem === null && <Loading className="h-24" />
          )}
        </>
      )}
      {printers ? (
        <Printers printers={printers} isFiltered={branch !== null} />
      ) : (
        status.problem === null && <Loading className="h-28" />
      )}
    </div>
  )
}

function labelOf(view: PrintView, printers: readonly PrinterStatus[]): string {
  if (view === 'settled') return texts.views.settled
  const countOf = ({ unconfirmed, failed, waiting }: PrinterStatus) =>
    view === 'open' ? waiting : unconfirmed + failed
  return `${texts.views[view]} (${printers.reduce((sum, printer) => sum + countOf(printer), 0)})`
}

interface BranchFilterProps {
  readonly printers: readonly PrinterStatus[]
  readonly branch: number | null
  readonly onBranch: (branch: number | null) => void
}

function BranchFilter({ printers, branch, onBranch }: BranchFilterProps) {
  const ids = [...new Set(printers.map(printer => printer.branch))]
  const titles = useTitles(ids.map(id => ['branches', id] as const))
  const branches = ids.map(id => ({ id, name: titles.get(`branches:${id}`) ?? String(id) }))
  return <BranchSelect {...{ branches, branch, onBranch }} />
}

interface JobsProps {
  readonly jobs: readonly PrintJobView[]
  readonly view: PrintView
  readonly printers: readonly PrinterStatus[]
}

function Jobs({ jobs, view, printers }: JobsProps) {
  const { actor } = useOffice()
  const names = new Map(printers.map(({ id, name }) => [id, name]))
  if (jobs.length === 0) return <Empty view={view} />
  return (
    <>
      <CardList rows={jobs}>
        {job => (
          <JobRow
            job={job}
            insteadOf={job.insteadOf === null ? null : (names.get(job.insteadOf) ?? null)}
            isAllowed={job.branch !== null && may(actor, 'update', orderAccess, [job.branch])}
          />
        )}
      </CardList>
      {jobs.length === LIMIT && <p className="text-caption text-ink-soft">{texts.newest(LIMIT)}</p>}
    </>
  )
}

function Empty({ view }: { view: PrintView }) {
  const words = {
    undecided: { title: texts.emptyUndecided, hint: texts.emptyUndecidedHint },
    open: { title: texts.emptyOpen, hint: texts.emptyOpenHint },
    settled: { title: texts.emptySettled, hint: texts.emptySettledHint },
  }
  return <EmptyCard {...words[view]} />
}
