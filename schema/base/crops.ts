import type { ImageCrops, ImageRef } from './fields.ts'
import { keysOf } from './keys.ts'
import { fieldOf } from './record.ts'
import { isObject } from './sameValue.ts'

/** Shapes of boxes a picture may be cut for by hand: width by height. */
export const cropShapes = { square: 1, photo: 4 / 3, wide: 16 / 9 } as const
export type CropShape = keyof typeof cropShapes

/** What is cut out: shares of the picture from the upper left; its height follows from the shape. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** How far a box may be from a shape (natural logarithm of the ratio of both) to show what was cut for it: 3:2 shows 4:3. */
const NEAR = 0.13

/** What was cut by hand for a box of this shape (width by height); null where nobody did. */
export function cropFor(
  { crops }: Pick<ImageRef, 'crops'>,
  ratio: number,
): { readonly shape: CropShape; readonly crop: Crop } | null {
  const distance = (shape: CropShape) => Math.abs(Math.log(ratio / cropShapes[shape]))
  const [shape] = keysOf(cropShapes).toSorted((one, other) => distance(one) - distance(other))
  const crop = shape && crops?.[shape]
  return shape && crop && distance(shape) <= NEAR ? { shape, crop } : null
}

/** As an address names it, in thousandths: 'wide-120-50-600'. */
export const cropText = (shape: CropShape, { x, y, width }: Crop): string =>
  [shape, ...[x, y, width].map(share => Math.round(share * 1000))].join('-')

/** What an address names, if the picture has just this. */
export function namedCrop(
  crops: ImageCrops | null | undefined,
  name: string,
): { readonly shape: CropShape; readonly crop: Crop } | null {
  for (const shape of keysOf(cropShapes)) {
    const crop = crops?.[shape]
    if (crop && cropText(shape, crop) === name) return { shape, crop }
  }
  return null
}

/** What a value of a picture's field says was cut by hand; null for nothing. */
export function cropsIn(value: unknown): ImageCrops | null {
  if (!isObject(value)) return null
  const { square, photo, wide } = value
  const crops = { square: cropIn(square), photo: cropIn(photo), wide: cropIn(wide) }
  return crops.square || crops.photo || crops.wide ? crops : null
}

function cropIn(value: unknown): Crop | null {
  const [x, y, width] = ['x', 'y', 'width'].map(name => fieldOf(value, name))
  return typeof x === 'number' && typeof y === 'number' && typeof width === 'number' ? { x, y, width } : null
}
