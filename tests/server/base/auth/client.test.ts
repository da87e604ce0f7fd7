import { expect, test } from 'vitest'
import { agentOf, clientOf } from '../../../../server/base/auth/client.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox auf Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari auf iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome auf Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0', 'Edge auf Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0 Safari/537.36', 'Chrome auf Linux'],
  ['curl/8.5.0', null],
  [undefined, null],
])('%s is told as %s', (userAgent, told) => {
  expect(clientOf(userAgent)).toBe(told)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox 140',
    'Windows 10 oder neuer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148 Safari/604.1',
    'Safari 18',
    'iOS 18',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
    'Edge 141',
    'macOS 10.15 oder neuer',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
    'Chrome 131',
    'Android 15',
  ],
  ['Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Chrome/109.0 Safari/537.36', 'Chrome 109', 'Windows 7'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0 Safari/537.36',
    'Samsung Internet 26',
    'Linux',
  ],
  ['', '', ''],
])('%s is counted as %s on %s', (userAgent, browser, system) => {
  expect(agentOf(userAgent)).toEqual({ browser, system })
})
