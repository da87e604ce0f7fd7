import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Activity } from '../../../../schema/time/activity.ts'
import { noMarket } from '../../../../schema/time/offers/shiftMarket.ts'
import { noNews } from '../../../../schema/time/plan/rosterNews.ts'
import { workWith } from '../../../../schema/time/standing.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { OwnDocuments } from '../../../data/time/ownDocuments.ts'
import type { OwnStamp, OwnTime } from '../../../data/time/ownTime.ts'
import { now as clockNow, useNow } from '../../../device/clock.ts'
import { useOffice } from '../../shell/scope.tsx'

/** One's own time, as the server told it and with what was clocked on this device. */
export interface OwnView {
  readonly time: OwnTime
  readonly documents: OwnDocuments
  readonly stamps: readonly OwnStamp[]
  /** By their beginning. */
  readonly works: readonly Activity[]
  readonly isOnline: boolean
  /** Epoch ms. */
  readonly now: number
}

/** Null while the device is being read; 'failed' where it can keep nothing. */
export function useOwnTime(): OwnTime | 'failed' | null {
  const { time } = useOffice()
  useEffect(() => time.open(), [time])
  return useSyncExternalStore(time.current.subscribe, time.current.get)
}

export function useOwnView(time: OwnTime): OwnView {
  useNow(5000)
  const now = clockNow()
  const documents = useLive(time.documents) ?? nothing
  const stamps = useLive(time.stamps) ?? none
  const isOnline = useOnline()
  const open = stamps.filter(({ state }) => state !== 'refused').map(({ event }) => event)
  const works = workWith(documents.activities, open, now)
  return { time, documents, stamps, works, isOnline, now }
}

/** What the frame says of the network, this page says too. */
function useOnline(): boolean {
  const { office } = useOffice()
  const state = useLive(useMemo(() => office.state(), [office]))
  return state?.online ?? true
}

const nothing: OwnDocuments = {
  activities: [],
  corrections: [],
  shifts: [],
  news: noNews,
  market: noMarket,
  contracts: [],
  absences: [],
  balances: null,
}
const none: readonly OwnStamp[] = []
