import { isIP } from 'node:net'
import { z } from 'zod'

const onOff = z.enum(['on', 'off'])
const optional = z.string().trim().min(1).optional()

const base64url = (bytes: number) =>
  z
    .string()
    .refine(
      text => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      `It has ${bytes} bytes in base64url.`,
    )

const shape = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional,
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: z.enum(['true', 'false']).optional(),
  /** Whether the demo begins within its day: orders of today in every state. Tests that count orders begin with none. */
  DEMO_DAY: onOff.default('on'),
  ADMIN_EMAIL: z.email().default('admin@example.com'),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  RATE_LIMITS: onOff.default('on'),
  TRUSTED_PROXIES: z.string().default(''),
  /** Connections one address may have open at a time, half of them streams: a school or a festival is one address. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(10).max(20_000).default(1000),
  /** Orders of one address that wait within an hour for somebody to take them up; a twelfth of them may be unpaid. */
  OPEN_ORDERS_PER_ADDRESS: z.coerce.number().int().min(12).max(100_000).default(480),
  MOLLIE_API_KEY: optional,
  MOLLIE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.mollie.com'),
  DATATRANS_MERCHANT_ID: optional,
  DATATRANS_PASSWORD: optional,
  DATATRANS_SIGN_KEY: z
    .string()
    .regex(/^([0-9a-f]{2}){8,}$/i)
    .optional(),
  /** Ways that are switched on at Datatrans, by its names: 'VIS,ECA,TWI'. Without them its own page lets choose. */
  DATATRANS_PAYMENT_METHODS: z
    .string()
    .regex(/^[A-Z]{3}(,[A-Z]{3})*$/)
    .optional(),
  DATATRANS_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.datatrans.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.email().optional(),
  SMS_URL: z
    .string()
    .regex(/^https?:\/\/[^\s]+$/)
    .optional(),
  SMS_TOKEN: optional,
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/, 'It begins with mailto: or https:.')
    .optional(),
  VAPID_PUBLIC_KEY: base64url(65).optional(),
  VAPID_PRIVATE_KEY: base64url(32).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
})

/** The server's settings. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The address guests use: cookies, links, origin checks. No slash at its end. */
  readonly publicOrigin: string
  /** Undefined: fill an empty database unless in production. */
  readonly demo: boolean | undefined
  /** Whether a new demo has orders of today. */
  readonly demoDay: boolean
  readonly adminEmail: string
  readonly adminPassword: string | undefined
  readonly rateLimits: boolean
  readonly trustedProxies: readonly string[]
  readonly connectionsPerAddress: number
  readonly openOrdersPerAddress: number
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly isProduction: boolean
  /** Undefined: not set up. */
  readonly mollie: { readonly apiKey: string; readonly apiUrl: string } | undefined
  readonly datatrans:
    | {
        readonly merchantId: string
        readonly password: string
        readonly signKey: string
        readonly apiUrl: string
        readonly ways: readonly string[]
      }
    | undefined
  /** Undefined: mails are only kept, for the outbox page. `from` overrides the address in the shop's settings. */
  readonly smtp: { readonly url: string; readonly from: string | undefined } | undefined
  /** Undefined: no short messages. */
  readonly sms: { readonly url: string; readonly token: string | undefined } | undefined
  /** Who push services may ask, and the keys if they are not this server's own. */
  readonly vapid: {
    readonly subject: string
    readonly keys: { readonly publicKey: string; readonly privateKey: string } | undefined
  }
}

/** Reads and checks the environment. Throws an error whose sentence names the setting that is wrong. */
export default function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = shape.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  if (env.RATE_LIMITS === 'off' && isProduction)
    throw new Error('The setting RATE_LIMITS must not be off in production.')
  if (env.DATABASE_URL !== undefined)
    throw new Error(
      'The setting DATABASE_URL is not supported yet: this version keeps its SQLite database in DATA_DIR.',
    )
  const publicOrigin = originOf(env.PUBLIC_ORIGIN ?? `http://${inAddress(env.HOST)}:${env.PORT}`)
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    publicOrigin,
    demo: env.DEMO === undefined ? undefined : env.DEMO === 'true',
    demoDay: env.DEMO_DAY === 'on',
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    rateLimits: env.RATE_LIMITS === 'on',
    trustedProxies: proxies(env.TRUSTED_PROXIES),
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    openOrdersPerAddress: env.OPEN_ORDERS_PER_ADDRESS,
    logLevel: env.LOG_LEVEL,
    isProduction,
    ...providers(env, isProduction),
    ...channels(env, publicOrigin),
  }
}

/** An address of a whole host: cookies and links know no folder. */
function originOf(given: string): string {
  const { origin, pathname, search, hash, username } = new URL(given)
  if (pathname !== '/' || search || hash || username)
    throw new Error(`The setting PUBLIC_ORIGIN is wrong: only protocol, host and port, such as ${origin}`)
  return origin
}

/** IPv6 stands in brackets there. */
const inAddress = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host)

function proxies(given: string): string[] {
  const addresses = given.split(/[\s,]+/).filter(Boolean)
  const wrong = addresses.find(address => isIP(address) === 0)
  if (wrong !== undefined) throw new Error(`The setting TRUSTED_PROXIES is wrong: ${wrong} is no IP address.`)
  return addresses
}

type Environment = z.infer<typeof shape>

/** Providers that are set up. Half a set-up, or real money with an address on this machine, stops the start. */
function providers(env: Environment, isProduction: boolean): Pick<Settings, 'mollie' | 'datatrans'> {
  for (const [name, value] of Object.entries({
    MOLLIE_API_URL: env.MOLLIE_API_URL,
    DATATRANS_API_URL: env.DATATRANS_API_URL,
  }))
    if (isProduction && /^https?:\/\/(localhost|127\.|\[::1\])/.test(value))
      throw new Error(`The setting ${name} must not name this machine in production.`)
  const { MOLLIE_API_KEY: apiKey, DATATRANS_MERCHANT_ID: merchantId } = env
  const { DATATRANS_PASSWORD: password, DATATRANS_SIGN_KEY: signKey } = env
  const isComplete = merchantId !== undefined && password !== undefined && signKey !== undefined
  if (!isComplete && (merchantId ?? password ?? signKey) !== undefined)
    throw new Error(
      'The settings DATATRANS_MERCHANT_ID, DATATRANS_PASSWORD and DATATRANS_SIGN_KEY are only useful together.',
    )
  return {
    mollie: apiKey === undefined ? undefined : { apiKey, apiUrl: withoutSlash(env.MOLLIE_API_URL) },
    datatrans: isComplete
      ? {
          merchantId,
          password,
          signKey,
          apiUrl: withoutSlash(env.DATATRANS_API_URL),
          ways: env.DATATRANS_PAYMENT_METHODS?.split(',') ?? [],
        }
      : undefined,
  }
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

/** How guests and staff are told something. Half a pair of keys stops the start. */
function channels(env: Environment, publicOrigin: string): Pick<Settings, 'smtp' | 'sms' | 'vapid'> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new Error('The settings VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are only useful together.')
  const subject = publicOrigin.startsWith('https:') ? publicOrigin : `mailto:${env.ADMIN_EMAIL}`
  return {
    smtp: env.SMTP_URL === undefined ? undefined : { url: env.SMTP_URL, from: env.SMTP_FROM },
    sms: env.SMS_URL === undefined ? undefined : { url: env.SMS_URL, token: env.SMS_TOKEN },
    vapid: {
      subject: env.VAPID_SUBJECT ?? subject,
      keys: publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : undefined,
    },
  }
}
