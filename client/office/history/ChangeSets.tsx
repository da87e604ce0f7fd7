import { Link } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { type ChangeSetEntry, changeSetEdits, changeSets } from '../../../schema/base/history.ts'
import { useLive } from '../../data/engine/live.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerPages } from '../server/useServerPages.ts'
import { CardList, CardRow, EmptyCard } from '../shell/CardList.tsx'
import { pathOf } from '../shell/groups.ts'
import { useNaming, useOffice, useZone } from '../shell/scope.tsx'
import { type ListedEdit, listedEdit } from './changeSetSteps.ts'
import { authorName, changedFieldsOf, namedIn, stepTime } from './steps.ts'
import { texts } from './texts.ts'
import { useAgain } from './useAgain.ts'
import { useChangeSetUndo } from './useChangeSetUndo.ts'

const words = texts.changeSets

/** What was done to several documents as one, by whom and when, and the way back: whoever did it, on whatever device. */
export function ChangeSets() {
  const { office } = useOffice()
  const query = useServerPages(changeSets, 'limit=50')
  const state = useLive(useMemo(() => office.state(), [office]))
  // What was changed here a moment ago is on its way to the server.
  useAgain(state?.pending, query.again)
  return (
    <div className="flex max-w-[64rem] flex-col gap-4">
      <p className="text-ink-soft">{words.intro}</p>
      <QueryState queries={[query]} />
      {query.value === null && query.problem === null && <Loading className="h-24" label={words.loading} />}
      {query.value?.length === 0 && <EmptyCard title={words.empty} />}
      {query.value && query.value.length > 0 && (
        <CardList rows={query.value}>{entry => <Entry entry={entry} />}</CardList>
      )}
      {query.hasMore && (
        <Button variant="secondary" size="small" className="self-start" busy={query.isAsking} onClick={query.more}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

function Entry({ entry }: { readonly entry: ChangeSetEntry }) {
  const zone = useZone()
  const details = useId()
  const [isOpen, setOpen] = useState(false)
  const { undo, isBusy } = useChangeSetUndo(entry)
  const { name, isUndone } = entry
  const actions = (
    <div className="flex flex-wrap items-center gap-2">
      {isUndone && <span className="text-caption text-ink-soft">{words.isUndone}</span>}
      <Button
        variant="secondary"
        size="small"
        className="pointer-coarse:min-h-11"
        aria-expanded={isOpen}
        aria-controls={details}
        aria-label={isOpen ? words.hideOf(name) : words.showOf(name)}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.hide : words.show}
      </Button>
      {!isUndone && (
        <Button
          variant="secondary"
          size="small"
          className="pointer-coarse:min-h-11"
          aria-label={words.undoOf(name)}
          busy={isBusy}
          onClick={undo}
        >
          {texts.undo.label}
        </Button>
      )}
    </div>
  )
  return (
    <>
      <CardRow actions={actions}>
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="figures text-caption text-ink-soft">
          {words.told(authorName(entry.author), stepTime(entry.at, now(), zone), entry.documents)}
        </p>
      </CardRow>
      <div id={details}>{isOpen && <Edits id={entry.id} />}</div>
    </>
  )
}

/** What it changed, document by document, as it reads. */
function Edits({ id }: { readonly id: string }) {
  const { entities } = useOffice()
  const query = useServerPages(changeSetEdits, 'limit=50', { id })
  const edits = useMemo(() => (query.value ?? []).flatMap(edit => listedEdit(entities, edit) ?? []), [query, entities])
  return (
    <div className="flex flex-col gap-2 border-t border-line bg-sunken/50 px-4 py-3">
      <QueryState queries={[query]} />
      {query.value === null && query.problem === null && <Loading className="h-24" label={words.loading} />}
      <ul className="flex flex-col gap-1.5">
        {edits.map(edit => (
          <Edit key={`${edit.entity.type}:${edit.id}:${edit.entry.rev}`} edit={edit} />
        ))}
      </ul>
      {query.hasMore && (
        <Button variant="secondary" size="small" className="self-start" busy={query.isAsking} onClick={query.more}>
          {words.moreEdits}
        </Button>
      )}
    </div>
  )
}

function Edit({ edit: { entity, id, title, entry } }: { readonly edit: ListedEdit }) {
  const named = useMemo(() => namedIn(entity, [entry]), [entity, entry])
  const naming = useNaming(named)
  const pieces = changedFieldsOf(entity, entry, naming).flatMap(field => field.pieces)
  return (
    <li className="flex flex-wrap gap-x-3">
      <Link to={pathOf(entity, id)} className="font-medium underline decoration-line underline-offset-2">
        {title}
      </Link>
      <span className="figures min-w-0 text-ink-soft [overflow-wrap:anywhere]">
        {entry.kind === 'created' && words.created}
        {entry.kind === 'deleted' && words.removed}
        {entry.kind === 'changed' &&
          pieces.map(({ label, before, after }) => `${label} ${before} → ${after}`).join(', ')}
      </span>
    </li>
  )
}
