import { expect, test } from 'vitest'
import { faultsOf } from '../../../../../client/office/website/editor/checks.ts'

const targets = {
  sites: [
    { id: 1, path: 'verein', name: 'Verein', isPublic: true },
    { id: 2, path: 'intern', name: 'Intern', isPublic: false },
  ],
  branches: new Set([1]),
  blocks: new Set([1]),
  pictures: new Set([3, 4]),
  files: new Set([8]),
}
const heading = (level: number) => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'x' }] })
const linked = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
})
const text = (key: string, ...content: object[]) => ({ key, type: 'text', value: { text: { type: 'doc', content } } })
const hero = (key: string, ...links: object[]) => ({
  key,
  type: 'hero',
  value: { title: 'x', links: links.map((link, index) => ({ key: `k${index}`, link })) },
})
const picture = { id: 3, version: 1, extension: 'jpg' }
const told = (...body: object[]) => faultsOf({ description: 'da', draft: { body, images: [] } }, targets)

test('A page in order has nothing to be told', () => {
  expect(told(text('a', heading(2), heading(3), linked('/site/verein')), hero('b', { type: 'site', site: 1 }))).toEqual(
    [],
  )
})

test('What leads nowhere, what is not public, headings out of order and pictures without words are told where they are', () => {
  const faults = told(
    text('a', heading(4), linked('/site/weg')),
    hero('b', { type: 'site', site: 9 }, { type: 'site', site: 2 }, { type: 'branch', branch: 7 }),
    { key: 'c', type: 'images', value: { images: [picture, { ...picture, id: 4, alt: 'Ein Tor' }] } },
  )
  const count = (section: string) => faults.filter(fault => fault.section === section).length
  expect([count('block:a'), count('block:b'), count('block:c')]).toEqual([2, 3, 1])
})

test('A picture or file that was deleted from the library is told where the page still has it, a file also where a text leads to it', () => {
  const file = (id: number) => ({ id, version: 1, extension: 'pdf', publicHash: 'a'.repeat(48), name: 'Plan.pdf' })
  const [there, gone] = [8, 9].map(id => linked(`/upload/${'a'.repeat(48)}/${id}-1.pdf`))
  const described = { ...picture, alt: 'Ein Tor' }
  const pictures = { key: 'a', type: 'images', value: { images: [described, { ...described, id: 5 }] } }
  expect(
    told(
      pictures,
      text('b', ...[there, gone].flatMap(node => node ?? [])),
      hero('c', { type: 'file', file: file(8) }, { type: 'file', file: file(9) }),
    ),
  ).toEqual([
    { section: 'block:a', text: '1\u00a0Bild ist nicht mehr in der Bibliothek.' },
    { section: 'block:b', text: '1\u00a0Verweis führt zu einer Datei, die es nicht mehr gibt.' },
    { section: 'block:c', text: '1\u00a0Verweis führt zu einer Datei, die es nicht mehr gibt.' },
  ])
})

test('A hidden block is not looked at; an empty page without a description is', () => {
  expect(told({ ...text('a', heading(4)), isHidden: true }).map(({ section }) => section)).toEqual(['page'])
  expect(faultsOf({ description: '', draft: { body: [], images: [] } }, targets)).toHaveLength(2)
})
