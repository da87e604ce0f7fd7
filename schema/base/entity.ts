import type { z } from 'zod'
import type { Access, Audience } from './access.ts'
import type { Area } from './areas.ts'
import { type ImageRef, labelsOf, piece } from './fields.ts'
import type { ValidationCode } from './problems.ts'

export type Body = Readonly<Record<string, unknown>>
/** What an audience sees of a document: the document, a part of it, or null where it sees nothing. */
type Projection<B> = (body: B) => Partial<B> | null

/** A part of a form under a heading of its own. `body` is the document as it is typed: every field may be missing. */
export interface FormSection<Field extends string = string> {
  readonly title: string
  readonly hint?: string
  readonly fields: readonly Field[]
  /** Where it does not hold the section is not shown, and what its fields have stays as it is. */
  readonly when?: (body: Body) => boolean
  /** Closed until somebody opens it; `summary` says in a line what is in it. */
  readonly folded?: boolean
  readonly summary?: (body: Body) => string
}

interface Declaration<Shape extends z.ZodRawShape, B = z.infer<z.ZodObject<Shape>>> {
  /** Collection, address and id prefix: 'products' gives /api/products and 'products:42'. */
  readonly type: string
  /** German names. */
  readonly label: { readonly one: string; readonly many: string }
  /** Where the office shows it; what names none stands under the settings. */
  readonly area?: Area
  /** The German name of the tab in that area; its own name where there is none. Several entities may share one. */
  readonly tab?: string
  readonly fields: Shape
  readonly labels: { readonly [Field in keyof Shape]: string }
  /** What a new one starts with in a form; whatever is missing has to be entered. */
  readonly blank: Partial<B>
  /** What no field can say alone: `tell` names a field and what is wrong with it. Runs where every field has its type. */
  readonly check?: (body: B, tell: (field: keyof Shape & string, code: ValidationCode) => void) => void
  /** What one document and all others of its type cannot be together; asked of the others by the server when it is written. */
  readonly checkAmong?: (
    body: B,
    others: readonly B[],
    tell: (field: keyof Shape & string, code: ValidationCode) => void,
  ) => void
  /** What guests see of it follows from documents of another type as well, as far as guests see these. */
  readonly beside?: Beside<B>
  /** Relations by which somebody sees the other document: made only by who may read it. */
  readonly opens?: { readonly [Field in keyof Shape & string]?: Opened }
  readonly access: Access
  /** Where staff edit (`office`, `admin`) a document is seen whole: devices push whole bodies, and what is hidden would read as removed. */
  readonly audiences: { readonly [A in Audience]?: Projection<B> }
  /** What a list sorts and searches by. */
  readonly title: (body: B) => string
  /** What this belongs to, for lists of the children of one parent: the `_id` of a document, or the type of a whole list. */
  readonly parent?: (body: B) => string
  readonly order?: (body: B) => number
  /** Branches the document belongs to: the scope of `own`. */
  readonly branches?: (body: B & { id: number }) => readonly number[]
  /** Branches whose managers have it, each in a database of its own: what not all of the staff may read. */
  readonly teams?: (body: B) => readonly number[]
  /** Whom it is about: they have it on their own devices, as far as they see it, and change nothing there. */
  readonly concerns?: { readonly persons: (body: B) => readonly number[]; readonly seen: Projection<B> }
  /** Fields whose value exists once among all documents of the type. */
  readonly unique?: readonly (keyof Shape & string)[]
  /** Fields a list shows beside the title. */
  readonly columns?: readonly (keyof Shape & string)[]
  /** Exactly one document, with id 1: settings. */
  readonly single?: boolean
  /** The sections of its form; without them they follow from the kinds of the fields. */
  readonly form?: readonly FormSection<keyof Shape & string>[]
  /** What an entry of a list is called where one is added, by the path of the list: { 'config.parts': 'Gruppe' }. */
  readonly add?: Readonly<Record<string, string>>
  /** Fields a search looks into; all texts and relations unless told otherwise. */
  readonly words?: readonly (keyof Shape & string)[]
  /** Fields by which an import finds a document again, the first that says something; its id unless told otherwise. */
  readonly key?: readonly (keyof Shape & string)[]
  /** Fields a copy begins without: those that exist once, and what is told here. */
  readonly duplicate?: { readonly clear: readonly (keyof Shape & string)[] }
  readonly list?: ListDeclaration
  readonly narrowed?: Narrowed<B>
  /** What layouts may draw of a document, in pictures and on paper; without it none is drawn for one. */
  readonly drawn?: Drawable<B>
  /** The field with the name of who made it, or wrote it last: the server sets it, whatever a device says. */
  readonly signed?: { readonly field: keyof Shape & string; readonly by: 'maker' | 'writer' }
  /** Its documents are what fields for pictures name: those keep up with its version, its format and its focus. */
  readonly isPicture?: boolean
  /** Fields of which it is kept for ever what they said, and until when: what was told with them is told the same again. */
  readonly remembered?: readonly (keyof Shape & string)[]
  /** Guests are told when it was made and last changed: the server adds `createdAt` and `updatedAt` to what it sends them. */
  readonly stamped?: boolean
}

