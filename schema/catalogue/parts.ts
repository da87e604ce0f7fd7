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

/**
 * Steps that are asked for with these values: one with a condition only where its option was chosen in a step that is asked
 * for itself. A condition that names no step of this product asks for nothing, nor does a choice of which every option is gone:
 * nobody could answer it.
 */
export function askedParts(product: Product, values: PartValues): readonly ConfigPart[] {
  const asked: ConfigPart[] = []
  for (const part of partsOf(product)) {
    const { onlyIf } = part
    const isMet =
      !onlyIf ||
      (asked.some(({ step }) => step === onlyIf.step) && namesIn(valueAt(values, onlyIf.step)).includes(onlyIf.option))
    if (isMet && !(takesOptions(part) && part.options.length === 0)) asked.push(part)
  }
  return asked
}

/** Options that are chosen in the steps that are asked for, in the order of the steps. */
export const optionsIn = (product: Product, values: PartValues): ConfigOption[] =>
  askedParts(product, values).flatMap(part => chosenOptions(part, valueAt(values, part.step)))

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
