import type { Site } from './site.ts'

type Planned = Pick<Site, 'publishAt' | 'unpublishAt'>

/** When something is to happen to a page next (epoch ms); null where nothing is planned. */
export function dueAt({ publishAt, unpublishAt }: Planned): number | null {
  const times = [publishAt, unpublishAt].flatMap(time => (time ? [Date.parse(time)] : []))
  return times.length === 0 ? null : Math.min(...times)
}

/**
 * The page as it is once everything planned until `now` (epoch ms) has happened: what was being written is what guests read,
 * or nobody reads it any more. Null where nothing was due.
 */
export function published<Page extends Pick<Site, 'content' | 'draft' | 'isPublic'> & Planned>(
  site: Page,
  now: number,
): Page | null {
  const { publishAt, unpublishAt } = site
  const isDue = (time: string | null | undefined): boolean => Boolean(time) && Date.parse(time ?? '') <= now
  if (!isDue(publishAt) && !isDue(unpublishAt)) return null
  const shown = isDue(publishAt)
    ? { ...site, isPublic: true, content: site.draft ?? site.content, draft: null, publishAt: null }
    : site
  // Both slept through: shown and taken back again, and what was written is kept.
  return isDue(unpublishAt) ? { ...shown, isPublic: false, unpublishAt: null } : shown
}
