import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cellOf, workbookOf } from '../../../../client/office/transfer/workbook.ts'
import { csvText } from '../../../../schema/base/csv.ts'

test('Hours are numbers to Excel; numbers of people, dates and what begins like a formula stay as they are written', () => {
  const cells = ['7,50', '-0,25', '0042', '23.11.2026', '=1+1', '7,5']
  expect(cells.map(cellOf).map(({ value }) => value)).toEqual([7.5, -0.25, '0042', '23.11.2026', '=1+1', '7,5'])
})

test('A workbook has the cells of the CSV', async () => {
  const file = await workbookOf(
    csvText([
      ['Name', 'Stunden'],
      ['Grüße; "Anna"', '7,50'],
    ]),
  )
  const sheets = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const text = Object.values(sheets)
    .map(bytes => strFromU8(bytes))
    .join('')
  for (const cell of ['Name', 'Stunden', 'Grüße; "Anna"', '<v>7.5</v>']) expect(text).toContain(cell)
})
