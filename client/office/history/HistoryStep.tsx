import { Undo2 } from 'lucide-react'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { FieldChange, RevisionEntry } from '../../../schema/base/history.ts'
import type { Naming } from '../form/valueText.ts'
import { iconButton } from '../shell/styles.ts'
import { planFieldsOf } from './planSteps.ts'
import { authorName, type ChangedField, changedFieldsOf, stepTime } from './steps.ts'
import { texts } from './texts.ts'

interface HistoryStepProps {
  readonly entity: Entity
  /** The kind of the document a plan is for, where this is a plan's step. */
  readonly plannedOf?: Entity | undefined
  readonly entry: RevisionEntry
  /** The document after the step, where it is known. */
  readonly later?: Body
  readonly naming: Naming
  /** Epoch ms. */
  readonly now: number
  readonly zone: string
  /** Goes back to what was in a field before this step; undefined where nothing may be changed. */
  readonly onField: ((change: FieldChange) => void) | undefined
  readonly onState: (() => void) | undefined
}

/** '14:03 Eva Berger · Preis 3,90 € → 4,10 €' */
export function HistoryStep({
  entity,
  plannedOf,
  entry,
  later,
  naming,
  now,
  zone,
  onField,
  onState,
}: HistoryStepProps) {
  const when = stepTime(entry.at, now, zone)
  const fields = plannedOf ? planFieldsOf(plannedOf, entry, naming) : changedFieldsOf(entity, entry, naming, later)
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <p className="figures text-ink-soft">
        {`${when} ${authorName(entry.author)}`}
        {entry.kind !== 'changed' && ` · ${texts.history.kinds[entry.kind]}`}
      </p>
      {fields.length > 0 && (
        <ul className="flex flex-col gap-1">
          {fields.map(changed => (
            <FieldLine key={changed.field.name} changed={changed} onField={onField} />
          ))}
        </ul>
      )}
      {onState && (
        <button
          type="button"
          className="min-h-8 self-start font-medium text-accent-ink hover:underline pointer-coarse:min-h-11"
          aria-label={texts.history.restoreStateOf(when)}
          onClick={onState}
        >
          {texts.history.restoreState}
        </button>
      )}
    </li>
  )
}

function FieldLine({ changed, onField }: { changed: ChangedField; onField: HistoryStepProps['onField'] }) {
  const { field, change, pieces } = changed
  const [first] = pieces
  const name = texts.history.restoreField(field.label, pieces.length === 1 ? (first?.before ?? '') : '').trim()
  return (
    <li className="flex items-center justify-between gap-2">
      <ul className="min-w-0 flex-1">
        {pieces.map(({ key, label, before, after }) => (
          <li key={key} className="line-clamp-4 [overflow-wrap:anywhere]" title={`${label}: ${before} → ${after}`}>
            <span className="font-strong">{label}</span> {`${before} → ${after}`}
          </li>
        ))}
      </ul>
      {onField && (
        <button
          type="button"
          className={`${iconButton} pointer-coarse:size-11`}
          aria-label={name}
          title={texts.history.restore}
          onClick={() => onField(change)}
        >
          <Undo2 size={15} aria-hidden />
        </button>
      )}
    </li>
  )
}
