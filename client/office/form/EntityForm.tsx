import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useRef, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row, Trouble } from '../../data/office/office.ts'
import { useOnline } from '../../device/online.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HistoryPanel } from '../history/HistoryPanel.tsx'
import { pathOf } from '../shell/groups.ts'
import { mayCreate, mayDo } from '../shell/rights.ts'
import { useFilling, useOffice, useRow, useTrouble } from '../shell/scope.tsx'
import { ConflictView } from './ConflictView.tsx'
import { bodyIn } from './draft.ts'
import { FormBar } from './FormBar.tsx'
import { FormNotices } from './FormNotices.tsx'
import { FormRail } from './FormRail.tsx'
import { FormSections } from './FormSections.tsx'
import { Gone } from './Gone.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { focusProblem } from './problems.ts'
import { texts } from './texts.ts'
import { useEntityForm } from './useEntityForm.ts'

/** What an override adds to the generated form of one entity, below its fields. */
export type FormExtra = ComponentType<{ readonly row: Row; readonly allowed: boolean }>

interface EntityFormProps {
  readonly entity: Entity
  /** Null makes a new one. */
  readonly id: number | null
  readonly Extra?: FormExtra | undefined
}

/** The generated form of one document. Shown with a key of type and id: another document is another form. */
export function EntityForm({ entity, id, Extra }: EntityFormProps) {
  const row = useRow(entity.type, id)
  const trouble = useTrouble(entity.type, id)
  const filling = useFilling()
  if (row === undefined || trouble === undefined) return <FormSkeleton />
  if (row === null && id !== null && !trouble && filling) return <FormSkeleton />
  if (row === null && id !== null && !trouble) return <Gone entity={entity} />
  // A form that is open stays: what was typed since is still there when the decision is made.
  const contested = trouble !== null && !isCorrectable(trouble, row)
  return (
    <>
      {contested && <ConflictView key={trouble.key} {...{ entity, trouble }} />}
      <div className={contested ? 'hidden' : 'contents'}>
        <OpenForm {...{ entity, row, Extra }} trouble={contested ? undefined : (trouble ?? undefined)} />
      </div>
    </>
  )
}

/** Whether a refused edit can be corrected in the form: it is there, or it was to be a new one. */
export function isCorrectable({ kind, deletes, base }: Trouble, row: Row | null): boolean {
  return kind === 'refused' && !deletes && (row !== null || base === null)
}

interface OpenFormProps extends Pick<EntityFormProps, 'entity' | 'Extra'> {
  readonly row: Row | null
  readonly trouble: Trouble | undefined
}

function OpenForm({ entity, row, trouble, Extra }: OpenFormProps) {
  const { actor, office, tell } = useOffice()
  const online = useOnline()
  const navigate = useNavigate()
  const frame = useRef<HTMLFormElement>(null)
  const form = useEntityForm(entity, row, trouble)
  const leaving = useRef(false)
  const [isHistory, setHistory] = useState(false)
  const allowed = row ? mayDo(entity, 'update', actor, row.body) : mayCreate(entity, actor)
  const removable = row !== null && !entity.single && mayDo(entity, 'delete', actor, row.body)
  const typing = form.changed.length > 0
  const title = entity.title(row ? { ...row.body, ...bodyIn(form.draft, row) } : bodyIn(form.draft, row)) || ''

  const go = (to: string) => {
    leaving.current = true
    return navigate({ to, replace: true })
  }
  const save = async (): Promise<boolean> => {
    const saved = await form.save()
    if (!saved) {
      focusProblem(frame.current)
      return false
    }
    if (!row) await go(pathOf(entity, saved.id))
    return true
  }
  const remove = async () => {
    if (!row) return
    await office.remove(entity.type, row.id)
    tell({
      text: texts.form.removed(title),
      action: { label: texts.form.undo, run: () => void office.restore(entity.type, row) },
    })
    await go(pathOf(entity))
  }
  useShortcuts([{ key: 's', ctrl: true, run: () => void (allowed && !form.saving && save()) }])

  const state = { state: row?.state ?? null, online, typing, saving: form.saving }
  return (
    <form
      ref={frame}
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <FormBar
        {...{ entity, row, title, state, allowed, typing }}
        onDiscard={form.discard}
        history={row && { isOpen: isHistory, onToggle: () => setHistory(!isHistory) }}
        onRemove={removable ? remove : undefined}
      />
      <div className="mx-auto flex w-full max-w-[76rem] flex-1 items-start gap-8 px-4 py-5 tablet:px-8">
        <div className="flex min-w-0 flex-1 flex-col gap-5">
          <FormNotices {...{ entity, form, trouble, allowed }} />
          <FormSections {...{ entity, row, form, allowed }} />
          {Extra && row && <Extra row={row} allowed={allowed} />}
        </div>
        {isHistory && row ? (
          <HistoryPanel {...{ entity, row, form, allowed }} onClose={() => setHistory(false)} />
        ) : (
          <FormRail {...{ entity, form }} />
        )}
      </div>
      <LeaveGuard when={() => form.unsaved && !leaving.current} onSave={allowed ? save : undefined} />
    </form>
  )
}

function FormSkeleton() {
  return (
    <div aria-busy className="mx-auto flex w-full max-w-[76rem] flex-col gap-5 px-4 py-5 tablet:px-8">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
