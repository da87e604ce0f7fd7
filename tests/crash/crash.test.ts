import { describe, expect, test } from 'vitest'
import { crashRun } from './rig.ts'

// The long run is `npm run crash`. Each of these starts real servers and kills them.
describe('A server that is killed at random moments while 16 connections order', () => {
  test('loses no order it acknowledged, takes none twice and leaves no gap in the ticket numbers', async () => {
    const { faults, kills, audit, ledger } = await crashRun({ orders: 300, connections: 16, kills: 3, seed: 4711 })
    expect(faults).toEqual([])
    expect(kills).toBe(3)
    expect(audit.stored).toBe(300)
    expect(ledger.replayed).toBeGreaterThan(0)
  })
})

describe('The rig finds out', () => {
  test('a server that answers before the commit: it loses acknowledged orders', async () => {
    const program = ['tests/crash/child.ts', 'early-answer']
    const { audit, faults } = await crashRun({ orders: 100, connections: 16, kills: 3, program, seed: 4711 })
    expect(faults).not.toEqual([])
    expect(audit.lost.length + audit.changed.length).toBeGreaterThan(0)
  })

  test('a server without the unique key: it takes orders twice', async () => {
    const program = ['tests/crash/child.ts', 'no-unique-key']
    const { audit, faults } = await crashRun({ orders: 100, connections: 16, kills: 1, program, seed: 4711 })
    expect(faults).not.toEqual([])
    expect(audit.duplicated.length).toBeGreaterThan(0)
  })
})
