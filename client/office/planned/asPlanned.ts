import type { Entity } from '../../../schema/base/entity.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { plannedFields } from '../../../schema/business/plannedChange.ts'
import type { Row } from '../../data/office/office.ts'
import type { Plan } from './plan.ts'

/** Plans that are carried out by an instant (epoch ms), the first one first; what was refused never is. */
export const plansBy = (plans: readonly Plan[], at: number): readonly Plan[] =>
  plans.filter(plan => plan.state === 'planned' && plan.at <= at).toSorted((one, other) => one.at - other.at)

/** A document after these plans, one after the other. */
export const asPlanned = ({ shape }: Entity, row: Row, plans: readonly Plan[]): Row =>
  plans.reduce(
    (before, { changes }) => ({
      ...before,
      body: { ...before.body, ...plannedFields(changes, before.body, mergeRules(shape)) },
    }),
    row,
  )
