import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { printJobRoutes } from './jobRoutes.ts'
import { machineRoutes } from './machineRoutes.ts'
import { createPresence } from './presence.ts'
import { printerRoutes } from './printerRoutes.ts'

/** Printing: what printers ask, and what staff ask about printers. */
export function printingRoutes(deps: Deps): Hono<Env> {
  const presence = createPresence(deps.clock)
  const routes = new Hono<Env>()
  routes.route('/', machineRoutes(deps, presence))
  routes.route('/', printJobRoutes(deps))
  routes.route('/', printerRoutes(deps, presence))
  return routes
}
