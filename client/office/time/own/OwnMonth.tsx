import { localTime } from '../../../../schema/base/zonedTime.ts'
import { monthSheet } from '../../../../schema/time/officeCalls.ts'
import { now } from '../../../device/clock.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { addMonths, monthOf } from '../../../ui/dates/calendar.ts'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { texts } from '../team/texts.ts'
import { useMonthStep } from '../team/useMonthStep.ts'
import { hoursText, monthText } from '../timeText.ts'

/** One's own month that is over, handed in to whoever leads; nothing where there was no work in it. */
export function OwnMonth() {
  const { me } = useOffice()
  const month = addMonths(monthOf(localTime(now(), useZone()).date), -1)
  const { value: sheet } = useServerQuery(monthSheet, { params: { user: me.user.id, month } })
  const { take, isBusy, problem } = useMonthStep(me.user.id, month)
  if (!sheet || (sheet.activities.length === 0 && sheet.steps.length === 0)) return null
  const { state, steps, sums, balanceMinutes } = sheet
  const last = steps.at(-1)
  const hints = {
    draft: last?.step === 'reopen' ? texts.own.reopened(last.reason) : texts.own.hint,
    submitted: texts.own.waits,
    approved: texts.own.approved,
  }
  return (
    <section aria-labelledby="eigener-monat" className={`${card} flex flex-col gap-3 p-4`}>
      <h2 id="eigener-monat" className="flex flex-wrap items-center justify-between gap-2 text-lead">
        {monthText(month)}
        <Badge tone={state === 'approved' ? 'success' : state === 'submitted' ? 'warning' : 'plain'}>
          {texts.states[state]}
        </Badge>
      </h2>
      <p className="figures">{texts.own.sums(hoursText(sums.worked), hoursText(balanceMinutes, true))}</p>
      <p className="text-caption text-ink-soft">{hints[state]}</p>
      <ProblemNotice problem={problem} />
      {state === 'draft' && (
        <Button variant="secondary" className="self-start" busy={isBusy} onClick={() => void take('submit')}>
          {texts.own.submit(monthText(month))}
        </Button>
      )}
    </section>
  )
}
