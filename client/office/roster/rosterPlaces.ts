import type { KeyboardEvent } from 'react'
import type { RosterWeek } from './rosterWeek.ts'
import type { Way } from './ShiftInput.tsx'

/** Where the focus is: a field, and of its shifts one. */
export interface Place {
  /** Null for the open shifts. */
  readonly user: number | null
  /** YYYY-MM-DD */
  readonly date: string
  readonly shift?: number
}

/** What marks an element as a field of the roster. */
export const fieldMarks = (user: number | null, date: string) => ({ 'data-line': user ?? OPEN, 'data-date': date })

const OPEN = 'open'

/** The place of something in a field; null outside of all of them. */
export function placeOf(target: EventTarget | null): Place | null {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-line][data-date]') : null
  if (!field || !(target instanceof Element)) return null
  const { line, date = '' } = field.dataset
  const shift = target.closest<HTMLElement>('[data-shift]')?.dataset['shift']
  const user = line === OPEN ? null : Number(line)
  return { user, date, ...(shift === undefined ? {} : { shift: Number(shift) }) }
}

/** Which fields lie beside each other. */
const ROW = '[role=row]'

/** Gives a field the focus: its first shift, or with `isAdd` the place for a further one. False where it is not there. */
export function focusField(frame: HTMLElement | null, { user, date }: Place, isAdd = false): boolean {
  const field = frame?.querySelector<HTMLElement>(`[data-line="${user ?? OPEN}"][data-date="${date}"]`)
  const [first] = isAdd ? [] : stops(field)
  const target = first ?? field?.querySelector<HTMLElement>('[data-add]')
  target?.focus()
  return target !== undefined && target !== null
}

const sideways: Readonly<Record<Way, number>> = { right: 1, left: -1, down: 0, stay: 0 }

/** The field below or beside one, or the same at the edge. */
export function fieldBeside({ lines, dates }: RosterWeek, { user, date }: Place, way: Way): Place {
  const row = lines.findIndex(({ id }) => id === user) + (way === 'down' ? 1 : 0)
  const column = dates.indexOf(date) + sideways[way]
  return { user: lines[row]?.id ?? user, date: dates[column] ?? date }
}

/** Arrow keys, Home and End lead from field to field, up and down also over the shifts within one. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]') : null
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !cell) return
  const target = targetOf(event.key, cell, event.target)
  if (target === undefined) return
  event.preventDefault()
  target?.focus()
}

function targetOf(key: string, cell: HTMLElement, from: EventTarget): HTMLElement | null | undefined {
  const row = [...(cell.closest(ROW)?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
  const at = row.indexOf(cell)
  const entry = (field: HTMLElement | undefined, isLast = false) => (field ? stops(field).at(isLast ? -1 : 0) : null)
  const within = stops(cell)
  const place = within.findIndex(stop => stop === from)
  const beside = (way: 'nextElementSibling' | 'previousElementSibling') =>
    cell.closest(ROW)?.[way]?.querySelectorAll<HTMLElement>('[data-line]')[at]
  switch (key) {
    case 'ArrowRight':
      return entry(row[at + 1])
    case 'ArrowLeft':
      return entry(row[at - 1])
    case 'Home':
      return entry(row[0])
    case 'End':
      return entry(row.at(-1))
    case 'ArrowDown':
      return within[place + 1] ?? entry(beside('nextElementSibling'))
    case 'ArrowUp':
      return (place > 0 ? within[place - 1] : undefined) ?? entry(beside('previousElementSibling'), true)
    default:
      return undefined
  }
}

/** Where the focus can be in a field: its shifts, without any the place to type. */
function stops(field: HTMLElement | null | undefined): HTMLElement[] {
  const shifts = [...(field?.querySelectorAll<HTMLElement>('[data-shift]') ?? [])]
  return shifts.length > 0 ? shifts : [...(field?.querySelectorAll<HTMLElement>('[data-add]') ?? [])]
}
