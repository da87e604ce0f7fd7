import { Hono } from 'hono'
import type { BaseDeps } from '../base/deps.ts'
import type { Env } from '../base/http/env.ts'
import { absenceRoutes } from './absenceRoutes.ts'
import { activityRoutes } from './activityRoutes.ts'
import { ownCalendarRoutes } from './calendarRoutes.ts'
import { clockRoutes } from './clockRoutes.ts'
import { exportRoutes } from './exportRoutes.ts'
import { monthRoutes } from './monthRoutes.ts'
import { pinRoutes } from './pinRoutes.ts'
import { sheetRoutes } from './sheetRoutes.ts'
import type { DeviceOf } from './terminalPerson.ts'
import { terminalRoutes } from './terminalRoutes.ts'
import { type TellPerson, warningRoutes } from './warningRoutes.ts'
import { yearRoutes } from './yearRoutes.ts'

/** Working time: what is asked at terminals, on people's own devices and in the office. */
export function timeRoutes(deps: BaseDeps, deviceOf: DeviceOf, tell: TellPerson): Hono<Env> {
  const routes = new Hono<Env>()
  const office = [activityRoutes, monthRoutes, yearRoutes, sheetRoutes, exportRoutes]
  const parts = [clockRoutes, ownCalendarRoutes, pinRoutes, absenceRoutes, ...office]
  for (const part of [terminalRoutes(deps, deviceOf), warningRoutes(deps, tell), ...parts.map(each => each(deps))])
    routes.route('/', part)
  return routes
}
