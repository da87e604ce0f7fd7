import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { type HttpBindings, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { floorClock } from './floorClock.ts'
import { columns, type FloorRow, openFloor } from './floorDatabase.ts'

/**
 * The floor: as little server as answers the same questions on the same libraries. Hono, better-sqlite3 with FULL,
 * prepared statements, zod on writes, a bearer check by comparison. No permissions, no audit, no feeds, no merging and
 * no generic schema, so it is a limit and not a rival.
 */
const TOKEN = 'Bearer floor'
const floor = openFloor(process.env.DATA_DIR ?? '.', Number(process.env.PRODUCTS ?? 1000))
const app = new Hono<{ Bindings: HttpBindings }>()
const listeners = new Set<(text: string) => void>()

const rowCall = z.object(
  Object.fromEntries(
    columns.map(name => [name, z.union([z.string().max(2000), z.number(), z.boolean(), z.array(z.string())])]),
  ),
)
const item = z.object({ product: z.int().min(1), amount: z.number().positive() })
const quoteCall = z.object({ branch: z.int(), items: z.array(item).min(1).max(200) })
const orderCall = quoteCall.extend({
  uid: z.uuid(),
  expectedTotal: z.int(),
  firstName: z.string().max(80),
  lastName: z.string().max(80),
  phone: z.string().max(40),
})

app.get('/hello', context => context.text('hello'))
app.get('/rows/:id', context => {
  if (!isSignedIn(context)) return context.json({ error: 'unauthorized' }, 401)
  const row = floor.row.get(Number(context.req.param('id')))
  return row ? context.json({ data: row }) : context.json({ error: 'missing' }, 404)
})
app.get('/texts/:id', context => {
  const row = floor.text.get(Number(context.req.param('id')))
  return row ? json(`{"data":${row.body}}`) : context.json({ error: 'missing' }, 404)
})
app.get('/texts', context => {
  const rows = floor.list.all(Number(context.req.query('after') ?? 0), Number(context.req.query('limit') ?? 100))
  return json(`{"data":[${rows.map(row => row.body).join(',')}]}`)
})
app.post('/rows', async context => {
  if (!isSignedIn(context)) return context.json({ error: 'unauthorized' }, 401)
  const row = stored(rowCall.parse(await context.req.json()))
  const { lastInsertRowid } = floor.insertRow.run(row)
  return context.json({ data: { id: Number(lastInsertRowid), ...row } }, 201)
})
app.put('/rows/:id', async context => {
  if (!isSignedIn(context)) return context.json({ error: 'unauthorized' }, 401)
  const id = Number(context.req.param('id'))
  const row = floor.row.get(id)
  if (!row) return context.json({ error: 'missing' }, 404)
  const { id: _id, ...fields } = row
  const changed = { id, ...stored(rowCall.parse({ ...fields, ...(await context.req.json()) })) }
  floor.updateRow.run(changed)
  for (const tell of listeners) tell(`data: ${id}\n\n`)
  return context.json({ data: changed })
})

const raw = Buffer.from(
  `{"data":[${floor.list
    .all(0, 1_000_000)
    .map(row => row.body)
    .join(',')}]}`,
)
const brotli = process.env.INIT === 'on' ? brotliCompressSync(raw) : raw
const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`
app.get('/init', context => {
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: { ETag: etag } })
  return new Response(brotli, { headers: { ETag: etag, 'Content-Type': 'application/json', 'Content-Encoding': 'br' } })
})

app.post('/quote', async context => {
  const call = quoteCall.parse(await context.req.json())
  return context.json({
    data: { total: call.items.reduce((sum, line) => sum + priceOf(line.product) * line.amount, 0) },
  })
})
app.post('/orders', async context => {
  const call = orderCall.parse(await context.req.json())
  const receipt = place(call)
  return receipt ? context.json({ data: receipt }, 201) : context.json({ error: 'total' }, 409)
})

const place = floor.db.transaction((call: z.infer<typeof orderCall>) => {
  const known = floor.orderOf.get(call.uid)
  if (known) return { uid: call.uid, ticketNumber: known.ticket }
  const lines = call.items.map(line => ({ ...line, price: priceOf(line.product) }))
  const total = lines.reduce((sum, line) => sum + line.price * line.amount, 0)
  if (total !== call.expectedTotal) return null
  const day = new Date().toISOString().slice(0, 10)
  const ticket = floor.count.get(`${call.branch} ${day}`)?.value ?? 0
  const { lastInsertRowid } = floor.insertOrder.run(call.uid, call.branch, day, ticket, total, JSON.stringify(call))
  for (const [position, { product, amount, price }] of lines.entries())
    floor.insertItem.run(lastInsertRowid, position, product, amount, price)
  return { uid: call.uid, ticketNumber: ticket }
})

const clock = floorClock(floor.db)
const clockCall = z.object({ uid: z.string().max(64), at: z.iso.datetime() })
app.post('/people/:id/start', async context => {
  if (!isSignedIn(context)) return context.json({ error: 'unauthorized' }, 401)
  const call = clockCall.parse(await context.req.json())
  return context.json({ data: clock(Number(context.req.param('id')), call) }, 201)
})

app.get('/_changes', context => {
  const rows = floor.page.all(Number(context.req.query('since') ?? 0), Number(context.req.query('limit') ?? 1000))
  const results = rows.map(
    ({ id, seq, rev, body }) =>
      `{"seq":${seq},"id":"products:${id}","changes":[{"rev":"${rev}"}],"doc":{"_id":"products:${id}","_rev":"${rev}","body":${body}}}`,
  )
  return json(`{"results":[${results.join(',')}],"last_seq":${rows.at(-1)?.seq ?? 0}}`)
})
app.post('/_bulk_docs', async context => {
  const { docs } = (await context.req.json()) as { docs: { _id: string; body: object }[] }
  const results = floor.db.transaction(() =>
    docs.map(({ _id, body }) => {
      const text = JSON.stringify(body)
      const rev = `1-${createHash('md5').update(text).digest('hex')}`
      floor.putText.run(Number(_id.split(':')[1]), 1e9 + (floor.count.get('seq')?.value ?? 0), rev, text)
      return { ok: true, id: _id, rev }
    }),
  )()
  return context.json(results, 201)
})
app.get('/events', context => {
  const { outgoing } = context.env
  outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' })
  outgoing.write('retry: 2000\n\n')
  const tell = (text: string): void => void outgoing.write(text)
  listeners.add(tell)
  outgoing.on('close', () => listeners.delete(tell))
  return RESPONSE_ALREADY_SENT
})

// Ends as ours does, so that Node keeps what it compiled.
process.on('SIGTERM', () => process.exit(0))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })

const json = (text: string): Response => new Response(text, { headers: { 'Content-Type': 'application/json' } })
const isSignedIn = (context: Context): boolean => context.req.header('authorization') === TOKEN

function priceOf(product: number): number {
  return Number(floor.row.get(product)?.price ?? 0)
}

function stored(fields: Record<string, unknown>): Omit<FloorRow, 'id'> {
  const plain = (value: unknown): unknown =>
    typeof value === 'boolean' ? Number(value) : typeof value === 'object' ? JSON.stringify(value) : value
  return Object.fromEntries(columns.map(name => [name, plain(fields[name])])) as Omit<FloorRow, 'id'>
}
