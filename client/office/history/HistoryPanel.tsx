import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import { type RevisionEntry, revisions } from '../../../schema/base/history.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { plannedChanges, plannedOn } from '../../../schema/business/plannedChange.ts'
import type { Row } from '../../data/office/office.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { bodyIn } from '../form/draft.ts'
import type { EntityFormState } from '../form/useEntityForm.ts'
import type { Naming } from '../form/valueText.ts'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerPages } from '../server/useServerPages.ts'
import { useEntity, useNaming, useOffice, useZone } from '../shell/scope.tsx'
import { iconButton } from '../shell/styles.ts'
import { HistoryStep } from './HistoryStep.tsx'
import { namedInPlan } from './planSteps.ts'
import { namedIn, stateAfter, withoutChange } from './steps.ts'
import { texts } from './texts.ts'
import { useAgain } from './useAgain.ts'

interface HistoryPanelProps {
  readonly entity: Entity
  readonly row: Row
  readonly form: EntityFormState
  /** Whether this person may change the document. */
  readonly allowed: boolean
  readonly onClose: () => void
}

/**
 * What became of a document. What is restored is put into the form: it is seen before it counts, checked like everything
 * typed, and discarded like it.
 */
export function HistoryPanel({ entity, row, form, allowed, onClose }: HistoryPanelProps) {
  const { tell } = useOffice()
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = useServerPages(revisions, 'limit=20', { type: entity.type, id: row.id })
  useAgain(row.rev, steps.again)
  useEffect(() => heading.current?.focus(), [])
  const entries = steps.value ?? []
  const plannedOf = usePlannedOf(entity, row)
  const naming = useStepNaming(entity, plannedOf, entries)
  const fill = (values: Body) => {
    const shown = bodyIn(form.draft, row)
    const isSame = Object.keys(values).every(name => sameValue(values[name] ?? null, shown[name] ?? null))
    tell({ text: isSame ? texts.history.same : texts.history.inForm })
    form.fill(values)
  }
  return (
    <aside
      aria-labelledby="verlauf"
      className="flex flex-col gap-3 text-caption max-desktop:fixed max-desktop:inset-x-0 max-desktop:bottom-0 max-desktop:z-30 max-desktop:max-h-[75dvh] max-desktop:overflow-y-auto max-desktop:rounded-t-card max-desktop:border-t max-desktop:border-line max-desktop:bg-raised max-desktop:p-4 max-desktop:shadow-float desktop:sticky desktop:top-24 desktop:max-h-[calc(100dvh-9rem)] desktop:w-80 desktop:shrink-0 desktop:overflow-y-auto"
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <header className="flex items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} id="verlauf" className="text-lead outline-none">
          {texts.history.title}
        </h2>
        <button
          type="button"
          className={`${iconButton} pointer-coarse:size-11`}
          aria-label={texts.history.close}
          onClick={onClose}
        >
          <X size={16} aria-hidden />
        </button>
      </header>
      <QueryState queries={[steps]} />
      {steps.value === null && steps.problem === null && <Loading className="h-24" label={texts.history.loading} />}
      <StepList
        {...{ entity, plannedOf, entries, naming, allowed }}
        body={row.body}
        onField={change => {
          const shown = bodyIn(form.draft, row)[change.field]
          fill({ [change.field]: withoutChange(entity, change, shown) })
        }}
        onState={place => fill(stateAfter(entries, place))}
      />
      {steps.hasMore && (
        <Button variant="secondary" size="small" busy={steps.isAsking} onClick={steps.more}>
          {texts.history.more}
        </Button>
      )}
    </aside>
  )
}

interface StepListProps {
  readonly entity: Entity
  /** The document as it is now. */
  readonly body: Body
  readonly plannedOf: Entity | undefined
  readonly entries: readonly RevisionEntry[]
  readonly naming: Naming
  readonly allowed: boolean
  readonly onField: (change: RevisionEntry['changes'][number]) => void
  readonly onState: (place: number) => void
}

/** Steps of a document, the newest first. */
function StepList({ entity, plannedOf, body, entries, naming, allowed, onField, onState }: StepListProps) {
  const zone = useZone()
  const at = now()
  return (
    <ol className="flex flex-col divide-y divide-line">
      {entries.map((entry, place) => (
        <HistoryStep
          key={entry.rev}
          {...{ entity, plannedOf, entry, naming, zone }}
          later={{ ...body, ...stateAfter(entries, place) }}
          now={at}
          onField={allowed ? onField : undefined}
          // The newest state is what is there, and what was deleted was nothing.
          onState={allowed && place > 0 && entry.kind !== 'deleted' ? () => onState(place) : undefined}
        />
      ))}
    </ol>
  )
}

/** The kind of the document a plan is for; undefined for everything that is no plan. */
function usePlannedOf(entity: Entity, row: Row): Entity | undefined {
  const isPlan = entity.type === plannedChanges.type
  const [type] = plannedOn({ on: isPlan ? String(row.body['on']) : '' })
  return useEntity(type)
}

function useStepNaming(entity: Entity, plannedOf: Entity | undefined, entries: readonly RevisionEntry[]): Naming {
  const pairs = useMemo(
    () => (plannedOf ? namedInPlan(plannedOf, entries) : namedIn(entity, entries)),
    [entity, plannedOf, entries],
  )
  return useNaming(pairs)
}
