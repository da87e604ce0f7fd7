import { excerpt, textIn } from '../../../../schema/base/richText/excerpt.ts'
import { isObject } from '../../../../schema/base/sameValue.ts'
import type { Field, FieldOf } from '../../form/formModel.ts'
import {
  choose,
  chosenKind,
  chosenVariant,
  imageIn,
  listOf,
  newEntryKey,
  pieceOf,
  type Typed,
  type TypedPiece,
  toStored,
  toTyped,
  typedPieceOf,
} from '../../form/formValues.ts'

/** The blocks of a page as a form holds them: each of a kind, with a key that stays wherever it is moved. */
export type BlockField = FieldOf<'variants'>

/** The kind of blocks that only show one kept for many pages. */
export const REFERENCE = 'block'

export const keyOf = (block: Typed): string => String(partOf(block)['key'] ?? '')
export const kindOf = (block: Typed): string => chosenKind(block)
export const isHidden = (block: Typed): boolean => partOf(block)['isHidden'] === true
/** What was entered for the block. */
export const valueOf = (block: Typed): TypedPiece => pieceOf(partOf(block)['value'])

const partOf = (block: Typed): TypedPiece => typedPieceOf(block, chosenKind(block))

/** The block with some of its own parts replaced. */
export const changedBlock = (block: Typed, changes: TypedPiece): Typed =>
  chosenVariant(block, chosenKind(block), { ...partOf(block), ...changes })

export const newBlock = (field: BlockField, kind: string): Typed =>
  changedBlock(choose(field, null, kind), { isHidden: false })

/** A block that shows one that is kept for many pages. */
export const referenceTo = (field: BlockField, kept: number): Typed =>
  changedBlock(newBlock(field, REFERENCE), { value: { block: kept } })

/** Which kept block it shows; null where it stands for itself, or none is chosen yet. */
export function keptIn(block: Typed): number | null {
  const { block: kept } = kindOf(block) === REFERENCE ? valueOf(block) : {}
  return typeof kept === 'number' ? kept : null
}

/** The same block for another place: nothing in it is told apart by the keys of the former one. */
export const copyOf = (field: BlockField, block: Typed): Typed => rekeyed(field, block)

function rekeyed(field: Field, typed: Typed): Typed {
  if (typed === null || typed === undefined) return typed
  switch (field.kind) {
    case 'entryKey':
      return newEntryKey()
    case 'piece':
      return rekeyedParts(field.fields, pieceOf(typed))
    case 'variants': {
      const kind = chosenKind(typed)
      return chosenVariant(null, kind, rekeyedParts(field.fieldsOf[kind] ?? [], typedPieceOf(typed, kind)))
    }
    case 'list':
      return listOf(typed).map(item => rekeyed(field.item, item))
    default:
      return typed
  }
}

const rekeyedParts = (fields: readonly Field[], parts: TypedPiece): TypedPiece => ({
  ...parts,
  ...Object.fromEntries(fields.map(field => [field.name, rekeyed(field, parts[field.name])])),
})

/** What a block is about, in a line: its heading, or how its text begins; '' where it says nothing yet. */
export function lineOf(block: Typed): string {
  const { text, entries, people, images } = valueOf(block)
  const heading = headingOf(block)
  if (heading !== '') return heading
  if (typeof text === 'string') return excerpt(text, 60)
  const words = isObject(text) ? excerpt(textIn(text), 60) : ''
  if (words !== '') return words
  const many = [entries, people, images].find(each => listOf(each).length > 0)
  return many ? String(listOf(many).length) : ''
}

/** The heading that a block has of its own; '' without one. */
export function headingOf(block: Typed): string {
  const { title } = valueOf(block)
  return typeof title === 'string' ? title.trim() : ''
}

/** The first picture of a block, for its line in the outline. */
export function pictureOf(block: Typed) {
  const { image, images } = valueOf(block)
  return imageIn(image) ?? imageIn(listOf(images)[0])
}

/** A block as it is kept between two pages, whatever form it was copied from. */
export const storedBlock = (field: BlockField, block: Typed): unknown => toStored(field, block)
export const typedBlock = (field: BlockField, stored: unknown): Typed => toTyped(field, stored)
