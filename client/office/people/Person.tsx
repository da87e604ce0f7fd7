import { roles } from '../../../schema/base/access.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { EntityForm } from '../form/EntityForm.tsx'
import type { FormParts } from '../form/formParts.ts'
import { useRow } from '../shell/scope.tsx'
import { PersonHead } from './PersonHead.tsx'
import { Rights } from './Rights.tsx'
import { Sessions } from './Sessions.tsx'
import { nameOf } from './standing.ts'
import { type PersonTab, personTabs } from './tabs.ts'
import { texts } from './texts.ts'
import { useStandings } from './usePeople.ts'

interface PersonProps {
  readonly entity: Entity
  readonly id: number
  readonly tab: PersonTab
  readonly onTab: (tab: PersonTab) => void
  /** The field to begin in. */
  readonly path?: string | undefined
  readonly parts: FormParts
}

/** One person: how they stand, and behind tabs what is kept of them, what they may, and where they are signed in. */
export function Person({ entity, id, tab, onTab, path, parts }: PersonProps) {
  const row = useRow('users', id)
  const { standings } = useStandings()
  const isForm = tab === 'data' || tab === 'history'
  return (
    <>
      {row && (
        <div className="mx-auto flex w-full max-w-[76rem] flex-col gap-4 px-4 pt-5 tablet:px-8">
          <PersonHead row={row} told={standings.get(id)} />
          <Segmented
            label={texts.person.tabsLabel}
            className="w-full max-w-xl max-tablet:[&_label]:px-1 max-tablet:[&_label]:text-caption"
            value={tab}
            options={personTabs.map(value => ({ value, label: texts.person.tabs[value] }))}
            onChange={onTab}
          />
        </div>
      )}
      {(isForm || !row) && (
        <EntityForm key={`${id}:${tab}`} {...{ entity, id, path, parts }} startsWithHistory={tab === 'history'} />
      )}
      {row && !isForm && (
        <div className="mx-auto w-full max-w-[76rem] px-4 py-5 tablet:px-8">
          <h1 className="sr-only">{nameOf(row)}</h1>
          {tab === 'rights' ? (
            <Rights name={nameOf(row)} roles={rolesOf(row.body['roles'])} />
          ) : (
            <Sessions person={id} />
          )}
        </div>
      )}
    </>
  )
}

const rolesOf = (kept: unknown) => keysOf(roles).filter(role => Array.isArray(kept) && kept.includes(role))
