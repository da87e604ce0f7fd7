import type { Body, Entity } from '../../../schema/base/entity.ts'
import { revision, revisions } from '../../../schema/base/history.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import type { Office } from '../../data/office/office.ts'
import { formModel } from '../form/formModel.ts'
import { relatedIds } from '../form/valueText.ts'
import { loaded } from './loaded.ts'

/** A document in the trash, under the title it had. */
export interface Deleted {
  readonly entity: Entity
  readonly id: number
  readonly rev: string
  readonly title: string
}

/** What is looked for at most, for each is asked of the server. */
const MOST = 20

/** What a document names and belongs to that lies in the trash itself, as far as the person may read it; nothing where the server cannot say. */
export async function stillDeleted(
  office: Pick<Office, 'get'>,
  entities: readonly Entity[],
  { entity, id, rev }: Pick<Deleted, 'entity' | 'id' | 'rev'>,
): Promise<readonly Deleted[]> {
  try {
    const body = await stateOf(entity, id, rev)
    if (!body) return []
    const missing: { readonly entity: Entity; readonly id: number }[] = []
    for (const [type, named] of namedBy(entity, body)) {
      const other = entities.find(each => each.type === type)
      if (other && missing.length < MOST && (await loaded(office.get(type, named))) === null)
        missing.push({ entity: other, id: named })
    }
    return (await Promise.all(missing.map(inTrash))).flatMap(each => each ?? [])
  } catch (error) {
    if (error instanceof NetworkError) return []
    throw error
  }
}

/** Every document that one names in its fields, and the one it belongs to: each once, as [type, id]. */
export function namedBy(entity: Entity, body: Body): readonly (readonly [type: string, id: number])[] {
  const named = formModel(entity).flatMap(field => relatedIds(field, body[field.name]))
  const [, type, id] = /^([\w-]+):(\d+)$/.exec(entity.parent?.(body) ?? '') ?? []
  const all = type === undefined ? named : [[type, Number(id)] as const, ...named]
  return [...new Map(all.map(each => [each.join(':'), each])).values()]
}

/** Null for what is there, only not on this device, and for what nobody knows any more. */
async function inTrash({ entity, id }: Pick<Deleted, 'entity' | 'id'>): Promise<Deleted | null> {
  const answer = await ask(revisions, { params: { type: entity.type, id }, query: '?limit=1' })
  const newest = answer.ok ? answer.data[0] : undefined
  if (newest?.kind !== 'deleted') return null
  const body = await stateOf(entity, id, newest.rev)
  return body && { entity, id, rev: newest.rev, title: entity.title(body) || entity.label.one }
}

async function stateOf({ type }: Entity, id: number, rev: string): Promise<Body | null> {
  const answer = await ask(revision, { params: { type, id, rev } })
  return answer.ok ? answer.data.body : null
}
