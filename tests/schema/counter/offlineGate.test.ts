import { expect, test } from 'vitest'
import { type GateReason, gateProblems, type KioskState } from '../../../schema/counter/offlineGate.ts'

const NOW = Date.parse('2026-11-20T12:00:00+01:00')
const HOUR = 3_600_000
const MB = 1024 * 1024
const ready: KioskState = {
  catalogueAt: NOW - HOUR,
  isPersisted: true,
  quota: 500 * MB,
  outbox: 0,
  skew: 0,
  leaseEndsAt: NOW + HOUR,
}

test('A kiosk that has everything takes orders without network', () => {
  expect(gateProblems(ready, NOW)).toEqual([])
})

test.each<[GateReason, Partial<KioskState>, Partial<KioskState>]>([
  ['catalogue', { catalogueAt: NOW - 24 * HOUR + 1 }, { catalogueAt: NOW - 24 * HOUR }],
  ['catalogue', { catalogueAt: NOW }, { catalogueAt: null }],
  ['persisted', { isPersisted: true }, { isPersisted: false }],
  ['quota', { quota: 50 * MB + 1 }, { quota: 50 * MB }],
  ['quota', { quota: 51 * MB }, { quota: null }],
  ['outbox', { outbox: 199 }, { outbox: 200 }],
  ['skew', { skew: 2 * 60_000 - 1 }, { skew: 2 * 60_000 }],
  ['skew', { skew: -2 * 60_000 + 1 }, { skew: -2 * 60_000 }],
  ['lease', { leaseEndsAt: NOW + 1 }, { leaseEndsAt: NOW }],
  ['lease', { leaseEndsAt: NOW + 1 }, { leaseEndsAt: null }],
])('%s: just enough is enough, and just too little is told', (reason, enough, tooLittle) => {
  expect(gateProblems({ ...ready, ...enough }, NOW)).toEqual([])
  expect(gateProblems({ ...ready, ...tooLittle }, NOW)).toEqual([reason])
})

test('Everything that is missing is told at once', () => {
  const empty = { catalogueAt: null, isPersisted: false, quota: null, outbox: 200, skew: 1e9, leaseEndsAt: null }
  expect(gateProblems(empty, NOW)).toHaveLength(6)
})
