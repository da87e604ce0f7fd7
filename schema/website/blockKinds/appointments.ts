import { z } from 'zod'
import { distinct, entryKey, instant, longText, name, piece, text } from '../../base/fields.ts'
import { fileRef } from '../fields.ts'
import { blockKind, heading } from './kind.ts'

const appointment = piece(
  {
    key: entryKey(),
    title: name(200),
    from: instant(),
    until: instant().nullish(),
    isAllDay: z.boolean().nullish(),
    place: text(200).nullish(),
    description: longText(2000).nullish(),
    files: distinct(fileRef(), 'id', 10),
  },
  {
    key: 'Schlüssel',
    title: 'Titel',
    from: 'Von',
    until: 'Bis',
    isAllDay: 'Ganztägig',
    place: 'Ort',
    description: 'Beschreibung',
    files: 'Dateien',
  },
).superRefine(({ from, until }, context) => {
  if (until && Date.parse(until) < Date.parse(from))
    context.addIssue({ code: 'custom', path: ['until'], params: { code: 'beforeStart' } })
})
export type Appointment = z.infer<typeof appointment>

/** Dates with what can be downloaded for them; the calendar of the site is made of all of these. */
export const appointments = blockKind(
  'appointments',
  { title: heading(), entries: distinct(appointment, 'key', 300) },
  { title: 'Überschrift', entries: 'Termine' },
)
