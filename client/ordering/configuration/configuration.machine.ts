import { assign, emit, enqueueActions, setup } from 'xstate'
import { typed } from '../../../schema/base/typed.ts'
import type { UploadRef } from '../../../schema/base/uploads.ts'
import { type Bounds, boundsOf, defaultChoice, parseQuantity, snapQuantity } from '../../../schema/catalogue/bounds.ts'
import { chooseOption, isPartValid, normaliseParts, partProblems } from '../../../schema/catalogue/configuration.ts'
import { limitsOf } from '../../../schema/catalogue/limits.ts'
import { offeredChoices } from '../../../schema/catalogue/offeredChoices.ts'
import { askedParts, type PartValue, type PartValues, partsOf, valueAt } from '../../../schema/catalogue/parts.ts'
import { withPreselected } from '../../../schema/catalogue/preselected.ts'
import type { ConfigPart, Product } from '../../../schema/catalogue/product.ts'
import { convertQuantity, isUnit, unitsOf, withoutDust } from '../../../schema/catalogue/quantity.ts'
import type { Unit } from '../../../schema/catalogue/units.ts'
import { takesFiles, uploadsOf } from '../../../schema/catalogue/uploads.ts'
import { usualParts } from '../../../schema/catalogue/usual.ts'
import { withWish } from '../../../schema/ordering/itemLines.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import type { ConfiguredItem } from './configuredItem.ts'

export interface Configuration {
  readonly product: Product
  /** Always an amount that may be ordered, in `unit`. */
  readonly amount: number
  readonly unit: Unit
  readonly parts: PartValues
  /** What the guest wishes besides, as typed. */
  readonly wish: string
  /** Index of the part that is shown when the product is configured step by step; else 0. */
  readonly step: number
  /** Steps somebody tried to leave unfinished: their problems are shown. */
  readonly touched: readonly string[]
  /** Names of options that were chosen and are not on offer any more. */
  readonly lost: readonly string[]
  /** Steps whose files are still on their way, or did not arrive. */
  readonly pending: readonly string[]
}

export type ConfigurationEvent =
  /** A text was typed into a part. */
  | { type: 'part.set'; step: string; value: PartValue }
  /** An option was tapped. */
  | { type: 'option.choose'; step: string; option: string }
  /** A file arrived at the server. */
  | { type: 'file.add'; step: string; upload: UploadRef }
  | { type: 'file.remove'; step: string; id: number }
  /** Files of these steps are on their way, or did not arrive. */
  | { type: 'files.pending'; steps: readonly string[] }
  | { type: 'wish.set'; text: string }
  | { type: 'amount.type'; text: string }
  | { type: 'amount.step'; direction: 1 | -1 }
  | { type: 'unit.choose'; unit: Unit }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'submit' }
  /** The catalogue brought another state of the product. */
  | { type: 'product.changed'; product: Product }

export type ConfigurationEmitted =
  /** It cannot go on: this part has to be looked at. */
  { type: 'refused'; step: string } | { type: 'configured'; item: ConfiguredItem } | { type: 'cancelled' }

/**
 * Configures one product.
 * Step by step, or all parts on one page. Ends in `configured` or `cancelled`, and says so by the event of that name.
 */
