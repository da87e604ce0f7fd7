import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { config } from '../../../schema/business/config.ts'
import * as calls from '../../../schema/website/calls.ts'
import { consentIn } from '../../../schema/website/consent.ts'
import { analyticsCall } from '../../../schema/website/visits.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { answer } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { maskPath } from '../../base/http/log.ts'

const LIMIT = 8 * 1024
const EMAIL = /[^\s@/]+@[^\s@/]+\.[a-z]{2,}/gi

/**
 * `POST /api/analytics-log`: what a visitor did, without who it was; no address, no account and no
 * cookie is kept. 204 also where nothing is kept: the settings do not want it, or the visitor has not agreed.
 */
export function analyticsRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  routes.post(calls.logVisit.path, rateLimit(deps, requestsPerMinute.analytics), async context => {
    const { data, ...visit } = await readCall(context, analyticsCall, LIMIT)
    if (hasAgreed(context) && (await isWanted(deps))) {
      const row = { id: randomUUID(), at: deps.clock.now(), ...visit, data: JSON.stringify(data, withoutPerson) }
      await deps.storage.write(({ analytics }) => analytics.insert(row))
    }
    return answer(context, null, 204)
  })
  return routes
}

const hasAgreed = (context: Context): boolean => consentIn(context.req.header('cookie') ?? '') === 'accepted'

async function isWanted({ storage }: BaseDeps): Promise<boolean> {
  return (await storage.read.documents.entity(config, 1))?.enableAnalytics === true
}

/** Keys to orders stand in addresses, and e-mail addresses in what links carry: neither is kept. */
const withoutPerson = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? maskPath(value).replace(EMAIL, '…') : value
