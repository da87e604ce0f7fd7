import type { Path } from '../../../../schema/base/merge.ts'
import type { Problem } from '../../../../schema/base/problems.ts'
import type { SiteTypeName } from '../../../../schema/website/siteTypes.ts'
import { listOf, pieceOf, type Typed } from '../../form/formValues.ts'
import { keyOf } from './blockList.ts'

/** What of a page is edited at once: the page itself, what stands above its blocks, its pictures, its text, or a block. */
export type SectionId = 'page' | 'head' | 'images' | 'text' | `block:${string}`

export const blockSection = (key: string): SectionId => `block:${key}`

/** The key of the block that a section is; null for the others. */
export const blockKeyOf = (section: SectionId): string | null =>
  section.startsWith('block:') ? section.slice('block:'.length) : null

/** The parts of a page of the type beside its blocks, in their order. */
export const ownSections: Readonly<Record<SiteTypeName, readonly Exclude<SectionId, `block:${string}`>[]>> = {
  default: ['page'],
  news: ['page', 'head'],
  sport: ['page', 'head'],
  gallery: ['page', 'head', 'images'],
  simple: ['page', 'text'],
}

/** Where a problem of the document is mended. */
export function sectionOfProblem({ field = '' }: Problem, draft: Typed): SectionId {
  const [top, part = '', place] = field.split('.')
  if (top !== 'draft' && top !== 'content') return 'page'
  if (part === 'body') return blockSection(keyOf(listOf(pieceOf(draft)['body'])[Number(place)]))
  return part === 'images' || part === 'text' ? part : 'head'
}

/** Where a piece that two people changed is decided. */
export function sectionOfPath([top, part = '', key]: Path): SectionId {
  if (top !== 'draft' && top !== 'content') return 'page'
  if (part === 'body') return key === undefined ? 'page' : blockSection(key)
  return part === 'images' || part === 'text' ? part : 'head'
}
