import { relations } from '../../base/fields.ts'
import { blockKind, heading } from './kind.ts'

/** Pages of the type gallery: those that are named, in their order, or else all that are public, the latest first. */
export const galleries = blockKind(
  'galleries',
  { title: heading(), sites: relations('sites', 200) },
  { title: 'Überschrift', sites: 'Galerien (leer: alle)' },
)
