import { describe, expect, it } from 'vitest'
import { parse } from '../../../schema/base/problems.ts'
import { navigations } from '../../../schema/website/navigation.ts'
import { addressOfItem, type NavigationItem } from '../../../schema/website/navigationItems.ts'

const directory = {
  site: (id: number) => (id === 1 ? { path: 'verein' } : undefined),
  branch: (id: number) => (id === 1 ? { identifier: 'stammhaus' } : undefined),
}
const item = (given: Partial<NavigationItem>): NavigationItem => ({
  key: 'a',
  type: 'group',
  label: 'Verein',
  isEnabled: true,
  children: [],
  ...given,
})
const nested = (levels: number): NavigationItem =>
  item({ key: `k${levels}`, children: levels > 1 ? [nested(levels - 1)] : [] })
const problemsOf = (items: readonly unknown[]) => {
  const parsed = parse(navigations.shape, { identifier: 'mainMenu', name: 'Menü', isPublic: true, items })
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('An item of a menu leads', () => {
  it.each<[string, Partial<NavigationItem>, string | null]>([
    ['home', { type: 'home' }, '/'],
    ['to a page', { type: 'site', target: 1, suffix: '#plan' }, '/verein#plan'],
    ['nowhere where its page is gone', { type: 'site', target: 2 }, null],
    ['to a branch', { type: 'branch', target: 1 }, '/store/stammhaus'],
    ['to another site', { type: 'link', target: 'https://example.com/' }, 'https://example.com/'],
    ['never to a script', { type: 'link', target: 'javascript:alert(1)' }, null],
    ['nowhere as a group', { type: 'group' }, null],
  ])('%s', (_name, given, expected) => {
    expect(addressOfItem(item(given), directory)?.href ?? null).toBe(expected)
  })
})

describe('A menu', () => {
  it('has items eight deep, and not nine', () => {
    expect(problemsOf([nested(8)])).toEqual([])
    expect(problemsOf([nested(9)]).join()).toContain('tooMany')
  })

  it('has at most five hundred items, wherever they are', () => {
    const many = (count: number, of = 'k') => Array.from({ length: count }, (_, at) => item({ key: `${of}${at}` }))
    expect(problemsOf([item({ children: many(499) })])).toEqual([])
    expect(problemsOf([item({ children: many(499) }), ...many(1, 'x')])).toEqual(['items: tooMany'])
  })

  it.each<[string, Partial<NavigationItem>, string]>([
    ['a page that is not named', { type: 'site' }, 'blank'],
    ['a page named by words', { type: 'site', target: 'verein' }, 'choice'],
    ['an address without https', { type: 'link', target: 'http://example.com' }, 'httpsAddress'],
    ['a script', { type: 'link', target: 'javascript:alert(1)' }, 'httpsAddress'],
  ])('refuses %s at its place', (_name, given, code) => {
    expect(problemsOf([item({ key: 'b', children: [item(given)] })])).toEqual([`items.0.children.0.target: ${code}`])
  })
})
