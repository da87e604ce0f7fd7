import { useEffect, useState } from 'react'
import type { DeviceCommand } from '../../../schema/counter/deviceCommands.ts'
import { call } from '../../data/engine/http.ts'
import { after, every } from '../../device/clock.ts'
import { deviceLog, keepLog } from '../../device/deviceLog.ts'
import { reloadPage } from '../../device/page/page.ts'
import { Button } from '../../ui/Button.tsx'
import { followCommands } from './follow.ts'
import { texts } from './texts.ts'

/** How often (ms) a device asks what it is to do. */
const ASK_MS = 15_000
/** How long (ms) the digits of a test stay. */
const SHOWN_MS = 60_000

/** What the office asks of this device from afar: the digits of a test are shown, its log is sent, its page begins anew. */
export default function DeviceCommands() {
  const [test, setTest] = useState<DeviceCommand | null>(null)
  useEffect(() => keepLog(), [])
  useEffect(() => {
    const look = () => void followCommands({ call, log: deviceLog, show: setTest, reload: reloadPage })
    look()
    return every(ASK_MS, look)
  }, [])
  useEffect(() => (test ? after(SHOWN_MS, () => setTest(null)) : undefined), [test])
  if (!test) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-4 top-4 z-50 mx-auto flex max-w-xl flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-raised p-5 text-ink shadow-float"
    >
      <p className="figures text-hero font-strong">{test.payload}</p>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-strong">
          {texts.test}, {texts.at(timeOf(test.createdAt))}
        </p>
        <p className="text-caption text-ink-soft">{texts.hint}</p>
      </div>
      <Button variant="secondary" onClick={() => setTest(null)}>
        {texts.close}
      </Button>
    </div>
  )
}

const timeOf = (at: number): string => new Intl.DateTimeFormat('de-DE', { timeStyle: 'medium' }).format(at)
