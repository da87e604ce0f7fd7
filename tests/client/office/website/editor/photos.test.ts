import { expect, test } from 'vitest'
import { imageIn, listOf, type Typed, type TypedPiece } from '../../../../../client/office/form/formValues.ts'
import { keyOf, kindOf, newBlock, valueOf } from '../../../../../client/office/website/editor/blockList.ts'
import { withPhotos } from '../../../../../client/office/website/editor/photos.ts'
import { siteFields } from '../../../../../client/office/website/editor/siteFields.ts'
import type { Image } from '../../../../../schema/catalogue/image.ts'

const photo = (id: number): Image => ({
  id,
  rev: '1-a',
  name: `Foto ${id}`,
  alt: `Foto ${id}`,
  version: 1,
  extension: 'jpg',
  width: 1600,
  height: 1200,
})
const photos = [1, 2, 3].map(photo)
const first = newBlock(siteFields.block, 'text')
const last = newBlock(siteFields.block, 'text')
const draft: TypedPiece = { image: null, body: [first, last] }
const kindsIn = ({ body }: TypedPiece) => listOf(body).map(kindOf)
const idsIn = (list: Typed | undefined) => listOf(list ?? null).map(each => imageIn(each)?.id)

test('The first photo of a news item is its cover, the others stand behind the block that was written last', () => {
  const kinds = ['text', 'images']
  const page = withPhotos(draft, photos, { kinds, hasCover: true, after: keyOf(first) })
  expect(imageIn(page['image'])?.id).toBe(1)
  expect(kindsIn(page)).toEqual(['text', 'images', 'text'])
  expect(idsIn(valueOf(listOf(page['body'])[1] ?? null)['images'])).toEqual([2, 3])
  // A cover that was chosen stays.
  const again = withPhotos(page, [photo(4)], { kinds, hasCover: true, after: null })
  expect(imageIn(again['image'])?.id).toBe(1)
  expect(kindsIn(again)).toEqual(['text', 'images', 'text', 'images'])
})

test('Where a page takes no block of pictures each photo has room for its text beside it', () => {
  const page = withPhotos(draft, photos, { kinds: ['text', 'text_image'], hasCover: false, after: null })
  expect(imageIn(page['image'])).toBeNull()
  expect(kindsIn(page)).toEqual(['text', 'text', 'text_image', 'text_image', 'text_image'])
  expect(kindsIn(withPhotos(draft, photos, { kinds: ['text'], hasCover: false, after: null }))).toEqual([
    'text',
    'text',
  ])
})
