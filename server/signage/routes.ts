import { Hono } from 'hono'
import type { BaseDeps } from '../base/deps.ts'
import type { Env } from '../base/http/env.ts'
import { fontRoutes } from './fonts/routes.ts'
import { renderingRoutes } from './rendering/routes.ts'
import { screenRoutes } from './screens/routes.ts'
import type { ScreenTokens } from './screens/tokens.ts'

/** Layouts on screens and paper: their fonts, pictures and labels, and the TVs that show them. */
export function signageRoutes(deps: BaseDeps, tokens: ScreenTokens): Hono<Env> {
  const routes = new Hono<Env>()
  for (const part of [fontRoutes(), renderingRoutes(deps), screenRoutes(deps, tokens)]) routes.route('/', part)
  return routes
}
