/** Pixels of a picture as it is seen, upright. Throws where it cannot be decoded. */
export async function pixelSize(picture: Blob): Promise<{ readonly width: number; readonly height: number }> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
