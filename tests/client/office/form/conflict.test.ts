import { describe, expect, it } from 'vitest'
import { contestedPiece, resolution } from '../../../../client/office/form/conflict.ts'
import type { Naming } from '../../../../client/office/form/valueText.ts'
import type { Entity } from '../../../../schema/base/entity.ts'
import { entities } from '../../../../schema/index.ts'

const entity = (type: string) => entities.find(candidate => candidate.type === type) as Entity
const naming: Naming = {
  title: (type, id) => (type === 'branches' && id === 1 ? 'Stammhaus' : undefined),
  taxClass: key => (key === 'reduced' ? 'Ermäßigt' : undefined),
  currency: 'EUR',
  zone: 'Europe/Vienna',
}

describe('A field that two people changed', () => {
  it('is told in one German sentence with mine, theirs and before', () => {
    const sides = { mine: { price: 490 }, theirs: { price: 520 }, base: { price: 450 } }
    expect(contestedPiece(entity('products'), ['price'], sides, naming)).toMatchObject({
      mine: '4,90\u00a0€',
      theirs: '5,20\u00a0€',
      base: '4,50\u00a0€',
      sentence:
        'Sie haben „4,90\u00a0€“ eingetragen, inzwischen steht dort „5,20\u00a0€“. Vorher stand dort „4,50\u00a0€“.',
    })
  })

  it('of a block is told by the kind and the words of the block, and a formatted text by where it differs', () => {
    const words = (text: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })
    const story =
      'Drei Tore in der ersten Halbzeit, zwei nach der Pause: so hoch hat der Verein seit vielen Jahren in keinem Derby auf fremdem Platz gewonnen,'
    const page = (end: string) => ({
      draft: { body: [{ key: 'eins', type: 'text', value: { text: words(`${story} ${end}`) } }], images: [] },
    })
    const sides = { mine: page('sagt die Trainerin.'), theirs: page('sagt der Obmann.'), base: page('hieß es.') }
    const path = ['draft', 'body', 'eins', 'value', 'text']
    expect(contestedPiece(entity('sites'), path, sides, naming)).toMatchObject({
      label: 'Entwurf, Bausteine, Text „Drei Tore in der ersten Halbzeit, zwei n...“, Inhalt, Text',
      mine: '… auf fremdem Platz gewonnen, sagt die Trainerin.',
      theirs: '… auf fremdem Platz gewonnen, sagt der Obmann.',
      base: '… auf fremdem Platz gewonnen, hieß es.',
    })
  })

  it('is told as emptied where one side emptied it', () => {
    const sides = { mine: { email: null }, theirs: { email: 'neu@example.com' }, base: { email: null } }
    expect(contestedPiece(entity('branches'), ['email'], sides, naming).sentence).toBe(
      'Sie haben das Feld geleert, inzwischen steht dort „neu@example.com“. Vorher war das Feld leer.',
    )
  })

  it.each<[string, string, unknown, string]>([
    ['tables', 'branch', 1, 'Stammhaus'],
    ['menus', 'branches', [1, 9], 'Stammhaus, Unbekannt'],
    ['menus', 'availableFrom', '2026-11-20T06:00:00Z', '20.11.2026, 07:00'],
    ['branches', 'orderableFrom', '2026-12-01', '01.12.2026'],
    ['products', 'isEnabled', false, 'Nein'],
    ['products', 'tax', 'reduced', 'Ermäßigt'],
    ['products', 'tax', 'gone', 'gone'],
    ['products', 'diets', ['vegan', 'glutenFree'], 'Vegan, Glutenfrei'],
    [
      'branches',
      'openingHours',
      [
        { type: 'monday', isClosed: false, from: '07:00', to: '18:00' },
        { type: 'sunday', isClosed: true },
      ],
      'Tag: Montag, Von: 07:00, Bis: 18:00; Tag: Sonntag, Geschlossen',
    ],
  ])('%s.%s is named as people read it', (type, name, mine, text) => {
    const sides = { mine: { [name]: mine }, theirs: {}, base: {} }
    expect(contestedPiece(entity(type), [name], sides, naming).mine).toBe(text)
  })
})

describe('Settling a conflict', () => {
  const sides = {
    mine: { id: 42, price: 490, name: 'Semmel', uid: 'S1' },
    theirs: { id: 42, price: 520, name: 'Semmel' },
    base: { id: 42, price: 450, name: 'Semmel' },
  }

  it('keeps what I typed where nobody else changed anything, and saves what was decided for mine', () => {
    expect(resolution(entity('products'), sides, { '["price"]': 'mine' })).toEqual({ price: 490, uid: 'S1' })
    expect(resolution(entity('products'), sides, { '["price"]': 'theirs' })).toEqual({ uid: 'S1' })
  })

  it('is taking theirs when nothing of mine is left', () => {
    const only = { ...sides, mine: { ...sides.mine, uid: undefined } }
    expect(resolution(entity('products'), only, { '["price"]': 'theirs' })).toBeNull()
  })
})
