import { useMemo, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import type { Layer } from '../../../../schema/signage/layers.ts'
import type { Row, Trouble } from '../../../data/office/office.ts'
import { now } from '../../../device/clock.ts'
import { bodyIn, type Draft, shownIn } from '../../form/draft.ts'
import type { Field } from '../../form/formModel.ts'
import { entriesOf, listOf, partsOf, type Typed, type TypedPiece, toStored, toTyped } from '../../form/formValues.ts'
import { type EntityFormState, useEntityForm } from '../../form/useEntityForm.ts'
import type { Rect } from './geometry.ts'
import { keyOfLayer, layerIn, pieceOfLayer, typedLayer, withParts, withStored } from './layerValues.ts'
import { type LayoutFields, layoutFieldsOf } from './layoutFields.ts'
import { type LayoutPage, pageIn } from './page.ts'
import { type Piece, record, redo, stepBetween, type UndoList, undo } from './undoList.ts'
import { useUndoList } from './useUndoList.ts'

/** What a change is called where it is taken back, and which quick changes after each other are one. */
interface Deed {
  readonly name: string
  readonly run?: string
}

export interface LayoutEditor {
  readonly form: EntityFormState
  readonly row: Row
  readonly fields: LayoutFields
  readonly page: LayoutPage
  /** As they stand in the form, the lowest first. */
  readonly typed: readonly Typed[]
  readonly pieces: readonly Piece[]
  /** Those that can be drawn. */
  readonly layers: readonly Layer[]
  readonly chosen: ReadonlySet<string>
  /** The layer whose fields are shown; null for none or several. */
  readonly single: string | null
  readonly choose: (keys: Iterable<string>) => void
  readonly typePage: (name: string, value: Typed) => void
  /** Fields of one layer, as somebody types them. */
  readonly typeLayer: (key: string, parts: TypedPiece) => void
  /** Stored values of several layers at once. */
  readonly change: (changes: ReadonlyMap<string, Readonly<Record<string, unknown>> | Rect>, deed: Deed) => void
  /** Puts layers above the others, and chooses them. */
  readonly add: (layers: readonly Typed[], deed: Deed) => void
  readonly remove: (keys: ReadonlySet<string>, deed: Deed) => void
  /** The keys of all layers, the lowest first. */
  readonly arrange: (keys: readonly string[], deed: Deed) => void
  readonly undos: UndoList
  /** Takes the last step back, or does it again: what it was called and how much was left; null where there is none. */
  readonly step: (way: 'undo' | 'redo') => { readonly name: string; readonly left: number } | null
}

interface Opened {
  readonly entity: Entity
  readonly row: Row
  readonly trouble: Trouble | undefined
  /** What was typed before the browser went away. */
  readonly former: Draft | null
}

/** What is done with one open layout: everything goes through its form, so it is kept, merged and saved as any document. */
export function useLayoutEditor({ entity, row, trouble, former }: Opened): LayoutEditor {
  const form = useEntityForm(entity, row, trouble, former)
  const fields = useMemo(() => layoutFieldsOf(entity), [entity])
  const typed = useMemo(() => listOf(shownIn(form.draft, fields.layers, row)), [form.draft, fields, row])
  const pieces = useMemo(() => typed.map(layer => pieceOfLayer(fields, layer)), [fields, typed])
  const layers = useMemo(() => drawable(pieces, row), [pieces, row])
  const page = useMemo(() => pageIn(bodyIn(form.draft, row), row.body), [form.draft, row])
  const [selected, choose] = useState<ReadonlySet<string>>(new Set())
  const [undos, setUndos] = useUndoList(`${entity.type}:${row.id}`)
  const chosen = useMemo(() => thereOf(pieces, selected), [pieces, selected])

  const pagePiece = (values: Readonly<Record<string, Typed>>) =>
    pieceOfPage(fields, field => (field.name in values ? values[field.name] : shownIn(form.draft, field, row)))
  const note = (after: readonly Typed[], { name, run }: Deed, changedPage: Readonly<Record<string, Typed>> = {}) => {
    const later = after.map(layer => pieceOfLayer(fields, layer))
    const told = { name, run: run ?? null, at: now() }
    const step = stepBetween([pagePiece({}), ...pieces], [pagePiece(changedPage), ...later], told)
    if (step) setUndos(record(undos, step))
  }
  const set = (after: readonly Typed[], deed: Deed) => {
    note(after, deed)
    form.type(fields.layers, after)
  }
  const each = (change: (layer: Typed, key: string) => Typed, deed: Deed) => {
    const after = typed.map(layer => change(layer, keyOfLayer(layer)))
    set(after, deed)
  }
  const restore = (after: readonly Piece[]) => {
    const [head, rest] = [after.find(({ key }) => key === ''), after.filter(({ key }) => key !== '')]
    const before = pagePiece({})
    for (const field of fields.page)
      if (head && head[field.name] !== before[field.name]) form.type(field, toTyped(field, head[field.name]))
    form.type(fields.layers, typedAgain(fields, rest, pieces, typed))
  }
  const state = { form, row, fields, page, typed, pieces, layers, chosen, undos }
  return {
    ...state,
    single: chosen.size === 1 ? ([...chosen][0] ?? null) : null,
    choose: keys => choose(new Set(keys)),
    typePage(name, value) {
      const field = fields.page.find(known => known.name === name)
      if (!field) return
      note(typed, { name: field.label, run: `page ${name}` }, { [name]: value })
      form.type(field, value)
    },
    typeLayer: (key, parts) =>
      each(
        (layer, own) => (own === key ? withParts(layer, parts) : layer),
        typingDeed(fields, key, Object.keys(parts)),
      ),
    change: (changes, deed) =>
      each((layer, key) => {
        const values = changes.get(key)
        return values ? withStored(fields, layer, { ...values }) : layer
      }, deed),
    add(added, deed) {
      set([...typed, ...added], deed)
      choose(new Set(added.map(keyOfLayer)))
    },
    remove(keys, deed) {
      const rest = typed.filter(layer => !keys.has(keyOfLayer(layer)))
      set(rest, deed)
    },
    arrange(keys, deed) {
      const known = new Map(typed.map(layer => [keyOfLayer(layer), layer]))
      const after = keys.flatMap(key => known.get(key) ?? [])
      set(after, deed)
    },
    step(way) {
      const taken = (way === 'undo' ? undo : redo)(undos, [pagePiece({}), ...pieces])
      if (!taken) return null
      setUndos(taken.list)
      restore(taken.pieces)
      choose(new Set(taken.step.changes.map(({ key }) => key)))
      return { name: taken.step.name, left: taken.left }
    },
  }
}

/** Those of the keys that a layer has: what somebody else took away is chosen no longer. */
const thereOf = (pieces: readonly Piece[], keys: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(pieces.map(({ key }) => key).filter(key => keys.has(key)))

const pieceOfPage = ({ page }: LayoutFields, shown: (field: Field) => Typed): Piece => ({
  key: '',
  ...Object.fromEntries(page.map(field => [field.name, toStored(field, shown(field))])),
})

/** Layers as a form holds them; what did not change stays as it was typed. */
function typedAgain(
  fields: LayoutFields,
  after: readonly Piece[],
  before: readonly Piece[],
  typed: readonly Typed[],
): readonly Typed[] {
  const known = new Map(before.map((piece, index) => [piece, typed[index]]))
  return after.map(piece => known.get(piece) ?? typedLayer(fields, piece))
}

function drawable(pieces: readonly Piece[], { body }: Row): readonly Layer[] {
  const stored = new Map(entriesOf(body['layers']).map(layer => [partsOf(layer)['key'], layer]))
  return pieces.flatMap(piece => layerIn(piece, stored.get(piece.key)) ?? [])
}

/** Typing into fields of a layer is called as the first of them, whatever kind of layer has it. */
function typingDeed({ layer }: LayoutFields, key: string, [name = '', ...others]: readonly string[]): Deed {
  const field = Object.values(layer.fieldsOf)
    .flat()
    .find(known => known.name === name)
  return { name: field?.label ?? name, run: [key, name, ...others].join(' ') }
}
