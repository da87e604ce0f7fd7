import type { Context } from 'hono'
import { z } from 'zod'
import { parse } from '../../../schema/base/problems.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { Fault } from './fault.ts'

const KIB = 1024
/** Nothing we keep is nested half as deep; what is nested a thousand deep breaks whatever walks through it. */
const MAX_DEPTH = 100
/** An entity or a deed. */
const JSON_LIMIT = 256 * KIB
/** A replicator's batch. */
export const BATCH_LIMIT = 8 * KIB * KIB

/** The JSON of a request, bounded while it is read. Throws 400 for anything that is no JSON object, 413 over the limit. */
export async function readJson(context: Context, limit = JSON_LIMIT): Promise<Record<string, unknown>> {
  return objectOf(await readBody(context, limit))
}

function objectOf(text: string): Record<string, unknown> {
  // A text this short cannot nest deep enough to break anything.
  if (text.length > 10 * MAX_DEPTH && depthOf(text) > MAX_DEPTH) throw new Fault(400, 'invalidJson')
  try {
    // Looking at every value makes parsing five times as dear: only where what is refused can be written at all.
    const value: unknown = JSON.parse(text, /\\u|__proto__/.test(text) ? refuseTraps : undefined)
    if (isObject(value)) return value
  } catch {
    // falls through: every unreadable body is answered alike
  }
  throw new Fault(400, 'invalidJson')
}

/** How deep lists and objects of a JSON text lie in one another. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (isInString) {
      if (character === BACKSLASH) at += 1
      else if (character === QUOTE) isInString = false
    } else if (character === QUOTE) isInString = true
    else if (character === OPEN_LIST || character === OPEN_OBJECT) deepest = Math.max(deepest, (depth += 1))
    else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth -= 1
  }
  return deepest
}
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}')

function refuseTraps(key: string, value: unknown): unknown {
  if (key === '__proto__' || !isPlain(key) || (typeof value === 'string' && !isPlain(value))) throw new SyntaxError(key)
  return value
}

/** U+0000 is refused by PostgreSQL, and half a surrogate pair would come back as another character. */
const isPlain = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** The body of a call, checked by its shape. Throws 422 with every field that is wrong. */
export async function readCall<Shape extends z.ZodType>(
  context: Context,
  shape: Shape,
  limit?: number,
): Promise<z.infer<Shape>> {
  return checked(shape, await readJson(context, limit))
}

/** The same for a deed that may be posted without a body, whatever type it announces: then nothing was said. */
export async function readCallIfAny<Shape extends z.ZodType>(context: Context, shape: Shape): Promise<z.infer<Shape>> {
  const text = await readBody(context, JSON_LIMIT)
  return checked(shape, text.trim() === '' ? {} : objectOf(text))
}

function checked<Shape extends z.ZodType>(shape: Shape, given: Record<string, unknown>): z.infer<Shape> {
  const parsed = parse(shape, given)
  if (!parsed.ok) throw new Fault(422, parsed.problems)
  return parsed.data
}

async function readBody(context: Context, limit: number): Promise<string> {
  const length = context.req.header('content-length')
  if (Number(length ?? 0) > limit) throw new Fault(413, 'tooLarge')
  // HTTP itself ends a body at its declared length; one without a length is counted while it arrives.
  return length === undefined ? readText(context.req.raw, limit) : context.req.text()
}

async function readText(request: Request, limit: number): Promise<string> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) throw new Fault(413, 'tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
