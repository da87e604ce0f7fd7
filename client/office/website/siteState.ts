import type { Body } from '../../../schema/base/entity.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'

/** How a page stands to its guests. */
export type SiteState = 'draft' | 'planned' | 'public' | 'changed' | 'changesPlanned'

interface Standing {
  readonly state: SiteState
  /** The instant (ISO) from which on guests read what is written; null where nothing is planned. */
  readonly from: string | null
  /** The instant (ISO) from which on no guest reads it any more; null where nothing is planned. */
  readonly until: string | null
}

/** How a page stands, and what becomes of that by itself. */
export function siteState(body: Body): Standing {
  const { isPublic, draft, content } = body
  const [from, end] = [instantIn(body['publishAt']), instantIn(body['unpublishAt'])]
  // What nobody reads and nobody is going to read is not taken back either.
  const until = isPublic === true || from ? end : null
  if (isPublic !== true) return { state: from ? 'planned' : 'draft', from, until }
  const isChanged = draft !== null && draft !== undefined && !sameValue(draft, content)
  if (!isChanged) return { state: 'public', from: null, until }
  return { state: from ? 'changesPlanned' : 'changed', from, until }
}

const instantIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Whether somebody still has to publish something of it. */
export const isUnpublished = (state: SiteState): boolean => state === 'draft' || state === 'changed'
