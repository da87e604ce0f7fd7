import { expect, test } from 'vitest'
import type { Config } from '../../../../../schema/business/config.ts'
import { branchOf, configOf } from '../../../../support/business.ts'
import { pageOf } from '../../../website/head/page.ts'

const [linz, graz] = [branchOf({ id: 1 }), branchOf({ id: 2, identifier: 'graz' })]
const footer = async (branches: readonly object[], given: Partial<Config> = {}) => {
  const { app } = await pageOf('/nirgends', { config: configOf(given), branches })
  return /<footer.*<\/footer>/s.exec(app)?.[0] ?? ''
}

test('The footer leads to the menu only where there is one branch', async () => {
  expect(await footer([linz])).toMatch(/href="\/store\/stammhaus"[^>]*>Online Bestellen</)
  expect(await footer([linz, graz])).not.toContain('Online Bestellen')
})

test('and to each legal text: the one kept here, else elsewhere in a new tab', async () => {
  const drawn = await footer([linz], {
    termsAndConditionsText: 'AGB',
    privacyPolicy: 'https://legal.example/datenschutz',
    imprint: 'https://legal.example/impressum',
    imprintText: 'Impressum',
  })
  expect(drawn).toMatch(/href="\/site\/terms-and-conditions"[^>]*>AGB</)
  expect(drawn).toMatch(/href="https:\/\/legal\.example\/datenschutz" target="_blank"[^>]*>Datenschutz</)
  expect(drawn).toMatch(/href="\/site\/imprint"[^>]*>Impressum</)
  expect(drawn).not.toContain('Allergene')
})
