import { expect, test } from 'vitest'
import { deedOf, factRows, subjectOf, whoOf } from '../../schema/logText.ts'
import { orderStatuses } from '../../schema/ordering/orderStatus.ts'

test('An order in the log is told in the words of the board, however it stands', () => {
  const step = { kind: 'order', actor: 'users:5', facts: { deed: 'in-delivery', status: 'in-delivery' } } as const
  expect(deedOf(step)).toBe('Abholbereit')
  expect(factRows(step.facts)).toEqual([['Stand', 'Bereit']])
  for (const status of orderStatuses) expect(factRows({ status })[0]?.[1]).toMatch(/^[A-ZÄÖÜ]/)
})

test('What an entry is about has a word before its number, and a name where it has one', () => {
  expect(subjectOf({ subject: 'orders:12', title: '1' })).toBe('Bestellung 1')
  expect(subjectOf({ subject: 'orders:12', title: null })).toBe('Bestellung 12')
  expect(subjectOf({ subject: 'products:42', title: 'Handsemmel' })).toBe('Handsemmel')
  expect(subjectOf({ subject: 'products:42', title: null })).toBe('Produkt 42')
  expect(subjectOf({ subject: '', title: null })).toBe('')
})

test('Who did it is a name, or what stands for somebody without one', () => {
  expect(whoOf({ actor: 'users:5', actorName: 'Kati Koch' })).toBe('Kati Koch')
  expect(whoOf({ actor: 'users:5', actorName: null })).toBe('eine frühere Person')
  expect(whoOf({ actor: 'devices:3', actorName: null })).toBe('Gerät')
  expect(whoOf({ actor: 'external-users:2', actorName: null })).toBe('Firmenkonto')
})
