import { lazy, Suspense } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row, Trouble } from '../../data/office/office.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { documentFailure } from '../server/catalogue.ts'
import { useOffice } from '../shell/scope.tsx'
import { type FormParts, noParts } from './formParts.ts'
import { Made } from './Made.tsx'
import { focusPath, nameOfPath } from './problems.ts'
import { texts } from './texts.ts'
import type { EntityFormState } from './useEntityForm.ts'

/** A form is there before what is planned for its document. */
const PlannedHere = lazy(() => import('../planned/PlannedHere.tsx'))

interface FormNoticesProps {
  readonly entity: Entity
  /** The document with what is planned for it; null for a new one. */
  readonly row: Row | null
  readonly form: EntityFormState
  readonly trouble: Trouble | undefined
  readonly allowed: boolean
  readonly parts?: FormParts
}

/** What has to be known before the fields: missing rights, a refusal with its reason, everything that is wrong, what is planned. */
export function FormNotices({ entity, row, form, trouble, allowed, parts = noParts }: FormNoticesProps) {
  const undecided = form.problems.length === 0 && form.conflicts.length > 0
  return (
    <>
      {row && <Made {...{ entity, row, parts }} />}
      {!allowed && <Notice>{texts.form.readOnly}</Notice>}
      {trouble && <Refusal {...{ entity, form, trouble }} />}
      {!trouble && form.problems.length > 0 && (
        <div data-problems tabIndex={-1}>
          <Notice tone="error" title={texts.form.problems(form.problems.length)}>
            <Problems {...{ entity, form }} />
          </Notice>
        </div>
      )}
      {undecided && (
        <Notice tone="warning" title={texts.trouble.conflictTitle}>
          {texts.form.undecided}
        </Notice>
      )}
      <Suspense>{row && <PlannedHere {...{ entity, row, form, allowed }} />}</Suspense>
    </>
  )
}

type Parts = Pick<FormNoticesProps, 'entity' | 'form'>

function Refusal({ entity, form, trouble }: Parts & { trouble: Trouble }) {
  const { office } = useOffice()
  return (
    <Notice
      tone="error"
      urgent
      title={texts.trouble.refusedTitle}
      actions={
        <Button size="small" variant="secondary" onClick={() => void office.settle(trouble, null).then(form.discard)}>
          {texts.trouble.giveUp}
        </Button>
      }
    >
      <p>{documentFailure(entity, trouble.base === null ? 'create' : 'update')}</p>
      <Problems {...{ entity, form }} />
      <p className="mt-1">{texts.trouble.refusedHint}</p>
    </Notice>
  )
}

/** Each problem with a way to its field. */
function Problems({ entity, form }: Parts) {
  return (
    <ul className="mt-1 flex flex-col gap-0.5">
      {form.problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          {field !== undefined && (
            <button
              type="button"
              className="text-left underline decoration-line underline-offset-2 hover:decoration-current"
              onClick={() => focusPath(field)}
            >
              {nameOfPath(entity, field)}
            </button>
          )}
          {field === undefined ? message : `: ${message}`}
        </li>
      ))}
    </ul>
  )
}
