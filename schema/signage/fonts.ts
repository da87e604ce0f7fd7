/** The styles letters are set in on screens, pictures and labels: they come with the program, so no other host is asked. */
export const fontStyles = {
  'figtree-400': { label: 'Figtree', family: 'Figtree', weight: 400 },
  'figtree-700': { label: 'Figtree fett', family: 'Figtree', weight: 700 },
  'fraunces-400': { label: 'Fraunces', family: 'Fraunces', weight: 400 },
  'fraunces-700': { label: 'Fraunces fett', family: 'Fraunces', weight: 700 },
  'oswald-400': { label: 'Oswald', family: 'Oswald', weight: 400 },
  'oswald-600': { label: 'Oswald halbfett', family: 'Oswald', weight: 600 },
  'playfair-display-400': { label: 'Playfair Display', family: 'Playfair Display', weight: 400 },
  'playfair-display-700': { label: 'Playfair Display fett', family: 'Playfair Display', weight: 700 },
  'caveat-400': { label: 'Caveat', family: 'Caveat', weight: 400 },
  'caveat-700': { label: 'Caveat fett', family: 'Caveat', weight: 700 },
  'bebas-neue-400': { label: 'Bebas Neue', family: 'Bebas Neue', weight: 400 },
} as const satisfies Readonly<Record<string, FontFace>>

export type FontStyle = keyof typeof fontStyles

export interface FontFace {
  readonly label: string
  readonly family: string
  readonly weight: number
}

export const isFontStyle = (given: string): given is FontStyle => Object.hasOwn(fontStyles, given)
