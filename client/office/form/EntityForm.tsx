import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row, Trouble } from '../../data/office/office.ts'
import { useOnline } from '../../device/online.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { changeSetNamed } from '../history/changeSet.ts'
import { texts as undoTexts } from '../history/texts.ts'
import { type Use, usesOf } from '../history/uses.ts'
import { useUndo } from '../history/useUndo.ts'
import { ChangeLater } from '../planned/ChangeLater.tsx'
import { pathOf } from '../shell/groups.ts'
import { mayCreate, mayDo } from '../shell/rights.ts'
import { useFilling, useOffice, useRow, useTrouble } from '../shell/scope.tsx'
import { bodyIn } from './draft.ts'
import { FormBar } from './FormBar.tsx'
import { FormNotices } from './FormNotices.tsx'
import { FormPanes, type Pane, PaneChoice } from './FormPanes.tsx'
import { SectionStrip } from './FormRail.tsx'
import { FormSections } from './FormSections.tsx'
import { type Beside, type FormParts, NothingBeside, noParts } from './formParts.ts'
import { pathOfMade } from './justMade.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { focusOnceThere, focusProblem } from './problems.ts'
import { useEntityForm } from './useEntityForm.ts'
import { useFormKeys } from './useFormKeys.ts'

const Gone = lazy(async () => ({ default: (await import('./Gone.tsx')).Gone }))
const RemoveDialog = lazy(async () => ({ default: (await import('../history/RemoveDialog.tsx')).RemoveDialog }))
const ConflictView = lazy(async () => ({ default: (await import('./ConflictView.tsx')).ConflictView }))
const HistoryPanel = lazy(async () => ({ default: (await import('../history/HistoryPanel.tsx')).HistoryPanel }))

interface EntityFormProps {
  readonly entity: Entity
  /** Null makes a new one. */
  readonly id: number | null
  readonly parts?: FormParts
  /** The field to begin in: 'openingHours.friday'. */
  readonly path?: string | undefined
  /** Whether what became of the document is shown from the beginning. */
  readonly startsWithHistory?: boolean
}

/** The generated form of one document. Shown with a key of type and id: another document is another form. */
export function EntityForm({ entity, id, path, parts = noParts, startsWithHistory = false }: EntityFormProps) {
  const row = useRow(entity.type, id)
  const trouble = useTrouble(entity.type, id)
  const filling = useFilling()
  const last = useLast(row)
  if (row === undefined || trouble === undefined) return <FormSkeleton />
  const isGone = row === null && id !== null && !trouble
  if (isGone && !last)
    return (
      <Suspense fallback={<FormSkeleton />}>
        {filling ? <FormSkeleton /> : <Gone {...{ entity, id, last }} isTyped={false} />}
      </Suspense>
    )
  // A form that is open stays: what was typed since is still there when the decision is made.
  const contested = trouble !== null && !isCorrectable(trouble, row)
  return (
    <>
      {contested && (
        <Suspense fallback={<FormSkeleton />}>
          <ConflictView key={trouble.key} {...{ entity, trouble }} />
        </Suspense>
      )}
      <div className={contested ? 'hidden' : 'contents'}>
        <OpenForm
          {...{ entity, path, parts, isGone, startsWithHistory }}
          row={isGone ? last : row}
          trouble={contested ? undefined : (trouble ?? undefined)}
        />
      </div>
    </>
  )
}

/** The document as it stood here last: a form that is open stays when somebody deletes it, and what was typed with it. */
function useLast(row: Row | null | undefined): Row | null {
  const [last, setLast] = useState(row ?? null)
  if (row && row !== last) setLast(row)
  return last
}

/** Whether a refused edit can be corrected in the form: it is there, or it was to be a new one. */
export function isCorrectable({ kind, deletes, base }: Trouble, row: Row | null): boolean {
  return kind === 'refused' && !deletes && (row !== null || base === null)
}

interface OpenFormProps extends Pick<EntityFormProps, 'entity' | 'path' | 'startsWithHistory'> {
  readonly parts: FormParts
  readonly row: Row | null
  readonly trouble: Trouble | undefined
  /** Somebody has deleted it: it waits, out of sight, for whoever brings it back. */
  readonly isGone: boolean
}

function OpenForm(props: OpenFormProps) {
  const { actor } = useOffice()
  const { entity, row, isGone, parts } = props
  const allowed = !isGone && (row ? mayDo(entity, 'update', actor, row.body) : mayCreate(entity, actor))
  const { Beside: Around = NothingBeside } = parts
  return <Around {...{ row, allowed }}>{beside => <FormOf {...props} {...{ allowed, beside }} />}</Around>
}

interface FormOfProps extends OpenFormProps {
  readonly allowed: boolean
  readonly beside: Beside
}

