import { describe, expect, it } from 'vitest'
import { csvRows } from '../../../../client/office/transfer/csv.ts'
import { csvText } from '../../../../schema/base/csv.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('A CSV file of a German spreadsheet', () => {
  it('comes back as it was', () => {
    const rows = [
      ['Name', 'Text'],
      ['=x', 'zwei\nZeilen; und "mehr"'],
      ['+43 1', ''],
    ]
    expect(csvRows(utf8(csvText(rows)))).toEqual(rows)
  })
  it.each([
    ['windows-1252', Uint8Array.from([0x47, 0x72, 0xfc, 0x6e, 0x3b, 0x80]), [['Grün', '€']]],
    [
      'with tabs',
      utf8('a\tb\n1\t2\n'),
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with commas',
      utf8('a,b\n1,2\n'),
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with empty lines',
      utf8('a;b\n;\n1;2\n\n'),
      [
        ['a', 'b'],
        ['', ''],
        ['1', '2'],
      ],
    ],
  ])('is read: %s', (_what, bytes, rows) => {
    expect(csvRows(bytes)).toEqual(rows)
  })
})
