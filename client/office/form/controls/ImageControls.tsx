import { ArrowLeft, ImageOff, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ImageRef } from '../../../../schema/base/fields.ts'
import type { Row } from '../../../data/office/office.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { PictureUpload } from '../../catalogue/images/UploadHere.tsx'
import { moved, replaced, without } from '../../list/lists.ts'
import { iconButton } from '../../shell/styles.ts'
import type { FieldOf } from '../formModel.ts'
import { type ControlProps, useForm } from '../formScope.tsx'
import { imageIn, listOf, pieceOf, type Typed, type TypedPiece, typedOf } from '../formValues.ts'
import { texts } from '../texts.ts'
import { PictureWords } from './PictureWords.tsx'
import { addedPictures, knownPicture, pictureValue } from './pictureValue.ts'
import { RelationPicker } from './RelationPicker.tsx'

/** Only who chooses pictures needs it. */
const FocusButton = lazy(() => import('../../catalogue/images/FocusButton.tsx'))

type PictureProps = ControlProps & { readonly picture: FieldOf<'image'> }

/** One picture of those the device knows. */
export function ImageControl({ value, onChange, disabled, picture, ...props }: PictureProps) {
  const { place } = useForm()
  const image = imageIn(value)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <Thumbnail image={image} />
        {disabled ? null : (
          <div className="min-w-0 flex-1">
            <ImagePicker {...props} picture={picture} value={image?.id ?? null} onPick={onChange} />
          </div>
        )}
        {!disabled && <ImageFocus {...{ value, onChange }} of={props.field.label} />}
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
      {image && picture.isDescribed && (
        <PictureWords {...{ value, onChange, disabled }} id={props.id} of={props.field.label} />
      )}
      {!disabled && (
        <PictureUpload
          purpose={props.field.label}
          place={place(props.path)}
          several={false}
          onTaken={taken => {
            const last = taken.at(-1)
            if (last) onChange(pictureValue(picture, last))
          }}
        />
      )}
    </div>
  )
}

/** Several pictures; the first one is the one that lists show. */
export function ImageListControl({ value, onChange, disabled, picture, ...props }: PictureProps) {
  const { place } = useForm()
  const images = listOf(value)
  return (
    <div className="flex flex-col gap-2">
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((entry, index) => (
            <li
              key={imageIn(entry)?.id ?? index}
              className={`flex flex-col items-center rounded-control border border-line p-1 ${picture.isDescribed ? 'w-40 gap-1' : ''}`}
            >
              <Thumbnail image={imageIn(entry)} />
              {picture.isDescribed && (
                <PictureWords
                  id={`${props.id}.${index}`}
                  of={texts.form.entry(index + 1)}
                  value={entry}
                  disabled={disabled}
                  onChange={next => onChange(replaced(images, index, next))}
                />
              )}
              {!disabled && (
                <span className="flex">
                  <ImageFocus
                    of={texts.form.entry(index + 1)}
                    value={entry}
                    onChange={next => onChange(replaced(images, index, next))}
                  />
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
          <ImagePicker
            {...{ ...props, picture }}
            value={null}
            onPick={picked => picked && onChange([...images, picked])}
          />
          <PictureUpload
            purpose={props.field.label}
            place={place(props.path)}
            several
            onTaken={taken => onChange([...images, ...addedPictures(picture, images, taken)])}
          />
        </div>
      )}
    </div>
  )
}

interface ImageFocusProps {
  readonly of: string
  readonly value: Typed
  readonly onChange: (value: Typed) => void
}

/** What of the chosen picture stays in sight where it is cut. */
function ImageFocus({ of, value, onChange }: ImageFocusProps) {
  const image = imageIn(value)
  if (!image) return null
  return (
    <Suspense>
      <FocusButton
        id={image.id}
        of={of}
        onChange={sight => onChange({ ...pieceOf(value), focus: { ...sight.focus }, crops: typedOf(sight.crops) })}
      />
    </Suspense>
  )
}

type PickerProps = Pick<ControlProps, 'id' | 'field' | 'invalid' | 'describedBy'> & {
  picture: FieldOf<'image'>
  value: number | null
  onPick: (image: TypedPiece | null) => void
}

function ImagePicker({ field, picture, value, onPick, ...look }: PickerProps) {
  return (
    <RelationPicker
      {...look}
      label={field.label}
      to="images"
      value={value}
      placeholder={texts.form.add('Bild')}
      leading={smallPicture}
      onPick={row => onPick(row && pictureValue(picture, knownPicture(row)))}
    />
  )
}

const smallPicture = (row: Row) => <Thumbnail image={knownPicture(row)} small />

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
