import type { Row } from '../../../data/office/office.ts'

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
