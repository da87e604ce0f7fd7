import { useState } from 'react'
import type { Activity } from '../../../../../schema/time/activity.ts'
import type { OwnActivity } from '../../../../data/time/ownDocuments.ts'
import type { SaidEntry } from '../../../../data/time/ownEntries.ts'
import type { OwnView } from '../useOwnTime.ts'

/** Which work is being corrected, or added. */
export interface Correcting {
  /** 'new' for work nobody clocked, or what was refused; null where the form is closed. */
  readonly open: OwnActivity | 'new' | SaidEntry | null
  /** Opens the form for some work; null where it has not reached the server, or goes on. */
  readonly of: (work: Activity) => (() => void) | null
  readonly add: () => void
  /** Opens it for what the server did not take. */
  readonly mend: (said: SaidEntry) => void
  readonly close: () => void
}

export function useCorrecting({ documents }: OwnView): Correcting {
  const [open, setOpen] = useState<Correcting['open']>(null)
  return {
    open,
    of({ uid, state }) {
      // An end that was taken a moment ago is not in what the server told yet: the form would begin without it.
      const known = documents.activities.find(each => each.uid === uid && each.endedAt !== null)
      return state === 'ended' && known ? () => setOpen(known) : null
    },
    add: () => setOpen('new'),
    mend: setOpen,
    close: () => setOpen(null),
  }
}
