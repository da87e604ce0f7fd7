import { expect, it } from 'vitest'
import { keptView, listSearch, openedView, searchOf, viewOf } from '../../../../client/office/list/listView.ts'

it.each([
  [{}],
  [{ q: 'topfen', s: '-price' }],
  [{ f: 'isEnabled.is.false,price.ge.3%2C90', s: 'price', c: 'price,isPublic' }],
  [{ f: 'isEnabled.is.false,~price.ge.3%2C90,~images.empty,type.in.simple' }],
  [{ c: ',' }],
  [{ w: 'title.300,price.120', p: 'price,type', d: 'eng' }],
])('A list is what its address says: %j', search => {
  const view = viewOf(search)
  expect(searchOf(view)).toEqual(search)
  expect(openedView(keptView(view))).toEqual(view)
})

it('What does not belong to a list is dropped from its address', () => {
  expect(viewOf({ w: 'price.9999,type.12,1.2.3,title.1', d: 'weit' })).toMatchObject({
    widths: { price: 640, type: 64 },
    isDense: false,
  })
  expect(listSearch({ q: 12, desc: true, view: 'other', f: '' })).toEqual({ q: '12' })
})
