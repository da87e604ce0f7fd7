import { useEffect, useState } from 'react'
import { every } from '../../device/clock.ts'
import { RETURN_MS } from './terminal.machine.ts'
import { de } from './texts.ts'

const SECONDS = RETURN_MS / 1000

/** How long somebody's own screen stays; a touch anywhere begins anew. It steps and does not slide: nothing moves for anybody. */
export function ReturnBar() {
  const [left, setLeft] = useState(SECONDS)
  useEffect(() => every(1000, () => setLeft(before => Math.max(0, before - 1))), [])
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden className="flex gap-1">
        {Array.from({ length: SECONDS }, (_, index) => (
          <span key={index} className={`h-1.5 grow rounded-pill ${index < left ? 'bg-accent' : 'bg-line'}`} />
        ))}
      </div>
      <p className="figures text-caption text-ink-soft">{de.returns(left)}</p>
    </div>
  )
}
