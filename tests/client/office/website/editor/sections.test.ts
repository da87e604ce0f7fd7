import { expect, test } from 'vitest'
import { keyOf, newBlock } from '../../../../../client/office/website/editor/blockList.ts'
import { blockKeyOf, sectionOfPath, sectionOfProblem } from '../../../../../client/office/website/editor/sections.ts'
import { siteFields } from '../../../../../client/office/website/editor/siteFields.ts'

const blocks = [newBlock(siteFields.block, 'text'), newBlock(siteFields.block, 'hero')]
const draft = { body: blocks }
const at = (field: string) => sectionOfProblem({ field, code: 'blank', message: '' }, draft)

test('What stands against a page is mended where it is: in the page, its head, its pictures, its text, or the block', () => {
  expect(['path', 'draft.title', 'draft.images.3', 'draft.text', 'draft.body.1.value.title'].map(at)).toEqual([
    'page',
    'head',
    'images',
    'text',
    `block:${keyOf(blocks[1] ?? null)}`,
  ])
})

test('What two people changed is decided in the block it is in', () => {
  expect(sectionOfPath(['draft', 'body', 'k1', 'value', 'text'])).toBe('block:k1')
  expect([sectionOfPath(['draft', 'body']), sectionOfPath(['name']), sectionOfPath(['content', 'title'])]).toEqual([
    'page',
    'page',
    'head',
  ])
  expect([blockKeyOf('block:k1'), blockKeyOf('page')]).toEqual(['k1', null])
})
