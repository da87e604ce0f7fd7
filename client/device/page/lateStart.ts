/**
 * Stands in a page that is only read, instead of the program: the program comes when the page has been painted and nothing
 * else is on its way, or as soon as somebody touches the page. Taps meanwhile are held (earlyTaps.ts).
 */
const LATEST_MS = 2500
const address = document.querySelector<HTMLMetaElement>('meta[name=program]')?.content
const touches = ['pointerdown', 'keydown', 'touchstart'] as const

let isStarted = false

function start(): void {
  if (isStarted || !address) return
  isStarted = true
  for (const touch of touches) removeEventListener(touch, start, true)
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: address }))
}

for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
addEventListener('load', () => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: LATEST_MS })
  else setTimeout(start, 200)
})
