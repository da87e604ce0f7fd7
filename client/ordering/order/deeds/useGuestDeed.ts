import { useState } from 'react'
import type { Problem } from '../../../../schema/base/problems.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { texts } from '../texts.ts'

interface Outcome {
  readonly ok: boolean
  readonly data?: unknown
  readonly errors?: readonly Problem[]
}
type Sent = { readonly ok: true; readonly data: PublicOrder } | (Outcome & { readonly ok: false })

interface GuestDeed {
  /** Which deed is on its way. */
  readonly busy: string | null
  /** Why the last one was not taken. */
  readonly problem: string | null
  /** Sends a deed; one at a time. */
  run(name: string, send: () => Promise<Sent>): Promise<void>
}

/** A guest's deed at the status page: sent at once and never kept, because it counts only for the state that is shown. */
export function useGuestDeed(onDone: (order: PublicOrder) => void, onDoubt: () => void): GuestDeed {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const run: GuestDeed['run'] = async (name, send) => {
    if (busy !== null) return
    setBusy(name)
    setProblem(null)
    const sent = await send().catch(() => null)
    setBusy(null)
    if (sent?.ok) return onDone(sent.data)
    setProblem(sent?.errors?.[0]?.message ?? texts.deeds.failed)
    // What was refused was meant for a state that may be over.
    onDoubt()
  }
  return { busy, problem, run }
}
