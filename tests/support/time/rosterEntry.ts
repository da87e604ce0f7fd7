import type { Entry } from '../../../client/office/roster/rosterWeek.ts'

/** A shift of person 1 as the roster shows it, 6 to 14 on a Monday with half an hour of break, unless said. */
export const rosterEntry = (id: number, more: Partial<Entry> = {}): Entry => ({
  id,
  user: 1,
  branch: 1,
  station: null,
  note: '',
  breakMinutes: 30,
  isPublished: false,
  date: '2026-12-14',
  from: 360,
  to: 840,
  start: 360,
  end: 840,
  minutes: 450,
  row: { id, rev: '1-a', body: {}, state: 'saved' },
  offer: null,
  ...more,
})
