import { describe, expect, it } from 'vitest'
import { fieldHits } from '../../../../client/office/palette/fieldHits.ts'
import { asking, type Hit, isSettled, matching } from '../../../../client/office/palette/hits.ts'
import { entities } from '../../../../schema/index.ts'

const hit = (title: string): Hit => ({ key: title, title, kind: 'Seite', to: '/' })
const titles = (search: string, ...all: string[]) => matching(search, all.map(hit)).map(({ title }) => title)

describe('What is typed', () => {
  it.each([
    ['semmel ', 'all', 'semmel'],
    ['#25', 'orders', '25'],
    ['@ Huber', 'people', 'Huber'],
    ['>', 'commands', ''],
    ['', 'all', ''],
  ])('%j asks for %s: %j', (typed, asked, search) => {
    expect(asking(typed)).toEqual({ asked, search })
  })

  it('finds parts of words without accents, what begins with it first', () => {
    expect(titles('off', 'Neue Öffnung', 'Öffnungszeiten', 'Tische')).toEqual(['Öffnungszeiten', 'Neue Öffnung'])
    expect(titles('drucker gerät', 'Geräte & Drucker', 'Drucker')).toEqual(['Geräte & Drucker'])
  })

  it.each([
    ['MwSt', 'Steuersätze'],
    ['Urlaub', 'Öffnungszeiten'],
    ['Mitarbeiter', 'Personen'],
    ['Impressum', 'Impressum (Text)'],
  ])('finds what people call otherwise: %s is %s', (said, title) => {
    expect(titles(said, 'Tische', title)).toEqual([title])
  })

  it('finds nothing for what nobody calls so', () => {
    expect(titles('xyz', 'Tische')).toEqual([])
  })
})

it('An Enter waits as long as something may still come before the first hit, and for nothing behind it', () => {
  const group = (count: number, isPending = false) => ({
    key: 'one',
    title: 'Eins',
    hits: Array.from({ length: count }, () => hit('Semmel')),
    isPending,
  })
  expect(isSettled([group(0), group(2), group(0, true)])).toBe(true)
  expect(isSettled([group(0), group(0, true), group(2)])).toBe(false)
  expect(isSettled([group(1, true)])).toBe(false)
  expect(isSettled([group(0), group(0)])).toBe(true)
})

describe('Every field of a form is found by its label', () => {
  const found = (pathname: string, title: string) =>
    fieldHits(entities, pathname).filter(each => each.title === title && each.search)

  it('a setting where it stands', () => {
    expect(found('/', 'Themenfarbe')).toEqual([
      expect.objectContaining({ to: '/config/erscheinungsbild', search: { feld: 'themeColor' } }),
    ])
    expect(found('/', 'Steuersätze')[0]).toMatchObject({ search: { feld: 'taxClasses' } })
  })

  it('one of a record where it is open, else at its list', () => {
    expect(found('/products/42', 'Artikelnummer')).toEqual([
      expect.objectContaining({ to: '/products/42', search: { feld: 'uid' } }),
    ])
    expect(found('/', 'Artikelnummer')).toEqual([])
    const [list] = fieldHits(entities, '/').filter(({ title }) => title === 'Artikelnummer')
    expect(list).toMatchObject({ to: '/products', kind: 'Produkte' })
  })
})
