import type { Block } from './blocks.ts'

interface SiteType {
  readonly label: string
  /** Kinds of blocks its body takes; null for every kind. */
  readonly blocks: readonly Block['type'][] | null
  readonly takesImages: boolean
  readonly takesText: boolean
}

const ofReports = ['text', 'text_image', 'info'] as const

/** What a page is for decides what it is made of and how it is drawn. */
export const siteTypes = {
  default: { label: 'Standardseite', blocks: null, takesImages: false, takesText: false },
  news: { label: 'News', blocks: ofReports, takesImages: false, takesText: false },
  sport: { label: 'Sportarten', blocks: ofReports, takesImages: false, takesText: false },
  gallery: { label: 'Galerie', blocks: [], takesImages: true, takesText: false },
  simple: { label: 'Einfache Seite', blocks: [], takesImages: false, takesText: true },
} as const satisfies Record<string, SiteType>
export type SiteTypeName = keyof typeof siteTypes

interface Filled {
  readonly body: readonly { readonly type: Block['type'] }[]
  readonly images: readonly unknown[]
  readonly text?: unknown
}

/** Whether a page of the type may be made of this. */
export function fitsType(type: SiteTypeName, { body, images, text }: Filled): boolean {
  const { blocks, takesImages, takesText }: SiteType = siteTypes[type]
  if (images.length > 0 && !takesImages) return false
  if (text !== null && text !== undefined && !takesText) return false
  return blocks === null || body.every(block => blocks.includes(block.type))
}
