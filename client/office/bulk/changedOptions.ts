import type { Body } from '../../../schema/base/entity.ts'
import { entriesOf, type Parts, partsOf } from '../form/formValues.ts'

/** The configuration of a product with the amounts of its options changed (cents to cents); null where none has one. */
export function changedOptions({ config }: Body, change: (cents: number) => number): Body | null {
  let isPriced = false
  const changed = withAmounts(config, ({ value }) => {
    if (typeof value !== 'number' || value === 0) return null
    isPriced = true
    return change(value)
  })
  return isPriced ? changed : null
}

/** The configuration with other amounts (cents) for its options; one for which nothing is told stays as it is. */
export function withAmounts(config: unknown, amountOf: (option: Parts, part: Parts) => number | null): Body {
  const before = partsOf(config)
  const parts = entriesOf(before['parts']).map(entry => {
    const part = partsOf(entry)
    const options = entriesOf(part['options']).map(each => {
      const option = partsOf(each)
      const value = amountOf(option, part)
      return value === null ? option : { ...option, value }
    })
    return { ...part, options }
  })
  return { ...before, parts }
}

/** Whether an amount comes on top of a price, or off it: it ends as amounts do, and never in ,90. */
export const isSurcharge = (kind: unknown): boolean => kind === 'add' || kind === 'subtract'
