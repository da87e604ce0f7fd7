import type { Entity } from '../../../../schema/base/entity.ts'
import { picturesIn } from '../../../../schema/base/pictures.ts'
import type { Row } from '../../../data/office/office.ts'

/** A document that shows a picture. */
export interface Use {
  readonly entity: Entity
  readonly id: number
  readonly title: string
}

/** Which documents show which picture, by the picture's id: those of the entities in their order, each in the order of its list. */
export function usesIn(
  shown: readonly { readonly entity: Entity; readonly rows: readonly Pick<Row, 'id' | 'body'>[] }[],
): ReadonlyMap<number, readonly Use[]> {
  const uses = new Map<number, Use[]>()
  for (const { entity, rows } of shown)
    for (const { id, body } of rows)
      for (const picture of picturesIn(entity, body)) {
        const before = uses.get(picture) ?? []
        before.push({ entity, id, title: entity.title(body) || entity.label.one })
        uses.set(picture, before)
      }
  return uses
}

/** Which pictures are shown. */
export type PicturesView = 'all' | 'undescribed' | 'unused'
export const picturesViews = ['all', 'undescribed', 'unused'] as const

export const isPicturesView = (value: unknown): value is PicturesView => picturesViews.some(each => each === value)

/** Those of the view. Who shows them is not known before the device was read: then none is unused. */
export function viewed<Of extends Pick<Row, 'id' | 'body'>>(
  rows: readonly Of[],
  view: PicturesView,
  uses: ReadonlyMap<number, unknown> | undefined,
): readonly Of[] {
  if (view === 'undescribed') return rows.filter(({ body }) => String(body['alt'] ?? '').trim() === '')
  if (view === 'unused') return uses ? rows.filter(({ id }) => !uses.has(id)) : []
  return rows
}
