import type { Context } from 'hono'
import { keysOf } from '../../../../schema/base/keys.ts'
import type { Printer } from '../../../../schema/counter/printer.ts'
import { answer, answerJson } from '../../../base/http/answer.ts'
import { readJson } from '../../../base/http/body.ts'
import type { Env } from '../../../base/http/env.ts'
import type { PrintingDeps } from '../deps.ts'
import type { PrintResult } from '../jobSteps.ts'
import type { Language } from '../paper/encode.ts'
import { paperOf } from '../paper/paper.ts'
import type { PrintQueue } from '../printQueue.ts'

/** What a paper can be had as; the printer takes the first it knows. */
const languages = {
  'application/vnd.star.starprnt': 'star-prnt',
  'application/vnd.star.line': 'star-line',
} as const satisfies Record<string, Language>
const mediaTypes = keysOf(languages)

/**
 * Star CloudPRNT: the printer asks (POST) whether there is something, fetches it (GET) and says how it went (DELETE).
 * https://star-m.jp/products/s_print/sdk/StarCloudPRNT/manual/en/
 */
export const star = {
  /** Its state, and whether there is a paper for it. */
  async poll(queue: PrintQueue, context: Context<Env>, printer: Printer): Promise<Response> {
    const { statusCode, jobToken, printingInProgress } = await readJson(context)
    const status = typeof statusCode === 'string' ? readable(statusCode) : '200'
    if (!status.startsWith('2')) {
      await queue.notReady(printer, textOf(status), typeof jobToken === 'string' ? jobToken : null)
      return answerJson(context, { jobReady: false })
    }
    if (typeof statusCode === 'string') queue.ready(printer)
    const next = printingInProgress === true ? undefined : await queue.next(printer)
    if (!next) return answerJson(context, { jobReady: false })
    return answerJson(context, {
      jobReady: true,
      mediaTypes,
      jobToken: queue.offerOf(next),
      deleteMethod: 'DELETE',
    })
  },

  /** The paper itself. Older models name no token: what comes next for them is what they mean. */
  async fetch(world: PrintingDeps, queue: PrintQueue, context: Context<Env>, printer: Printer): Promise<Response> {
    const { type = 'application/vnd.star.starprnt', token } = context.req.query()
    const mediaType = mediaTypes.find(each => each === type)
    if (!mediaType) return answer(context, null, 415)
    const job = await queue.take(printer, token ?? null)
    if (!job) return answer(context, null, 404)
    const bytes = await paperOf(world, printer, job, languages[mediaType])
    return answer(context, bytes, 200, { 'Content-Type': mediaType })
  },

  async report(queue: PrintQueue, context: Context<Env>, printer: Printer): Promise<Response> {
    const { code = '', token } = context.req.query()
    await queue.report(printer, token ?? null, resultOf(code.trim()))
    return answer(context, '', 200, { 'Content-Type': 'text/plain' })
  },
}

/** What a code of the printer says about a paper that was handed over. */
function resultOf(code: string): PrintResult {
  if (/^(2\d\d|OK)\b/i.test(code)) return { kind: 'printed' }
  const text = textOf(code)
  if (/^4[12]/.test(code) || code.startsWith('520')) return { kind: 'failed', text }
  if (/^(51|521)/.test(code)) return { kind: 'failed', text, isFinal: true }
  return { kind: 'unsure', text }
}

function textOf(code: string): string {
  const known = texts.find(([start]) => code.startsWith(start))
  return known ? known[1] : `Der Drucker meldet: ${code.slice(0, 100)}`
}

const texts: readonly (readonly [start: string, text: string])[] = [
  ['411', 'Papierstau.'],
  ['41', 'Das Papier ist aus.'],
  ['42', 'Der Deckel ist offen.'],
  ['51', 'Der Drucker versteht diese Art von Druckdaten nicht.'],
  ['521', 'Der Ausdruck ist zu groß für den Drucker.'],
  ['520', 'Der Drucker konnte den Auftrag nicht rechtzeitig laden.'],
]

/** '200%20OK' as '200 OK'; what is not written like an address is taken as it is. */
function readable(status: string): string {
  try {
    return decodeURIComponent(status).trim()
  } catch {
    return status.trim()
  }
}
