import { describe, expect, it } from 'vitest'
import { keysOf } from '../../../schema/base/keys.ts'
import { A4, type LabelSheet, labelSheets, labelsOn, placeOn } from '../../../schema/signage/labelSheets.ts'

describe.each(keysOf(labelSheets).map((id): [string, LabelSheet] => [id, labelSheets[id]]))(
  'The sheet %s',
  (_id, sheet) => {
    it('lies in the middle of the paper, as sheets of labels do', () => {
      const across = 2 * sheet.left + sheet.width + (sheet.columns - 1) * sheet.pitchX
      const down = 2 * sheet.top + sheet.height + (sheet.rows - 1) * sheet.pitchY
      expect(Math.abs(across - A4.width)).toBeLessThanOrEqual(0.3)
      expect(Math.abs(down - A4.height)).toBeLessThanOrEqual(0.3)
    })

    it('has no label that lies on another or beyond the paper', () => {
      const last = placeOn(sheet, labelsOn(sheet) - 1)
      expect(last.page).toBe(0)
      expect(last.x + sheet.width).toBeLessThanOrEqual(A4.width + 0.3)
      expect(last.y + sheet.height).toBeLessThanOrEqual(A4.height + 0.3)
      expect(sheet.pitchX).toBeGreaterThanOrEqual(sheet.width)
      expect(sheet.pitchY).toBeGreaterThanOrEqual(sheet.height)
    })
  },
)

it('The label grid is compact 12 rows by 4 columns, detail 5 rows by 2 columns', () => {
  const { compact, detail } = labelSheets
  expect([compact.rows, compact.columns, detail.rows, detail.columns]).toEqual([12, 4, 5, 2])
})

it('Labels that are used up are left out, and the next sheet begins where one is full', () => {
  expect(placeOn(labelSheets.compact, 47)).toEqual({ page: 0, x: 8 + 3 * 48.5, y: 13.5 + 11 * 22.5 })
  expect(placeOn(labelSheets.compact, 48)).toEqual({ page: 1, x: 8, y: 13.5 })
})
