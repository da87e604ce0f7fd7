import { Hono } from 'hono'
import * as calls from '../../../schema/website/calls.ts'
import { sendInit } from '../../base/documents/initRoutes.ts'
import type { Env } from '../../base/http/env.ts'
import type { Content } from '../rendering/content.ts'
import { guestInit } from './guestInit.ts'

/** GET /api/init/guest: what a guest's device begins with, also where staff are signed in on it. */
export function startRoutes(contentNow: () => Promise<Content>): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get(calls.guestInit.path, async context => sendInit(context, guestInit(await contentNow())))
  return routes
}
