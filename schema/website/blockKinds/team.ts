import { blockKind, heading } from './kind.ts'
import { people } from './people.ts'

export const team = blockKind(
  'team',
  { title: heading(), people: people() },
  { title: 'Überschrift', people: 'Personen' },
)
