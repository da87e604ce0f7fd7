import type { Row } from '../../../data/office/rows.ts'
import type { Use } from '../../history/uses.ts'

/** Which pictures are shown. */
export type PicturesView = (typeof picturesViews)[number]
export const picturesViews = ['all', 'newest', 'undescribed', 'unused', 'products', 'branches', 'sites'] as const

export const isPicturesView = (value: unknown): value is PicturesView => picturesViews.some(each => each === value)

type Uses = ReadonlyMap<number, readonly Pick<Use, 'entity'>[]>

/** Those of the view. Who shows them is not known before the device was read: then none is unused, and none anybody's. */
export function viewed<Of extends Pick<Row, 'id' | 'body'>>(
  rows: readonly Of[],
  view: PicturesView,
  uses: Uses | undefined,
): readonly Of[] {
  switch (view) {
    case 'all':
      return rows
    case 'newest':
      // The server counts them as they come.
      return rows.toSorted((one, other) => other.id - one.id)
    case 'undescribed':
      return rows.filter(({ body }) => String(body['alt'] ?? '').trim() === '')
    case 'unused':
      return uses ? rows.filter(({ id }) => !uses.has(id)) : []
    default:
      return rows.filter(({ id }) => uses?.get(id)?.some(({ entity }) => entity.type === view))
  }
}
