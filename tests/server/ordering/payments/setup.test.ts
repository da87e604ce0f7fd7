import { expect, test } from 'vitest'
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

test('it plays only for the demo, and never in production', () => {
  const providers = (environment: Record<string, string>, isDemo: boolean) =>
    paymentSetup(readSettings({ PORT: '41999', ...environment }), isDemo).providers.map(({ method }) => method)
  expect(providers({}, true)).toEqual(['mollie', 'datatrans'])
  expect(providers({}, false)).toEqual([])
  expect(providers({ NODE_ENV: 'production' }, true)).toEqual([])
  expect(providers({ MOLLIE_API_KEY: 'test_own' }, true)).toEqual(['mollie'])
})
