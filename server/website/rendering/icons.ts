import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../schema/business/config.ts'
import { type IconName, iconLetter, iconNames, iconSource, iconVersion } from '../../../schema/business/webApp.ts'
import { cutFor, cutOut } from '../../base/media/pictures.ts'
import { letterIcon } from './letterIcon.ts'

const OPTIONS = { limitInputPixels: 40_000_000, failOn: 'error' } as const
type Sharp = typeof import('sharp')['default']
/** The ground below a picture that does not reach its own edges, where a phone wants none to be seen through. */
const GROUND = '#ffffff'
/** A phone may cut a maskable icon to a circle of 80 % of its width: the picture's corners stay inside it. */
const MASKABLE_SHARE = 0.62
const FULL_SHARE = 1
const OPAQUE_SHARE = 0.86

/** The shop's icons as PNG, made once per picture and size and kept; `folder` holds the pictures as they were uploaded. */
export function shopIcons(folder: string): (config: Config, name: IconName) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  let version = ''
  return (config, name) => {
    // Of another picture nothing is asked any more: seven files are all that is ever kept.
    if (version !== iconVersion(config)) kept.clear()
    version = iconVersion(config)
    const known = kept.get(name)
    if (known) return known
    const made = drawn(folder, config, name)
    kept.set(name, made)
    made.catch(() => kept.delete(name))
    return made
  }
}

export const isIconName = (name: string): name is IconName => iconNames.some(known => known === name)

async function drawn(folder: string, config: Config, name: IconName): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const size = Number(/\d+$/.exec(name)?.[0])
  const isMaskable = name.startsWith('maskable')
  const source = iconSource(config)
  const original = source && (await read(join(folder, `${source.id}-${source.version}.${source.extension}`)))
  if (source && original)
    try {
      const upright = await cutOut(sharp(original, OPTIONS), cutFor(source, 1))
      return await pictureIcon(sharp, upright, size, isMaskable || name === '180', shareOf(name))
    } catch {
      // A picture nobody can read is none.
    }
  const svg = letterIcon(iconLetter(config), config.themeColor, isMaskable || name === '180' ? 'maskable' : 'any')
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}

/** Apple rounds corners itself and shows what is see-through in black: its icon has a ground, and room around the picture. */
function shareOf(name: IconName): number {
  if (name.startsWith('maskable')) return MASKABLE_SHARE
  return name === '180' ? OPAQUE_SHARE : FULL_SHARE
}

async function pictureIcon(
  sharp: Sharp,
  upright: ReturnType<Sharp>,
  size: number,
  isOpaque: boolean,
  share: number,
): Promise<Buffer> {
  const inner = Math.round(size * share)
  const picture = await upright
    .resize({ width: inner, height: inner, fit: 'contain', background: '#00000000' })
    .ensureAlpha()
    .png()
    .toBuffer()
  const background = isOpaque ? await groundOf(sharp, picture) : '#00000000'
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9, palette: size >= 180 })
    .toBuffer()
}

/** A picture that fills its square goes on in the colour of its corner. */
async function groundOf(sharp: Sharp, picture: Buffer): Promise<string> {
  const corner = await sharp(picture).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  const [red = 255, green = 255, blue = 255, alpha = 0] = corner
  if (alpha < 250) return GROUND
  return `#${[red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')}`
}

async function read(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch {
    return null
  }
}
