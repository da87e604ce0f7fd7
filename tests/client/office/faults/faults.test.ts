import { describe, expect, it } from 'vitest'
import { type Checked, checkedOf, faultsIn } from '../../../../client/office/faults/faults.ts'
import { hintOf, sifted } from '../../../../client/office/faults/ignored.ts'
import { repairOf } from '../../../../client/office/faults/repairs.ts'
import { demoDocuments } from '../../../../server/demo/documents.ts'

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
  navigations: [],
  sites: [],
  users: [],
  'working-schedules': [],
  printers: [],
  stations: [],
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

  const usual = [{ type: 'daily', isClosed: false, from: '06:00', to: '18:00' }]
  const austrian = { ...branch, country: 'AT', openingHours: usual }
  const item = { key: 'a', type: 'site', target: 9, label: 'Über uns', isEnabled: true, children: [] }
  const menuOf = (...items: object[]) => [{ id: 4, body: { name: 'Hauptmenü', items } }]
  const shift = { branch: 1, user: null, from: '2026-06-18T04:00:00Z', to: '2026-06-18T12:00:00Z' }
  const printer = { name: 'Küche', isEnabled: false, stations: [6] }
  const station = [{ id: 6, body: { name: 'Ofen', branch: 1 } }]

  it.each<[string, Partial<Checked>, string[]]>([
    [
      'a tax class that is not there',
      {
        config: [{ id: 1, body: { ...whole.config[0]?.body, taxClasses: [{ key: 'food' }] } }],
        products: [{ id: 5, body: { ...product, tax: 'gone' } }],
      },
      ['productTax'],
    ],
    ['a menu of the website to a page that is not public', { navigations: menuOf(item) }, ['navigationSite']],
    [
      'the same below another item',
      { navigations: menuOf({ ...item, type: 'group', target: null, children: [item] }) },
      ['navigationSite'],
    ],
    ['an item that is off', { navigations: menuOf({ ...item, isEnabled: false }) }, []],
    ['a page that is public', { navigations: menuOf(item), sites: [{ id: 9, body: { isPublic: true } }] }, []],
    [
      'somebody without a branch',
      { users: [{ id: 3, body: { username: 'eva', isEnabled: true, roles: ['ROLE_EMPLOYEE'], branches: [] } }] },
      ['personBranch'],
    ],
    [
      'an administrator, who needs none',
      { users: [{ id: 3, body: { username: 'eva', isEnabled: true, roles: ['ROLE_ADMIN'], branches: [] } }] },
      [],
    ],
    ['a shift that is nobody’s', { 'working-schedules': [{ id: 8, body: shift }] }, ['shiftPerson']],
    ['one that is somebody’s', { 'working-schedules': [{ id: 8, body: { ...shift, user: 3 } }] }, []],
    ['one that is over', { 'working-schedules': [{ id: 8, body: { ...shift, from: '2026-06-01T04:00:00Z' } }] }, []],
    ['a printer that is off', { printers: [{ id: 7, body: printer }], stations: station }, ['printerOff']],
    [
      'a printer that is off while another prints the same',
      {
        printers: [
          { id: 7, body: printer },
          { id: 8, body: { ...printer, isEnabled: true } },
        ],
        stations: station,
      },
      [],
    ],
  ])('finds, or leaves alone, %s', (_, changed, expected) => {
    expect(kinds(changed)).toEqual(expected)
  })

  it('names the holidays of the next two months, and who has an exception for one is left alone', () => {
    const found = (openingHours: object[], now = Date.parse('2026-12-01T12:00:00Z')) =>
      faultsIn({ ...whole, branches: [{ id: 1, body: { ...austrian, openingHours } }] }, now).get('branchHoliday')
    expect(found(usual)?.map(({ title }) => title)).toEqual([
      'Stammhaus: Mariä Empfängnis, 08.12.2026',
      'Stammhaus: Christtag, 25.12.2026',
      'Stammhaus: Stefanitag, 26.12.2026',
      'Stammhaus: Neujahr, 01.01.2027',
      'Stammhaus: Heilige Drei Könige, 06.01.2027',
    ])
    // Mended with others at once.
    expect(found(usual)?.every(({ to }) => to === '/hours')).toBe(true)
    const christmas = { type: 'once', date: '2026-12-25', isClosed: true }
    expect(found([...usual, christmas])?.length).toBe(4)
    // Who never shuts has said so.
    expect(found([{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }])).toBeUndefined()
    // Deliveries with hours of their own go on where only the branch is shut.
    const delivering = {
      ...austrian,
      openingHours: [...usual, christmas],
      isDeliveryEnabled: true,
      deliveryHours: usual,
    }
    const told = (deliveryHours: object[], isDeliveryHoursEnabled = true) =>
      faultsIn(
        { ...whole, branches: [{ id: 1, body: { ...delivering, deliveryHours, isDeliveryHoursEnabled } }] },
        Date.parse('2026-12-01T12:00:00Z'),
      ).get('branchHoliday')
    expect(told(usual)?.filter(({ field }) => field === 'deliveryHours')).toMatchObject([
      { title: 'Stammhaus: Christtag, 25.12.2026 (Lieferzeiten)' },
    ])
    expect([told([...usual, christmas])?.length, told(usual, false)?.length]).toEqual([4, 4])
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

const found = (changed: Partial<Checked>) => {
  const all = { ...whole, ...changed }
  return [...faultsIn(all, NOW)].flatMap(([kind, faults]) => faults.map(fault => repairOf(kind, fault, all)))
}

describe('What the data check finds is mended in its row', () => {
  const classes = {
    ...whole.config[0]?.body,
    taxClasses: [
      { key: 'food', name: '10 %' },
      { key: 'drink', name: '20 %' },
    ],
  }
  const config = [{ id: 1, body: classes }]
  const catalog = [{ category: 3, products: [5, 6] }]
  const item = { key: 'a', type: 'site', target: 9, label: 'Über uns', isEnabled: true, children: [] }
  const printer = { id: 7, body: { name: 'Küche', isEnabled: false, stations: [6] } }

  it.each<[string, Partial<Checked>, unknown[]]>([
    [
      'a printer is switched on',
      { printers: [printer], stations: [{ id: 6, body: { name: 'Ofen' } }] },
      [{ kind: 'printerOff', changes: { isEnabled: true }, value: '' }],
    ],
    [
      'a menu belongs to the only branch',
      {
        menus: [
          { id: 2, body: menu },
          { id: 4, body: { ...menu, branches: [] } },
        ],
      },
      [{ kind: 'menuBranch', changes: { branches: [1] }, value: 'Stammhaus' }],
    ],
    [
      'a product is taxed as all others of its category',
      {
        config,
        menus: [{ id: 2, body: { ...menu, catalog } }],
        products: [
          { id: 5, body: { ...product, tax: 'gone' } },
          { id: 6, body: { ...product, tax: 'food' } },
        ],
      },
      [{ kind: 'productTax', changes: { tax: 'food' }, value: '10 %' }],
    ],
    [
      'an item that leads to a deleted page is switched off',
      {
        navigations: [
          { id: 4, body: { name: 'Menü', items: [{ ...item, type: 'group', target: null, children: [item] }] } },
        ],
      },
      [
        {
          kind: 'navigationSite',
          changes: { items: [{ ...item, type: 'group', target: null, children: [{ ...item, isEnabled: false }] }] },
          value: '',
        },
      ],
    ],
    [
      'a picture of one product is described by its name',
      { images: [{ id: picture.id, body: { name: 'x', alt: '' } }] },
      [{ kind: 'imageText', changes: { alt: 'Semmel' }, value: 'Semmel' }],
    ],
  ])('where there is but one way: %s', (_, changed, expected) => {
    expect(found(changed)).toEqual(expected)
  })

  it('and left to a person where there are several', () => {
    const two = [...whole.branches, { id: 9, body: { ...branch, name: 'Graz' } }]
    const shared = { ...menu, branches: [1, 9] }
    const menus = [
      { id: 2, body: shared },
      { id: 4, body: { ...menu, branches: [] } },
    ]
    expect(found({ branches: two, menus })).toEqual([null])
    const draft = [{ id: 9, body: { isPublic: false } }]
    expect(found({ navigations: [{ id: 4, body: { items: [item] } }], sites: draft })).toEqual([null])
  })
})

describe('A hint that is ignored', () => {
  const bare = { ...whole, products: [{ id: 5, body: { ...product, images: [], description: '' } }] }
  const hint = {
    id: 1,
    rev: '1-a',
    state: 'saved' as const,
    body: { on: 'products:5', kind: 'productImage', detail: 'images', reason: 'Kommt.' },
  }

  it('stands with its reason among the ignored, and nowhere else', () => {
    const { open, ignored } = sifted(faultsIn(bare, NOW), [hint])
    expect([...open.keys()]).toEqual(['productText'])
    expect(ignored).toMatchObject([{ kind: 'productImage', fault: { id: 5 }, hint: { body: { reason: 'Kommt.' } } }])
    expect(hintOf('productImage', { type: 'products', id: 5, field: 'images', title: 'Semmel' })).toEqual({
      on: 'products:5',
      kind: 'productImage',
      detail: 'images',
    })
  })

  it('of a holiday is ignored for that day alone', () => {
    const usual = [{ type: 'daily', isClosed: false, from: '06:00', to: '18:00' }]
    const branches = [{ id: 1, body: { ...branch, country: 'AT', openingHours: usual } }]
    const all = faultsIn({ ...whole, branches }, Date.parse('2026-12-01T12:00:00Z'))
    const on = { on: 'branches:1', kind: 'branchHoliday', detail: '2026-12-08', reason: 'Offen' }
    const { open, ignored } = sifted(all, [{ ...hint, body: on }])
    expect([open.get('branchHoliday')?.length, ignored.length]).toEqual([4, 1])
  })

  it('is not told of once there is nothing to tell', () => {
    expect(sifted(faultsIn(whole, NOW), [hint])).toEqual({ open: new Map(), ignored: [] })
  })
})

it('The demo begins clean: of every branch it says what holds on the public holidays to come', () => {
  const documents = demoDocuments(NOW)
  const all = checkedOf(wanted => documents.filter(({ type }) => type === wanted))
  expect(faultsIn(all, NOW).get('branchHoliday')).toBeUndefined()
})
