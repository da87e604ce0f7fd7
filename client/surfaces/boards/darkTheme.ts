import { type Theme, themeCss } from '../../ui/theme/theme.ts'

/** Boards are dark in every light: the dark half of the theme, whatever the device prefers. */
export function applyDarkTheme(theme: Theme): void {
  const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{(.*)\}$/s.exec(themeCss(theme)) ?? []
  const present = document.getElementById('theme')
  if (present?.textContent === dark) return
  const style = present ?? document.createElement('style')
  style.id = 'theme'
  style.textContent = dark
  if (!present) document.head.append(style)
}
