import { describe, expect, it } from 'vitest'
import { roles } from '../../../schema/base/access.ts'
import { widgets } from '../../../schema/base/fields.ts'
import { isOpen } from '../../../schema/base/openingHours.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { boundsOf, defaultChoice, isOrderable } from '../../../schema/catalogue/bounds.ts'
import { priceItem } from '../../../schema/catalogue/itemPrice.ts'
import type { Menu } from '../../../schema/catalogue/menu.ts'
import { activeMenu } from '../../../schema/catalogue/menuGroups.ts'
import { partTypes } from '../../../schema/catalogue/partTypes.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { entities } from '../../../schema/index.ts'
import type { Navigation } from '../../../schema/website/navigation.ts'
import type { Site } from '../../../schema/website/site.ts'
import { siteTypes } from '../../../schema/website/siteTypes.ts'
import { demoDocuments, demoPictures } from '../../../server/demo/documents.ts'
import { demoUsers } from '../../../server/demo/people.ts'

const documents = demoDocuments()
const of = <T>(type: string) =>
  documents.filter(document => document.type === type).map(({ id, body }) => ({ ...body, id }) as T)

describe('the demo business', () => {
  it('is valid: every document passes the shape of its entity', () => {
    const shapes = new Map(entities.map(entity => [entity.type, entity.shape]))
    const refused = documents.flatMap(({ type, id, body }) => {
      const result = shapes.get(type)?.safeParse(body)
      return result?.success ? [] : [{ document: `${type}:${id}`, issues: result?.error.issues }]
    })
    expect(refused).toEqual([])
  })

  it('fills every entity, with ids counted from 1 (people from 2, after the administrator)', () => {
    for (const { type } of entities) {
      const ids = of<{ id: number }>(type).map(({ id }) => id)
      const first = type === 'users' ? 2 : 1
      expect(ids, type).toEqual(ids.map((_, index) => index + first))
      expect(ids.length, type).toBeGreaterThan(0)
    }
  })

  it('is the same at every call', () => {
    expect(demoDocuments()).toEqual(documents)
  })

  it('is as large as the contract says', () => {
    const count = (type: string) => of(type).length
    expect(count('divisions')).toBe(3)
    expect(count('branches')).toBeGreaterThanOrEqual(6)
    expect(count('categories')).toBe(12)
    expect(count('products')).toBe(150)
    expect(count('tables')).toBeGreaterThanOrEqual(8)
    expect(count('donatees')).toBeGreaterThanOrEqual(4)
    expect(count('users')).toBeGreaterThanOrEqual(8)
    expect(count('images')).toBe(demoPictures().length)
    expect(count('sites')).toBeGreaterThanOrEqual(25)
    expect(new Set(of<Navigation>('navigations').map(({ identifier }) => identifier))).toEqual(
      new Set(['mainMenu', 'quickMenu', 'footer']),
    )
    const types = of<Site>('sites').map(({ type }) => type)
    expect(new Set(types)).toEqual(new Set(Object.keys(siteTypes)))
    expect(types.filter(type => type === 'gallery').length).toBeGreaterThanOrEqual(2)
  })

  it('relates only to what exists', () => {
    const known = new Set(documents.map(({ type, id }) => `${type}:${id}`))
    const shapes = new Map(entities.map(entity => [entity.type, entity.shape]))
    const missing = documents.flatMap(({ type, id, body }) =>
      relationsIn(shapes.get(type), body)
        .filter(target => !known.has(target))
        .map(target => `${type}:${id} → ${target}`),
    )
    expect(missing).toEqual([])
    expect(
      relationsIn(shapes.get('menus'), documents.find(({ type }) => type === 'menus')?.body).length,
    ).toBeGreaterThan(50)
  })

  it('repeats no value that has to be unique', () => {
    for (const { type, unique = [] } of entities)
      for (const field of unique) {
        const values = of<Record<string, unknown>>(type).map(body => body[field])
        expect(new Set(values).size, `${type}.${field}`).toBe(values.length)
      }
  })

  it('names only tax classes that the settings hold', () => {
    const keys = new Set(of<Config>('config')[0]?.taxClasses.map(({ key }) => key))
    const used = [
      ...of<Product>('products').flatMap(({ tax, takeawayTax, dineInTax, deposit }) => [
        tax,
        takeawayTax,
        dineInTax,
        deposit?.tax,
      ]),
      ...of<Branch>('branches').flatMap(({ deliveryAreas }) => deliveryAreas.map(({ tax }) => tax)),
    ].filter(key => key != null)
    expect(used.filter(key => !keys.has(key))).toEqual([])
    expect(new Set(used)).toEqual(keys)
  })

  it('has a first branch that takes an order at any hour in every mode, paid in cash, by card or online', () => {
    const [first] = of<Branch>('branches')
    expect(first).toMatchObject({
      id: 1,
      identifier: 'stammhaus',
      openingHours: [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }],
      isPublic: true,
      isTakeawayEnabled: true,
      isDeliveryEnabled: true,
      isDineInEnabled: true,
      isCashEnabled: true,
      isATMCardEnabled: true,
      isMollieEnabled: true,
      isAppointmentRequired: false,
      isQuotationRequired: false,
      requiredForTakeaway: { email: false, phone: false, address: false },
      requiredForDineIn: { email: false, phone: false, address: false },
      requiredForDelivery: { phone: true, address: true },
    })
    expect(first?.orderableFrom ?? null).toBeNull()
    expect(first?.slotCapacity ?? null).toBeNull()
  })

  it('shows every kind of branch', () => {
    const branches = of<Branch>('branches')
    const some = (test: (branch: Branch) => boolean) => expect(branches.some(test), test.toString()).toBe(true)
    const rules = branches.flatMap(branch => branch.openingHours)
    some(branch => !branch.isPublic)
    some(branch => branch.isQuotationRequired)
    some(branch => branch.isAppointmentRequired && !branch.isQuotationRequired)
    some(branch => branch.isDeliveryHoursEnabled && branch.deliveryHours.length > 0)
    some(branch => !branch.isPreorderEnabled)
    some(branch => !branch.isTakeawayEnabled)
    some(branch => Boolean(branch.orderableFrom))
    some(branch => Boolean(branch.slotCapacity))
    some(branch => branch.isHydroAGVoucherEnabled)
    some(branch => branch.isDatatransEnabled)
    expect(rules.some(rule => rule.from && rule.to && rule.to < rule.from)).toBe(true)
    expect(new Set(rules.map(rule => rule.type))).toContain('once')
    expect(rules.some(rule => rule.isClosed)).toBe(true)
    const areas = branches[0]?.deliveryAreas ?? []
    expect(areas.some(area => area.free)).toBe(true)
    expect(areas.some(area => area.freeFromOrderValue)).toBe(true)
    expect(areas.some(area => area.price > 0 && !area.minimumOrderValue)).toBe(true)
  })

  it('shows every kind of product', () => {
    const products = of<Product>('products')
    const parts = products.flatMap(({ config }) => config.parts)
    const all = <K extends keyof Product>(field: K) => new Set(products.map(product => product[field]))
    expect(all('type')).toEqual(new Set(['simple', 'bundle', 'configurable']))
    expect(all('calculationModel')).toEqual(new Set(['fixed', 'approximate', 'minimum']))
    expect(new Set(parts.map(({ type }) => type))).toEqual(new Set(Object.keys(partTypes)))
    expect(new Set(parts.flatMap(({ options }) => options.map(({ modifier }) => modifier)))).toEqual(
      new Set(['add', 'subtract', 'overwrite']),
    )
    for (const flag of [
      'isPriceHidden',
      'isEnabled',
      'isStepByStep',
      'isLeadTimeEnabled',
      'isVisibleWhenUnavailable',
      'isPublic',
    ] as const)
      expect(all(flag), flag).toEqual(new Set([true, false]))
    expect(all('leadTimeType').size).toBeGreaterThanOrEqual(3)
    expect(parts.some(({ optional }) => optional)).toBe(true)
    for (const field of [
      'deposit',
      'schedule',
      'pricing',
      'defaultUnit',
      'minimumQuantity',
      'maximumQuantity',
      'quantityStepSize',
    ] as const)
      expect(
        products.some(product => product[field] != null),
        field,
      ).toBe(true)
    expect(products.some(({ alternativeUnits }) => alternativeUnits.length > 0)).toBe(true)
    expect(products.some(({ tax, dineInTax }) => dineInTax && dineInTax !== tax)).toBe(true)
    expect(new Set(products.flatMap(({ diets }) => diets)).size).toBe(4)
    expect(new Set(products.flatMap(({ allergens }) => allergens)).size).toBe(14)
    for (const { type, config, name } of products) expect(config.parts.length > 0, name).toBe(type !== 'simple')
  })

  it('keeps the keys of the steps of a product apart, and the names of the options of a step', () => {
    for (const { name, config } of of<Product>('products')) {
      expect(new Set(config.parts.map(({ step }) => step)).size, name).toBe(config.parts.length)
      for (const { options } of config.parts)
        expect(new Set(options.map(option => option.name)).size, name).toBe(options.length)
    }
  })

  it('presets every product with an amount that can be ordered', () => {
    for (const product of of<Product>('products')) {
      const { amount, unit } = defaultChoice(product)
      expect(isOrderable(amount, boundsOf(product, unit)), product.name).toBe(true)
      if (!product.isPriceHidden)
        expect(priceItem(product, { amount, unit, parts: {} }), product.name).toBeGreaterThan(0)
    }
  })

  it('gives every branch a card today, and the first one an open door at every hour of the DST nights', () => {
    const menus = of<Menu>('menus')
    const branches = of<Branch>('branches')
    for (const { id, identifier } of branches)
      expect(activeMenu(menus, id, Date.parse('2026-11-20T12:00:00Z')), identifier).not.toBeNull()
    for (const night of ['2026-10-24T20:00:00Z', '2027-03-27T20:00:00Z'])
      for (let hour = 0; hour < 12; hour++)
        expect(isOpen(branches[0]?.openingHours ?? [], Date.parse(night) + hour * 3_600_000, 'Europe/Vienna')).toBe(
          true,
        )
  })

  it('has staff of every role and one menu that waits for its day', () => {
    expect(new Set(demoUsers.flatMap(user => user.roles))).toEqual(new Set(Object.keys(roles)))
    expect(of<{ availableFrom: string }>('menus').some(({ availableFrom }) => availableFrom > '2027')).toBe(true)
  })
})

/** Addresses of everything a value relates to, found by the widgets of its shape. */
function relationsIn(shape: unknown, value: unknown): string[] {
  const schema = shape as { def?: Record<string, unknown> } | undefined
  if (!schema?.def || value == null) return []
  const widget = widgets.get(schema as never)
  if (widget?.widget === 'relation') return [`${widget.to}:${String(value)}`]
  if (widget?.widget === 'image') return [`images:${(value as { id: number }).id}`]
  const { def } = schema
  if (def.innerType) return relationsIn(def.innerType, value)
  if (def.element) return (value as unknown[]).flatMap(entry => relationsIn(def.element, entry))
  if (!def.shape) return []
  return Object.entries(def.shape).flatMap(([field, part]) =>
    relationsIn(part, (value as Record<string, unknown>)[field]),
  )
}
