import { choice } from '../../base/fields.ts'
import { picture } from '../fields.ts'
import { richText } from '../richText.ts'
import { blockKind } from './kind.ts'

export const textImage = blockKind(
  'text_image',
  { text: richText(), image: picture(), side: choice({ left: 'Links', right: 'Rechts' }) },
  { text: 'Text', image: 'Bild', side: 'Seite des Bildes' },
)
