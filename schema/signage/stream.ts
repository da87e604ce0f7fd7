import { z } from 'zod'
import { keptByEditors } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, localDate, name, piece, relations, time, weekdayLabels } from '../base/fields.ts'
import { keysOf } from '../base/keys.ts'

/** When a stream may play: everything that is said has to hold, what is not said holds always. */
const rule = () =>
  piece(
    {
      priority: z.int().min(0).max(100),
      weekdays: z.array(choice(weekdayLabels)).max(keysOf(weekdayLabels).length),
      /** Local times of the TV's branch; an end at or before the beginning is on the next day. */
      from: time().nullish(),
      to: time().nullish(),
      weeks: choice({ all: 'Jede Woche', even: 'Gerade Wochen', odd: 'Ungerade Wochen' }),
      validFrom: localDate().nullish(),
      validTo: localDate().nullish(),
      onlyWhileOpen: z.boolean(),
    },
    {
      priority: 'Vorrang (höher gewinnt)',
      weekdays: 'Tage (leer gilt für alle)',
      from: 'Von',
      to: 'Bis',
      weeks: 'Kalenderwochen',
      validFrom: 'Ab (Tag)',
      validTo: 'Bis (letzter Tag)',
      onlyWhileOpen: 'Nur solange die Filiale geöffnet ist',
    },
  ).superRefine(({ from, to, validFrom, validTo }, context) => {
    const tell = (field: string, code: string) => context.addIssue({ code: 'custom', path: [field], params: { code } })
    if (from && !to) tell('to', 'blank')
    if (to && !from) tell('from', 'blank')
    if (validFrom && validTo && validTo < validFrom) tell('validTo', 'beforeStart')
  })
export type StreamRule = z.infer<ReturnType<typeof rule>>

/** What plays one after another, and when. Without a rule it plays whenever no other has a better claim. */
export const streams = entity({
  type: 'digital-signage-streams',
  label: { one: 'Stream', many: 'Streams' },
  area: 'content',
  tab: 'Bildschirme',
  fields: {
    name: name(),
    segments: relations('digital-signage-segments', 200),
    schedule: z.array(rule()).max(50),
  },
  labels: { name: 'Name', segments: 'Filmsequenzen der Reihe nach', schedule: 'Wann er läuft (leer gilt immer)' },
  blank: { segments: [], schedule: [] },
  access: keptByEditors,
  audiences: { office: whole },
  title: body => body.name,
  columns: [],
})
export type Stream = Stored<typeof streams>
