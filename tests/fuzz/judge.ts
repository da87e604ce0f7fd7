import type { Message, Reply } from './exchange.ts'
import { LONGEST_MS } from './exchange.ts'

/** What was promised and not kept by an answer, in words; null where all is well. `written`: the tables that changed meanwhile. */
export function verdictOf(message: Message, reply: Reply, written: readonly string[] | null): string | null {
  if (reply.hung) return `no end after ${LONGEST_MS} ms`
  if (reply.status === 0) return 'closed without an answer'
  if (reply.status >= 500 && !isMissingService(reply)) return `status ${reply.status}: ${reply.text?.slice(0, 300)}`
  if (reply.status < 400) return null
  if (written) return `status ${reply.status}, and yet something was written: ${written.join(', ')}`
  if (message.method === 'HEAD' || isPage(message, reply) || isMachine(message)) return null
  return surfaceOf(message) === 'replication' ? protocolError(reply) : interfaceError(reply)
}

/** `{errors:[{code, message}]}`, the message a German sentence. */
function interfaceError({ status, text }: Reply): string | null {
  const body = parsed(text)
  const errors: unknown = (body as { errors?: unknown } | null)?.errors
  if (!Array.isArray(errors) || errors.length === 0) return `status ${status} without {errors}: ${text?.slice(0, 200)}`
  for (const error of errors as { code?: unknown; message?: unknown }[]) {
    if (typeof error?.code !== 'string' || error.code === '') return `an error without a code: ${JSON.stringify(error)}`
    if (typeof error.message !== 'string' || !isGermanSentence(error.message))
      return `no German sentence: ${JSON.stringify(error)}`
  }
  return null
}

/** `{error, reason}` as CouchDB says it. */
function protocolError({ status, text }: Reply): string | null {
  const body = parsed(text) as { error?: unknown; reason?: unknown } | null
  if (typeof body?.error === 'string' && typeof body.reason === 'string') return null
  return `status ${status} without {error, reason}: ${text?.slice(0, 200)}`
}

/** Begins large, ends like a sentence, and has none of the words a library would say. */
const isGermanSentence = (message: string): boolean =>
  /^[„\p{Lu}].*[.!?)]$/su.test(message) &&
  !/\b(the|invalid|expected|received|must|cannot|error|unknown|missing|required|failed|undefined|null)\b/i.test(message)

/** The shop says on a page of its own that there is nothing at an address. */
const isPage = ({ path }: Message, { head }: Reply): boolean =>
  surfaceOf({ path }) === 'pages' && head.includes('content-type: text/html')

/** Something the server does with the help of another one, which is not set up or does not answer; in its form. */
const isMissingService = (reply: Reply): boolean =>
  reply.status === 503 && !reply.text?.includes('"internal"') && interfaceError(reply) === null

/** Printers are answered by a bare status, as their protocols have it. */
const isMachine = (message: Message): boolean => /^\/api\/print\/(star|epson)\/\d+\/[\w-]+$/.test(resolved(message))

/** An address once its dots are resolved, as every server and browser reads it. */
const resolved = ({ path }: Pick<Message, 'path'>): string => new URL(`http://server${path}`).pathname

/** Whom an address belongs to. */
function surfaceOf(message: Pick<Message, 'path'>): 'api' | 'replication' | 'pages' {
  const [, first = ''] = resolved(message).split('/')
  return first === 'api' || first === 'replication' ? first : 'pages'
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
