import { richText } from '../../base/richText/richText.ts'
import { blockKind } from './kind.ts'

export const text = blockKind('text', { text: richText() }, { text: 'Text' })
