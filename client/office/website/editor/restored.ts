import type { Body } from '../../../../schema/base/entity.ts'

/** Whether guests read a page, and when: decided where it is published. */
const publication: readonly string[] = ['isPublic', 'publishAt', 'unpublishAt']

/**
 * What of a former state comes back into the editor of a page: what it showed is a draft, which guests read once somebody
 * publishes it, and not because it is saved. `now` is the page as it stands.
 */
export function restored(values: Body, now: Body): Body {
  const { content, draft, ...others } = values
  if (content === undefined && draft === undefined) return values
  const rest = Object.entries(others).filter(([name]) => !publication.includes(name))
  // Nothing was being written then: it showed what was public.
  return { ...Object.fromEntries(rest), draft: draft ?? content ?? now['content'] }
}
