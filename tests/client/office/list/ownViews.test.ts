import { expect, it } from 'vitest'
import { ownViews } from '../../../../client/office/list/ownViews.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  }
}

it('A view somebody keeps for themselves is theirs alone, and one of the same name takes its place', () => {
  const memo = memory()
  const [eva, max] = [ownViews(memo, 7), ownViews(memo, 8)]
  eva.keep({ name: 'Teuer', list: 'products', address: 'q=a' })
  eva.keep({ name: 'Teuer', list: 'products', address: 'q=b' })
  eva.keep({ name: 'Teuer', list: 'tables', address: 'q=c' })
  expect(eva.of('products')).toEqual([{ name: 'Teuer', list: 'products', address: 'q=b' }])
  expect(max.of('products')).toEqual([])
  eva.remove({ name: 'Teuer', list: 'products', address: '' })
  expect(eva.of('products')).toEqual([])
  expect(eva.of('tables')).toHaveLength(1)
})

it.each(['{', '[1]', '"x"'])('What somebody else wrote there is no view: %s', text => {
  const memo = memory()
  memo.set('views-7', text)
  expect(ownViews(memo, 7).of('products')).toEqual([])
})
