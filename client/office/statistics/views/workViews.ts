import type { StatisticAnswer } from '../../../../schema/statistics/answers.ts'
import { plain, type View } from './view.ts'

type Answer = StatisticAnswer<'working-activities' | 'working-schedules'>

/** Minutes by person as bars, and each of their days in the table. */
export function workView({ rows, total }: Answer): View {
  const people = [...new Set(rows.map(({ user }) => user))].flatMap(user => {
    const days = rows.filter(row => row.user === user)
    const [first] = days
    if (!first) return []
    const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
    const hint = days.length === 1 ? '1\u00a0Tag' : `${days.length}\u00a0Tage`
    return [{ key: String(user), label: first.name, value: minutes, share: null, hint }]
  })
  return {
    ...plain,
    drawing: { kind: 'rows', rows: people.toSorted((one, other) => other.value - one.value) },
    unit: 'minutes',
    table: {
      columns: [
        { label: 'Person', unit: 'text' },
        { label: 'Tag', unit: 'text' },
        { label: 'Arbeitszeit', unit: 'minutes' },
        { label: 'Pausen', unit: 'minutes' },
      ],
      rows: rows.map(({ name, day, minutes, breakMinutes }) => [name, germanDate(day), minutes, breakMinutes]),
    },
    isEmpty: rows.length === 0,
    total,
  }
}

/** '23.11.2026' of '2026-11-23'. */
const germanDate = (day: string): string => day.split('-').toReversed().join('.')
