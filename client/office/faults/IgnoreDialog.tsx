import { useState } from 'react'
import { ignoredHints } from '../../../schema/business/ignoredHint.ts'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useUndo } from '../history/useUndo.ts'
import { QuestionFooter } from '../orders/QuestionFooter.tsx'
import { useEntity, useOffice } from '../shell/scope.tsx'
import type { Fault, FaultKind } from './faults.ts'
import { hintOf } from './ignored.ts'
import { texts } from './texts.ts'

interface IgnoreDialogProps {
  readonly kind: FaultKind
  readonly fault: Fault
  readonly onClose: () => void
}

/** Why nobody has to be told of a hint any more. */
export default function IgnoreDialog({ kind, fault, onClose }: IgnoreDialogProps) {
  const { office, me } = useOffice()
  const entity = useEntity(ignoredHints.type)
  const { did } = useUndo()
  const [reason, setReason] = useState('')
  const ignore = async () => {
    if (!entity) return
    const hint = { ...hintOf(kind, fault), reason: reason.trim(), author: nameOfPerson(me.user) }
    const after = await office.save(entity.type, null, hint, null)
    did({ entity, id: after.id, before: null, after }, texts.didIgnore(fault.title))
    onClose()
  }
  return (
    <Dialog
      title={texts.ignoreTitle(fault.title)}
      onClose={onClose}
      footer={
        <QuestionFooter onBack={onClose}>
          <Button disabled={reason.trim() === ''} onClick={() => void ignore()}>
            {texts.ignore}
          </Button>
        </QuestionFooter>
      }
    >
      <form
        className="flex flex-col gap-4 p-5"
        onSubmit={event => {
          event.preventDefault()
          if (reason.trim() !== '') void ignore()
        }}
      >
        <p className="text-ink-soft">{texts.ignoreHint}</p>
        <TextField
          label={texts.reason}
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
