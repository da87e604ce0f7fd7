import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { type FontStyle, fontStyles } from '../../../schema/signage/fonts.ts'

/** A font of a style in the form that can be put into a paper: TrueType, of one weight. */
export interface FontFile {
  readonly bytes: Buffer
  readonly font: Font
}

/** What the letters of our languages lie in: the packages split their fonts by script. */
export const scripts = ['latin', 'latin-ext'] as const
/** They come in one weight only; the others hold every weight in one file. */
const ofOneWeight: ReadonlySet<string> = new Set(['bebas-neue'])

const { resolve } = createRequire(import.meta.url)

/** The package's own file of a style and script (woff2), with all weights where it has them. */
export function packagedFile(style: FontStyle, script: (typeof scripts)[number]): string {
  const family = style.slice(0, style.lastIndexOf('-'))
  return ofOneWeight.has(family)
    ? resolve(`@fontsource/${family}/files/${family}-${script}-${fontStyles[style].weight}-normal.woff2`)
    : resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`)
}

const made = new Map<FontStyle, Promise<readonly FontFile[]>>()

/** The fonts of a style, one a script; made once, in some tens of milliseconds. */
export function fontFiles(style: FontStyle): Promise<readonly FontFile[]> {
  const known = made.get(style)
  if (known) return known
  const files = Promise.all(scripts.map(script => fontFile(style, script)))
  made.set(style, files)
  // What failed is tried again by whoever asks next.
  files.catch(() => made.delete(style))
  return files
}

async function fontFile(style: FontStyle, script: (typeof scripts)[number]): Promise<FontFile> {
  const packaged = await readFile(packagedFile(style, script))
  const all = String.fromCodePoint(...opened(packaged).characterSet)
  const family = style.slice(0, style.lastIndexOf('-'))
  const bytes = await subsetFont(packaged, all, {
    targetFormat: 'truetype',
    ...(ofOneWeight.has(family) ? {} : { variationAxes: { wght: fontStyles[style].weight } }),
  })
  return { bytes, font: opened(bytes) }
}

function opened(bytes: Buffer): Font {
  const font = create(bytes)
  if ('fonts' in font) throw new Error('A font file of the packages holds a collection.')
  return font
}
