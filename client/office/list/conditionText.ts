import type { Entity } from '../../../schema/base/entity.ts'
import type { Naming } from '../form/valueText.ts'
import { texts as shellTexts } from '../shell/texts.ts'
import {
  CHANGED_BY_ME,
  type Condition,
  type Filterable,
  filterables,
  MINE,
  type Operator,
  valuesIn,
} from './conditions.ts'
import { isRelative, relativeDates } from './relativeDates.ts'
import { texts } from './texts.ts'

/** A condition as its chip says it: 'Preis mindestens 3,90', 'Aktiv: Nein'. */
export function conditionText(entity: Entity, condition: Condition, naming: Naming): string {
  const found = filterables(entity).find(({ name }) => name === condition.field)
  if (!found) return condition.field
  const { operator, value } = condition
  const isWord = operator === 'empty' || operator === 'filled'
  if (isWord) return `${found.label} ${texts.operators[operator]}`
  if (found.name === CHANGED_BY_ME && value !== 'false') return found.label
  if (isYesNo(found)) return `${found.label}: ${value === 'false' ? texts.no : texts.yes}`
  const told = valuesIn(value).map(each => namedValue(found, each, naming))
  const joined = told.join(` ${texts.or} `)
  return operator === 'in' ? `${found.label}: ${joined}` : `${found.label} ${operatorText(found, operator)} ${joined}`
}

/** 'mindestens', and of days 'ab'. */
export function operatorText({ field }: Filterable, operator: Operator): string {
  if (operator === 'is' && (field?.kind === 'number' || field?.kind === 'money')) return texts.equals
  return texts.operators[operator]
}

export const isYesNo = ({ field }: Filterable): boolean => field === null || field.kind === 'boolean'

/** What the titles of a condition's documents are asked by. */
export function namedByCondition(entity: Entity, { field, value }: Condition): readonly (readonly [string, number])[] {
  const found = filterables(entity).find(({ name }) => name === field)?.field
  if (found?.kind !== 'relation' && found?.kind !== 'relations') return []
  return valuesIn(value).flatMap(id => (Number(id) > 0 ? [[found.to, Number(id)] as const] : []))
}

function namedValue({ field }: Filterable, value: string, naming: Naming): string {
  if (isRelative(value)) return relativeDates[value]
  if (value === MINE) return texts.mine
  if (field?.kind === 'choice' || field?.kind === 'choices') return field.options[value] ?? value
  if (field?.kind === 'relation' || field?.kind === 'relations')
    return naming.title(field.to, Number(value)) ?? shellTexts.unknown
  return value
}
