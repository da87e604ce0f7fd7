import { describe, expect, it } from 'vitest'
import { addressOfLink } from '../../../schema/website/addressOfLink.ts'
import type { Link } from '../../../schema/website/fields.ts'

const directory = {
  site: (id: number) => (id === 1 ? { path: 'verein/vorstand' } : undefined),
  branch: (id: number) => (id === 1 ? { identifier: 'stammhaus' } : undefined),
}
const file = { id: 7, version: 1, extension: 'pdf', publicHash: 'ab'.repeat(24), name: 'Plan.pdf' }
const newTab = { target: '_blank', rel: 'noopener noreferrer' }

describe('A link leads', () => {
  it.each<[string, Link, object | null]>([
    ['to a page', { type: 'site', site: 1 }, { href: '/verein/vorstand' }],
    ['to a place on it', { type: 'site', site: 1, suffix: '#kassier' }, { href: '/verein/vorstand#kassier' }],
    ['nowhere where the page is gone', { type: 'site', site: 2 }, null],
    ['to an address of the shop', { type: 'route', route: '/store/stammhaus' }, { href: '/store/stammhaus' }],
    ['not to another host by that', { type: 'route', route: '//boese.example' }, null],
    ['to a branch', { type: 'branch', branch: 1 }, { href: '/store/stammhaus' }],
    ['nowhere where the branch is gone', { type: 'branch', branch: 9 }, null],
    [
      'to another site, beside this one',
      { type: 'link', address: 'https://a.at/' },
      { href: 'https://a.at/', ...newTab },
    ],
    ['to another site, here', { type: 'link', address: 'https://a.at/', isNewTab: false }, { href: 'https://a.at/' }],
    ['never to a script', { type: 'link', address: 'javascript:alert(1)' }, null],
    ['to a file', { type: 'file', file }, { href: `/upload/${file.publicHash}/7-1.pdf`, download: 'Plan.pdf' }],
    ['to a mailbox', { type: 'email', email: 'office@verein.at' }, { href: 'mailto:office@verein.at' }],
    ['to a telephone', { type: 'phone', phone: '+43 732 / 12 34' }, { href: 'tel:+437321234' }],
  ])('%s', (_name, link, expected) => {
    expect(addressOfLink(link, directory)).toEqual(expected)
  })
})
