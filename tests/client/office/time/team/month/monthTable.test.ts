import { expect, test } from 'vitest'
import { monthTable } from '../../../../../../client/office/time/team/month/monthTable.ts'
import type { LedgerDay } from '../../../../../../schema/time/ledger.ts'
import { sumsOf } from '../../../../../../schema/time/ledger.ts'

const day = (date: string, more: Partial<LedgerDay> = {}): LedgerDay => ({
  date,
  target: 480,
  worked: 0,
  credit: 0,
  credits: [],
  break: 0,
  difference: -480,
  holiday: null,
  ...more,
})

test('A month as a table has a row for each day, with its sums and what is carried below', () => {
  const vacation = { credit: 480, credits: [{ kind: 'vacation', minutes: 480, share: 1 }], difference: 0 } as const
  const days = [day('2026-11-02', { worked: 450, break: 30, difference: -30 }), day('2026-11-03', vacation)]
  const work = {
    id: 1,
    uid: 'start-1',
    user: 10,
    state: 'ended',
    startedAt: '2026-11-02T05:00:00.000Z',
    endedAt: '2026-11-02T13:00:00.000Z',
    breaks: [],
    workedMinutes: 450,
    branch: null,
    project: null,
    task: null,
    source: 'terminal',
    flags: [],
    corrections: [],
  } as const
  const sheet = {
    user: 10,
    month: '2026-11',
    state: 'draft',
    steps: [],
    days: [...days, day('2026-11-04')],
    until: '2026-11-03',
    sums: sumsOf(days),
    carriedMinutes: -90,
    balanceMinutes: -120,
    vacation: null,
    closing: null,
    activities: [work],
    findings: [],
    proposals: [],
  } as const
  expect(monthTable(sheet, 'Europe/Vienna')).toEqual([
    ['Tag', 'Arbeit', 'Pause', 'Soll', 'Ist', 'Gutschrift', 'Differenz'],
    ['02.11.2026', '06:00–14:00', '0,50', '8,00', '7,50', '0,00', '-0,50'],
    ['03.11.2026', 'Urlaub', '0,00', '8,00', '0,00', '8,00', '0,00'],
    // Not over yet.
    ['04.11.2026', '', '0,00', '8,00', '0,00', '0,00', '0,00'],
    ['', '', '0,50', '16,00', '7,50', '8,00', '-0,50'],
    ['Übertrag', '', '', '', '', '', '-1,50'],
    ['Saldo', '', '', '', '', '', '-2,00'],
  ])
})
