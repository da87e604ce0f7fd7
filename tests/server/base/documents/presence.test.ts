import { expect, test } from 'vitest'
import { PRESENT_MS } from '../../../../schema/base/presence.ts'
import { createPresence } from '../../../../server/base/documents/presence.ts'

const seat = (id: number, on: string, field: string | null = null) => ({
  person: { id, name: `Person ${id}`, field },
  on,
  databases: ['office'] as const,
})

/** Presence on a clock of its own, with what it told: who is where, as '1,2 on products:1'. */
function open() {
  let now = 0
  const told: string[] = []
  const presence = createPresence(() => now)
  presence.subscribe(({ on, people }) => told.push(`${people.map(({ id }) => id).join()} on ${on}`))
  return { presence, told, pass: (ms: number) => void (now += ms) }
}

test('Who comes, goes and turns to another field is told once each, and what says the same again is not', () => {
  const { presence, told } = open()
  presence.put('page-one', 1, seat(1, 'products:1'))
  presence.put('page-one', 1, seat(1, 'products:1'))
  presence.put('page-two', 2, seat(2, 'products:1'))
  presence.put('page-two', 2, seat(2, 'products:1', 'price'))
  presence.put('page-one', 1, seat(1, 'products:2'))
  presence.put('page-two', 2, null)
  expect(told).toEqual([
    '1 on products:1',
    '1,2 on products:1',
    '1,2 on products:1',
    '2 on products:1',
    '1 on products:2',
    ' on products:1',
  ])
})

test('Whoever says nothing more is gone after half a minute, and that is told with the next word of anybody', () => {
  const { presence, told, pass } = open()
  presence.put('page-one', 1, seat(1, 'products:1'))
  pass(PRESENT_MS - 1)
  expect(presence.at('products:1')).toHaveLength(1)
  pass(1)
  expect(presence.at('products:1')).toEqual([])
  presence.put('page-two', 2, seat(2, 'products:9'))
  expect(told).toEqual(['1 on products:1', ' on products:1', '2 on products:9'])
})

test('A person with two pages is there once, in the field they are in, until the last of them is closed', () => {
  const { presence } = open()
  presence.put('page-one', 1, seat(1, 'products:1', 'price'))
  presence.put('page-two', 1, seat(1, 'products:1'))
  expect(presence.at('products:1')).toEqual([{ id: 1, name: 'Person 1', field: 'price' }])
  presence.put('page-one', 1, null)
  expect(presence.at('products:1')).toEqual([{ id: 1, name: 'Person 1', field: null }])
  presence.put('page-two', 1, null)
  expect(presence.at('products:1')).toEqual([])
})

test('However many pages somebody claims to have, only the last of them are remembered', () => {
  const { presence } = open()
  for (let count = 0; count < 500; count++) presence.put(`page-${count}`, 1, seat(1, `products:${count}`))
  const remembered = Array.from({ length: 500 }, (_, count) => presence.at(`products:${count}`).length)
  expect(remembered.filter(Boolean).length).toBeLessThanOrEqual(21)
  expect(remembered.at(-1)).toBe(1)
})
