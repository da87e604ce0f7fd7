import { useEffect, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/rows.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { changeSetNamed } from '../history/changeSet.ts'
import { type Use, usesOf } from '../history/uses.ts'
import { useUndo } from '../history/useUndo.ts'
import { useOffice } from '../shell/scope.tsx'
import { texts } from './texts.ts'

interface RemoveRowsProps {
  readonly entity: Entity
  /** Those this person may delete. */
  readonly rows: readonly Row[]
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Uses told one by one. */
const TOLD = 8

/** Before several are deleted: how many, and what else names them. */
export default function RemoveRows({ entity, rows, onClose, onRemoved }: RemoveRowsProps) {
  const { office, entities } = useOffice()
  const { didAll } = useUndo()
  const [uses, setUses] = useState<readonly Use[]>([])
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isOver = false
    const ids = new Set(rows.map(({ id }) => id))
    const find = async () => {
      const found = await usesOf(office, entities, entity.type, [...ids])
      // What goes along misses nothing.
      if (!isOver) setUses(found.filter(use => use.entity.type !== entity.type || !ids.has(use.row.id)))
    }
    void find()
    return () => {
      isOver = true
    }
  }, [office, entities, entity, rows])
  const remove = async () => {
    setBusy(true)
    const under = rows.length > 1 ? changeSetNamed(`${entity.label.many}: ${texts.removed(rows.length)}`) : undefined
    const removed: Row[] = []
    // Others may have changed them while the dialog was open.
    for (const { id } of rows) {
      const row = await office.remove(entity.type, id, under)
      if (row) removed.push(row)
    }
    didAll(
      removed.map(row => ({ entity, id: row.id, before: row, after: null })),
      texts.removed(removed.length),
      under,
    )
    onRemoved()
    onClose()
  }
  return (
    <Dialog
      title={texts.removing(rows.length)}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="danger" size="small" busy={isBusy} onClick={() => void remove()}>
            {texts.removeNow}
          </Button>
          <Button variant="secondary" size="small" onClick={onClose}>
            {texts.cancel}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-3 px-5 py-4">
        {uses.length > 0 && (
          <div>
            <p className="mb-1.5">{texts.usedIn(uses.length)}</p>
            <ul className="list-disc pl-5">
              {uses.slice(0, TOLD).map(use => (
                <li key={`${use.entity.type}:${use.row.id}`}>
                  {use.entity.title(use.row.body) || use.entity.label.one}
                </li>
              ))}
              {uses.length > TOLD && <li className="text-ink-soft">{texts.more(uses.length - TOLD)}</li>}
            </ul>
          </div>
        )}
        <p className="text-ink-soft">{texts.removeHint}</p>
      </div>
    </Dialog>
  )
}
