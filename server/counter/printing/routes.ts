import { Hono } from 'hono'
import type { Env } from '../../base/http/env.ts'
import type { PrintingDeps } from './deps.ts'
import { printJobRoutes } from './jobRoutes.ts'
import { machineRoutes } from './machines/machineRoutes.ts'
import { createPresence } from './presence.ts'
import { printerRoutes } from './printerRoutes.ts'

/** Printing: what printers ask, and what staff ask about printers. */
export function printingRoutes(deps: PrintingDeps): Hono<Env> {
  const presence = createPresence(deps.clock)
  const routes = new Hono<Env>()
  routes.route('/', machineRoutes(deps, presence))
  routes.route('/', printJobRoutes(deps))
  routes.route('/', printerRoutes(deps, presence))
  return routes
}
