import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Side } from '../../../schema/base/merge.ts'
import type { Trouble } from '../../data/office/office.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { documentFailure } from '../server/catalogue.ts'
import { useNaming, useOffice } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import {
  type Choices,
  type Contested,
  contestedPaths,
  contestedPiece,
  pieceField,
  resolution,
  valueAt,
} from './conflict.ts'
import { texts } from './texts.ts'
import { relatedIds } from './valueText.ts'

const WhoChanged = lazy(() => import('./WhoChanged.tsx'))

interface ConflictViewProps {
  readonly entity: Entity
  readonly trouble: Trouble
}

/** Two people changed the same: what I typed, what is there now, what was there before, and a decision for each field. */
export function ConflictView({ entity, trouble }: ConflictViewProps) {
  if (trouble.deletes || !trouble.theirs) return <WholeConflict {...{ entity, trouble }} />
  return <FieldConflict {...{ entity, trouble }} />
}

function FieldConflict({ entity, trouble }: ConflictViewProps) {
  const { office } = useOffice()
  const contested = useContested(entity, trouble)
  const [choices, setChoices] = useState<Choices>({})
  const all = (side: Side) => setChoices(Object.fromEntries(contested.map(({ key }) => [key, side])))
  const open = contested.filter(({ key }) => !choices[key]).length
  const settle = () => void office.settle(trouble, resolution(entity, trouble, choices))
  return (
    <Frame entity={entity} trouble={trouble} lead={texts.trouble.conflictLead}>
      {contested.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => all('mine')}>
            {texts.trouble.allMine}
          </Button>
          <Button size="small" variant="secondary" onClick={() => all('theirs')}>
            {texts.trouble.allTheirs}
          </Button>
        </div>
      )}
      {contested.map(entry => (
        <Decision
          key={entry.key}
          entry={entry}
          choice={choices[entry.key]}
          onChoose={side => setChoices({ ...choices, [entry.key]: side })}
        >
          <Suspense>
            <WhoChanged entity={entity} row={{ id: trouble.id, rev: trouble.theirsRev ?? '' }} field={entry.field} />
          </Suspense>
        </Decision>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" disabled={open > 0} onClick={settle}>
          {texts.trouble.settle}
        </Button>
        {open > 0 && <span className="text-caption text-ink-soft">{texts.trouble.open(open)}</span>}
      </div>
    </Frame>
  )
}

/** The document as a whole is contested: one deleted what the other changed. */
function WholeConflict({ entity, trouble }: ConflictViewProps) {
  const { office } = useOffice()
  const { deletes, problems } = trouble
  const refused = problems.length > 0
  const lead = refused
    ? documentFailure(entity, 'delete')
    : deletes
      ? texts.trouble.deletedByMe
      : texts.trouble.deletedByThem
  const insist = () => {
    if (deletes) void office.settle(trouble, null).then(() => office.remove(entity.type, trouble.id))
    else void office.settle(trouble, resolution(entity, trouble, {}))
  }
  return (
    <Frame entity={entity} trouble={trouble} lead={lead}>
      {problems.map(({ code, message }) => (
        <p key={`${code} ${message}`}>{message}</p>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => void office.settle(trouble, null)}>
          {deletes ? texts.trouble.keepEntry : texts.trouble.giveUp}
        </Button>
        {!refused && (
          <Button size="small" onClick={insist}>
            {deletes ? texts.trouble.deleteAnyway : texts.trouble.restoreMine}
          </Button>
        )}
      </div>
    </Frame>
  )
}

function Frame({ entity, trouble, lead, children }: ConflictViewProps & { lead: string; children: React.ReactNode }) {
  const title = entity.title({ ...trouble.theirs, ...trouble.base, ...trouble.mine }) || entity.label.one
  return (
    <div className="mx-auto flex w-full max-w-[56rem] flex-col gap-5 px-4 py-5 tablet:px-8">
      <header>
        <p className="text-caption text-ink-soft">{entity.label.one}</p>
        <h1 className="text-title">{title}</h1>
      </header>
      <Notice tone="warning" title={texts.trouble.conflictTitle} urgent>
        {lead}
      </Notice>
      {children}
    </div>
  )
}

interface DecisionProps {
  readonly entry: Contested
  readonly choice: Side | undefined
  readonly onChoose: (side: Side) => void
  /** Who changed it meanwhile. */
  readonly children: ReactNode
}

function Decision({ entry, choice, onChoose, children }: DecisionProps) {
  const { key, label: name, sentence, mine, theirs, base } = entry
  const sides = [
    ['mine', texts.trouble.mine, mine],
    ['theirs', texts.trouble.theirs, theirs],
  ] as const
  return (
    <fieldset className={`${card} p-4 tablet:p-5`}>
      <legend className="sr-only">{name}</legend>
      <h2 aria-hidden className="text-lead">
        {name}
      </h2>
      <p className="mt-1 text-ink-soft">
        {sentence} {children}
      </p>
      <div className="mt-3 grid gap-3 tablet:grid-cols-3">
        {sides.map(([side, label, value]) => (
          <label
            key={side}
            className="flex items-start gap-2.5 rounded-control border border-edge/55 p-3 hover:border-edge has-checked:border-accent-ink has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={`entscheidung-${key}`}
              className="mt-0.5 size-4.5 shrink-0 accent-accent"
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            <SideValue label={label} value={value} />
          </label>
        ))}
        <div className="p-3">
          <SideValue label={texts.trouble.base} value={base} />
        </div>
      </div>
    </fieldset>
  )
}

function SideValue({ label, value }: { label: string; value: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-caption text-ink-soft">{label}</span>
      <span className={`block whitespace-pre-wrap ${value === '' ? 'text-ink-soft italic' : 'font-medium'}`}>
        {value || texts.trouble.empty}
      </span>
    </span>
  )
}

function useContested(entity: Entity, trouble: Trouble): Contested[] {
  const paths = useMemo(() => contestedPaths(entity, trouble), [entity, trouble])
  const pairs = useMemo(() => {
    const bodies = [trouble.mine, trouble.theirs, trouble.base]
    return paths.flatMap(path => {
      const { field } = pieceField(entity, path, bodies)
      return bodies.flatMap(body => relatedIds(field, valueAt(entity, body, path)))
    })
  }, [entity, trouble, paths])
  const naming = useNaming(pairs)
  return useMemo(
    () => paths.map(path => contestedPiece(entity, path, trouble, naming)),
    [entity, trouble, paths, naming],
  )
}
