import { useMemo, useState } from 'react'
import { approveCorrection, correctActivity, refuseCorrection } from '../../../../../schema/time/calls.ts'
import { proposedLeaving } from '../../../../../schema/time/leaving.ts'
import { shifts } from '../../../../../schema/time/shift.ts'
import { useLive } from '../../../../data/engine/live.ts'
import { now } from '../../../../device/clock.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { formatTime } from '../../../../ui/format.ts'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { useServerAction } from '../../../server/useServerAction.ts'
import { CardRow } from '../../../shell/CardList.tsx'
import { useOffice, useZone } from '../../../shell/scope.tsx'
import type { WorkTimes } from '../../entry/entryForm.ts'
import type { EntryTarget } from '../EntryDialog.tsx'
import { timesOfEntry, timesText } from '../entryTimes.ts'
import { ChangeRows } from '../month/WorkRows.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { texts } from '../texts.ts'
import type { ToDecide } from './decisions.ts'

export interface DecisionRowProps {
  readonly decision: ToDecide
  readonly nameOf: (id: number) => string
  /** Others only read it. */
  readonly mayDecide: boolean
  readonly onOpen: (target: EntryTarget) => void
}

/** Work with what is to be decided about it, and the ways to decide. */
export function DecisionRow({ decision, nameOf, mayDecide, onOpen }: DecisionRowProps) {
  const { entry, kind, correction } = decision
  const zone = useZone()
  const [isRefusing, setRefusing] = useState(false)
  const { run, isBusy, problem } = useServerAction({ offline: texts.entry.offline })
  const { tell } = useOffice()
  const end = useProposedEnd(decision)
  const times = timesOfEntry(entry.late ?? entry)
  const name = nameOf(entry.user)
  const told = (failed: string | null, done: string) => {
    if (failed === null) tell({ text: done })
    return failed
  }
  const approve = async (uid: string) => {
    const failed = await run(approveCorrection, { params: { uid }, body: { uid: crypto.randomUUID() } })
    told(failed, texts.decide.approved)
  }
  const refuse = async (uid: string, answer: string) => {
    const body = { uid: crypto.randomUUID(), answer }
    return told(await run(refuseCorrection, { params: { uid }, body }), texts.decide.refused)
  }
  const keep = async (kept: WorkTimes, endedAt: number, reason: string) => {
    const body = { ...callOf(kept, endedAt), uid: crypto.randomUUID(), reason }
    told(await run(correctActivity, { params: { id: entry.id }, body }), texts.entry.saved)
  }
  const open = () =>
    onOpen({
      title: `${texts.entry.correct}: ${name}`,
      about: { id: entry.id },
      times: { ...times, endedAt: end ?? times.endedAt },
      reason: kind === 'end' ? texts.decide.endReason : '',
    })
  const small = { variant: 'secondary', size: 'small', className: 'pointer-coarse:min-h-11', disabled: isBusy } as const
  return (
    <CardRow
      actions={
        mayDecide && (
          <div className="flex flex-wrap gap-2">
            {correction && (
              <>
                <Button {...small} variant="primary" onClick={() => void approve(correction.uid)}>
                  {texts.decide.approve}
                </Button>
                <Button {...small} onClick={() => setRefusing(true)}>
                  {texts.decide.refuse}
                </Button>
              </>
            )}
            {kind === 'end' && end !== null && (
              <Button {...small} variant="primary" onClick={() => void keep(times, end, texts.decide.endReason)}>
                {texts.decide.takeEnd(formatTime(end, zone))}
              </Button>
            )}
            {kind === 'check' && decision.mayConfirm && times.endedAt !== null && (
              <Button
                {...small}
                variant="primary"
                onClick={() => void keep(times, times.endedAt ?? 0, texts.decide.checkedReason)}
              >
                {texts.decide.confirm}
              </Button>
            )}
            <Button {...small} onClick={open}>
              {texts.month.correct}
            </Button>
          </div>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{name}</span>
        {entry.flags.map(flag => (
          <Badge key={flag} tone="warning">
            {texts.flags[flag]}
          </Badge>
        ))}
      </p>
      <p className="mt-1 text-caption tabular-nums text-ink-soft">
        {`${timesText(entry.late ?? { ...entry, startedAt: entry.startedAt ?? '' }, zone)} · ${texts.sources[entry.source]}`}
      </p>
      <ChangeRows corrections={entry.corrections} nameOf={nameOf} />
      {!isRefusing && <ProblemNotice problem={problem} />}
      {isRefusing && correction && (
        <ReasonDialog
          title={texts.decide.refuseOf(name)}
          verb={texts.decide.refuse}
          onReason={answer => refuse(correction.uid, answer)}
          onClose={() => setRefusing(false)}
        />
      )}
    </CardRow>
  )
}

/** When (epoch ms) the person most likely went, by their shifts on this device; null where the end is not missing. */
function useProposedEnd({ entry, kind }: ToDecide): number | null {
  const { office } = useOffice()
  const { user } = entry
  const live = useMemo(
    () => office.list(shifts.type, { keep: ({ body }) => body['user'] === user, limit: Number.MAX_SAFE_INTEGER }),
    [office, user],
  )
  const rows = useLive(live)?.rows
  if (kind !== 'end' || !rows) return null
  const planned = rows.map(({ body }) => ({ from: String(body['from']), to: String(body['to']) }))
  const { startedAt, endedAt, breaks } = timesOfEntry(entry)
  const proposed = proposedLeaving({ startedAt, endedAt, breaks }, { shifts: planned, works: [] }, now())
  return endedAt === null ? proposed : Math.min(proposed, endedAt)
}

/** Times as they are sent: a break that goes on ends with the work, one after its end never was. */
function callOf({ startedAt, breaks, project, task }: WorkTimes, endedAt: number) {
  const iso = (at: number) => new Date(at).toISOString()
  const kept = breaks
    .map(({ from, to }) => ({ from, to: Math.min(to ?? endedAt, endedAt) }))
    .filter(({ from, to }) => from < to)
  return {
    startedAt: iso(startedAt),
    endedAt: iso(endedAt),
    breaks: kept.map(({ from, to }) => ({ from: iso(from), to: iso(to) })),
    project,
    task,
  }
}
