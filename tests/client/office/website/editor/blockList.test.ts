import { describe, expect, test } from 'vitest'
import {
  changedBlock,
  copyOf,
  isHidden,
  keptIn,
  keyOf,
  kindOf,
  lineOf,
  newBlock,
  pictureOf,
  referenceTo,
  storedBlock,
  typedBlock,
} from '../../../../../client/office/website/editor/blockList.ts'
import { siteFields } from '../../../../../client/office/website/editor/siteFields.ts'
import { fieldOf } from '../../../../../schema/base/record.ts'
import { textOf } from '../../../../support/sites.ts'

const field = siteFields.block
const image = { id: 3, version: 1, extension: 'webp', alt: 'Ein Tor' }
const info = {
  key: 'info',
  type: 'info',
  value: {
    title: 'Häufige Fragen',
    entries: [
      { key: 'eins', title: 'Wann?', text: textOf('Um 14 Uhr.') },
      { key: 'zwei', title: 'Wo?', text: textOf('Am Platz.') },
    ],
  },
}
const block = (stored: object) => typedBlock(field, stored)
const keysIn = (stored: unknown): unknown[] => {
  const entries = fieldOf(fieldOf(stored, 'value'), 'entries')
  return Array.isArray(entries) ? entries.map(entry => fieldOf(entry, 'key')) : []
}

describe('A block of a page', () => {
  test('that is duplicated or pasted says the same under keys of its own, also what stands in it', () => {
    const copied = storedBlock(field, copyOf(field, block(info)))
    expect(copied).toMatchObject({
      type: 'info',
      value: { title: 'Häufige Fragen', entries: [{ title: 'Wann?' }, { title: 'Wo?' }] },
    })
    expect(fieldOf(copied, 'key')).not.toBe('info')
    expect(keysIn(copied)).toHaveLength(2)
    expect(new Set([...keysIn(copied), ...keysIn(info)])).toHaveProperty('size', 4)
  })

  test('that is new is of its kind, in sight, and no other’s', () => {
    const [one, other] = [newBlock(field, 'text'), newBlock(field, 'text')]
    expect([kindOf(one), isHidden(one), keyOf(one) === keyOf(other)]).toEqual(['text', false, false])
  })

  test('that is hidden stays what it was', () => {
    const hidden = changedBlock(block(info), { isHidden: true })
    expect([isHidden(hidden), keyOf(hidden)]).toEqual([true, 'info'])
    expect(storedBlock(field, hidden)).toMatchObject({ ...info, isHidden: true })
  })

  test('is told apart in the outline by its heading, how its text begins, or how much it holds', () => {
    expect(lineOf(block(info))).toBe('Häufige Fragen')
    expect(lineOf(block({ key: 'a', type: 'text', value: { text: textOf('Drei Tore in einer Halbzeit.') } }))).toBe(
      'Drei Tore in einer Halbzeit.',
    )
    const pictures = block({ key: 'b', type: 'images', value: { images: [image, { ...image, id: 4 }] } })
    expect([lineOf(pictures), pictureOf(pictures)?.id]).toEqual(['2', 3])
    expect(lineOf(newBlock(field, 'text'))).toBe('')
  })

  test('that shows one kept for many pages names it; every other one stands for itself', () => {
    expect(storedBlock(field, referenceTo(field, 7))).toMatchObject({ type: 'block', value: { block: 7 } })
    expect([referenceTo(field, 7), newBlock(field, 'block'), block(info)].map(keptIn)).toEqual([7, null, null])
  })
})
