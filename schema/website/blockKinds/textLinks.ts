import { richText } from '../../base/richText/richText.ts'
import { links } from '../fields.ts'
import { blockKind, heading } from './kind.ts'

export const textLinks = blockKind(
  'textLinks',
  { title: heading(), text: richText(), links: links() },
  { title: 'Überschrift', text: 'Text', links: 'Verweise' },
)
