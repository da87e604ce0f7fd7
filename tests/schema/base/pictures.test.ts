import { expect, test } from 'vitest'
import { z } from 'zod'
import { imageRef, name, piece, variants } from '../../../schema/base/fields.ts'
import { picturesIn, renamedPicture, repictured, showsPictures } from '../../../schema/base/pictures.ts'
import { entities } from '../../../schema/index.ts'

const text = piece({ kind: z.literal('text'), text: name() }, { kind: 'Art', text: 'Text' })
const photo = piece({ kind: z.literal('photo'), image: imageRef() }, { kind: 'Art', image: 'Bild' })
const page = {
  shape: piece(
    {
      title: name(),
      cover: imageRef().nullish(),
      blocks: z.array(variants('kind', [text, photo], { text: 'Text', photo: 'Foto' })),
    },
    { title: 'Titel', cover: 'Titelbild', blocks: 'Blöcke' },
  ),
}
const ref = (id: number, version = 1) => ({ id, version, extension: 'jpg' })
const body = {
  title: 'Start',
  cover: ref(1),
  blocks: [
    { kind: 'text', text: 'Guten Morgen' },
    { kind: 'photo', image: ref(2) },
    { kind: 'photo', image: ref(1) },
  ],
}

test('Pictures of a document are found wherever its shape has a place for one, each once', () => {
  expect(picturesIn(page, body)).toEqual([1, 2])
  expect(picturesIn(page, { title: 'Leer', blocks: [] })).toEqual([])
  expect(picturesIn(page, { title: 'Leer', cover: null })).toEqual([])
})

test('Another version of a picture stands in each of its places, and nowhere else', () => {
  const next = { id: 1, version: 2, extension: 'png' }
  expect(repictured(page, body, next)).toEqual({
    ...body,
    cover: next,
    blocks: [body.blocks[0], body.blocks[1], { kind: 'photo', image: next }],
  })
  expect(body.cover).toEqual(ref(1))
  expect(repictured(page, body, ref(3))).toBe(body)
})

test('What names a picture follows its version, its format, its focus and its cuts, and nothing else of it', () => {
  const focus = { x: 0.2, y: 0.8 }
  const { id, ...plain } = ref(7)
  const renamed = (before: object | null, after: object | null) =>
    renamedPicture(id, before && { ...plain, ...before }, after && { ...plain, ...after })
  expect(renamed({ alt: 'alt' }, { alt: 'neu' })).toBeNull()
  expect(renamed({}, { version: 2 })).toEqual({ id, ...plain, version: 2 })
  expect(renamed({}, { focus })).toEqual({ id, ...plain, focus })
  expect(renamed({ focus }, { focus: null, version: 2 })).toEqual({ id, ...plain, version: 2, focus: null })
  expect(renamed(null, { focus })).toBeNull()
  expect(renamed({ focus }, null)).toBeNull()
  const crops = { square: { x: 0, y: 0, width: 0.5 } }
  expect(renamed({ focus }, { focus, crops })).toEqual({ id, ...plain, focus, crops })
  expect(renamed({ focus, crops }, { focus })).toEqual({ id, ...plain, focus, crops: null })
})

test('Every entity with a place for pictures is known by its declaration', () => {
  expect(
    entities
      .filter(showsPictures)
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual([
    'blocks',
    'branches',
    'categories',
    'config',
    'digital-signage-segments',
    'divisions',
    'donatees',
    'image-templates',
    'nodes',
    'products',
    'scenes',
    'sites',
    'tags',
  ])
})
