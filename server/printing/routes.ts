import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import type { Env } from '../http/env.ts'
import { machineRoutes } from './machineRoutes.ts'
import { createPresence } from './presence.ts'
import { printStaffRoutes } from './staffRoutes.ts'

/** Printing: what printers ask, and what staff ask about printers. */
export function printingRoutes(deps: Deps): Hono<Env> {
  const presence = createPresence(deps.clock)
  const routes = new Hono<Env>()
  routes.route('/', machineRoutes(deps, presence))
  routes.route('/', printStaffRoutes(deps, presence))
  return routes
}
