import { z } from 'zod'
import { choiceIn, id } from '../base/fields.ts'
import { labelSheets } from './labelSheets.ts'

/** More labels than anybody cuts in an evening. */
export const MOST_LABELS = 2000

/** Of each product so many labels, in this order. `template`: a layout of one's own in millimetres, in place of the price tag. */
const labelled = {
  labels: z
    .array(z.strictObject({ product: id(), count: z.int().min(1).max(500) }))
    .min(1)
    .max(500)
    .refine(labels => labels.reduce((sum, { count }) => sum + count, 0) <= MOST_LABELS, {
      params: { code: 'tooLong' },
    }),
  template: id().nullish(),
}

/** Labels on sheets. */
export const labelCall = z.strictObject({
  sheet: choiceIn(labelSheets),
  ...labelled,
  /** Labels of the first sheet that are used up already. */
  used: z.int().min(0).max(200),
})
export type LabelCall = z.infer<typeof labelCall>

/** Labels of a label printer, on the paper it has; asked again with the same `uid` they are the same. */
export const labelPrintCall = z.strictObject({ uid: z.uuid(), printer: id(), ...labelled })
export type LabelPrintCall = z.infer<typeof labelPrintCall>
