import { describe, expect, test } from 'vitest'
import readSettings from '../hono.config.ts'

const PUBLIC = Buffer.alloc(65, 4).toString('base64url')
const PRIVATE = Buffer.alloc(32, 1).toString('base64url')

describe('a wrong value stops the start with a sentence naming the setting', () => {
  test.each([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: 'abc' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'bestellen.example' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://bestellen.example/shop' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://bestellen.example/?a=1' }],
    ['DEMO', { DEMO: 'yes' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'chefin' }],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'kurz' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off', NODE_ENV: 'production' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1, lastverteiler' }],
    ['MOLLIE_API_URL', { MOLLIE_API_URL: 'http://127.0.0.1:9', NODE_ENV: 'production' }],
    ['DATATRANS_SIGN_KEY', { DATATRANS_MERCHANT_ID: '1' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.example' }],
    ['VAPID_PUBLIC_KEY', { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: PRIVATE }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: PUBLIC, VAPID_PRIVATE_KEY: 'y' }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: PUBLIC }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://x' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'laut' }],
  ])('%s', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^The settings? .*${name}`))
  })

  test('the control: right ones start', () => {
    const settings = readSettings({
      PUBLIC_ORIGIN: 'https://Bestellen.example:443/',
      TRUSTED_PROXIES: '10.0.0.1, ::1',
      VAPID_PUBLIC_KEY: PUBLIC,
      VAPID_PRIVATE_KEY: PRIVATE,
    })
    // As browsers write it in `Origin`.
    expect(settings.publicOrigin).toBe('https://bestellen.example')
    expect(settings.trustedProxies).toEqual(['10.0.0.1', '::1'])
    expect(readSettings({ HOST: '::1', PORT: '3001' }).publicOrigin).toBe('http://[::1]:3001')
  })
})
