import { describe, expect, it } from 'vitest'
import { type Checked, faultsIn } from '../../../../client/office/faults/faults.ts'

const NOW = Date.parse('2026-06-16T12:00:00Z')
const picture = { id: 7, version: 1 }
const branch = {
  name: 'Stammhaus',
  isPublic: true,
  openingHours: [{ type: 'daily' }],
  latitude: 48.2,
  isCashEnabled: true,
}
const product = { name: 'Semmel', isEnabled: true, isPublic: true, description: 'Handgemacht', images: [picture] }
const menu = {
  name: 'Karte',
  isPublic: true,
  availableFrom: '2026-01-01T00:00:00Z',
  branches: [1],
  catalog: [{ category: 3, products: [5] }],
}
const whole: Checked = {
  branches: [{ id: 1, body: branch }],
  menus: [{ id: 2, body: menu }],
  products: [{ id: 5, body: product }],
  categories: [{ id: 3, body: { name: 'Gebäck' } }],
  images: [{ id: 7, body: { name: 'Semmel', alt: 'Eine Semmel' } }],
  config: [{ id: 1, body: { shopName: 'Shop', imprintText: 'Text', privacyPolicy: 'https://example.com' } }],
}
const kinds = (changed: Partial<Checked>) => [...faultsIn({ ...whole, ...changed }, NOW).keys()]

describe('The data check', () => {
  it('finds nothing where nothing is missing', () => {
    expect(kinds({})).toEqual([])
  })

  it.each<[string, Partial<Checked>, string[]]>([
    ['hours', { branches: [{ id: 1, body: { ...branch, openingHours: [] } }] }, ['branchHours']],
    ['a way to pay', { branches: [{ id: 1, body: { ...branch, isCashEnabled: false } }] }, ['branchPayment']],
    ['its place', { branches: [{ id: 1, body: { ...branch, latitude: null } }] }, ['branchPlace']],
    [
      'a menu that is valid',
      { menus: [{ id: 2, body: { ...menu, availableFrom: '2027-01-01T00:00:00Z' } }] },
      ['branchMenu'],
    ],
    ['branches of a menu', { menus: [{ id: 2, body: { ...menu, branches: [] } }] }, ['branchMenu', 'menuBranch']],
    ['a description', { products: [{ id: 5, body: { ...product, description: ' ' } }] }, ['productText']],
    ['a picture', { products: [{ id: 5, body: { ...product, images: [] } }] }, ['productImage']],
    ['a place on a menu', { menus: [{ id: 2, body: { ...menu, catalog: [] } }] }, ['productMenu', 'categoryEmpty']],
    ['words for a picture', { images: [{ id: 7, body: { name: 'x', alt: '' } }] }, ['imageText']],
    ['the imprint', { config: [{ id: 1, body: { privacyPolicyText: 'Text' } }] }, ['legal']],
  ])('finds what is without %s', (_, changed, expected) => {
    expect(kinds(changed)).toEqual(expected)
  })

  it('leaves alone what guests do not see', () => {
    const hidden = { ...product, isEnabled: false, images: [], description: '' }
    expect(
      kinds({
        products: [
          { id: 5, body: product },
          { id: 6, body: hidden },
        ],
      }),
    ).toEqual([])
  })

  it('leads to the field in which it is mended', () => {
    const found = faultsIn({ ...whole, branches: [{ id: 1, body: { ...branch, openingHours: [] } }] }, NOW)
    expect(found.get('branchHours')).toEqual([{ type: 'branches', id: 1, field: 'openingHours', title: 'Stammhaus' }])
  })
})
