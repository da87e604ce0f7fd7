import { expect, it } from 'vitest'
import { keptView, listSearch, openedView, searchOf, viewOf } from '../../../../client/office/list/listView.ts'

it.each([
  [{}],
  [{ q: 'topfen', s: '-price' }],
  [{ f: 'isEnabled.is.false,price.ge.3%2C90', s: 'price', c: 'price,isPublic' }],
  [{ f: 'isEnabled.is.false,~price.ge.3%2C90,~images.empty,type.in.simple' }],
  [{ c: ',' }],
])('A list is what its address says: %j', search => {
  const view = viewOf(search)
  expect(searchOf(view)).toEqual(search)
  expect(openedView(keptView(view))).toEqual(view)
})

it('What does not belong to a list is dropped from its address', () => {
  expect(listSearch({ q: 12, desc: true, view: 'other', f: '' })).toEqual({ q: '12' })
})
