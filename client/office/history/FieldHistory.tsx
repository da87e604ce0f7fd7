import type { Body, Entity } from '../../../schema/base/entity.ts'
import { revisions } from '../../../schema/base/history.ts'
import type { Row } from '../../data/office/office.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import type { Floating } from '../floating/FloatingButton.tsx'
import FloatingPanel from '../floating/FloatingPanel.tsx'
import type { Field } from '../form/formModel.ts'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerPages } from '../server/useServerPages.ts'
import { useNaming, useOffice, useZone } from '../shell/scope.tsx'
import { HistoryStep } from './HistoryStep.tsx'
import { namedIn, stepsOfField, withoutChange } from './steps.ts'
import { texts } from './texts.ts'
import { useAgain } from './useAgain.ts'

/** A field of a stored document, and how a former value of it comes back. */
export interface FieldOfDocument {
  readonly entity: Entity
  readonly row: Row
  readonly field: Field
  /** What the form shows of the document. */
  readonly shown: Body
  /** Puts values into the form; undefined where nothing may be changed. */
  readonly fill: ((values: Body) => void) | undefined
}

/** Who changed a field, when, and what it was before; each of it can be put back into the form. */
export default function FieldHistory({
  entity,
  row,
  field,
  shown,
  fill,
  trigger,
  onClose,
}: FieldOfDocument & Floating) {
  const { tell } = useOffice()
  const zone = useZone()
  const query = useServerPages(revisions, 'limit=50', { type: entity.type, id: row.id })
  useAgain(row.rev, query.again)
  const steps = stepsOfField(query.value ?? [], field.name)
  const naming = useNaming(namedIn(entity, steps))
  const words = texts.field
  return (
    <FloatingPanel
      {...{ trigger, onClose }}
      label={words.of(field.label)}
      className="max-h-96 w-80 text-caption"
      isAtStart
    >
      <h2 className="text-lead">{words.of(field.label)}</h2>
      <QueryState queries={[query]} />
      {query.value === null && query.problem === null && <Loading className="h-24" label={texts.history.loading} />}
      {query.value !== null && steps.length === 0 && <p className="py-2 text-ink-soft">{words.unchanged}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {steps.map(entry => (
          <HistoryStep
            key={entry.rev}
            {...{ entity, entry, naming, zone }}
            now={now()}
            onState={undefined}
            onField={
              fill &&
              (change => {
                fill({ [change.field]: withoutChange(entity, change, shown[change.field]) })
                tell({ text: texts.history.inForm })
                onClose()
              })
            }
          />
        ))}
      </ol>
      {query.hasMore && (
        <Button variant="secondary" size="small" busy={query.isAsking} onClick={query.more}>
          {texts.history.more}
        </Button>
      )}
    </FloatingPanel>
  )
}
