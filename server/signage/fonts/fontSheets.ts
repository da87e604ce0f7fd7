import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'
import { keysOf } from '../../../schema/base/keys.ts'
import type { FontFamily } from '../../../schema/signage/calls.ts'
import { type FontFace, type FontStyle, fontStyles } from '../../../schema/signage/fonts.ts'
import { packagedFile, scripts } from './fontFiles.ts'

/** The families and their variants by Google's names: 400 is 'regular'. */
export function families(): FontFamily[] {
  const byFamily = new Map<string, string[]>()
  for (const style of keysOf(fontStyles)) {
    const { family } = fontStyles[style]
    byFamily.set(family, [...(byFamily.get(family) ?? []), variantOf(fontStyles[style])])
  }
  return [...byFamily].map(([family, variants]) => ({ family, variants }))
}

export const styleOf = (family: string, variant: string): FontStyle | undefined =>
  keysOf(fontStyles).find(style => {
    const face = fontStyles[style]
    return face.family === family && (variantOf(face) === variant || String(face.weight) === variant)
  })

const variantOf = ({ weight }: FontFace): string => (weight === 400 ? 'regular' : String(weight))

const made = new Map<FontStyle, Promise<string>>()

/** The style sheet of a style with its fonts in it, so that whoever has the sheet asks nobody for anything more. */
export function sheetOf(style: FontStyle, face: FontFace): Promise<string> {
  const known = made.get(style)
  if (known) return known
  const sheet = Promise.all(scripts.map(script => ruleOf(style, script, face))).then(rules => rules.join('\n'))
  made.set(style, sheet)
  sheet.catch(() => made.delete(style))
  return sheet
}

async function ruleOf(style: FontStyle, script: (typeof scripts)[number], { family, weight }: FontFace) {
  const bytes = await readFile(packagedFile(style, script))
  const font = create(bytes)
  const covered = 'characterSet' in font ? rangesOf(font.characterSet) : ''
  return `/* ${script} */
@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2');
  unicode-range: ${covered};
}`
}

/** 'U+20-7E, U+A0' for the characters a font has. */
function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
