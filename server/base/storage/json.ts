import type { Body, Entity, Stored } from '../../../schema/base/entity.ts'

declare const holds: unique symbol
/** JSON text of a `T`: kept, sent and spliced as text, parsed only by whoever needs what is in it. */
export type Json<T> = string & { readonly [holds]: T }

export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>
/** What our own `toJson` made: nobody else writes such a column. */
export const fromJson = <T>(text: Json<T>): T => JSON.parse(text)

/** What a row says of the document it holds. */
interface Held {
  readonly id: number
  readonly rev: string
  readonly body: string
}

/** The document of an entity that a row holds: it was checked against the entity before it was written. */
export const storedOf = <E extends Entity>(_entity: E, { id, rev, body }: Held): Stored<E> => ({
  ...JSON.parse(body),
  id,
  rev,
})

/** The body of a document whose entity is known by name only. */
export const bodyOf = ({ body }: Pick<Held, 'body'>): Body => JSON.parse(body)
