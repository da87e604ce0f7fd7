import { describe, expect, it } from 'vitest'
import { branchOf, categoryOf, configOf, menuOf, productOf } from '../../../support/business.ts'
import { ORIGIN, pageOf } from './page.ts'

const config = configOf({ shopName: 'Morgenkrume', businessName: 'Morgenkrume GmbH', themeColor: '#B4540A' })
const branch = branchOf({ name: 'Stammhaus', latitude: 48.2, longitude: 16.3, tags: [1, 2], isATMCardEnabled: true })
const products = [
  productOf({ id: 1, name: 'Semmel', price: 120, gtin: '4006381333931', diets: ['vegan'] }),
  productOf({ id: 2, name: 'Torte', price: 4900, isPriceHidden: true }),
  productOf({ id: 3, name: 'Käse', price: 2150, unit: 'kilogram', pricing: { amount: 1, unit: 'kilogram' } }),
  productOf({ id: 4, name: 'Geheim', isPublic: false }),
  productOf({ id: 5, name: 'Weg', isEnabled: false }),
]
const lists = {
  config,
  branches: [branch],
  tags: [
    { id: 1, rev: '1-a', name: 'Gastgarten' },
    { id: 2, rev: '1-a', name: 'Warme Küche' },
  ],
  categories: [categoryOf({ id: 1, name: 'Gebäck' })],
  products,
  menus: [menuOf({ catalog: [{ category: 1, products: products.map(({ id }) => id) }] })],
}
const other = branchOf({ id: 2, identifier: 'graz', name: 'Graz' })
const hidden = branchOf({ id: 3, identifier: 'vaduz', name: 'Vaduz', isPublic: false })

describe('Data for search engines', () => {
  it('of an ordering page is the branch with place, hours, payments and the way to order', async () => {
    const { ld } = await pageOf('/store/stammhaus', lists)
    expect(ld).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Stammhaus',
      url: `${ORIGIN}/store/stammhaus`,
      telephone: '+43732123456',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Hauptplatz 1',
        postalCode: '4020',
        addressLocality: 'Linz',
        addressCountry: 'AT',
      },
      geo: { latitude: 48.2, longitude: 16.3 },
      openingHoursSpecification: [{ opens: '08:00', closes: '18:00' }],
      currenciesAccepted: 'EUR',
      paymentAccepted: 'Barzahlung, EC Karte / Debitkarte',
      servesCuisine: ['Warme Küche'],
      acceptsReservations: true,
      potentialAction: { '@type': 'OrderAction', target: { urlTemplate: `${ORIGIN}/store/stammhaus` } },
    })
    expect(ld.priceRange).toMatch(/^1,20\s€–21,50\s€$/u)
  })

  it('has the menu as a guest sees it: hidden prices and hidden products are left out', async () => {
    const { ld } = await pageOf('/store/stammhaus', lists)
    const [section] = ld.hasMenu.hasMenuSection
    expect(section.name).toBe('Gebäck')
    expect(section.hasMenuItem).toEqual([
      {
        '@type': 'MenuItem',
        name: 'Semmel',
        offers: { '@type': 'Offer', price: '1.20', priceCurrency: 'EUR', gtin: '4006381333931' },
        suitableForDiet: ['https://schema.org/VeganDiet'],
      },
      { '@type': 'MenuItem', name: 'Torte' },
      {
        '@type': 'MenuItem',
        name: 'Käse',
        offers: {
          '@type': 'Offer',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: '21.50',
            priceCurrency: 'EUR',
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: 'kg' },
          },
        },
      },
    ])
    expect(JSON.stringify(ld)).not.toContain('49.00')
  })

  it('leaves descriptions out of a long menu', async () => {
    const many = Array.from({ length: 61 }, (_, index) =>
      productOf({ id: index + 1, name: `P${index}`, description: 'Lang und gut.' }),
    )
    const with_ = async (count: number) => {
      const shown = many.slice(0, count)
      const menus = [menuOf({ catalog: [{ category: 1, products: shown.map(({ id }) => id) }] })]
      return (await pageOf('/store/stammhaus', { ...lists, products: shown, menus })).data
    }
    expect(await with_(60)).toContain('Lang und gut.')
    expect(await with_(61)).not.toContain('Lang und gut.')
  })

  it('of the branch list is the organization with its public branches, and the website', async () => {
    const { ld } = await pageOf('/', { ...lists, branches: [branch, other, hidden] })
    const [organization, site] = ld['@graph']
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Morgenkrume', legalName: 'Morgenkrume GmbH' })
    expect(organization.department.map((each: { name: string }) => each.name)).toEqual(['Stammhaus', 'Graz'])
    expect(site).toMatchObject({ '@type': 'WebSite', url: `${ORIGIN}/` })
  })

  it('of the home page of the only branch is that branch, its menu as a link', async () => {
    const { ld } = await pageOf('/', lists)
    expect(ld['@graph'][0]).toMatchObject({ name: 'Stammhaus', hasMenu: `${ORIGIN}/store/stammhaus` })
  })

  it.each([
    ['Stammhaus', 'Morgenkrume Backhaus GmbH', 'Bakery'],
    ['Wirtshaus zur Krume', 'Morgenkrume Backhaus GmbH', 'Restaurant'],
    ['Café Graz', 'Morgenkrume Backhaus GmbH', 'CafeOrCoffeeShop'],
    ['Standl', 'Huber GmbH', 'Restaurant'],
  ])('„%s“ of „%s“ is a %s', async (name, businessName, type) => {
    const page = { ...lists, config: { ...config, businessName }, branches: [{ ...branch, name }] }
    expect((await pageOf('/store/stammhaus', page)).ld['@type']).toBe(type)
  })

  it('is nowhere else', async () => {
    for (const url of ['/store/stammhaus/checkout', '/status/a/b', '/nix', '/store/vaduz'])
      expect((await pageOf(url, { ...lists, branches: [branch, hidden] })).data).toBe('')
  })
})
