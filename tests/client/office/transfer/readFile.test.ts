import { expect, it } from 'vitest'
import write from 'write-excel-file/browser'
import { tableIn } from '../../../../client/office/transfer/readFile.ts'

it('A workbook is read as its cells are shown: what was reckoned there is no longer than what stands there', async () => {
  const reckoned = [3.9 * 1.1, 0.1 + 0.2, 4_006_381_333_931, 1234.5, -0.005]
  const rows = [[{ value: 'Preis' }], ...reckoned.map(value => [{ type: Number, value }])]
  const file = new File([await write(rows).toBlob()], 'preise.xlsx')
  expect(await tableIn(file)).toEqual([['Preis'], ['4,29'], ['0,3'], ['4006381333931'], ['1234,5'], ['-0,005']])
})
