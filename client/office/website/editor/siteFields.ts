import { sites } from '../../../../schema/website/site.ts'
import { type Field, type FieldOf, formModel } from '../../form/formModel.ts'
import type { BlockField } from './blockList.ts'

const isPiece = (field: Field | undefined): field is FieldOf<'piece'> => field?.kind === 'piece'
const isList = (field: Field | undefined): field is FieldOf<'list'> => field?.kind === 'list'
const isVariants = (field: Field): field is BlockField => field.kind === 'variants'

function declared() {
  const model = formModel(sites)
  const draft = model.find(({ name }) => name === 'draft')
  const body = isPiece(draft) ? draft.fields.find(({ name }) => name === 'body') : undefined
  if (!isPiece(draft) || !isList(body) || !isVariants(body.item)) throw new Error('A page has no draft with blocks.')
  return { model, draft, block: body.item }
}

/** The fields of a page, its draft as one of them, and a block of that, as the declaration has them. */
export const siteFields = declared()

/** A field of the page itself. */
export const pageField = (name: string): Field | undefined => siteFields.model.find(field => field.name === name)

/** A field of what the page shows. */
export const draftField = (name: string): Field | undefined =>
  siteFields.draft.fields.find(field => field.name === name)

/** What is entered for a block of a kind. */
export function blockFields(kind: string): readonly Field[] {
  const value = siteFields.block.fieldsOf[kind]?.find(({ name }) => name === 'value')
  return isPiece(value) ? value.fields : []
}

/** What kinds of blocks are called. */
export const kindLabel = (kind: string): string => siteFields.block.tag.options[kind] ?? kind
