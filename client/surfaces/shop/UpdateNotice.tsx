import { useEffect, useState } from 'react'
import { whenIdle } from '../../device/idle.ts'
import { Button } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

/** A newer version waits (storefront section 4, install flow): it takes over when the guest says so, never by itself. */
export function UpdateNotice() {
  const [restart, setRestart] = useState<(() => void) | null>(null)
  useEffect(() => watchUpdates(apply => setRestart(() => apply)), [])
  return (
    <div role="status" className="contents">
      {restart && (
        <div className="fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-md items-center gap-2 rounded-card bg-ink py-2 pr-2 pl-4 text-paper shadow-float desktop:bottom-6">
          <p className="flex-1">{texts.update.text}</p>
          <Button size="small" className="bg-paper text-ink hover:bg-sunken" onClick={restart}>
            {texts.update.restart}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Registers the worker after the first paint and calls back when a new version waits. */
function watchUpdates(found: (apply: () => void) => void): () => void {
  const stops: (() => void)[] = []
  let isStopped = false
  const watch = async () => {
    await whenIdle()
    const { applyUpdate, onUpdate, register } = await import('../../device/serviceWorker.ts')
    if (isStopped) return
    stops.push(onUpdate(() => found(applyUpdate)))
    await register()
  }
  void watch()
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
