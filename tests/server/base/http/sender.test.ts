import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressOf } from '../../../../server/base/http/sender.ts'

/** The sender of a request as the server would count it: from the socket's address and what stands in the header. */
async function sender(remote: string, forwarded?: string, trustedProxies: string[] = []): Promise<string> {
  const app = new Hono().get('/', context => context.text(addressOf(context, { trustedProxies })))
  const incoming = { socket: { remoteAddress: remote, remotePort: 1, remoteFamily: 'IPv4' } }
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, { incoming })).text()
}

test('what X-Forwarded-For says counts only if a trusted proxy says it, and then its last stranger', async () => {
  expect(await sender('10.0.0.1', '203.0.113.7')).toBe('10.0.0.1')
  expect(await sender('10.0.0.1', '203.0.113.7', ['10.0.0.1'])).toBe('203.0.113.7')
  expect(await sender('10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.1', ['10.0.0.1'])).toBe('203.0.113.7')
  expect(await sender('198.51.100.9', '203.0.113.7', ['10.0.0.1'])).toBe('198.51.100.9')
})

test('an IPv4 address is the same one on a socket that listens for both kinds', async () => {
  expect(await sender('::ffff:10.0.0.1', '::ffff:203.0.113.7', ['10.0.0.1'])).toBe('203.0.113.7')
})

test('all addresses of an IPv6 household are one sender, those of another are not', async () => {
  const one = await sender('2001:db8:0:12::1')
  expect(await sender('2001:0db8:0000:0012:ffff:ffff:ffff:fffe')).toBe(one)
  expect(await sender('2001:db8:0:13::1')).not.toBe(one)
  expect(await sender('::1')).toBe(await sender('0:0:0:0:0:0:0:1'))
})
