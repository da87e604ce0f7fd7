import { isObject } from '../../../../schema/base/sameValue.ts'
import { ProviderError } from '../online.ts'

/** Providers answer in well under a second; a guest waits for the first of these calls. */
const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 256 * 1024

interface ProviderCall {
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  readonly idemKey?: string
}

interface ProviderAnswer {
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Headers
}

/** A JSON call to a provider: one timeout, no redirects, errors as `ProviderError` without bodies that could hold a secret. */
export function providerHttp(name: string, baseUrl: string, authorization: string, send: typeof fetch = fetch) {
  return async (path: string, { method = 'GET', body, idemKey }: ProviderCall = {}): Promise<ProviderAnswer> => {
    const headers = new Headers({ Accept: 'application/json', Authorization: authorization })
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    if (idemKey !== undefined) headers.set('Idempotency-Key', idemKey)
    let response: Response
    let text: string
    try {
      response = await send(`${baseUrl}${path}`, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      text = await response.text()
    } catch {
      throw new ProviderError(`${name} gave no answer to ${method} ${withoutIds(path)}.`, null)
    }
    if (!response.ok)
      throw new ProviderError(`${name} answered ${response.status} to ${method} ${withoutIds(path)}.`, response.status)
    return { body: parsed(name, text), headers: response.headers }
  }
}

function parsed(name: string, text: string): Record<string, unknown> {
  if (text === '') return {}
  try {
    if (text.length > MAX_ANSWER_BYTES) throw new Error('too long')
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch {
    // Told below: what is no object is no answer of a provider.
  }
  throw new ProviderError(`${name} answered something that is not its JSON.`, 502)
}

/** Payments are addressed by ids that open them: not for logs. */
const withoutIds = (path: string): string => path.replace(/(tr_|re_)?[A-Za-z0-9]{8,}/g, '…').replace(/\?.*$/, '')
