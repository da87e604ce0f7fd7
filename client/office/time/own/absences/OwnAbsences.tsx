import { CalendarPlus, Thermometer } from 'lucide-react'
import { useState } from 'react'
import { localTime } from '../../../../../schema/base/zonedTime.ts'
import { absences } from '../../../../../schema/time/absence.ts'
import { isTold, withdrawalOf } from '../../../../../schema/time/ownAbsence.ts'
import { useLive } from '../../../../data/engine/live.ts'
import type { SaidAbsence } from '../../../../data/time/ownAbsences.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { CardList, CardRow } from '../../../shell/CardList.tsx'
import { useZone } from '../../../shell/scope.tsx'
import type { OwnView } from '../useOwnTime.ts'
import { AskAbsence } from './AskAbsence.tsx'
import { type OwnAbsenceRow, ownAbsenceRows, type RefusedWord } from './ownAbsenceRows.ts'
import { texts } from './texts.ts'

const nothingSaid: readonly SaidAbsence[] = []

/** One's own absences: asking for them, what was decided, and taking them back; whole without network. */
export function OwnAbsences({ own }: { readonly own: OwnView }) {
  const { time, documents, isOnline, now } = own
  const [asking, setAsking] = useState<'ask' | 'sick' | null>(null)
  const [isLost, setLost] = useState(false)
  const today = localTime(now, useZone()).date
  const said = useLive(time.absences.said) ?? nothingSaid
  const { rows, refused, isWaiting } = ownAbsenceRows(documents.absences, said)
  const [coming, past] = [rows.filter(({ to }) => to >= today), rows.filter(({ to }) => to < today)]
  const keep = (kept: Promise<void>) => {
    setLost(false)
    kept.catch(() => setLost(true))
  }
  const shown = (some: readonly OwnAbsenceRow[]) => (
    <CardList rows={some}>
      {row => <Absence row={row} today={today} onTakeBack={() => keep(time.absences.takeBack(row.id))} />}
    </CardList>
  )
  return (
    <section aria-labelledby="abwesenheiten" className="flex flex-col gap-3">
      <h2 id="abwesenheiten" className="text-lead">
        {texts.title}
      </h2>
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        <Button variant="secondary" icon={<CalendarPlus size={18} aria-hidden />} onClick={() => setAsking('ask')}>
          {texts.ask}
        </Button>
        <Button variant="secondary" icon={<Thermometer size={18} aria-hidden />} onClick={() => setAsking('sick')}>
          {texts.sick}
        </Button>
      </div>
      <p role="status" className={`text-caption text-ink-soft ${isWaiting ? '' : 'sr-only'}`}>
        {isWaiting && (isOnline ? texts.sending : texts.waiting)}
      </p>
      {isLost && (
        <Notice tone="error" urgent>
          {texts.notKept}
        </Notice>
      )}
      {refused.map(word => (
        <Refused key={word.key} word={word} onDismiss={() => void time.absences.dismiss(word.key)} />
      ))}
      {rows.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {coming.length > 0 && shown(coming.toReversed())}
      {past.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-ink-soft">{texts.earlier}</summary>
          {shown(past)}
        </details>
      )}
      {asking && (
        <AskAbsence
          isSick={asking === 'sick'}
          {...{ documents, today }}
          others={rows.filter(({ state }) => state !== 'leaving')}
          onAsk={asked => keep(time.absences.ask(asked))}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  )
}

interface AbsenceProps {
  readonly row: OwnAbsenceRow
  readonly today: string
  readonly onTakeBack: () => void
}

function Absence({ row, today, onTakeBack }: AbsenceProps) {
  const { state, isHalfDay, reason, answer } = row
  const decided = state === 'waiting' ? 'requested' : state
  const taking =
    decided === 'leaving' || decided === 'withdrawalAsked' ? null : withdrawalOf({ ...row, state: decided }, today)
  const title = titleOf(row)
  const action =
    typeof taking === 'string' ? (
      <Button
        variant="secondary"
        size="small"
        className="min-h-11"
        aria-label={`${taking === 'asked' ? texts.askBack : texts.takeBack}: ${title}`}
        onClick={onTakeBack}
      >
        {taking === 'asked' ? texts.askBack : texts.takeBack}
      </Button>
    ) : null
  return (
    <CardRow actions={action}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium tabular-nums">{title}</span>
        <Badge tone={tones[state]}>{stateText(row)}</Badge>
      </p>
      {isHalfDay && <p className="text-caption text-ink-soft">{texts.half}</p>}
      {reason && <p className="text-caption text-ink-soft wrap-anywhere">{reason}</p>}
      {answer && <p className="wrap-anywhere">{texts.answer(answer)}</p>}
    </CardRow>
  )
}

const titleOf = (row: Pick<OwnAbsenceRow, 'kind' | 'from' | 'to'>): string => absences.title({ ...row })

const tones = {
  requested: 'warning',
  waiting: 'plain',
  leaving: 'plain',
  withdrawalAsked: 'warning',
  approved: 'success',
  refused: 'error',
} as const

function stateText({ kind, state }: OwnAbsenceRow): string {
  if (state === 'requested' && isTold(kind)) return texts.states.told
  return state === 'approved' && isTold(kind) ? texts.states.known : texts.states[state]
}

function Refused({ word: { about, isTakingBack, reason }, onDismiss }: { word: RefusedWord; onDismiss: () => void }) {
  const dismiss = (
    <Button variant="secondary" size="small" className="min-h-11" onClick={onDismiss}>
      {texts.dismiss}
    </Button>
  )
  return (
    <Notice tone="error" actions={dismiss}>
      {isTakingBack || !about ? texts.notTakenBack(reason) : texts.refused(titleOf(about), reason)}
    </Notice>
  )
}
