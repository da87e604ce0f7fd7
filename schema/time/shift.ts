import { z } from 'zod'
import { keptByTeam } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, instant, piece, relation, text } from '../base/fields.ts'
import { localTime, timeText } from '../base/zonedTime.ts'
import { dateSpan } from './dateSpan.ts'
import { weekdayText } from './plan/words.ts'

/** Longest of planned shifts, ms. */
const LONGEST_MS = 24 * 3_600_000
/** A title is told nothing but its document. All countries whose labour law is known here set their clocks alike. */
const ZONE = 'Europe/Vienna'

/** 'Mi., 5. Aug. 2026, 06:00–14:30'; nothing of what is deleted, or being typed, and has no times. */
function shiftTitle({ from, to }: { readonly from: string; readonly to: string }): string {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  if (Number.isNaN(begin) || Number.isNaN(end)) return ''
  const { date, minutes } = localTime(begin, ZONE)
  const times = `${timeText(minutes)}–${timeText(localTime(end, ZONE).minutes)}`
  return `${weekdayText(date)}., ${dateSpan(date, date)}, ${times}`
}

export const offerStates = {
  offered: 'Angeboten',
  /** Somebody gives a shift of theirs for it: whose it is has to want that. */
  proposed: 'Tausch vorgeschlagen',
  /** Whoever leads the branch has to approve it. */
  taken: 'Wartet auf die Leitung',
  refused: 'Abgelehnt',
  /** The roster was changed. */
  done: 'Übernommen',
} as const

/** What became of a shift that somebody wants to give away, or of an open one that somebody wants. */
const offer = () =>
  piece(
    {
      uid: text(64),
      /** Whose it was when it was offered: of anybody else's shift it says nothing any more. Null for an open one. */
      by: relation('users').nullish(),
      to: relation('users').nullish(),
      isSwap: z.boolean(),
      state: choice(offerStates),
      taker: relation('users').nullish(),
      /** The deed by which it was taken: sent again it takes nothing twice. */
      takenAs: text(64).nullish(),
      inReturn: relation('working-schedules').nullish(),
      answer: text(500),
    },
    {
      uid: 'Kennung',
      by: 'Angeboten von',
      to: 'Nur für',
      isSwap: 'Im Tausch',
      state: 'Stand',
      taker: 'Übernimmt',
      takenAs: 'Kennung der Übernahme',
      inReturn: 'Dienst im Tausch',
      answer: 'Antwort',
    },
  )
export type StoredOffer = z.infer<ReturnType<typeof offer>>

/** A planned shift: somebody's, or an open one. Whose it is sees it once it is published. */
export const shifts = entity({
  type: 'working-schedules',
  label: { one: 'Dienst', many: 'Dienste' },
  area: 'team',
  tab: 'Dienste',
  fields: {
    user: relation('users').nullish(),
    branch: relation('branches'),
    station: relation('stations').nullish(),
    from: instant(),
    to: instant(),
    breakMinutes: z.int().min(0).max(240),
    note: text(200),
    isPublished: z.boolean(),
    offer: offer().nullish(),
  },
  labels: {
    user: 'Person (ohne: offener Dienst)',
    branch: 'Filiale',
    station: 'Station',
    from: 'Beginn',
    to: 'Ende',
    breakMinutes: 'Pause (Minuten)',
    note: 'Notiz',
    isPublished: 'Veröffentlicht',
    offer: 'Angebot',
  },
  blank: { breakMinutes: 0, note: '', isPublished: false },
  check({ from, to }, tell) {
    const length = Date.parse(to) - Date.parse(from)
    if (length <= 0) tell('to', 'beforeStart')
    if (length > LONGEST_MS) tell('to', 'tooBig')
  },
  access: keptByTeam,
  audiences: { admin: whole },
  teams: ({ branch }) => [branch],
  concerns: { persons: ({ user, isPublished }) => (user && isPublished ? [user] : []), seen: whole },
  title: shiftTitle,
  parent: ({ branch }) => `branches:${branch}`,
  order: ({ from }) => Date.parse(from),
  branches: ({ branch }) => [branch],
  columns: ['user', 'to', 'isPublished'],
  list: { isByOrder: true },
  narrowed: {
    states: {
      draft: ({ isPublished }) => !isPublished,
      published: ({ isPublished }) => isPublished,
      open: ({ user }) => !user,
    },
  },
  duplicate: { clear: ['offer'] },
  form: [
    { title: 'Dienst', fields: ['user', 'branch', 'station', 'from', 'to', 'breakMinutes', 'note', 'isPublished'] },
    // It goes on by deeds of those concerned, and never by being typed.
    { title: 'Angebot', fields: ['offer'], when: () => false },
  ],
})
export type Shift = Stored<typeof shifts>
