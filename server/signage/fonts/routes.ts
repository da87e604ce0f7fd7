import { Hono } from 'hono'
import { replyOf } from '../../../schema/base/call.ts'
import * as calls from '../../../schema/signage/calls.ts'
import { isFontStyle } from '../../../schema/signage/fonts.ts'
import { answer, answerJson } from '../../base/http/answer.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { signedIn } from '../../base/http/sender.ts'
import { families, styleOf } from './families.ts'
import { fontPack, fontSheet } from './madeFonts.ts'

/** What a style holds never changes while its package does not. */
const LONG = 'private, max-age=31536000, immutable'

/** The fonts layouts are set in. They come with the program: no other host is asked, and none learns who looks at what. */
export function fontRoutes(): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(calls.listFonts.path, context => {
    signedIn(context)
    return answerJson(context, replyOf(calls.listFonts, families()))
  })

  routes.get(calls.readFontPack.path, async context => {
    // A TV draws its scenes by itself.
    if (!context.get('screen')) signedIn(context)
    const style = context.req.param('style')
    if (!isFontStyle(style)) throw new Fault(404, 'notFound')
    const body = JSON.stringify(replyOf(calls.readFontPack, await fontPack(style)))
    return answer(context, body, 200, { 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': LONG })
  })

  routes.get(calls.fontSheet.path, async context => {
    signedIn(context)
    const variant = /^style-(regular|\d{3})\.embed\.css$/.exec(context.req.param('sheet'))?.[1]
    const style = variant && styleOf(context.req.param('family'), variant)
    if (!style) throw new Fault(404, 'notFound')
    const headers = { 'Content-Type': 'text/css; charset=UTF-8', 'Cache-Control': LONG }
    return answer(context, await fontSheet(style), 200, headers)
  })

  return routes
}
