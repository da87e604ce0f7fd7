import { and, asc, desc, eq, gte, isNull, lt } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { assignments, param, params } from '../placeholders.ts'

type DeviceCommandRow = Row<'deviceCommands'>

/** How many of a device are shown. */
const SHOWN = 10

/** Statements of what staff ask of devices, and of when devices were heard of. */
export function deviceCommandStatements({ db, tables, all, run, affected }: Engine) {
  const { deviceCommands, deviceSightings } = tables
  const ofDevice = eq(deviceCommands.device, param('device'))
  const insert = run(db.insert(deviceCommands).values(params(deviceCommands)))
  const pending = all(
    db
      .select()
      .from(deviceCommands)
      .where(and(ofDevice, isNull(deviceCommands.takenAt), gte(deviceCommands.createdAt, param('since'))))
      .orderBy(asc(deviceCommands.id)),
  )
  const take = affected(
    db
      .update(deviceCommands)
      .set(assignments(deviceCommands, 'takenAt'))
      .where(and(eq(deviceCommands.id, param('id')), isNull(deviceCommands.takenAt))),
  )
  const finish = affected(
    db
      .update(deviceCommands)
      .set(assignments(deviceCommands, 'result', 'doneAt'))
      .where(and(eq(deviceCommands.id, param('id')), ofDevice, isNull(deviceCommands.doneAt))),
  )
  const latest = all(db.select().from(deviceCommands).where(ofDevice).orderBy(desc(deviceCommands.id)).limit(SHOWN))
  const dropOld = run(db.delete(deviceCommands).where(and(ofDevice, lt(deviceCommands.createdAt, param('before')))))
  const see = run(db.insert(deviceSightings).values(params(deviceSightings)).onConflictDoNothing())
  const quarters = all(
    db
      .select({ quarter: deviceSightings.quarter })
      .from(deviceSightings)
      .where(and(eq(deviceSightings.device, param('device')), gte(deviceSightings.quarter, param('since'))))
      .orderBy(asc(deviceSightings.quarter)),
  )
  const dropSightings = run(db.delete(deviceSightings).where(lt(deviceSightings.quarter, param('before'))))

  return {
    insert: (row: DeviceCommandRow): Promise<void> => insert(row),
    pending: (device: number, since: number): Promise<readonly DeviceCommandRow[]> => pending({ device, since }),
    /** True only for the one who took it. */
    take: async (id: number, takenAt: number): Promise<boolean> => (await take({ id, takenAt })) === 1,
    finish: async (device: number, id: number, result: string, doneAt: number): Promise<boolean> =>
      (await finish({ device, id, result, doneAt })) === 1,
    latest: (device: number): Promise<readonly DeviceCommandRow[]> => latest({ device }),
    dropOlder: (device: number, before: number): Promise<void> => dropOld({ device, before }),
    see: (device: number, quarter: number): Promise<void> => see({ device, quarter }),
    quarters: async (device: number, since: number): Promise<number[]> =>
      (await quarters({ device, since })).map(({ quarter }) => quarter),
    dropSightings: (before: number): Promise<void> => dropSightings({ before }),
  }
}
