import { useState } from 'react'
import { keysOf } from '../../../../../schema/base/keys.ts'
import { nameOfPerson } from '../../../../../schema/business/personName.ts'
import type { CarryReason } from '../../../../../schema/time/clockEvent.ts'
import type { YearPerson } from '../../../../../schema/time/yearCalls.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { useOffice } from '../../../shell/scope.tsx'
import { hoursText } from '../../timeText.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { texts } from './texts.ts'
import { useYearStep } from './useYearStep.ts'

interface YearDeedsProps {
  readonly person: YearPerson
  readonly year: number
}

/** Closing somebody's year that is over, and opening it again. */
export function YearDeeds({ person, year }: YearDeedsProps) {
  const { user, closing, isLocked, december, figures, country } = person
  const { tell } = useOffice()
  const [because, setBecause] = useState<CarryReason | null>(null)
  const [isOpening, setOpening] = useState(false)
  const { close, reopen, isBusy, problem } = useYearStep(year)
  const name = nameOfPerson(user)
  const told = (failed: string | null, step: 'close' | 'reopen') => {
    if (failed === null) tell({ text: texts.done[step] })
    return failed
  }
  const small = { size: 'small', className: 'pointer-coarse:min-h-11', disabled: isBusy } as const
  const reasons = keysOf(texts.reasons)
  return (
    <div className="flex w-full flex-col gap-3">
      {!isOpening && <ProblemNotice problem={problem} />}
      {closing?.hasMoved && (
        <Notice tone="warning">
          {texts.moved(hoursText(closing.figures.balanceMinutes, true), hoursText(figures.balanceMinutes, true))}
        </Notice>
      )}
      {closing && isLocked && <p className="text-ink-soft">{texts.locked}</p>}
      {!closing && december !== 'approved' && <Notice tone="warning">{texts.december}</Notice>}
      {!closing && country === 'DE' && (figures.vacation?.left ?? 0) > 0 && (
        <Select
          className="max-w-sm"
          label={texts.because}
          value={because ?? ''}
          onChange={({ target }) => setBecause(reasons.find(key => key === target.value) ?? null)}
        >
          <option value="">{texts.noReason}</option>
          {reasons.map(key => (
            <option key={key} value={key}>
              {texts.reasons[key]}
            </option>
          ))}
        </Select>
      )}
      {!isLocked && (
        <div className="flex flex-wrap gap-2">
          {closing ? (
            <Button {...small} variant="secondary" onClick={() => setOpening(true)}>
              {texts.reopen}
            </Button>
          ) : (
            <Button
              {...small}
              aria-label={texts.closeOf(name)}
              onClick={() => void close(person, because).then(failed => told(failed, 'close'))}
            >
              {texts.close}
            </Button>
          )}
        </div>
      )}
      {isOpening && (
        <ReasonDialog
          title={texts.reopenOf(name)}
          verb={texts.reopen}
          onReason={async reason => told(await reopen(person, reason), 'reopen')}
          onClose={() => setOpening(false)}
        />
      )}
    </div>
  )
}
