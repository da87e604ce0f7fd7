import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { de } from '../../../../client/counter/kiosk/languages/de.ts'
import { TableTiles } from '../../../../client/counter/kiosk/TableTiles.tsx'

const tables = ['Stube 1', 'Hof 1'].map((name, index) => ({
  id: index + 1,
  rev: '1-a',
  identifier: `tisch-${index + 1}`,
  name,
  branch: 1,
  seats: 4,
}))
const markup = (isRequired: boolean) =>
  renderToStaticMarkup(createElement(TableTiles, { tables, chosen: 'tisch-2', isRequired, onChoose() {} }))

test('Every table is in sight as a tile of its own, none behind a list that unfolds', () => {
  const shown = markup(true)
  expect([...shown.matchAll(/type="radio"/g)]).toHaveLength(2)
  expect(shown).toContain('An welchem Tisch sitzen Sie?')
  expect(shown).not.toContain('<select')
  expect(markup(false)).toContain('Kein Tisch')
})

test('Who sits at a table reads that it is brought there; everybody else is called', () => {
  expect(de.receipt.online('Hof 1')).toContain('Wir bringen sie an Ihren Tisch: Hof 1.')
  expect(de.receipt.online(null)).toContain('Wir rufen Ihre Nummer auf.')
})
