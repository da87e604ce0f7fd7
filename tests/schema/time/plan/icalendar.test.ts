import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarShift, icalendar } from '../../../../schema/time/plan/icalendar.ts'

const facts = { name: 'Bäckerei Meyer, Wien', host: 'shop.example' }
const shift: CalendarShift = {
  id: 7,
  start: Date.parse('2026-10-24T22:00:00Z'),
  end: Date.parse('2026-10-25T05:30:00Z'),
  breakMinutes: 30,
  branch: 'Am Markt 3; Wien',
  station: 'Backstube',
  note: 'Schlüssel\\Tresor,\nInventur',
  sequence: 3,
  changedAt: Date.parse('2026-10-01T10:00:00Z'),
}

/** What a reader does first: lines that go on are joined (RFC 5545, 3.1). */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
/** And what a value of the kind text means (3.3.11). */
const meant = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
const valueOf = (lines: readonly string[], name: string): string =>
  lines.find(line => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''

describe('A roster as a calendar', () => {
  test('says each shift with a name that stays, in UTC over the night in which the clock changes', () => {
    const lines = unfolded(icalendar([shift], facts))
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:dienst-7@shop.example',
      'DTSTAMP:20261001T100000Z',
      'SEQUENCE:3',
      'DTSTART:20261024T220000Z',
      'DTEND:20261025T053000Z',
      'SUMMARY:Dienst Backstube',
      'LOCATION:Am Markt 3\\; Wien',
      'DESCRIPTION:Pause 30 Minuten\\nBackstube\\nSchlüssel\\\\Tresor\\,\\nInventur',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
    expect(valueOf(lines, 'X-WR-CALNAME')).toBe('Dienstplan Bäckerei Meyer\\, Wien')
  })

  test('has lines of 75 octets at most, cut between characters, and gives back any note', () => {
    const notes = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(notes, note => {
        const text = icalendar([{ ...shift, note, breakMinutes: 0, station: '' }], facts)
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
        }
        const bare = note
          .replaceAll(/\r\n?/g, '\n')
          .split('')
          .filter(character => character === '\n' || character === '\t' || (character >= ' ' && character !== '\u007F'))
          .join('')
        expect(meant(valueOf(unfolded(text), 'DESCRIPTION'))).toBe(bare)
      }),
    )
  })
})
