import type Driver from 'better-sqlite3'
import type { Engine } from '../engine.ts'
import { drizzle } from './drizzle.ts'
import { tables } from './tables.ts'

/** The engine of one connection; `beforeRead` runs before every statement that only reads. */
export function sqliteEngine(connection: Driver.Database, beforeRead: () => void = () => {}): Engine {
  return {
    tables,
    db: drizzle(connection),
    one(statement) {
      const prepared = statement.prepare()
      return async values => {
        beforeRead()
        return prepared.get(values)
      }
    },
    all(statement) {
      const prepared = statement.prepare()
      return async values => {
        beforeRead()
        return prepared.all(values)
      }
    },
    run(statement) {
      const prepared = statement.prepare()
      return async values => void prepared.run(values)
    },
    affected(statement) {
      const prepared = statement.prepare()
      return async values => prepared.run(values).changes
    },
  }
}
