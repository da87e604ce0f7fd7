import { openState } from '../../../schema/base/openingHours.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { ordersFrom, takesLaterOrders } from '../../../schema/business/canOrderNow.ts'
import { hoursFor, type Mode } from '../../../schema/business/modes.ts'
import { tones } from '../../ui/Badge.tsx'
import { formatDay, formatTime } from '../../ui/format.ts'
import { Clock } from '../../ui/icons.tsx'
import { texts } from './texts.ts'

interface OrderTimeButtonProps {
  readonly branch: Branch
  readonly mode: Mode
  /** Epoch ms; null as soon as possible. */
  readonly appointment: number | null
  /** Epoch ms. */
  readonly now: number
  readonly isPaused: boolean
  readonly onOpen: () => void
}

/**
 * For when the guest orders: 'Jetzt' or the chosen moment, in the colour of whether it is open then; 'Geschlossen' where it
 * is not, 'Ab 24.12.2026' where nothing is taken before, 'Termin wählen' where one has to be. Only shown where there is
 * nothing to choose.
 */
export function OrderTimeButton({ branch, mode, appointment, now, isPaused, onOpen }: OrderTimeButtonProps) {
  const { state } = openState(hoursFor(branch, mode), appointment ?? now, branch.timeZone)
  const from = branch.isPublic && ordersFrom(branch, now)
  const isClosed = !from && (state === 'closed' || !branch.isPublic)
  const tone = isClosed ? 'error' : state === 'open' && !isPaused && !from ? 'success' : 'warning'
  const words = isClosed
    ? texts.closedNow
    : from
      ? texts.notBefore(from)
      : appointment === null
        ? texts[branch.isAppointmentRequired ? 'chooseTime' : 'now']
        : shortMoment(appointment, now, branch.timeZone)
  const look = `inline-flex h-9 shrink-0 items-center gap-1.5 rounded-pill px-3 font-medium whitespace-nowrap ${tones[tone]}`
  const content = (
    <>
      <Clock size={16} />
      {words}
    </>
  )
  if (!takesLaterOrders(branch)) return <span className={look}>{content}</span>
  return (
    <button
      type="button"
      aria-label={texts.orderTime(words)}
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`${look} relative after:absolute after:-inset-1`}
    >
      {content}
    </button>
  )
}

/** 'Morgen, 07:00', 'Donnerstag, 07:00', '24.12.2026, 07:00'. */
function shortMoment(at: number, now: number, zone: string): string {
  const day = formatDay(at, now, zone).replace('am ', '')
  return `${day[0]?.toUpperCase()}${day.slice(1)}, ${formatTime(at, zone)}`
}
