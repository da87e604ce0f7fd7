import type { Entity } from '../../../schema/base/entity.ts'
import type { Office, Row } from '../../data/office/office.ts'
import { type Field, formModel, partsOfField } from '../form/formModel.ts'
import { relatedIds } from '../form/valueText.ts'
import { loaded } from './loaded.ts'

/** A document that names another one. */
export interface Use {
  readonly entity: Entity
  readonly row: Pick<Row, 'id' | 'body'>
}

/** Documents of an entity, in the order of its list. */
interface Shelved {
  readonly entity: Entity
  readonly rows: readonly Use['row'][]
}

/** Whether documents of the entity can name one of this type at all: in a relation, as a picture or as a file. */
export const namesAny = (entity: Entity, type: string): boolean => namingFields(entity, type).length > 0

/** Which documents name which one of a type, however deep inside, each told once: by the id of what is named. */
export function usesIn(shelves: readonly Shelved[], type: string): ReadonlyMap<number, readonly Use[]> {
  const uses = new Map<number, Use[]>()
  for (const { entity, rows } of shelves) {
    const fields = namingFields(entity, type)
    for (const row of rows) {
      const named = fields.flatMap(field => relatedIds(field, row.body[field.name]))
      for (const id of new Set(named.flatMap(([of, each]) => (of === type ? [each] : [])))) {
        if (entity.type === type && row.id === id) continue
        const before = uses.get(id) ?? []
        before.push({ entity, row })
        uses.set(id, before)
      }
    }
  }
  return uses
}

/** The same of everything on this device, for those of the type with these ids: each document that names one of them, once. */
export async function usesOf(
  office: Pick<Office, 'list'>,
  entities: readonly Entity[],
  type: string,
  ids: readonly number[],
): Promise<readonly Use[]> {
  // Nothing is read from the device that cannot name it.
  const shelves = entities
    .filter(entity => namesAny(entity, type))
    .map(async entity => {
      const { rows } = await loaded(office.list(entity.type, { limit: Number.MAX_SAFE_INTEGER }))
      return { entity, rows }
    })
  const uses = usesIn(await Promise.all(shelves), type)
  const found = ids.flatMap(id => uses.get(id) ?? [])
  return [...new Map(found.map(use => [`${use.entity.type}:${use.row.id}`, use])).values()]
}

const namingFields = (entity: Entity, type: string): readonly Field[] =>
  formModel(entity).filter(field => mayName(field, type))

function mayName(field: Field, type: string): boolean {
  if (field.kind === 'relation' || field.kind === 'relations') return field.to === type
  if (field.kind === 'image') return type === 'images'
  if (field.kind === 'file' || field.kind === 'richText') return type === 'uploads'
  if (field.kind === 'list') return mayName(field.item, type)
  return partsOfField(field).some(part => mayName(part, type))
}
