import { type KeyboardEvent, useRef, useState } from 'react'
import type { Drawing, Ink } from '../../../../schema/signage/drawing.ts'
import type { Layer } from '../../../../schema/signage/layers.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DrawnStage } from './DrawnStage.tsx'
import { Chosen, Guides, placeOf, Twins, Underlay } from './Overlay.tsx'
import type { KeyDeed } from './stageKeys.ts'
import { deedOf } from './stageKeys.ts'
import { TextInPlace } from './TextInPlace.tsx'
import { texts } from './texts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'
import { useStageDrop } from './useStageDrop.ts'
import { useStagePointer } from './useStagePointer.ts'

export interface StageLooks {
  readonly snaps: boolean
  readonly hasGrid: boolean
  readonly hasSafe: boolean
}

interface StageProps {
  readonly editor: LayoutEditor
  readonly looks: StageLooks
  /** Screen pixels for each of the layout's units. */
  readonly scale: number
  readonly allowed: boolean
  readonly ink: Pick<Ink, 'packOf'> | null
  /** Lays layers out with the data of the preview; null until its letters are there. */
  readonly drawn: (layers: readonly Layer[]) => Drawing | null
  /** The layer that is written into on the stage; null for none. */
  readonly writing: string | null
  readonly onWriting: (key: string | null) => void
  readonly onKey: (deed: KeyDeed) => void
}

/** The page with its layers: chosen, moved and resized with mouse, finger or keys. */
export function Stage({ editor, looks, scale, allowed, ink, drawn, writing, onWriting, onKey }: StageProps) {
  const { page, layers, chosen } = editor
  const surface = useRef<HTMLDivElement>(null)
  const focusTwin = (key: string) =>
    surface.current?.querySelector<HTMLElement>(`[data-twin="${key}"]`)?.focus({ preventScroll: true })
  const onPress = (layer: Layer | null) => {
    onWriting(null)
    if (layer) focusTwin(layer.key)
    else surface.current?.focus({ preventScroll: true })
  }
  const pointer = useStagePointer({ editor, scale, allowed, snaps: looks.snaps, onPress })
  const { begun, pulled } = pointer
  const onDropped = (key: string) => requestAnimationFrame(() => focusTwin(key))
  const drop = useStageDrop({ editor, scale, allowed, onDropped })
  const isResizing = begun?.kind === 'resize'
  const isMoving = begun?.kind === 'move' && !begun.isCopy
  const placed = layers.map((layer): Layer => ({ ...layer, ...(begun?.isCopy ? {} : pulled?.rects.get(layer.key)) }))
  const drawing = drawn(isResizing ? placed : layers)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (writing !== null || event.nativeEvent.isComposing) return
    const { key, shiftKey: shift, altKey: alt } = event
    const deed = deedOf({ key, shift, alt, ctrl: event.ctrlKey || event.metaKey })
    if (!deed) return
    event.preventDefault()
    event.stopPropagation()
    pointer.drop()
    onKey(deed)
  }
  const [pointed, setPointed] = useState(false)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: layers are pasted and chosen here by keys also where there are none yet
    <div
      ref={surface}
      role="group"
      tabIndex={0}
      aria-label={texts.stage}
      aria-describedby="stage-hint"
      className="relative shrink-0 bg-white shadow-float select-none"
      style={{ width: page.width * scale, height: page.height * scale }}
      {...pointer.events}
      {...drop}
      onPointerDown={event => {
        setPointed(true)
        pointer.events.onPointerDown(event)
      }}
      // What lies at the pointer is not always what was meant: the layer that is chosen has the focus already.
      onMouseDown={event => event.preventDefault()}
      onDoubleClick={() => onKey({ deed: 'edit' })}
      onKeyDown={event => {
        setPointed(false)
        onKeyDown(event)
      }}
    >
      <div className="absolute inset-0 overflow-hidden" style={{ background: page.background }}>
        {drawing && ink ? (
          <DrawnStage drawing={drawing} ink={ink} hidden={writing} ways={isMoving ? waysOf(layers, placed) : still} />
        ) : (
          <Skeleton className="size-full" />
        )}
        <Underlay {...{ page, scale }} hasGrid={looks.hasGrid} hasSafe={looks.hasSafe} />
      </div>
      <Twins
        {...{ editor, scale }}
        layers={placed}
        onFocus={key => {
          if (!pointed && !chosen.has(key)) editor.choose([key])
        }}
      />
      {writing === null && (
        <Chosen layers={placed.filter(({ key }) => chosen.has(key))} scale={scale} pullable={allowed} />
      )}
      {pulled && begun && (
        <Guides
          {...{ page, scale }}
          pulled={begun.isCopy || begun.kind === 'frame' ? pulled : { ...pulled, rects: still }}
        />
      )}
      {writing !== null && (
        <TextInPlace
          {...{ editor, scale }}
          layerKey={writing}
          style={placeOf(layers.find(({ key }) => key === writing) ?? nowhere, scale)}
          onDone={() => {
            onWriting(null)
            requestAnimationFrame(() => focusTwin(writing))
          }}
        />
      )}
    </div>
  )
}

const still = new Map<string, never>()
const nowhere = { x: 0, y: 0, width: 0, height: 0 }

/** By how much each layer is moved right now. */
function waysOf(before: readonly Layer[], after: readonly Layer[]) {
  return new Map(
    after.map((layer, index) => {
      const former = before[index] ?? layer
      return [layer.key, { x: layer.x - former.x, y: layer.y - former.y }]
    }),
  )
}
