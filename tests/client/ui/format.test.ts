import { describe, expect, it } from 'vitest'
import { openWords } from '../../../client/ui/dates/OpenLabel.tsx'
import { formatCount, formatDateTime, formatDay, formatMoment, formatTime } from '../../../client/ui/format.ts'

const zone = 'Europe/Vienna'
/** Friday, 20 November 2026, 15:00 in Vienna. */
const now = Date.parse('2026-11-20T14:00:00Z')
const at = (text: string) => Date.parse(text)

describe('Times', () => {
  it('are told in the branch’s zone', () => {
    expect(formatTime(now, zone)).toBe('15:00')
    expect(formatTime(at('2026-11-19T23:00:00Z'), zone)).toBe('00:00')
    expect(formatDateTime(now, zone)).toBe('20.11.2026 15:00')
  })

  it('are called today, tomorrow, by weekday within a week, and by date beyond', () => {
    expect(formatDay(at('2026-11-20T22:59:00Z'), now, zone)).toBe('heute')
    expect(formatDay(at('2026-11-20T23:00:00Z'), now, zone)).toBe('morgen')
    expect(formatDay(at('2026-11-26T12:00:00Z'), now, zone)).toBe('am Donnerstag')
    expect(formatDay(at('2026-11-27T12:00:00Z'), now, zone)).toBe('am 27.11.2026')
    expect(formatMoment(at('2026-11-23T06:30:00Z'), now, zone)).toBe('am Montag um 07:30')
  })
})

describe('Counts', () => {
  it('stay with their noun', () => {
    expect(formatCount(1, 'Filiale', 'Filialen')).toBe('1\u00a0Filiale')
    expect(formatCount(1200, 'Filiale', 'Filialen')).toBe('1.200\u00a0Filialen')
  })
})

describe('The open state in words', () => {
  it('says until when it is open, also past midnight', () => {
    expect(openWords({ state: 'open', closesAt: at('2026-11-20T18:00:00Z') }, now, zone)).toEqual([
      'Geöffnet bis 19:00',
    ])
    expect(openWords({ state: 'open', closesAt: at('2026-11-21T01:00:00Z') }, now, zone)).toEqual([
      'Geöffnet bis 02:00',
    ])
  })

  it('says that it closes soon, and that it never does', () => {
    expect(openWords({ state: 'closingSoon', closesAt: at('2026-11-20T14:30:00Z') }, now, zone)).toEqual([
      'Nur noch bis 15:30 geöffnet',
    ])
    expect(openWords({ state: 'open', closesAt: Number.POSITIVE_INFINITY }, now, zone)).toEqual([
      'Durchgehend geöffnet',
    ])
  })

  it('says when it opens again, if that is known', () => {
    expect(openWords({ state: 'closed', opensAt: at('2026-11-21T06:00:00Z') }, now, zone)).toEqual([
      'Geschlossen',
      'Öffnet morgen um 07:00',
    ])
    expect(openWords({ state: 'closed', opensAt: null }, now, zone)).toEqual(['Geschlossen'])
  })
})
