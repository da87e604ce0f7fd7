import { z } from 'zod'
import { keptByEditors } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { name, widgets } from '../base/fields.ts'
import { MAX_UPLOAD_BYTES } from '../base/uploads.ts'

/** A file of the library that guests download: a form, a timetable. Its bytes lie beside the database. */
export const files = entity({
  type: 'uploads',
  label: { one: 'Datei', many: 'Dateien' },
  area: 'content',
  tab: 'Dateien',
  fields: {
    name: name(),
    version: z.int().min(1),
    extension: z.string().regex(/^[a-z0-9]{2,5}$/),
    publicHash: z.string().regex(/^[0-9a-f]{48}$/),
    mimeType: z.string().max(120),
    bytes: z.int().min(1).max(MAX_UPLOAD_BYTES).register(widgets, { widget: 'bytes' }),
  },
  labels: {
    name: 'Name',
    version: 'Version',
    extension: 'Dateityp',
    publicHash: 'Schlüssel',
    mimeType: 'Inhaltstyp',
    bytes: 'Größe',
  },
  blank: { version: 1 },
  access: keptByEditors,
  audiences: { office: whole },
  title: body => body.name,
  columns: ['extension', 'bytes'],
  list: { summed: ['bytes'] },
})
export type LibraryFile = Stored<typeof files>
