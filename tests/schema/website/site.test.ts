import { describe, expect, it } from 'vitest'
import type { Body } from '../../../schema/base/entity.ts'
import { parse } from '../../../schema/base/problems.ts'
import { sites } from '../../../schema/website/site.ts'

const text = { key: 'a', type: 'text', value: { text: { type: 'doc' } } }
const hero = { key: 'b', type: 'hero', value: { title: 'Willkommen', links: [] } }
const picture = { id: 1, version: 1, extension: 'jpg', alt: 'Die Mannschaft', width: 800, height: 600 }
const content = (given: Body = {}) => ({ body: [], images: [], ...given })
const problemsOf = (given: Body) => {
  const body = { path: 'verein', type: 'default', name: 'Verein', isPublic: true, content: content(), ...given }
  const parsed = parse(sites.shape, body)
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('A page', () => {
  it.each<[string, Body, string[]]>([
    ['takes every block where it is a standard one', { content: content({ body: [hero, text] }) }, []],
    ['takes text in a report', { type: 'news', content: content({ body: [text] }) }, []],
    ['takes no hero in a report', { type: 'news', content: content({ body: [hero] }) }, ['content: notOfType']],
    ['takes pictures as a gallery', { type: 'gallery', content: content({ images: [picture] }) }, []],
    ['takes no gallery elsewhere', { content: content({ images: [picture] }) }, ['content: notOfType']],
    ['takes one text as a simple page', { type: 'simple', content: content({ text: { type: 'doc' } }) }, []],
    ['checks what is being written too', { type: 'news', draft: content({ body: [hero] }) }, ['draft: notOfType']],
    [
      'is not taken back before it is shown',
      { publishAt: '2026-11-20T18:00:00+01:00', unpublishAt: '2026-11-20T12:00:00Z' },
      ['unpublishAt: beforeStart'],
    ],
  ])('%s', (_name, given, expected) => {
    expect(problemsOf(given)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['verein/vorstand-2026', []],
    ['Verein', ['path: path']],
    ['/verein', ['path: path']],
    ['verein/', ['path: path']],
    ['../etc', ['path: path']],
    ['store/mitte', ['path: ownPath']],
    ['api', ['path: ownPath']],
    ['backend', ['path: ownPath']],
    ['privacy', ['path: ownPath']],
    ['storebox', []],
  ])('at %s: %j', (path, expected) => {
    expect(problemsOf({ path })).toEqual(expected)
  })

  it('shows guests neither what is being written nor what is planned, and no hidden block', () => {
    const shown = { body: [{ key: 'a' }, { key: 'b', isHidden: true }, { key: 'c', isHidden: false }], images: [] }
    const body = { id: 1, isPublic: true, content: shown, draft: content(), publishAt: '2026-11-20T18:00:00Z' }
    expect(sites.audiences.public?.(body as never)).toEqual({
      id: 1,
      isPublic: true,
      content: { body: [{ key: 'a' }, { key: 'c', isHidden: false }], images: [] },
    })
  })
})
