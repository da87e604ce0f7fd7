import type { OwnTime } from '../../../data/time/ownTime.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Loading } from '../../server/Loading.tsx'
import { OwnAbsences } from './absences/OwnAbsences.tsx'
import { OwnBalance } from './balance/OwnBalance.tsx'
import { ClockCard } from './ClockCard.tsx'
import { EntryDialog } from './entries/EntryDialog.tsx'
import { OwnCorrections } from './entries/OwnCorrections.tsx'
import { useCorrecting } from './entries/useCorrecting.ts'
import { OwnMonth } from './OwnMonth.tsx'
import { OwnRoster } from './OwnRoster.tsx'
import { OffersSection } from './offers/OffersSection.tsx'
import { TerminalPin } from './TerminalPin.tsx'
import { TodayWork } from './TodayWork.tsx'
import { texts } from './texts.ts'
import { useOwnTime, useOwnView } from './useOwnTime.ts'
import { WorkedSpan } from './WorkedSpan.tsx'

/** Clocking in and out, and one's own hours: made for a phone, whole without network. */
export function MyTime() {
  const time = useOwnTime()
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-5 px-4 py-5 tablet:px-8 tablet:py-6">
      <h1 className="text-head">{texts.title}</h1>
      {time === 'failed' && (
        <Notice tone="error" urgent>
          {texts.failed}
        </Notice>
      )}
      {time === null && <Loading className="h-56" />}
      {time !== null && time !== 'failed' && <Opened time={time} />}
    </div>
  )
}

function Opened({ time }: { readonly time: OwnTime }) {
  const own = useOwnView(time)
  const correcting = useCorrecting(own)
  const { open } = correcting
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <ClockCard own={own} />
        <TodayWork own={own} correcting={correcting} />
        <OwnBalance own={own} />
      </div>
      <div className="flex flex-col gap-5">
        <OwnRoster own={own} />
        <OffersSection own={own} />
        <WorkedSpan own={own} correcting={correcting} />
        <OwnCorrections own={own} onMend={correcting.mend} />
        <OwnMonth />
        <OwnAbsences own={own} />
        <TerminalPin />
      </div>
      {open && <EntryDialog own={own} about={open} onClose={correcting.close} />}
    </div>
  )
}
