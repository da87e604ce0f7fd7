interface PictureBounds {
  /** Pixels of the longest side. */
  readonly longest: number
  /** A picture of no more bytes than this is left as it is, if it is not too long. */
  readonly bytes: number
}

/** Types every browser shows and the server draws anew; others are made JPEG. */
const kept = new Set(['image/jpeg', 'image/png'])
const QUALITY = 0.88

/**
 * The picture small enough to be sent over a bad network: no longer than `longest`, JPEG unless it is a PNG. The same blob
 * where nothing has to be done; null where this device cannot read it. Moving pictures (GIF) and drawings are left alone.
 */
export async function shrinkPicture(picture: Blob, { longest, bytes }: PictureBounds): Promise<Blob | null> {
  if (picture.type === 'image/gif' || picture.type === 'image/svg+xml') return picture
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return null
  try {
    const share = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
    if (share === 1 && picture.size <= bytes && kept.has(picture.type)) return picture
    const drawn = await draw(bitmap, share, picture.type === 'image/png' ? 'image/png' : 'image/jpeg')
    // A photo saved as PNG stays heavy however small it is.
    return drawn && drawn.size > bytes && drawn.type === 'image/png' ? await draw(bitmap, share, 'image/jpeg') : drawn
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, share: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * share))
  canvas.height = Math.max(1, Math.round(bitmap.height * share))
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  if (type === 'image/jpeg') {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, type, QUALITY))
}
