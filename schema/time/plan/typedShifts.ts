import { minutesOf } from '../../base/zonedTime.ts'
import type { ShiftTemplate } from '../shiftTemplate.ts'
import { type ShiftTimes, shiftsOfText } from '../shiftText.ts'

type Template = Pick<ShiftTemplate, 'name' | 'branch' | 'station' | 'from' | 'to' | 'breakMinutes'>

/** A shift somebody typed or took from a template, which says where it is worked as well. */
export interface TypedShift extends ShiftTimes {
  readonly place?: { readonly branch: number; readonly station: number | null }
}

/** The shift of a template, by the clock of any day. */
export function shiftOfTemplate({ branch, station, from, to, breakMinutes }: Template): TypedShift {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const place = { branch, station: station ?? null }
  return { from: start, to: end > start ? end : end + 1440, breakMinutes, place }
}

/**
 * The shifts of what was typed for a day, several by commas: times as `shiftsOfText` reads them, or the name of a template or
 * its beginning, as far as it can only mean one. Null where something cannot be read.
 */
export function typedShifts(text: string, templates: readonly Template[]): readonly TypedShift[] | null {
  const parts = text
    .split(/[,;+]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const found = parts.map(part => {
    const template = templateOf(part, templates)
    return template ? [shiftOfTemplate(template)] : shiftsOfText(part)
  })
  const shifts = found.flatMap(each => each ?? [])
  return shifts.length < parts.length || shifts.length === 0 ? null : shifts
}

/** Whether two shifts are planned alike: at the same times and, where a template is one of them, at the same place. */
export const isOfTemplate = (
  shift: ShiftTimes & { readonly branch: number; readonly station: number | null },
  template: Template,
): boolean => {
  const { from, to, breakMinutes, place } = shiftOfTemplate(template)
  const isThen = shift.from === from && shift.to === to && shift.breakMinutes === breakMinutes
  return isThen && shift.branch === place?.branch && shift.station === place.station
}

function templateOf(typed: string, templates: readonly Template[]): Template | undefined {
  const wanted = typed.toLocaleLowerCase('de')
  const exact = templates.find(({ name }) => name.toLocaleLowerCase('de') === wanted)
  const beginning = templates.filter(({ name }) => name.toLocaleLowerCase('de').startsWith(wanted))
  return exact ?? (beginning.length === 1 ? beginning[0] : undefined)
}