/** What guests see of a document by those of another type; `ids` names these, by what guests see of either. */
export type Beside<B = Body> = { readonly type: string } & (
  | { readonly by: 'its own'; readonly ids: (body: B) => readonly number[]; readonly seen: SeenBeside<B> }
  /** Guests see it while one of them names it. */
  | { readonly by: 'theirs'; readonly ids: (other: Body) => readonly number[] }
)
/** What is seen of it where guests see those of the documents it names that are `shown`. */
type SeenBeside<B> = (body: B, shown: ReadonlySet<number>) => Partial<B>

/** What a list is asked for beside the values of its fields. */
interface Narrowed<B = Body> {
  /** How a document stands, by the `state` that is asked for. */
  readonly states?: Readonly<Record<string, (body: B) => boolean>>
  /** From when to when it lasts: local dates, or instants; open where it says neither. Unless told otherwise its `from` and `to`. */
  readonly lasts?: (body: B) => { readonly from: unknown; readonly to: unknown }
  /** Whether a document is meant by the id of something it does not name as one field: `user`, `branch`. */
  readonly meant?: Readonly<Record<string, (body: B, id: number) => boolean>>
  /** What of that it does not say itself says the document it belongs to. */
  readonly within?: Entity
}

/** What a layout is drawn by besides a document: 'EUR', the zone of the business, and the moment (epoch ms). */
export interface DrawnAround {
  readonly currency: string
  readonly timeZone: string
  readonly now: number
}

/** What a layout may say and show of a document: nothing in it that whoever sees the picture should not know. */
interface Drawable<B = Body> {
  /** What stands for each name in braces: '{Name}'; empty where there is nothing to say. */
  values(body: B, around: DrawnAround): Readonly<Record<string, string>>
  picture?(body: B): ImageRef | null | undefined
}

/** When a stamped document was made and last changed, as instants. */
export interface Stamps {
  readonly createdAt: string
  readonly updatedAt: string
}

/** What a list knows beyond its columns. */
export interface ListDeclaration {
  /** Its title says a date in words, which tells no order: wherever others stand by title, these stand by `order`. */
  readonly isByOrder?: boolean
  /** Tabs above the list; `filter` as it stands in the address: 'isEnabled.is.false'. */
  readonly views?: readonly { readonly name: string; readonly filter: string }[]
  /** Facts that are no field and can be filtered by. */
  readonly computed?: Readonly<Record<string, Computed>>
  /** What can be done with several at once, beside what every list can. */
  readonly verbs?: readonly ListVerb[]
  /** The switch that shows a document to guests, or hides it. */
  readonly shownBy?: string
  /** Numbers that come to something together: their sum stands below the list. */
  readonly summed?: readonly string[]
  /** Fields whose cells are edited, also by a tap; unless told otherwise all that fit into one. */
  readonly edited?: readonly string[]
  /** What a row leads to where it is a part of a document. */
  readonly leads?: (body: Body) => { readonly type: string; readonly id: number }
  /** Whether a row has something that is not saved yet. */
  readonly isUnsaved?: (body: Body) => boolean
}

type ListVerb = 'changePrice' | 'soldOut' | 'putOnMenu' | 'labels'

/** Whether something holds of a document: by what it says itself, or by the documents of another type at a moment (epoch ms). */
export type Computed = { readonly label: string } & (
  | { readonly holds: (body: Body) => boolean }
  | {
      readonly from: string
      readonly holdsFor: (others: readonly Body[], now: number) => (id: number) => boolean
    }
)