export const configurationMachine = setup({
  types: typed<{
    context: Configuration
    input: { product: Product; edit?: CartItem; last?: PartValues }
    events: ConfigurationEvent
    emitted: ConfigurationEmitted
  }>(),
  actions: {
    /** Shows what is wrong with the given parts and leads to the first of them. */
    refuse: enqueueActions(({ context, enqueue }, problems: readonly string[]) => {
      const [first] = problems
      if (first === undefined) return
      const step = isStepped(context.product) ? placeOf(context, first) : 0
      enqueue.assign({ step, touched: [...new Set([...context.touched, ...problems])] })
      enqueue.emit({ type: 'refused', step: first })
    }),
  },
  guards: {
    isFirstStep: ({ context }) => context.step === 0,
    hasNext: ({ context }) => hasNext(context),
    canGoOn: ({ context }) => hasNext(context) && isStepValid(context),
    isComplete: ({ context }) => isComplete(context),
    /** Units are limited to the types of the product's unit and its alternative units. */
    isSold: ({ context }, unit: Unit) => unitsOf(context.product).includes(unit),
    canStep: ({ context: { product, amount, unit } }, direction: 1 | -1) =>
      canStep(amount, boundsOf(product, unit), direction),
  },
}).createMachine({
  id: 'configuration',
  context: ({ input: { product, edit, last } }) => begin(product, edit, last),
  initial: 'open',
  states: {
    open: {
      on: {
        'part.set': {
          actions: assign(({ context, event }) => ({ parts: { ...context.parts, [event.step]: event.value } })),
        },
        'option.choose': { actions: assign(({ context, event }) => chosen(context, event.step, event.option)) },
        'file.add': { actions: assign(({ context, event }) => withFile(context, event.step, event.upload)) },
        'file.remove': { actions: assign(({ context, event }) => withoutFile(context, event.step, event.id)) },
        'files.pending': { actions: assign(({ event }) => ({ pending: event.steps })) },
        'wish.set': { actions: assign(({ event }) => ({ wish: event.text })) },
        'amount.type': {
          actions: assign(({ context: { product, unit }, event }) => ({
            amount: typedAmount(product, unit, event.text),
          })),
        },
        'amount.step': {
          guard: { type: 'canStep', params: ({ event }) => event.direction },
          actions: assign(({ context, event }) => ({
            amount: steppedAmount(context.product, context, event.direction),
          })),
        },
        'unit.choose': {
          guard: { type: 'isSold', params: ({ event }) => event.unit },
          actions: assign(({ context, event }) => converted(context.product, context, event.unit)),
        },
        'step.next': [
          { guard: 'canGoOn', actions: assign({ step: ({ context }) => context.step + 1 }) },
          { guard: 'hasNext', actions: { type: 'refuse', params: ({ context }) => [stepAt(context)?.step ?? ''] } },
        ],
        'step.back': [
          { guard: 'isFirstStep', target: 'cancelled' },
          { actions: assign({ step: ({ context }) => context.step - 1 }) },
        ],
        submit: [
          { guard: 'isComplete', target: 'configured' },
          { actions: { type: 'refuse', params: ({ context }) => problemSteps(context) } },
        ],
        'product.changed': { actions: assign(({ context, event }) => renewed(context, event.product)) },
      },
    },
    configured: {
      type: 'final',
      entry: emit(({ context }) => ({ type: 'configured' as const, item: itemOf(context) })),
    },
    cancelled: { type: 'final', entry: emit({ type: 'cancelled' as const }) },
  },
})

/** Whether the parts are asked for one after the other. One part alone is a page of its own anyway. */
export const isStepped = (product: Product): boolean => product.isStepByStep && partsOf(product).length > 1

/** The part that is shown now; undefined where all are. */
export const stepAt = ({ product, parts, step }: Configuration): ConfigPart | undefined =>
  isStepped(product) ? askedParts(product, parts)[step] : undefined

export const hasNext = ({ product, parts, step }: Configuration): boolean =>
  isStepped(product) && step < askedParts(product, parts).length - 1

/** Saving is allowed when all steps are valid, and nothing is left on its way. */
export const isComplete = (configuration: Configuration): boolean => problemSteps(configuration).length === 0

/** Minus is off at or below the minimum, plus at the maximum. */
export const canStep = (amount: number, { minimum, maximum }: Bounds, direction: 1 | -1): boolean =>
  direction > 0 ? maximum === null || amount < maximum : amount > minimum

function isStepValid(configuration: Configuration): boolean {
  const part = stepAt(configuration)
  return part === undefined || isPartValid(part, configuration.parts[part.step])
}

function problemSteps({ product, parts, pending }: Configuration): string[] {
  const wrong = partProblems(product, parts).map(problem => problem.step)
  return askedParts(product, parts)
    .map(part => part.step)
    .filter(step => wrong.includes(step) || pending.includes(step))
}

