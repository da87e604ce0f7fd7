import { keptByEditors } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { name } from '../base/fields.ts'
import { ownBlock } from './blocks.ts'
import { placeName } from './fields.ts'

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
  title: body => body.name,
  unique: ['identifier'],
  columns: ['identifier'],
})
export type ReusableBlock = Stored<typeof reusableBlocks>
