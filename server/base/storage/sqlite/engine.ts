import type Driver from 'better-sqlite3'
import type { Engine } from '../engine.ts'
import { drizzle } from './drizzle.ts'
import { tables } from './tables.ts'

interface Hooks {
  /** Runs before every statement that only reads. */
  readonly beforeRead?: () => void
  readonly onUndo?: Engine['onUndo']
}

/** The engine of one connection. */
export function sqliteEngine(
  connection: Driver.Database,
  { beforeRead = () => {}, onUndo = () => {} }: Hooks = {},
): Engine {
  return {
    onUndo,
    tables,
    db: drizzle(connection),
    one(statement) {
      const prepared = onFirstUse(() => statement.prepare())
      return async values => {
        beforeRead()
        return prepared().get(values)
      }
    },
    all(statement) {
      const prepared = onFirstUse(() => statement.prepare())
      return async values => {
        beforeRead()
        return prepared().all(values)
      }
    },
    run(statement) {
      const prepared = onFirstUse(() => statement.prepare())
      return async values => void prepared().run(values)
    },
    affected(statement) {
      const prepared = onFirstUse(() => statement.prepare())
      return async values => prepared().run(values).changes
    },
  }
}

/** A group has statements for everything that may be asked; most of what is asked takes few of them. */
function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
