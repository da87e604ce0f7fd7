import type { Body } from '../../../schema/base/entity.ts'
import { entriesOf, partsOf } from '../form/formValues.ts'

/** The configuration of a product with the amounts of its options changed (cents to cents); null where none has one. */
export function changedOptions({ config }: Body, change: (cents: number) => number): Body | null {
  const before = partsOf(config)
  let isPriced = false
  const parts = entriesOf(before['parts']).map(part => ({
    ...partsOf(part),
    options: entriesOf(partsOf(part)['options']).map(option => {
      const { value, ...rest } = partsOf(option)
      if (typeof value !== 'number' || value === 0) return option
      isPriced = true
      return { ...rest, value: change(value) }
    }),
  }))
  return isPriced ? { ...before, parts } : null
}
