import type { FocusPoint } from '../../../../schema/base/fields.ts'
import { partsOf } from '../../form/formValues.ts'

/** The middle: where a picture is cut evenly. */
const centre: FocusPoint = { x: 0.5, y: 0.5 }
/** Shares of the picture that an arrow key goes. */
const STEP = 0.02
const LEAP = 0.1

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point a picture has; the middle where nobody has chosen one. */
export function focusIn(value: unknown): FocusPoint {
  const { x, y } = partsOf(value)
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : centre
}

/** Where a key leads from a point, in large steps with Shift; null for a key that is none of it. `Home` is the middle. */
export function focusAfter({ x, y }: FocusPoint, key: string, isLarge: boolean): FocusPoint | null {
  if (key === 'Home') return centre
  const direction = directions[key]
  if (!direction) return null
  const step = isLarge ? LEAP : STEP
  return { x: share(x + direction[0] * step), y: share(y + direction[1] * step) }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The point of a picture under the pointer, both in pixels of the page. */
export const focusAt = (
  { left, top, width, height }: Box,
  at: { readonly x: number; readonly y: number },
): FocusPoint => ({
  x: share((at.x - left) / width),
  y: share((at.y - top) / height),
})

/** Whole hundredths: more is not seen. */
const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
