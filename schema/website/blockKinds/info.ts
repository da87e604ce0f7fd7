import { distinct, entryKey, name, piece } from '../../base/fields.ts'
import { richText } from '../../base/richText/richText.ts'
import { blockKind, heading } from './kind.ts'

/** Lines that open to what stands behind them. */
export const info = blockKind(
  'info',
  {
    title: heading(),
    entries: distinct(
      piece(
        { key: entryKey(), title: name(200), text: richText() },
        { key: 'Schlüssel', title: 'Überschrift', text: 'Text' },
      ),
      'key',
      100,
    ),
  },
  { title: 'Überschrift', entries: 'Einträge' },
)
