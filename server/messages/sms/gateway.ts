import { FinalFailure } from '../../base/jobs/kind.ts'

/** Hands a short message to the gateway. Throws FinalFailure for what that will never take. */
export interface SmsGateway {
  /** `to` in international form; the same `key` is the same message. */
  send(
    message: { readonly to: string; readonly text: string; readonly key: string },
    signal: AbortSignal,
  ): Promise<void>
}

const TIMEOUT_MS = 10_000

/**
 * A gateway over HTTP: an address with `{to}` and `{text}` in it is asked with GET, any other is sent JSON `{to, text}`.
 * The token goes along as `Authorization: Bearer`. The host is the settings' alone: nothing is followed elsewhere.
 */
export function httpSmsGateway({
  url,
  token,
}: {
  readonly url: string
  readonly token: string | undefined
}): SmsGateway {
  const isTemplate = url.includes('{to}')
  return {
    async send({ to, text, key }, signal) {
      const address = isTemplate
        ? url.replaceAll('{to}', encodeURIComponent(to)).replaceAll('{text}', encodeURIComponent(text))
        : url
      const answer = await fetch(address, {
        method: isTemplate ? 'GET' : 'POST',
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(isTemplate ? {} : { 'content-type': 'application/json' }),
          'idempotency-key': key,
        },
        ...(isTemplate ? {} : { body: JSON.stringify({ to, text }) }),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const words = `The gateway answered ${answer.status}.`
      throw isFinal(answer.status) ? new FinalFailure(words) : new Error(words)
    },
  }
}

/** A number that is none stays none; a wrong token, too many at once or a broken gateway can be mended. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)
