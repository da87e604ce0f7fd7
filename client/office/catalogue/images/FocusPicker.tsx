import { useState } from 'react'
import { type Crop, type CropShape, cropShapes } from '../../../../schema/base/crops.ts'
import type { FocusPoint, ImageCrops } from '../../../../schema/base/fields.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { CutPicker } from './CutPicker.tsx'
import { heightOf, largestCut } from './cut.ts'
import { PointPicker } from './PointPicker.tsx'
import { texts } from './texts.ts'
import type { WholeImage } from './WholePicture.tsx'

/** What of a picture stays in sight, and what is cut out of it by hand. */
export interface Sight {
  readonly focus: FocusPoint
  readonly crops: ImageCrops | null
}

interface FocusPickerProps extends Sight {
  readonly image: WholeImage
  readonly onChange: (sight: Sight) => void
}

/** What is seen of a picture: a point for every box, or what is cut out by hand for boxes of a shape. */
export function FocusPicker({ image, focus, crops, onChange }: FocusPickerProps) {
  const [shape, setShape] = useState<CropShape | 'every'>('every')
  const cut = shape === 'every' ? null : (crops?.[shape] ?? null)
  const frame = shape === 'every' ? null : { ratio: image.width / image.height, shape }
  const put = (next: Crop | null) => shape !== 'every' && onChange({ focus, crops: withCut(crops, shape, next) })
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        className="self-start"
        label={texts.cut.whichShape}
        value={shape}
        options={[
          { value: 'every', label: texts.cut.every },
          ...keysOf(cropShapes).map(value => ({ value, label: texts.cut.shapes[value] })),
        ]}
        onChange={setShape}
      />
      {shape !== 'every' && cut ? (
        <CutPicker {...{ image, shape, cut }} onChange={put} />
      ) : (
        <PointPicker {...{ image, focus }} onChange={point => onChange({ focus: point, crops })} />
      )}
      {frame && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => put(cut ? null : largestCut(frame))}
        >
          {cut ? texts.cut.leave : texts.cut.begin(texts.cut.shapes[frame.shape])}
        </Button>
      )}
      <ul aria-label={texts.focus.crops} className="flex items-end gap-2">
        {shown.map(({ name, width, look, shape: of }) => (
          <li key={name} className={`relative h-14 overflow-hidden bg-sunken ${look}`}>
            <Seen image={image} alt={name} width={width} focus={focus} shape={of} cut={crops?.[of] ?? null} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface SeenProps {
  readonly image: WholeImage
  readonly alt: string
  readonly width: number
  readonly focus: FocusPoint
  readonly shape: CropShape
  readonly cut: Crop | null
}

/** What a small box shows of it. A cut is not made by the server before it is saved, so the whole picture lies behind the box. */
function Seen({ image, alt, width, focus, shape, cut }: SeenProps) {
  const whole = { image: { ...image, focus }, alt, from: ['tiny'] as const, sizes: `${width}px`, width, height: SIDE }
  if (!cut) return <Picture {...whole} isWhole className="size-full" />
  const height = heightOf({ ratio: image.width / image.height, shape }, cut.width)
  return (
    <span
      className="absolute"
      style={{
        width: `${100 / cut.width}%`,
        height: `${100 / height}%`,
        left: `${(-100 * cut.x) / cut.width}%`,
        top: `${(-100 * cut.y) / height}%`,
      }}
    >
      <Picture {...whole} isWhole className="size-full" />
    </span>
  )
}

/** The cuts with another one for a shape; null where none is left. */
function withCut(crops: ImageCrops | null, shape: CropShape, cut: Crop | null): ImageCrops | null {
  const next = { ...crops, [shape]: cut }
  return keysOf(cropShapes).some(each => next[each]) ? next : null
}

const SIDE = 56
const shown = [
  { name: '1:1', width: SIDE, look: 'w-14 rounded-[7px]', shape: 'square' },
  { name: '4:3', width: 75, look: 'aspect-4/3 rounded-[7px]', shape: 'photo' },
  { name: '16:9', width: 100, look: 'aspect-16/9 rounded-[7px]', shape: 'wide' },
  { name: texts.focus.round, width: SIDE, look: 'w-14 rounded-pill', shape: 'square' },
] as const
