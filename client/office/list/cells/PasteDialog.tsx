import { useMemo } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import type { Row } from '../../../data/office/rows.ts'
import { PlanDialog } from '../../bulk/PlanDialog.tsx'
import { planOf } from '../../bulk/plan.ts'
import { texts } from '../../bulk/texts.ts'
import { useApply } from '../../bulk/useApply.ts'
import { formModel } from '../../form/formModel.ts'
import { valueText } from '../../form/valueText.ts'
import { mayDo } from '../../shell/rights.ts'
import { useNaming, useOffice } from '../../shell/scope.tsx'
import type { Column } from '../columns.ts'
import { pastedInto } from './pasted.ts'

interface PasteDialogProps {
  readonly entity: Entity
  readonly columns: readonly Column[]
  /** The column of the cell in which it was pasted. */
  readonly first: string
  /** Rows from that cell on, and what the block says about each. */
  readonly rows: readonly Row[]
  readonly block: readonly (readonly string[])[]
  readonly onClose: () => void
}

/** A block from a spreadsheet before it is written: „bisher → neu“ for every value that would change. */
export default function PasteDialog({ entity, columns, first, rows, block, onClose }: PasteDialogProps) {
  const { actor } = useOffice()
  const naming = useNaming()
  const apply = useApply()
  const plan = useMemo(
    () =>
      planOf(entity, rows, {
        changesOf: row => pastedInto(entity, columns, first, block[rows.indexOf(row)] ?? []),
        mayChange: row => mayDo(entity, 'update', actor, row.body),
        forbidden: texts.forbidden,
      }),
    [entity, rows, columns, first, block, actor],
  )
  const changed = plan.filter(({ kind }) => kind === 'changed')
  return (
    <PlanDialog
      title={texts.paste}
      plan={plan}
      applyText={texts.apply}
      onClose={onClose}
      onApply={() => apply(entity, changed, count => texts.changed(texts.paste, count))}
    >
      <ul className="divide-y divide-line">
        {plan.map(({ row, changes, problem }) => (
          <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
            <span>{entity.title(row.body) || entity.label.one}</span>
            <span className={`figures text-caption ${problem ? 'text-error' : 'text-ink-soft'}`}>
              {problem ??
                formModel(entity)
                  .filter(({ name }) => name in changes)
                  .map(
                    field =>
                      `${field.label} ${valueText(field, row.body[field.name], naming)} → ${valueText(field, changes[field.name], naming)}`,
                  )
                  .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </PlanDialog>
  )
}
