import { describe, expect, test } from 'vitest'
import { tableTitle, tableTitleOf } from '../../../schema/business/tableTitle.ts'

describe('A table is spoken of', () => {
  test.each([
    ['Hof 1', 'Tisch Hof 1'],
    ['12', 'Tisch 12'],
    ['Tisch 3', 'Tisch 3'],
    ['tisch am Fenster', 'tisch am Fenster'],
    ['Tischlerei 2', 'Tisch Tischlerei 2'],
  ])('%s as %s', (name, title) => expect(tableTitle(name)).toBe(title))

  test('by its name and not by the code that stands on it', () => {
    expect(tableTitleOf({ tableIdentifier: 'stammhaus-hof-1', tableName: 'Hof 1' })).toBe('Tisch Hof 1')
    // Orders of the first days know no name.
    expect(tableTitleOf({ tableIdentifier: 'hof-1', tableName: null })).toBe('Tisch hof-1')
    expect(tableTitleOf({ tableIdentifier: null, tableName: null })).toBeNull()
  })
})
