import { keptByTeam } from '../base/access.ts'
import type { Declared } from './declared.ts'

/** Figures of working time. */
export const workStatistics = {
  'working-activities': {
    label: 'Arbeitszeiten',
    definition:
      'Gearbeitete Minuten je Person und Tag, an dem die Arbeit begann, ohne Pausen; was noch läuft, zählt bis jetzt.',
    kind: 'rows',
    measure: 'minutes',
    access: keptByTeam,
  },
  'working-schedules': {
    label: 'Geplante Dienste',
    definition:
      'Geplante Minuten je Person und Tag, an dem der Dienst beginnt, ohne Pausen, auch von noch nicht veröffentlichten Diensten; offene zählen nicht.',
    kind: 'rows',
    measure: 'minutes',
    access: keptByTeam,
  },
} as const satisfies Declared
