import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Color, colorOf, contrast } from '../../../../client/ui/theme/color.ts'
import { themeCss } from '../../../../client/ui/theme/theme.ts'

const anyHex = () =>
  fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0').toUpperCase()}`)

const paper: Record<'light' | 'dark', Color> = {
  light: { lightness: 0.982, chroma: 0.007, hue: 80 },
  dark: { lightness: 0.185, chroma: 0.008, hue: 60 },
}

/** The tokens of both schemes as colours. */
function tokens(themeColor: string): Record<'light' | 'dark', Record<string, Color>> {
  const [light = '', dark = ''] = themeCss({ themeColor, borderRadius: 12 }).split('@media')
  return { light: colorsIn(light), dark: colorsIn(dark) }
}

function colorsIn(css: string): Record<string, Color> {
  return Object.fromEntries(
    [...css.matchAll(/--([a-z-]+):oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, token, ...numbers]) => {
      const [lightness = 0, chroma = 0, hue = 0] = numbers.map(Number)
      return [token, { lightness, chroma, hue }]
    }),
  )
}

const get = (colors: Record<string, Color>, token: string): Color => {
  const color = colors[token]
  if (!color) throw new Error(`no ${token}`)
  return color
}

describe('The theme', () => {
  it('keeps text on the accent, and the accent as text, readable for every configured colour', () => {
    fc.assert(
      fc.property(anyHex(), themeColor => {
        const schemes = tokens(themeColor)
        for (const scheme of ['light', 'dark'] as const) {
          const colors = schemes[scheme]
          const accent = get(colors, 'accent')
          const on = get(colors, 'on-accent')
          expect(contrast(accent, on)).toBeGreaterThanOrEqual(4.49)
          expect(contrast(get(colors, 'accent-strong'), on)).toBeGreaterThanOrEqual(4.49)
          expect(contrast(get(colors, 'accent-ink'), paper[scheme])).toBeGreaterThanOrEqual(4.49)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves a colour that is readable as it is', () => {
    expect(tokens('#B4540A').light.accent?.lightness).toBeCloseTo(colorOf('#B4540A').lightness, 3)
  })

  it('makes a black-and-white shop of black: ink by day, paper by night', () => {
    const { light, dark } = tokens('#000000')
    expect(get(light, 'accent').lightness).toBeLessThan(0.1)
    expect(get(dark, 'accent').lightness).toBeGreaterThan(0.45)
  })

  it('measures contrast as WCAG does', () => {
    expect(contrast(colorOf('#FFFFFF'), colorOf('#000000'))).toBeCloseTo(21, 1)
    expect(contrast(colorOf('#777777'), colorOf('#FFFFFF'))).toBeCloseTo(4.48, 2)
  })
})
