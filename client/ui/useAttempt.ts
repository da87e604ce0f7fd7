import { useState } from 'react'

type Attempt = 'idle' | 'busy' | 'failed' | 'done'

/** How `work` stands, and how to begin it; what is not done yet is never called so. It may be tried again where it failed. */
export function useAttempt(work: () => Promise<void>): readonly [Attempt, () => Promise<Attempt>] {
  const [attempt, setAttempt] = useState<Attempt>('idle')
  const begin = async () => {
    setAttempt('busy')
    const outcome = await work().then(
      () => 'done' as const,
      () => 'failed' as const,
    )
    setAttempt(outcome)
    return outcome
  }
  return [attempt, begin]
}
