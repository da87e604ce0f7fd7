import { describe, expect, it } from 'vitest'
import { config } from '../../../schema/business/config.ts'
import { consentIn } from '../../../schema/website/consent.ts'
import { mapStyleAddress, thirdPartyHosts } from '../../../schema/website/thirdParties.ts'
import { configOf } from '../../support/business.ts'

describe('The answer in the cookie', () => {
  it.each([
    ['', null],
    ['cookie-banner-acceptance-state=accepted', 'accepted'],
    ['a=1; cookie-banner-acceptance-state=declined; b=2', 'declined'],
    ['cookie-banner-acceptance-state=true', null],
    ['cookie-banner-acceptance-state=accepted-not', null],
    ['not-cookie-banner-acceptance-state=accepted', null],
  ])('%s', (cookies, answer) => {
    expect(consentIn(cookies)).toBe(answer)
  })
})

describe('The hosts of others', () => {
  const none = { scripts: [], images: [], connections: [] }

  it('are none unless the settings name them', () => {
    expect(thirdPartyHosts(configOf())).toEqual(none)
    expect(thirdPartyHosts(configOf({ enableAnalytics: true, enablePluginMapbox: true }))).toEqual(none)
  })

  it('are exactly those of what is set up', () => {
    expect(thirdPartyHosts(configOf({ socialPixelId: '1234567890' })).scripts).toEqual(['https://connect.facebook.net'])
    expect(thirdPartyHosts(configOf({ tagManagerId: 'GTM-ABC123' })).scripts).toEqual([
      'https://www.googletagmanager.com',
    ])
    expect(
      thirdPartyHosts(
        configOf({ enablePluginMapbox: true, mapStyle: 'https://tiles.example:8443/s.json?key={token}' }),
      ),
    ).toEqual({ ...none, connections: ['https://tiles.example:8443'] })
  })

  it.each([
    'https://a.example; script-src *',
    'https://a b/s.json',
    'http://a.example/s.json',
    'mapbox://fonts/a/b',
    'https://{token}/s',
  ])('no style that is no plain https address gets into the policy: %s', mapStyle => {
    expect(thirdPartyHosts(configOf({ enablePluginMapbox: true, mapStyle }))).toEqual(none)
  })

  it('the public key stands in the address where it says so', () => {
    const style = configOf({ mapStyle: 'https://t.example/s.json?key={token}', mapboxToken: 'a b&c' })
    expect(mapStyleAddress(style)).toBe('https://t.example/s.json?key=a%20b%26c')
  })

  it.each([
    ['socialPixelId', '1234567890', true],
    ['socialPixelId', "1');alert(1)", false],
    ['tagManagerId', 'GTM-ABC123', true],
    ['tagManagerId', 'gtm-abc123', false],
    ['tagManagerId', 'GTM-ABC123&x=1', false],
  ] as const)('ids have their form: %s %s', (field, value, isFine) => {
    expect(config.shape.shape[field].safeParse(value).success).toBe(isFine)
  })
})
