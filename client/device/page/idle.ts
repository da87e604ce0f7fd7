/** Resolves when the page has painted and has nothing better to do, at the latest after `latest` ms. */
export function whenIdle(latest = 2000): Promise<void> {
  return new Promise(resolve => {
    // Two frames: what was rendered is on the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: latest })
        else setTimeout(resolve, 200)
      }),
    )
    // A hidden tab has no frames.
    setTimeout(resolve, latest)
  })
}

/** Resolves once what was rendered is on the screen; a hidden page has no frames and waits a moment, and without a page nothing is drawn. */
export function nextPaint(): Promise<void> {
  if (typeof requestAnimationFrame !== 'function') return nextTask()
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
}

/** Ends the present task: what was painted or tapped meanwhile comes first. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve)
  })
}
