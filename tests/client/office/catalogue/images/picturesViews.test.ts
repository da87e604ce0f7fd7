import { expect, test } from 'vitest'
import { type PicturesView, viewed } from '../../../../../client/office/catalogue/images/picturesViews.ts'
import { branches } from '../../../../../schema/business/branch.ts'
import { products } from '../../../../../schema/catalogue/product.ts'
import { sites } from '../../../../../schema/website/site.ts'

const uses = new Map([
  [5, [{ entity: products }, { entity: sites }]],
  [7, [{ entity: branches }]],
])
const rows = [
  { id: 5, body: { alt: 'Ein Strudel' } },
  { id: 7, body: { alt: '  ' } },
  { id: 8, body: { alt: 'Übrig' } },
]
const ids = (view: PicturesView, known: typeof uses | undefined = uses) => viewed(rows, view, known).map(({ id }) => id)

test('Views: all, the newest first, those without a description, those nobody shows; as long as that is not known none is unused', () => {
  expect(ids('all')).toEqual([5, 7, 8])
  expect(ids('newest')).toEqual([8, 7, 5])
  expect(ids('undescribed')).toEqual([7])
  expect(ids('unused')).toEqual([8])
  expect(viewed(rows, 'unused', undefined)).toEqual([])
})

test('Views by what shows a picture: products, branches, pages', () => {
  expect([ids('products'), ids('branches'), ids('sites')]).toEqual([[5], [7], [5]])
  expect(viewed(rows, 'products', undefined)).toEqual([])
})
