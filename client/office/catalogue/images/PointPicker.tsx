import { useId, useRef } from 'react'
import type { FocusPoint } from '../../../../schema/base/fields.ts'
import { focusAfter, focusAt } from './focusPoint.ts'
import { texts } from './texts.ts'
import { type WholeImage, WholePicture } from './WholePicture.tsx'

interface PointPickerProps {
  readonly image: WholeImage
  readonly focus: FocusPoint
  readonly onChange: (focus: FocusPoint) => void
}

/** The whole picture with the point that stays in sight wherever it is cut. */
export function PointPicker({ image, focus, onChange }: PointPickerProps) {
  const hint = useId()
  const handle = useRef<HTMLSpanElement>(null)
  return (
    <>
      <WholePicture
        image={image}
        className="cursor-crosshair touch-manipulation"
        onClick={({ currentTarget, clientX, clientY }) => {
          onChange(focusAt(currentTarget.getBoundingClientRect(), { x: clientX, y: clientY }))
          handle.current?.focus()
        }}
      >
        <span
          ref={handle}
          role="slider"
          tabIndex={0}
          aria-label={texts.focus.label}
          aria-roledescription={texts.focus.kind}
          aria-describedby={hint}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentOf(focus.x)}
          aria-valuetext={texts.focus.at(percentOf(focus.x), percentOf(focus.y))}
          className="absolute size-11 -translate-1/2 rounded-pill border-2 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.65),inset_0_0_0_1px_rgb(0_0_0/0.65)] after:absolute after:inset-0 after:m-auto after:size-1.5 after:rounded-pill after:bg-white after:shadow-[0_0_0_1.5px_rgb(0_0_0/0.65)]"
          style={{ left: `${percentOf(focus.x)}%`, top: `${percentOf(focus.y)}%` }}
          onKeyDown={event => {
            const next = focusAfter(focus, event.key, event.shiftKey)
            if (!next) return
            event.preventDefault()
            onChange(next)
          }}
        />
      </WholePicture>
      <p id={hint} className="text-caption text-ink-soft">
        {texts.focus.hint}
      </p>
    </>
  )
}

const percentOf = (share: number): number => Math.round(share * 100)
