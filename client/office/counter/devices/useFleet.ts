import { useMemo } from 'react'
import type { DeviceKind } from '../../../../schema/base/access.ts'
import type { Entity } from '../../../../schema/base/entity.ts'
import { deviceStatus, printerStatus } from '../../../../schema/counter/calls.ts'
import { deviceKindLabels } from '../../../../schema/counter/device.ts'
import { useLive } from '../../../data/engine/live.ts'
import { isInScope } from '../../areas/branchScope.ts'
import { useBranchScope } from '../../areas/useBranchScope.ts'
import { deviceKindOf } from '../../overview/deviceState.ts'
import { type ServerQuery, useServerQuery } from '../../server/useServerQuery.ts'
import { seesOrders } from '../../shell/rights.ts'
import { useEntity, useOffice, useTitles } from '../../shell/scope.tsx'
import { deviceSeen, printerSeen, type Seen } from './standing.ts'
import { texts } from './texts.ts'

/** How often (ms) it is asked while the list is open. */
const ASK_MS = 15_000
const EVERY = Number.MAX_SAFE_INTEGER

/** A device or a printer as the list shows it. */
export interface Member extends Seen {
  /** 'devices:3' */
  readonly id: string
  readonly entity: Entity
  readonly number: number
  readonly name: string
  readonly kind: DeviceKind | 'printers'
  readonly kindLabel: string
  readonly branch: number
  readonly branchName: string
}

/** Everything that stands in the branches looked at and has these words; undefined while the device is being read. */
export function useFleet(
  search: string,
  now: number,
): { readonly members: readonly Member[] | undefined; readonly queries: readonly ServerQuery<unknown>[] } {
  const { office, actor } = useOffice()
  const [devices, printers] = [useEntity('devices'), useEntity('printers')]
  const { scope } = useBranchScope()
  const screens = useLive(
    useMemo(() => office.list('devices', { search, sort: 'title', limit: EVERY }), [office, search]),
  )
  const papers = useLive(
    useMemo(() => office.list('printers', { search, sort: 'title', limit: EVERY }), [office, search]),
  )
  const mayAsk = seesOrders(actor)
  const ofScreens = useServerQuery(mayAsk ? deviceStatus : null, { everyMs: ASK_MS })
  const ofPapers = useServerQuery(mayAsk ? printerStatus : null, { everyMs: ASK_MS })
  const rows = [...(screens?.rows ?? []), ...(papers?.rows ?? [])]
  const branches = [...new Set(rows.map(({ body }) => Number(body['branch'])))]
  const titles = useTitles(branches.map(id => ['branches', id] as const))
  const queries = [ofScreens, ofPapers]
  if (!screens || !papers || !devices || !printers) return { members: undefined, queries }
  const placed = (body: (typeof rows)[number]['body']) => {
    const branch = Number(body['branch'])
    return { name: String(body['name']), branch, branchName: titles.get(`branches:${branch}`) ?? '' }
  }
  const members: Member[] = [
    ...screens.rows.map(({ id, body }) => ({
      id: `devices:${id}`,
      entity: devices,
      number: id,
      kind: deviceKindOf(body),
      kindLabel: deviceKindLabels[deviceKindOf(body)],
      ...placed(body),
      ...deviceSeen(
        body,
        ofScreens.value?.find(status => status.id === id),
        now,
      ),
    })),
    ...papers.rows.map(({ id, body }) => ({
      id: `printers:${id}`,
      entity: printers,
      number: id,
      kind: 'printers' as const,
      kindLabel: texts.list.printer,
      ...placed(body),
      ...printerSeen(
        body,
        ofPapers.value?.find(status => status.id === id),
        now,
      ),
    })),
  ]
  return { members: members.filter(({ branch }) => isInScope(scope, [branch])), queries }
}
