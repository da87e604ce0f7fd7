import type { DeviceKind } from '../../../../schema/base/access.ts'
import type { DeviceStatus, HeartbeatCall } from '../../../../schema/counter/pairing.ts'
import { agoText, spanText } from '../../../ui/dates/ago.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { deviceTroubles } from '../../overview/deviceState.ts'
import { de } from './texts.ts'

interface DeviceFactsProps {
  readonly status: DeviceStatus
  readonly kind: DeviceKind
  /** Epoch ms. */
  readonly now: number
  readonly zone: string
}

/** What a device said of itself last, and what follows from it. */
export function DeviceFacts({ status, kind, now, zone }: DeviceFactsProps) {
  const { seenAt, heartbeat } = status
  const seen = seenAt === null ? de.never : agoText(seenAt, now, zone)
  const facts: [string, string][] = [
    [de.seen, kind === 'kiosk' || seenAt === null ? seen : `${seen} (${de.seenBoard})`],
  ]
  if (heartbeat) facts.push(...factsOf(heartbeat, now))
  return (
    <>
      <dl className="mt-3 grid max-w-2xl grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <Troubles {...{ status, kind, now }} />
    </>
  )
}

function factsOf(
  { outbox, persisted, quota, skewMs, heapMb, version }: HeartbeatCall,
  now: number,
): [string, string][] {
  const skew = Math.abs(Math.round(skewMs / 1000))
  const age = outbox.oldestAt === null ? 0 : now - outbox.oldestAt
  const kept = persisted ? de.kept : de.notKept
  return [
    [de.outbox, outbox.length === 0 ? de.none : de.orders(outbox.length, spanText(age))],
    [de.storage, quota === null ? kept : `${kept}, ${de.free(Math.round(quota / 1_048_576))}`],
    [de.clock, skew === 0 ? de.right : de.wrong(skew)],
    ...(heapMb === null ? [] : [[de.memory, de.megabytes(Math.round(heapMb))] satisfies [string, string]]),
    // 'kit-DjGA4olC.js': what tells one build from another.
    [de.version, /-([\w-]+)\.js$/.exec(version)?.[1] ?? version],
  ]
}

function Troubles({ status, kind, now }: Omit<DeviceFactsProps, 'zone'>) {
  const troubles = deviceTroubles(status, kind, now)
  const hasOrders = (status.heartbeat?.outbox.length ?? 0) > 0
  const isStuck = troubles.includes('orders') && !troubles.includes('silent')
  const sentences = [
    ...(hasOrders ? [isStuck ? de.stuck : de.keepOrders] : []),
    ...(troubles.includes('clock') ? [de.clockHint] : []),
    ...(troubles.includes('storage') ? [de.notKeptHint] : []),
  ]
  if (sentences.length === 0) return null
  return (
    <Notice tone="warning" className="mt-4">
      {sentences.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
