import type { Context } from 'hono'
import { BATCH_LIMIT, JSON_LIMIT, readQuestion } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { ownTurn } from '../http/turns.ts'

/** How much a replicator may ask for at once. */
interface BatchLimits {
  /** Of its request. */
  readonly bytes: number
  /** Documents it names; replicators ask for 100 (PouchDB) or 500 (CouchDB) at a time. */
  readonly names: number
  /** Revisions of one document: its leaves, of which there are one or two. */
  readonly revs: number
}

const ofGuests: BatchLimits = { bytes: JSON_LIMIT, names: 1000, revs: 50 }
const ofStaff: BatchLimits = { bytes: BATCH_LIMIT, names: 10_000, revs: 1000 }

/** Look-ups done in one turn of the event loop: a few milliseconds. */
const IN_ONE_TURN = 50

/** The JSON of a replicator's request, nothing where it is no POST, and how much of it counts for who asks. */
export async function readBatch(
  context: Context<Env>,
): Promise<{ readonly body: Record<string, unknown>; readonly limits: BatchLimits }> {
  const limits = context.get('actor') ? ofStaff : ofGuests
  return { body: context.req.method === 'POST' ? await readQuestion(context, limits.bytes) : {}, limits }
}

/** Call it before each look-up: where there are many, it waits for a turn now and then. */
export function inTurns(): () => Promise<void> | undefined {
  let count = 0
  return () => (++count % IN_ONE_TURN === 0 ? ownTurn() : undefined)
}

/** A row for each, made when it is wanted. */
export async function* rowsOf(
  items: readonly unknown[],
  row: (item: unknown) => Promise<string>,
): AsyncGenerator<string> {
  const turn = inTurns()
  for (const item of items) {
    await turn()
    yield await row(item)
  }
}

/** Characters sent at once: what a slow reader has not taken yet is not made yet either. */
const CHUNK = 64 * 1024

/**
 * What was answered already in one call: who asks the same again gets the same text, and it is looked up once. No more
 * of it is kept than is sent at once, and always the last one: nobody fills memory by asking.
 */
export function answersGiven(): (question: string, answer: () => Promise<string>) => Promise<string> {
  const given = new Map<string, string>()
  let characters = 0
  return async (question, answer) => {
    const known = given.get(question)
    if (known !== undefined) return known
    const text = await answer()
    for (const [oldest, { length }] of given) {
      if (characters + text.length <= CHUNK) break
      given.delete(oldest)
      characters -= length
    }
    given.set(question, text)
    characters += text.length
    return text
  }
}

/**
 * JSON whose rows are made while it is read, so that a large answer takes no more memory than a small one. Each piece beyond
 * the first is made in one turn: texts half made by many answers at a time outlive what collects garbage cheaply.
 */
export function rowsAnswer(
  head: string,
  rows: AsyncIterator<string>,
  /** What follows the last row, which may not be known before. */
  tail: () => string,
): Response {
  const encoder = new TextEncoder()
  let text = head
  let isFirst = true
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!isFirst) await ownTurn()
        while (text.length < CHUNK) {
          const { value, done } = await rows.next()
          if (done) {
            controller.enqueue(encoder.encode(text + tail()))
            return controller.close()
          }
          text += isFirst ? value : `,\n${value}`
          isFirst = false
        }
        controller.enqueue(encoder.encode(text))
        text = ''
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
  return new Response(stream, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } })
}
