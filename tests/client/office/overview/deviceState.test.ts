import { describe, expect, it } from 'vitest'
import { deviceTroubles } from '../../../../client/office/overview/deviceState.ts'
import type { DeviceStatus, HeartbeatCall } from '../../../../schema/counter/pairing.ts'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 10, 20, 12)
const heartbeat = (given: Partial<HeartbeatCall> = {}): HeartbeatCall => ({
  version: 'kit-1.js',
  outbox: { length: 0, oldestAt: null },
  persisted: true,
  quota: null,
  skewMs: 0,
  heapMb: null,
  ...given,
})
const kiosk = (given: Partial<DeviceStatus> = {}): DeviceStatus => ({
  id: 1,
  isPaired: true,
  seenAt: NOW - 30_000,
  heartbeat: heartbeat(),
  ...given,
})

describe('A kiosk', () => {
  it('that beats, has sent everything and keeps what it stores has no troubles', () => {
    expect(deviceTroubles(kiosk(), 'kiosk', NOW)).toEqual([])
  })

  it('not heard of for more than three minutes is named, with what waited on it', () => {
    const seenAt = NOW - 4 * MINUTE
    expect(deviceTroubles(kiosk({ seenAt }), 'kiosk', NOW)).toEqual(['silent'])
    const outbox = { length: 2, oldestAt: seenAt - 1000 }
    expect(deviceTroubles(kiosk({ seenAt, heartbeat: heartbeat({ outbox }) }), 'kiosk', NOW)).toEqual([
      'silent',
      'orders',
    ])
  })

  it('that is heard is given five minutes to deliver', () => {
    const waiting = (minutes: number) => heartbeat({ outbox: { length: 1, oldestAt: NOW - minutes * MINUTE } })
    expect(deviceTroubles(kiosk({ heartbeat: waiting(5) }), 'kiosk', NOW)).toEqual([])
    expect(deviceTroubles(kiosk({ heartbeat: waiting(6) }), 'kiosk', NOW)).toEqual(['orders'])
  })

  it('whose clock or storage closes it without network is named', () => {
    const bad = heartbeat({ skewMs: -3 * MINUTE, persisted: false })
    expect(deviceTroubles(kiosk({ heartbeat: bad }), 'kiosk', NOW)).toEqual(['clock', 'storage'])
  })

  it('that was never let in, or thrown out, has no troubles', () => {
    expect(deviceTroubles(kiosk({ isPaired: false, seenAt: 0 }), 'kiosk', NOW)).toEqual([])
    expect(deviceTroubles(kiosk({ seenAt: null, heartbeat: null }), 'kiosk', NOW)).toEqual([])
  })
})

describe('A board', () => {
  it('is heard only every ten minutes, and named after twice that', () => {
    const board = (minutes: number) => kiosk({ seenAt: NOW - minutes * MINUTE, heartbeat: null })
    expect(deviceTroubles(board(20), 'kitchen', NOW)).toEqual([])
    expect(deviceTroubles(board(26), 'frontdesk', NOW)).toEqual(['silent'])
  })
})
