import type { ProjectHours } from '../../../../../schema/time/calls.ts'
import type { ProjectTime } from '../../../../../schema/time/exports/projectTimes.ts'
import type { Row } from '../../../../data/office/office.ts'

/** A project, or a task of one, with the hours it may take and those it took; minutes. */
interface Worked {
  readonly id: number
  /** Null for what is deleted. */
  readonly name: string | null
  readonly budget: number | null
  readonly minutes: number
  readonly totalMinutes: number
}

export interface ProjectCard extends Worked {
  readonly isActive: boolean
  readonly tasks: readonly (Worked & { readonly isDone: boolean })[]
  readonly times: readonly ProjectTime[]
}

/** Projects with what was worked for them: those that go on first, each by name; of the others only what somebody worked for. */
export function projectCards(
  projects: readonly Row[],
  tasks: readonly Row[],
  { times }: Pick<ProjectHours, 'times'>,
): readonly ProjectCard[] {
  const known = new Map(projects.map(row => [row.id, row]))
  const ids = new Set([...known.keys(), ...times.map(({ project }) => project)])
  return [...ids]
    .map(id => {
      const row = known.get(id)
      const own = times.filter(({ project }) => project === id)
      const parts = tasks.filter(({ body }) => body['project'] === id)
      return {
        ...workedOf(id, row, own),
        isActive: row?.body['isActive'] === true,
        tasks: parts.map(part => ({
          ...workedOf(
            part.id,
            part,
            own.filter(({ task }) => task === part.id),
          ),
          isDone: part.body['isDone'] === true,
        })),
        times: own.toSorted((one, other) => (one.last < other.last ? 1 : -1)),
      }
    })
    .filter(({ isActive, totalMinutes }) => isActive || totalMinutes > 0)
    .toSorted(
      (one, other) =>
        Number(other.isActive) - Number(one.isActive) || (one.name ?? '').localeCompare(other.name ?? '', 'de'),
    )
}

function workedOf(id: number, row: Row | undefined, times: readonly ProjectTime[]): Worked {
  const budget = row?.body['budgetHours']
  return {
    id,
    name: row ? String(row.body['name']) : null,
    budget: typeof budget === 'number' ? budget * 60 : null,
    minutes: times.reduce((sum, { minutes }) => sum + minutes, 0),
    totalMinutes: times.reduce((sum, { totalMinutes }) => sum + totalMinutes, 0),
  }
}
