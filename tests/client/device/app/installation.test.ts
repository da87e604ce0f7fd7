import { describe, expect, it } from 'vitest'
import { installMethodOf } from '../../../../client/device/app/installation.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'

describe('How an app is installed', () => {
  it.each([
    ['iPhone', iphone, 5, false, 'iphone'],
    ['iPad, which calls itself a Mac', mac, 5, false, 'ipad'],
    ['Mac', mac, 0, false, 'manual'],
    ['Android', android, 5, true, 'offer'],
    ['Firefox on Android', firefox, 5, false, 'manual'],
  ])('on %s', (_, userAgent, touchPoints, hasOffers, way) => {
    expect(installMethodOf(userAgent, touchPoints, hasOffers)).toBe(way)
  })
})
