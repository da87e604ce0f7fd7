import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { boundConnections, connectionBounds } from '../../../../server/base/http/connections.ts'
import { allHoursBusiness } from '../../../support/allHours.ts'
import { openShop } from '../../../support/shop.ts'

test('Streams and long polls of one sender are bounded, whoever is beyond is told when to come back, and one that leaves makes room', async () => {
  const shop = await openShop({ documents: allHoursBusiness({ products: 1 }), streams: { all: 10, oneAddress: 3 } })
  const paths = [
    'public/_changes?feed=eventsource&since=now',
    '_db_updates?feed=eventsource',
    'public/_changes?feed=longpoll&since=1000.e0',
  ]
  const since = shop.deps.feeds.token(shop.deps.feeds.position('public'))
  const open = (path: string) => shop.request(`/replication/${path.replace('1000.e0', since)}`)
  const streams = await Promise.all(paths.map(open))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const path of paths) {
    const refused = await open(path)
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([
      429,
      '30',
      'close',
    ])
    expect((await refused.json()).reason).toMatch(/^Von hier sind schon zu viele Verbindungen offen/)
  }
  for (const [at, path] of paths.entries()) {
    await streams[at]?.body?.cancel()
    const next = await open(path)
    expect(next.status).toBe(200)
    await next.body?.cancel()
  }
  expect(shop.deps.streams.size).toBe(0)
  await shop.close()
})

test('Streams of all senders are bounded too', async () => {
  const shop = await openShop({ documents: allHoursBusiness({ products: 1 }), streams: { all: 1, oneAddress: 3 } })
  const first = await shop.request('/replication/_db_updates?feed=eventsource')
  const refused = await shop.request('/replication/_db_updates?feed=eventsource')
  expect([first.status, refused.status, (await refused.json()).error]).toEqual([200, 503, 'unavailable'])
  await first.body?.cancel()
  await shop.close()
})

// Only there a machine has more than one address to come from.
test.runIf(process.platform === 'linux')(
  'Connections of one address are bounded, and another address does not notice',
  async () => {
    const server = createServer((_, response) => response.end('served'))
    boundConnections(server, { connections: { all: 10, oneAddress: 3 }, streams: { all: 5, oneAddress: 2 } }, [])
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    /** What a connection from there is answered: '' where it is closed. */
    const asked = async (socket: Socket): Promise<string> => {
      let told = ''
      socket.on('error', () => {}).on('data', chunk => (told += String(chunk)))
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      await new Promise(resolve => socket.once('data', resolve).once('close', resolve))
      return told
    }
    const from = (localAddress: string) => connect({ port, host: '127.0.0.1', localAddress })
    const mine = [1, 2, 3].map(() => from('127.0.0.1'))
    for (const socket of mine) expect(await asked(socket)).toContain('served')
    expect(await asked(from('127.0.0.1'))).toBe('')
    expect(await asked(from('127.0.0.2'))).toContain('served')
    const [first] = mine
    first?.destroy()
    await new Promise<void>(resolve => {
      const look = (): void => void server.getConnections((_, count) => (count <= 3 ? resolve() : setImmediate(look)))
      look()
    })
    expect(await asked(from('127.0.0.1'))).toContain('served')
    server.closeAllConnections()
    server.close()
  },
)

test.each<[string, number, boolean, { connections: object; streams: object }]>([
  [
    'many',
    1_000_000,
    true,
    { connections: { all: 20_000, oneAddress: 2000 }, streams: { all: 10_000, oneAddress: 1000 } },
  ],
  ['128', 128, true, { connections: { all: 64, oneAddress: 32 }, streams: { all: 32, oneAddress: 16 } }],
  [
    'many, for a load test,',
    1_000_000,
    false,
    { connections: { all: 20_000, oneAddress: 20_000 }, streams: { all: 10_000, oneAddress: 10_000 } },
  ],
])('With %s descriptors one address has its part and never all', (_name, descriptors, rateLimits, bounds) => {
  expect(connectionBounds({ connectionsPerAddress: 2000, rateLimits }, descriptors)).toEqual(bounds)
})
