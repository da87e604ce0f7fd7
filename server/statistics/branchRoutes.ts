import { Hono } from 'hono'
import { replyOf } from '../../schema/base/call.ts'
import { branches } from '../../schema/business/branch.ts'
import { formerBranchesCall } from '../../schema/statistics/calls.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answerJson } from '../base/http/answer.ts'
import type { Env } from '../base/http/env.ts'
import { formerBranches } from './closingReads.ts'
import { branchesIn } from './orderFigures.ts'
import { questionsTo } from './question.ts'

/** Which branches that are deleted by now have figures of their own in a period. */
export function branchFigureRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const { storage } = deps
  const asked = questionsTo(deps)

  routes.get(formerBranchesCall.path, async context => {
    const { now } = await asked(context, 'revenue')
    const living = new Set((await storage.read.documents.every(branches)).map(({ id }) => id))
    // By the last name each had.
    const names = new Map((await formerBranches(storage)).map(({ id, name }) => [id, name]))
    const busy = await branchesIn(storage.read, now)
    const former = [...busy]
      .filter(id => !living.has(id))
      .map(branch => ({ branch, name: names.get(branch) ?? String(branch) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
    return answerJson(context, replyOf(formerBranchesCall, former))
  })

  return routes
}
