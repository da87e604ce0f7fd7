import { useId, useRef } from 'react'
import type { Crop, CropShape } from '../../../../schema/base/crops.ts'
import { cutAfter, type Frame, heightOf, movedCut, resizedCut, widest } from './cut.ts'
import { texts } from './texts.ts'
import { type WholeImage, WholePicture } from './WholePicture.tsx'

interface CutPickerProps {
  readonly image: WholeImage
  readonly shape: CropShape
  readonly cut: Crop
  readonly onChange: (cut: Crop) => void
}

/** The whole picture with what is cut out of it for boxes of a shape: moved by pointer and arrow keys, its size by a slider. */
export function CutPicker({ image, shape, cut, onChange }: CutPickerProps) {
  const hint = useId()
  const size = useId()
  const box = useRef<HTMLDivElement>(null)
  /** Where the pointer took hold, and of what. */
  const grip = useRef<{ readonly x: number; readonly y: number; readonly cut: Crop } | null>(null)
  const frame: Frame = { ratio: image.width / image.height, shape }
  const height = heightOf(frame, cut.width)
  return (
    <>
      <WholePicture ref={box} image={image}>
        <span
          role="slider"
          tabIndex={0}
          aria-label={texts.cut.label(texts.cut.shapes[shape])}
          aria-roledescription={texts.cut.kind}
          aria-describedby={hint}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentOf(cut.x)}
          aria-valuetext={texts.cut.at(percentOf(cut.x), percentOf(cut.y), percentOf(cut.width))}
          className="absolute cursor-move touch-none border-2 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)] outline-offset-2"
          style={{
            left: `${cut.x * 100}%`,
            top: `${cut.y * 100}%`,
            width: `${cut.width * 100}%`,
            height: `${height * 100}%`,
          }}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            grip.current = { x: event.clientX, y: event.clientY, cut }
          }}
          onPointerMove={({ currentTarget, pointerId, clientX, clientY }) => {
            const whole = box.current?.getBoundingClientRect()
            if (!whole || !grip.current || !currentTarget.hasPointerCapture(pointerId)) return
            const { x, y, cut: held } = grip.current
            onChange(movedCut(frame, held, (clientX - x) / whole.width, (clientY - y) / whole.height))
          }}
          onKeyDown={event => {
            const next = cutAfter(frame, cut, event.key, event.shiftKey)
            if (!next) return
            event.preventDefault()
            onChange(next)
          }}
        />
      </WholePicture>
      <label htmlFor={size} className="flex items-center gap-3 text-caption">
        {texts.cut.size}
        <input
          id={size}
          type="range"
          min={10}
          max={Math.round(widest(frame) * 100)}
          value={percentOf(cut.width)}
          aria-valuetext={texts.cut.share(percentOf(cut.width))}
          className="min-h-11 min-w-0 flex-1 accent-accent"
          onChange={({ currentTarget }) => onChange(resizedCut(frame, cut, Number(currentTarget.value) / 100))}
        />
      </label>
      <p id={hint} className="text-caption text-ink-soft">
        {texts.cut.hint}
      </p>
    </>
  )
}

const percentOf = (share: number): number => Math.round(share * 100)
