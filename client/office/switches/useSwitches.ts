import { useMemo } from 'react'
import { parse } from '../../../schema/base/problems.ts'
import { switches as entity, type Switch } from '../../../schema/catalogue/switch.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { now } from '../../device/clock.ts'
import { formatMoment, formatTime } from '../../ui/format.ts'
import { useApply } from '../bulk/useApply.ts'
import { loaded } from '../history/loaded.ts'
import { useUndo } from '../history/useUndo.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { isRunning, switchesIn } from './running.ts'
import { soldOutEnd, soldOutSwitches } from './soldOut.ts'
import { texts } from './texts.ts'

const MINUTE = 60_000

interface Place {
  readonly id: number
  readonly name: string
}

/** A switch that is on, with its document. */
export interface Running {
  readonly row: Row
  readonly body: Switch
}

/**
 * Switches that are on at `at` (epoch ms), the next to end first. A view's time is up to half a minute behind: what somebody has
 * ended since is over at once.
 */
export function useRunning(at: number): readonly Running[] {
  const { office } = useOffice()
  const page = useLive(useMemo(() => switchesIn(office), [office]))
  return useMemo(() => {
    const present = Math.max(at, now())
    return (page?.rows ?? [])
      .flatMap(row => {
        const body = switchIn(row)
        return body && isRunning(body, present) ? [{ row, body }] : []
      })
      .toSorted((one, other) => Date.parse(one.body.endsAt) - Date.parse(other.body.endsAt))
  }, [page, at])
}

function switchIn({ id, rev, body: { id: _, ...fields } }: Row): Switch | null {
  const parsed = parse(entity.shape, fields)
  return parsed.ok ? { ...parsed.data, id, rev } : null
}

interface Switching {
  readonly pause: (places: readonly Place[], minutes: number) => Promise<void>
  /** Each until it closes today (epoch ms). */
  readonly pauseUntilClose: (places: readonly (Place & { readonly closesAt: number })[]) => Promise<void>
  readonly slow: (places: readonly Place[], extraMinutes: number) => Promise<void>
  /** Takes products off until `endsAt` (epoch ms; absent: tomorrow morning); where one is off that long already nothing is thrown. */
  readonly sellOut: (products: readonly Place[], places: readonly Place[], endsAt?: number) => Promise<void>
  /** Ends one now, or in so many minutes from its end. */
  readonly end: (running: Running) => Promise<void>
  readonly prolong: (running: Running, minutes: number) => Promise<void>
}

/**
 * Throwing switches from wherever one is: documents like any others, so it works without network too, and one undo takes back
 * what one press threw.
 */
export function useSwitching(): Switching {
  const { office, tell } = useOffice()
  const { did } = useUndo()
  const apply = useApply()
  const zone = useZone()
  const throwAll = async (places: readonly Place[], body: Partial<Switch>, endsAt: number, text: string) => {
    const thrown = places.map(({ id }) => ({
      ...entity.blank,
      ...body,
      branch: id,
      endsAt: new Date(endsAt).toISOString(),
    }))
    await apply(
      entity,
      thrown.map(changes => ({ row: null, changes })),
      () => text,
    )
  }
  const endAt = async ({ row }: Running, at: number, text: string) => {
    const after = await office.save('switches', row.id, { endsAt: new Date(at).toISOString() }, row)
    did({ entity, id: row.id, before: row, after }, text)
  }
  return {
    pause: (places, minutes) => {
      const endsAt = now() + minutes * MINUTE
      const text = texts.did.paused(whereOf(places), formatTime(endsAt, zone))
      return throwAll(places, { kind: 'paused' }, endsAt, text)
    },
    async pauseUntilClose(places) {
      const thrown = places.map(({ id, closesAt }) => ({
        ...entity.blank,
        kind: 'paused',
        branch: id,
        endsAt: new Date(closesAt).toISOString(),
      }))
      await apply(
        entity,
        thrown.map(changes => ({ row: null, changes })),
        () => texts.did.pausedUntilClose(whereOf(places)),
      )
    },
    slow: (places, extraMinutes) =>
      throwAll(
        places,
        { kind: 'busy', extraMinutes },
        now() + 60 * MINUTE,
        texts.did.busy(whereOf(places), extraMinutes),
      ),
    async sellOut(products, places, endsAt) {
      if (places.length === 0) return tell({ text: texts.noBranch, tone: 'error' })
      const present = await loaded(office.list('switches', { sort: 'title', limit: Number.MAX_SAFE_INTEGER }))
      const at = now()
      const thrown = soldOutSwitches(
        products.map(({ id }) => id),
        places.map(({ id }) => id),
        present.rows.map(({ body }) => body),
        { now: at, endsAt: endsAt ?? soldOutEnd('morning', at, zone) },
      )
      if (thrown.length === 0) return tell({ text: texts.soldOutAlready })
      await apply(
        entity,
        thrown.map(changes => ({ row: null, changes })),
        () =>
          texts.did.soldOut(
            products,
            whereOf(places),
            endsAt === undefined ? texts.tomorrow : formatMoment(endsAt, at, zone),
          ),
      )
    },
    end: running => endAt(running, now(), texts.did.ended),
    prolong: (running, minutes) =>
      endAt(running, Date.parse(running.body.endsAt) + minutes * MINUTE, texts.did.prolonged(minutes)),
  }
}

const whereOf = (places: readonly Place[]): string =>
  places.length === 1 ? (places[0]?.name ?? '') : texts.branches(places.length)
