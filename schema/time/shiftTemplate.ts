import { z } from 'zod'
import { keptByTeam } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { color, name, relation, time } from '../base/fields.ts'

/** A shift as a branch plans it again and again, by a name: 'Früh', from six to two with half an hour of break. */
export const shiftTemplates = entity({
  type: 'schedule-templates',
  label: { one: 'Dienstvorlage', many: 'Dienstvorlagen' },
  area: 'team',
  tab: 'Dienste',
  fields: {
    name: name(30),
    branch: relation('branches'),
    station: relation('stations').nullish(),
    from: time(),
    to: time(),
    breakMinutes: z.int().min(0).max(240),
    color: color().nullish(),
  },
  labels: {
    name: 'Name',
    branch: 'Filiale',
    station: 'Station',
    from: 'Von',
    to: 'Bis (auch am nächsten Tag)',
    breakMinutes: 'Pause (Minuten)',
    color: 'Farbe im Dienstplan',
  },
  blank: { breakMinutes: 0 },
  access: keptByTeam,
  audiences: { admin: whole },
  teams: ({ branch }) => [branch],
  title: ({ name: title }) => title,
  parent: ({ branch }) => `branches:${branch}`,
  branches: ({ branch }) => [branch],
  columns: ['branch', 'from', 'to', 'breakMinutes'],
})
export type ShiftTemplate = Stored<typeof shiftTemplates>
