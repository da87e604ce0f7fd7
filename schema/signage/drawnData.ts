import type { Body, DrawnAround, Entity } from '../base/entity.ts'
import type { Ink } from './drawing.ts'

/** What a layout is drawn with for a document, or for none. */
export const drawnData = (
  entity: Pick<Entity, 'drawn'> | undefined,
  body: Body | null | undefined,
  around: DrawnAround,
): Pick<Ink, 'values' | 'picture' | 'live'> =>
  entity?.drawn && body
    ? { values: entity.drawn.values(body, around), picture: entity.drawn.picture?.(body) ?? null, live: null }
    : { values: {}, picture: null, live: null }
