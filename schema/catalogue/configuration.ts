import type { UploadRef } from '../base/uploads.ts'
import { limitsOf } from './limits.ts'
import { askedParts, chosenOptions, namesIn, type PartValue, type PartValues, partsOf, valueAt } from './parts.ts'
import { type PartInput, partTypes, takesSeveral } from './partTypes.ts'
import type { ConfigPart, Product } from './product.ts'

export interface PartProblem {
  readonly step: string
  readonly code: 'blank' | 'choice' | 'tooFew' | 'tooMany' | 'tooLong'
}

/**
 * Values from the wire or a form in the one form everything here reads: steps the product does not have or does not ask for
 * and empty values dropped, choices in the order of the options. The same configuration always gives the same value.
 */
export function normaliseParts(
  product: Product,
  parts: Readonly<Record<string, unknown>> | null | undefined,
): PartValues {
  const entries = partsOf(product).flatMap(part => {
    const value = inputRules[partTypes[part.type].takes].canonical(
      part,
      parts && Object.hasOwn(parts, part.step) ? parts[part.step] : null,
    )
    return isBlank(value) ? [] : [[part.step, value] as const]
  })
  const values = Object.fromEntries(entries)
  const asked = new Set(askedParts(product, values).map(({ step }) => step))
  return Object.fromEntries(entries.filter(([step]) => asked.has(step)))
}

/** Whether a step may be left: filled in unless it is optional, and only with what it offers. */
export const isPartValid = (part: ConfigPart, value: PartValue | undefined): boolean =>
  problemWith(part, value ?? null) === null

/** What is wrong with a configuration, in the order of the steps; nothing with a step that is not asked for. */
export function partProblems(product: Product, values: PartValues): PartProblem[] {
  return askedParts(product, values).flatMap(part => {
    const code = problemWith(part, valueAt(values, part.step))
    return code === null ? [] : [{ step: part.step, code }]
  })
}

/**
 * The value after an option was tapped. Where one option is taken, tapping the chosen one takes it back if the step is
 * optional; where several are taken, each is switched on or off, and nothing more on once the most are.
 */
export function chooseOption(part: ConfigPart, value: PartValue | undefined, optionName: string): PartValue {
  if (!takesSeveral(part)) return part.optional && value === optionName ? null : optionName
  const chosen = namesIn(value ?? null)
  if (chosen.includes(optionName)) return chosen.filter(name => name !== optionName)
  return isFull(part, value) ? chosen : inOrder(part, [...chosen, optionName])
}

/** Whether as many options are chosen as a step takes. */
export const isFull = (part: ConfigPart, value: PartValue | undefined): boolean =>
  chosenOptions(part, value ?? null).length >= limitsOf(part).most

/** 'Brot: Vollkorn' lines for cart, ticket and mail. */
export function describeParts(product: Product, values: PartValues): string[] {
  return askedParts(product, values).flatMap(part => {
    const value = valueAt(values, part.step)
    return isBlank(value) ? [] : [`${part.name}: ${describe(value)}`]
  })
}

interface InputRules {
  /** A value from the wire or a form in the one form of this input; a blank one is none. */
  canonical(part: ConfigPart, raw: unknown): PartValue
  /** What is wrong with a value that is not blank. */
  problem(part: ConfigPart, value: PartValue): PartProblem['code'] | null
}

const inputRules: Readonly<Record<PartInput, InputRules>> = {
  text: {
    canonical: (_, raw) => (typeof raw === 'string' ? raw.trim() : null),
    problem(part, value) {
      if (typeof value !== 'string') return 'choice'
      return value.trim().length > limitsOf(part).longest ? 'tooLong' : null
    },
  },
  options: {
    canonical(part, raw) {
      const names = listed(raw)
        .map(nameOf)
        .filter(name => name !== '')
      const each = inOrder(part, names)
      // Two where one is taken stay two, for the check to refuse them: nobody knows which was meant.
      return takesSeveral(part) || each.length > 1 ? each : (each[0] ?? null)
    },
    problem(part, value) {
      if (!takesSeveral(part) && typeof value !== 'string') return 'choice'
      if (chosenOptions(part, value).length !== namesIn(value).length) return 'choice'
      return takesSeveral(part) ? countProblem(part, namesIn(value).length) : null
    },
  },
  files: {
    canonical: (_, raw) => uploadsIn(raw),
    problem(part, value) {
      return isUploads(value) ? countProblem(part, value.length) : 'choice'
    },
  },
}

function countProblem(part: ConfigPart, count: number): PartProblem['code'] | null {
  const { least, most } = limitsOf(part)
  if (count > most) return 'tooMany'
  return count < least ? 'tooFew' : null
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
  return inputRules[partTypes[part.type].takes].problem(part, value)
}

function isUploads(value: PartValue): value is readonly UploadRef[] {
  return Array.isArray(value) && value.every(isUpload)
}

function describe(value: PartValue): string {
  if (typeof value === 'string') return value
  if (isUploads(value)) return value.map(({ name }) => name || 'Datei').join(', ')
  return namesIn(value).join(', ')
}
