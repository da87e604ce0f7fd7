import { describe, expect, it } from 'vitest'
import { type Column, columnsOf } from '../../../../client/office/list/columns.ts'
import { arranged, placesOf, roomOf, widthOf } from '../../../../client/office/list/listLooks.ts'
import { prices } from '../../../../schema/catalogue/priceList.ts'
import { entities } from '../../../../schema/index.ts'

const REM = 16
/** Lists beside the sidebar at 1024, 1280 and 1440 px, and one of a tablet held upright. */
const lists = [792, 1048, 1208, 768]
/** What stands before and after the columns of a list: the choice and the state. */
const EDGES = 9 * REM
/** Some twenty letters and the space around them. */
const LEGIBLE = 12 * REM

/** Pixels of a column in a list of this width. */
function pixelsOf(column: Column, count: number, list: number): number {
  if (roomOf(column).includes('@max-[60rem]:hidden') && list < 60 * REM) return 0
  const width = widthOf(column, count) ?? ''
  const [least = 0, share = 0, most = 0] = (/^clamp\((.+)rem, (.+)cqw, (.+)rem\)$/.exec(width)?.slice(1) ?? []).map(
    Number,
  )
  if (most === 0) return Number.parseFloat(width) * REM
  return Math.min(Math.max(least * REM, (share / 100) * list), most * REM)
}

describe('The title of a list', () => {
  it.each([prices, ...entities].flatMap(entity => (entity.columns ? [[entity.type, entity] as const] : [])))(
    'gets what its columns leave, and they leave enough of it: %s',
    (_type, entity) => {
      const [title, ...others] = columnsOf(entity, null)
      expect(title && widthOf(title, others.length)).toBeUndefined()
      const left = lists.map(list =>
        others.reduce((rest, column) => rest - pixelsOf(column, others.length, list), list - EDGES),
      )
      expect(Math.min(...left)).toBeGreaterThanOrEqual(LEGIBLE)
    },
  )

  it('has no column taken away for it that somebody chose', () => {
    const names = ['uid', 'group', 'kind', 'before', 'price', 'result']
    expect(columnsOf(prices, names).some(({ givesWay }) => givesWay)).toBe(false)
    expect(columnsOf(prices, null).flatMap(({ id, givesWay }) => (givesWay ? [id] : []))).toEqual(['group'])
  })
})

describe('Columns of a list', () => {
  const columns = columnsOf(prices, ['uid', 'price', 'result'])

  it('stand as the list has room for as long as nobody says otherwise', () => {
    const places = placesOf(columns, { widths: {}, pinned: [] })
    expect(places[0]).toEqual({ width: undefined, left: null })
    expect(places.every(({ left }) => left === null)).toBe(true)
  })

  it('have the width somebody drew, and the title stays in sight beside them', () => {
    const [title, uid, price] = placesOf(columns, { widths: { price: 200 }, pinned: [] })
    expect([title, price]).toEqual([
      { width: '16rem', left: 'calc(4rem)' },
      { width: '200px', left: null },
    ])
    expect(uid?.width).toMatch(/^clamp/)
  })

  it('stay right behind the title where they are pinned, each beside the one before it', () => {
    const ordered = arranged(columns, ['result'])
    expect(ordered.map(({ id }) => id)).toEqual(['title', 'result', 'uid', 'price'])
    const places = placesOf(ordered, { widths: { title: 300, result: 90 }, pinned: ['result'] })
    expect(places.map(({ left }) => left)).toEqual(['calc(4rem)', 'calc(4rem + 300px)', null, null])
  })
})
