import { useId, useRef } from 'react'
import type { FocusPoint, ImageRef } from '../../../../schema/base/fields.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { focusAfter, focusAt } from './focusPoint.ts'
import { texts } from './texts.ts'

interface FocusPickerProps {
  readonly image: ImageRef & { readonly width: number; readonly height: number; readonly alt: string }
  readonly focus: FocusPoint
  readonly onChange: (focus: FocusPoint) => void
}

/** The whole picture with the point that stays in sight, and what is seen of it in boxes of other shapes. */
export function FocusPicker({ image, focus, onChange }: FocusPickerProps) {
  const hint = useId()
  const handle = useRef<HTMLSpanElement>(null)
  return (
    <div className="flex flex-col gap-2">
      <div
        className="relative mx-auto w-fit cursor-crosshair touch-manipulation overflow-hidden rounded-card"
        onClick={({ currentTarget, clientX, clientY }) => {
          onChange(focusAt(currentTarget.getBoundingClientRect(), { x: clientX, y: clientY }))
          handle.current?.focus()
        }}
      >
        <Picture
          image={image}
          alt={image.alt}
          from={['small', 'medium']}
          sizes="(width < 80rem) 100vw, 27rem"
          width={image.width}
          height={image.height}
          className="h-auto max-h-[50dvh] w-auto max-w-full"
        />
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
      </div>
      <p id={hint} className="text-caption text-ink-soft">
        {texts.focus.hint}
      </p>
      <ul aria-label={texts.focus.crops} className="flex items-end gap-2">
        {crops.map(({ name, width, look }) => (
          <li key={name}>
            <Picture
              image={{ ...image, focus }}
              alt={name}
              from={['tiny']}
              sizes={`${width}px`}
              width={width}
              height={SIDE}
              className={`h-14 ${look}`}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

const SIDE = 56
const crops = [
  { name: '1:1', width: SIDE, look: 'w-14 rounded-[7px]' },
  { name: '4:3', width: 75, look: 'aspect-4/3 rounded-[7px]' },
  { name: '16:9', width: 100, look: 'aspect-16/9 rounded-[7px]' },
  { name: texts.focus.round, width: SIDE, look: 'w-14 rounded-pill' },
]
const percentOf = (share: number): number => Math.round(share * 100)
