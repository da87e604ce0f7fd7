import { lazy, Suspense, useEffect, useState } from 'react'
import { useSize } from '../../../device/page/size.ts'
import { FontsMissing } from '../FontsMissing.tsx'
import { AddLayer } from './AddLayer.tsx'
import { isFree } from './gesture.ts'
import { KeyList } from './KeyList.tsx'
import { Stage, type StageLooks } from './Stage.tsx'
import { StageBar } from './StageBar.tsx'
import { texts } from './texts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'
import type { usePreview } from './usePreview.ts'
import { useStageDeeds } from './useStageDeeds.ts'

const DistanceCheck = lazy(async () => ({ default: (await import('./DistanceCheck.tsx')).DistanceCheck }))

interface StagePaneProps {
  readonly editor: LayoutEditor
  readonly allowed: boolean
  readonly preview: ReturnType<typeof usePreview>
  readonly isOnTv: boolean
  readonly className: string
  readonly onFields: () => void
}

/** Screen pixels round the page. */
const MARGIN = 56
/** By what a press on a glass makes it larger or smaller, and how far that goes. */
const ZOOM = 1.25
const [LEAST, MOST] = [0.05, 16]

/** The stage with its tools: as large as there is room for, or as large as somebody wants to see it. */
export function StagePane({ editor, allowed, preview, isOnTv, className, onFields }: StagePaneProps) {
  const { page, chosen, layers, undos } = editor
  const { ref, size } = useSize<HTMLDivElement>()
  const [own, setOwn] = useState<number | null>(null)
  const [looks, setLooks] = useState<StageLooks>({ snaps: true, hasGrid: false, hasSafe: isOnTv })
  const [writing, setWriting] = useState<string | null>(null)
  const [open, setOpen] = useState<'keys' | 'distance' | null>(null)
  const deeds = useStageDeeds({ editor, allowed, onFields, onWriting: setWriting, onKeys: () => setOpen('keys') })
  const fitted = size ? Math.min((size.width - MARGIN) / page.width, (size.height - MARGIN) / page.height) : null
  const scale = Math.max(LEAST, own ?? fitted ?? 0.1)
  const zoom = (way: 'in' | 'out' | 'fit') =>
    setOwn(way === 'fit' ? null : Math.min(MOST, Math.max(LEAST, way === 'in' ? scale * ZOOM : scale / ZOOM)))
  const last = undos.done.at(-1)
  const next = undos.undone.at(-1)
  return (
    <div className={className}>
      <StageBar
        {...{ looks, scale, allowed, isOnTv }}
        onLooks={setLooks}
        undo={last ? { name: last.name, run: () => deeds.step('undo') } : null}
        redo={next ? { name: next.name, run: () => deeds.step('redo') } : null}
        onZoom={zoom}
        chosen={chosen.size}
        onAlign={deeds.align}
        onSpread={deeds.spread}
        onOrder={deeds.order}
        onDuplicate={deeds.duplicate}
        onRemove={deeds.remove}
        onKeys={() => setOpen('keys')}
        onDistance={() => setOpen('distance')}
      >
        {allowed && <AddLayer editor={editor} />}
      </StageBar>
      {preview.again && <FontsMissing again={preview.again} />}
      <p id="stage-hint" className="sr-only">
        {texts.stageHint}
      </p>
      <div
        ref={ref}
        className="stage-room overflow-auto rounded-card border border-line bg-sunken"
        onWheel={event => {
          if (event.ctrlKey || event.metaKey) zoom(event.deltaY < 0 ? 'in' : 'out')
        }}
      >
        <div className="stage-middle grid w-max place-items-center">
          {fitted !== null && (
            <Stage
              {...{ editor, looks, scale, allowed, writing }}
              ink={preview.ink}
              drawn={preview.drawn}
              onWriting={setWriting}
              onKey={deeds.carryOut}
            />
          )}
        </div>
      </div>
      <Announced editor={editor} />
      {open === 'keys' && <KeyList onClose={() => setOpen(null)} />}
      <Suspense>
        {open === 'distance' && (
          <DistanceCheck
            layout={{ ...preview.layout, layers: layers.filter(layer => isFree(layer) || !layer.isHidden) }}
            data={preview.data}
            inches={null}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** How long (ms) after the last move it is said where something lies: nobody hears every step. */
const PAUSE_MS = 300

function Announced({ editor: { single, layers, page } }: { readonly editor: LayoutEditor }) {
  const layer = layers.find(({ key }) => key === single)
  const text = layer ? texts.at(layer.name, texts.length(layer.x, page.unit), texts.length(layer.y, page.unit)) : ''
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
