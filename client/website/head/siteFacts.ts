import type { ImageRef } from '../../../schema/base/fields.ts'
import { plainText } from '../../../schema/base/richText/excerpt.ts'
import type { PublicSite } from '../../../schema/website/site.ts'

/** What a page is about in a line: what was written for search engines, else how it begins; '' where it has no words. */
export function siteDescription({ description, content }: PublicSite): string {
  if (description || content.description) return description || content.description || ''
  const [words] = content.body.flatMap(block => {
    if (block.type === 'hero') return [block.value.text ?? '']
    return block.type === 'text' || block.type === 'text_image' ? [plainText(block.value.text)] : []
  })
  return words || (content.text ? plainText(content.text) : '')
}

/** The picture a page is handed on with: its cover, else the first it shows. */
export function sitePicture({ content }: PublicSite): ImageRef | undefined {
  const [shown] = content.body.flatMap(block => {
    if (block.type === 'hero') return block.value.image ?? []
    if (block.type === 'images') return block.value.images.slice(0, 1)
    return block.type === 'text_image' ? [block.value.image] : []
  })
  return content.image ?? shown ?? content.images[0]
}
