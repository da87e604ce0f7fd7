import { longText, text } from '../../base/fields.ts'
import { links, picture } from '../fields.ts'
import { blockKind } from './kind.ts'

/** What a page begins with: one picture, one sentence, and where to go on. */
export const hero = blockKind(
  'hero',
  { title: text(200), text: longText(500).nullish(), image: picture().nullish(), links: links(4) },
  { title: 'Überschrift', text: 'Text', image: 'Bild', links: 'Verweise' },
)
