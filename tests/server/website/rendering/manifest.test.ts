import { expect, test } from 'vitest'
import { manifest } from '../../../../server/website/rendering/manifest.ts'
import { branchOf, configOf } from '../../../support/business.ts'

const branch = (id: number) => branchOf({ id, identifier: `b${id}`, name: `Filiale ${id}` })
const shortcutsOf = (count: number): string[] => {
  const branches = Array.from({ length: count }, (_, index) => branch(index + 1))
  const { shortcuts } = JSON.parse(manifest(configOf(), branches)) as { shortcuts: { name: string; url: string }[] }
  return shortcuts.map(({ name, url }) => `${name} ${url}`)
}

test('A long press on the app leads to the menu and to what was ordered last, with several branches to each menu', () => {
  expect(shortcutsOf(1)).toEqual(['Speisekarte /store/b1', 'Noch einmal bestellen /'])
  expect(shortcutsOf(2)).toEqual(['Filiale 1 /store/b1', 'Filiale 2 /store/b2', 'Noch einmal bestellen /'])
  expect(shortcutsOf(9)).toEqual(['Filialen und Speisekarten /'])
})
