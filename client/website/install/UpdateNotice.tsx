import { useEffect, useState } from 'react'
import { whenIdle } from '../../device/page/idle.ts'
import { Button } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

/**
 * A newer version waits: it takes over when the guest says so, never by itself.
 * Where the settings do not want the shop kept on devices (`isKept` false), what was kept is given up.
 */
export function UpdateNotice({ isKept }: { isKept: boolean }) {
  const [restart, setRestart] = useState<(() => void) | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => watchUpdates(isKept, apply => setRestart(() => apply)), [isKept])
  return (
    <div role="status" className="contents">
      {restart && (
        <div className="pointer-events-auto flex w-full max-w-[27rem] items-center gap-2 rounded-card bg-ink py-2 pr-2 pl-4 text-paper shadow-float">
          <p className="flex-1">{isBusy ? texts.update.restarting : texts.update.text}</p>
          <Button
            size="small"
            variant="secondary"
            busy={isBusy}
            onClick={() => {
              setBusy(true)
              restart()
            }}
          >
            {texts.update.restart}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Registers the worker after the first paint and calls back when a new version waits. */
function watchUpdates(isKept: boolean, found: (apply: () => void) => void): () => void {
  const stops: (() => void)[] = []
  let isStopped = false
  const watch = async () => {
    await whenIdle()
    const { applyUpdate, onUpdate, register, unregister } = await import('../../device/app/serviceWorker.ts')
    if (isStopped) return
    if (!isKept) return unregister()
    stops.push(onUpdate(() => found(applyUpdate)))
    await register()
  }
  void watch()
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
