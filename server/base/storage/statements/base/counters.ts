import { eq, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import { excluded, param, params } from '../placeholders.ts'

/** Statements of counted numbers. */
export function counterStatements(engine: Engine) {
  const { db, tables, one } = engine
  const count = counting(engine)
  const counter = one(
    db
      .select({ value: tables.counters.value })
      .from(tables.counters)
      .where(eq(tables.counters.name, param('name'))),
  )

  return {
    /** The next number of a counter; the row stays locked to the end of the transaction, so there are no gaps. */
    count,
    counter: async (name: string): Promise<number> => (await counter({ name }))?.value ?? 0,
  }
}

/** Counts `name` on by `step` and returns where it is now. */
export function counting({ db, tables: { counters }, one }: Engine) {
  const count = one(
    db
      .insert(counters)
      .values({ name: param('name'), value: param('step') })
      .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + excluded.value` } })
      .returning({ value: counters.value }),
  )
  return async (name: string, step = 1): Promise<number> => (await count({ name, step })).value
}

/** Numbers are taken from the counter in blocks of so many: who adds a job asks the database once in a while. */
const BLOCK = 64

/**
 * The next number of a counter whose numbers may have gaps. A block that was taken in a transaction that is undone is
 * forgotten with it; what is left of one when the server ends is never used.
 */
export function reserving(engine: Engine, name: string): () => Promise<number> {
  const count = counting(engine)
  let [next, last] = [1, 0]
  engine.onUndo(() => {
    last = 0
    next = 1
  })
  return async () => {
    if (next > last) {
      last = await count(name, BLOCK)
      next = last - BLOCK + 1
    }
    next += 1
    return next - 1
  }
}

/** Statements of facts about the database itself. */
export function factStatements({ db, tables: { facts }, one, run }: Engine) {
  const fact = one(
    db
      .select({ value: facts.value })
      .from(facts)
      .where(eq(facts.name, param('name'))),
  )
  const putFact = run(
    db
      .insert(facts)
      .values(params(facts))
      .onConflictDoUpdate({ target: facts.name, set: excluded(facts, 'value') }),
  )

  return {
    fact: async (name: string): Promise<string | undefined> => (await fact({ name }))?.value,
    putFact: (name: string, value: string): Promise<void> => putFact({ name, value }),
  }
}
