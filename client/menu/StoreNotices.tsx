import type { Branch } from '../../schema/entities/branch.ts'
import { closedNotice, hoursFor, type Mode } from '../../schema/rules/branch.ts'
import { openState } from '../../schema/rules/openingHours.ts'
import { localTime } from '../../schema/rules/zonedTime.ts'
import { formatMoment } from '../ui/format.ts'
import { Clock } from '../ui/icons.tsx'
import { Notice } from '../ui/Notice.tsx'
import { texts } from './texts.ts'

interface StoreNoticesProps {
  readonly branch: Branch
  readonly mode: Mode
  /** Epoch ms. */
  readonly now: number
}

/** What a guest should know before choosing: closed, no delivery, not yet, and what the branch has to say. */
export function StoreNotices({ branch, mode, now }: StoreNoticesProps) {
  const today = localTime(now, branch.timeZone).date
  const from = branch.orderableFrom
  return (
    <>
      {!branch.isPublic && <Notice tone="warning" title={texts.inactive} />}
      {from && from > today && <Notice tone="warning" title={texts.orderableFrom(dateText(from))} />}
      <ClosedNotice branch={branch} mode={mode} now={now} />
      {branch.introNotice && <Notice>{branch.introNotice}</Notice>}
    </>
  )
}

function ClosedNotice({ branch, mode, now }: StoreNoticesProps) {
  const { closed, deliveryClosed, preorder } = closedNotice(branch, mode, now)
  if (!closed && !deliveryClosed) return null
  const state = openState(hoursFor(branch, mode), now, branch.timeZone)
  const next =
    state.state === 'closed' && state.opensAt !== null ? formatMoment(state.opensAt, now, branch.timeZone) : null
  return (
    <Notice tone="warning" icon={<Clock size={18} />} title={deliveryClosed ? texts.deliveryClosed : texts.closed}>
      <p>
        {[
          next && (mode === 'delivery' ? texts.delivers(next) : texts.opens(next)),
          branch.closedMessage,
          preorder && texts.preorder,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Notice>
  )
}

/** '24.12.2026' from a local date. */
const dateText = (date: string): string => date.split('-').toReversed().join('.')
