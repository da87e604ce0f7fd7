import { z } from 'zod'
import { choiceIn, id } from '../base/fields.ts'
import { labelSheets } from './labelSheets.ts'

/** More labels than anybody cuts in an evening. */
export const MOST_LABELS = 2000

/** Labels for products, in this order. `template`: a layout of one's own in millimetres, in place of the price tag that is there. */
export const labelCall = z
  .strictObject({
    sheet: choiceIn(labelSheets),
    labels: z
      .array(z.strictObject({ product: id(), count: z.int().min(1).max(500) }))
      .min(1)
      .max(500),
    /** Labels of the first sheet that are used up already. */
    used: z.int().min(0).max(200),
    template: id().nullish(),
  })
  .superRefine(({ labels }, context) => {
    const total = labels.reduce((sum, { count }) => sum + count, 0)
    if (total > MOST_LABELS) context.addIssue({ code: 'custom', path: ['labels'], params: { code: 'tooLong' } })
  })
export type LabelCall = z.infer<typeof labelCall>
