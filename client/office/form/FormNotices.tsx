import type { Entity } from '../../../schema/entity.ts'
import type { Trouble } from '../../data/office.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useOffice } from '../scope.tsx'
import { de } from '../texts.ts'
import { focusPath, nameOfPath } from './problems.ts'
import type { EntityFormState } from './useEntityForm.ts'

interface FormNoticesProps {
  readonly entity: Entity
  readonly form: EntityFormState
  readonly trouble: Trouble | undefined
  readonly allowed: boolean
}

/** What has to be known before the fields: missing rights, a refusal with its reason, everything that is wrong. */
export function FormNotices({ entity, form, trouble, allowed }: FormNoticesProps) {
  return (
    <>
      {!allowed && <Notice>{de.form.readOnly}</Notice>}
      {trouble && <RefusalNotice trouble={trouble} onGiveUp={form.discard} />}
      {form.problems.length > 0 && <ProblemSummary {...{ entity, form }} />}
      {form.problems.length === 0 && form.diverged.length > 0 && (
        <Notice tone="warning" title={de.trouble.conflictTitle}>
          {de.form.undecided}
        </Notice>
      )}
    </>
  )
}

function RefusalNotice({ trouble, onGiveUp }: { trouble: Trouble; onGiveUp: () => void }) {
  const { office } = useOffice()
  const general = trouble.problems.filter(({ field }) => field === undefined)
  return (
    <Notice
      tone="error"
      urgent
      title={de.trouble.refusedTitle}
      actions={
        <Button size="small" variant="secondary" onClick={() => void office.settle(trouble, null).then(onGiveUp)}>
          {de.trouble.giveUp}
        </Button>
      }
    >
      {general.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      <p>{de.trouble.refusedHint}</p>
    </Notice>
  )
}

function ProblemSummary({ entity, form }: Pick<FormNoticesProps, 'entity' | 'form'>) {
  const named = form.problems.flatMap(({ field, message }) => (field === undefined ? [] : [{ field, message }]))
  const general = form.problems.filter(({ field }) => field === undefined)
  if (named.length + general.length === 0) return null
  return (
    <div data-problems tabIndex={-1}>
      <Notice tone="error" title={de.form.problems(form.problems.length)}>
        <ul className="mt-1 flex flex-col gap-0.5">
          {general.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
          {named.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <button
                type="button"
                className="text-left underline decoration-line underline-offset-2 hover:decoration-current"
                onClick={() => focusPath(field)}
              >
                {nameOfPath(entity, field)}
              </button>
              {`: ${message}`}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
