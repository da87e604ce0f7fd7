import { z } from 'zod'
import { keysOf } from './keys.ts'
import { MOST_MONEY } from './money.ts'
import { fieldOf } from './record.ts'

// Pages allow no code made of text (script-src). zod would try whether it may, and every try is reported as a breach.
if ('document' in globalThis) z.config({ jitless: true })

/**
 * How a field is shown in a generated form where its zod type alone does not say it. Kept in a registry of our own and
 * not in `.meta()`, because metadata of zod lands in JSON Schemas and storage validators refuse unknown keywords.
 */
export type Widget =
  | { widget: 'longText' | 'markdown' | 'money' | 'percent' | 'hours' | 'bytes' | 'time' | 'localDate' | 'instant' }
  | { widget: 'email' | 'phone' | 'url' | 'color' | 'image' | 'timeZone' }
  | { widget: 'relation'; to: string }
  | { widget: 'taxClass' | 'postcodes' }
  | ({ widget: 'schedule' } & ScheduleOf)
  | { widget: 'richText' | 'file' | 'target' | 'entryKey' }
  | { widget: 'choice'; options: Readonly<Record<string, string>> }

/** Hours that are those of another field of their document for as long as the switch `unless` is off. */
export interface ScheduleOf {
  readonly follows?: { readonly field: string; readonly unless: string }
  /** Guests never see them: when a TV is on. */
  readonly isForStaff?: boolean
}

export const widgets = z.registry<Widget>()

/** German labels of the fields of an object shape, or of the kinds of a union; forms and error summaries read them. */
export const labelsOf = z.registry<{ labels: Readonly<Record<string, string>> }>()

/**
 * An object with a German label for every field: a missing label does not compile, an unknown field is refused.
 */
export function piece<Shape extends z.ZodRawShape>(shape: Shape, labels: { [Field in keyof Shape]: string }) {
  return z.strictObject(shape).register(labelsOf, { labels })
}

/** One of several kinds of piece, told apart by the field `tag`, each kind with its German label. */
export function variants<const Tag extends string, const Kinds extends readonly [z.ZodObject, ...z.ZodObject[]]>(
  tag: Tag,
  kinds: Kinds,
  labels: Readonly<Record<string, string>> & { readonly [Kind in z.output<Kinds[number]>[Tag] & string]: string },
) {
  const union = z.discriminatedUnion(tag, kinds)
  const known: z.ZodType = union
  labelsOf.add(known, { labels })
  return union
}

/** The field of the same object that a field repeats for as long as it is null: a draft is what is public until it is changed. */
export const likeField = z.registry<{ field: string }>()

/** The field by which the entries of a list are told apart, and whether nobody is asked what two people made of it. */
export const keyOf = z.registry<{ key: string; isUnasked: boolean }>()

/**
 * A list in which no two entries have the same value of `field`: the later one is told. `isUnasked`: where two people
 * change it at once, nobody has to decide between orders, or between an entry's removal and its change.
 */
export function distinct<Item extends z.ZodType<object>>(
  item: Item,
  field: keyof z.output<Item> & string,
  max: number,
  { isUnasked = false } = {},
) {
  return z
    .array(item)
    .max(max)
    .superRefine((items, context) => {
      const seen = new Set<unknown>()
      for (const [index, each] of items.entries()) {
        const value = fieldOf(each, field)
        if (seen.has(value)) context.addIssue({ code: 'custom', path: [index, field], params: { code: 'twice' } })
        seen.add(value)
      }
    })
    .register(keyOf, { key: field, isUnasked })
}

export const MAX_ID = 2 ** 53 - 1
/** PostgreSQL refuses U+0000 in text and SQLite takes it: refused at the edge, so both hold the same. */
const noNull = /^[^\u0000]*$/

export const id = () => z.int().min(1).max(MAX_ID)
export const text = (max = 255) => z.string().max(max).regex(noNull)
export const name = (max = 120) => text(max).min(1)
export const longText = (max = 4000) => text(max).register(widgets, { widget: 'longText' })
export const markdown = (max = 60_000) => text(max).register(widgets, { widget: 'markdown' })
/** Short random text by which the entries of a list are told apart, whoever moves them. */
export const entryKey = () =>
  z
    .string()
    .min(1)
    .max(40)
    .regex(/^[A-Za-z0-9_-]+$/)
    .register(widgets, { widget: 'entryKey' })
/** Lower-case words joined by hyphens: part of an address. */
export const identifier = () =>
  z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** Integer cents, never negative. */
