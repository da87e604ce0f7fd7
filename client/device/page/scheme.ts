/** Light, dark, or as the device has it. */
type Scheme = 'light' | 'dark' | 'system'

const DARK = /^\(prefers-color-scheme:\s*dark\)$/
/** Rules that were written for dark devices: what they ask for now says no longer what they asked for. */
const forDark = new WeakSet<CSSRule>()
let chosen: Scheme = 'system'
let watching: MutationObserver | null = null

/**
 * Shows the whole page light or dark, whatever the device says. The style sheets stay as they are: their rules for dark
 * devices hold always or never, also those of parts that come later.
 */
export function showScheme(scheme: Scheme): void {
  chosen = scheme
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme
  applyToAll()
  if (watching || scheme === 'system') return
  watching = new MutationObserver(applyToAll)
  watching.observe(document.head, { childList: true, subtree: true, characterData: true })
  // A sheet that is fetched has its rules later than its element.
  document.head.addEventListener('load', applyToAll, true)
}

export const schemeOf = (text: string | null): Scheme => (text === 'light' || text === 'dark' ? text : 'system')

function applyToAll(): void {
  for (const sheet of document.styleSheets) if (isOwn(sheet)) applyTo(sheet.cssRules)
}

/** The rules of another origin's sheet are nobody's to read. */
const isOwn = ({ href }: CSSStyleSheet): boolean => href === null || new URL(href).origin === location.origin

function applyTo(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (forDark.has(rule) || DARK.test(rule.conditionText))) {
      forDark.add(rule)
      const wanted = chosen === 'system' ? '(prefers-color-scheme: dark)' : chosen === 'dark' ? 'all' : 'not all'
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) applyTo(rule.cssRules)
  }
}
