import { describe, expect, test } from 'vitest'
import type { Row } from '../../../../../client/data/office/office.ts'
import { slugOf } from '../../../../../client/office/form/slug.ts'
import { isFound, siteLines, siteTree } from '../../../../../client/office/website/sites/siteTree.ts'
import { freePath, templates } from '../../../../../client/office/website/sites/templates.ts'
import { parse } from '../../../../../schema/base/problems.ts'
import { sites } from '../../../../../schema/website/site.ts'

const rowOf = (id: number, path: string): Row => ({
  id,
  rev: '1-a',
  state: 'saved',
  body: { path, name: `Seite ${path}` },
})
const rows = ['verein/vorstand/kasse', 'news', 'verein', 'verein/vorstand', 'news/2026/sieg'].map((path, index) =>
  rowOf(index + 1, path),
)

describe('Pages as a tree', () => {
  test('stand below the next page above them by path', () => {
    const lines = siteLines(siteTree(rows), () => true).map(({ node, level }) => [level, node.path])
    expect(lines).toEqual([
      [1, 'news'],
      [2, 'news/2026/sieg'],
      [1, 'verein'],
      [2, 'verein/vorstand'],
      [3, 'verein/vorstand/kasse'],
    ])
  })

  test('hide what stands below a closed one', () => {
    const lines = siteLines(siteTree(rows), row => row.id !== 3)
    expect(lines.map(({ node }) => node.path)).toEqual(['news', 'news/2026/sieg', 'verein'])
  })

  test('are found by words of name and path', () => {
    expect(rows.filter(row => isFound(row, 'vorstand seite')).map(({ id }) => id)).toEqual([1, 4])
  })
})

test.each(Object.entries(templates))('A page may begin as the template %s says', (_name, { type, content }) => {
  const body = { ...sites.blank, path: 'neu', type, name: 'Neu', content: content() }
  expect(parse(sites.shape, body)).toMatchObject({ ok: true })
})

describe('The address of a new page', () => {
  test.each([
    ['Frühlingsfest & Markt', 'fruehlingsfest-markt'],
    ['Größe: 3 Café', 'groesse-3-cafe'],
    ['…', ''],
  ])('%s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  test('is free', () => {
    expect(freePath('Sieg', 'news', new Set(['news/sieg', 'news/sieg-2']))).toBe('news/sieg-3')
    expect(freePath('', 'news', new Set())).toBe('')
  })
})
