import { type Color, colorOf, contrast, cssOf, readableOn } from './color.ts'

export interface Theme {
  /** '#B4540A' */
  readonly themeColor: string
  /** Pixels. */
  readonly borderRadius: number
}

/** Grounds of theme.css that the accent stands on, per scheme. */
const lightGrounds: readonly Color[] = [
  { lightness: 0.982, chroma: 0.007, hue: 80 },
  { lightness: 0.955, chroma: 0.01, hue: 78 },
]
const darkGrounds: readonly Color[] = [
  { lightness: 0.185, chroma: 0.008, hue: 60 },
  { lightness: 0.265, chroma: 0.011, hue: 60 },
]
const white: Color = { lightness: 1, chroma: 0, hue: 0 }
const black: Color = { lightness: 0.13, chroma: 0, hue: 0 }

/** Text on a control or link in the accent: WCAG AA. */
const TEXT_RATIO = 4.5
/** A control against its ground. */
const CONTROL_RATIO = 3

/**
 * The style sheet that turns the configured theme colour into accent tokens, light and dark. Text on the accent has a
 * contrast of at least 4.5, the accent as text too, whatever colour is configured.
 */
export function themeCss({ themeColor, borderRadius }: Theme): string {
  const [light, dark] = [accentIn('light', themeColor), accentIn('dark', themeColor)].map(tokensOf)
  return `:root{--radius:${borderRadius}px;${light}}@media (prefers-color-scheme:dark){:root{${dark}}}`
}

/** Black or white, whichever is read better on the colour. Shown on the accent it never falls below 4.5. */
function onColor(color: Color): Color {
  return contrast(color, white) >= contrast(color, black) ? white : black
}

/** Puts the theme into the page; the server put the first one into the head. */
export function applyTheme(theme: Theme): void {
  const css = themeCss(theme)
  const present = document.getElementById('theme')
  if (present?.textContent === css) return
  const style = present ?? document.createElement('style')
  style.id = 'theme'
  style.textContent = css
  if (!present) document.head.append(style)
}

/** What a scheme shows for a colour. */
interface Accent {
  readonly accent: Color
  /** Under the pointer. */
  readonly strong: Color
  /** As text on the page. */
  readonly ink: Color
  /** Text on the accent. */
  readonly on: Color
  /** The page below. */
  readonly paper: Color
}

/** The accent of a scheme for the configured colour ('#B4540A'). */
export function accentIn(scheme: 'light' | 'dark', themeColor: string): Accent {
  const [grounds, towards] = scheme === 'light' ? ([lightGrounds, 'black'] as const) : ([darkGrounds, 'white'] as const)
  const fitting = readableOn(colorOf(themeColor), grounds, CONTROL_RATIO, towards)
  const on = onColor(fitting)
  // In the middle of the scale neither black nor white is readable: the accent gives way, away from its text.
  const accent = readableOn(fitting, [on], TEXT_RATIO, on === white ? 'black' : 'white')
  const strong = { ...accent, lightness: accent.lightness + strongerBy(accent, on) }
  return { accent, strong, ink: readableOn(accent, grounds, TEXT_RATIO, towards), on, paper: grounds[0] ?? white }
}

const tokensOf = ({ accent, strong, ink, on }: Accent): string =>
  Object.entries({ accent, 'accent-strong': strong, 'accent-ink': ink, 'on-accent': on })
    .map(([token, color]) => `--${token}:${cssOf(color)}`)
    .join(';')

/** Away from the text on it, so that it stays readable; at the ends of the scale there is room only the other way. */
function strongerBy({ lightness }: Color, on: Color): number {
  if (on === white) return lightness > 0.2 ? -0.05 : 0.1
  return lightness < 0.93 ? 0.05 : -0.05
}
