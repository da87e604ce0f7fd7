import { useMemo, useState } from 'react'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { stepShiftOffer } from '../../../../schema/time/calls.ts'
import { offerOf } from '../../../../schema/time/offers/offered.ts'
import { plannedOf } from '../../../../schema/time/plan/planned.ts'
import { dayText } from '../../../../schema/time/plan/words.ts'
import { type Shift, shifts } from '../../../../schema/time/shift.ts'
import { shiftText } from '../../../../schema/time/shiftText.ts'
import { useLive } from '../../../data/engine/live.ts'
import { Button } from '../../../ui/Button.tsx'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { CardList, CardRow } from '../../shell/CardList.tsx'
import { useOffice, useTitles, useZone } from '../../shell/scope.tsx'
import { typedRow } from '../../shell/typedRow.ts'
import { ReasonDialog } from '../../time/team/ReasonDialog.tsx'
import { texts } from './texts.ts'
import { useOffersToDecide } from './useOffersToDecide.ts'

/** Shifts somebody wants to take, each with who has it now and the ways to decide; nothing where none waits. */
export function OfferDecisions({ onShow }: { readonly onShow: (date: string) => void }) {
  const waiting = useOffersToDecide()
  const { office } = useOffice()
  const wanted = waiting.flatMap(shift => offerOf(shift)?.inReturn ?? []).join(',')
  const live = useMemo(() => {
    const ids = new Set(wanted.split(',').map(Number))
    return office.list(shifts.type, { keep: ({ id }) => ids.has(id), limit: ids.size })
  }, [office, wanted])
  const given = (useLive(live)?.rows ?? []).flatMap(row => typedRow(shifts, row) ?? [])
  const people = waiting.flatMap(({ user, offer }) => [user, offer?.taker].flatMap(id => id ?? []))
  const names = useTitles(people.map(id => ['users', id] as const))
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="dienste-wechseln" className="flex flex-col gap-2">
      <h2 id="dienste-wechseln" className="text-lead">
        {texts.title}
      </h2>
      <CardList rows={waiting}>
        {shift => (
          <Decision
            {...{ shift, onShow }}
            returned={given.find(({ id }) => id === offerOf(shift)?.inReturn) ?? null}
            nameOf={id => names.get(`users:${id}`) ?? ''}
          />
        )}
      </CardList>
    </section>
  )
}

interface DecisionProps {
  readonly shift: Shift
  /** What is given for it. */
  readonly returned: Shift | null
  readonly nameOf: (user: number) => string
  readonly onShow: (date: string) => void
}

function Decision({ shift, returned, nameOf, onShow }: DecisionProps) {
  const zone = useZone()
  const { tell } = useOffice()
  const [isRefusing, setRefusing] = useState(false)
  const { run, isBusy, problem } = useServerAction({ offline: texts.offline })
  const small = { size: 'small', className: 'pointer-coarse:min-h-11', disabled: isBusy } as const
  const offer = offerOf(shift)
  const words = wordsOf(shift, zone)
  const decide = async (step: 'approve' | 'refuse', answer: string) => {
    const body = { uid: crypto.randomUUID(), answer }
    const failed = await run(stepShiftOffer, { params: { id: shift.id, step }, body })
    if (failed === null) tell({ text: step === 'approve' ? texts.approved : texts.refused })
    return failed
  }
  return (
    <CardRow
      actions={
        <div className="flex flex-wrap gap-2">
          <Button {...small} aria-label={`${texts.approve}: ${words}`} onClick={() => void decide('approve', '')}>
            {texts.approve}
          </Button>
          <Button
            {...small}
            variant="secondary"
            aria-label={`${texts.refuse}: ${words}`}
            onClick={() => setRefusing(true)}
          >
            {texts.refuse}
          </Button>
          <Button {...small} variant="quiet" onClick={() => onShow(localTime(Date.parse(shift.from), zone).date)}>
            {texts.show}
          </Button>
        </div>
      }
    >
      <p className="figures font-medium">{words}</p>
      <p className="text-caption text-ink-soft">
        {texts.from(shift.user ? nameOf(shift.user) : texts.open, nameOf(offer?.taker ?? 0))}
      </p>
      {returned && <p className="figures text-caption text-ink-soft">{texts.inReturn(wordsOf(returned, zone))}</p>}
      {!isRefusing && <ProblemNotice problem={problem} />}
      {isRefusing && (
        <ReasonDialog
          title={texts.refuseOf(words)}
          verb={texts.refuse}
          onReason={answer => decide('refuse', answer)}
          onClose={() => setRefusing(false)}
        />
      )}
    </CardRow>
  )
}

/** 'Mi 5.8. 6–14:30' in a zone. */
function wordsOf(shift: Shift, zone: string): string {
  const planned = plannedOf(shift, zone)
  return `${dayText(planned.date)} ${shiftText(planned)}`
}
