import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorCode, errorMessages } from '../../../schema/base/answer.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { answerJson } from './answer.ts'
import type { Env } from './env.ts'

/** A request that cannot be answered as asked: thrown anywhere, answered in one place. */
export class Fault extends Error {
  readonly status: ContentfulStatusCode
  readonly problems: readonly Problem[]
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    problems: ErrorCode | readonly Problem[],
    extra: { data?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ) {
    const list = typeof problems === 'string' ? [{ code: problems, message: errorMessages[problems] }] : problems
    super(list.map(each => each.code).join(', '))
    this.status = status
    this.problems = list
    this.data = extra.data
    this.headers = extra.headers ?? {}
  }
}

export function answerFault(context: Context<Env>, fault: Fault, own: Readonly<Record<string, string>> = {}): Response {
  const body = fault.data === undefined ? { errors: fault.problems } : { errors: fault.problems, data: fault.data }
  return answerJson(context, body, fault.status, { ...fault.headers, ...own })
}
