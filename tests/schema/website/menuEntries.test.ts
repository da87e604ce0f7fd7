import { describe, expect, it } from 'vitest'
import { itemsOf, type MenuEntry, menuEntries } from '../../../schema/website/menuEntries.ts'
import type { NavigationItem } from '../../../schema/website/navigationItems.ts'

const paths = new Map([
  [1, { path: 'verein' }],
  [2, { path: 'verein/vorstand' }],
])
const directory = {
  site: (id: number) => paths.get(id),
  branch: (id: number) => (id === 7 ? { identifier: 'klubheim' } : undefined),
}
const item = (key: string, given: Partial<NavigationItem> = {}): NavigationItem => ({
  key,
  type: 'site',
  target: 1,
  label: key,
  isEnabled: true,
  children: [],
  ...given,
})
const shown = (items: NavigationItem[], path = '/') => menuEntries(items, directory, path)
const keys = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map(({ key, children }) => (children.length > 0 ? [key, keys(children)] : key))

describe('Navigations are selected by isPublic and identifier', () => {
  const items = [item('a')]
  it.each([
    ['a public one of the name', [{ identifier: 'footer', isPublic: true, items }], 1],
    ['one that is not public', [{ identifier: 'footer', isPublic: false, items }], 0],
    ['one of another name', [{ identifier: 'mainMenu', isPublic: true, items }], 0],
    ['none', [], 0],
  ])('%s', (_what, navigations, count) => {
    expect(itemsOf(navigations, 'footer')).toHaveLength(count)
  })
})

describe('Items', () => {
  it('show only when they are enabled, with everything below them', () => {
    const off = item('off', { isEnabled: false, children: [item('below')] })
    expect(keys(shown([item('on', { children: [item('x', { isEnabled: false }), item('y')] }), off]))).toEqual([
      ['on', ['on.', 'y']],
    ])
  })

  it.each<[string, Partial<NavigationItem>, unknown]>([
    ['home', { type: 'home' }, { href: '/' }],
    [
      'a page with a suffix',
      { type: 'site', target: 2, suffix: '#team' },
      { href: expect.stringMatching(/\/verein\/vorstand#team$/) },
    ],
    ['a branch with a suffix', { type: 'branch', target: 7, suffix: '?table=1' }, { href: '/store/klubheim?table=1' }],
    [
      'an external address, in a new tab',
      { type: 'link', target: 'https://www.sportunion.at' },
      { href: 'https://www.sportunion.at', target: '_blank', rel: expect.stringContaining('noopener') },
    ],
  ])('lead to %s', (_what, given, address) => {
    expect(shown([item('a', given)])[0]?.address).toEqual(address)
  })

  it.each<[string, Partial<NavigationItem>]>([
    ['a page that is gone or not public', { target: 99 }],
    ['a branch that is gone', { type: 'branch', target: 99 }],
    ['an address that runs something', { type: 'link', target: 'javascript:alert(1)' }],
    ['nothing at all', { type: 'group' }],
  ])('are not shown where they lead to %s', (_what, given) => {
    expect(shown([item('a', given)])).toEqual([])
  })

  it('with children become a group whose first child is the item itself, however deep', () => {
    const deep = item('a', { children: [item('b', { children: [item('c', { target: 2 })] })] })
    expect(keys(shown([deep]))).toEqual([['a', ['a.', ['b', ['b.', 'c']]]]])
  })

  it('that only hold others together have no first child of their own', () => {
    expect(keys(shown([item('a', { type: 'group', children: [item('b')] })]))).toEqual([['a', ['b']]])
  })

  it('whose page is gone hold their children together still', () => {
    const [entry] = shown([item('a', { target: 99, children: [item('b')] })])
    expect(entry).toMatchObject({ address: null, children: [{ key: 'b' }] })
  })
})

describe('An item is active', () => {
  it.each<[string, Partial<NavigationItem>, string, boolean]>([
    ['home at /', { type: 'home' }, '/', true],
    ['home elsewhere', { type: 'home' }, '/verein', false],
    ['a page at its path', { target: 2 }, '/verein/vorstand', true],
    ['a page above its path', { target: 1 }, '/verein/vorstand', false],
    ['a page with a suffix', { target: 1, suffix: '#a' }, '/verein', true],
    ['a branch by its identifier', { type: 'branch', target: 7 }, '/store/klubheim', true],
    ['a branch at its checkout', { type: 'branch', target: 7 }, '/store/klubheim/checkout', true],
    ['another branch', { type: 'branch', target: 7 }, '/store/klub', false],
    ['a page that is called like the branch', { target: 1 }, '/store/verein', false],
  ])('%s', (_what, given, path, isActive) => {
    expect(shown([item('a', given)], path)[0]?.isActive).toBe(isActive)
  })

  it('and its parents are child-active, all of them, and nobody else', () => {
    const tree = [
      item('a', { type: 'group', children: [item('b', { type: 'home', children: [item('c', { target: 2 })] })] }),
      item('d', { type: 'group', children: [item('e', { target: 1 })] }),
    ]
    const [a, d] = shown(tree, '/verein/vorstand')
    expect(a).toMatchObject({ isActive: false, isChildActive: true, children: [{ key: 'b', isChildActive: true }] })
    expect(a?.children[0]?.children.map(({ key, isActive }) => [key, isActive])).toEqual([
      ['b.', false],
      ['c', true],
    ])
    expect(d).toMatchObject({ isActive: false, isChildActive: false })
  })
})
