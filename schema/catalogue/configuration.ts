import type { UploadRef } from '../base/uploads.ts'
import { chosenOptions, namesIn, type PartValue, type PartValues, partsOf, valueAt } from './parts.ts'
import type { ConfigPart, Product } from './product.ts'
import { MAX_UPLOADS_PER_PART } from './uploads.ts'

interface PartProblem {
  readonly step: string
  readonly code: 'blank' | 'choice' | 'tooMany'
}

/**
 * Values from the wire or a form in the one form everything here reads: steps the product does not have and empty values
 * dropped, choices in the order of the options. The same configuration always gives the same value.
 */
export function normaliseParts(
  product: Product,
  parts: Readonly<Record<string, unknown>> | null | undefined,
): PartValues {
  const entries = partsOf(product).flatMap(part => {
    const value = canonical(part, parts && Object.hasOwn(parts, part.step) ? parts[part.step] : null)
    return isBlank(value) ? [] : [[part.step, value] as const]
  })
  return Object.fromEntries(entries)
}

/** Whether a step may be left: filled in unless it is optional, and only with what it offers. */
export const isPartValid = (part: ConfigPart, value: PartValue | undefined): boolean =>
  problemWith(part, value ?? null) === null

/** What is wrong with a configuration, in the order of the steps. */
export function partProblems(product: Product, values: PartValues): PartProblem[] {
  return partsOf(product).flatMap(part => {
    const code = problemWith(part, valueAt(values, part.step))
    return code === null ? [] : [{ step: part.step, code }]
  })
}

/**
 * The value after an option was tapped. Tapping the chosen option of an optional select takes it back; a multiselect
 * switches the option on or off.
 */
export function chooseOption(part: ConfigPart, value: PartValue | undefined, optionName: string): PartValue {
  if (part.type !== 'multiselect') return part.optional && value === optionName ? null : optionName
  const chosen = namesIn(value ?? null)
  return inOrder(
    part,
    chosen.includes(optionName) ? chosen.filter(name => name !== optionName) : [...chosen, optionName],
  )
}

/** 'Brot: Vollkorn' lines for cart, ticket and mail. */
export function describeParts(product: Product, values: PartValues): string[] {
  return partsOf(product).flatMap(part => {
    const value = valueAt(values, part.step)
    return isBlank(value) ? [] : [`${part.name}: ${describe(value)}`]
  })
}

function canonical(part: ConfigPart, raw: unknown): PartValue {
  switch (part.type) {
    case 'text':
    case 'textarea':
      return typeof raw === 'string' ? raw.trim() : null
    case 'select':
      return (
        listed(raw)
          .map(nameOf)
          .find(name => name !== '') ?? null
      )
    case 'multiselect':
      return inOrder(
        part,
        listed(raw)
          .map(nameOf)
          .filter(name => name !== ''),
      )
    default:
      return uploadsIn(raw)
  }
}

const listed = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [raw])

function nameOf(raw: unknown): string {
  if (typeof raw === 'string') return raw
  return typeof raw === 'object' && raw !== null && 'name' in raw && typeof raw.name === 'string' ? raw.name : ''
}

/** Each file once. One without its hash is nobody's. */
function uploadsIn(raw: unknown): UploadRef[] {
  const uploads = listed(raw).filter(isUpload)
  return uploads
    .filter(({ id }, index) => uploads.findIndex(other => other.id === id) === index)
    .map(({ id, version = 1, extension = '', publicHash, name = '' }) => ({ id, version, extension, publicHash, name }))
}

/** Of what comes over the wire only the key has to be there. */
const isUpload = (raw: unknown): raw is Pick<UploadRef, 'id' | 'publicHash'> & Partial<UploadRef> =>
  typeof raw === 'object' &&
  raw !== null &&
  'id' in raw &&
  typeof raw.id === 'number' &&
  'publicHash' in raw &&
  typeof raw.publicHash === 'string'

/** Each name once, as the options are listed; names no option has stay at the end, for the check to refuse them. */
function inOrder(part: ConfigPart, names: readonly string[]): string[] {
  const known = part.options.map(option => option.name).filter(name => names.includes(name))
  return [...new Set([...known, ...names])]
}

const isBlank = (value: PartValue): boolean =>
  value === null || (typeof value === 'string' ? value.trim() === '' : value.length === 0)

function problemWith(part: ConfigPart, value: PartValue): PartProblem['code'] | null {
  if (isBlank(value)) return part.optional ? null : 'blank'
  switch (part.type) {
    case 'text':
    case 'textarea':
      return typeof value === 'string' ? null : 'choice'
    case 'select':
      return typeof value === 'string' && part.options.some(option => option.name === value) ? null : 'choice'
    case 'multiselect':
      return chosenOptions(part, value).length === namesIn(value).length ? null : 'choice'
    case 'image':
    case 'file':
      return isUploads(value) ? (value.length === 1 ? null : 'tooMany') : 'choice'
    default:
      return isUploads(value) ? (value.length > MAX_UPLOADS_PER_PART ? 'tooMany' : null) : 'choice'
  }
}

function isUploads(value: PartValue): value is readonly UploadRef[] {
  return Array.isArray(value) && value.every(isUpload)
}

function describe(value: PartValue): string {
  if (typeof value === 'string') return value
  if (isUploads(value)) return value.map(({ name }) => name || 'Datei').join(', ')
  return namesIn(value).join(', ')
}