function FormOf(props: FormOfProps) {
  const { entity, row, path, trouble, isGone, parts, startsWithHistory = false, allowed, beside } = props
  const { actor } = useOffice()
  const { did } = useUndo()
  const online = useOnline()
  const navigate = useNavigate()
  const frame = useRef<HTMLFormElement>(null)
  const form = useEntityForm(entity, row, trouble)
  const leaving = useRef(false)
  const [pane, setPane] = useState<Pane>('edit')
  const [isHistory, setHistory] = useState(startsWithHistory)
  const removable = row !== null && !entity.single && mayDo(entity, 'delete', actor, row.body)
  const { Extra, controls = noControls } = parts
  const typing = form.changed.length > 0 || beside.isChanged
  const title = entity.title(row ? { ...row.body, ...bodyIn(form.draft, row) } : bodyIn(form.draft, row)) || ''

  const go = (to: string, replace = true) => {
    leaving.current = true
    return navigate({ to, replace })
  }
  const { isRemoving, ask, dialog } = useRemoval(entity, row, title, go)
  // Whoever deletes it goes to the list: nobody has to be told that it is gone.
  const isHidden = isGone && !isRemoving
  const store = async (): Promise<Row | null> => {
    const said = undoTexts.undo[row ? 'changed' : 'created']
    const under = beside.isChanged ? changeSetNamed(said(title || entity.label.one)) : undefined
    const saved = await form.save(under)
    if (!saved) {
      flushSync(() => setPane('edit'))
      focusProblem(frame.current)
      return null
    }
    const also = await beside.save(saved, under)
    const text = said(entity.title(saved.body) || entity.label.one)
    did({ entity, id: saved.id, before: row, after: saved, also }, text, under)
    return saved
  }
  const save = async (): Promise<boolean> => {
    const saved = await store()
    if (saved && !row) await go(pathOfMade(entity, saved.id))
    return saved !== null
  }
  const discard = () => {
    form.discard()
    beside.discard()
  }
  useEffect(() => (path ? focusOnceThere(path) : undefined), [path])
  const empty = () => {
    discard()
    // A field out of sight takes no focus.
    flushSync(() => setPane('edit'))
  }
  const onHistory = row && (() => setHistory(!isHistory))
  useFormKeys({ entity, row, frame, typing, isReady: allowed && !form.saving, save, store, empty, onHistory, go })

  const state = { state: row?.state ?? null, online, typing, saving: form.saving }
  return (
    <>
      <Suspense>{isHidden && row && <Gone {...{ entity }} id={row.id} last={row} isTyped={typing} />}</Suspense>
      {dialog}
      <form
        ref={frame}
        noValidate
        className={`shrink-0 grow flex-col ${isHidden ? 'hidden' : 'flex'}`}
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <FormBar
          {...{ entity, row, title, state, allowed, typing }}
          section={parts.section}
          onDiscard={discard}
          history={onHistory && { isOpen: isHistory, onToggle: onHistory }}
          onRemove={removable ? () => void ask() : undefined}
          actions={<ChangeLater {...{ entity, row, form, allowed }} />}
        >
          {parts.Preview && <PaneChoice {...{ pane }} onPane={setPane} />}
          {pane === 'edit' && <SectionStrip {...{ entity, row, form, parts }} />}
        </FormBar>
        <FormPanes
          {...{ entity, row, form, pane, parts }}
          history={
            isHistory && row && <HistoryPanel {...{ entity, row, form, allowed }} onClose={() => setHistory(false)} />
          }
        >
          <FormNotices {...{ entity, row, form, trouble, allowed, parts }} />
          <FormSections {...{ entity, row, form, allowed, controls }} below={beside.sections} open={parts.section} />
          {Extra && row && <Extra row={row} allowed={allowed} />}
        </FormPanes>
        <LeaveGuard
          saving={form.saving}
          when={() => (form.unsaved || beside.isChanged) && !leaving.current}
          onSave={allowed ? save : undefined}
        />
      </form>
    </>
  )
}

const noControls = {}

/** Deleting the document of a form: names what uses it first, and goes on to the list. */
function useRemoval(entity: Entity, row: Row | null, title: string, go: (to: string) => Promise<void>) {
  const { office, entities, actor } = useOffice()
  const { did } = useUndo()
  const [uses, setUses] = useState<readonly Use[]>([])
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    if (!row) return
    setRemoving(true)
    const before = await office.remove(entity.type, row.id)
    did({ entity, id: row.id, before, after: null }, undoTexts.undo.removed(title))
    await go(pathOf(entity))
  }
  const ask = async () => {
    const found = row ? await usesOf(office, entities, entity.type, [row.id]) : []
    if (found.length > 0) setUses(found)
    else await remove()
  }
  const shownBy = entity.list?.shownBy
  const mayHide =
    row !== null && shownBy !== undefined && row.body[shownBy] === true && mayDo(entity, 'update', actor, row.body)
  const hide = async () => {
    setUses([])
    if (!row || shownBy === undefined) return
    const after = await office.save(entity.type, row.id, { [shownBy]: false }, row)
    did({ entity, id: row.id, before: row, after }, undoTexts.undo.changed(title))
  }
  const dialog = uses.length > 0 && (
    <Suspense>
      <RemoveDialog
        {...{ title, uses }}
        onConfirm={() => void remove()}
        onHide={mayHide ? () => void hide() : undefined}
        onClose={() => setUses([])}
      />
    </Suspense>
  )
  return { isRemoving, ask, dialog }
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
