import type { Connection } from '../../data/engine/connection.ts'
import type { Row } from '../../data/office/office.ts'
import { formatTime } from '../../ui/format.ts'
import { texts } from './texts.ts'

export interface Circumstances {
  readonly online: boolean
  /** Something was typed that is not on the device yet. */
  readonly typing: boolean
  readonly saving: boolean
  /** The device has no room for what was typed: it stands on this page alone. */
  readonly isUnkept?: boolean
}

export interface StateLine {
  readonly text: string
  readonly tone: 'plain' | 'success' | 'warning' | 'error'
}

/** Where what one sees is kept right now: the line that is always there. */
export function stateLine(
  state: Row['state'] | null,
  { online, typing, saving, isUnkept = false }: Circumstances,
): StateLine {
  if (saving) return { text: texts.state.saving, tone: 'plain' }
  if (state === 'conflict') return { text: texts.state.conflict, tone: 'warning' }
  if (state === 'refused') return { text: texts.state.refused, tone: 'error' }
  if (typing && isUnkept) return { text: texts.state.unkept, tone: 'error' }
  if (typing) return { text: texts.state.typing, tone: 'plain' }
  if (state === 'pending') return { text: online ? texts.state.pending : texts.state.pendingOffline, tone: 'plain' }
  return state === null ? { text: texts.state.fresh, tone: 'plain' } : { text: texts.state.saved, tone: 'success' }
}

/** How this device stands to the server, for the line below the lists. */
export function syncText({ online, asOf, pending, unkept }: Connection, zone: string): string {
  if (!online) return asOf === null ? texts.network.offline : texts.network.offlineSince(formatTime(asOf, zone))
  if (unkept) return texts.network.noRoom(asOf === null ? null : formatTime(asOf, zone))
  if (pending > 0) return texts.network.pending(pending)
  return asOf === null ? texts.network.loading : texts.network.done
}
