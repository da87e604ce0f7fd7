import { expect, it } from 'vitest'
import { copied } from '../../../../../client/office/signage/editor/layerValues.ts'

const page = { width: 1080, height: 1920 }
const places = (pieces: ReturnType<typeof copied>) => pieces.map(({ x, y }) => [x, y])
const piece = (more: object) => ({ key: 'a', type: 'shape', x: 0, y: 0, width: 200, height: 100, rotation: 0, ...more })

it('What was copied from a wider page is in sight on a narrower one, as it lay among the others', () => {
  const wide = [piece({ x: 1500, y: 100 }), piece({ x: 1600, y: 300 })]
  expect(places(copied(wide, 20, page))).toEqual([
    [780, 120],
    [880, 320],
  ])
  // What reaches into it stays where it was.
  expect(places(copied([piece({ x: 1000 })], 20, page))).toEqual([[1020, 20]])
})

it('What is copied lies where a layout can store it, whatever somebody put there', () => {
  const odd = [piece({ x: '12', y: null }), piece({ x: 4090, y: Number.NaN })]
  expect(places(copied(odd, 20))).toEqual([
    [20, 20],
    [4096, 20],
  ])
  expect(new Set(copied([piece({}), piece({})]).map(({ key }) => key)).size).toBe(2)
})