const placeOf = ({ product, parts }: Configuration, step: string): number =>
  Math.max(
    0,
    askedParts(product, parts).findIndex(part => part.step === step),
  )

function begin(product: Product, edit?: CartItem, last?: PartValues): Configuration {
  const choice = (edit && stillOrderable(product, edit)) ?? defaultChoice(product)
  const known = offered(product, edit?.parts ?? usualParts(product, last))
  return { product, ...choice, ...known, wish: edit?.wish ?? '', step: 0, touched: [], pending: [] }
}

/** What was chosen stays as far as it is still on offer; the guest is told about the rest. */
function renewed(context: Configuration, product: Product): Configuration {
  const { parts, lost } = offered(product, context.parts)
  const last = isStepped(product) ? askedParts(product, parts).length - 1 : 0
  return {
    ...context,
    ...(stillOrderable(product, context) ?? defaultChoice(product)),
    product,
    parts,
    lost: [...new Set([...context.lost, ...lost])],
    step: Math.min(context.step, last),
  }
}

function offered(product: Product, values: PartValues | undefined): Pick<Configuration, 'parts' | 'lost'> {
  const { parts, gone } = offeredChoices(product, normaliseParts(product, values))
  // Nothing takes the place of an option that went, unseen.
  return { parts: gone.length > 0 ? parts : withPreselected(product, parts), lost: gone }
}

function chosen(context: Configuration, step: string, option: string): Partial<Configuration> {
  const part = partsOf(context.product).find(candidate => candidate.step === step)
  if (!part) return {}
  return { parts: { ...context.parts, [step]: chooseOption(part, context.parts[step], option) } }
}

/** Another file takes the place of the one where a step takes only one. */
function withFile(context: Configuration, step: string, upload: UploadRef): Partial<Configuration> {
  const part = partsOf(context.product).find(candidate => candidate.step === step)
  if (!part || !takesFiles(part)) return {}
  const before = uploadsOf(valueAt(context.parts, step)).filter(({ id }) => id !== upload.id)
  const most = limitsOf(part).most
  return { parts: { ...context.parts, [step]: [...before, upload].slice(-most) } }
}

const withoutFile = (context: Configuration, step: string, id: number): Partial<Configuration> => ({
  parts: { ...context.parts, [step]: uploadsOf(valueAt(context.parts, step)).filter(upload => upload.id !== id) },
})

const itemOf = ({ product, amount, unit, parts, wish }: Configuration): ConfiguredItem => ({
  product: product.id,
  amount,
  unit,
  parts: normaliseParts(product, parts),
  ...withWish(wish),
})

interface Choice {
  readonly amount: number
  readonly unit: Unit
}

/** The orderable amount for what was typed; something that is no number counts as 0. */
const typedAmount = (product: Product, unit: Unit, text: string): number =>
  snapQuantity(parseQuantity(text), boundsOf(product, unit))

/** The next orderable amount up or down; the same one where there is none. */
function steppedAmount(product: Product, { amount, unit }: Choice, direction: 1 | -1): number {
  const bounds = boundsOf(product, unit)
  if (!canStep(amount, bounds, direction)) return amount
  const steps = withoutDust((amount - bounds.minimum) / bounds.step)
  // A maximum off the steps has the step below it as its neighbour, not the nearest one.
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return snapQuantity(bounds.minimum + next * bounds.step, bounds)
}

/** The same amount in another unit, snapped there. */
const converted = (product: Product, { amount, unit }: Choice, to: Unit): Choice => ({
  amount: snapQuantity(convertQuantity(product, amount, unit, to), boundsOf(product, to)),
  unit: to,
})

/** A choice made earlier, as the product allows it now; null where it has no such unit any more. */
function stillOrderable(product: Product, { amount, unit }: Choice): Choice | null {
  if (!isUnit(unit) || !unitsOf(product).includes(unit)) return null
  return { amount: snapQuantity(amount, boundsOf(product, unit)), unit }
}
