import { colorOf, contrast, cssOf } from '../../../ui/theme/color.ts'
import { accentIn } from '../../../ui/theme/theme.ts'
import { texts } from '../texts.ts'

const { theme } = texts

/** What guests see of a colour ('#B4540A'), in the light and in the dark, and where it gives way so that it can be read. */
export function ThemePreview({ color }: { readonly color: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null
  return (
    <div className="flex flex-col gap-2">
      <Scheme name="light" color={color} />
      <Scheme name="dark" color={color} />
    </div>
  )
}

function Scheme({ name, color }: { readonly name: 'light' | 'dark'; readonly color: string }) {
  const { accent, ink, on, paper } = accentIn(name, color)
  const asked = colorOf(color).lightness
  const ratio = contrast(accent, on).toLocaleString('de-AT', { maximumFractionDigits: 1 })
  return (
    <figure className="overflow-hidden rounded-card border border-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-3" style={{ background: cssOf(paper) }}>
        <span className="rounded-control px-4 py-2 font-strong" style={{ background: cssOf(accent), color: cssOf(on) }}>
          {theme.button}
        </span>
        <span className="font-medium underline" style={{ color: cssOf(ink) }}>
          {theme.link}
        </span>
      </div>
      <figcaption className="border-t border-line px-3 py-2 text-caption text-ink-soft">
        <span className="font-medium text-ink">{theme[name]}</span>
        {` · ${theme.contrast(ratio)} · ${accent.lightness === asked ? theme.asChosen : accent.lightness < asked ? theme.darker : theme.lighter}`}
      </figcaption>
    </figure>
  )
}
