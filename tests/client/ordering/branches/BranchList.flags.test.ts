import { expect, test } from 'vitest'
import type { Config } from '../../../../schema/business/config.ts'
import { branchOf, configOf } from '../../../support/business.ts'
import { pageOf } from '../../website/head/page.ts'

const garden = { id: 1, rev: '1-a', name: 'Gastgarten', image: null }
const branches = [
  branchOf({ id: 1, identifier: 'linz', name: 'Backstube Linz', tags: [1] }),
  branchOf({ id: 2, identifier: 'graz', name: 'Café Graz', isPublic: false }),
]
const home = async (given: Partial<Config>) => {
  const config = configOf({ title: 'Morgenkrume', description: 'Brot mit Zeit', phone: '+43 1 234567', ...given })
  const { app } = await pageOf('/', { config, branches, tags: [garden] })
  return app.replaceAll('<!-- -->', '')
}

test('The branch list shows its title, how many there are, and no link to a branch that is not public', async () => {
  const drawn = await home({})
  for (const words of ['Morgenkrume', 'Brot mit Zeit', '2 von 2 Filialen werden angezeigt.', 'Derzeit nicht verfügbar'])
    expect(drawn).toContain(words)
  expect(drawn).toContain('href="/store/linz"')
  expect(drawn).not.toContain('href="/store/graz"')
})

test.each<[string, Partial<Config>, string]>([
  ['the search by postcode and place', { enablePluginSearch: true }, 'PLZ / Ort'],
  ['the filter by tags', { enablePluginTags: true }, 'Gastgarten'],
  ['the home page', { enablePluginHomePage: true }, 'Jetzt Anrufen'],
])('The list has %s only where that is switched on', async (_what, on, words) => {
  expect(await home(on)).toContain(words)
  expect(await home({})).not.toContain(words)
})
