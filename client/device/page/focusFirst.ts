/** Puts the focus on the first element of a CSS selector that is shown. Returns whether there is one. */
export function focusFirst(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(each => each.checkVisibility())
  found?.focus()
  return found !== undefined
}
