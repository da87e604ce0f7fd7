import { expect, test, vi } from 'vitest'
import readSettings from '../../../../hono.config.ts'
import { paymentSetup } from '../../../../server/ordering/payments/setup.ts'
import { openShop } from '../../../support/shop.ts'

const payment = JSON.stringify({
  amount: { currency: 'EUR', value: '1.00' },
  description: 'x',
  redirectUrl: 'http://elsewhere.test/',
  webhookUrl: 'http://elsewhere.test/',
})

test('the stand-in makes payments for its own server and for nobody else, whatever key they name', async () => {
  const shop = await openShop()
  const settings = readSettings({ PORT: '41999' })
  const stage = paymentSetup(settings, true).before(shop.app)
  const post = (authorization: string) =>
    stage.fetch(
      new Request('http://127.0.0.1:41999/vorfuehrung/v2/payments', {
        method: 'POST',
        headers: { authorization, 'Content-Type': 'application/json' },
        body: payment,
      }),
    )
  for (const stranger of ['Bearer test_vorfuehrung', 'Bearer test_', 'Basic MTEwMDAwMDAwMDp4', ''])
    expect((await post(stranger)).status).toBe(401)
  // The control: everything else of it is there for everybody.
  expect((await stage.fetch(new Request('http://127.0.0.1:41999/vorfuehrung/health'))).status).toBe(200)
  expect((await stage.fetch(new Request('http://127.0.0.1:41999/api/health'))).status).toBe(200)
  await shop.close()
})

test('nobody frames the page a guest pays on, and no answer of it is taken for something else than it says', async () => {
  const shop = await openShop()
  const settings = readSettings({ PORT: '41999' })
  // Its clients reach it as they always do, only that no port is open here.
  vi.stubGlobal('fetch', (...call: ConstructorParameters<typeof Request>) => ask(...call))
  const setup = paymentSetup(settings, true)
  const stage = setup.before(shop.app)
  const ask = async (...call: ConstructorParameters<typeof Request>) => stage.fetch(new Request(...call))
  const headersOf = (answer: Response, ...names: string[]) => names.map(name => answer.headers.get(name))
  for (const provider of setup.providers) {
    const { checkoutUrl } = await provider.create({
      idemKey: `order:1:${provider.method}`,
      reference: 'pay-1',
      description: 'Bestellung 1',
      amount: 1205,
      currency: 'EUR',
      returnUrl: 'http://shop.test/back',
      webhookUrl: 'http://shop.test/hook',
      ways: [],
    })
    const page = await ask(checkoutUrl)
    expect(await page.text()).toContain('Vorführung von')
    expect(headersOf(page, 'content-security-policy')[0]).toContain("frame-ancestors 'none'")
    const back = await ask(`${checkoutUrl}/open`, { method: 'POST', redirect: 'manual' })
    const unknown = await ask(`${checkoutUrl}x`)
    expect([page, back, unknown].map(({ status }) => status)).toEqual([200, 303, 404])
    for (const answer of [page, back, unknown])
      expect(headersOf(answer, 'x-frame-options', 'x-content-type-options')).toEqual(['DENY', 'nosniff'])
  }
  vi.unstubAllGlobals()
  await shop.close()
})

test('it plays only for the demo, and never in production', () => {
  const providers = (environment: Record<string, string>, isDemo: boolean) =>
    paymentSetup(readSettings({ PORT: '41999', ...environment }), isDemo).providers.map(({ method }) => method)
  expect(providers({}, true)).toEqual(['mollie', 'datatrans'])
  expect(providers({}, false)).toEqual([])
  expect(providers({ NODE_ENV: 'production' }, true)).toEqual([])
  expect(providers({ MOLLIE_API_KEY: 'test_own' }, true)).toEqual(['mollie'])
})
