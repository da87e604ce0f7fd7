import { useState } from 'react'

/** How far this device is with forgetting its guest; what is not gone yet is never called forgotten. */
export type Forgetting = 'idle' | 'busy' | 'failed' | 'done'

/** `forget` rejects where the device did not let go of something; it may be tried again. */
export function useForgetting(forget: () => Promise<void>): readonly [Forgetting, () => Promise<Forgetting>] {
  const [forgetting, setForgetting] = useState<Forgetting>('idle')
  const run = async () => {
    setForgetting('busy')
    const outcome = await forget().then(
      () => 'done' as const,
      () => 'failed' as const,
    )
    setForgetting(outcome)
    return outcome
  }
  return [forgetting, run]
}
