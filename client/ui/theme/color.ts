/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export interface Color {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}
type Rgb = readonly [red: number, green: number, blue: number]

/** Reads '#B4540A'. Anything else is black. */
export function colorOf(hex: string): Color {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1] ?? '000000'
  const light = (at: number) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = [light(0), light(2), light(4)]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

export function cssOf({ lightness, chroma, hue }: Color): string {
  return `oklch(${lightness.toFixed(4)} ${chroma.toFixed(4)} ${hue.toFixed(2)})`
}

/** WCAG contrast, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(first / second, second / first)
}

/** The colour itself, or the nearest lightness (towards white or black) that reaches the contrast on every ground. */
export function readableOn(color: Color, grounds: readonly Color[], ratio: number, towards: 'white' | 'black'): Color {
  const step = towards === 'white' ? 0.01 : -0.01
  let tried = color
  while (grounds.some(ground => contrast(tried, ground) < ratio)) {
    const lightness = tried.lightness + step
    if (lightness < 0 || lightness > 1) return { ...color, lightness: towards === 'white' ? 1 : 0, chroma: 0 }
    tried = { ...tried, lightness }
  }
  return tried
}

/** Relative luminance of what a screen shows: out-of-gamut colours are cut off as browsers do. */
function luminance(color: Color): number {
  const [red, green, blue] = rgbOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Linear light, 0–1. */
function rgbOf({ lightness, chroma, hue }: Color): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const clip = (value: number): number => Math.min(1, Math.max(0, value))
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
