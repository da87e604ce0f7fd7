import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { menus } from '../../../../schema/catalogue/menu.ts'
import { Button } from '../../../ui/Button.tsx'
import { InstantControl } from '../../form/controls/DateControls.tsx'
import { formModel } from '../../form/formModel.ts'
import type { FormExtra } from '../../form/formParts.ts'
import type { Typed } from '../../form/formValues.ts'
import { useUndo } from '../../history/useUndo.ts'
import { pathOf } from '../../shell/groups.ts'
import { useOffice } from '../../shell/scope.tsx'
import { card, quietButton } from '../../shell/styles.ts'
import { texts } from './texts.ts'

/** „Duplizieren ab …“: the same menu once more, from another day on. */
export const DuplicateMenu: FormExtra = ({ row, allowed }) => {
  const { office } = useOffice()
  const { did } = useUndo()
  const navigate = useNavigate()
  const [from, setFrom] = useState<Typed>('')
  const [isOpen, setOpen] = useState(false)
  const field = formModel(menus).find(({ name }) => name === 'availableFrom')
  if (!allowed || !field) return null
  const duplicate = async () => {
    const { id: _id, ...body } = row.body
    const name = texts.copyOf(String(body['name'])).slice(0, 120)
    const saved = await office.save('menus', null, { ...body, name, availableFrom: from }, null)
    did({ entity: menus, id: saved.id, before: null, after: saved }, texts.duplicated(String(body['name'])))
    await navigate({ to: pathOf(menus, saved.id) })
  }
  if (!isOpen)
    return (
      <button
        type="button"
        className={`${quietButton} min-h-11 self-start border border-line`}
        onClick={() => setOpen(true)}
      >
        <Copy size={15} aria-hidden />
        {texts.duplicate}
      </button>
    )
  return (
    <section aria-label={texts.duplicate} className={`${card} flex flex-wrap items-end gap-3 p-4`}>
      <div className="flex flex-col gap-1.5">
        <label htmlFor="kopie-ab" id="kopie-ab-name" className="text-caption font-medium">
          {texts.duplicateFrom}
        </label>
        <InstantControl
          {...{ field, onChange: setFrom, value: from }}
          id="kopie-ab"
          path="kopie-ab"
          disabled={false}
          invalid={false}
          labelledBy="kopie-ab-name"
          describedBy={undefined}
        />
      </div>
      <Button disabled={!from} onClick={() => void duplicate()}>
        {texts.duplicateDo}
      </Button>
    </section>
  )
}
