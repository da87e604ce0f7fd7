import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { keysOf } from '../../../../schema/base/keys.ts'
import { type Problem, parse, problem } from '../../../../schema/base/problems.ts'
import { sites } from '../../../../schema/website/site.ts'
import { siteTypes } from '../../../../schema/website/siteTypes.ts'
import { Refused, type Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Labelled } from '../../../ui/Labelled.tsx'
import { NameField } from '../../form/NameField.tsx'
import { byPath, focusProblem } from '../../form/problems.ts'
import { useOffice } from '../../shell/scope.tsx'
import { input } from '../../shell/styles.ts'
import { pathIn } from './siteTree.ts'
import { freePath, type TemplateName, templates } from './templates.ts'
import { texts } from './texts.ts'

interface NewSiteProps {
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

/** A new page: what it becomes, what it is called, and where it stands. */
export function NewSite({ rows, onClose }: NewSiteProps) {
  const { office } = useOffice()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<TemplateName>('news')
  const [name, setName] = useState('')
  const [own, setOwn] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const { type, below, content } = templates[chosen]
  const path = own ?? freePath(name, below, new Set(rows.map(pathIn)))
  const told = byPath(problems)

  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const frame = event.currentTarget
    const body = { ...sites.blank, path, type, name: name.trim(), content: content() }
    const parsed = parse(sites.shape, body)
    const isTaken = rows.some(row => pathIn(row) === path)
    const found = [...(parsed.ok ? [] : parsed.problems), ...(isTaken ? [used] : [])]
    setProblems(found)
    if (found.length > 0) return focusProblem(frame)
    try {
      const saved = await office.save(sites.type, null, body, null)
      await navigate({ to: '/sites/$id', params: { id: String(saved.id) } })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setProblems(error.problems)
    }
  }
  return (
    <Dialog title={texts.create.title} width="roomy" onClose={onClose}>
      <form noValidate className="flex flex-col gap-5 px-5 py-4" onSubmit={event => void create(event)}>
        <NameField label={texts.create.name} error={told.get('name')?.message} value={name} onChange={setName} />
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 text-caption font-medium">{texts.create.template}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
            {keysOf(templates).map(each => (
              <label
                key={each}
                className="relative flex min-h-14 cursor-pointer flex-col justify-center rounded-control border border-line bg-surface px-3 py-1.5 hover:border-edge has-checked:border-accent-ink has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink"
              >
                <input
                  type="radio"
                  name="template"
                  className="absolute inset-0 cursor-pointer opacity-0"
                  checked={each === chosen}
                  onChange={() => setChosen(each)}
                />
                <span className="font-medium">{templates[each].name}</span>
                <span className="text-caption text-ink-soft">{siteTypes[templates[each].type].label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Labelled label={texts.create.path} hint={texts.create.pathHint} error={told.get('path')?.message}>
          {marks => (
            <input
              {...marks}
              className={input}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={path}
              onChange={({ target }) => setOwn(target.value)}
            />
          )}
        </Labelled>
        <div className="flex flex-wrap justify-end gap-2 pb-[env(safe-area-inset-bottom)]">
          <Button variant="secondary" onClick={onClose}>
            {texts.create.cancel}
          </Button>
          <Button type="submit">{texts.create.submit}</Button>
        </div>
      </form>
    </Dialog>
  )
}

const used = problem('used', 'path')
