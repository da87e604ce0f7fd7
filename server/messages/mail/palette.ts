/** Colours of a mail, '#rrggbb': its programs know nothing newer. */
export interface Palette {
  readonly paper: string
  readonly card: string
  readonly sunken: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  /** A button, and the text on it. */
  readonly accent: string
  readonly onAccent: string
  /** A link on the card. */
  readonly link: string
  /** Grounds of the head, by what it says. */
  readonly tones: Readonly<Record<Tone, string>>
}
export type Tone = 'plain' | 'good' | 'bad' | 'ask'

const TEXT_RATIO = 4.5
/** A control against its ground. */
const CONTROL_RATIO = 3
const WHITE = '#ffffff'
const BLACK = '#17120e'

/** Light and dark, both from the theme colour ('#B4540A'): whatever it is, text on it and in it can be read (WCAG AA). */
export function palettes(themeColor: string): { readonly light: Palette; readonly dark: Palette } {
  const theme = /^#[0-9a-f]{6}$/i.test(themeColor) ? themeColor.toLowerCase() : BLACK
  return { light: accented(light, theme, BLACK), dark: accented(dark, theme, WHITE) }
}

type Ground = Omit<Palette, 'accent' | 'onAccent' | 'link' | 'tones'> & {
  readonly tones: Readonly<Record<Exclude<Tone, 'plain'>, string>>
}

const light: Ground = {
  paper: '#faf7f2',
  card: '#ffffff',
  sunken: '#f5f1ea',
  ink: '#241d17',
  soft: '#655b51',
  line: '#e7e0d6',
  tones: { good: '#e3f3e6', bad: '#fce9e6', ask: '#fcf0d9' },
}

const dark: Ground = {
  paper: '#171310',
  card: '#221d19',
  sunken: '#2c2621',
  ink: '#f2ece4',
  soft: '#b9afa3',
  line: '#3b342e',
  tones: { good: '#1f3626', bad: '#43231f', ask: '#3f3118' },
}

function accented(ground: Ground, theme: string, towards: string): Palette {
  const fitting = readable(theme, [ground.card], CONTROL_RATIO, towards)
  const onAccent = contrast(fitting, WHITE) >= contrast(fitting, BLACK) ? WHITE : BLACK
  // In the middle of the scale neither can be read: the accent gives way, away from its text.
  const accent = readable(fitting, [onAccent], TEXT_RATIO, onAccent === WHITE ? BLACK : WHITE)
  const plain = mixed(ground.card, accent, towards === BLACK ? 0.1 : 0.18)
  const tones = { ...ground.tones, plain }
  return {
    ...ground,
    tones,
    accent,
    onAccent,
    link: readable(accent, [ground.card, ground.paper, ground.sunken], TEXT_RATIO, towards),
  }
}

/** The colour itself, or the nearest one towards black or white that reaches the contrast on every ground. */
function readable(color: string, grounds: readonly string[], ratio: number, towards: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mixed(color, towards, share)
    if (grounds.every(ground => contrast(tried, ground) >= ratio)) return tried
  }
  return towards
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(value =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mixed(one: string, other: string, share: number): string {
  const to = channels(other)
  const parts = channels(one).map((from, at) => Math.round((from * (1 - share) + (to[at] ?? 0) * share) * 255))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

const channels = (color: string): number[] => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
