import type { Body, Entity, FormSection } from '../../../schema/base/entity.ts'
import { type Field, formModel } from './formModel.ts'
import { texts } from './texts.ts'

/** A part of a form with its own heading; `id` is its anchor. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly fields: readonly Field[]
  /** What the entity's declaration says of it; nothing where it follows from the kinds of the fields. */
  readonly declared: Omit<FormSection, 'title' | 'fields'>
}

/** A form's sections: as its entity declares them, and what that leaves out in a last one; else by the kinds of its fields. */
export function sectionsOf(entity: Entity): readonly Section[] {
  return entity.form ? declaredSections(entity, entity.form) : derivedSections(entity)
}

/** The sections that this document has: those whose condition holds for what is typed. */
export const shownSections = (entity: Entity, body: Body): readonly Section[] =>
  sectionsOf(entity).filter(({ declared }) => declared.when?.(body) ?? true)

/**
 * What of the sections is in sight where each has an address of its own: the open one, and whatever has something typed or
 * wrong in it, so that nothing is saved or refused unseen. All where no section is open.
 */
export const sectionsInSight = (
  sections: readonly Section[],
  open: string | undefined,
  busy: ReadonlySet<string>,
): readonly Section[] =>
  open === undefined
    ? sections
    : sections.filter(({ id, fields }) => id === open || fields.some(({ name }) => busy.has(name)))

function declaredSections(entity: Entity, form: readonly FormSection[]): readonly Section[] {
  const fields = standing(entity)
  const named = new Set(form.flatMap(section => section.fields))
  const rest = fields.filter(({ name }) => !named.has(name)).map(({ name }) => name)
  const all = rest.length > 0 ? [...form, { title: texts.form.rest, fields: rest, folded: true }] : form
  return all.map(({ title, fields: names, ...declared }) => ({
    id: names[0] ?? title,
    title,
    fields: names.flatMap(name => fields.find(field => field.name === name) ?? []),
    declared,
  }))
}

/**
 * Sections that follow alone from the kinds of the fields: what is entered in a line stands together, switches stand
 * together, and what needs room (lists of pieces, pieces, long formatted text) has a section of its own.
 */
function derivedSections(entity: Entity): readonly Section[] {
  const fields = standing(entity)
  const lines = fields.filter(field => !isBig(field) && field.kind !== 'boolean')
  const switches = fields.filter(field => field.kind === 'boolean')
  const small = switches.length < 3
  const sections = [
    { id: 'allgemein', title: texts.form.general, fields: small ? fields.filter(field => !isBig(field)) : lines },
    { id: 'optionen', title: texts.form.options, fields: small ? [] : switches },
    ...fields.filter(isBig).map(field => ({ id: field.name, title: field.label, fields: [field] })),
  ]
  return sections.filter(section => section.fields.length > 0).map(section => ({ ...section, declared: {} }))
}

/** The fields that stand by themselves: the switch of hours that may follow others stands where they stand. */
function standing(entity: Entity): readonly Field[] {
  const all = formModel(entity)
  const switched = all.flatMap(field => (field.kind === 'list' ? (field.schedule?.follows?.unless ?? []) : []))
  return all.filter(({ name }) => !switched.includes(name))
}

function isBig(field: Field): boolean {
  if (field.kind === 'list') return field.item.kind !== 'image'
  return ['markdown', 'piece', 'variants'].includes(field.kind)
}
