import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { merge } from '../../../schema/base/merge.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { menus } from '../../../schema/catalogue/menu.ts'
import { products } from '../../../schema/catalogue/product.ts'

test('The rules of a product follow from its shape: parts by step, options by name, images by id', () => {
  const { config, images, deposit, name, schedule } = mergeRules(products.shape)
  expect(config).toMatchObject({
    fields: { parts: { key: 'step', entry: { fields: { name: 'whole', options: { key: 'name' } } } } },
  })
  // An image is one value: another version of another image is none.
  expect(images).toEqual({ key: 'id', entry: 'whole' })
  expect(deposit).toEqual({ fields: { amount: 'whole', tax: 'whole', label: 'whole' } })
  expect(name).toBe('whole')
  expect(schedule).toMatchObject({ read: expect.any(Function) })
})

test('A union is merged within its case', () => {
  const block = z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('picture'), size: z.object({ width: z.number(), height: z.number() }) }),
  ])
  expect(mergeRules(z.object({ block: block.nullish() }))).toEqual({
    block: {
      tag: 'type',
      cases: {
        text: { fields: { type: 'whole', text: 'whole' } },
        picture: { fields: { type: 'whole', size: { fields: { width: 'whole', height: 'whole' } } } },
      },
    },
  })
})

test('A menu is merged by category and product, and two people at it are never asked about its catalogue', () => {
  expect(mergeRules(menus.shape)).toMatchObject({
    branches: 'values',
    catalog: { key: 'category', entry: { fields: { category: 'whole', products: 'values' } }, isUnasked: true },
  })
  const products = fc.uniqueArray(fc.integer({ min: 1, max: 6 }))
  const groups = fc.record({ category: fc.integer({ min: 1, max: 4 }), products }, { noNullPrototype: true })
  const catalog = fc.uniqueArray(groups, { selector: ({ category }) => category })
  fc.assert(
    fc.property(catalog, catalog, catalog, (base, mine, theirs) => {
      const { body, conflicts } = merge(
        { catalog: base },
        { catalog: mine },
        { catalog: theirs },
        mergeRules(menus.shape),
      )
      expect(conflicts).toEqual([])
      expect(menus.shape.shape.catalog.safeParse(body['catalog']).success).toBe(true)
    }),
    { numRuns: 500 },
  )
})
