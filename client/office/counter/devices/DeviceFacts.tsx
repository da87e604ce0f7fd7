import type { DeviceKind } from '../../../../schema/base/access.ts'
import type { DeviceStatus, HeartbeatCall } from '../../../../schema/counter/pairing.ts'
import { agoText, spanText } from '../../../ui/dates/ago.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { deviceTroubles } from '../../overview/deviceState.ts'
import { texts } from './texts.ts'

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
  const seen = seenAt === null ? texts.never : agoText(seenAt, now, zone)
  const facts: [string, string][] = [
    [texts.seen, kind === 'kiosk' || seenAt === null ? seen : `${seen} (${texts.seenBoard})`],
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
  const kept = persisted ? texts.kept : texts.notKept
  return [
    [texts.outbox, outbox.length === 0 ? texts.none : texts.orders(outbox.length, spanText(age))],
    [texts.storage, quota === null ? kept : `${kept}, ${texts.free(Math.round(quota / 1_048_576))}`],
    [texts.clock, skew === 0 ? texts.right : texts.wrong(skew)],
    ...(heapMb === null ? [] : [[texts.memory, texts.megabytes(Math.round(heapMb))] satisfies [string, string]]),
    // 'kit-DjGA4olC.js': what tells one build from another.
    [texts.version, /-([\w-]+)\.js$/.exec(version)?.[1] ?? version],
  ]
}

function Troubles({ status, kind, now }: Omit<DeviceFactsProps, 'zone'>) {
  const troubles = deviceTroubles(status, kind, now)
  const hasOrders = (status.heartbeat?.outbox.length ?? 0) > 0
  const isStuck = troubles.includes('orders') && !troubles.includes('silent')
  const sentences = [
    ...(hasOrders ? [isStuck ? texts.stuck : texts.keepOrders] : []),
    ...(troubles.includes('clock') ? [texts.clockHint] : []),
    ...(troubles.includes('storage') ? [texts.notKeptHint] : []),
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
