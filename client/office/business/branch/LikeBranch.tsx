import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { branches } from '../../../../schema/business/branch.ts'
import { Refused } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import type { FormExtra } from '../../form/formParts.ts'
import { useUndo } from '../../history/useUndo.ts'
import { pathOf } from '../../shell/groups.ts'
import { mayCreate } from '../../shell/rights.ts'
import { useOffice } from '../../shell/scope.tsx'
import { card, input, quietButton } from '../../shell/styles.ts'
import { makeBranch, type Taken } from './makeBranch.ts'
import { texts } from './texts.ts'

const everything = { menus: true, stations: true, tables: true, printers: true, isHidden: true }

/** „Filiale wie diese …“: another branch with everything of this one that can be taken over, in one step. */
export const LikeBranch: FormExtra = ({ row }) => {
  const { office, actor, tell } = useOffice()
  const { didAll } = useUndo()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [wish, setWish] = useState<Taken & { readonly isHidden: boolean }>(everything)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  if (!mayCreate(branches, actor)) return null
  const like = String(row.body['name'])
  const make = async () => {
    setBusy(true)
    try {
      const text = texts.done(name.trim(), like)
      const { saved, deeds, under } = await makeBranch(office, row, { ...wish, name: name.trim() }, text)
      didAll(deeds, text, under)
      await navigate({ to: pathOf(branches, saved.id), search: { feld: 'street' } })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      tell({ text: error.problems[0]?.message ?? error.message, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const begin = () => void (name.trim() !== '' && !isBusy && make())
  if (!isOpen)
    return (
      <button
        type="button"
        className={`${quietButton} min-h-9 self-start border border-line pointer-coarse:min-h-11`}
        onClick={() => setOpen(true)}
      >
        <Copy size={15} aria-hidden />
        {texts.open}
      </button>
    )
  const box = (key: keyof typeof everything, label: string, disabled = false) => (
    <label key={key} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={wish[key] && !disabled}
        disabled={disabled}
        onChange={event => setWish({ ...wish, [key]: event.target.checked })}
      />
      {label}
    </label>
  )
  const { menus, stations, tables, printers } = texts.taken
  return (
    // No form: it stands within that of the branch, and one in another sends the page away.
    <section aria-labelledby={`${id}-title`} className={`${card} flex flex-col gap-3 p-4 tablet:p-5`}>
      <h2 id={`${id}-title`} className="text-lead">
        {texts.title(like)}
      </h2>
      <p className="text-caption text-ink-soft">{texts.hint}</p>
      <label htmlFor={`${id}-name`} className="text-caption font-medium">
        {texts.name}
      </label>
      <input
        id={`${id}-name`}
        autoFocus
        className={`${input} max-w-96`}
        value={name}
        maxLength={120}
        autoComplete="off"
        onChange={event => setName(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          begin()
        }}
      />
      <div className="flex flex-col">
        {box('menus', menus)}
        {box('stations', stations)}
        {box('tables', tables)}
        {box('printers', printers, !wish.stations)}
        {box('isHidden', texts.isHidden)}
      </div>
      <div className="flex gap-2">
        <Button busy={isBusy} disabled={name.trim() === ''} onClick={begin}>
          {texts.make}
        </Button>
        <button
          type="button"
          className={`${quietButton} min-h-9 pointer-coarse:min-h-11`}
          onClick={() => setOpen(false)}
        >
          {texts.cancel}
        </button>
      </div>
    </section>
  )
}
