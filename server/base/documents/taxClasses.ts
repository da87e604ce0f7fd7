import type { z } from 'zod'
import { taxClassInUse } from '../../../schema/base/answer.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import { type Problem, problem } from '../../../schema/base/problems.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { widgetValues } from '../../../schema/base/widgetValues.ts'
import { bodyOf } from '../storage/json.ts'
import type { Transaction } from '../storage/storage.ts'

/** The document and its field that list the tax classes of a business; `taxClass` fields name one of them by its `key`. */
const list = { type: 'config', id: 1, field: 'taxClasses' } as const

/**
 * What stands between a document and the tax classes of the business: it names one that is not listed, or it is the list and
 * lacks one that others name. What has no class is sold without tax, and the business owes it all the same. `register` are the
 * entities whose documents may name one.
 */
export async function taxClassProblems(
  transaction: Transaction,
  entity: Entity,
  before: Body | null,
  body: Body,
  register: readonly Entity[],
): Promise<Problem[]> {
  if (entity.type === list.type) return inUse(transaction, before, body, register)
  const named = namedIn(entity.shape, body)
  if (named.length === 0) return []
  const settings = await transaction.documents.document(list.type, list.id)
  // Before there are settings nothing can be sold.
  if (!settings) return []
  const listed = listedIn(bodyOf(settings))
  return named.filter(({ key }) => !listed.has(key)).map(({ path }) => problem('choice', path))
}

async function inUse(
  { documents }: Transaction,
  before: Body | null,
  body: Body,
  register: readonly Entity[],
): Promise<Problem[]> {
  const after = listedIn(body)
  const gone = [...listedIn(before)].filter(key => !after.has(key))
  if (gone.length === 0) return []
  const holders = new Map<string, string[]>(gone.map(key => [key, []]))
  for (const entity of register.filter(({ type }) => type !== list.type))
    for (const document of await documents.every(entity))
      for (const key of new Set(namedIn(entity.shape, document).map(named => named.key)))
        holders.get(key)?.push(entity.title(document))
  return [...holders].flatMap(([key, [first, ...others]]) =>
    first === undefined
      ? []
      : [{ code: 'taxClassInUse', message: taxClassInUse(key, first, others.length + 1), field: list.field }],
  )
}

/** Keys of the tax classes that settings list. */
function listedIn(settings: Body | null): ReadonlySet<string> {
  const listed = settings?.[list.field]
  return new Set(Array.isArray(listed) ? listed.flatMap(entry => (isObject(entry) ? String(entry['key']) : [])) : [])
}

interface Named {
  /** Path of the field. */
  readonly path: readonly PropertyKey[]
  readonly key: string
}

/** Every tax class that a document of a shape names. */
const namedIn = (shape: z.ZodObject, body: unknown): readonly Named[] =>
  widgetValues('taxClass', shape, body).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, key: value }] : [],
  )
