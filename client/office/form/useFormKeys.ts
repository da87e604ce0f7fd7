import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { loaded } from '../history/loaded.ts'
import { lastQueries } from '../list/lastQueries.ts'
import { pathOfRow } from '../shell/groups.ts'
import { mayCreate } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { useDuplicate } from '../verbs/useDuplicate.ts'
import { formModel } from './formModel.ts'
import { focusPath } from './problems.ts'
import { texts } from './texts.ts'

interface FormKeys {
  readonly entity: Entity
  readonly row: Row | null
  readonly frame: RefObject<HTMLElement | null>
  readonly typing: boolean
  /** Whether the document may be saved, and is not being saved already. */
  readonly isReady: boolean
  /** Saves and stays; a new document's own form opens. */
  readonly save: () => Promise<boolean>
  /** Saves and opens nothing; null where something stands against it. */
  readonly store: () => Promise<Row | null>
  /** Makes a new document's form as it was in the beginning. */
  readonly empty: () => void
  /** Shows what became of the document, or hides it; null for what has no history yet. */
  readonly onHistory: (() => void) | null
  /** Leaves without asking. */
  readonly go: (to: string, replace: boolean) => Promise<void>
}

/** What the keyboard does in a form: save, save and go on with the next document (or another new one), duplicate. */
export function useFormKeys({
  entity,
  row,
  frame,
  typing,
  isReady,
  save,
  store,
  empty,
  onHistory,
  go,
}: FormKeys): void {
  const { actor, tell } = useOffice()
  const following = useFollowing(entity)
  const navigate = useNavigate()
  const duplicate = useDuplicate(entity)
  const isBusy = useRef(false)
  const saveAndNext = async () => {
    if (!isReady) return
    // Before saving: a new name may move it to another place of the list.
    const next = row && (await following(row, 1))
    if ((typing || !row) && !(await store())) return
    if (next) return go(pathOfRow(entity, next), false)
    if (row) return tell({ text: texts.form.last })
    empty()
    focusPath(formModel(entity)[0]?.name ?? '')
  }
  /** Asks first where something is typed, as every way out does. */
  const step = async (by: 1 | -1) => {
    const next = row && (await following(row, by))
    if (next) await navigate({ to: pathOfRow(entity, next) })
    else tell({ text: by === 1 ? texts.form.last : texts.form.first })
  }
  const copy = async () => {
    if (!row || !mayCreate(entity, actor)) return
    if (typing) tell({ text: texts.form.saveFirst })
    else await duplicate([row])
  }
  /** One after the other, and nothing behind a dialog or what else stands in front of the form. */
  const alone = async (work: () => Promise<void>) => {
    if (isBusy.current || !frame.current?.checkVisibility() || document.querySelector(dialogs)) return
    isBusy.current = true
    await work().finally(() => {
      isBusy.current = false
    })
  }
  useShortcuts([
    { key: 's', ctrl: true, run: () => void (isReady && save()) },
    ...(onHistory ? [{ key: 'h', ctrl: true, isOnce: true, run: onHistory }] : []),
    ...(entity.single
      ? []
      : [
          ...(row
            ? [
                { key: 'j', run: () => void alone(() => step(1)) },
                { key: 'k', run: () => void alone(() => step(-1)) },
              ]
            : []),
          { key: 'enter', ctrl: true, isOnce: true, run: () => void alone(saveAndNext) },
          { key: 'd', ctrl: true, isOnce: true, run: () => void alone(copy) },
        ]),
  ])
}

const dialogs = 'dialog[open], [role=dialog], [role=alertdialog]'

/** Finds what comes behind a document in its list as it was looked at last, or before it, or by title where it was none of that; null at the end. */
function useFollowing(entity: Entity): (row: Row, by: 1 | -1) => Promise<Row | null> {
  const { office } = useOffice()
  return async ({ id }, by) => {
    for (const query of [lastQueries.get(entity.type) ?? {}, {}]) {
      const { rows } = await loaded(office.list(entity.type, { ...query, limit: Number.MAX_SAFE_INTEGER }))
      const place = rows.findIndex(row => row.id === id)
      if (place >= 0) return rows[place + by] ?? null
    }
    return null
  }
}
