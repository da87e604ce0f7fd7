import { type Context, Hono } from 'hono'
import { csvText } from '../../schema/base/csv.ts'
import { addDays } from '../../schema/base/zonedTime.ts'
import { payrollFile } from '../../schema/time/calls.ts'
import { payrollTable } from '../../schema/time/exports/payroll.ts'
import { addMonths } from '../../schema/time/months.ts'
import { payrollQuery } from '../../schema/time/requests.ts'
import { wageTypes } from '../../schema/time/wageType.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answer } from '../base/http/answer.ts'
import { readQuery } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { signedIn } from '../base/http/sender.ts'
import { paidPeople } from './payroll.ts'
import { placesOf } from './places.ts'

/** Working time as files: for the payroll, for whoever inspects it, and by project. */
export function exportRoutes({ storage, clock }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(payrollFile.path, async context => {
    const { month, branch, per } = readQuery(context, payrollQuery)
    const places = placesOf(signedIn(context), branch)
    const [zone, now, from] = [await zoneOfBusiness(storage), clock.now(), `${month}-01`]
    const period = { from, to: addDays(addMonths(from, 1), -1), zone, now }
    const people = await paidPeople(storage.read, places, period)
    const table = payrollTable(people, await storage.read.documents.every(wageTypes), per)
    return csvFile(context, table, `Lohn ${month}`)
  })

  return routes
}

const csvFile = (context: Context<Env>, rows: readonly (readonly string[])[], name: string): Response =>
  answer(context, csvText(rows), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  })
