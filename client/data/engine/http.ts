import { type AnyGiven, addressAt, type Given, type ServerCall } from '../../../schema/base/call.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { learnServerTime } from '../../device/clock.ts'
import { missed, reached } from '../../device/online.ts'

/** No answer came: no network, a timeout, or somebody else's page in place of the server. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

export type Answer<T> =
  | {
      readonly ok: true
      readonly status: number
      readonly data: T
      readonly headers: Headers
      /** Where a list goes on; absent at its end, and of what is no list. */
      readonly cursor?: string
    }
  | {
      readonly ok: false
      readonly status: number
      readonly errors: readonly Problem[]
      readonly data?: unknown
      readonly headers: Headers
    }

export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Without an answer for this long (ms) the attempt counts as failed. */
  readonly timeoutMs?: number
  /** Whether cookies go along; they do unless this says otherwise. */
  readonly credentials?: 'omit' | 'same-origin'
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>
/** `path` from the origin on: '/api/quote'. Throws NetworkError only when no answer came. */
export type Call = <T>(path: string, request?: Request) => Promise<Answer<T>>

/** A call that learns from every answer what time it is and that the server is there. */
export const call: Call = createCall(
  (url, init) => fetch(url, init),
  (answer, sentAt) => {
    if (!answer) return missed()
    // What the browser kept says nothing of the server now, and its `Date` is minutes old.
    if (/max-age/.test(answer.headers.get('cache-control') ?? '')) return
    reached()
    learnServerTime(answer.headers.get('date'), sentAt)
  },
)

/** How a call of the table is made; `send` is another way to the server. */
type Sending = Omit<Request, 'method' | 'body'> & { readonly send?: Call }

/** Makes a call of the table. Throws NetworkError only when no answer came. */
export function ask<Path extends string, Body, Reply>(
  described: ServerCall<Path, Body, Reply>,
  given: Given<Path, Body>,
  { send = call, ...sending }: Sending = {},
): Promise<Answer<Reply>> {
  const { method, path } = described
  const { params = {}, query = '', body }: AnyGiven = given
  const request = { ...sending, ...(method === 'GET' ? {} : { method }), ...(body === undefined ? {} : { body }) }
  return send<Reply>(addressAt(path, params) + query, request)
}

/** Hears of each answer, or of none by null, and of when it was asked for (epoch ms by the device). */
type Noted = (answer: Response | null, sentAt: number) => void

/** The fetch wrapper over another way to the server. */
export function createCall(send: Fetch, noted: Noted = () => {}): Call {
  return async <T>(path: string, request: Request = {}): Promise<Answer<T>> => {
    const { response, json } = await exchange(send, path, request, noted)
    const { status, headers } = response
    if (response.ok) {
      const cursor = fieldOf(json, 'cursor')
      return {
        ok: true,
        status,
        headers,
        data: fieldOf(json, 'data') as T,
        ...(typeof cursor === 'string' ? { cursor } : {}),
      }
    }
    return { ok: false, status, headers, errors: problemsIn(json), data: fieldOf(json, 'data') }
  }
}

/** One request and the JSON of its answer, whatever its status. Throws NetworkError when no answer of our server came. */
export async function exchange(
  send: Fetch,
  path: string,
  { method = 'GET', body, headers, signal, timeoutMs = 10_000, credentials = 'same-origin' }: Request,
  noted: Noted = () => {},
): Promise<{ response: Response; json: unknown }> {
  const sentAt = Date.now()
  try {
    const response = await send(path, {
      method,
      credentials,
      signal: until(timeoutMs, signal),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json = await readJson(response)
    noted(response, sentAt)
    return { response, json }
  } catch (error) {
    if (signal?.aborted) throw error
    noted(null, sentAt)
    throw error instanceof NetworkError ? error : new NetworkError(`No answer from ${path}`, { cause: error })
  }
}

/** Ends after so long, or with the other one. By hand: tablets on walls are older than `AbortSignal.any` (Safari 17.4, Chrome 116). */
function until(timeoutMs: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  if (!signal) return timeout
  const either = new AbortController()
  if (signal.aborted) either.abort(signal.reason)
  for (const each of [signal, timeout])
    each.addEventListener('abort', () => either.abort(each.reason), { once: true, signal: either.signal })
  return either.signal
}

/** A page where JSON is expected is a captive portal's or a proxy's: not an answer. A 5xx is one, whatever it holds. */
async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 304) return undefined
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    if (response.status >= 500 || response.status === 429) return undefined
    throw new NetworkError('The answer is not the server’s.')
  }
}

/** What an answer says against the request: `{errors: [...]}`; empty where it says nothing that can be read. */
export function problemsIn(json: unknown): Problem[] {
  const errors = fieldOf(json, 'errors')
  return Array.isArray(errors) ? errors.filter(isProblem) : []
}

function isProblem(value: unknown): value is Problem {
  return isObject(value) && typeof value['code'] === 'string'
}

function fieldOf(json: unknown, field: string): unknown {
  return isObject(json) ? json[field] : undefined
}
