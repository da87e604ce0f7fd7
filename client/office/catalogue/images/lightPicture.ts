import { shrinkPicture } from '../../../device/media/pictures.ts'

/** Pixels of the longest side a photo is sent with: sharp on the widest screen, a tenth of the bytes of a phone's camera. */
const LONGEST = 2560
/** Bytes up to which a picture that is small enough is sent as it is. */
const LIGHT = 2 * 1024 * 1024

/** The picture small enough for a bad network; null where this device cannot read it. What guests see keeps what is transparent. */
export const lightPicture = async (file: File): Promise<Blob | null> =>
  file.type === 'image/webp' && file.size <= LIGHT ? file : shrinkPicture(file, { longest: LONGEST, bytes: LIGHT })
