import { z } from 'zod'
import { entryKey, piece } from '../../base/fields.ts'

/** A kind of blocks: its word, and what is entered for it. Its German name stands in `blocks.ts`. */
export const blockKind = <const Type extends string, Value extends z.ZodRawShape>(
  type: Type,
  value: Value,
  labels: { [Field in keyof Value]: string },
) =>
  piece(
    { key: entryKey(), type: z.literal(type), value: piece(value, labels), isHidden: z.boolean().nullish() },
    { key: 'Schlüssel', type: 'Art', value: 'Inhalt', isHidden: 'Ausgeblendet' },
  )

/** A heading over a block; one that is empty is not drawn. */
export const heading = () => z.string().max(200).nullish()
