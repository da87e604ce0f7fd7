import { openState } from '../../../schema/base/openingHours.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { ordersFrom } from '../../../schema/business/canOrderNow.ts'
import { closedNotice, hoursFor, type Mode } from '../../../schema/business/modes.ts'
import type { Pause } from '../../../schema/catalogue/switches.ts'
import { formatMoment } from '../../ui/format.ts'
import { Clock } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { texts } from './texts.ts'

interface StoreNoticesProps {
  readonly branch: Branch
  readonly mode: Mode
  /** Epoch ms. */
  readonly now: number
  /** No orders of this mode are taken now. */
  readonly pause: Pause | null
  /** By how many minutes orders take longer now. */
  readonly busy: number
}

/** What a guest should know before choosing: closed, no delivery, paused, busy, not yet, and what the branch has to say. */
export function StoreNotices({ branch, mode, now, pause, busy }: StoreNoticesProps) {
  // What lasts longest says it all: whoever cannot order before December need not hear of tomorrow morning.
  const from = ordersFrom(branch, now)
  const notice = closedNotice(branch, mode, now)
  return (
    <>
      {!branch.isPublic ? (
        <Notice tone="warning" title={texts.inactive} />
      ) : from ? (
        <Notice tone="warning" title={texts.orderableFrom(from)} />
      ) : notice.closed || notice.deliveryClosed ? (
        <ClosedNotice {...{ branch, mode, now, ...notice }} />
      ) : pause ? (
        <Notice tone="warning" icon={<Clock size={18} />} title={texts.paused}>
          {sentences(
            pause.reason,
            texts.pausedUntil(formatMoment(pause.endsAt, now, branch.timeZone)),
            branch.isPreorderEnabled && texts.preorder,
          )}
        </Notice>
      ) : (
        busy > 0 && (
          <Notice tone="warning" icon={<Clock size={18} />}>
            {texts.busy(texts.leadTimes.minutes(busy))}
          </Notice>
        )
      )}
      {branch.introNotice && <Notice>{branch.introNotice}</Notice>}
    </>
  )
}

type ClosedNoticeProps = Pick<StoreNoticesProps, 'branch' | 'mode' | 'now'> & ReturnType<typeof closedNotice>

function ClosedNotice({ branch, mode, now, deliveryClosed, preorder }: ClosedNoticeProps) {
  const state = openState(hoursFor(branch, mode), now, branch.timeZone)
  const next =
    state.state === 'closed' && state.opensAt !== null ? formatMoment(state.opensAt, now, branch.timeZone) : null
  return (
    <Notice tone="warning" icon={<Clock size={18} />} title={deliveryClosed ? texts.deliveryClosed : texts.closed}>
      {sentences(
        next && (mode === 'delivery' ? texts.delivers(next) : texts.opens(next)),
        branch.closedMessage,
        preorder && texts.preorder,
      )}
    </Notice>
  )
}

const sentences = (...all: readonly (string | false | null)[]): string => all.filter(Boolean).join(' ')
