import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, test, vi } from 'vitest'
import { boundConnections, connectionBounds, paced } from '../../../../server/base/http/connections.ts'
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
    const port = await boundedPort(server, { oneAddress: 3, together: 3 })
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

test.runIf(process.platform === 'linux')(
  'New connections of one address are read from a few at a time, each in its turn, and another address is not made to wait',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const sockets: Socket[] = []
    try {
      const heard: string[] = []
      const server = createServer(({ url = '' }, response) => {
        heard.push(url)
        response.end()
      })
      const port = await boundedPort(server, { oneAddress: 10, together: 2 })
      const asks = async (path: string, localAddress = '127.0.0.1') => {
        const socket = connect({ port, host: '127.0.0.1', localAddress })
        sockets.push(socket)
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
        await once(server, 'connection')
      }
      const hears = async (count: number) => {
        while (heard.length < count) await new Promise(setImmediate)
      }
      for (const path of ['/1', '/2', '/3', '/4', '/5']) await asks(path)
      await asks('/elsewhere', '127.0.0.2')
      await hears(3)
      expect(heard.toSorted()).toEqual(['/1', '/2', '/elsewhere'])
      vi.advanceTimersByTime(10)
      await hears(5)
      expect(heard.slice(3).toSorted()).toEqual(['/3', '/4'])
      // One is left, and there is room beside it for who comes now.
      vi.advanceTimersByTime(10)
      await asks('/6')
      await hears(7)
      expect(heard.slice(5).toSorted()).toEqual(['/5', '/6'])
      vi.advanceTimersByTime(20)
      expect(vi.getTimerCount()).toBe(0)
      server.closeAllConnections()
      server.close()
    } finally {
      for (const socket of sockets) socket.destroy()
      vi.useRealTimers()
    }
  },
)

test.runIf(process.platform === 'linux')(
  'Open connections of one address that ask all at once are answered a few at a time, and another address is not made to wait',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const sockets: Socket[] = []
    try {
      const heard: string[] = []
      const answer = (request: Request): Response => {
        heard.push(new URL(request.url).pathname)
        return new Response('served')
      }
      const server = serve({ fetch: paced(answer, { together: 2 }, []), port: 0, hostname: '127.0.0.1' })
      await once(server, 'listening')
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const opened = (localAddress: string) => {
        const socket = connect({ port, host: '127.0.0.1', localAddress })
        sockets.push(socket)
        return socket
      }
      const ask = (socket: Socket, ...paths: string[]) =>
        socket.write(paths.map(path => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
      const hears = async (count: number) => {
        while (heard.length < count) await new Promise(setImmediate)
      }
      const mine = ['/1', '/2', '/3', '/4', '/5'].map(path => ({ path, socket: opened('127.0.0.1') }))
      const other = opened('127.0.0.2')
      // Each has asked and was answered, in peace.
      for (const { socket } of [...mine, { socket: other }]) {
        ask(socket, '/before')
        await once(socket, 'data')
        vi.advanceTimersByTime(20)
      }
      heard.length = 0
      for (const { path, socket } of mine) ask(socket, path)
      await hears(2)
      ask(other, '/elsewhere')
      await hears(3)
      expect(heard[2]).toBe('/elsewhere')
      vi.advanceTimersByTime(10)
      await hears(5)
      vi.advanceTimersByTime(10)
      await hears(6)
      expect(heard.toSorted()).toEqual(['/1', '/2', '/3', '/4', '/5', '/elsewhere'])
      // One connection that does not wait for its answers has no more of them than many.
      vi.advanceTimersByTime(20)
      heard.length = 0
      ask(other, '/a', '/b', '/c', '/d')
      await hears(2)
      expect(heard).toEqual(['/a', '/b'])
      vi.advanceTimersByTime(10)
      await hears(4)
      expect(heard).toEqual(['/a', '/b', '/c', '/d'])
      server.close()
    } finally {
      for (const socket of sockets) socket.destroy()
      vi.useRealTimers()
    }
  },
)

/** Port of a server that listens with these bounds. */
async function boundedPort(server: Server, { oneAddress, together }: { oneAddress: number; together: number }) {
  boundConnections(
    server,
    { connections: { all: 20, oneAddress }, streams: { all: 10, oneAddress: Math.ceil(oneAddress / 2) }, together },
    [],
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test.each<[string, number, boolean, { connections: object; streams: object; together: number }]>([
  [
    'many',
    1_000_000,
    true,
    { connections: { all: 20_000, oneAddress: 2000 }, streams: { all: 10_000, oneAddress: 1000 }, together: 16 },
  ],
  ['128', 128, true, { connections: { all: 64, oneAddress: 32 }, streams: { all: 32, oneAddress: 16 }, together: 16 }],
  [
    'many, for a load test,',
    1_000_000,
    false,
    {
      connections: { all: 20_000, oneAddress: 20_000 },
      streams: { all: 10_000, oneAddress: 10_000 },
      together: Number.POSITIVE_INFINITY,
    },
  ],
])('With %s descriptors one address has its part and never all', (_name, descriptors, rateLimits, bounds) => {
  expect(connectionBounds({ connectionsPerAddress: 2000, rateLimits }, descriptors)).toEqual(bounds)
})
