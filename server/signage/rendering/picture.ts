import type { Drawing, Ink } from '../../../schema/signage/drawing.ts'
import { svgOf } from '../../../schema/signage/svg.ts'
import { MOST_DRAWN, type Pixels } from './pixels.ts'

/** A drawing as a picture; `scale` is pixels for each of its units. Nothing is fetched: its pictures lie in it as data. */
export async function pictureOf(
  drawing: Drawing,
  ink: Pick<Ink, 'packOf'>,
  pixels: Pixels,
  scale: number,
  format: 'png' | 'webp',
): Promise<Buffer> {
  const svg = svgOf(drawing, ink, item => sourceOf(pixels.of(item)), scale)
  const { default: sharp } = await import('sharp')
  const image = sharp(Buffer.from(svg), { limitInputPixels: MOST_DRAWN })
  return format === 'png' ? image.png({ compressionLevel: 6 }).toBuffer() : image.webp({ quality: 90 }).toBuffer()
}

const sourceOf = (png: Buffer | null) => png && { href: `data:image/png;base64,${png.toString('base64')}` }
