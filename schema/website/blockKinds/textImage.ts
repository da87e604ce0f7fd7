import { choice } from '../../base/fields.ts'
import { richText } from '../../base/richText/richText.ts'
import { picture } from '../fields.ts'
import { blockKind } from './kind.ts'

export const textImage = blockKind(
  'text_image',
  { text: richText(), image: picture(), side: choice({ left: 'Links', right: 'Rechts' }) },
  { text: 'Text', image: 'Bild', side: 'Seite des Bildes' },
)
