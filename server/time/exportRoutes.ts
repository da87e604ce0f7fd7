import { type Context, Hono } from 'hono'
import { replyOf, type ServerCall } from '../../schema/base/call.ts'
import { csvText } from '../../schema/base/csv.ts'
import { addDays } from '../../schema/base/zonedTime.ts'
import { branches } from '../../schema/business/branch.ts'
import type { User } from '../../schema/business/user.ts'
import { payrollFile, projectsFile, recordsFile } from '../../schema/time/calls.ts'
import { payrollTable } from '../../schema/time/exports/payroll.ts'
import { projectsTable } from '../../schema/time/exports/projectTimes.ts'
import { recordsTable } from '../../schema/time/exports/records.ts'
import { addMonths } from '../../schema/time/months.ts'
import { projectHours } from '../../schema/time/officeCalls.ts'
import { projects } from '../../schema/time/project.ts'
import { payrollQuery, periodQuery } from '../../schema/time/requests.ts'
import { tasks } from '../../schema/time/task.ts'
import { wageTypes } from '../../schema/time/wageType.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { answer, answerJson } from '../base/http/answer.ts'
import { readQuery } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { signedIn } from '../base/http/sender.ts'
import { noteExport } from '../base/logs/notes.ts'
import { paidPeople } from './payroll.ts'
import { everRecorded } from './people.ts'
import { hoursByProject, recordedWork } from './placedWork.ts'
import { placesOf } from './places.ts'

/** Working time as files: for the payroll, for whoever inspects it, and by project. */
export function exportRoutes(deps: BaseDeps): Hono<Env> {
  const { storage, clock } = deps
  const routes = new Hono<Env>()
  const asked = async (context: Context<Env>) => {
    const { branch, ...dates } = readQuery(context, periodQuery)
    const places = placesOf(signedIn(context), branch)
    return { places, period: { ...dates, zone: await zoneOfBusiness(storage), now: clock.now() } }
  }

  routes.get(payrollFile.path, async context => {
    const { month, branch, per } = readQuery(context, payrollQuery)
    const places = placesOf(signedIn(context), branch)
    const [zone, now, from] = [await zoneOfBusiness(storage), clock.now(), `${month}-01`]
    const period = { from, to: addDays(addMonths(from, 1), -1), zone, now }
    const people = await paidPeople(storage.read, places, period)
    const table = payrollTable(people, await storage.read.documents.every(wageTypes), per)
    await noteExport(deps, context, { what: 'payroll', month })
    return csvFile(context, payrollFile, table, `Lohn ${month}`)
  })

  routes.get(recordsFile.path, async context => {
    const { period, places } = await asked(context)
    const [people, houses] = [await everRecorded(storage.read), await storage.read.documents.every(branches)]
    const found = await recordedWork(storage.read, places, period)
    const table = recordsTable(
      found.map(({ person: { firstName, lastName }, work }) => ({ firstName, lastName, work })),
      { ...period, personName: nameIn(people, fullName), branchName: nameIn(houses, ({ name }) => name) },
    )
    await noteExport(deps, context, { what: 'records', from: period.from, to: period.to })
    return csvFile(context, recordsFile, table, `Arbeitszeiten ${period.from} bis ${period.to}`)
  })

  routes.get(projectHours.path, async context => {
    const { period, places } = await asked(context)
    return answerJson(context, replyOf(projectHours, await hoursByProject(storage.read, places, period)))
  })

  routes.get(projectsFile.path, async context => {
    const { period, places } = await asked(context)
    const { times, people } = await hoursByProject(storage.read, places, period)
    const [project, task] = [
      byId(await storage.read.documents.every(projects)),
      byId(await storage.read.documents.every(tasks)),
    ]
    const table = projectsTable(times, { project, task, person: byId(people) })
    await noteExport(deps, context, { what: 'projects', from: period.from, to: period.to })
    return csvFile(context, projectsFile, table, `Projekte ${period.from} bis ${period.to}`)
  })

  return routes
}

const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim()
const byId = <Each extends { readonly id: number }>(all: readonly Each[]) => {
  const known = new Map(all.map(each => [each.id, each]))
  return (id: number) => known.get(id)
}
/** What a document is called; its number where it is no longer there. */
const nameIn = <Each extends { readonly id: number }>(all: readonly Each[], nameOf: (each: Each) => string) => {
  const find = byId(all)
  return (id: number): string => {
    const found = find(id)
    return found ? nameOf(found) : String(id)
  }
}

/** A table as a file; the office, which asks for JSON, is told the text of it and whatever stands against it alike. */
function csvFile(
  context: Context<Env>,
  call: ServerCall<string, undefined, string>,
  rows: readonly (readonly string[])[],
  name: string,
): Response {
  const text = csvText(rows)
  if (context.req.header('accept') === 'application/json') return answerJson(context, replyOf(call, text))
  return answer(context, text, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  })
}
