import type { Random } from '../support/seeded.ts'
import type { Json } from './junk.ts'
import type { Target } from './target.ts'
import type { World } from './world.ts'

/** A picture of one pixel, and a file that is none. */
const files = [
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n%%EOF').toString('base64')}`,
  'data:text/plain,Alles%20Gute',
]

/** What stands around orders: files, money, opinions, devices, messages, jobs, printers, visits. */
export const sideTargets: readonly Target[] = [
  ...aroundAnOrder(),
  ...devices(),
  ...staff(),
  ...printers(),
  post(2, '/api/uploads', random => ({ name: 'Bild für die Torte.png', data: random.pick(files) })),
  get(0.5, random => `/upload/${'x'.repeat(22)}/${random.below(20)}-1.${random.pick(['png', 'pdf', 'jpg'])}`),
  get(0.5, random => `/upload/${'x'.repeat(22)}/preview/${random.below(20)}-1.jpg`),
  get(1, random =>
    random.pick(['/sitemap.xml', '/manifest.webmanifest', '/favicon.ico', '/icon/192.png', '/api/push/key']),
  ),
  post(1, '/api/analytics-log', () => ({ type: 'event', action: 'add', category: 'cart', data: { product: 3 } })),
  post(
    1,
    random => `/api/payments/${random.pick(['mollie', 'datatrans', 'x'])}/webhook/${random.below(99)}-abc`,
    () => ({
      id: 'tr_7UhSN1zuXS',
      transactionId: '230821',
    }),
  ),
  {
    weight: 1,
    call: (_world, random) => ({
      method: random.pick(['POST', 'DELETE']),
      path: '/api/push/subscriptions',
      body: subscription(),
    }),
  },
]

function aroundAnOrder(): Target[] {
  const at = (weight: number, method: string, path: string, body?: () => Json): Target => ({
    weight,
    call: (world, random) => ({
      method,
      path: `${world.publicOrder(random)}/${path}`,
      ...(body ? { body: body() } : {}),
    }),
  })
  const opinion = { rating: 5, foodRating: 4, serviceRating: 5, processRating: 3, comment: 'Sehr gut.' }
  return [
    at(1, 'POST', 'questionnaire', () => opinion),
    at(0.5, 'POST', 'confirm-counter-appointment', () => ({ counterAppointment: '2026-12-01T12:00:00+01:00' })),
    at(0.5, 'GET', 'pay'),
    at(0.5, 'GET', 'paid'),
  ]
}

function devices(): Target[] {
  return [
    post(1, '/api/devices/pairings', random => ({ kind: random.pick(['kiosk', 'frontdesk', 'kitchen']) })),
    post(1, '/api/devices/pair', random => ({ code: 'ABCD 2345', device: 1 + random.below(5) })),
    post(1, '/api/devices/pairings/claim', () => ({ secret: 'x'.repeat(32) })),
    post(1, '/api/devices/heartbeat', () => ({
      version: '1.7.2',
      outbox: { length: 3, oldestAt: 1_790_000_000_000 },
      persisted: true,
      quota: 1e9,
      skewMs: -20,
      heapMb: 43.5,
    })),
    post(0.5, '/api/devices/lease', () => ({})),
    post(0.2, '/api/devices/leave', () => ({})),
    get(0.5, () => '/api/devices/status'),
    {
      weight: 0.3,
      call: (_world, random) => ({ method: 'DELETE', path: `/api/devices/${1 + random.below(5)}/tokens` }),
    },
  ]
}

function staff(): Target[] {
  const order = (random: Random): string => `/api/orders/${1 + random.below(40)}`
  const key = (random: Random): string => random.pick(['', '/new', '/confirmed', '/in-delivery', '/completed'])
  return [
    get(2, random =>
      random.pick([
        '/api/orders?limit=5',
        '/api/orders?status=new&from=2026-11-01&to=2026-12-01&search=M%C3%BCller',
        '/api/orders/current',
        '/api/orders/missed',
        `/api/orders/frontdesk/${1 + random.below(8)}${key(random)}`,
        `/api/orders/backoffice/${1 + random.below(8)}${key(random)}`,
        `/api/boards/${1 + random.below(8)}`,
      ]),
    ),
    {
      weight: 2,
      call: (_world, random) => ({
        method: 'PUT',
        path: order(random),
        body: { rev: 1, comment: 'Ohne Zwiebel', appointmentDate: null, tableIdentifier: 'T4' },
      }),
    },
    {
      weight: 2,
      call: (_world, random) => ({
        method: 'PUT',
        path: `${order(random)}/items/${random.below(3)}`,
        body: { rev: 1 + random.below(2), amount: random.below(4), parts: {} },
      }),
    },
    ...[
      'acknowledge',
      'recall',
      'print',
      'update-payment-status',
      'resend-new-order-email',
      'resend-new-order-sms',
    ].map(deed =>
      post(
        1,
        random => `${order(random)}/${deed}`,
        () => ({ device: 'Küche links' }),
      ),
    ),
    get(1, random => random.pick(['/api/jobs', '/api/jobs?state=dead&limit=3', '/api/jobs/summary', '/api/messages'])),
    get(0.5, random => `/api/messages/${1 + random.below(20)}`),
    post(
      1,
      random => `/api/jobs/${1 + random.below(60)}/${random.pick(['retry', 'discard'])}`,
      () => ({}),
    ),
  ]
}

function printers(): Target[] {
  const machine = (
    weight: number,
    method: string,
    path: (world: World, random: Random) => string,
    body?: Json,
  ): Target => ({
    weight,
    call: (world, random) => ({ method, path: path(world, random), ...(body === undefined ? {} : { body }) }),
  })
  const star = (world: World, random: Random): string => `/api/print/star/${world.printer(random)}`
  return [
    machine(1, 'POST', star, { statusCode: '200 OK', printerMAC: '00:11:62:00:00:01', clientAction: null }),
    machine(
      1,
      'GET',
      (world, random) => `${star(world, random)}?token=${random.below(60)}&type=application%2Foctet-stream`,
    ),
    machine(1, 'DELETE', (world, random) => `${star(world, random)}?token=${random.below(60)}&code=200%20OK`),
    machine(1, 'POST', (world, random) => `/api/print/epson/${world.printer(random)}`, {
      ConnectionType: 'GetRequest',
    }),
    get(0.5, random => random.pick(['/api/print-jobs', `/api/print-jobs/${1 + random.below(60)}`])),
    post(
      1,
      random => `/api/print-jobs/${1 + random.below(60)}/${random.pick(['again', 'done', 'discard'])}`,
      () => ({}),
    ),
    post(
      0.5,
      random => `/api/printers/${1 + random.below(5)}/test`,
      () => ({}),
    ),
    get(0.5, random => `/api/printers/${1 + random.below(5)}/status`),
  ]
}

const subscription = (): Json => ({
  subscription: {
    endpoint: 'https://push.example.com/send/abc',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  },
})

function get(weight: number, path: (random: Random) => string): Target {
  return { weight, call: (_world, random) => ({ method: 'GET', path: path(random) }) }
}

function post(weight: number, path: string | ((random: Random) => string), body: (random: Random) => Json): Target {
  const address = typeof path === 'string' ? () => path : path
  return { weight, call: (_world, random) => ({ method: 'POST', path: address(random), body: body(random) }) }
}
