import type { ReactNode } from 'react'
import { localTime } from '../../../../../schema/base/zonedTime.ts'
import type { OpenTimes } from '../../../../../schema/time/activity.ts'
import { useLive } from '../../../../data/engine/live.ts'
import type { OwnCorrection } from '../../../../data/time/ownDocuments.ts'
import type { OwnEntries, SaidEntry } from '../../../../data/time/ownEntries.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { CardList, CardRow } from '../../../shell/CardList.tsx'
import { useOffice, useTitles, useZone } from '../../../shell/scope.tsx'
import { dayText, spanOfTime } from '../../timeText.ts'
import type { OwnView } from '../useOwnTime.ts'
import { texts } from './texts.ts'

const none: readonly SaidEntry[] = []

interface OwnCorrectionsProps {
  readonly own: OwnView
  /** Opens what the server did not take, so that it can be mended and sent again. */
  readonly onMend: (said: SaidEntry) => void
}

/** What was written down about one's own time: what waits, what was decided and why; and what has not been sent. */
export function OwnCorrections({ own, onMend }: OwnCorrectionsProps) {
  const { entries } = own.time
  const said = useLive(entries.said) ?? none
  const open = said.filter(({ state }) => state !== 'taken')
  const { corrections } = own.documents
  if (corrections.length + open.length === 0) return null
  const rows = [
    ...open.map(each => ({ id: each.key, row: <Unsent said={each} entries={entries} onMend={() => onMend(each)} /> })),
    ...corrections.map(each => ({
      id: each.uid,
      row: <Told correction={each} said={said} onTakeBack={() => void entries.takeBack(each.uid)} />,
    })),
  ]
  return (
    <section aria-labelledby="korrekturen" className="flex flex-col gap-3">
      <h2 id="korrekturen" className="text-lead">
        {texts.title}
      </h2>
      <CardList rows={rows}>{({ row }) => row}</CardList>
    </section>
  )
}

interface ToldProps {
  readonly correction: OwnCorrection
  readonly said: readonly SaidEntry[]
  readonly onTakeBack: () => void
}

function Told({ correction, said, onTakeBack }: ToldProps) {
  const { me } = useOffice()
  const { uid, old, author, decidedBy, reason, answer } = correction
  const state = stateOf(correction)
  const isLeaving = said.some(({ body }) => body.what === 'takeBack' && body.correction === uid)
  const others = [author, decidedBy].filter(id => id !== null && id !== me.user.id)
  const names = useTitles(others.flatMap(id => (id === null ? [] : [['users', id] as const])))
  const who = others.at(-1)
  const name = who === undefined || who === null ? undefined : names.get(`users:${who}`)
  return (
    <Row
      badge={<Badge tone={tones[state]}>{texts.states[state]}</Badge>}
      actions={
        state === 'waiting' &&
        author === me.user.id && (
          <Button variant="secondary" size="small" className="min-h-11" busy={isLeaving} onClick={onTakeBack}>
            {texts.takeBack}
          </Button>
        )
      }
      times={correction.new}
      old={old}
      lines={[
        texts.reasonOf(reason),
        ...(name ? [texts.by(name)] : []),
        ...(answer === '' ? [] : [texts.answer(answer)]),
      ]}
    />
  )
}

function stateOf({ isApproved, decidedBy, author }: OwnCorrection) {
  if (isApproved === null) return 'waiting'
  if (isApproved) return decidedBy === null ? 'decided' : 'approved'
  return decidedBy === author ? 'takenBack' : 'refused'
}

const tones = {
  waiting: 'warning',
  approved: 'success',
  decided: 'plain',
  refused: 'error',
  takenBack: 'plain',
} as const

interface UnsentProps {
  readonly said: SaidEntry
  readonly entries: OwnEntries
  readonly onMend: () => void
}

function Unsent({ said: { key, body, state, reason }, entries, onMend }: UnsentProps) {
  const isRefused = state === 'refused'
  const call = body.what === 'add' || body.what === 'correct' ? body.call : null
  const times = call && {
    startedAt: Date.parse(call.startedAt),
    endedAt: Date.parse(call.endedAt),
    breaks: call.breaks.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })),
    project: null,
    task: null,
  }
  const why = body.what === 'takeBack' ? texts.takenBack : texts.reasonOf(body.call.reason)
  return (
    <Row
      badge={
        <Badge tone={isRefused ? 'error' : 'plain'}>{isRefused ? texts.states.notTaken : texts.states.unsent}</Badge>
      }
      actions={
        isRefused && (
          <div className="flex flex-wrap gap-2">
            {body.what !== 'takeBack' && (
              <Button variant="secondary" size="small" className="min-h-11" onClick={onMend}>
                {texts.mend}
              </Button>
            )}
            <Button variant="quiet" size="small" className="min-h-11" onClick={() => void entries.dismiss(key)}>
              {texts.discard}
            </Button>
          </div>
        )
      }
      times={times}
      old={null}
      lines={[why, ...(isRefused ? [reason] : [])]}
    />
  )
}

interface RowProps {
  readonly badge: ReactNode
  readonly actions: ReactNode
  readonly times: OpenTimes | null
  readonly old: OpenTimes | null
  readonly lines: readonly string[]
}

function Row({ badge, actions, times, old, lines }: RowProps) {
  const zone = useZone()
  const text = (given: OpenTimes) =>
    [
      spanOfTime(given.startedAt, given.endedAt, zone),
      ...given.breaks.map(({ from, to }) => texts.breakOf(spanOfTime(from, to, zone))),
    ].join(', ')
  const day = times ?? old
  return (
    <CardRow actions={actions}>
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {day && dayText(localTime(day.startedAt, zone).date)} {times ? text(times) : texts.removed}
        {badge}
      </p>
      {old && (
        <p className="figures text-caption text-ink-soft">
          {texts.was} {text(old)}
        </p>
      )}
      {lines.map(line => (
        <p key={line} className="text-caption text-ink-soft">
          {line}
        </p>
      ))}
    </CardRow>
  )
}
