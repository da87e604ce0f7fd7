import { describe, expect, it } from 'vitest'
import { createCatalogue } from '../../../../client/data/shop/catalogue.ts'
import { legalLinks } from '../../../../client/website/head/legalPages.ts'
import { titleOf } from '../../../../client/website/head/title.ts'
import { branchOf, configOf } from '../../../support/business.ts'

const config = configOf({ title: 'Morgenkrume', imprintText: '# Impressum', privacyPolicy: 'https://example.com/p' })
const catalogue = createCatalogue({
  data: [
    { url: '/config', data: config },
    { url: '/branches', data: [branchOf({ identifier: 'stammhaus', name: 'Stammhaus Wien' })] },
  ],
  seq: '1.e1',
  at: 0,
})

describe('The title of a page', () => {
  it.each([
    ['/', 'Morgenkrume'],
    ['/store/stammhaus', 'Stammhaus Wien - Morgenkrume'],
    ['/store/nirgends', '404 Not Found - Morgenkrume'],
    ['/store/stammhaus/checkout', 'Bestellvorgang - Morgenkrume'],
    ['/store/stammhaus/checkout/error', 'Bestellvorgang - Morgenkrume'],
    ['/status/uid/hash', 'Bestellstatus - Morgenkrume'],
    ['/site/imprint', 'Impressum - Morgenkrume'],
    ['/irgendwo', '404 Not Found - Morgenkrume'],
  ])('at %s is „%s“', (path, title) => {
    expect(titleOf(path, catalogue)).toBe(title)
  })
})

describe('The legal links', () => {
  it('lead to the text kept here, else to the address elsewhere, else are left out', () => {
    expect(legalLinks(config)).toEqual([
      { page: 'privacy', address: 'https://example.com/p' },
      { page: 'imprint', address: null },
    ])
  })
})