export const money = () => z.int().min(0).max(MOST_MONEY).register(widgets, { widget: 'money' })
/** Percent with at most two decimals, 0 to 100. */
export const percent = () => z.number().min(0).max(100).multipleOf(0.01).register(widgets, { widget: 'percent' })
/** Whole minutes from `least` to `most`, typed and shown as hours: 7:42. */
export const hours = (most: number, least = 0) => z.int().min(least).max(most).register(widgets, { widget: 'hours' })
export const quantity = () => z.number().min(0).max(1_000_000)
/** 00:00 to 24:00. */
export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/
export const time = () => z.string().regex(clockTime, 'time').register(widgets, { widget: 'time' })
export const localDate = () => z.iso.date().register(widgets, { widget: 'localDate' })
/** ISO 8601 with zone: an instant on the wire. */
export const instant = () => z.iso.datetime({ offset: true }).register(widgets, { widget: 'instant' })
export const email = () => z.email().max(254).register(widgets, { widget: 'email' })
export const phone = () =>
  z
    .string()
    .max(40)
    .regex(/^[+0-9 ()/-]*$/, 'phone')
    .register(widgets, { widget: 'phone' })
export const url = () =>
  z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .register(widgets, { widget: 'url' })
export const color = () =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .register(widgets, { widget: 'color' })
export const timeZone = () => z.string().max(64).refine(isTimeZone).register(widgets, { widget: 'timeZone' })
export const relation = (to: string) => id().register(widgets, { widget: 'relation', to })
export const relations = (to: string, max = 2000) => z.array(relation(to)).max(max)
/** Key of a tax class in config; which rate it means depends on mode and day of supply. */
export const taxClass = () => z.string().min(1).max(40).register(widgets, { widget: 'taxClass' })
/** One of a few words, each with its German label. */
export const choice = <Options extends Record<string, string>>(options: Options) =>
  z.enum(keysOf(options)).register(widgets, { widget: 'choice', options })

/** One of the keys of a table whose values carry a German label. */
export const choiceIn = <Key extends string>(table: Readonly<Record<Key, { readonly label: string }>>) => {
  const options = Object.fromEntries(keysOf(table).map(key => [key, table[key].label]))
  return z.enum(keysOf(table)).register(widgets, { widget: 'choice', options })
}

/** What of a picture stays in sight where its box has another shape: shares of width and height, from the upper left. */
export const focusPoint = () =>
  piece({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }, { x: 'Waagrecht', y: 'Senkrecht' })
export type FocusPoint = z.infer<ReturnType<typeof focusPoint>>

const share = () => z.number().min(0).max(1).multipleOf(0.001)
const crop = () =>
  piece(
    { x: share(), y: share(), width: share().min(0.05) },
    { x: 'Von links', y: 'Von oben', width: 'Breite' },
  ).nullish()

/** What is cut out of a picture for boxes of a shape, where that is not left to its focus (schema/base/crops). */
export const imageCrops = () =>
  piece(
    { square: crop(), photo: crop(), wide: crop() },
    { square: 'Quadrat 1:1', photo: 'Foto 4:3', wide: 'Breit 16:9' },
  )
export type ImageCrops = z.infer<ReturnType<typeof imageCrops>>

export const imageRef = () =>
  piece(
    {
      id: id(),
      version: z.int().min(1),
      extension: z.string().regex(/^[a-z0-9]{2,5}$/),
      focus: focusPoint().nullish(),
      crops: imageCrops().nullish(),
    },
    { id: 'Bild', version: 'Version', extension: 'Dateityp', focus: 'Fokuspunkt', crops: 'Ausschnitte' },
  ).register(widgets, { widget: 'image' })
export type ImageRef = z.infer<ReturnType<typeof imageRef>>

export const weekdayLabels = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
} as const

export const ruleDays = { once: 'Einmalig', daily: 'Täglich', ...weekdayLabels } as const

export const MAX_RULES = 200
/** Opening-hours rules, applied in order. A range that ends at or before its start runs into the next day. */
export const openingHours = (of: ScheduleOf = {}) =>
  z
    .array(
      piece(
        {
          type: choice(ruleDays),
          date: localDate().nullish(),
          isClosed: z.boolean(),
          from: time().nullish(),
          to: time().nullish(),
        },
        { type: 'Tag', date: 'Datum', isClosed: 'Geschlossen', from: 'Von', to: 'Bis' },
      ).superRefine((rule, context) => {
        if (rule.type === 'once' && !rule.date)
          context.addIssue({ code: 'custom', path: ['date'], params: { code: 'blank' } })
        for (const edge of ['from', 'to'] as const)
          if (!rule.isClosed && !rule[edge])
            context.addIssue({ code: 'custom', path: [edge], params: { code: 'blank' } })
      }),
    )
    .max(MAX_RULES)
    .register(widgets, { widget: 'schedule', ...of })
export type OpeningHoursRule = z.infer<ReturnType<typeof openingHours>>[number]

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('de', { timeZone: zone }))
  } catch {
    return false
  }
}
