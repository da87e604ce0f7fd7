import { z } from 'zod'
import { keptByEditors } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, color, identifier, name } from '../base/fields.ts'
import { stillLayers } from './layers.ts'

/** What a layout may be drawn for: the kinds of documents that declare what is drawn of them, or nothing but itself. */
export const drawnSubjects = {
  none: 'Für sich allein',
  products: 'Für ein Produkt',
  categories: 'Für eine Kategorie',
  branches: 'Für eine Filiale',
  sites: 'Für eine Seite (Neuigkeit, Termin)',
  users: 'Für eine Person',
  divisions: 'Für eine Organisation',
  departments: 'Für eine Abteilung',
  tables: 'Für einen Tisch',
  donatees: 'Für einen Spendenempfänger',
} as const
export type DrawnSubject = keyof typeof drawnSubjects

/** A layout that becomes a picture or a label: drawn for a document, or for nothing but itself. */
export const imageTemplates = entity({
  type: 'image-templates',
  label: { one: 'Bildvorlage', many: 'Bildvorlagen' },
  area: 'content',
  tab: 'Bildvorlagen',
  fields: {
    identifier: identifier(),
    name: name(),
    subject: choice(drawnSubjects),
    unit: choice({ px: 'Bildpunkte (Bildschirm)', mm: 'Millimeter (Papier)' }),
    width: z.number().min(10).max(4096).multipleOf(0.1),
    height: z.number().min(10).max(4096).multipleOf(0.1),
    background: color(),
    layers: stillLayers(),
  },
  labels: {
    identifier: 'Kennung',
    name: 'Name',
    subject: 'Inhalt',
    unit: 'Maß',
    width: 'Breite',
    height: 'Höhe',
    background: 'Hintergrund',
    layers: 'Ebenen',
  },
  blank: { subject: 'products', unit: 'px', width: 1080, height: 1080, background: '#ffffff', layers: [] },
  access: keptByEditors,
  audiences: { office: whole },
  title: body => body.name,
  unique: ['identifier'],
  columns: ['identifier', 'subject', 'width', 'height'],
})
export type ImageTemplate = Stored<typeof imageTemplates>
