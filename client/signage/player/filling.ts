import { cropFor, cropShapes } from '../../../schema/base/crops.ts'
import type { ImageRef } from '../../../schema/base/fields.ts'

interface Size {
  readonly width: number
  readonly height: number
}
interface Place extends Size {
  readonly left: number
  readonly top: number
}

/**
 * Where the whole of a picture lies so that it fills a box: what was cut out by hand for boxes of that shape covers it, else its
 * focus stays in sight. All in the unit of the box; `ratio` is the picture's width by its height.
 */
export function filling({ focus, crops }: Pick<ImageRef, 'focus' | 'crops'>, ratio: number, box: Size): Place {
  const cut = cropFor({ crops }, box.width / box.height)
  // Lengths of the picture as if it were 1 high.
  const width = (cut?.crop.width ?? 1) * ratio
  const area = cut
    ? { x: cut.crop.x * ratio, y: cut.crop.y, width, height: width / cropShapes[cut.shape] }
    : { x: 0, y: 0, width, height: 1 }
  const scale = Math.max(box.width / area.width, box.height / area.height)
  const [x, y] = cut ? [0.5, 0.5] : [focus?.x ?? 0.5, focus?.y ?? 0.5]
  return {
    left: (box.width - area.width * scale) * x - area.x * scale,
    top: (box.height - area.height * scale) * y - area.y * scale,
    width: ratio * scale,
    height: scale,
  }
}
