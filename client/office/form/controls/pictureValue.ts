import type { Image } from '../../../../schema/catalogue/image.ts'
import type { Row } from '../../../data/office/office.ts'
import type { FieldOf } from '../formModel.ts'
import { imageIn, pieceOf, type Typed, type TypedPiece, typedOf } from '../formValues.ts'

/** A picture as a field holds it; one that guests need described brings its description and its measures along. */
export function pictureValue(field: Pick<FieldOf<'image'>, 'isDescribed'>, image: Known): TypedPiece {
  const { id, version, extension, focus, crops, alt, width, height } = image
  return {
    id,
    version,
    extension,
    ...(focus ? { focus } : {}),
    ...(crops ? { crops: typedOf(crops) } : {}),
    ...(field.isDescribed ? { alt, width, height } : {}),
  }
}

type Known = Pick<Image, 'id' | 'version' | 'extension' | 'focus' | 'crops' | 'alt' | 'width' | 'height'>

/** What is known of a picture of the library. */
export const knownPicture = ({ id, body }: Row): Known => ({
  ...imageIn({ ...body, id }),
  id,
  version: Number(body['version']),
  extension: String(body['extension']),
  alt: String(body['alt'] ?? ''),
  width: Number(body['width']),
  height: Number(body['height']),
})

/** The pictures that are not among those the field has. */
export function addedPictures(
  field: Pick<FieldOf<'image'>, 'isDescribed'>,
  present: readonly Typed[],
  taken: readonly Known[],
): readonly TypedPiece[] {
  const shown = new Set(present.map(entry => imageIn(entry)?.id))
  return taken.filter(({ id }) => !shown.has(id)).map(image => pictureValue(field, image))
}

/** What the picture shows, in words; '' where nobody said it. */
export const descriptionOf = (value: Typed): string => String(pieceOf(value)['alt'] ?? '')
