import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { Env } from '../../base/http/env.ts'
import type { MessagesDeps } from '../../messages/deps.ts'

type Settings = Pick<MessagesDeps, 'settings'>

const KEPT_S = 400 * 24 * 3600
const bearer = /^Bearer ([\w-]{20,100})$/
/** Asked with every request, so read without taking all cookies apart. */
const hostCookie = /(?:^|;) *__Host-device=([\w-]+)/
const plainCookie = /(?:^|;) *device=([\w-]+)/

/** The device token a request carries: a program's in a header, a browser's in a cookie, which its streams send too. */
export function deviceTokenOf(context: Context<Env>, deps: Settings): string | undefined {
  const [, given] = bearer.exec(context.req.header('authorization') ?? '') ?? []
  return given ?? (isHttps(deps) ? hostCookie : plainCookie).exec(context.req.header('cookie') ?? '')?.[1]
}

export function writeDeviceToken(context: Context<Env>, deps: Settings, token: string): void {
  setCookie(context, cookieName(deps), token, {
    path: '/',
    httpOnly: true,
    secure: isHttps(deps),
    sameSite: 'Strict',
    maxAge: KEPT_S,
  })
}

export function dropDeviceToken(context: Context<Env>, deps: Settings): void {
  deleteCookie(context, cookieName(deps), { path: '/', secure: isHttps(deps) })
}

const isHttps = ({ settings }: Settings): boolean => settings.publicOrigin.startsWith('https:')
/** `__Host-` binds the cookie to this host and to TLS; without TLS browsers would refuse it. */
const cookieName = (deps: Settings): string => (isHttps(deps) ? '__Host-device' : 'device')
