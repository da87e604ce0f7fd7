import type { Body } from '../../../schema/base/entity.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'

/** How a page stands to its guests. */
export type SiteState = 'draft' | 'planned' | 'public' | 'changed' | 'changesPlanned'

/** How a page stands, and the instant (ISO) from which on that is another one; null where nothing is planned. */
export function siteState(body: Body): { readonly state: SiteState; readonly from: string | null } {
  const { isPublic, publishAt, draft, content } = body
  const from = typeof publishAt === 'string' && publishAt !== '' ? publishAt : null
  if (isPublic !== true) return { state: from ? 'planned' : 'draft', from }
  const isChanged = draft !== null && draft !== undefined && !sameValue(draft, content)
  if (!isChanged) return { state: 'public', from: null }
  return { state: from ? 'changesPlanned' : 'changed', from }
}

/** Whether somebody still has to publish something of it. */
export const isUnpublished = (state: SiteState): boolean => state === 'draft' || state === 'changed'
