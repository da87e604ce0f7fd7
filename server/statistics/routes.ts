import { Hono } from 'hono'
import type { BaseDeps } from '../base/deps.ts'
import type { Env } from '../base/http/env.ts'
import { branchFigureRoutes } from './branchRoutes.ts'
import { closingRoutes } from './closingRoutes.ts'
import { orderFigureRoutes } from './orderRoutes.ts'
import { profileRoutes } from './profileRoutes.ts'
import { visitFigureRoutes } from './visitRoutes.ts'
import { workFigureRoutes } from './workRoutes.ts'

/** Figures: `GET /api/statistics/{name}?from&to&branch`, each as its value in `statistics` declares it. */
export function statisticRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  for (const part of [
    branchFigureRoutes,
    closingRoutes,
    orderFigureRoutes,
    visitFigureRoutes,
    workFigureRoutes,
    profileRoutes,
  ])
    routes.route('/', part(deps))
  return routes
}
