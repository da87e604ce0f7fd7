import type { Beside, Body, Entity } from '../../../schema/base/entity.ts'
import type { Transaction } from '../storage/storage.ts'

/** What guests see of a document of which they would see `body` by itself; null where that is nothing. */
export async function seenBeside(
  { documents }: Transaction,
  { beside }: Pick<Entity, 'beside'>,
  id: number,
  body: Body,
): Promise<Body | null> {
  if (!beside) return body
  if (beside.by === 'theirs') return (await isNamed(documents, beside, id)) ? body : null
  const shown = new Set<number>()
  for (const other of new Set(beside.ids(body))) if (await documents.one('public', beside.type, other)) shown.add(other)
  return beside.seen(body, shown)
}

async function isNamed(
  documents: Transaction['documents'],
  { type, ids }: Pick<Extract<Beside, { by: 'theirs' }>, 'type' | 'ids'>,
  id: number,
): Promise<boolean> {
  const others = await documents.everyOfType('public', type)
  return others.some(({ body }) => ids(JSON.parse(body)).includes(id))
}
