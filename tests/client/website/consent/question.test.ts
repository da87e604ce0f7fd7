import { describe, expect, it } from 'vitest'
import { isBannerShown, purposesOf } from '../../../../client/website/consent/question.ts'
import { configOf } from '../../../support/business.ts'

const asked = { answer: null, isReopened: false } as const
const wanting = configOf({ enableAnalytics: true })

describe('The cookie banner', () => {
  it('is shown where consent is not given', () => {
    expect(isBannerShown({ ...asked, config: wanting })).toBe(true)
  })

  it.each(['accepted', 'declined'] as const)('is not shown to who has %s, but again when they want it', answer => {
    expect(isBannerShown({ ...asked, config: wanting, answer })).toBe(false)
    expect(isBannerShown({ ...asked, config: wanting, answer, isReopened: true })).toBe(true)
  })

  it.each([
    ['nothing is set up', configOf(), false],
    ['own statistics are', wanting, true],
    ['a pixel is', configOf({ socialPixelId: '1234567890' }), true],
    ['a tag manager is', configOf({ tagManagerId: 'GTM-ABC123' }), true],
    ['a map is', configOf({ enablePluginMapbox: true, mapStyle: 'https://tiles.example/style.json' }), true],
    ['a map has no style', configOf({ enablePluginMapbox: true }), false],
    ['a map is switched off', configOf({ mapStyle: 'https://tiles.example/style.json' }), false],
  ])('asks only where there is something to ask: %s', (_, config, isAsked) => {
    expect([isBannerShown({ ...asked, config }), purposesOf(config).length > 0]).toEqual([isAsked, isAsked])
  })
})
