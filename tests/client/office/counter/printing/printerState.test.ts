import { describe, expect, it } from 'vitest'
import { needsSomebody, printerStateOf, SILENT_MS } from '../../../../../client/office/counter/printing/printerState.ts'
import type { PrinterStatus } from '../../../../../schema/counter/printing.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const status = (given: Partial<PrinterStatus> = {}): PrinterStatus => ({
  id: 1,
  name: 'Küche',
  branch: 1,
  kind: 'star-cloudprnt',
  isEnabled: true,
  seenAt: NOW - 5000,
  watchedSince: NOW - 3_600_000,
  trouble: null,
  waiting: 0,
  waitingSince: null,
  unconfirmed: 0,
  failed: 0,
  undecidedSince: null,
  printedAt: null,
  ...given,
})

describe('A printer that fetches its papers', () => {
  it.each<[string, Partial<PrinterStatus>, ReturnType<typeof printerStateOf>, boolean]>([
    ['is ready while it asks', {}, 'ready', false],
    ['says itself what is wrong with it', { trouble: 'Das Papier ist aus.' }, 'trouble', true],
    ['is not reachable when it has not asked for two minutes', { seenAt: NOW - SILENT_MS - 1 }, 'silent', true],
    ['is still ready right before that', { seenAt: NOW - SILENT_MS }, 'ready', false],
    [
      'may just not have asked yet when the server was started',
      { seenAt: null, watchedSince: NOW - 1000 },
      'unknown',
      false,
    ],
    ['that never asked is not reachable', { seenAt: null }, 'silent', false],
    ['that never asked needs somebody as soon as something waits', { seenAt: null, waiting: 1 }, 'silent', true],
    [
      'that is switched off is just that',
      { isEnabled: false, trouble: 'Das Papier ist aus.', waiting: 3 },
      'off',
      false,
    ],
  ])('%s', (_, given, state, isNeeded) => {
    expect(printerStateOf(status(given), NOW)).toBe(state)
    expect(needsSomebody(status(given), NOW)).toBe(isNeeded)
  })
})

describe('A printer the server connects to', () => {
  it('says nothing by itself and counts as ready until a paper cannot be sent', () => {
    const raw = { kind: 'raw', seenAt: null } as const
    expect(printerStateOf(status(raw), NOW)).toBe('ready')
    expect(printerStateOf(status({ ...raw, trouble: 'Der Drucker nimmt keine Verbindung an.' }), NOW)).toBe('trouble')
  })
})
