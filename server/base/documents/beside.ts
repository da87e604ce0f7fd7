import type { Beside, Body, Entity } from '../../../schema/base/entity.ts'
import type { Transaction } from '../storage/storage.ts'

/** What all documents of a type name that guests see, read once for all whom they may name. */
export type Named = Map<Beside, ReadonlySet<number>>

/** What guests see of a document of which they would see `body` by itself; null where that is nothing. */
export async function seenBeside(
  { documents }: Transaction,
  { beside }: Pick<Entity, 'beside'>,
  id: number,
  body: Body,
  named: Named = new Map(),
): Promise<Body | null> {
  if (!beside) return body
  if (beside.by === 'theirs') {
    const ids = named.get(beside) ?? (await namedBy(documents, beside))
    named.set(beside, ids)
    return ids.has(id) ? body : null
  }
  const shown = new Set<number>()
  for (const other of new Set(beside.ids(body))) if (await documents.one('public', beside.type, other)) shown.add(other)
  return beside.seen(body, shown)
}

async function namedBy(
  documents: Transaction['documents'],
  { type, ids }: Pick<Extract<Beside, { by: 'theirs' }>, 'type' | 'ids'>,
): Promise<ReadonlySet<number>> {
  const others = await documents.everyOfType('public', type)
  return new Set(others.flatMap(({ body }) => ids(JSON.parse(body))))
}
