import { onVisible } from '../page/visibility.ts'

/** Keeps the screen on while the page is in view. Does nothing where the device does not offer it. Returns how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isWanted = true
  const ask = async () => {
    try {
      const given = await navigator.wakeLock?.request('screen')
      if (isWanted) lock = given ?? null
      else await given?.release()
    } catch {
      // Battery low, or the page is hidden: asked again when it is shown.
    }
  }
  void ask()
  // The lock ends whenever the page is hidden.
  const stop = onVisible(visible => visible && void ask())
  return () => {
    isWanted = false
    stop()
    void lock?.release().catch(() => {})
  }
}
