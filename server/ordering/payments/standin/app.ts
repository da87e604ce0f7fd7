import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { providers } from '../providers/providers.ts'
import type { AnswerFault } from './faults.ts'
import { createLedger } from './ledger.ts'
import { hostedPages } from './pages.ts'
import type { Standin, StandinWorld } from './standin.ts'
import { createWebhooks } from './webhooks.ts'

/**
 * The providers on this machine: same addresses, same shapes, hosted pages with every outcome, webhooks, idempotency,
 * and on demand everything that goes wrong with real ones. For the demo and the tests; it holds no money and takes no live key.
 */
export function createStandin(world: StandinWorld) {
  const ledger = createLedger({ now: world.now, id: world.id ?? (() => randomBytes(9).toString('hex')) })
  const webhooks = createWebhooks(world, provider => providers[provider].standin)
  const standin: Standin = { ledger, webhooks, world, answer }
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('X-Frame-Options', 'DENY')
  })
  app.get('/health', context => context.json({ status: 'ok' }))
  for (const { standin: part } of Object.values(providers)) app.route('/', part.api(standin))
  app.route(
    '/',
    hostedPages(standin, provider => providers[provider].standin),
  )
  return { app, ledger, script: ledger.script }

  async function answer(fault: AnswerFault | undefined, make: () => Response): Promise<Response> {
    if (fault === undefined) return make()
    if (fault === 'stall') {
      await new Promise<void>(resolve => world.schedule(resolve, STALL_MS * world.pace))
      return make()
    }
    if (fault === 'dropped') {
      make()
      return lostAnswer()
    }
    return Response.json({ status: fault, title: 'Stand-in', detail: 'As scripted.' }, { status: fault })
  }
}

const STALL_MS = 20_000

/** The connection breaks after the head of the answer: what was asked is done, and nobody learns it. */
function lostAnswer(): Response {
  return new Response(new ReadableStream({ start: controller => controller.error(new Error('dropped')) }))
}
