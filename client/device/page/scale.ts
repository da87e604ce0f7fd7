const WIDTH = /(\d*\.?\d+)rem/g

/**
 * Makes the whole page `factor` times as large, as the browser's own zoom does: sizes are in rem and follow the root's letters,
 * and so do the widths from which a layout begins, which would not follow by themselves. Styles that come later follow too.
 */
export function scalePage(factor: number): void {
  document.documentElement.style.fontSize = `${factor * 100}%`
  const done = new WeakSet<CSSStyleSheet>()
  const scaleAll = () => {
    for (const sheet of document.styleSheets) {
      if (done.has(sheet) || !isReadable(sheet)) continue
      done.add(sheet)
      scaleRules(sheet.cssRules, factor)
    }
  }
  scaleAll()
  new MutationObserver(scaleAll).observe(document.head, { childList: true })
  addEventListener('load', scaleAll, { capture: true })
}

function scaleRules(rules: CSSRuleList, factor: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule)
      rule.media.mediaText = rule.media.mediaText.replace(WIDTH, (_, width: string) => `${Number(width) * factor}rem`)
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) scaleRules(rule.cssRules, factor)
  }
}

/** One that is still on its way, or another site's, has no rules to show. */
function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length > 0
  } catch {
    return false
  }
}
