import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Settings } from '../../../hono.config.ts'
import type { Env } from '../../base/http/env.ts'
import type { OnlineProvider } from './online.ts'
import { datatrans } from './providers/datatrans.ts'
import { mollie } from './providers/mollie.ts'
import { createStandin } from './standin/app.ts'

/** Who takes money online here: the real providers that are set up, or for the demo a stage with both of them played. */
interface Stage {
  readonly providers: readonly OnlineProvider[]
  /** The app, with the stand-in's pages in front of it where one plays. */
  before(app: Hono<Env>): { fetch(request: Request, ...rest: unknown[]): Response | Promise<Response> }
}

const PATH = '/vorfuehrung'
/** Mollie's schedule of 26 hours in a quarter of an hour. */
const PACE = 0.01

export function onlineProviders(settings: Settings, isDemo: boolean): Stage {
  const real = [settings.mollie && mollie(settings.mollie), settings.datatrans && datatrans(settings.datatrans)]
  const providers = real.filter(provider => provider !== undefined)
  if (providers.length > 0 || settings.isProduction || !isDemo) return { providers, before: app => app }
  return played(settings)
}

const secret = (): string => randomBytes(16).toString('hex')

/** Both providers on this machine, under an address of their own on the same port. */
function played({ host, port, publicOrigin }: Settings): Stage {
  const apiUrl = `http://${host}:${port}${PATH}`
  // Known to nobody but this process: whoever may make payments names addresses that are called.
  const [apiKey, password, signKey] = [`test_${secret()}`, secret(), secret()]
  const keys = { merchantId: '1100000000', password, signKey, apiUrl }
  const standin = createStandin({
    now: () => Date.now(),
    schedule: (callback, ms) => void setTimeout(callback, ms).unref(),
    fetch,
    signKey,
    pace: PACE,
    origin: () => `${publicOrigin}${PATH}`,
  })
  const own = new Set([`Bearer ${apiKey}`, `Basic ${Buffer.from(`${keys.merchantId}:${password}`).toString('base64')}`])
  const stage = new Hono()
  stage.use(`${PATH}/:version{v[12]}/*`, async (context, next) =>
    own.has(context.req.header('authorization') ?? '') ? next() : context.body(null, 401),
  )
  stage.route(PATH, standin.app)
  return {
    providers: [mollie({ apiKey, apiUrl }), datatrans(keys)],
    before: app => ({
      fetch: (request, ...rest) =>
        new URL(request.url).pathname.startsWith(`${PATH}/`)
          ? stage.fetch(request)
          : app.fetch(request, ...(rest as [])),
    }),
  }
}
