import { isObject } from '../../../../schema/base/sameValue.ts'
import type { Layer } from '../../../../schema/signage/layers.ts'
import { scenes } from '../../../../schema/signage/scene.ts'
import {
  chosenKind,
  chosenVariant,
  newEntryKey,
  partsOf,
  type Typed,
  type TypedPiece,
  toStored,
  toTyped,
  typedPieceOf,
} from '../../form/formValues.ts'
import { type Rect, rounded, shifted, wayOnto } from './geometry.ts'
import type { LayoutFields } from './layoutFields.ts'
import type { Piece } from './undoList.ts'

/** A screen knows every kind of layer. */
const shape = scenes.shape.shape.layers.element

/** The fields of a layer as they stand in the form. */
export const partsOfLayer = (typed: Typed): TypedPiece => typedPieceOf(typed, chosenKind(typed))
export const keyOfLayer = (typed: Typed): string => String(partsOfLayer(typed)['key'] ?? '')

/** The layer with some fields as they were typed. */
export const withParts = (typed: Typed, parts: TypedPiece): Typed =>
  chosenVariant(typed, chosenKind(typed), { ...partsOfLayer(typed), ...parts })

/** The layer with some fields as they are stored. */
export function withStored({ layer }: LayoutFields, typed: Typed, values: Readonly<Record<string, unknown>>): Typed {
  const fields = layer.fieldsOf[chosenKind(typed)] ?? []
  const changed = fields.filter(({ name }) => name in values)
  return withParts(typed, Object.fromEntries(changed.map(field => [field.name, toTyped(field, values[field.name])])))
}

/** A layer as it is stored, whatever was typed into it. */
export function pieceOfLayer({ layer }: LayoutFields, typed: Typed): Piece {
  const stored = partsOf(toStored(layer, typed))
  return { ...stored, key: String(stored['key'] ?? '') }
}

export const typedLayer = ({ layer }: LayoutFields, piece: Readonly<Record<string, unknown>>): Typed =>
  toTyped(layer, piece)

/**
 * A layer as it can be drawn. While something is typed that is none yet, that field is what it was in `former`; null where
 * even so it is no layer this version knows.
 */
export function layerIn(piece: Piece, former: unknown): Layer | null {
  const parsed = shape.safeParse(piece)
  if (parsed.success) return parsed.data
  if (!isObject(former)) return null
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  const mended = shape.safeParse(
    Object.fromEntries(
      Object.entries({ ...former, ...piece }).map(([name, value]) => [name, wrong.has(name) ? former[name] : value]),
    ),
  )
  return mended.success ? mended.data : null
}

/** Layers for another place: told apart from those they were copied from, and in sight where they come onto a smaller page. */
export function copied(pieces: readonly Piece[], by = 0, page: Box | null = null): readonly Piece[] {
  const placed = pieces.map(piece => ({ piece, rect: shifted(rectIn(piece), by, by) }))
  const way = page
    ? wayOnto(
        page,
        placed.map(({ piece, rect }) => ({ ...rect, rotation: numberIn(piece, 'rotation') })),
      )
    : { x: 0, y: 0 }
  return placed.map(({ piece, rect }) => {
    const { x, y } = rounded(shifted(rect, way.x, way.y))
    return { ...piece, key: newEntryKey(), x, y }
  })
}

type Box = Parameters<typeof wayOnto>[0]
const numberIn = (piece: Piece, name: string): number => (Number.isFinite(piece[name]) ? Number(piece[name]) : 0)
const rectIn = (piece: Piece): Rect => ({
  x: numberIn(piece, 'x'),
  y: numberIn(piece, 'y'),
  width: numberIn(piece, 'width'),
  height: numberIn(piece, 'height'),
})
