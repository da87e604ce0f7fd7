/**
 * Stands in every page that the server draws, instead of the program, which would hold up the first paint where it is on the
 * device already. It begins once the page is on the screen, or as soon as somebody touches it; where the page is only read,
 * and the program has not even been asked for, once nothing else is on its way. Taps meanwhile are held (earlyTaps.ts).
 */
const LATEST_MS = 2500
const address = document.querySelector<HTMLMetaElement>('meta[name=program]')?.content
const isAskedFor = document.querySelector('link[rel=modulepreload]') !== null
const touches = ['pointerdown', 'keydown', 'touchstart'] as const

let isStarted = false

function start(): void {
  if (isStarted || !address) return
  isStarted = true
  for (const touch of touches) removeEventListener(touch, start, true)
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: address }))
}

for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
if (isAskedFor) {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  // A page that nobody looks at yet is not painted.
  setTimeout(start, LATEST_MS)
} else
  addEventListener('load', () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: LATEST_MS })
    else setTimeout(start, 200)
  })
