import { MAX_ID } from '../../../schema/base/fields.ts'
import { Fault } from '../http/fault.ts'

/** An error as CouchDB says it, which is what replicators read; `reason` is for people. */
export class ProtocolFault extends Fault {
  readonly error: string
  constructor(status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 415, error: string, reason: string) {
    super(status, [{ code: error, message: reason }])
    this.error = error
  }
}

/** What should be a text, such as a name in a list of names; anything else names nothing. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** JSON out of a query string. */
export function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw new ProtocolFault(400, 'bad_request', 'invalid UTF-8 JSON')
  }
}

/** 'products:42' */
export function parseName(name: string): { type: string; id: number } | null {
  const match = /^([a-z]+(?:-[a-z]+)*):(\d{1,16})$/.exec(name)
  const id = Number(match?.[2])
  return match?.[1] && id >= 1 && id <= MAX_ID ? { type: match[1], id } : null
}

/** `3-9f…`, bounded: a revision made elsewhere is input like any other. */
export const isRev = (rev: unknown): rev is string =>
  typeof rev === 'string' && /^[1-9]\d{0,8}-[0-9a-f]{1,64}$/.test(rev)
