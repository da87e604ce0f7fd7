import { expect, test } from 'vitest'
import { cellText, changeText, tableFile, valueText } from '../../../../../client/office/statistics/chart/values.ts'

test.each([
  [1284, 'count', '1.284'],
  [128450, 'money', '1.284,50\u00a0€'],
  [450, 'minutes', '7:30'],
  [0.125, 'share', '12,5\u00a0%'],
] as const)('%j as %s reads „%s“', (value, unit, text) => {
  expect(valueText(value, unit, 'EUR')).toBe(text)
  expect(cellText(value, unit, 'EUR')).toBe(text)
})

test('A change is told where there is something it is a change of', () => {
  expect([changeText(112, 100), changeText(88, 100), changeText(100, 100)]).toEqual([
    '+12\u00a0%',
    '-12\u00a0%',
    '0\u00a0%',
  ])
  expect(changeText(5, 0)).toBeNull()
})

test('A file has exactly the table, in numbers a spreadsheet reckons with', () => {
  const table = {
    columns: [
      { label: 'Tag', unit: 'text' },
      { label: 'Umsatz', unit: 'money' },
      { label: 'Zeit', unit: 'minutes' },
      { label: 'Anteil', unit: 'share' },
      { label: 'Anzahl', unit: 'count' },
    ],
    rows: [
      ['Montag; früh', 128450, 450, 0.125, 3],
      ['=SUM(A1)', -5, null, 1, 0],
    ],
  } as const
  expect(tableFile(table, 'EUR')).toBe(
    '\uFEFFTag;Umsatz (EUR);Zeit (h);Anteil (%);Anzahl\r\n"Montag; früh";1284,50;7,50;12,5;3\r\n\'=SUM(A1);-0,05;;100,0;0',
  )
  expect(cellText(null, 'money', 'EUR')).toBe('–')
})
