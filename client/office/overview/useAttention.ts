import { useMemo } from 'react'
import { adminsOnly, may } from '../../../schema/base/access.ts'
import { jobSummary } from '../../../schema/base/calls.ts'
import type { JobSummary } from '../../../schema/base/jobs.ts'
import { deviceStatus, printerStatus } from '../../../schema/counter/calls.ts'
import type { DeviceStatus } from '../../../schema/counter/pairing.ts'
import type { PrinterStatus } from '../../../schema/counter/printing.ts'
import { currentOrders, type MissedOrder, missedOrders } from '../../../schema/ordering/officeCalls.ts'
import type { CurrentOrder } from '../../../schema/ordering/staffCalls.ts'
import { useLive } from '../../data/engine/live.ts'
import { isInScope } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { needsSomebody } from '../counter/printing/printerState.ts'
import { type ServerQuery, useServerQuery } from '../server/useServerQuery.ts'
import { seesOrders } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { type DeviceTrouble, deviceKindOf, deviceTroubles } from './deviceState.ts'
import { type WaitingOrders, waitingOrders } from './waitingOrders.ts'

/** How often (ms) it is asked while the office is open. */
const ASK_MS = 30_000
const MANY = 500

/** Printers the person may look after. A business without any asks for nothing. */
export function usePrinters(): ServerQuery<readonly PrinterStatus[]> {
  const { actor } = useOffice()
  const rows = useRows('printers')
  return useServerQuery(seesOrders(actor) && rows.length > 0 ? printerStatus : null, { everyMs: ASK_MS })
}

/** What of the server's own work will not happen by itself any more; for administrators. */
export function useJobSummary(): ServerQuery<JobSummary> {
  const { actor } = useOffice()
  return useServerQuery(may(actor, 'read', adminsOnly, []) ? jobSummary : null, { everyMs: ASK_MS })
}

/** A device with something to look after. */
export interface TroubledDevice {
  readonly id: number
  readonly name: string
  readonly branch: number
  readonly status: DeviceStatus
  readonly troubles: readonly DeviceTrouble[]
}

/** Devices of the person's branches with something to look after at `now` (epoch ms). */
export function useTroubledDevices(now: number): {
  readonly query: ServerQuery<readonly DeviceStatus[]>
  readonly devices: readonly TroubledDevice[]
} {
  const { actor } = useOffice()
  const rows = useRows('devices')
  const query = useServerQuery(seesOrders(actor) && rows.length > 0 ? deviceStatus : null, { everyMs: ASK_MS })
  const byId = new Map(query.value?.map(status => [status.id, status]))
  const devices = rows.flatMap(({ id, body }) => {
    const status = byId.get(id)
    if (!status || !body['isEnabled']) return []
    const troubles = deviceTroubles(status, deviceKindOf(body), now)
    return troubles.length > 0
      ? [{ id, name: String(body['name']), branch: Number(body['branch']), status, troubles }]
      : []
  })
  return { query, devices }
}

/** Orders of the person's branches that nobody has answered yet, and others that need somebody, the gravest reason with each. */
export function useWaitingOrders(): WaitingOrders<CurrentOrder, MissedOrder> & {
  readonly queries: readonly ServerQuery<unknown>[]
} {
  const { actor } = useOffice()
  const isAsked = seesOrders(actor)
  const { scope } = useBranchScope()
  const current = useServerQuery(isAsked ? currentOrders : null, { everyMs: ASK_MS })
  const missed = useServerQuery(isAsked ? missedOrders : null, { everyMs: ASK_MS })
  const isSeen = ({ branch }: CurrentOrder) => isInScope(scope, [branch])
  const waiting = waitingOrders((current.value ?? []).filter(isSeen), (missed.value ?? []).filter(isSeen))
  return { queries: [current, missed], ...waiting }
}

/** How many papers a person has to decide about; 0 while it is not known. */
export function useUndecidedPrints(): number {
  const { value } = usePrinters()
  return (value ?? []).reduce((sum, { unconfirmed, failed }) => sum + unconfirmed + failed, 0)
}

/** Printers somebody has to go to at `now` (epoch ms). */
export const troubledPrinters = (printers: readonly PrinterStatus[], now: number): readonly PrinterStatus[] =>
  printers.filter(printer => needsSomebody(printer, now))

function useRows(type: string) {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(type, { limit: MANY }), [office, type]))
  return page?.rows ?? []
}
