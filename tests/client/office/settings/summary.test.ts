import { describe, expect, it } from 'vitest'
import { sectionsOf } from '../../../../client/office/form/sections.ts'
import { summaryOf } from '../../../../client/office/settings/summary.ts'
import { config } from '../../../../schema/business/config.ts'
import { configOf } from '../../../support/business.ts'

const sections = sectionsOf(config)
const titled = (title: string) => sections.filter(section => section.title === title)

describe('A section says in a line what is set', () => {
  it.each([
    ['Betrieb', { shopName: 'Morgenkrume', city: 'Wien' }, 'Morgenkrume · Wien · EUR · Europe/Vienna'],
    ['Rechtliches', { imprintText: 'Wir' }, 'Es fehlt: Datenschutz, AGB, Allergene'],
    [
      'Rechtliches',
      {
        imprintText: 'Wir',
        privacyPolicy: 'https://example.com/d',
        termsAndConditionsText: 'So',
        allergensText: 'A bis R',
      },
      'Alles hinterlegt',
    ],
    ['Karte', { enablePluginMapbox: true, mapStyle: '' }, 'Eingeschaltet · Ohne Kartenstil'],
  ])('%s %o', (title, set, said) => {
    const nothing = { imprintText: '', privacyPolicyText: '', termsAndConditionsText: '', allergensText: '' }
    const body = configOf({ ...nothing, ...set })
    expect(titled(title).map(section => summaryOf(section, body))).toEqual([said])
  })

  it('each of them', () => {
    const body = configOf({ imprintText: 'Wir' })
    for (const section of sections) expect(summaryOf(section, body), section.title).not.toBe('')
    const [, former] = sections.filter(({ title }) => title.startsWith('Rechtliches'))
    expect(former?.declared.when?.(body)).toBe(true)
    expect(former?.declared.when?.(configOf({ imprintText: '' }))).toBe(false)
  })
})
