import { z } from 'zod'
import { keptByManagers } from '../base/access.ts'
import { entity, only, type Stored, whole } from '../base/entity.ts'
import { identifier, imageRef, longText, name, url } from '../base/fields.ts'

export const donatees = entity({
  type: 'donatees',
  label: { one: 'Spendenempfänger', many: 'Spendenempfänger' },
  area: 'catalogue',
  tab: 'Spendenempfänger',
  fields: {
    identifier: identifier(),
    name: name(),
    description: longText(),
    website: url().nullish(),
    image: imageRef().nullish(),
    isPublic: z.boolean(),
  },
  labels: {
    identifier: 'Kennung',
    name: 'Name',
    description: 'Beschreibung',
    website: 'Website',
    image: 'Bild',
    isPublic: 'Öffentlich',
  },
  blank: { description: '', isPublic: true },
  access: keptByManagers,
  audiences: { public: only(body => body.isPublic), office: whole },
  title: body => body.name,
  unique: ['identifier'],
  columns: ['identifier', 'isPublic'],
  drawn: {
    values: ({ name: Name, description, website }) => ({ Name, Beschreibung: description, Website: website ?? '' }),
    picture: ({ image }) => image,
  },
})
export type Donatee = Stored<typeof donatees>
