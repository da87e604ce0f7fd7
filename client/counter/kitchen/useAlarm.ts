import { useMachine } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { notify } from '../../device/app/notifications.ts'
import { playTone, unlockSound } from '../../device/media/sound.ts'
import { keepAwake } from '../../device/media/wakeLock.ts'
import { signal } from '../../device/signal.ts'
import { memo } from '../../device/storage/memo.ts'
import { alarmMachine } from './alarm.machine.ts'
import { de } from './texts.ts'

const VOLUME_KEY = 'kitchen:volume'
/** From 0 to 1. */
const VOLUME = 0.7

export interface Alarm {
  readonly isOnShift: boolean
  readonly isRinging: boolean
  /** An order is overdue. */
  readonly isAlarm: boolean
  readonly volume: number
  readonly setVolume: (volume: number) => void
  readonly begin: () => void
  readonly end: () => void
}

/** Sound, wake lock and notifications of a shift; `isPushed` where the server tells this device about new orders. */
export function useAlarm(unseen: readonly BoardOrder[], level: number, isPushed: boolean): Alarm {
  const [loudness] = useState(() => signal(readVolume()))
  const [machine] = useState(() =>
    alarmMachine.provide({
      actions: { ring: (_, tone: 'new' | 'alarm') => playTone(tone, loudnessOf(tone, loudness.get())) },
    }),
  )
  const volume = useSyncExternalStore(loudness.subscribe, loudness.get, loudness.get)
  const [state, send] = useMachine(machine)
  const isOnShift = state.hasTag('onShift')
  const ids = unseen.map(({ id }) => id).join()
  const last = unseen.at(-1)?.ticketNumber
  useEffect(() => {
    send({ type: 'orders.changed', unseen: ids === '' ? [] : ids.split(',').map(Number), level })
  }, [send, ids, level])
  useEffect(() => {
    if (isOnShift && !isPushed && last !== undefined) notify(de.notification(last), 'new-order')
  }, [isOnShift, isPushed, last])
  useEffect(() => (isOnShift ? keepAwake() : undefined), [isOnShift])
  return {
    isOnShift,
    isRinging: state.hasTag('ringing'),
    isAlarm: state.hasTag('alarm'),
    volume,
    setVolume(next) {
      loudness.set(next)
      memo.set(VOLUME_KEY, String(next))
    },
    begin() {
      void unlockSound().then(() => playTone('new', loudness.get()))
      send({ type: 'shift.begun' })
    },
    end: () => send({ type: 'shift.ended' }),
  }
}

/** Overdue is louder than what somebody turned down, but silent stays silent. */
const loudnessOf = (tone: 'new' | 'alarm', volume: number): number =>
  tone === 'alarm' && volume > 0 ? Math.max(volume, 0.9) : volume

function readVolume(): number {
  const kept = Number(memo.get(VOLUME_KEY) ?? Number.NaN)
  return kept >= 0 && kept <= 1 ? kept : VOLUME
}
