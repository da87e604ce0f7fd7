import { keptByManagers } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { imageRef, name } from '../base/fields.ts'

export const tags = entity({
  type: 'tags',
  label: { one: 'Schlagwort', many: 'Schlagwörter' },
  area: 'branches',
  tab: 'Organisation',
  fields: { name: name(80), image: imageRef().nullish() },
  labels: { name: 'Name', image: 'Bild' },
  blank: {},
  access: keptByManagers,
  audiences: { public: whole, office: whole },
  title: body => body.name,
  unique: ['name'],
})
export type Tag = Stored<typeof tags>
