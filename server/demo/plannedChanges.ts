import type { Body } from '../../schema/base/entity.ts'
import { planOf } from '../../schema/business/plannedChange.ts'

/** What the demo business changes later: so far away that its prices stay as they are authored. */
export const demoPlannedChanges: readonly Body[] = [
  {
    on: 'products:39',
    title: 'Bircher Müsli',
    changes: planOf([{ field: 'price', before: 590, after: 620 }]),
    at: '2030-01-07T06:00:00+01:00',
    author: 'Theresa Krumbach',
    note: 'Neuer Preis der Beeren.',
    state: 'planned',
    reason: '',
  },
]
