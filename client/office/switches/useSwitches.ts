import { useMemo } from 'react'
import { parse } from '../../../schema/base/problems.ts'
import { switches as entity, type Switch } from '../../../schema/catalogue/switch.ts'
import { businessDayOf, endOfBusinessDay } from '../../../schema/ordering/tickets.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { now } from '../../device/clock.ts'
import { formatTime } from '../../ui/format.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { isRunning } from './running.ts'
import { texts } from './texts.ts'

const MANY = 500
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

/** Switches that are on at `at` (epoch ms), the next to end first. */
export function useRunning(at: number): readonly Running[] {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list('switches', { limit: MANY }), [office]))
  return useMemo(
    () =>
      (page?.rows ?? [])
        .flatMap(row => {
          const body = switchIn(row)
          return body && isRunning(body, at) ? [{ row, body }] : []
        })
        .toSorted((one, other) => Date.parse(one.body.endsAt) - Date.parse(other.body.endsAt)),
    [page, at],
  )
}

function switchIn({ id, rev, body: { id: _, ...fields } }: Row): Switch | null {
  const parsed = parse(entity.shape, fields)
  return parsed.ok ? { ...parsed.data, id, rev } : null
}

interface Switching {
  readonly pause: (places: readonly Place[], minutes: number) => Promise<void>
  readonly slow: (places: readonly Place[], extraMinutes: number) => Promise<void>
  readonly sellOut: (product: Place, places: readonly Place[]) => Promise<void>
  /** Ends one now, or in so many minutes from its end. */
  readonly end: (running: Running) => Promise<void>
  readonly prolong: (running: Running, minutes: number) => Promise<void>
}

/** Throwing switches from wherever one is: documents like any others, so it works without network too. */
export function useSwitching(): Switching {
  const { office, tell } = useOffice()
  const zone = useZone()
  const throwAll = async (places: readonly Place[], body: Partial<Switch>, endsAt: number, text: string) => {
    const made: Row[] = []
    for (const { id } of places)
      made.push(
        await office.save(
          'switches',
          null,
          { ...entity.blank, ...body, branch: id, endsAt: new Date(endsAt).toISOString() },
          null,
        ),
      )
    const undo = async () => {
      for (const { id } of made) await office.remove('switches', id)
    }
    tell({ text, slot: 'undo', action: { label: texts.undo, run: () => void undo() } })
  }
  const endAt = async ({ row }: Running, at: number) => {
    await office.save('switches', row.id, { endsAt: new Date(at).toISOString() }, row)
  }
  return {
    pause: (places, minutes) => {
      const endsAt = now() + minutes * MINUTE
      const text = texts.did.paused(whereOf(places), formatTime(endsAt, zone))
      return throwAll(places, { kind: 'paused' }, endsAt, text)
    },
    slow: (places, extraMinutes) =>
      throwAll(
        places,
        { kind: 'busy', extraMinutes },
        now() + 60 * MINUTE,
        texts.did.busy(whereOf(places), extraMinutes),
      ),
    sellOut: (product, places) => {
      // Whoever says so after midnight means the morning that is to come, as the kitchen does.
      const endsAt = endOfBusinessDay(businessDayOf(now(), zone), zone)
      const text = texts.did.soldOut(product.name, whereOf(places))
      return throwAll(places, { kind: 'soldOut', product: product.id }, endsAt, text)
    },
    async end(running) {
      await endAt(running, now())
      tell({ text: texts.did.ended })
    },
    prolong: (running, minutes) => endAt(running, Date.parse(running.body.endsAt) + minutes * MINUTE),
  }
}

const whereOf = (places: readonly Place[]): string =>
  places.length === 1 ? (places[0]?.name ?? '') : texts.branches(places.length)
