import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { discardJob, jobSummary, jobs, retryJob } from '../../../schema/base/calls.ts'
import type { ListedJob } from '../../../schema/base/jobs.ts'
import { jobLabel } from '../../../schema/messages/jobKinds.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { texts as areaTexts } from '../areas/texts.ts'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useServerQuery } from '../server/useServerQuery.ts'
import { CardList, CardRow, EmptyCard } from '../shell/CardList.tsx'
import { useOffice, useZone } from '../shell/scope.tsx'
import { texts } from './texts.ts'

type View = 'dead' | 'unconfirmed' | 'waiting'
const statesOf: Readonly<Record<View, string>> = {
  dead: 'dead',
  unconfirmed: 'unconfirmed',
  waiting: 'waiting,leased,queued,handed',
}

/** What the server does by itself: what has failed for good is tried again or given up by a person. */
export function BackgroundJobs() {
  const [view, setView] = useState<View>('dead')
  const summary = useServerQuery(jobSummary)
  const list = useServerQuery(jobs, { query: `?filter[state]=${statesOf[view]}` })
  const count = (name: View) =>
    summary.value ? (name === 'waiting' ? summary.value.waiting + summary.value.queued : summary.value[name]) : null
  const option = (name: View) => ({
    value: name,
    label: `${texts[name]}${count(name) === null ? '' : ` (${count(name)})`}`,
  })
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-4 px-4 py-6 tablet:px-8">
      <div>
        <h1 className="text-head">{areaTexts.pages.jobs}</h1>
        <p className="text-ink-soft">{texts.jobsIntro}</p>
      </div>
      <Segmented
        className="self-start max-tablet:self-stretch"
        label={areaTexts.pages.jobs}
        value={view}
        options={[option('dead'), option('unconfirmed'), option('waiting')]}
        onChange={setView}
      />
      <QueryState queries={[list, summary]} />
      {list.value === null && list.problem === null && <Loading className="h-40" />}
      {list.value?.length === 0 &&
        (view === 'waiting' ? (
          <EmptyCard title={texts.nothingWaiting} />
        ) : (
          <EmptyCard title={texts.allDone} hint={texts.allDoneHint} />
        ))}
      {list.value && list.value.length > 0 && <CardList rows={list.value}>{job => <Job job={job} />}</CardList>}
    </div>
  )
}

function Job({ job }: { job: ListedJob }) {
  const { tell } = useOffice()
  const zone = useZone()
  const { run, isBusy } = useServerAction({ refused: () => texts.decided })
  const decide = async (what: 'retry' | 'discard') => {
    const problem = await run(what === 'retry' ? retryJob : discardJob, { params: { id: job.id } })
    tell({ text: problem ?? (what === 'retry' ? texts.retried : texts.discarded) })
  }
  const isStuck = job.state === 'dead' || job.state === 'unconfirmed'
  const actions = isStuck && (
    <div className="flex flex-wrap gap-2">
      {job.kind === 'print' ? (
        <Link to="/druckauftraege" className={buttonLook({ variant: 'secondary', size: 'small' })}>
          {texts.toPrints}
        </Link>
      ) : (
        <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void decide('retry')}>
          {texts.retry}
        </Button>
      )}
      <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void decide('discard')}>
        {texts.discard}
      </Button>
    </div>
  )
  return (
    <CardRow actions={actions}>
      <p className="font-medium">
        {jobLabel(job.kind)}
        {job.order !== null && <span className="text-ink-soft">{` · ${texts.ofOrder(job.order)}`}</span>}
      </p>
      {job.lastError && <p className="text-caption text-error [overflow-wrap:anywhere]">{job.lastError}</p>}
      <p className="figures text-caption text-ink-soft">
        {`${formatDateTime(Date.parse(isStuck ? job.updatedAt : job.runAt), zone)} · ${texts.tries(job.tries)}`}
      </p>
    </CardRow>
  )
}
