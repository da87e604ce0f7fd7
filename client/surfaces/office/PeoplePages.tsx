import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useContext } from 'react'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import { UserPassword } from '../../office/business/users.tsx'
import { EntityForm } from '../../office/form/EntityForm.tsx'
import { Trash } from '../../office/history/Trash.tsx'
import { People, type PeopleScope } from '../../office/people/People.tsx'
import { Person } from '../../office/people/Person.tsx'
import type { PersonTab } from '../../office/people/tabs.ts'
import { texts as peopleTexts } from '../../office/people/texts.ts'
import { Missing } from '../../office/shell/Missing.tsx'
import { useOffice } from '../../office/shell/scope.tsx'
import { Button } from '../../ui/Button.tsx'
import { useOpened } from './bars.tsx'
import { useTitle } from './pageHooks.ts'
import { peopleSearch, personSearch } from './peopleSearch.ts'
import { SignOutContext } from './signOutContext.ts'

/** Beyond their declaration people have a password. */
const parts = { Extra: UserPassword }

/** The list of people, or what was deleted of it. */
export function PeoplePage() {
  const { q = '', view = 'all' } = peopleSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { entity, bar } = useOpened('users')
  useTitle(entity?.label.many)
  if (!entity) return bar
  if (view === 'trash') return <Trash entity={entity} />
  const onScope = ({ search, view: chosen }: PeopleScope) =>
    void navigate({ to: '/users', search: peopleSearch({ q: search, view: chosen }), replace: true })
  return <People entity={entity} scope={{ search: q, view }} onScope={onScope} />
}

/** One person, or the form of a new one. */
export function PersonPage() {
  const { id = '' } = useParams({ strict: false })
  const { feld, tab = 'data' } = personSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { entity, bar } = useOpened('users')
  useTitle(entity?.label.one)
  const number = id === 'new' ? null : Number(id)
  const isThere = number === null || (Number.isSafeInteger(number) && number > 0)
  if (!entity) return bar
  if (!isThere) return <Missing />
  if (number === null) return <EntityForm key="users:new" id={null} path={feld} {...{ entity, parts }} />
  const onTab = (chosen: PersonTab) =>
    void navigate({ to: '/users/$id', params: { id }, search: personSearch({ tab: chosen }), replace: true })
  return <Person key={id} id={number} path={feld} {...{ entity, tab, onTab, parts }} />
}

/** A personal link opened where somebody is at work already. */
export function LinkElsewherePage() {
  const { user } = useOffice().me
  const signOut = useContext(SignOutContext)
  useTitle(peopleTexts.accept.elsewhere)
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-3 px-4 py-8 tablet:px-8">
      <h1 className="text-head">{peopleTexts.accept.elsewhere}</h1>
      <p>{peopleTexts.accept.elsewhereText(nameOfPerson(user))}</p>
      <Button onClick={() => void signOut()}>{peopleTexts.accept.signOut}</Button>
    </div>
  )
}
