import type { Entity } from '../../../schema/base/entity.ts'
import type { Office, Row } from '../../data/office/office.ts'
import { type Field, formModel, partsOfField } from '../form/formModel.ts'
import { relatedIds } from '../form/valueText.ts'
import { loaded } from './loaded.ts'

/** A document that names another one. */
export interface Use {
  readonly entity: Entity
  readonly row: Row
}

/** Every document on this device that names this one, in a relation or as a picture, however deep inside. */
export async function usesOf(
  office: Pick<Office, 'list'>,
  entities: readonly Entity[],
  type: string,
  id: number,
): Promise<readonly Use[]> {
  const uses = entities.map(async entity => {
    const fields = formModel(entity).filter(field => mayName(field, type))
    // Nothing is read from the device that cannot name it.
    if (fields.length === 0) return []
    const { rows } = await loaded(office.list(entity.type, { limit: Number.MAX_SAFE_INTEGER }))
    const isUse = ({ body }: Row) =>
      fields.some(field => relatedIds(field, body[field.name]).some(([of, named]) => of === type && named === id))
    return rows.filter(isUse).map(row => ({ entity, row }))
  })
  return (await Promise.all(uses)).flat().filter(({ entity, row }) => !(entity.type === type && row.id === id))
}

function mayName(field: Field, type: string): boolean {
  if (field.kind === 'relation' || field.kind === 'relations') return field.to === type
  if (field.kind === 'image') return type === 'images'
  if (field.kind === 'list') return mayName(field.item, type)
  return partsOfField(field).some(part => mayName(part, type))
}
