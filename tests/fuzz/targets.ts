import type { Random } from '../support/seeded.ts'
import type { Json } from './junk.ts'
import { sideTargets } from './sideTargets.ts'
import type { Target } from './target.ts'
import type { World } from './world.ts'

/** Every route of the server, so that a call reaches as deep as it can before something is wrong. */
export const targets: readonly Target[] = [
  plain(
    1,
    'GET',
    '/api/health',
    '/api/init',
    '/api/users/me',
    '/',
    '/store/stammhaus',
    '/backend',
    '/image/small/1-1.webp',
    '/1-1.webp',
  ),
  plain(1, 'GET', '/api/branches/1/menus', '/replication/', '/replication/_session', '/replication/_db_updates'),
  plain(0.2, 'GET', '/replication/_db_updates?feed=eventsource', '/robots.txt', '/.env', '/nowhere/at/all'),
  {
    weight: 1,
    call: (_world, random) => ({
      method: 'GET',
      path: `/api/branches/${1 + random.below(12)}/slots?from=2026-0${1 + random.below(9)}-1${random.below(10)}&days=${1 + random.below(62)}`,
    }),
  },
  {
    weight: 3,
    call: ({ types }, random) => ({ method: 'GET', path: `/api/${random.pick(types)}?limit=${1 + random.below(20)}` }),
  },
  { weight: 3, call: (world, random) => ({ method: 'GET', path: `/api/${nameOf(world, random).join('/')}` }) },
  {
    weight: 5,
    call: (world, random) => {
      const [type, id] = nameOf(world, random)
      return { method: 'POST', path: `/api/${type}`, body: world.bodyOf(type, id) }
    },
  },
  {
    weight: 6,
    async call(world, random) {
      const [type, id] = nameOf(world, random)
      const current = await world.current(type, id)
      return { method: 'PUT', path: `/api/${type}/${id}`, body: current ?? { ...world.bodyOf(type, id), rev: '1-a' } }
    },
  },
  { weight: 0.3, call: (world, random) => ({ method: 'DELETE', path: `/api/${nameOf(world, random).join('/')}` }) },
  { weight: 5, call: (world, random) => ({ method: 'POST', path: '/api/quote', body: world.order(random) }) },
  { weight: 8, call: (world, random) => ({ method: 'POST', path: '/api/orders', body: world.order(random) }) },
  { weight: 3, call: (world, random) => ({ method: 'GET', path: world.publicOrder(random) }) },
  {
    weight: 1,
    call: (world, random) => ({
      method: 'POST',
      path: `${world.publicOrder(random)}/${random.pick(['confirm', 'reject'])}-counter-appointment`,
    }),
  },
  { weight: 0.2, call: (world, random) => ({ method: 'GET', path: `${world.publicOrder(random)}/events` }) },
  { weight: 1, call: (_world, random) => ({ method: 'GET', path: `/api/orders/${1 + random.below(40)}` }) },
  {
    weight: 3,
    call: (_world, random) => ({
      method: 'POST',
      path: `/api/orders/${1 + random.below(40)}/status/${random.pick(['confirm', 'reject', 'in-delivery', 'completed', 'cancel'])}`,
      body: { rejectionMessage: 'Leider ausverkauft' },
    }),
  },
  {
    weight: 2,
    call: (_world, random) => ({
      method: 'POST',
      path: `/api/orders/${1 + random.below(40)}/counter-appointment`,
      body: { appointmentDate: '2026-12-01T12:00:00+01:00' },
    }),
  },
  // Each of these hashes a password, which takes its time by design.
  {
    weight: 0.05,
    call: () => ({ method: 'POST', path: '/api/login', body: { username: 'nobody', password: 'x'.repeat(9) } }),
  },
  {
    weight: 0.2,
    call: (_world, random) => ({
      method: 'POST',
      path: `/api/users/${90 + random.below(9)}/password`,
      body: { password: 'ganz-geheim' },
    }),
  },
  ...replication(),
  ...sideTargets,
]

function replication(): Target[] {
  const database = (random: Random): string => random.pick(['public', 'office', 'admin'])
  const post = (weight: number, path: string, body: (world: World, random: Random) => Json): Target => ({
    weight,
    call: (world, random) => ({
      method: 'POST',
      path: `/replication/${database(random)}/${path}`,
      body: body(world, random),
    }),
  })
  const names = (world: World, random: Random): string[] =>
    Array.from({ length: 1 + random.below(5) }, () => nameOf(world, random).join(':'))
  const get = (weight: number, path: (world: World, random: Random) => string): Target => ({
    weight,
    call: (world, random) => ({ method: 'GET', path: `/replication/${database(random)}${path(world, random)}` }),
  })
  return [
    get(0.5, () => ''),
    get(
      3,
      (_world, random) => `/_changes?since=${random.below(50)}.e1&limit=${1 + random.below(30)}&include_docs=true`,
    ),
    get(1, () => '/_all_docs?limit=5&include_docs=true'),
    get(2, (world, random) => `/${names(world, random)[0]}?revs=true`),
    get(1, (_world, random) => `/_local/punkt-${random.below(5)}`),
    post(1, '_changes', (world, random) => ({ doc_ids: names(world, random) })),
    post(2, '_all_docs', (world, random) => ({ keys: names(world, random), include_docs: true })),
    post(2, '_bulk_get', (world, random) => ({ docs: names(world, random).map(id => ({ id, rev: '1-abc' })) })),
    post(2, '_revs_diff', (world, random) =>
      Object.fromEntries(names(world, random).map(name => [name, ['1-abc', '2-def']])),
    ),
    post(0.3, '_ensure_full_commit', () => ({})),
    post(7, '_bulk_docs', (world, random) => ({ docs: names(world, random).map(name => pushed(world, name, random)) })),
    post(3, '_bulk_docs', (world, random) => ({
      new_edits: false,
      docs: names(world, random).map(name => ({
        ...pushed(world, name, random),
        _rev: '2-bb',
        _revisions: { start: 2, ids: ['bb', 'aa'] },
      })),
    })),
    {
      weight: 1,
      call: (_world, random) => ({
        method: 'PUT',
        path: `/replication/${database(random)}/_local/punkt-${random.below(5)}`,
        body: { last_seq: '5.e1', session_id: 'x' },
      }),
    },
  ]
}

function pushed(world: World, name: string, random: Random): { [key: string]: Json } {
  const [type = '', id = '1'] = name.split(':')
  const body = { id: Number(id), ...world.bodyOf(type, Number(id)) }
  return { _id: name, _rev: world.revOf(name) ?? '1-a', type, ...(random.chance(0.05) ? { _deleted: true } : {}), body }
}

/** A document there is, but never the person the fuzzer is signed in as. */
function nameOf({ names }: World, random: Random): readonly [string, number] {
  return random.pick(names)
}

function plain(weight: number, method: string, ...paths: string[]): Target {
  return { weight: weight * paths.length, call: (_world, random) => ({ method, path: random.pick(paths) }) }
}
