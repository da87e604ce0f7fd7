import type { Entity } from '../../../schema/base/entity.ts'
import { fold } from '../../../schema/base/fold.ts'
import { loaded } from '../history/loaded.ts'
import type { OfficeScope } from '../shell/scope.tsx'
import { type Titles, transferFields } from './transferCells.ts'

/** The titles of everything the entity names, both ways. */
export async function titlesFor({ office, entities }: OfficeScope, entity: Entity): Promise<Titles> {
  const named = transferFields(entity).flatMap(field =>
    field.kind === 'relation' || field.kind === 'relations' ? [field.to] : [],
  )
  const tables = new Map<string, { titles: Map<number, string>; ids: Map<string, number> }>()
  for (const type of new Set(named)) {
    const { rows } = await loaded(office.list(type, { sort: 'title', limit: Number.MAX_SAFE_INTEGER }))
    const titled = rows.map(
      ({ id, body }) => [id, entities.find(each => each.type === type)?.title(body) ?? ''] as const,
    )
    tables.set(type, { titles: new Map(titled), ids: new Map(titled.map(([id, title]) => [fold(title), id])) })
  }
  return {
    titleOf: (type, id) => tables.get(type)?.titles.get(id),
    idOf: (type, title) => tables.get(type)?.ids.get(fold(title)),
  }
}
