import { keptByEditors } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { distinct, entryKey, name, piece, relation } from '../base/fields.ts'
import { richText } from '../base/richText/richText.ts'
import { link, picture, placeName } from './fields.ts'

const entry = piece(
  { key: entryKey(), name: name(), image: picture().nullish(), link: link().nullish() },
  { key: 'Schlüssel', name: 'Name', image: 'Bild', link: 'Verweis' },
)

/**
 * A named place of the website and what stands there: 'home' names the page of '/', 'not-found' the one for an address
 * that leads nowhere, 'partners' has the logos of the footer, 'contact' its words.
 */
export const nodes = entity({
  type: 'nodes',
  label: { one: 'Platz', many: 'Plätze' },
  area: 'content',
  tab: 'Bausteine',
  fields: {
    identifier: placeName(),
    name: name(),
    site: relation('sites').nullish(),
    text: richText().nullish(),
    entries: distinct(entry, 'key', 60),
  },
  labels: { identifier: 'Kennung', name: 'Name', site: 'Seite', text: 'Text', entries: 'Einträge' },
  blank: { entries: [] },
  access: keptByEditors,
  audiences: { public: whole, office: whole },
  title: body => body.name,
  unique: ['identifier'],
  columns: ['identifier', 'site'],
})
export type SiteNode = Stored<typeof nodes>
