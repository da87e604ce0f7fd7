import { describe, expect, it } from 'vitest'
import { parse } from '../../../schema/base/problems.ts'
import { redirects } from '../../../schema/website/redirect.ts'
import { loops, redirectedTo, redirectPath } from '../../../schema/website/redirects.ts'

describe('A former address', () => {
  it.each<[string, string | null]>([
    ['/Aktuelles/Spielplan.html?x=1', 'aktuelles/spielplan.html'],
    ['/site/verein/', 'site/verein'],
    ['/', null],
    ['/api/sites', null],
    ['/store/stammhaus', null],
    ['/backend', null],
    ['/a//b', null],
    ['/a/../b', null],
    ['/%C3%9Cber-uns/Alte%20Seite.html', 'über-uns/alte seite.html'],
    ['/u\u0308ber-uns', 'über-uns'],
    ['/100%-frei', '100%-frei'],
    ['/a\tb', null],
    ['/a%0Ab', null],
  ])('%s is kept as %j', (address, expected) => {
    expect(redirectPath(address)).toBe(expected)
  })
})

describe('A redirect', () => {
  it.each<[string, string, string[]]>([
    ['alt', '/site/neu', []],
    ['alt', 'https://example.com/neu', []],
    ['alt', '/alt', ['target: loop']],
    ['alt', '/ALT/?x=1', ['target: loop']],
    ['über-uns', '/%C3%BCber-uns', ['target: loop']],
    ['%c3%bcber-uns', '/neu', ['path: formerPath']],
    ['alt', 'javascript:alert(1)', ['target: target']],
    ['alt', '//boese.example', ['target: target']],
    ['Alt', '/neu', ['path: formerPath']],
    ['api/sites', '/neu', ['path: formerPath']],
  ])('from %s to %s: %j', (path, target, expected) => {
    const parsed = parse(redirects.shape, { path, target, permanent: true })
    expect(parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field}: ${code}`)).toEqual(expected)
  })

  it.each<[string, Record<string, string>, boolean]>([
    ['of its own', {}, false],
    ['followed by another', { b: '/c' }, false],
    ['that comes back', { b: '/c', c: '/a' }, true],
    ['into a circle of others', { b: '/c', c: '/b' }, true],
    ['out to another site', { b: 'https://example.com/a' }, false],
  ])('%s runs in a circle with %j: %s', (_name, others, expected) => {
    expect(loops({ path: 'a', target: '/b' }, path => others[path])).toBe(expected)
  })

  it.each<[string, string | null]>([
    ['/Jugend/?x=1', '/klub/jugend'],
    ['/jugend/neu', null],
    ['/', null],
  ])('leads from %s to %j', (address, expected) => {
    expect(redirectedTo(address, [{ path: 'jugend', target: '/klub/jugend' }])).toBe(expected)
  })
})
