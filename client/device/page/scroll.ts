/** The page from its beginning. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0 })
}
