import { calendarText } from './texts.ts'

/** A shift as a calendar takes it. Instants in epoch ms. */
export interface CalendarShift {
  readonly id: number
  readonly start: number
  readonly end: number
  readonly breakMinutes: number
  readonly branch: string
  /** '' where none is meant. */
  readonly station: string
  readonly note: string
  /** Grows with every change. */
  readonly sequence: number
  /** When it was last changed. */
  readonly changedAt: number
}

interface CalendarFacts {
  /** Of the business. */
  readonly name: string
  /** What makes its names its own in the whole world: 'dienst-7@shop.example'. */
  readonly host: string
}

/**
 * A roster as a calendar reads it (RFC 5545, RFC 7986). All times are UTC: what the clock shows follows from the zone of
 * whoever looks, also where it changes. A shift keeps its name as long as it is one.
 */
export function icalendar(shifts: readonly CalendarShift[], { name, host }: CalendarFacts): string {
  const title = escaped(calendarText.title(name))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bestellsystem//Dienstplan//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...shifts.flatMap(shift => eventOf(shift, host)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

function eventOf(shift: CalendarShift, host: string): string[] {
  const { id, start, end, breakMinutes, branch, station, note, sequence, changedAt } = shift
  const facts = [...(breakMinutes > 0 ? [calendarText.break(breakMinutes)] : []), station, note]
  const description = facts.filter(fact => fact !== '').join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:dienst-${id}@${host}`,
    `DTSTAMP:${instant(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `SUMMARY:${escaped(calendarText.shift(station))}`,
    ...(branch === '' ? [] : [`LOCATION:${escaped(branch)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

/** '20261130T050000Z' */
const instant = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** A text value: what has a meaning of its own gets a backslash, and what no line may hold goes (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- those are the characters that go
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .replaceAll(/[\\;,]/g, found => `\\${found}`)
    .replaceAll('\n', '\\n')

/** Octets a line may have. */
const LONGEST = 75

/** A long line goes on behind a blank, and no character is cut in two (RFC 5545, 3.1). */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LONGEST) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
