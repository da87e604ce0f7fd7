import { z } from 'zod'
import { keptByManagers } from '../base/access.ts'
import { entity, whole } from '../base/entity.ts'
import { localDate, name, relation } from '../base/fields.ts'
import { projects } from './project.ts'

/** A part of a project that somebody can be at. */
export const tasks = entity({
  type: 'tasks',
  label: { one: 'Aufgabe', many: 'Aufgaben' },
  area: 'team',
  tab: 'Projekte',
  fields: {
    project: relation('projects'),
    name: name(120),
    budgetHours: z.number().min(0).max(100_000).nullish(),
    user: relation('users').nullish(),
    due: localDate().nullish(),
    isDone: z.boolean(),
  },
  labels: {
    project: 'Projekt',
    name: 'Name',
    budgetHours: 'Budget (Stunden)',
    user: 'Zuständig',
    due: 'Fällig am',
    isDone: 'Erledigt',
  },
  blank: { isDone: false },
  access: keptByManagers,
  audiences: { office: whole },
  title: ({ name: title }) => title,
  parent: ({ project }) => `projects:${project}`,
  columns: ['project', 'user', 'due', 'isDone'],
  narrowed: {
    states: { open: ({ isDone }) => !isDone, done: ({ isDone }) => isDone },
    lasts: ({ due }) => ({ from: due, to: due }),
    within: projects,
  },
})
