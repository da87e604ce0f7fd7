import { createContext, useContext, useMemo, useState } from 'react'
import type { Actor } from '../../../schema/base/access.ts'
import type { Me } from '../../../schema/base/calls.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { BoardSteps } from '../../data/boards/boardSteps.ts'
import type { StaffPush } from '../../data/boards/staffPush.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Office, Row, Trouble } from '../../data/office/office.ts'
import type { Page } from '../../data/office/rows.ts'
import type { OpenedTime } from '../../data/time/openedTime.ts'
import type { Signal } from '../../device/signal.ts'
import type { Tray } from '../catalogue/images/tray.ts'
import type { Naming } from '../form/valueText.ts'
import type { Undos } from '../history/undo.ts'
import { allLive } from './liveValues.ts'
import type { Toast } from './Toasts.tsx'

/** What every part of the office works with: the device's data, the person, the register. */
export interface OfficeScope {
  readonly office: Office
  readonly me: Me
  readonly actor: Actor
  readonly entities: readonly Entity[]
  readonly tell: (toast: Toast) => void
  readonly undos: Undos
  /** Notifications on this device: of orders, for whoever sees them, and of one's own roster. */
  readonly push: StaffPush
  /** Steps of orders taken on this device; null until it is open, and for whoever sees no orders. */
  readonly steps: BoardSteps | null
  /** The person's own working time. */
  readonly time: Pick<OpenedTime, 'current' | 'open'>
  /** Pictures on their way into the library, whatever page is open. */
  readonly tray: Tray
  /** The branches this device was left with: '1,8', null for all. */
  readonly keptBranches: Signal<string | null>
}

export const OfficeContext = createContext<OfficeScope | null>(null)

/** Throws outside of a signed-in office: that is a mistake in the surface. */
export function useOffice(): OfficeScope {
  const scope = useContext(OfficeContext)
  if (!scope) throw new Error('No office is open here.')
  return scope
}

export function useEntity(type: string): Entity | undefined {
  return useOffice().entities.find(entity => entity.type === type)
}

/** Undefined while the device is being read, null where there is no such document. */
export function useRow(type: string, id: number | null): Row | null | undefined {
  const { office } = useOffice()
  const live = useMemo(() => (id === null ? nowhere : office.get(type, id)), [office, type, id])
  return useLive(live)
}

/** What a long list begins with while the device is being read; it is read when the list itself is asked for. */
export function useHead(type: string | null): Page | undefined {
  const { office } = useOffice()
  const live = useMemo(() => (type === null ? nowhere : office.head(type)), [office, type])
  return useLive(live) ?? undefined
}

const nowhere = { get: () => null, subscribe: () => () => {} }

/** Whether this device is being filled: what is not there may still come. */
export function useFilling(): boolean {
  const { office } = useOffice()
  const state = useLive(useMemo(() => office.state(), [office]))
  return state === undefined || state.asOf === null || (state.online && state.replicating)
}

/** Everything that waits for a decision, newest first. */
export function useTroubles(): readonly Trouble[] | undefined {
  const { office } = useOffice()
  return useLive(useMemo(() => office.troubles(), [office]))
}

/** What has to be decided about a document: null for nothing, undefined while the device is being read. */
export function useTrouble(type: string, id: number | null): Trouble | null | undefined {
  const troubles = useTroubles()
  if (id === null) return null
  return troubles && (troubles.find(trouble => trouble.type === type && trouble.id === id) ?? null)
}

/** The business's settings; undefined before they reached the device. */
export function useSettings(): Partial<Config> | undefined {
  return useRow('config', 1)?.body
}

/** The zone in which the business reads clocks and calendars. */
export function useZone(): string {
  return useSettings()?.timeZone ?? 'Europe/Vienna'
}

/** Titles of related documents, by 'type:id'; of those that are not on the device there is none. */
export function useTitles(pairs: readonly (readonly [type: string, id: number])[]): ReadonlyMap<string, string> {
  const { office } = useOffice()
  const groups = useSteady(idsByType(pairs))
  const live = useMemo(() => allLive(groups.map(([type, ids]) => office.titles(type, ids))), [office, groups])
  const found = useLive(live)
  return useMemo(() => {
    const titles = groups.flatMap(([type], index) =>
      [...(found?.[index] ?? [])].map(([id, title]): [string, string] => [`${type}:${id}`, title]),
    )
    return new Map(titles)
  }, [groups, found])
}

/** How values are named in sentences and cells, once the titles they need are known. */
export function useNaming(pairs: readonly (readonly [type: string, id: number])[] = []): Naming {
  const { currency = 'EUR', taxClasses } = useSettings() ?? {}
  const zone = useZone()
  const titles = useTitles(pairs)
  return useMemo(
    () => ({
      title: (type, id) => titles.get(`${type}:${id}`),
      taxClass: sought => taxClasses?.find(({ key }) => key === sought)?.name,
      currency,
      zone,
    }),
    [titles, taxClasses, currency, zone],
  )
}

/** Ids grouped by the type they belong to, each once, both in a steady order: equal questions look equal. */
function idsByType(pairs: readonly (readonly [type: string, id: number])[]): [type: string, ids: number[]][] {
  const groups = new Map<string, Set<number>>()
  for (const [type, id] of pairs) {
    const ids = groups.get(type) ?? new Set()
    groups.set(type, ids.add(id))
  }
  return [...groups]
    .map(([type, ids]): [string, number[]] => [type, [...ids].toSorted((one, other) => one - other)])
    .toSorted(([one], [other]) => one.localeCompare(other))
}

/** The value of before for as long as the new one says the same: what is made of it is not made anew. */
function useSteady<T>(value: T): T {
  const [steady, setSteady] = useState(value)
  if (sameValue(steady, value)) return steady
  setSteady(value)
  return value
}
