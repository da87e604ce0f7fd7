import { z } from 'zod'
import { keptByManagers } from '../base/access.ts'
import { entity, whole } from '../base/entity.ts'
import { localDate, longText, name } from '../base/fields.ts'

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
    note: longText(2000),
  },
  labels: {
    name: 'Name',
    budgetHours: 'Budget (Stunden)',
    from: 'Beginn',
    to: 'Ende (letzter Tag)',
    isActive: 'Läuft',
    note: 'Notiz',
  },
  blank: { isActive: true, note: '' },
  check({ from, to }, tell) {
    if (from && to && to < from) tell('to', 'beforeStart')
  },
  access: keptByManagers,
  audiences: { office: whole },
  title: ({ name: title }) => title,
  unique: ['name'],
  columns: ['budgetHours', 'to', 'isActive'],
  list: { summed: ['budgetHours'] },
  narrowed: { states: { active: ({ isActive }) => isActive, ended: ({ isActive }) => !isActive } },
})
