/** Puts a drawing into an element, in place of the one before: nothing flickers, because it is there at once. Only what the program drew itself is ever handed in. */
export function showSvg(host: Element, svg: string): void {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml')
  documentElement.setAttribute('class', 'block size-full')
  host.replaceChildren(document.adoptNode(documentElement))
}

/** Moves parts of the drawing, each marked with `data-layer`, by so many of its units; those not named lie where they were drawn. */
export function shiftParts(host: Element, ways: ReadonlyMap<string, { readonly x: number; readonly y: number }>): void {
  for (const part of host.querySelectorAll<SVGElement>('[data-layer]')) {
    const way = ways.get(part.dataset['layer'] ?? '')
    part.style.translate = way ? `${way.x}px ${way.y}px` : ''
  }
}

/** Leaves out one part of the drawing, while something else stands in its place. */
export function hidePart(host: Element, key: string | null): void {
  for (const part of host.querySelectorAll<SVGElement>('[data-layer]'))
    part.style.visibility = part.dataset['layer'] === key ? 'hidden' : ''
}
