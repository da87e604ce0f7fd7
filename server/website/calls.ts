import { Hono } from 'hono'
import type { BaseDeps } from '../base/deps.ts'
import type { Env } from '../base/http/env.ts'
import { partRoutes } from './library/partRoutes.ts'
import { libraryRoutes } from './library/routes.ts'
import { previewCallRoutes } from './preview/routes.ts'
import type { Content } from './rendering/content.ts'
import { startRoutes } from './start/routes.ts'
import { analyticsRoutes } from './visits/routes.ts'

/** What the website is asked beside its pages. */
export function websiteCallRoutes(deps: BaseDeps, contentNow: () => Promise<Content>): Hono<Env> {
  const routes = new Hono<Env>()
  routes.route('/', startRoutes(contentNow))
  for (const some of [analyticsRoutes, partRoutes, libraryRoutes, previewCallRoutes]) routes.route('/', some(deps))
  return routes
}
