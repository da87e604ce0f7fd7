import type { Layer } from '../../../../schema/signage/layers.ts'
import { boundsOf, type Handle, handles, type Rect } from './geometry.ts'
import type { Pulled } from './gesture.ts'
import { kindLabel } from './layoutFields.ts'
import { cellsOf, SAFE } from './snap.ts'
import { texts } from './texts.ts'
import type { LayoutEditor } from './useLayoutEditor.ts'

interface TwinsProps {
  readonly editor: LayoutEditor
  readonly layers: readonly Layer[]
  readonly scale: number
  /** Tabbing to one chooses it. */
  readonly onFocus: (key: string) => void
}

/** Each layer as something that takes the focus and has a name, in reading order, for keys and for who does not see the stage. */
export function Twins({ editor, layers, scale, onFocus }: TwinsProps) {
  const { page, fields, chosen } = editor
  return inReadingOrder(layers.filter(({ isHidden }) => !isHidden)).map(layer => (
    <button
      key={layer.key}
      type="button"
      data-twin={layer.key}
      data-empty={isEmpty(layer) || undefined}
      aria-pressed={chosen.has(layer.key)}
      aria-label={texts.where(
        layer.name,
        kindLabel(fields, layer.type),
        texts.length(layer.x, page.unit),
        texts.length(layer.y, page.unit),
      )}
      className={`stage-twin absolute block cursor-default ${chosen.has(layer.key) ? 'touch-none' : ''}`}
      style={{ ...placeOf(layer, scale), rotate: `${layer.rotation}deg` }}
      onFocus={() => onFocus(layer.key)}
    />
  ))
}

const isEmpty = (layer: Layer): boolean => layer.type === 'picture' && layer.source === 'own' && !layer.image

/** Rows from the top, and in each from the left: what begins within the upper half of a line belongs to it. */
const inReadingOrder = (layers: readonly Layer[]): readonly Layer[] =>
  layers.toSorted((one, other) => {
    const isSameLine = Math.abs(one.y - other.y) < Math.min(one.height, other.height) / 2
    return isSameLine ? one.x - other.x : one.y - other.y || one.x - other.x
  })

interface ChosenProps {
  readonly layers: readonly Layer[]
  readonly scale: number
  /** Null where nobody may pull. */
  readonly pullable: boolean
}

/** Below this many screen pixels a side has no room for a handle in its middle. */
const ROOMY = 72

/** What is chosen: its frame, and handles of 24 pixels (44 for fingers). */
export function Chosen({ layers, scale, pullable }: ChosenProps) {
  const [only] = layers
  const bounds = boundsOf(layers)
  if (!bounds || !only) return null
  const isOne = layers.length === 1
  const place = placeOf(bounds, scale)
  const shown = handles.filter(
    handle => handle.length === 2 || (handle === 'n' || handle === 's' ? place.width : place.height) >= ROOMY,
  )
  return (
    <>
      {!isOne &&
        layers.map(layer => (
          <span
            key={layer.key}
            className="pointer-events-none absolute border border-accent"
            style={{ ...placeOf(layer, scale), rotate: `${layer.rotation}deg` }}
          />
        ))}
      <div
        aria-hidden
        className="stage-chosen pointer-events-none absolute"
        style={{ ...place, rotate: isOne ? `${only.rotation}deg` : undefined }}
      >
        {pullable &&
          shown.map(handle => (
            <span
              key={handle}
              data-pull={handle}
              className="pointer-events-auto absolute grid size-6 -translate-1/2 touch-none place-items-center pointer-coarse:size-11"
              style={{ left: `${shareOf(handle, 'w', 'e')}%`, top: `${shareOf(handle, 'n', 's')}%` }}
            >
              <span className="size-3 rounded-full border-2 border-accent bg-white shadow-lift" />
            </span>
          ))}
      </div>
    </>
  )
}

const shareOf = (handle: Handle, start: string, end: string): number =>
  handle.includes(start) ? 0 : handle.includes(end) ? 100 : 50

interface GuidesProps {
  readonly pulled: Pulled
  readonly page: Pick<LayoutEditor['page'], 'width' | 'height' | 'unit'>
  readonly scale: number
}

/** The lines something rests on right now, spaces that are the same, the frame that chooses, and where a copy will lie. */
export function Guides({ pulled: { x, y, gaps, frame, rects }, page, scale }: GuidesProps) {
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full"
      style={{ overflow: 'visible' }}
      role="presentation"
    >
      {[...rects].map(([key, rect]) => (
        <rect key={key} {...placeOfSvg(rect, scale)} className="stage-copy" />
      ))}
      {x && <line x1={x.at * scale} x2={x.at * scale} y1={-12} y2={page.height * scale + 12} className="stage-guide" />}
      {y && <line y1={y.at * scale} y2={y.at * scale} x1={-12} x2={page.width * scale + 12} className="stage-guide" />}
      {gaps.map(gap => (
        <g key={`${gap.x} ${gap.y}`}>
          <line
            x1={gap.x * scale}
            y1={gap.y * scale}
            x2={(gap.x + gap.width) * scale}
            y2={(gap.y + gap.height) * scale}
            className="stage-guide"
          />
          <text
            x={(gap.x + gap.width / 2) * scale}
            y={(gap.y + gap.height / 2) * scale - 4}
            textAnchor="middle"
            className="stage-gap"
          >
            {texts.length(gap.width + gap.height, page.unit)}
          </text>
        </g>
      ))}
      {frame && <rect {...placeOfSvg(frame, scale)} className="stage-frame" />}
    </svg>
  )
}

const placeOfSvg = ({ x, y, width, height }: Rect, scale: number) => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
})

interface UnderlayProps {
  readonly page: LayoutEditor['page']
  readonly hasGrid: boolean
  readonly hasSafe: boolean
  readonly scale: number
}

/** The grid, and what TVs may cut off at the edges. */
export function Underlay({ page, hasGrid, hasSafe, scale }: UnderlayProps) {
  const cells = cellsOf(page)
  const [width, height] = [page.width * scale, page.height * scale]
  const inner = { x: width * SAFE, y: height * SAFE, width: width * (1 - 2 * SAFE), height: height * (1 - 2 * SAFE) }
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full" role="presentation">
      {hasGrid && (
        <path
          className="stage-grid"
          d={[
            ...Array.from({ length: cells.x - 1 }, (_, index) => `M${((index + 1) * width) / cells.x} 0V${height}`),
            ...Array.from({ length: cells.y - 1 }, (_, index) => `M0 ${((index + 1) * height) / cells.y}H${width}`),
          ].join('')}
        />
      )}
      {hasSafe && <rect {...inner} rx={3} className="stage-safe" />}
    </svg>
  )
}

/** Screen pixels. */
export const placeOf = ({ x, y, width, height }: Rect, scale: number) => ({
  left: x * scale,
  top: y * scale,
  width: width * scale,
  height: height * scale,
})
