import type { Entity } from '../../../schema/base/entity.ts'
import { loaded } from '../history/loaded.ts'
import type { OfficeScope } from '../shell/scope.tsx'
import { namesIn } from './names.ts'
import { type Titles, transferFields } from './transferCells.ts'

/** The titles of everything the entity names, both ways. */
export async function titlesFor({ office, entities }: OfficeScope, entity: Entity): Promise<Titles> {
  const named = transferFields(entity).flatMap(field =>
    field.kind === 'relation' || field.kind === 'relations' ? [field.to] : [],
  )
  const tables = new Map<string, ReturnType<typeof namesIn>>()
  for (const type of new Set(named)) {
    const { rows } = await loaded(office.list(type, { sort: 'title', limit: Number.MAX_SAFE_INTEGER }))
    const of = entities.find(each => each.type === type)
    tables.set(type, namesIn(rows.map(({ id, body }) => [id, of?.title(body) ?? ''])))
  }
  return {
    titleOf: (type, id) => tables.get(type)?.nameOf(id),
    idOf: (type, name) => tables.get(type)?.idOf(name),
  }
}
