import { describe, expect, it } from 'vitest'
import { blockOf, stepped } from '../../../../../client/office/list/cells/editing.ts'

describe('From cell to cell', () => {
  const columns = ['title', 'price']
  it.each([
    ['down', { index: 1, column: 'price' }],
    ['up', null],
    ['right', { index: 1, column: 'title' }],
    ['left', { index: 0, column: 'title' }],
  ] as const)('%s', (step, next) => {
    expect(stepped({ index: 0, column: 'price' }, step, columns, 2)).toEqual(next)
  })
  it.each(['down', 'right'] as const)('%s ends at the end of the list', step => {
    expect(stepped({ index: 1, column: 'price' }, step, columns, 2)).toBeNull()
  })
})

it('A block from a spreadsheet is rows of cells, whatever its line ends', () => {
  expect(blockOf('4,10\t5\r\n3,90\t\r\n')).toEqual([
    ['4,10', '5'],
    ['3,90', ''],
  ])
})
