import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import { isoWeekOf } from '../../../schema/base/isoWeek.ts'
import { addDays } from '../../../schema/base/zonedTime.ts'
import { Button } from '../../ui/Button.tsx'
import { dateText } from '../../ui/dates/typedDates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { FloatingButton } from '../floating/FloatingButton.tsx'
import FloatingMenu from '../floating/FloatingMenu.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { draftsOf } from './drafts.ts'
import type { RosterWeek } from './rosterWeek.ts'
import { texts } from './texts.ts'
import type { RosterDeeds } from './useRosterDeeds.ts'

interface RosterHeadProps {
  readonly week: RosterWeek
  readonly deeds: RosterDeeds
  /** Monday of the week that is now. */
  readonly thisWeek: string
  readonly show: (date: string) => void
  readonly onCopy: () => void
  readonly onPublish: () => void
}

/** Which week it is, the way to others, and what is done with the whole of it. */
export function RosterHead({ week, deeds, thisWeek, show, onCopy, onPublish }: RosterHeadProps) {
  const [monday = '', , , , , , sunday = ''] = week.dates
  const { drafts, people } = draftsOf(week)
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <WeekMenu {...{ onCopy, deeds }} isEmpty={week.here.length === 0} hasDrafts={drafts.length > 0} />
        <Button disabled={drafts.length === 0} onClick={onPublish}>
          {drafts.length === 0 ? texts.nothing : texts.publish(people)}
        </Button>
      </PageHead>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton
          label={texts.before}
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={() => show(addDays(monday, -7))}
        />
        <h2 aria-live="polite" className="figures text-lead">
          {texts.weekOf(isoWeekOf(monday).week, `${dateText(monday).slice(0, 6)}–${dateText(sunday)}`)}
        </h2>
        <IconButton
          label={texts.after}
          icon={<ChevronRight size={20} aria-hidden />}
          onClick={() => show(addDays(monday, 7))}
        />
        {monday !== thisWeek && (
          <Button variant="quiet" size="small" className="pointer-coarse:min-h-11" onClick={() => show(thisWeek)}>
            {texts.thisWeek}
          </Button>
        )}
      </div>
    </>
  )
}

interface WeekMenuProps {
  readonly deeds: RosterDeeds
  readonly onCopy: () => void
  readonly isEmpty: boolean
  readonly hasDrafts: boolean
}

function WeekMenu({ deeds, onCopy, isEmpty, hasDrafts }: WeekMenuProps) {
  if (isEmpty) return null
  const ways = [{ key: 'copy', text: texts.copyWeek }, ...(hasDrafts ? [{ key: 'clear', text: texts.clear }] : [])]
  return (
    <FloatingButton
      kind="menu"
      label={texts.more}
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge/55 bg-surface px-3 font-medium hover:bg-sunken"
      content={
        <>
          {texts.more}
          <Ellipsis size={18} aria-hidden />
        </>
      }
    >
      {floating => (
        <FloatingMenu
          {...floating}
          label={texts.more}
          groups={[ways]}
          onPick={key => (key === 'copy' ? onCopy() : void deeds.clear())}
        />
      )}
    </FloatingButton>
  )
}
