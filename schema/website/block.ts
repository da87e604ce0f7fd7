import { keptByEditors } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { name } from '../base/fields.ts'
import { fieldOf } from '../base/record.ts'
import { ownBlock } from './blocks.ts'
import { placeName } from './fields.ts'

/** Ids of the kept blocks that a page shows, as guests or staff have it. */
export function keptBlocksOf(content: unknown): readonly number[] {
  const body = fieldOf(content, 'body')
  return (Array.isArray(body) ? body : []).flatMap(block => {
    const id = fieldOf(block, 'type') === 'block' ? fieldOf(fieldOf(block, 'value'), 'block') : undefined
    return typeof id === 'number' ? [id] : []
  })
}

/** A block that is written once and shown on many pages. */
export const reusableBlocks = entity({
  type: 'blocks',
  label: { one: 'Baustein', many: 'Bausteine' },
  area: 'content',
  tab: 'Bausteine',
  fields: { identifier: placeName(), name: name(), block: ownBlock() },
  labels: { identifier: 'Kennung', name: 'Name', block: 'Inhalt' },
  blank: {},
  access: keptByEditors,
  audiences: { public: whole, office: whole },
  // What only drafts use is nobody's to read yet.
  beside: { type: 'sites', by: 'theirs', ids: site => keptBlocksOf(fieldOf(site, 'content')) },
  title: body => body.name,
  unique: ['identifier'],
  columns: ['identifier'],
})
export type ReusableBlock = Stored<typeof reusableBlocks>
