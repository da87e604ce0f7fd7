import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { jsonOf } from './json.ts'
import type { StandinPayment, StandinRefund } from './ledger.ts'
import type { Standin, StandinPart } from './standin.ts'

const money = z.strictObject({ currency: z.string().regex(/^[A-Z]{3}$/), value: z.string().regex(/^\d{1,9}\.\d{2}$/) })
const metadata = z.strictObject({ reference: z.string().max(200) })
/** What the shop of the demo has switched on at Mollie. */
const methods = ['applepay', 'googlepay', 'creditcard', 'paypal', 'eps', 'klarna'] as const
const createCall = z.strictObject({
  amount: money,
  description: z.string().min(1).max(255),
  redirectUrl: z.url(),
  cancelUrl: z.url().optional(),
  webhookUrl: z.url(),
  locale: z.string().optional(),
  method: z.enum(methods).optional(),
  metadata,
})
const refundCall = z.strictObject({ amount: money, description: z.string().max(255).optional(), metadata })

/** Tries after 1, 2, 4, 8, 16, 29 minutes, 1, 2 and 22 hours. */
const RETRIES_MS = [1, 2, 4, 8, 16, 29, 60, 120, 1320].map(minutes => minutes * 60_000)

/** Mollie's part of the stand-in: strict about what it takes, because the real one is. */
export const mollieStandin: StandinPart = {
  name: 'Mollie',
  api: mollieApi,
  news: ({ id }) => `id=${id}`,
  headers: () => ({ 'Content-Type': 'application/x-www-form-urlencoded' }),
  retriesMs: RETRIES_MS,
  returns: () => ({}),
}

function mollieApi({ ledger, webhooks, world, answer }: Standin): Hono {
  const routes = new Hono()
  const paymentOf = (payment: StandinPayment, status = payment.state) => asPayment(world.origin(), payment, status)
  routes.use('/v2/*', async (context, next) => {
    const key = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    if (!key.startsWith('test_')) return problem(401, 'Missing authentication, or failed to authenticate')
    return next()
  })

  routes.post('/v2/payments', async context => {
    const { call, text, refused } = await read(context, createCall)
    if (!call) return refused
    const key = context.req.header('idempotency-key')
    const known = ledger.known(key, text)
    if (known === 'conflict') return problem(400, 'The idempotency key was used with another body')
    const before = known && ledger.find(known.id, 'mollie')
    if (before) return Response.json(paymentOf(before), { status: 201, headers: { 'Idempotent-Replayed': 'true' } })
    const payment = ledger.create({
      provider: 'mollie',
      idPrefix: 'tr_',
      amount: cents(call.amount.value),
      currency: call.amount.currency,
      reference: call.metadata.reference,
      description: call.description,
      returnUrl: call.redirectUrl,
      webhookUrl: call.webhookUrl,
      way: call.method ?? null,
    })
    ledger.remember(key, text, payment.id)
    if (payment.faults.webhook?.early) webhooks.tell(payment)
    return answer(payment.faults.create, () => Response.json(paymentOf(payment), { status: 201 }))
  })

  routes.get('/v2/methods', context =>
    context.json({
      count: methods.length,
      _embedded: { methods: methods.map(id => ({ resource: 'method', id, status: 'activated' })) },
    }),
  )

  routes.get('/v2/payments/:id', async context => {
    const payment = ledger.find(context.req.param('id'), 'mollie')
    if (!payment) return problem(404, 'No payment exists with that id')
    const fault = payment.reads.shift() ?? 'ok'
    if (fault === 'stale') return Response.json(paymentOf(payment, payment.before))
    return answer(fault === 'ok' ? undefined : fault, () => Response.json(paymentOf(payment)))
  })

  routes.post('/v2/payments/:id/refunds', async context => {
    const payment = ledger.find(context.req.param('id'), 'mollie')
    if (!payment) return problem(404, 'No payment exists with that id')
    const { call, text, refused } = await read(context, refundCall)
    if (!call) return refused
    const key = context.req.header('idempotency-key')
    const known = ledger.known(key, text)
    if (known === 'conflict') return problem(400, 'The idempotency key was used with another body')
    const before = payment.refunds.find(({ id }) => id === known?.id)
    if (before) return Response.json(refundOf(payment, before), { status: 201 })
    const refund = ledger.refund(payment, cents(call.amount.value), call.metadata.reference)
    if (!refund) return problem(409, 'The amount is higher than what is left to refund')
    ledger.remember(key, text, refund.id)
    return answer(payment.faults.refundAnswer, () => Response.json(refundOf(payment, refund), { status: 201 }))
  })

  routes.get('/v2/payments/:id/refunds', context => {
    const payment = ledger.find(context.req.param('id'), 'mollie')
    if (!payment) return problem(404, 'No payment exists with that id')
    const refunds = payment.refunds.map(refund => refundOf(payment, refund))
    return context.json({ count: refunds.length, _embedded: { refunds }, _links: {} })
  })
  return routes
}

function asPayment(origin: string, payment: StandinPayment, status = payment.state) {
  const { id, faults, amount, currency, description, reference, createdAt, expiresAt, returnUrl } = payment
  const reported = { amount, currency, ...faults.reports }
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    amount: { currency: reported.currency, value: (reported.amount / 100).toFixed(2) },
    description,
    status,
    isCancelable: false,
    metadata: { reference },
    redirectUrl: returnUrl,
    _links: { checkout: { href: `${origin}/pay/${id}`, type: 'text/html' } },
  }
}

const refundOf = (payment: StandinPayment, { id, amount, currency, state, reference }: StandinRefund) => ({
  resource: 'refund',
  id,
  amount: { currency, value: (amount / 100).toFixed(2) },
  status: state,
  metadata: { reference },
  paymentId: payment.id,
})

const cents = (value: string): number => Number(value.replace('.', ''))

async function read<T>(context: Context, shape: z.ZodType<T>) {
  const text = await context.req.text()
  const result = shape.safeParse(jsonOf(text))
  if (result.success) return { call: result.data, text, refused: problem(422, '') }
  return { call: null, text, refused: problem(422, `${result.error.issues[0]?.path.join('.')} is wrong`) }
}

const problem = (status: number, detail: string): Response =>
  Response.json({ status, title: 'Error', detail, _links: {} }, { status })
