import { richText } from '../richText.ts'
import { blockKind } from './kind.ts'

export const text = blockKind('text', { text: richText() }, { text: 'Text' })
