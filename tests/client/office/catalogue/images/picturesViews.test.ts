import { expect, test } from 'vitest'
import { viewed } from '../../../../../client/office/catalogue/images/picturesViews.ts'

const uses = new Map([
  [5, ['Strudel']],
  [7, ['Graz']],
])

test('Views: all, those without a description, those nobody shows; as long as that is not known none is unused', () => {
  const rows = [
    { id: 5, body: { alt: 'Ein Strudel' } },
    { id: 7, body: { alt: '  ' } },
    { id: 8, body: { alt: 'Übrig' } },
  ]
  const ids = (view: 'all' | 'undescribed' | 'unused', known: typeof uses | undefined = uses) =>
    viewed(rows, view, known).map(({ id }) => id)
  expect(ids('all')).toEqual([5, 7, 8])
  expect(ids('undescribed')).toEqual([7])
  expect(ids('unused')).toEqual([8])
  expect(viewed(rows, 'unused', undefined)).toEqual([])
})
