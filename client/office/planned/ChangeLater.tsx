import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Entity } from '../../../schema/base/entity.ts'
import { mayBePlanned } from '../../../schema/business/plannedChange.ts'
import type { Row } from '../../data/office/office.ts'
import type { EntityFormState } from '../form/useEntityForm.ts'
import { quietButton } from '../shell/styles.ts'
import { texts } from './texts.ts'

const PlanDialog = lazy(() => import('./PlanDialog.tsx'))

interface ChangeLaterProps {
  readonly entity: Entity
  /** Null for a new document: there is nothing to change later. */
  readonly row: Row | null
  readonly form: EntityFormState
  readonly allowed: boolean
}

/** What is typed can be planned for later, instead of saving it now. */
export function ChangeLater({ entity, row, form, allowed }: ChangeLaterProps) {
  const [isOpen, setOpen] = useState(false)
  if (!row || !allowed || form.changed.length === 0 || !mayBePlanned(`${entity.type}:${row.id}`)) return null
  return (
    <>
      <button
        type="button"
        className={`${quietButton} pointer-coarse:min-h-11 pointer-coarse:min-w-11 max-tablet:justify-center`}
        title={texts.later}
        onClick={() => setOpen(true)}
      >
        <CalendarClock size={17} aria-hidden />
        <span className="max-tablet:sr-only">{texts.later}</span>
      </button>
      {isOpen &&
        // Outside of the form that it stands in: what is entered here is not sent with that.
        createPortal(
          <Suspense>
            <PlanDialog {...{ entity, row, form }} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