/**
 * A declared entity: the one value from which validation, storage, REST, replication, list and form follow. The generic
 * path handles every entity alike, so its functions take any body here; `entity` has checked them against the shape.
 */
export interface Entity<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly type: string
  readonly label: Declaration<Shape>['label']
  readonly shape: z.ZodObject<Shape, z.core.$strict>
  readonly area?: Area
  readonly tab?: string
  readonly labels: Readonly<Record<string, string>>
  readonly blank: Body
  readonly access: Access
  readonly audiences: { readonly [A in Audience]?: (body: Body) => Body | null }
  readonly title: (body: Body) => string
  readonly parent?: (body: Body) => string
  readonly order?: (body: Body) => number
  readonly branches?: (body: Body) => readonly number[]
  readonly teams?: (body: Body) => readonly number[]
  readonly concerns?: {
    readonly persons: (body: Body) => readonly number[]
    readonly seen: (body: Body) => Body | null
  }
  readonly unique?: readonly string[]
  readonly columns?: readonly string[]
  readonly single?: boolean
  readonly isPicture?: boolean
  readonly form?: readonly FormSection[]
  readonly add?: Readonly<Record<string, string>>
  readonly remembered?: readonly string[]
  readonly stamped?: boolean
  readonly words?: readonly string[]
  readonly key?: readonly string[]
  readonly duplicate?: { readonly clear: readonly string[] }
  readonly list?: ListDeclaration
  readonly narrowed?: Narrowed
  readonly drawn?: Drawable
  readonly signed?: { readonly field: string; readonly by: 'maker' | 'writer' }
  readonly checkAmong?: (
    body: Body,
    others: readonly Body[],
    tell: (field: string, code: ValidationCode) => void,
  ) => void
  readonly opens?: Readonly<Record<string, Opened | undefined>>
  readonly beside?: Beside
}

/** Of an entity what says who may read a document of it. */
interface Opened {
  readonly type: string
  readonly access: Access
  readonly branches?: (body: Body) => readonly number[]
}

/** What a document of the entity looks like once it is stored. */
export type Stored<E> = E extends { shape: infer S extends z.ZodType }
  ? z.infer<S> & { id: number; rev: string }
  : never

/** A declared entity with what the types of others follow from: its name, who receives it, and what it is filled with. */
type Declared<
  Type extends string,
  Shape extends z.ZodRawShape,
  Filled extends keyof Fields<Shape>,
  Seen extends Audience,
> = Entity<Shape> & {
  readonly type: Type
  readonly blank: Pick<Fields<Shape>, Filled>
  readonly audiences: { readonly [A in Seen]: unknown }
}

type Fields<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>

/** Declares an entity: what is filled in beforehand keeps its type, so that others can start from it too. */
export function entity<
  const Type extends string,
  const Shape extends z.ZodRawShape,
  Filled extends keyof Fields<Shape>,
  Seen extends Audience,
>(
  declaration: Omit<Declaration<Shape>, 'type' | 'blank' | 'audiences'> & {
    readonly type: Type
    readonly blank: Pick<Fields<Shape>, Filled>
    readonly audiences: { readonly [A in Seen]: Projection<Fields<Shape>> }
  },
): Declared<Type, Shape, Filled, Seen> {
  const { fields, check, ...rest } = declaration
  const plain = piece(fields, declaration.labels)
  const shape = check
    ? plain.superRefine((body, context) =>
        check(body, (field, code) => context.addIssue({ code: 'custom', path: [field], params: { code } })),
      )
    : plain
  return { ...rest, shape } as unknown as Declared<Type, Shape, Filled, Seen>
}

/** The whole document. */
export const whole = <B>(body: B): Partial<B> => body
/** The document without these fields. */
export const without =
  <B>(...hidden: (keyof B)[]) =>
  (body: B): Partial<B> =>
    Object.fromEntries(
      Object.entries(body as object).filter(([field]) => !hidden.includes(field as keyof B)),
    ) as Partial<B>
/** What passes the test, shown as `projection` says; the rest is invisible. */
export const only =
  <B>(test: (body: B) => boolean, projection: Projection<B> = whole) =>
  (body: B): Partial<B> | null =>
    test(body) ? projection(body) : null

/** German labels of the fields of a shape made by `piece`. */
export const labels = (shape: z.ZodType): Readonly<Record<string, string>> => labelsOf.get(shape)?.labels ?? {}
