import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { JobSummary, ListedJob } from '../../../schema/messages/outbox.ts'
import { call, NetworkError } from '../../data/engine/http.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { AskedProblem } from '../AskedProblem.tsx'
import { useOffice, useSettings } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { useAsked } from '../useAsked.ts'
import { de } from './texts.ts'

type View = 'dead' | 'unconfirmed' | 'waiting'
const statesOf: Readonly<Record<View, string>> = {
  dead: 'dead',
  unconfirmed: 'unconfirmed',
  waiting: 'waiting,leased,queued,handed',
}

/** What the server does by itself: what has failed for good is tried again or given up by a person. */
export function BackgroundJobs() {
  const [view, setView] = useState<View>('dead')
  const summary = useAsked<JobSummary>('/api/jobs/summary')
  const list = useAsked<readonly ListedJob[]>(`/api/jobs?filter[state]=${statesOf[view]}`)
  const refresh = () => {
    summary.again()
    list.again()
  }
  const count = (name: View) =>
    summary.value ? (name === 'waiting' ? summary.value.waiting + summary.value.queued : summary.value[name]) : null
  const option = (name: View) => ({
    value: name,
    label: `${de[name]}${count(name) === null ? '' : ` (${count(name)})`}`,
  })
  const problem = list.problem ?? summary.problem
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-4 px-4 py-6 tablet:px-8">
      <div>
        <h1 className="text-head">{de.jobs}</h1>
        <p className="text-ink-soft">{de.jobsIntro}</p>
      </div>
      <Segmented
        className="self-start max-tablet:self-stretch"
        label={de.jobs}
        value={view}
        options={[option('dead'), option('unconfirmed'), option('waiting')]}
        onChange={setView}
      />
      <AskedProblem problem={problem} again={de.again} onAgain={refresh} />
      {list.value?.length === 0 && (
        <div className="rounded-card bg-sunken p-6">
          <h2 className="text-lead">{view === 'waiting' ? de.nothingWaiting : de.allDone}</h2>
          {view !== 'waiting' && <p className="text-ink-soft">{de.allDoneHint}</p>}
        </div>
      )}
      {list.value && list.value.length > 0 && (
        <ul className={`${card} divide-y divide-line`}>
          {list.value.map(job => (
            <li key={job.id}>
              <Job job={job} onDecided={refresh} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Job({ job, onDecided }: { job: ListedJob; onDecided: () => void }) {
  const { tell } = useOffice()
  const zone = useSettings()?.timeZone ?? 'Europe/Vienna'
  const [isBusy, setBusy] = useState(false)
  const decide = async (what: 'retry' | 'discard') => {
    setBusy(true)
    try {
      const answer = await call(`/api/jobs/${job.id}/${what}`, { method: 'POST' })
      tell({ text: answer.ok ? (what === 'retry' ? de.retried : de.discarded) : de.decided })
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      tell({ text: de.offline })
    }
    setBusy(false)
    onDecided()
  }
  const isStuck = job.state === 'dead' || job.state === 'unconfirmed'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">
          {de.kinds[job.kind] ?? job.kind}
          {job.order !== null && <span className="text-ink-soft">{` · ${de.ofOrder(job.order)}`}</span>}
        </p>
        {job.lastError && <p className="text-caption text-error [overflow-wrap:anywhere]">{job.lastError}</p>}
        <p className="figures text-caption text-ink-soft">
          {`${formatDateTime(Date.parse(isStuck ? job.updatedAt : job.runAt), zone)} · ${de.tries(job.tries)}`}
        </p>
      </div>
      {isStuck && (
        <div className="flex flex-wrap gap-2">
          {job.kind === 'print' ? (
            <Link to="/druckauftraege" className={buttonLook({ variant: 'secondary', size: 'small' })}>
              {de.toPrints}
            </Link>
          ) : (
            <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void decide('retry')}>
              {de.retry}
            </Button>
          )}
          <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void decide('discard')}>
            {de.discard}
          </Button>
        </div>
      )}
    </div>
  )
}
