import { ArrowLeft, ImageOff, X } from 'lucide-react'
import type { ImageRef } from '../../../../schema/base/fields.ts'
import type { Row } from '../../../data/office/office.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { PictureUpload } from '../../catalogue/images/PictureUpload.tsx'
import { moved, without } from '../../list/lists.ts'
import { iconButton } from '../../shell/styles.ts'
import type { ControlProps } from '../formScope.tsx'
import { imageIn, listOf, type Typed } from '../formValues.ts'
import { texts } from '../texts.ts'
import { RelationPicker } from './RelationPicker.tsx'

/** One picture of those the device knows. */
export function ImageControl({ value, onChange, disabled, ...props }: ControlProps) {
  const image = imageIn(value)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <Thumbnail image={image} />
        {disabled ? null : (
          <div className="min-w-0 flex-1">
            <ImagePicker {...props} value={image?.id ?? null} onPick={picked => onChange(picked)} />
          </div>
        )}
        {image && props.field.nullable && !disabled && (
          <button
            type="button"
            className={iconButton}
            aria-label={`${props.field.label}: entfernen`}
            onClick={() => onChange(null)}
          >
            <X size={16} aria-hidden />
          </button>
        )}
      </div>
      {!disabled && (
        <PictureUpload
          purpose={props.field.label}
          several={false}
          onTaken={taken => onChange(refOf(taken.at(-1)) ?? image)}
        />
      )}
    </div>
  )
}

/** Several pictures; the first one is the one that lists show. */
export function ImageListControl({ value, onChange, disabled, ...props }: ControlProps) {
  const images = listOf(value)
  return (
    <div className="flex flex-col gap-2">
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((entry, index) => (
            <li
              key={imageIn(entry)?.id ?? index}
              className="flex flex-col items-center rounded-control border border-line p-1"
            >
              <Thumbnail image={imageIn(entry)} />
              {!disabled && (
                <span className="flex">
                  <button
                    type="button"
                    className={iconButton}
                    disabled={index === 0}
                    aria-label={texts.form.moveUp(index + 1)}
                    onClick={() => onChange(moved(images, index, -1))}
                  >
                    <ArrowLeft size={15} aria-hidden />
                  </button>
                  <button
                    type="button"
                    className={iconButton}
                    aria-label={texts.form.removeRow(index + 1)}
                    onClick={() => onChange(without(images, index))}
                  >
                    <X size={15} aria-hidden />
                  </button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {disabled && images.length === 0 && <p className="text-ink-soft">{texts.form.none}</p>}
      {!disabled && (
        <div className="flex max-w-96 flex-col gap-2">
          <ImagePicker {...props} value={null} onPick={picked => picked && onChange([...images, picked])} />
          <PictureUpload
            purpose={props.field.label}
            several
            onTaken={taken => onChange([...images, ...added(images, taken)])}
          />
        </div>
      )}
    </div>
  )
}

/** What of it the field does not show already: the library may have had it. */
function added(images: readonly Typed[], taken: readonly ImageRef[]): readonly TypedImage[] {
  const shown = new Set(images.map(entry => imageIn(entry)?.id))
  return taken.flatMap(image => refOf(shown.has(image.id) ? undefined : image) ?? [])
}

const refOf = (image: ImageRef | undefined): TypedImage | null =>
  image ? { id: image.id, version: image.version, extension: image.extension } : null

type PickerProps = Pick<ControlProps, 'id' | 'field' | 'invalid' | 'describedBy'> & {
  value: number | null
  onPick: (image: TypedImage | null) => void
}
type TypedImage = { readonly id: number; readonly version: number; readonly extension: string }

function ImagePicker({ field, value, onPick, ...look }: PickerProps) {
  return (
    <RelationPicker
      {...look}
      label={field.label}
      to="images"
      value={value}
      placeholder={texts.form.add('Bild')}
      leading={smallPicture}
      onPick={row => onPick(row && imageOf(row))}
    />
  )
}

const smallPicture = (row: Row) => <Thumbnail image={imageOf(row)} small />

function Thumbnail({ image, small = false }: { image: ImageRef | null; small?: boolean }) {
  const size = small ? 40 : 64
  if (!image)
    return (
      <span className="grid size-16 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
        <ImageOff size={20} aria-hidden />
      </span>
    )
  return (
    <Picture
      image={image}
      alt=""
      from={small ? ['icon'] : ['icon', 'thumbnail']}
      sizes={`${size}px`}
      width={size}
      height={size}
      className={`shrink-0 ${small ? 'size-10 rounded-[7px]' : 'size-16 rounded-control'}`}
    />
  )
}

function imageOf({ id, body }: Row): TypedImage {
  return { id, version: Number(body['version']), extension: String(body['extension']) }
}
