import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'

/** What the numbers that an entity declares as summable come to, by field; what has none counts for nothing. */
export const sumsOf = ({ list }: Entity, rows: readonly Pick<Row, 'body'>[]): ReadonlyMap<string, number> =>
  new Map(
    (list?.summed ?? []).map(name => [
      name,
      rows.reduce((sum, { body }) => sum + (typeof body[name] === 'number' ? body[name] : 0), 0),
    ]),
  )
