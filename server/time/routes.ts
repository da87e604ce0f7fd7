import { Hono } from 'hono'
import type { BaseDeps } from '../base/deps.ts'
import type { Env } from '../base/http/env.ts'
import { clockRoutes } from './clockRoutes.ts'
import { pinRoutes } from './pinRoutes.ts'
import type { DeviceOf } from './terminalPerson.ts'
import { terminalRoutes } from './terminalRoutes.ts'

/** Working time: what is asked at terminals, on people's own devices and in the office. */
export function timeRoutes(deps: BaseDeps, deviceOf: DeviceOf): Hono<Env> {
  const routes = new Hono<Env>()
  for (const part of [terminalRoutes(deps, deviceOf), clockRoutes(deps), pinRoutes(deps)]) routes.route('/', part)
  return routes
}
