import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Settings } from '../../../hono.config.ts'
import type { Env } from '../../base/http/env.ts'
import type { OnlineProvider } from './online.ts'
import { providers } from './providers/providers.ts'
import { createStandin } from './standin/app.ts'

/** Who takes money online here: the providers that are set up, or for the demo the stand-in that plays all of them. */
interface PaymentSetup {
  readonly providers: readonly OnlineProvider[]
  /** The app, with the stand-in's pages in front of it where one plays. */
  before(app: Hono<Env>): { fetch(request: Request, ...rest: unknown[]): Response | Promise<Response> }
}

const PATH = '/vorfuehrung'
/** Mollie's schedule of 26 hours in a quarter of an hour. */
const PACE = 0.01

export function paymentSetup(settings: Settings, isDemo: boolean): PaymentSetup {
  const real = Object.values(providers).flatMap(provider => provider.fromSettings(settings) ?? [])
  if (real.length > 0 || settings.isProduction || !isDemo) return { providers: real, before: app => app }
  return played(settings)
}

/** All providers on this machine, under an address of their own on the same port. */
function played({ host, port, publicOrigin }: Settings): PaymentSetup {
  // Known to nobody but this process: whoever may make payments names addresses that are called.
  const secret = (): string => randomBytes(16).toString('hex')
  const signKey = secret()
  const apiUrl = `http://${host}:${port}${PATH}`
  const parts = Object.values(providers).map(provider => provider.atStandin(apiUrl, signKey, secret))
  const standin = createStandin({
    now: () => Date.now(),
    schedule: (callback, ms) => void setTimeout(callback, ms).unref(),
    fetch,
    signKey,
    pace: PACE,
    origin: () => `${publicOrigin}${PATH}`,
  })
  const own = new Set(parts.map(({ authorization }) => authorization))
  const inFront = new Hono()
  inFront.use(`${PATH}/:version{v[12]}/*`, async (context, next) =>
    own.has(context.req.header('authorization') ?? '') ? next() : context.body(null, 401),
  )
  inFront.route(PATH, standin.app)
  return {
    providers: parts.map(({ client }) => client),
    before: app => ({
      fetch: (request, ...rest) =>
        new URL(request.url).pathname.startsWith(`${PATH}/`)
          ? inFront.fetch(request)
          : app.fetch(request, ...(rest as [])),
    }),
  }
}
