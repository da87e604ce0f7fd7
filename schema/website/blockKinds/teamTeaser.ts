import { longText } from '../../base/fields.ts'
import { link } from '../fields.ts'
import { blockKind, heading } from './kind.ts'
import { people } from './people.ts'

/** A few people, and where all of them are. */
export const teamTeaser = blockKind(
  'teamTeaser',
  { title: heading(), text: longText(1000).nullish(), people: people(12), link: link().nullish() },
  { title: 'Überschrift', text: 'Text', people: 'Personen', link: 'Zum ganzen Team' },
)
