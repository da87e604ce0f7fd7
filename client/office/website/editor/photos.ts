import type { Image } from '../../../../schema/catalogue/image.ts'
import { pictureValue } from '../../form/controls/pictureValue.ts'
import { imageIn, listOf, type Typed, type TypedPiece } from '../../form/formValues.ts'
import { changedBlock, keyOf, newBlock, valueOf } from './blockList.ts'
import { siteFields } from './siteFields.ts'

const described = { isDescribed: true }

/**
 * What becomes of a page that photos are added to: the first is its cover where it has one and none is chosen, the others
 * stand in a block of pictures, or each in a block with room for its text. `after` is the key they stand behind.
 */
export function withPhotos(
  draft: TypedPiece,
  images: readonly Image[],
  { kinds, hasCover, after }: { kinds: readonly string[]; hasCover: boolean; after: string | null },
): TypedPiece {
  const isCoverFree = hasCover && imageIn(draft['image']) === null
  const [cover, ...others] = isCoverFree ? images : [undefined, ...images]
  const blocks = listOf(draft['body'])
  const place = blocks.findIndex(block => keyOf(block) === after)
  const body = blocks.toSpliced(place === -1 ? blocks.length : place + 1, 0, ...blocksOf(others.filter(isThere), kinds))
  return { ...draft, ...(cover ? { image: pictureValue(described, cover) } : {}), body }
}

function blocksOf(images: readonly Image[], kinds: readonly string[]): readonly Typed[] {
  const values = images.map(image => pictureValue(described, image))
  if (values.length === 0) return []
  if (kinds.includes('images')) return [filled('images', { images: values })]
  return kinds.includes('text_image') ? values.map(image => filled('text_image', { image })) : []
}

function filled(kind: string, parts: TypedPiece): Typed {
  const block = newBlock(siteFields.block, kind)
  return changedBlock(block, { value: { ...valueOf(block), ...parts } })
}

const isThere = (image: Image | undefined): image is Image => image !== undefined
