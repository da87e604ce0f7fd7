import type { Layer } from '../../../../schema/signage/layers.ts'
import { entriesOf, partsOf } from '../../form/formValues.ts'
import { focusPath } from '../../form/problems.ts'
import { useOffice } from '../../shell/scope.tsx'
import { tabClipboard } from '../../shell/tabClipboard.ts'
import { type Alignment, aligned, type Direction, distributed, type Order, ordered } from './align.ts'
import { boundsOf, coverOf, type Rect, rounded } from './geometry.ts'
import { isFree, removable } from './gesture.ts'
import { copied, typedLayer } from './layerValues.ts'
import type { LayoutFields } from './layoutFields.ts'
import { grainOf, type LayoutPage } from './page.ts'
import { cellsOf } from './snap.ts'
import type { KeyDeed } from './stageKeys.ts'
import { texts } from './texts.ts'
import type { Piece } from './undoList.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

const clipboard = tabClipboard('layers')

interface StageDeedsOptions {
  readonly editor: LayoutEditor
  readonly allowed: boolean
  readonly onWriting: (key: string | null) => void
  readonly onKeys: () => void
  /** The fields are in sight. */
  readonly onFields: () => void
}

/** What is done with the chosen layers, by keys and by the buttons above the stage. */
export function useStageDeeds({ editor, allowed, onWriting, onKeys, onFields }: StageDeedsOptions) {
  const { tell } = useOffice()
  const { layers, pieces, chosen, page, fields } = editor
  const own = layers.filter(layer => chosen.has(layer.key) && isFree(layer))
  const ownPieces = pieces.filter(({ key }) => chosen.has(key))
  const place = (rects: ReadonlyMap<string, Rect>, name: string, run?: string) =>
    editor.change(new Map([...rects].map(([key, rect]) => [key, rounded(rect)])), { name, ...(run ? { run } : {}) })
  const addCopies = (from: readonly Piece[], name: string) => {
    const offset = Math.max(1, Math.round(Math.min(page.width, page.height) * 0.02))
    const kinds = Object.keys(fields.layer.fieldsOf)
    const fitting = from.filter(piece => kinds.includes(String(piece[fields.layer.tag.name])))
    if (fitting.length > 0)
      editor.add(
        copied(fitting, offset, page).map(piece => typedLayer(fields, piece)),
        { name },
      )
  }
  const step = (way: 'undo' | 'redo') => {
    const taken = editor.step(way)
    if (!taken) return
    const said = way === 'undo' ? texts.undone(taken.name) : texts.redone(taken.name)
    tell({ text: taken.left > 0 ? texts.left(taken.name) : said, slot: 'undo' })
  }
  const deeds = {
    step,
    align: (alignment: Alignment) => {
      const frame = own.length > 1 ? boundsOf(own.map(coverOf)) : { x: 0, y: 0, width: page.width, height: page.height }
      if (frame) place(aligned(own, alignment, frame), texts.deeds.align)
    },
    spread: (direction: Direction) => place(distributed(own, direction), texts.deeds.align),
    order: (order: Order) => editor.arrange(ordered(pieces.map(keyOf), chosen, order), { name: texts.deeds.order }),
    duplicate: () => addCopies(ownPieces, texts.deeds.copy),
    remove: () => {
      const keys = removable(layers, chosen)
      if (keys.size > 0) editor.remove(keys, { name: texts.deeds.remove })
    },
  }
  const nudge = (key: Nudge) => {
    const name = key.deed === 'move' ? texts.deeds.move : texts.deeds.resize
    place(nudges(own, key, page), name, `${key.deed} ${[...chosen].join(' ')}`)
  }
  const edit = () => {
    const [layer] = own
    if (!layer || !allowed) return
    if (layer.type === 'text') return onWriting(layer.key)
    onFields()
    const at = pieces.findIndex(({ key }) => key === layer.key)
    requestAnimationFrame(() => focusPath(`layers.${at}.${firstFieldOf(fields, layer)}`))
  }
  const carryOut = (key: KeyDeed) => {
    if (key.deed === 'keys') return onKeys()
    if (key.deed === 'leave') return editor.choose([])
    if (key.deed === 'all') return editor.choose(layers.filter(isFree).map(layer => layer.key))
    if (key.deed === 'copy') {
      clipboard.set(ownPieces)
      return tell({ text: texts.copiedLayers(ownPieces.length) })
    }
    if (!allowed) return undefined
    switch (key.deed) {
      case 'move':
      case 'resize':
        return own.length > 0 ? nudge(key) : undefined
      case 'order':
        return deeds.order(key.order)
      case 'paste':
        return addCopies(copiedPieces(clipboard.get()), texts.deeds.paste)
      case 'undo':
      case 'redo':
        return step(key.deed)
      case 'edit':
        return edit()
      case 'duplicate':
        return deeds.duplicate()
      case 'remove':
        return deeds.remove()
    }
  }
  return { ...deeds, carryOut }
}

const copiedPieces = (copiedThen: unknown): readonly Piece[] =>
  entriesOf(copiedThen).map(entry => ({ ...partsOf(entry), key: String(partsOf(entry)['key']) }))

type Nudge = Extract<KeyDeed, { by: string }>

/** Where the layers lie, or how large they are, after a key was pressed. */
function nudges(layers: readonly Layer[], { deed, x, y, by }: Nudge, page: LayoutPage): ReadonlyMap<string, Rect> {
  const [cells, grain] = [cellsOf(page), grainOf(page)]
  const isCell = by === 'cell'
  const wide = x * (isCell ? page.width / cells.x : grain)
  const high = y * (isCell ? page.height / cells.y : grain)
  return new Map(
    layers.map((layer): [string, Rect] => {
      const rect = rectOf(layer)
      if (deed === 'move') return [layer.key, { ...rect, x: rect.x + wide, y: rect.y + high }]
      return [
        layer.key,
        { ...rect, width: Math.max(grain, rect.width + wide), height: Math.max(grain, rect.height + high) },
      ]
    }),
  )
}

/** The field one goes to first: the picture of a picture, else the first that says what is shown. */
function firstFieldOf({ layer: { fieldsOf } }: LayoutFields, { type }: Layer): string {
  if (type === 'picture') return 'image'
  return fieldsOf[type]?.find(({ name, kind }) => name !== 'name' && kind !== 'entryKey')?.name ?? 'name'
}

const keyOf = ({ key }: { readonly key: string }): string => key
const rectOf = ({ x, y, width, height }: Layer): Rect => ({ x, y, width, height })
