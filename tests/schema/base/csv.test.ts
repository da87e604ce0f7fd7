import { describe, expect, it } from 'vitest'
import { csvText } from '../../../schema/base/csv.ts'

describe('A CSV file for a German spreadsheet', () => {
  it('has a byte order mark, semicolons, and no cell that is a formula; a number less than nothing is none', () => {
    expect(
      csvText([
        ['Name', 'Preis'],
        ['=1+1', '3,90'],
        ['a;"b"', '-5'],
      ]),
    ).toBe('\uFEFFName;Preis\r\n\'=1+1;3,90\r\n"a;""b""";-5')
  })
  it.each([
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['+1', "'+1"],
    ['-1', '-1'],
    ['-12,90', '-12,90'],
    ['-1+1', "'-1+1"],
    ['-12,90;', '"\'-12,90;"'],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=a;b', '"\'=a;b"'],
    ['Müßig', 'Müßig'],
    [' Rand ', '" Rand "'],
    ['a=b', 'a=b'],
  ])('a cell %j is written as %j', (cell, written) => {
    expect(csvText([[cell]])).toBe(`\uFEFF${written}`)
  })
})
