import { useMachine } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Ticket } from '../../../schema/counter/boards.ts'
import { canSound, playTone, unlockSound } from '../../device/media/sound.ts'
import { speak } from '../../device/media/speech.ts'
import { memo } from '../../device/storage/memo.ts'
import { announceMachine, type Call } from './announce.machine.ts'
import { de } from './texts.ts'

/** Whether the numbers are spoken is remembered on the device. */
const VOICE_KEY = 'frontdesk:voice'
const VOLUME = 0.7

export interface Announcements {
  /** The order whose number is being called. */
  readonly calling: number | null
  readonly sentence: string
  readonly isAudible: boolean
  readonly unlock: () => void
  readonly speaks: boolean
  readonly setSpeaks: (speaks: boolean) => void
}

/** Calls the numbers that become ready, with a chime and, where it is wanted, a voice. */
export function useAnnouncements(ready: readonly Ticket[]): Announcements {
  const [machine] = useState(() =>
    announceMachine.provide({
      actions: {
        call: (_, { number }: Call) => {
          playTone('ready', VOLUME)
          if (memo.get(VOICE_KEY) === '1') speak(de.spoken(number))
        },
      },
    }),
  )
  const [state, send] = useMachine(machine)
  const [speaks, setSpeaks] = useState(() => memo.get(VOICE_KEY) === '1')
  const isAudible = useSyncExternalStore(canSound.subscribe, canSound.get, canSound.get)
  // The tickets are new objects each second; what is ready changes seldom.
  const names = JSON.stringify(ready.map(({ id, number }) => ({ id, number })))
  useEffect(() => {
    const calls: Call[] = JSON.parse(names)
    send({ type: 'board.changed', ready: calls })
  }, [names, send])
  const { calling } = state.context
  return {
    calling: calling?.id ?? null,
    sentence: calling ? de.spoken(calling.number) : '',
    isAudible,
    unlock: () => void unlockSound(),
    speaks,
    setSpeaks(next) {
      memo.set(VOICE_KEY, next ? '1' : null)
      setSpeaks(next)
    },
  }
}
