import type { UploadRef } from '../base/uploads.ts'
import { takesOptions } from './partTypes.ts'
import type { ConfigOption, ConfigPart, Product } from './product.ts'

/** Text: what was typed. Select: the name of an option. Multiselect: names. Uploads: their keys. Null: nothing. */
export type PartValue = string | readonly string[] | readonly UploadRef[] | null
/** Values by step. */
export type PartValues = Readonly<Record<string, PartValue>>

/** Steps a guest fills in; a simple product has none, whatever is left in its configuration. */
export const partsOf = (product: Product): readonly ConfigPart[] =>
  product.type === 'simple' ? [] : product.config.parts

/** Chosen options of a selection; none for what is typed or uploaded. */
export function chosenOptions(part: ConfigPart, value: PartValue): ConfigOption[] {
  if (!takesOptions(part)) return []
  return namesIn(value).flatMap(name => part.options.find(option => option.name === name) ?? [])
}

/** Names in a value; '' for what is no name. */
export function namesIn(value: PartValue): string[] {
  if (typeof value === 'string') return [value]
  return (value ?? []).map(entry => (typeof entry === 'string' ? entry : ''))
}

/** Own values only: a step may be called like something every object has. */
export const valueAt = (values: PartValues, step: string): PartValue =>
  Object.hasOwn(values, step) ? (values[step] ?? null) : null
