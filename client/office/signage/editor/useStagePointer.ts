import { type PointerEvent, useState } from 'react'
import type { Layer } from '../../../../schema/signage/layers.ts'
import { coverOf, type Handle, handles, touches } from './geometry.ts'
import { type Gesture, isFree, layerAt, type Pulled, pulledTo } from './gesture.ts'
import { copied, typedLayer } from './layerValues.ts'
import { grainOf } from './page.ts'
import { linesOf } from './snap.ts'
import { texts } from './texts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

/** Screen pixels: how near something has to be to snap, and how far a press has to go to be a pull. */
const REACH = { mouse: 6, touch: 12 }
const SLACK = 3

interface StagePointerOptions {
  readonly editor: LayoutEditor
  /** Screen pixels for each of the layout's units. */
  readonly scale: number
  readonly allowed: boolean
  readonly snaps: boolean
  readonly onPress: (layer: Layer | null) => void
}

interface Begun extends Gesture {
  readonly pointer: number
  readonly isPulled: boolean
}

/** Choosing, moving, resizing and framing layers with mouse, pen or finger. Nothing is written before the pointer is lifted. */
export function useStagePointer({ editor, scale, allowed, snaps, onPress }: StagePointerOptions) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [pulled, setPulled] = useState<Pulled | null>(null)
  const { layers, page, chosen } = editor
  const pointOf = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
  }
  const begin = (event: PointerEvent<HTMLElement>, gesture: Pick<Gesture, 'kind' | 'layers'> & Partial<Gesture>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setBegun({
      ...neighbours(editor, gesture.layers, snaps),
      handle: 'se',
      isCopy: event.altKey,
      from: pointOf(event),
      chosen: event.shiftKey ? chosen : new Set(),
      pointer: event.pointerId,
      isPulled: false,
      ...gesture,
    })
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || begun) return
    const own = layers.filter(layer => chosen.has(layer.key) && isFree(layer))
    const handle = handleOf(event.target)
    if (handle && allowed) return begin(event, { kind: 'resize', layers: own, handle, isCopy: false })
    const hit = layerAt(layers, pointOf(event))
    onPress(hit)
    if (!hit) {
      if (!event.shiftKey) editor.choose([])
      if (event.pointerType !== 'touch') begin(event, { kind: 'frame', layers: [] })
      return
    }
    const isChosen = chosen.has(hit.key)
    if (event.shiftKey) {
      const rest = [...chosen].filter(key => key !== hit.key)
      return editor.choose(isChosen ? rest : [...rest, hit.key])
    }
    if (!isChosen) editor.choose([hit.key])
    // A finger that only passes by moves the page and not the layer.
    const isPassing = event.pointerType === 'touch' && !isChosen
    if (allowed && !isPassing) begin(event, { kind: 'move', layers: isChosen ? own : [hit] })
  }
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (begun?.pointer !== event.pointerId) return
    const to = pointOf(event)
    const isPulled = begun.isPulled || Math.hypot(to.x - begun.from.x, to.y - begun.from.y) * scale > SLACK
    if (!isPulled) return
    if (!begun.isPulled) setBegun({ ...begun, isPulled })
    setPulled(
      pulledTo(begun, to, pulled, {
        reach: REACH[event.pointerType === 'touch' ? 'touch' : 'mouse'] / scale,
        isFree: event.ctrlKey || event.metaKey,
        keepsRatio: event.shiftKey,
        grain: grainOf(page),
      }),
    )
  }
  const lift = (event: PointerEvent<HTMLElement>) => {
    if (begun?.pointer !== event.pointerId) return
    if (pulled) finish(editor, begun, pulled)
    drop()
  }
  const drop = () => {
    setBegun(null)
    setPulled(null)
  }
  return {
    begun: begun?.isPulled ? begun : null,
    pulled,
    drop,
    events: { onPointerDown: press, onPointerMove: pull, onPointerUp: lift, onPointerCancel: drop },
  }
}

/** What the pulled layers may come to rest at, and what lies round them; nothing where they are not to rest anywhere. */
function neighbours({ layers, page }: LayoutEditor, pulledOnes: readonly Layer[], snaps: boolean) {
  const own = new Set(pulledOnes.map(({ key }) => key))
  const others = layers.filter(layer => !layer.isHidden && !own.has(layer.key)).map(coverOf)
  return snaps ? { lines: linesOf(page, others), others } : { lines: null, others: [] }
}

/** Writes what was pulled, or chooses what was framed. */
function finish(editor: LayoutEditor, { kind, isCopy, chosen }: Begun, { rects, frame }: Pulled): void {
  if (frame) {
    const inside = editor.layers.filter(layer => isFree(layer) && touches(coverOf(layer), frame))
    return editor.choose([...chosen, ...inside.map(({ key }) => key)])
  }
  if (!isCopy) return editor.change(rects, { name: kind === 'move' ? texts.deeds.move : texts.deeds.resize })
  const pieces = editor.pieces.flatMap(piece => {
    const rect = rects.get(piece.key)
    return rect ? [{ ...piece, ...rect }] : []
  })
  return editor.add(
    copied(pieces).map(piece => typedLayer(editor.fields, piece)),
    { name: texts.deeds.copy },
  )
}

function handleOf(target: EventTarget): Handle | null {
  const named = target instanceof Element ? target.closest('[data-pull]')?.getAttribute('data-pull') : null
  return handles.find(handle => handle === named) ?? null
}
