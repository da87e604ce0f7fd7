import { z } from 'zod'
import { keptByAdmins } from '../base/access.ts'
import { entity, only, type Stored, whole } from '../base/entity.ts'
import { identifier, imageRef, longText, name, relations } from '../base/fields.ts'

export const divisions = entity({
  type: 'divisions',
  label: { one: 'Organisation', many: 'Organisationen' },
  area: 'branches',
  tab: 'Organisation',
  fields: {
    identifier: identifier(),
    name: name(),
    description: longText(),
    image: imageRef().nullish(),
    branches: relations('branches'),
    isPublic: z.boolean(),
  },
  labels: {
    identifier: 'Kennung',
    name: 'Name',
    description: 'Beschreibung',
    image: 'Bild',
    branches: 'Filialen',
    isPublic: 'Öffentlich',
  },
  blank: { description: '', branches: [], isPublic: true },
  access: keptByAdmins,
  audiences: { public: only(body => body.isPublic), office: whole },
  title: body => body.name,
  unique: ['identifier'],
  columns: ['identifier', 'branches', 'isPublic'],
  drawn: {
    values: ({ name: Name, description }) => ({ Name, Beschreibung: description }),
    picture: ({ image }) => image,
  },
})
export type Division = Stored<typeof divisions>
