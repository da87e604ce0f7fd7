import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { jsonOf } from './json.ts'
import type { StandinPayment } from './ledger.ts'
import type { Standin, StandinPart } from './standin.ts'
import type { WebhookWorld } from './webhooks.ts'

const amount = z.int().min(1).max(100_000_000)
const currency = z.string().regex(/^[A-Z]{3}$/)
const refno = z.string().min(1).max(40)
const createCall = z.strictObject({
  currency,
  refno,
  amount,
  language: z.string().optional(),
  paymentMethods: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .min(1)
    .optional(),
  autoSettle: z.literal(true),
  redirect: z.strictObject({ successUrl: z.url(), cancelUrl: z.url(), errorUrl: z.url(), method: z.literal('GET') }),
  webhook: z.strictObject({ url: z.url() }),
})
const creditCall = z.strictObject({ amount, currency, refno })
const names = {
  open: 'initialized',
  pending: 'authenticated',
  authorized: 'authorized',
  paid: 'settled',
  canceled: 'canceled',
  expired: 'canceled',
  failed: 'failed',
} as const

/** Datatrans' part of the stand-in; it promises to tell once. */
export const datatransStandin: StandinPart = {
  name: 'Datatrans',
  api: datatransApi,
  news: payment => JSON.stringify(transactionOf(payment)),
  headers: (payment, news, world) => ({ 'Content-Type': 'application/json', ...signature(payment, news, world) }),
  retriesMs: [],
  returns: ({ id }) => ({ datatransTrxId: id }),
}

function datatransApi({ ledger, world, answer }: Standin): Hono {
  const routes = new Hono()
  routes.use('/v1/*', async (context, next) => {
    if (!/^Basic \S+$/.test(context.req.header('authorization') ?? '')) return refused(401, 'UNAUTHORIZED')
    return next()
  })

  routes.post('/v1/transactions', async context => {
    const text = await context.req.text()
    const parsed = createCall.safeParse(jsonOf(text))
    if (!parsed.success) return refused(400, 'INVALID_PROPERTY')
    const key = context.req.header('idempotency-key')
    const known = ledger.known(key, text)
    if (known === 'conflict') return refused(422, 'INVALID_PROPERTY')
    const before = known && ledger.find(known.id, 'datatrans')
    if (before) return started(before)
    const { data } = parsed
    const payment = ledger.create({
      provider: 'datatrans',
      idPrefix: '',
      amount: data.amount,
      currency: data.currency,
      reference: data.refno,
      description: data.refno,
      returnUrl: data.redirect.successUrl,
      webhookUrl: data.webhook.url,
      way: data.paymentMethods?.join(', ') ?? null,
    })
    ledger.remember(key, text, payment.id)
    return answer(payment.faults.create, () => started(payment))
  })

  routes.get('/v1/transactions/:id', async context => {
    const payment = ledger.find(context.req.param('id'), 'datatrans')
    if (!payment) return refused(404, 'TRANSACTION_NOT_FOUND')
    const fault = payment.reads.shift() ?? 'ok'
    if (fault === 'stale') return Response.json(transactionOf(payment, payment.before))
    return answer(fault === 'ok' ? undefined : fault, () => Response.json(transactionOf(payment)))
  })

  routes.post('/v1/transactions/:id/credit', async context => {
    const payment = ledger.find(context.req.param('id'), 'datatrans')
    if (!payment) return refused(404, 'TRANSACTION_NOT_FOUND')
    const text = await context.req.text()
    const parsed = creditCall.safeParse(jsonOf(text))
    if (!parsed.success) return refused(400, 'INVALID_PROPERTY')
    const key = context.req.header('idempotency-key')
    const known = ledger.known(key, text)
    if (known === 'conflict') return refused(422, 'INVALID_PROPERTY')
    const before = payment.refunds.find(({ id }) => id === known?.id)
    if (before) return Response.json({ transactionId: before.id })
    const refund = ledger.refund(payment, parsed.data.amount, parsed.data.refno)
    if (!refund) return refused(400, 'INVALID_TRANSACTION_STATUS')
    // There the card is asked at once: what fails was never taken on.
    if (refund.state === 'failed') return refused(400, 'DECLINED')
    ledger.remember(key, text, refund.id)
    return answer(payment.faults.refundAnswer, () => Response.json({ transactionId: refund.id }))
  })
  return routes

  function started(payment: StandinPayment): Response {
    return Response.json(
      { transactionId: payment.id },
      { status: 201, headers: { Location: `${world.origin()}/pay/${payment.id}` } },
    )
  }
}

/** A transaction as it is read, and as its webhook carries it. */
function transactionOf(payment: StandinPayment, state = payment.state) {
  const reported = { amount: payment.amount, currency: payment.currency, ...payment.faults.reports }
  const at = new Date(payment.createdAt).toISOString()
  const isTaken = state === 'paid' || state === 'authorized'
  return {
    transactionId: payment.id,
    type: 'payment',
    status: names[state],
    currency: reported.currency,
    refno: payment.reference,
    paymentMethod: 'VIS',
    detail: {
      ...(isTaken ? { authorize: { amount: reported.amount } } : {}),
      ...(state === 'paid' ? { settle: { amount: reported.amount } } : {}),
    },
    language: 'de',
    history: [
      { action: 'init', source: 'api', date: at, success: true, amount: reported.amount },
      ...payment.refunds.map(refund => ({
        action: 'credit',
        source: 'api',
        date: at,
        success: refund.state !== 'failed',
        amount: refund.amount,
        refno: refund.reference,
      })),
    ],
  }
}

const refused = (status: number, code: string): Response =>
  Response.json({ error: { code, message: code } }, { status })

function signature(payment: StandinPayment, body: string, world: WebhookWorld): Record<string, string> {
  const kind = payment.faults.webhook?.signature
  if (kind === 'missing') return {}
  const at = String(world.now())
  const s0 = createHmac('sha256', Buffer.from(world.signKey, 'hex'))
    .update(kind === 'bad' ? `${at}0` : at)
    .update(body)
    .digest('hex')
  return { 'Datatrans-Signature': `t=${at},s0=${s0}` }
}
