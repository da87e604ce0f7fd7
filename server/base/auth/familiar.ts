import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { BaseDeps } from '../deps.ts'
import type { Env } from '../http/env.ts'

type World = Pick<BaseDeps, 'settings' | 'secret'>

const KEPT_S = 400 * 24 * 3600

/**
 * What this browser carries if the person has signed in at it before, or null. It opens nothing: it only sets the browser
 * apart from strangers who guess (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export function familiarOf(context: Context<Env>, world: World, user: number): string | null {
  const given = getCookie(context, cookieName(world, user)) ?? ''
  const [nonce = '', mark = ''] = given.split('.')
  const expected = Buffer.from(markOf(world, user, nonce))
  const told = Buffer.from(mark)
  return nonce !== '' && told.length === expected.length && timingSafeEqual(told, expected) ? `${user}.${nonce}` : null
}

/** Makes this browser one the person is known at; one that is stays what it was, for longer. */
export function makeFamiliar(context: Context<Env>, world: World, user: number): void {
  const nonce = familiarOf(context, world, user)?.split('.')[1] ?? randomBytes(12).toString('base64url')
  setCookie(context, cookieName(world, user), `${nonce}.${markOf(world, user, nonce)}`, {
    path: '/api',
    httpOnly: true,
    secure: isHttps(world),
    sameSite: 'Strict',
    maxAge: KEPT_S,
  })
}

const markOf = ({ secret }: World, user: number, nonce: string): string =>
  createHmac('sha256', secret).update(`familiar|${user}|${nonce}`).digest('base64url').slice(0, 22)

const isHttps = ({ settings }: World): boolean => settings.publicOrigin.startsWith('https:')

/** One per person: several share a computer. */
const cookieName = (world: World, user: number): string => `${isHttps(world) ? '__Secure-' : ''}familiar-${user}`
