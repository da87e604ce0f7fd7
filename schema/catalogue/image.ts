import { z } from 'zod'
import { keptByEditors } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { focusPoint, imageCrops, name, text } from '../base/fields.ts'

/** What is known of a picture; its pixels are files addressed by id, version and extension. */
export const images = entity({
  type: 'images',
  label: { one: 'Bild', many: 'Bilder' },
  area: 'content',
  tab: 'Bilder',
  fields: {
    name: name(),
    alt: text(300),
    version: z.int().min(1),
    extension: z.string().regex(/^[a-z0-9]{2,5}$/),
    width: z.int().min(1).max(100_000),
    height: z.int().min(1).max(100_000),
    focus: focusPoint().nullish(),
    crops: imageCrops().nullish(),
  },
  labels: {
    name: 'Name',
    alt: 'Beschreibung für Vorlesegeräte',
    version: 'Version',
    extension: 'Dateityp',
    width: 'Breite in Pixeln',
    height: 'Höhe in Pixeln',
    focus: 'Fokuspunkt',
    crops: 'Ausschnitte',
  },
  blank: { alt: '', version: 1 },
  access: keptByEditors,
  audiences: { office: whole },
  title: body => body.name,
  columns: ['alt', 'extension'],
  isPicture: true,
})
export type Image = Stored<typeof images>
