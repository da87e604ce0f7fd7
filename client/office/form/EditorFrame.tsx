import { type ReactNode, type RefObject, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { useOnline } from '../../device/online.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { HistoryPanel } from '../history/HistoryPanel.tsx'
import { mayDo } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { FormBar } from './FormBar.tsx'
import { FormContext } from './formScope.tsx'
import { useKeeping } from './keptDraft.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import type { EntityFormState } from './useEntityForm.ts'
import { useFormScope } from './useFormScope.ts'

/** What an editor does with its document as a whole. */
export interface EditorSaving {
  readonly save: () => Promise<Row | null>
  readonly remove: () => Promise<void>
  readonly isLeaving: () => boolean
}

interface EditorFrameProps {
  readonly entity: Entity
  /** As it is stored; nothing beside it is asked who may do what. */
  readonly stored: Row
  /** As it is edited. */
  readonly row: Row
  readonly form: EntityFormState
  readonly frame: RefObject<HTMLFormElement | null>
  readonly saving: EditorSaving
  readonly actions: ReactNode
  /** Below the head, in sight as long as it. */
  readonly head: ReactNode
  /** What is edited; the history of the document, where it is asked for, goes where the editor has room for it. */
  readonly children: (history: ReactNode) => ReactNode
}

/** What editors of whole documents have in common: the bar, saving by key, the history, and that nobody leaves by mistake. */
export function EditorFrame({ entity, stored, row, form, frame, saving, actions, head, children }: EditorFrameProps) {
  const { actor } = useOffice()
  const online = useOnline()
  const [isHistory, setHistory] = useState(false)
  const allowed = mayDo(entity, 'update', actor, stored.body)
  const scope = useFormScope({ entity, row, form, allowed })
  const typing = form.changed.length > 0
  const isUnkept = useKeeping(entity, row.id, form.draft, form.unsaved)
  useShortcuts([{ key: 's', ctrl: true, run: () => void (allowed && !form.saving && saving.save()) }])
  return (
    <form
      ref={frame}
      noValidate
      className="flex min-h-0 shrink-0 grow flex-col"
      onSubmit={event => {
        event.preventDefault()
        void saving.save()
      }}
    >
      <FormBar
        {...{ entity, row, allowed, typing, actions }}
        title={entity.title(stored.body)}
        state={{ state: stored.state, online, typing, saving: form.saving, isUnkept }}
        onDiscard={form.discard}
        history={{ isOpen: isHistory, onToggle: () => setHistory(!isHistory) }}
        onRemove={mayDo(entity, 'delete', actor, stored.body) ? () => void saving.remove() : undefined}
      >
        {head}
      </FormBar>
      <FormContext value={scope}>
        {children(isHistory && <HistoryPanel {...{ entity, row, form, allowed }} onClose={() => setHistory(false)} />)}
      </FormContext>
      <LeaveGuard
        saving={form.saving}
        when={() => form.unsaved && !saving.isLeaving()}
        onSave={allowed ? async () => (await saving.save()) !== null : undefined}
      />
    </form>
  )
}
