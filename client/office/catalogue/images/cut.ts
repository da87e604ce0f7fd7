import { type Crop, type CropShape, cropShapes } from '../../../../schema/base/crops.ts'

/** A picture's pixels, width by height, and the shape that is cut out of it. */
export interface Frame {
  readonly ratio: number
  readonly shape: CropShape
}

/** Shares of the picture that an arrow key goes, and what a key makes it larger or smaller by. */
const STEP = 0.01
const LEAP = 0.05
/** What is cut out is never narrower: it would be seen as squares. */
const LEAST = 0.1

/** The largest that can be cut out, in the middle. */
export function largestCut(frame: Frame): Crop {
  const width = widest(frame)
  return inside(frame, { x: (1 - width) / 2, y: (1 - heightOf(frame, width)) / 2, width })
}

export const widest = ({ ratio, shape }: Frame): number => Math.min(1, cropShapes[shape] / ratio)

/** Height of a cut, as a share of the picture's. */
export const heightOf = ({ ratio, shape }: Frame, width: number): number => (width * ratio) / cropShapes[shape]

/** The cut so much further to the right and down (shares of the picture); never beyond the picture. */
export const movedCut = (frame: Frame, { x, y, width }: Crop, right: number, down: number): Crop =>
  inside(frame, { x: x + right, y: y + down, width })

/** The cut of another width about its middle. */
export function resizedCut(frame: Frame, { x, y, width }: Crop, wanted: number): Crop {
  const next = Math.min(widest(frame), Math.max(LEAST, wanted))
  const [right, down] = [(width - next) / 2, (heightOf(frame, width) - heightOf(frame, next)) / 2]
  return inside(frame, { x: x + right, y: y + down, width: next })
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const sizes: Readonly<Record<string, number>> = { '+': -1, '-': 1, PageUp: -1, PageDown: 1 }

/** What a key makes of a cut, in large steps with Shift; `+` goes closer, `Home` is the largest. Null for a key that is none of it. */
export function cutAfter(frame: Frame, cut: Crop, key: string, isLarge: boolean): Crop | null {
  const step = isLarge ? LEAP : STEP
  if (key === 'Home') return largestCut(frame)
  const direction = directions[key]
  if (direction) return movedCut(frame, cut, direction[0] * step, direction[1] * step)
  const size = sizes[key]
  return size === undefined ? null : resizedCut(frame, cut, cut.width + size * LEAP)
}

/** Whole thousandths within the picture. */
function inside(frame: Frame, { x, y, width }: Crop): Crop {
  const own = Math.floor(Math.min(width, widest(frame)) * 1000) / 1000
  return {
    x: within(x, 1 - own),
    y: within(y, 1 - heightOf(frame, own)),
    width: own,
  }
}

const within = (share: number, most: number): number =>
  Math.round(Math.max(0, Math.min(share, Math.floor(most * 1000) / 1000)) * 1000) / 1000
