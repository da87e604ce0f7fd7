import { type PublicSite, sites } from '../../schema/website/site.ts'

/** A text of one paragraph. */
export const textOf = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A page as guests receive it, which the server would take. */
export function siteOf(id: number, path: string, body: Partial<PublicSite> = {}): PublicSite {
  const { rev = '1-a', createdAt = '2026-06-01T08:00:00Z', updatedAt = createdAt, ...fields } = body
  const given = { path, type: 'default', name: path, isPublic: true, content: { body: [], images: [] }, ...fields }
  return { ...sites.shape.parse(given), id, rev, createdAt, updatedAt }
}

export const pictureOf = (id: number) => ({ id, version: 1, extension: 'webp', alt: `Bild ${id}` })
