import type { Entity } from '../../../schema/base/entity.ts'
import { type Field, formModel } from './formModel.ts'

/** A part of a form with its own heading; `id` is its anchor. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly fields: readonly Field[]
}

/**
 * A form's sections, derived alone from the kinds of its fields: what is entered in a line stands together, switches
 * stand together, and what needs room (lists of pieces, pieces, long formatted text) has a section of its own.
 */
export function sectionsOf(entity: Entity): readonly Section[] {
  const all = formModel(entity)
  // The switch of hours that may follow others stands where they stand.
  const switched = all.flatMap(field => (field.kind === 'list' ? (field.schedule?.follows?.unless ?? []) : []))
  const fields = all.filter(({ name }) => !switched.includes(name))
  const lines = fields.filter(field => !isBig(field) && field.kind !== 'boolean')
  const switches = fields.filter(field => field.kind === 'boolean')
  const small = switches.length < 3
  const sections: Section[] = [
    { id: 'allgemein', title: 'Allgemein', fields: small ? fields.filter(field => !isBig(field)) : lines },
    { id: 'optionen', title: 'Optionen', fields: small ? [] : switches },
    ...fields.filter(isBig).map(field => ({ id: field.name, title: field.label, fields: [field] })),
  ]
  return sections.filter(section => section.fields.length > 0)
}

function isBig(field: Field): boolean {
  if (field.kind === 'list') return field.item.kind !== 'image'
  return ['markdown', 'piece', 'variants'].includes(field.kind)
}
