import { describe, expect, test } from 'vitest'
import { deviceSeen, deviceViewOf, printerSeen } from '../../../../../client/office/counter/devices/standing.ts'
import type { PrinterStatus } from '../../../../../schema/counter/printing.ts'

const NOW = 1_800_000_000_000
const SECOND = 1000
const MINUTE = 60 * SECOND
const device = (ago: number | null, isPaired = true) => ({
  id: 1,
  isPaired,
  seenAt: ago === null ? null : NOW - ago,
  heartbeat: null,
})

describe('how a device stands', () => {
  test.each([
    ['kiosk', 20 * SECOND, 'online'],
    ['kiosk', 2 * MINUTE, 'late'],
    ['kiosk', 4 * MINUTE, 'offline'],
    ['kitchen', 12 * MINUTE, 'online'],
    ['kitchen', 20 * MINUTE, 'late'],
    ['frontdesk', 30 * MINUTE, 'offline'],
    ['kiosk', null, 'unknown'],
  ])('a %s that was heard of %s ms ago is %s', (kind, ago, standing) => {
    expect(deviceSeen({ kind, isEnabled: true }, device(ago), NOW).standing).toBe(standing)
  })

  test('is not claimed of one that is switched off, not let in, or could not be asked about', () => {
    const body = { kind: 'kiosk', isEnabled: true }
    expect(deviceSeen({ ...body, isEnabled: false }, device(0), NOW).standing).toBe('off')
    expect(deviceSeen(body, device(null, false), NOW)).toMatchObject({ standing: 'out', isTroubled: false })
    expect(deviceSeen(body, undefined, NOW).standing).toBe('unknown')
  })
})

describe('how a printer stands', () => {
  const printer = (ago: number | null, more: Partial<PrinterStatus> = {}): PrinterStatus => ({
    id: 1,
    name: 'Küche',
    branch: 1,
    kind: 'star-cloudprnt',
    isEnabled: true,
    seenAt: ago === null ? null : NOW - ago,
    watchedSince: NOW - 10 * MINUTE,
    trouble: null,
    waiting: 0,
    waitingSince: null,
    unconfirmed: 0,
    failed: 0,
    undecidedSince: null,
    printedAt: null,
    ...more,
  })
  test.each([
    [5 * SECOND, {}, 'online', false],
    [60 * SECOND, {}, 'late', false],
    [3 * MINUTE, {}, 'offline', true],
    [null, {}, 'unknown', false],
    [null, { waiting: 2 }, 'unknown', true],
    [5 * SECOND, { trouble: 'Papierstau.' }, 'online', true],
    [null, { kind: 'raw' as const }, 'unknown', false],
  ])('heard of %s ms ago with %o it is %s', (ago, more, standing, isTroubled) => {
    expect(printerSeen({ isEnabled: true }, printer(ago, more), NOW)).toMatchObject({ standing, isTroubled })
  })
})

test('An address that names no view shows all devices', () => {
  expect([deviceViewOf('kitchen'), deviceViewOf('nonsense'), deviceViewOf(undefined)]).toEqual([
    'kitchen',
    'all',
    'all',
  ])
})
