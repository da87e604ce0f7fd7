import type { Context, MiddlewareHandler, Next } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { BaseDeps } from '../deps.ts'
import type { Env } from './env.ts'
import { Fault } from './fault.ts'
import { addressOf } from './sender.ts'

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses what another site makes a visitor's browser send. Browsers say where an unsafe request comes from
 * (Sec-Fetch-Site, and Origin where that is missing); a client that says neither is no browser and carries no
 * visitor's cookie unasked. `hono/csrf` looks at form content types only and would let cross-site JSON pass.
 */
export function originGuard({ settings }: BaseDeps): MiddlewareHandler<Env> {
  return (context, next) => {
    if (UNSAFE.has(context.req.method) && !isOwnOrigin(context, settings.publicOrigin)) throw new Fault(403, 'origin')
    return next()
  }
}

function isOwnOrigin(context: Context, publicOrigin: string): boolean {
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = context.req.header('origin')
  if (origin === undefined || origin === publicOrigin) return true
  return URL.parse(origin)?.host === context.req.header('host')
}

/** Headers of every answer. No script and no style of strangers; inline style attributes only, for widths and colours. */
export const CONTENT_SECURITY_POLICY = contentSecurityPolicy({ scripts: [], images: [], connections: [] })

/**
 * What pages of ours ask a browser for, and what nobody else gets through them: where a guest is, and a screen that stays
 * on. Only what browsers know by name: they complain on every page of anything else.
 */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  'screen-wake-lock=(self)',
  ...['camera', 'microphone', 'payment', 'usb', 'serial', 'midi', 'display-capture', 'browsing-topics'].map(
    each => `${each}=()`,
  ),
].join(', ')

/** Hosts of others that pages may ask, by what they ask them for: 'https://www.example.com'. */
interface ForeignHosts {
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly connections: readonly string[]
}

/** The same with these hosts besides: a shop whose settings name a pixel, a tag manager or a map. */
export function contentSecurityPolicy({ scripts, images, connections }: ForeignHosts): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connections].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Gives every answer these headers: those that were made with them (`answer`) have them already. */
export function commonHeaders({ settings, streams }: BaseDeps): MiddlewareHandler<Env> {
  const everyAnswer: Readonly<Record<string, string>> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    ...(settings.publicOrigin.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
  return async (context, next) => {
    context.set('headers', everyAnswer)
    await next()
    const missing = context.get('headers')
    if (missing) complete(context, missing)
    // A stopping server keeps no connection alive.
    if (streams.isEnding) context.header('Connection', 'close')
  }
}

function complete({ req, res }: Context<Env>, missing: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(missing)) res.headers.set(name, value)
  // What the interface answers differs by who asks: whatever says nothing else is kept nowhere.
  if (/^\/(api|replication)(\/|$)/.test(req.path) && !res.headers.has('Cache-Control'))
    res.headers.set('Cache-Control', 'no-store')
}

/** Requests per minute and address. Whole schools and festivals order from one address, so orders are not counted tightly. */
export const requestsPerMinute = {
  api: 3000,
  replication: 6000,
  write: 600,
  order: 300,
  /** A device takes an order back once, when it never heard of it. */
  withdrawal: 60,
  quote: 600,
  publicOrder: 1200,
  /** Personal links, looked at and used: nobody has more than a handful. */
  link: 30,
  /** Messages on trial: each may cost something. */
  trial: 5,
  upload: 60,
  /** Of staff: somebody who takes in the photos of a whole menu at once. */
  picture: 300,
  /** Of those photos, eight each. */
  part: 2400,
  file: 1200,
  zip: 20,
  /** A visitor sees a page a second at most. */
  analytics: 60,
  page: 3000,
  /** Pages drawn anew for one address; beyond, its browsers draw them. */
  drawing: 240,
} as const

/** Whether an address still has some of its minute left, for what is done in another way where it has not. */
export function budget(
  { settings }: Pick<BaseDeps, 'settings'>,
  points: number,
): (context: Context<Env>) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points, duration: 60 })
  return context =>
    limiter.consume(addressOf(context, settings)).then(
      () => true,
      () => !settings.rateLimits,
    )
}

/** Answers 429 with `Retry-After` once an address has used up its minute. */
export function rateLimit({ settings }: BaseDeps, points: number): MiddlewareHandler<Env> {
  if (!settings.rateLimits) return (_context: Context, next: Next) => next()
  const limiter = new RateLimiterMemory({ points, duration: 60 })
  return async (context, next) => {
    try {
      await limiter.consume(addressOf(context, settings))
    } catch (refusal) {
      const seconds = refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) : 60
      throw new Fault(429, 'tooManyRequests', { headers: { 'Retry-After': String(seconds) } })
    }
    await next()
  }
}
