import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { config } from '../../../schema/business/config.ts'
import * as calls from '../../../schema/website/calls.ts'
import { consentIn } from '../../../schema/website/consent.ts'
import { branchSaid, keptEvent } from '../../../schema/website/visitEvent.ts'
import { analyticsCall } from '../../../schema/website/visits.ts'
import { agentOf } from '../../base/auth/client.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { answer } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { isGuest } from './counted.ts'
import { createVisitorNames } from './salt.ts'

const LIMIT = 8 * 1024

/**
 * `POST /api/analytics-log`: what a visitor did, without who it was; no address, no agent, no account and no cookie is kept.
 * 204 also where nothing is: the settings do not want it, the visitor has not agreed, or it is none.
 */
export function analyticsRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const { storage, clock, settings } = deps
  const visitorOf = createVisitorNames(settings.dataDir)
  const ownHost = URL.parse(settings.publicOrigin)?.hostname ?? ''

  routes.post(calls.logVisit.path, rateLimit(deps, requestsPerMinute.analytics), async context => {
    const call = await readCall(context, analyticsCall, LIMIT)
    const wanted = await storage.read.documents.entity(config, 1)
    if (!wanted?.enableAnalytics || !hasAgreed(context) || !isGuest(context)) return answer(context, null, 204)
    const [at, agent, host] = [clock.now(), context.req.header('user-agent') ?? '', hostOf(context)]
    const day = localTime(at, wanted.timeZone).date
    const visitor = visitorOf(day, { address: context.get('sender'), agent, host })
    const branch = await branchOf(branchSaid(call))
    const row = { id: randomUUID(), at, visitor, branch, ...keptEvent(call, [ownHost, host]), ...agentOf(agent) }
    await storage.write(({ visits }) => visits.insert(row))
    return answer(context, null, 204)
  })

  /** Id of the branch an event says it is of; 0 where there is no such branch. */
  async function branchOf(said: number | string | null): Promise<number> {
    if (said === null) return 0
    if (typeof said === 'string') return (await storage.read.documents.holder('branches', 'identifier', said)) ?? 0
    return (await storage.read.documents.entry('public', 'branches', said)) ? said : 0
  }
  return routes
}

const hasAgreed = (context: Context): boolean => consentIn(context.req.header('cookie') ?? '') === 'accepted'

/** The name the page was asked under, without its port. */
const hostOf = (context: Context): string => new URL(context.req.url).hostname
