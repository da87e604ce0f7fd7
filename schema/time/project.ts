import { z } from 'zod'
import { keptByManagers } from '../base/access.ts'
import { entity, whole } from '../base/entity.ts'
import { localDate, longText, name, relations } from '../base/fields.ts'

/** What people work for beside the day's business, with the hours it may take. */
export const projects = entity({
  type: 'projects',
  label: { one: 'Projekt', many: 'Projekte' },
  area: 'team',
  tab: 'Projekte',
  fields: {
    name: name(120),
    budgetHours: z.number().min(0).max(100_000).nullish(),
    from: localDate().nullish(),
    to: localDate().nullish(),
    isActive: z.boolean(),
    branches: relations('branches').optional(),
    users: relations('users').optional(),
    note: longText(2000),
  },
  labels: {
    name: 'Name',
    budgetHours: 'Budget (Stunden)',
    from: 'Beginn',
    to: 'Ende (letzter Tag)',
    isActive: 'Läuft',
    branches: 'Filialen',
    users: 'Personen',
    note: 'Notiz',
  },
  blank: { isActive: true, note: '' },
  form: [
    { title: 'Projekt', fields: ['name', 'budgetHours', 'from', 'to', 'isActive'] },
    {
      title: 'Für wen',
      hint: 'Wer hier steht, wählt es beim Kommen. Ohne Angabe steht es in allen Filialen und allen zur Wahl.',
      fields: ['branches', 'users'],
    },
    { title: 'Notiz', fields: ['note'] },
  ],
  check({ from, to }, tell) {
    if (from && to && to < from) tell('to', 'beforeStart')
  },
  access: keptByManagers,
  audiences: { office: whole },
  title: ({ name: title }) => title,
  unique: ['name'],
  columns: ['budgetHours', 'to', 'isActive'],
  list: { summed: ['budgetHours'] },
  narrowed: {
    states: { active: ({ isActive }) => isActive, ended: ({ isActive }) => !isActive },
    meant: {
      user: ({ users }, id) => holds(users, [id]),
      branch: ({ branches }, id) => holds(branches, [id]),
    },
  },
})

/** Whom a project is for. */
interface ForWhom {
  readonly branches?: readonly number[] | undefined
  readonly users?: readonly number[] | undefined
}

/** Whether somebody may choose a project for what they work; a wrong choice is never refused, it was worked all the same. */
export const isFor = (
  { branches, users }: ForWhom,
  person: { readonly id: number; readonly branches: readonly number[] },
): boolean => holds(users, [person.id]) && holds(branches, person.branches)

/** Who names nobody means everybody. */
const holds = (named: readonly number[] | undefined, ids: readonly number[]): boolean =>
  !named || named.length === 0 || ids.some(id => named.includes(id))
