import { keptByManagers } from '../access.ts'
import { entity, type Stored, whole } from '../entity.ts'
import { imageRef, name } from '../fields.ts'

export const tags = entity({
  type: 'tags',
  label: { one: 'Schlagwort', many: 'Schlagwörter', group: 'Katalog' },
  fields: { name: name(80), image: imageRef().nullish() },
  labels: { name: 'Name', image: 'Bild' },
  blank: {},
  access: keptByManagers,
  audiences: { public: whole, office: whole },
  title: body => body.name,
  unique: ['name'],
})
export type Tag = Stored<typeof tags>
