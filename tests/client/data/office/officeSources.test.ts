import { expect, test } from 'vitest'
import { createOfficeSources } from '../../../../client/data/office/officeSources.ts'

type Tell = (rows: readonly unknown[], types: ReadonlySet<string>) => void

/** Sources over a mirror that changes as it is told to, and a clock that goes on by hand. */
function world() {
  let tell: Tell = () => {}
  const waiting = new Set<() => void>()
  const after = (_ms: number, work: () => void) => {
    waiting.add(work)
    return () => waiting.delete(work)
  }
  const mirror = { subscribe: (listener: Tell) => void (tell = listener) }
  const edits = { subscribe: () => () => {} }
  const sources = createOfficeSources({ after }, mirror as never, edits as never)
  return {
    sources,
    came: (rows: number, type = 'products') =>
      tell(
        Array.from({ length: rows }, () => ({})),
        new Set([type]),
      ),
    pass() {
      const due = [...waiting]
      waiting.clear()
      for (const work of due) work()
    },
  }
}

test('A list that fills is shown at once, then at its own pace, and at once when it is full', () => {
  const { sources, came, pass } = world()
  const products = sources.of('products')
  came(1000)
  expect(products.version()).toBe(1)
  came(1000)
  came(1000)
  expect(products.version()).toBe(1)
  pass()
  expect(products.version()).toBe(2)
  came(1000)
  expect(products.version()).toBe(2)
  sources.caughtUp()
  expect(products.version()).toBe(3)
  pass()
  expect(products.version()).toBe(3)
})

test('What somebody does is shown at once, also while lists fill', () => {
  const { sources, came, pass } = world()
  const [products, branches] = [sources.of('products'), sources.of('branches')]
  came(1000)
  came(1, 'branches')
  came(1)
  expect([products.version(), branches.version()]).toEqual([2, 1])
  pass()
  expect([products.version(), branches.version()]).toEqual([2, 1])
})
