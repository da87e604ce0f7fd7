/** Where a surface is drawn: every page template has it. */
export function pageRoot(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('no #root')
  return root
}

/** From now on the kiosk's own cover hides the page (surfaces/shop/main.tsx). */
export function uncoverPage(): void {
  pageRoot().hidden = false
}
