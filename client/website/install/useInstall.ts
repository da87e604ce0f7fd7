import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { installEffects, installInput } from './install.effects.ts'
import { installMachine } from './install.machine.ts'

/** The install flow of this page. What is given counts when the page is opened. */
export function useInstall(given: { isWanted: boolean; hasConsent: boolean }) {
  const [machine] = useState(() => installMachine.provide(installEffects()))
  const [input] = useState(() => installInput(given))
  const [state, send] = useMachine(machine, { input })
  return {
    send,
    way: input.way,
    isOffered: state.hasTag('offered'),
    isPrompting: state.hasTag('prompt'),
    isInstructing: state.hasTag('instructions'),
    isByHand: state.hasTag('byHand'),
    isReady: state.matches({ possible: { instructing: 'ready' } }),
  }
}
