import { z } from 'zod'
import { keptByEditors } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, color, identifier, name } from '../base/fields.ts'
import { layers } from './layers.ts'

const transitions = { none: 'Ohne', fade: 'Überblenden', slide: 'Schieben' } as const

/** A layout that a TV shows, with what lives on it: prices, numbers, the clock. */
export const scenes = entity({
  type: 'scenes',
  label: { one: 'Szene', many: 'Szenen' },
  area: 'content',
  tab: 'Bildschirme',
  fields: {
    path: identifier(),
    name: name(),
    width: z.int().min(320).max(4096),
    height: z.int().min(320).max(4096),
    background: color(),
    layers: layers(),
    transition: choice(transitions),
  },
  labels: {
    path: 'Pfad',
    name: 'Name',
    width: 'Breite in Bildpunkten',
    height: 'Höhe in Bildpunkten',
    background: 'Hintergrund',
    layers: 'Ebenen',
    transition: 'Übergang',
  },
  blank: { width: 1920, height: 1080, background: '#1f1b16', layers: [], transition: 'fade' },
  access: keptByEditors,
  audiences: { office: whole },
  title: body => body.name,
  unique: ['path'],
  columns: ['path', 'width', 'height'],
})
export type Scene = Stored<typeof scenes>
