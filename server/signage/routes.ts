import { Hono } from 'hono'
import type { BaseDeps } from '../base/deps.ts'
import type { Env } from '../base/http/env.ts'
import { fontRoutes } from './fonts/routes.ts'
import { renderingRoutes } from './rendering/routes.ts'

/** Layouts on screens and paper: their fonts, pictures and labels. */
export function signageRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  for (const part of [fontRoutes(), renderingRoutes(deps)]) routes.route('/', part)
  return routes
}
