import { type AnyGiven, addressAt, type Given, type ServerCall } from '../../../schema/base/call.ts'
import { missed, reached } from '../../device/online.ts'
import { type Answer, NetworkError, problemsIn } from './http.ts'

/** Nothing moved for this long (ms): the network is gone, though nobody said so. */
const STALLED_MS = 30_000
/** All is sent: the server may take this long (ms) to look at it. */
const THINKING_MS = 60_000

export interface Sending {
  /** From 0 to 1, as the bytes leave the device. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Makes a call of the table that carries a file. XMLHttpRequest, because fetch does not tell how much has been sent. Throws
 * NetworkError when no answer of our server came, and the signal's reason when it was called off.
 */
export function sendFile<Path extends string, Body, Reply>(
  described: ServerCall<Path, Body, Reply>,
  given: Given<Path, Body>,
  { onProgress, signal }: Sending,
): Promise<Answer<Reply>> {
  signal.throwIfAborted()
  const { method, path } = described
  const { params = {}, body }: AnyGiven = given
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const clock = stopwatch(() => request.abort())
    const end = (settle: () => void) => {
      clock.stop()
      signal.removeEventListener('abort', callOff)
      settle()
    }
    const fail = () =>
      end(() => {
        if (signal.aborted) return reject(signal.reason)
        missed()
        reject(new NetworkError('The file did not arrive.'))
      })
    const callOff = () => request.abort()
    signal.addEventListener('abort', callOff)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clock.start(STALLED_MS)
      if (total > 0) onProgress(Math.min(1, loaded / total))
    })
    request.upload.addEventListener('load', () => clock.start(THINKING_MS))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('load', () => {
      const answer = answerOf(request, described)
      if (!answer) return fail()
      end(() => {
        reached()
        resolve(answer)
      })
    })
    request.open(method, addressAt(path, params))
    request.setRequestHeader('content-type', 'application/json')
    request.setRequestHeader('accept', 'application/json')
    clock.start(STALLED_MS)
    request.send(JSON.stringify(body))
  })
}

/** The bytes of a file as a data-URL. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })
}

function stopwatch(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    start(ms: number) {
      stop()
      timer = setTimeout(ring, ms)
    },
  }
}

/** Null for what is not our server's: a page of a captive portal in place of JSON. */
function answerOf<Reply>(request: XMLHttpRequest, _: { readonly reply?: Reply }): Answer<Reply> | null {
  const { status, responseText } = request
  const headers = new Headers()
  try {
    const json: { readonly data?: Reply } = JSON.parse(responseText)
    if ((status === 200 || status === 201) && json.data) return { ok: true, status, headers, data: json.data }
    return { ok: false, status, headers, errors: problemsIn(json) }
  } catch {
    return status >= 500 || status === 429 || status === 413 ? { ok: false, status, headers, errors: [] } : null
  }
}
