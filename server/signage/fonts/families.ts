import { keysOf } from '../../../schema/base/keys.ts'
import type { FontFamily } from '../../../schema/signage/calls.ts'
import { type FontFace, type FontStyle, fontStyles } from '../../../schema/signage/fonts.ts'

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
