import { link } from '../fields.ts'
import { blockKind, heading } from './kind.ts'

/** The three latest news that are public. */
export const newsTeaser = blockKind(
  'newsTeaser',
  { title: heading(), link: link().nullish() },
  { title: 'Überschrift', link: 'Alle News' },
)
