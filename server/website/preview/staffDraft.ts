import type { Context } from 'hono'
import { may } from '../../../schema/base/access.ts'
import { sitePathOf } from '../../../schema/website/paths.ts'
import { sites } from '../../../schema/website/site.ts'
import { tokenOf } from '../../base/auth/routes.ts'
import type { BaseDeps } from '../../base/deps.ts'
import type { Env } from '../../base/http/env.ts'
import { previewToken, revocations } from './token.ts'

/** How long the address is good for that somebody signed in is led to. */
const HOUR_MS = 3_600_000

/**
 * Where staff who open the address of a page that is not public read it: marked as what it is, and drawn apart from what
 * guests get, so that nothing of it is ever kept for them. Null for guests, and where there is no such page.
 */
export async function staffDraft(context: Context<Env>, deps: BaseDeps): Promise<string | null> {
  const { storage, sessions, clock, secret } = deps
  const token = tokenOf(context, deps)
  const path = sitePathOf(context.req.path)
  if (!token || path === null) return null
  const actor = await sessions.actorOf(token, false)
  if (!actor || !may(actor, 'read', sites.access, [])) return null
  const site = await storage.read.documents.holder(sites.type, 'path', path)
  if (site === undefined) return null
  const round = await storage.read.documents.counter(revocations(site))
  return `/entwurf/${previewToken(secret, { site, expiresAt: clock.now() + HOUR_MS }, round)}`
}
