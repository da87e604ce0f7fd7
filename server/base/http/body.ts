import type { Context } from 'hono'
import { z } from 'zod'
import { parse } from '../../../schema/base/problems.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { AdmitBody, Env } from './env.ts'
import { Fault } from './fault.ts'
import { hasTraps } from './jsonTraps.ts'
import { ownTurn } from './turns.ts'

const KIB = 1024
/** An entity or a deed; bytes. */
export const JSON_LIMIT = 256 * KIB
/** A replicator's batch, of somebody who is signed in; bytes. */
export const BATCH_LIMIT = 8 * KIB * KIB
/** Bodies longer than this are read in a turn of their own; bytes. */
const LONG = 16 * KIB
/** Values in the JSON of a guest: a thousand names with their revisions, or the largest of orders, are a fifth of it. */
const MOST_VALUES = 20_000
/** A body has arrived after this long, and a second more for each of these bytes: slower is no line people have. */
const ARRIVES_MS = 30_000
const BYTES_PER_SECOND = 32 * KIB

/** The JSON of a request, bounded while it is read. Throws 400 for anything that is no JSON object, 413 over the limit. */
export async function readJson(context: Context<Env>, limit = JSON_LIMIT): Promise<Record<string, unknown>> {
  return readBody(context, limit, text => objectOf(text))
}

/** The same of a request that stores nothing: what no document may hold may stand in it, as the end of a range does. */
export const readQuestion = (context: Context<Env>, limit: number): Promise<Record<string, unknown>> =>
  readBody(context, limit, text => objectOf(text, text.replaceAll(String.raw`\u0000`, '')))

/** What a form of a page sends, bounded while it is read. Throws 413 over the limit. */
export const readForm = (context: Context<Env>, limit: number): Promise<URLSearchParams> =>
  readBody(context, limit, text => new URLSearchParams(text))

function objectOf(text: string, looked = text): Record<string, unknown> {
  try {
    const value: unknown = hasTraps(looked) ? null : JSON.parse(text)
    if (isObject(value)) return value
  } catch {
    // falls through: every unreadable body is answered alike
  }
  throw new Fault(400, 'invalidJson')
}

/** Whether JSON has more commas than there may be values: each value costs far more to read than its characters. */
function isCrowded(bytes: Buffer): boolean {
  let count = 0
  for (let at = bytes.indexOf(COMMA); at !== -1 && count <= MOST_VALUES; at = bytes.indexOf(COMMA, at + 1)) count += 1
  return count > MOST_VALUES
}

/** The body of a call, checked by its shape. Throws 422 with every field that is wrong. */
export async function readCall<Shape extends z.ZodType>(
  context: Context<Env>,
  shape: Shape,
  limit?: number,
): Promise<z.infer<Shape>> {
  return checked(shape, await readJson(context, limit))
}

/** The same for a deed that may be posted without a body, whatever type it announces: then nothing was said. */
export async function readCallIfAny<Shape extends z.ZodType>(
  context: Context<Env>,
  shape: Shape,
): Promise<z.infer<Shape>> {
  return checked(shape, await readBody(context, JSON_LIMIT, text => (text.trim() === '' ? {} : objectOf(text))))
}

/** What stands behind the path, checked by its shape; names the shape does not have are left out. Throws 400 with what is wrong. */
export function readQuery<Shape extends z.ZodType>(context: Context<Env>, shape: Shape): z.infer<Shape> {
  const parsed = parse(shape, context.req.query())
  if (!parsed.ok) throw new Fault(400, parsed.problems)
  return parsed.data
}

function checked<Shape extends z.ZodType>(shape: Shape, given: Record<string, unknown>): z.infer<Shape> {
  const parsed = parse(shape, given)
  if (!parsed.ok) throw new Fault(422, parsed.problems)
  return parsed.data
}

/**
 * The body, while there is room for it: bounded in bytes and in time. A long one stays bytes until it has its own turn: texts
 * that wait are moved to where only a full collection of garbage finds them, and an attacker's pile up there.
 */
async function readBody<T>(context: Context<Env>, limit: number, read: (text: string) => T): Promise<T> {
  const isPacked = isGzip(context)
  const declared = context.req.header('content-length')
  if (Number(declared ?? 0) > limit) throw new Fault(413, 'tooLarge')
  // What is packed is bounded by what it holds.
  const isCounted = declared === undefined || isPacked
  const bytes = isCounted ? limit : Number(declared)
  const patience = ARRIVES_MS + (bytes / BYTES_PER_SECOND) * 1000
  const room = roomOf(context.get('admitBody'))
  try {
    if (!isCounted) room.take(bytes)
    if (!isCounted && bytes <= LONG) return read(await inTime(context.req.text(), patience))
    // HTTP itself ends a body at its declared length; one without a length is counted while it arrives.
    const arriving = isCounted
      ? counted(context.req.raw.body, limit, isPacked, room.take)
      : context.req.raw.arrayBuffer().then(buffer => Buffer.from(buffer))
    const whole = await inTime(arriving, patience)
    if (whole.length > LONG) await ownTurn()
    if (whole.length > LONG && !context.get('actor') && isCrowded(whole)) throw new Fault(413, 'tooLarge')
    return read(utf8.decode(whole))
  } finally {
    room.leave()
  }
}

/** Room for one body, which may grow while it arrives. */
function roomOf(admit: AdmitBody): { readonly take: (bytes: number) => void; readonly leave: () => void } {
  let release = (): void => undefined
  let isLeft = false
  return {
    take(bytes) {
      // Nobody waits any longer for what still arrives.
      if (isLeft) throw new Fault(408, 'tooSlow')
      release()
      release = admit(bytes)
    },
    leave() {
      isLeft = true
      release()
    },
  }
}

/** What arrives within so many milliseconds. Throws 408 for what does not, and 400 for a connection that breaks: nobody is left to read it. */
async function inTime<T>(arriving: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Fault(408, 'tooSlow', { headers: { Connection: 'close' } })), ms)
  })
  const whole = arriving.catch((error: unknown) => {
    throw error instanceof Fault ? error : new Fault(400, 'invalidJson')
  })
  try {
    return await Promise.race([whole, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A body whose length nobody has told: each piece is given room (`take`, of all so far) before it is kept. */
async function counted(
  body: Request['body'],
  limit: number,
  isPacked: boolean,
  take: (bytes: number) => void,
): Promise<Buffer> {
  if (!body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const bytes: AsyncIterable<Uint8Array> = isPacked ? body.pipeThrough(new DecompressionStream('gzip')) : body
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > limit) throw new Fault(413, 'tooLarge')
    take(size)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether a body is packed, as backup programs send it. Throws 400 for any other way of packing. */
function isGzip(context: Context<Env>): boolean {
  const encoding = (context.req.header('content-encoding') ?? 'identity').trim().toLowerCase()
  if (encoding !== 'identity' && encoding !== 'gzip') throw new Fault(400, 'invalidJson')
  return encoding === 'gzip'
}

const utf8 = new TextDecoder()
const [COMMA = 0] = Buffer.from(',')
