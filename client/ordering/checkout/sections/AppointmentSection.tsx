import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { takesLaterOrders } from '../../../../schema/business/canOrderNow.ts'
import { earliestStart } from '../../../../schema/ordering/slots.ts'
import { useFreshness } from '../../../data/shop/useCatalogue.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Radio } from '../../../ui/Choice.tsx'
import { promiseText } from '../../../ui/dates/PromiseText.tsx'
import { formatMoment } from '../../../ui/format.ts'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'
import { Section } from './Section.tsx'

/**
 * When the order is wanted: as soon as possible where the branch takes that, or at a slot.
 * `now` in epoch ms.
 */
export function AppointmentSection({ editor, now }: { editor: FormEditor; now: number }) {
  const { draft, branch, quote, problemAt, change } = editor
  const [isChoosing, setChoosing] = useState(false)
  const { appointment } = draft
  const error = problemAt('appointmentDate')
  const set = (at: number | null) => change({ appointment: at }, ['appointmentDate'])
  const moment = (at: number) => formatMoment(at, now, branch.timeZone)
  // An order that starts at once needs no word about when; otherwise the first slot is what "soon" means.
  const { online } = useFreshness()
  const soon = quote.promise.isSoon ? promiseText(quote.promise.at, now, branch.timeZone, !online) : undefined
  const isLater = quote.earliest !== null && quote.earliest - now > LATER_MS
  const mayBeFixed = takesLaterOrders(branch)
  return (
    <Section heading={texts.appointment.heading}>
      {!branch.isAppointmentRequired && (
        <Radio
          framed
          name="appointment"
          label={texts.appointment.soon}
          description={
            isLater && !quote.promise.isSoon && quote.earliest !== null
              ? texts.appointment.soonFrom(moment(quote.earliest))
              : soon
          }
          checked={appointment === null}
          onChange={() => set(null)}
          error={mayBeFixed ? undefined : error}
        />
      )}
      {mayBeFixed && !branch.isAppointmentRequired && (
        <Radio
          framed
          name="appointment"
          label={appointment === null ? texts.appointment.fixed : sentence(moment(appointment))}
          checked={appointment !== null}
          onChange={() => setChoosing(true)}
          error={error}
        />
      )}
      {branch.isAppointmentRequired && (
        <RequiredMoment moment={appointment === null ? null : moment(appointment)} error={error} />
      )}
      {mayBeFixed && (appointment !== null || branch.isAppointmentRequired) && (
        <Button
          variant="secondary"
          name="appointmentDate"
          className="self-start"
          icon={<CalendarClock size={18} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {appointment === null ? texts.appointment.choose : texts.appointment.change}
        </Button>
      )}
      {isChoosing && (
        <Suspense>
          <AppointmentDialog
            {...{ branch, appointment, now }}
            mode={draft.mode}
            items={draft.items}
            earliest={earliestOf(quote)}
            onChoose={at => {
              set(at)
              setChoosing(false)
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}

/** Where there is no 'as soon as possible' there is nothing to choose between: the moment itself, or what is missing. */
function RequiredMoment({ moment, error }: { moment: string | null; error: string | undefined }) {
  return (
    <div>
      {moment && <p className="text-lead font-strong">{sentence(moment)}</p>}
      {error && <p className="text-caption font-medium text-error">{error}</p>}
    </div>
  )
}

const AppointmentDialog = lazy(async () => ({
  default: (await import('../time/AppointmentDialog.tsx')).AppointmentDialog,
}))

/** The first time there is; never one that is sooner than as soon as possible. */
function earliestOf({ earliest, promise: { soonAt } }: FormEditor['quote']): number | null {
  return earliest === null || soonAt === null ? earliest : Math.max(earliest, earliestStart(soonAt, []))
}

const LATER_MS = 10 * 60_000

const sentence = (moment: string): string => `${moment.charAt(0).toUpperCase()}${moment.slice(1)} Uhr`
