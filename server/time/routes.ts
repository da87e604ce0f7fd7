import { Hono } from 'hono'
import type { BaseDeps } from '../base/deps.ts'
import type { Env } from '../base/http/env.ts'
import { absenceRoutes } from './absenceRoutes.ts'
import { activityRoutes } from './activityRoutes.ts'
import { ownCalendarRoutes } from './calendarRoutes.ts'
import { clockRoutes } from './clockRoutes.ts'
import { exportRoutes } from './exportRoutes.ts'
import { monthRoutes } from './monthRoutes.ts'
import type { TellPerson } from './news/personNews.ts'
import { offerRoutes } from './offers/offerRoutes.ts'
import { pinRoutes } from './pinRoutes.ts'
import { sheetRoutes } from './sheetRoutes.ts'
import type { DeviceOf } from './terminalPerson.ts'
import { terminalRoutes } from './terminalRoutes.ts'
import { warningRoutes } from './warningRoutes.ts'
import { yearRoutes } from './yearRoutes.ts'

/** Working time: what is asked at terminals, on people's own devices and in the office. */
export function timeRoutes(deps: BaseDeps, deviceOf: DeviceOf, tell: TellPerson): Hono<Env> {
  const routes = new Hono<Env>()
  const office = [yearRoutes, sheetRoutes, exportRoutes]
  const telling = [activityRoutes, monthRoutes, offerRoutes, warningRoutes].map(each => each(deps, tell))
  const parts = [clockRoutes, ownCalendarRoutes, pinRoutes, absenceRoutes, ...office]
  for (const part of [terminalRoutes(deps, deviceOf), ...telling, ...parts.map(each => each(deps))])
    routes.route('/', part)
  return routes
}
