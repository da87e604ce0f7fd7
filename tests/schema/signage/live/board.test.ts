import { describe, expect, it } from 'vitest'
import { draw } from '../../../../schema/signage/draw.ts'
import type { Drawing } from '../../../../schema/signage/drawing.ts'
import type { LayerOf } from '../../../../schema/signage/layers.ts'
import type { LiveData } from '../../../../schema/signage/live/liveData.ts'
import { productOf, switchOf } from '../../../support/business.ts'
import { open } from '../../../support/schedules.ts'
import { liveLayers, liveOf, plainInk } from '../../../support/signage.ts'

function board(more: Partial<LayerOf<'board'>> = {}, live: LiveData = liveOf()): Drawing {
  const layers = [{ ...liveLayers.board, ...more }]
  return draw({ width: 400, height: 100, background: '#000000', layers }, { ...plainInk, live })
}
const words = ({ items }: Drawing) =>
  items.flatMap(item => (item.kind === 'text' ? item.lines.map(({ text }) => text) : []))
const strikes = ({ items }: Drawing) => items.filter(({ kind }) => kind === 'rectangle')
const out = (product: number, endsAt = '2026-11-28T18:00:00+01:00') =>
  liveOf({ switches: [switchOf({ kind: 'soldOut', branch: 1, product, endsAt })] })

describe('A price board', () => {
  it('says what is on the menu of the branch, in its order, with prices', () => {
    expect(words(board())).toEqual(
      ['Gebäck', 'Getränke', 'Semmel', '0,50 €', 'Brot', '4,20 €', 'Kaffee', '3,10 €'].map(spaced),
    )
  })

  it('keeps to the categories it is for, or to chosen products', () => {
    expect(words(board({ categories: [2] }))).toEqual(['Getränke', 'Kaffee', '3,10 €'].map(spaced))
    expect(words(board({ products: [3, 1] }))).toEqual(['Kaffee', '3,10 €', 'Semmel', '0,50 €'].map(spaced))
  })

  it('keeps to products with one of the tags it is for, below the titles of what is left', () => {
    const tagged = liveOf({
      products: [
        productOf({ id: 1, name: 'Semmel', price: 50, tags: [7] }),
        productOf({ id: 2, name: 'Brot', price: 420, tags: [8, 9] }),
        productOf({ id: 3, name: 'Kaffee', price: 310 }),
      ],
    })
    expect(words(board({ tags: [7, 9] }, tagged))).toEqual(['Gebäck', 'Semmel', '0,50 €', 'Brot', '4,20 €'].map(spaced))
    expect(words(board({ tags: [8] }, tagged))).toEqual(['Gebäck', 'Brot', '4,20 €'].map(spaced))
    expect(board({ tags: [5] }, tagged).misfits).toMatchObject([{ reason: 'nothing' }])
    expect(words(board({ tags: [] }, tagged))).toContain('Kaffee')
  })

  it('shows the new price where a price was changed', () => {
    const cheaper = liveOf({ products: [productOf({ id: 1, name: 'Semmel', price: 45 })] })
    expect(words(board({}, cheaper))).toContain(spaced('0,45 €'))
  })

  it('strikes out what is sold out at its branch, in words too, until that ends', () => {
    const sold = board({}, out(1))
    expect(strikes(sold)).toHaveLength(1)
    expect(words(sold)).toContain('ausverkauft')
    expect(words(sold)).not.toContain(spaced('0,50 €'))
    const later = board({}, { ...out(1), now: Date.parse('2026-11-28T18:00:00+01:00') })
    expect([strikes(later), words(later).includes(spaced('0,50 €'))]).toEqual([[], true])
  })

  it('leaves out what is sold out where that is wanted, with the title of a category of which nothing is left', () => {
    expect(words(board({ soldOut: 'hidden' }, out(3)))).toEqual(
      ['Gebäck', 'Semmel', '0,50 €', 'Brot', '4,20 €'].map(spaced),
    )
  })

  it('follows the clock without being told: what has a schedule is there within it', () => {
    const morning = productOf({ id: 1, name: 'Frühstück', price: 900, schedule: [open('daily', '07:00–11:00')] })
    const at = (time: string) =>
      words(board({}, liveOf({ products: [morning], now: Date.parse(`2026-11-28T${time}:00+01:00`) })))
    expect([at('10:59').includes('Frühstück'), at('11:01')]).toEqual([true, []])
  })

  it('names allergens by letters or in words, and the deposit apart', () => {
    const beer = productOf({
      id: 1,
      name: 'Bier',
      price: 390,
      allergens: ['gluten'],
      deposit: { amount: 25, label: 'Pfand' },
    })
    const live = liveOf({ products: [beer] })
    expect(words(board({ allergens: 'letters' }, live)).at(-1)).toBe(spaced('zzgl. 0,25 € Pfand · A'))
    expect(words(board({ allergens: 'words' }, live)).at(-1)).toMatch(/Glutenhaltiges Getreide$/)
  })

  it('becomes smaller until all of it has room', () => {
    const [small] = board({ height: 60, size: 40, smallest: 2 }).items
    expect(small?.kind === 'text' && small.size).toBeLessThan(20)
    expect(board({ height: 60, size: 40, smallest: 2 }).misfits).toEqual([])
  })

  it('tells what has no room at the smallest size, and draws nothing below its field', () => {
    const drawing = board({ height: 40, size: 10 })
    expect(drawing.misfits).toEqual([{ key: 'live', layer: 'Live', reason: 'noRoom', detail: 'Brot, Kaffee' }])
    const lowest = Math.max(
      ...drawing.items.flatMap(item => (item.kind === 'text' ? item.lines.map(({ y }) => y) : [])),
    )
    expect(lowest).toBeLessThan(40)
  })

  it('tells that it has nothing to show', () => {
    expect(board({ menu: 99 }).misfits).toMatchObject([{ reason: 'nothing' }])
  })

  it('fills its columns evenly and begins none with a title alone', () => {
    const drawing = board({ columns: 2 })
    const xs = drawing.items.flatMap(item =>
      item.kind === 'text' ? item.lines.map(({ text, x }) => [text, x > 199]) : [],
    )
    expect(Object.fromEntries(xs)).toMatchObject({
      Gebäck: false,
      Semmel: false,
      Brot: false,
      Getränke: true,
      Kaffee: true,
    })
  })
})

/** Amounts and their currency stay together. */
const spaced = (text: string) => text.replaceAll(/ (?=€)/g, '\u00A0')
