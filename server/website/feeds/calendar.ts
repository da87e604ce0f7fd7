import { sameValue } from '../../../schema/base/sameValue.ts'
import { dateOf, dayAt } from '../../../schema/base/zonedTime.ts'
import { overAt } from '../../../schema/website/appointmentTime.ts'
import type { Appointment } from '../../../schema/website/blockKinds/appointments.ts'
import { siteAddress } from '../../../schema/website/paths.ts'
import type { Content } from '../rendering/content.ts'
import { websiteIndex } from '../rendering/websiteIndex.ts'

const DAY_MS = 86_400_000
/** Octets of a line, its end not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75
/** What nobody plans by any more is left out. */
const KEPT_MS = 365 * DAY_MS

/** iCalendar (RFC 5545) of all appointments on public pages, those of the last year and later, each once. */
export function calendar(content: Content, origin: string, now: number): string {
  const { pages, blocksOf } = websiteIndex(content)
  const zone = content.config?.timeZone ?? 'Europe/Vienna'
  const host = URL.parse(origin)?.host ?? 'localhost'
  const seen = new Map<string, Appointment>()
  const events = [...pages.values()].flatMap(site =>
    blocksOf(site).flatMap(block =>
      (block.type === 'appointments' ? block.value.entries : []).flatMap(entry => {
        if (overAt(entry, zone) < now - KEPT_MS || sameValue(seen.get(entry.key), entry)) return []
        // The copy of a page has the keys of the former one: what became another appointment there has a name of its own.
        const name = seen.has(entry.key) ? `${entry.key}-${site.id}` : entry.key
        if (!seen.has(entry.key)) seen.set(entry.key, entry)
        return event(entry, {
          name,
          host,
          zone,
          url: `${origin}${siteAddress(site.path)}`,
          stamp: Date.parse(site.updatedAt),
        })
      }),
    ),
  )
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bestellsystem//Termine//DE',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${text(content.config?.shopName ?? 'Termine')}`,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

interface Place {
  /** By which calendars know it again. */
  readonly name: string
  readonly host: string
  readonly zone: string
  readonly url: string
  /** Epoch ms. */
  readonly stamp: number
}

function event(entry: Appointment, at: Place): string[] {
  const { title, from, until, isAllDay, place, description } = entry
  const begin = Date.parse(from)
  const end = until ? Date.parse(until) : null
  // A day's end is the day after it, and an appointment without an end takes no time.
  const days = [dayAt(begin, at.zone), dayAt(end ?? begin, at.zone) + 1].map(day => dateOf(day).replaceAll('-', ''))
  const times = isAllDay
    ? [`DTSTART;VALUE=DATE:${days[0]}`, `DTEND;VALUE=DATE:${days[1]}`]
    : [`DTSTART:${instant(begin)}`, ...(end === null ? [] : [`DTEND:${instant(end)}`])]
  return [
    'BEGIN:VEVENT',
    `UID:${at.name}@${at.host}`,
    `DTSTAMP:${instant(at.stamp || begin)}`,
    ...times,
    `SUMMARY:${text(title)}`,
    ...(place ? [`LOCATION:${text(place)}`] : []),
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    `URL:${at.url}`,
    'END:VEVENT',
  ]
}

/** 20261120T180000Z */
const instant = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Words as a value: nothing in them ends the line or begins another property. */
const text = (words: string): string =>
  words
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, character => `\\${character}`)
    .replaceAll('\n', String.raw`\n`)

/** A line in pieces no reader finds too long, cut between characters and never within one. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece)
      ;[piece, octets] = [' ', 1]
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}
