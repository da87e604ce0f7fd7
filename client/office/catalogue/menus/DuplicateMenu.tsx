import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { menus } from '../../../../schema/catalogue/menu.ts'
import type { Row } from '../../../data/office/rows.ts'
import { now } from '../../../device/clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { InstantControl } from '../../form/controls/DateControls.tsx'
import { formModel } from '../../form/formModel.ts'
import type { FormExtra } from '../../form/formParts.ts'
import type { Typed } from '../../form/formValues.ts'
import { useUndo } from '../../history/useUndo.ts'
import { pathOf } from '../../shell/groups.ts'
import { useOffice, useTitles } from '../../shell/scope.tsx'
import { card, quietButton } from '../../shell/styles.ts'
import { texts as shellTexts } from '../../shell/texts.ts'
import { ownBranchesOf } from './ownBranches.ts'
import { texts } from './texts.ts'

/** The same menu once more: from another day on, or for the branches of whoever may not change this one. */
export const DuplicateMenu: FormExtra = ({ row, allowed }) =>
  allowed ? <Duplicate row={row} /> : <OwnCopy row={row} />

/** Of a menu that others share, one for the branches somebody leads: as it is now, and theirs from now on. */
function OwnCopy({ row }: { readonly row: Row }) {
  const { office, actor } = useOffice()
  const { did } = useUndo()
  const navigate = useNavigate()
  const own = ownBranchesOf(row.body, actor)
  const titles = useTitles(own.map(id => ['branches', id] as const))
  if (own.length === 0) return null
  const copy = async () => {
    const { id: _id, ...body } = row.body
    const name = texts.copyOf(String(body['name'])).slice(0, 120)
    // What is still to come stays to come.
    const from = Math.max(now(), Date.parse(String(body['availableFrom'])) || 0)
    const mine = { ...body, name, branches: own, availableFrom: new Date(from).toISOString() }
    const saved = await office.save('menus', null, mine, null)
    did({ entity: menus, id: saved.id, before: null, after: saved }, texts.ownCopyMade(name))
    await navigate({ to: pathOf(menus, saved.id) })
  }
  const names = own.map(id => titles.get(`branches:${id}`) ?? shellTexts.unknown).join(', ')
  return (
    <section className="flex flex-col items-start gap-2">
      <p className="text-ink-soft">{texts.ownCopyHint}</p>
      <button type="button" className={`${quietButton} min-h-11 border border-line`} onClick={() => void copy()}>
        <Copy size={15} aria-hidden />
        {texts.ownCopy(names)}
      </button>
    </section>
  )
}

function Duplicate({ row }: { readonly row: Row }) {
  const { office } = useOffice()
  const { did } = useUndo()
  const navigate = useNavigate()
  const [from, setFrom] = useState<Typed>('')
  const [isOpen, setOpen] = useState(false)
  const field = formModel(menus).find(({ name }) => name === 'availableFrom')
  if (!field) return null
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
