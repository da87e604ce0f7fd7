import { isPeopleView, type PeopleView } from '../../office/people/standing.ts'
import { isPersonTab, type PersonTab } from '../../office/people/tabs.ts'

interface PeopleSearch {
  readonly q?: string
  readonly view?: Exclude<PeopleView, 'all'> | 'trash'
}

/** What of the list of people stands in its address. */
export function peopleSearch({ q, view }: Record<string, unknown>): PeopleSearch {
  return {
    ...(q === undefined || q === '' ? {} : { q: String(q) }),
    ...((isPeopleView(view) && view !== 'all') || view === 'trash' ? { view } : {}),
  }
}

interface PersonSearch {
  readonly feld?: string
  readonly tab?: Exclude<PersonTab, 'data'>
}

/** What of the page of a person stands in its address. */
export const personSearch = ({ feld, tab }: Record<string, unknown>): PersonSearch => ({
  ...(typeof feld === 'string' ? { feld } : {}),
  ...(isPersonTab(tab) && tab !== 'data' ? { tab } : {}),
})
