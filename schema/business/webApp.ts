import { charactersOf } from '../base/characters.ts'
import { cropFor, cropText } from '../base/crops.ts'
import type { ImageRef } from '../base/fields.ts'
import type { Config } from './config.ts'

/** Longer names are cut off below an icon on most phones. */
export const SHORT_NAME_LENGTH = 12

/** The pictures made of the shop's icon, in pixels. The maskable ones reach to their edge, so that a phone may cut them. */
export const iconNames = ['32', '48', '180', '192', '512', 'maskable-192', 'maskable-512'] as const
export type IconName = (typeof iconNames)[number]

type Named = Pick<Config, 'shopName' | 'title' | 'themeColor' | 'favicon' | 'logo'>

/** The picture the icons are made of; null where the first letter of the shop's name is drawn. */
export function iconSource({ favicon, logo }: Named): ImageRef | null {
  return favicon ?? logo ?? null
}

/** The letter for a shop without a picture, upper-case; '' where the name begins with none. */
export function iconLetter({ shopName, title }: Named): string {
  return (/\p{L}|\p{N}/u.exec(shopName || title)?.[0] ?? '').toUpperCase()
}

/** '/icon/192.png?v=7-2': another address whenever the picture is another. */
export function iconAddress(config: Named, name: IconName): string {
  return `/icon/${name}.png?v=${iconVersion(config)}`
}

/** What the icons depend on, fit for an address. */
export function iconVersion(config: Named): string {
  const source = iconSource(config)
  const cut = source && cropFor(source, 1)
  if (source) return [`${source.id}-${source.version}`, ...(cut ? [cropText(cut.shape, cut.crop)] : [])].join('-')
  return `${(iconLetter(config).codePointAt(0) ?? 0).toString(16)}-${config.themeColor.replace('#', '').toLowerCase()}`
}

/** The name below the icon: the shop's, or as many of its first words as fit, at most twelve characters. */
export function shortName({ shopName, title }: Named): string {
  const words = (shopName || title).trim().split(/\s+/u)
  let fitting = ''
  for (const word of words) {
    const longer = fitting ? `${fitting} ${word}` : word
    if (charactersOf(longer).length > SHORT_NAME_LENGTH) break
    fitting = longer
  }
  // Words that only join others stand for nothing at the end: 'Brot & Butter' is not 'Brot &'.
  return (
    fitting.replace(/\s+[^\p{L}\p{N}]*$/u, '') ||
    charactersOf(words[0] ?? '')
      .slice(0, SHORT_NAME_LENGTH)
      .join('')
  )
}
