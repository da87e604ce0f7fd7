import { z } from 'zod'
import { keptByManagers } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { imageRef, longText, name, openingHours } from '../base/fields.ts'

export const categories = entity({
  type: 'categories',
  label: { one: 'Kategorie', many: 'Kategorien' },
  area: 'catalogue',
  tab: 'Kategorien',
  fields: {
    name: name(),
    description: longText(),
    image: imageRef().nullish(),
    isEnabled: z.boolean(),
    schedule: openingHours().nullish(),
    isVisibleWhenUnavailable: z.boolean(),
    position: z.int().min(0).max(100_000),
  },
  labels: {
    name: 'Name',
    description: 'Beschreibung',
    image: 'Bild',
    isEnabled: 'Aktiv',
    schedule: 'Zeitplan',
    isVisibleWhenUnavailable: 'Sichtbar, wenn nicht verfügbar',
    position: 'Reihenfolge',
  },
  blank: { description: '', isEnabled: true, isVisibleWhenUnavailable: false, position: 0 },
  access: keptByManagers,
  audiences: { public: whole, office: whole },
  title: body => body.name,
  order: body => body.position,
  columns: ['position', 'isEnabled'],
  drawn: {
    values: ({ name: Name, description }) => ({ Name, Beschreibung: description }),
    picture: ({ image }) => image,
  },
})
export type Category = Stored<typeof categories>
