import type { PersonStanding, Standing } from '../../../schema/base/people.ts'
import type { Row } from '../../data/office/office.ts'

/** Which people a list shows. */
export const peopleViews = ['all', 'waiting', 'active', 'out'] as const
export type PeopleView = (typeof peopleViews)[number]

export const isPeopleView = (value: unknown): value is PeopleView => peopleViews.some(view => view === value)

const shown: Readonly<Record<Exclude<PeopleView, 'all'>, readonly Standing[]>> = {
  waiting: ['none', 'invited', 'missed'],
  active: ['active'],
  out: ['expired', 'locked'],
}

/** How somebody stands as far as is known here: without the server a lock is, and an invitation is not. */
export function standingHere(row: Row, told: PersonStanding | undefined): Standing | null {
  if (row.body['isEnabled'] !== true) return 'locked'
  return told && told.standing !== 'locked' ? told.standing : null
}

/** Whether a view shows somebody of this standing; one that is not known stands among all and the active. */
export const isShown = (view: PeopleView, standing: Standing | null): boolean =>
  view === 'all' || (standing === null ? view === 'active' : shown[view].includes(standing))

export const standingTones: Readonly<Record<Standing, 'plain' | 'success' | 'warning' | 'error'>> = {
  none: 'plain',
  invited: 'warning',
  missed: 'warning',
  active: 'success',
  expired: 'error',
  locked: 'error',
}

/** 'Anna Huber', or the user name of whoever has none. */
export function nameOf({ body }: Row): string {
  const name = `${String(body['firstName'] ?? '')} ${String(body['lastName'] ?? '')}`.trim()
  return name === '' ? String(body['username'] ?? '') : name
}
