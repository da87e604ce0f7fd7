import './editor.css'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useMemo, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { type Problem, parse } from '../../../../schema/base/problems.ts'
import type { DrawnSubject } from '../../../../schema/signage/imageTemplate.ts'
import { Refused, type Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { useBodies } from '../../catalogue/menus/useBodies.ts'
import { NameField } from '../../form/NameField.tsx'
import { byPath, focusProblem } from '../../form/problems.ts'
import { slugOf } from '../../form/slug.ts'
import { texts as formTexts } from '../../form/texts.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useEntity, useOffice } from '../../shell/scope.tsx'
import { DrawnLayout } from '../DrawnLayout.tsx'
import { isLive } from '../isLive.ts'
import { drawnOf, useDrawnAround, useOffered } from '../useDrawn.ts'
import { useLiveData } from '../useLiveData.ts'
import { beginningsOf } from './beginnings/beginnings.ts'
import type { Beginning } from './beginnings/pieces.ts'
import { freeName } from './newLayer.ts'
import { texts } from './texts.ts'

/** A new layout: what it begins with, and what it is called. Nobody begins with an empty page. */
export function NewLayout({ entity }: { readonly entity: Entity }) {
  const { own, rowOf } = useExamples()
  const beginnings = beginningsOf(entity, own)
  const [picked, setPicked] = useState<string>()
  const chosen = beginnings.find(({ name }) => name === picked) ?? beginnings[0]
  const [name, setName] = useState('')
  const creation = useCreation(entity)
  const told = byPath(creation.problems)
  const identifying = entity.unique?.[0] ?? ''
  return (
    <form
      noValidate
      className="mx-auto flex w-full max-w-[76rem] flex-col gap-5 px-4 py-5 tablet:px-8"
      onSubmit={event => chosen && void creation.create(event, chosen, name)}
    >
      <PageHead title={formTexts.form.newOne(entity.label.one)} intro={texts.create.intro} />
      <div className="flex flex-wrap items-end gap-4">
        <NameField
          className="max-w-md flex-1 basis-64"
          label={texts.create.name}
          error={told.get('name')?.message ?? told.get(identifying)?.message}
          value={name}
          onChange={setName}
        />
        <Button type="submit" size="small" busy={creation.isBusy}>
          {texts.create.submit}
        </Button>
      </div>
      <fieldset>
        <legend className="mb-2 text-caption font-medium">{texts.create.template}</legend>
        <div className="beginnings">
          {beginnings.map(each => (
            <Card
              key={each.name}
              beginning={each}
              row={rowOf(each)}
              isChosen={each === chosen}
              onChoose={() => setPicked(each.name)}
            />
          ))}
        </div>
      </fieldset>
    </form>
  )
}

/** Documents that beginnings are shown with: ones that have a picture, where there are any. */
function useExamples() {
  const around = useDrawnAround()
  const products = useEntity('products')
  const goods = useOffered('products')
  const pages = useOffered('sites')
  return useMemo(() => {
    const pictured = goods.find(row => drawnOf(products, row, around).picture)
    const report = pages.find(({ body }) => body['type'] === 'news')
    const rows: Partial<Record<DrawnSubject, Row>> = {
      ...(pictured && { products: pictured }),
      ...(report && { sites: report }),
    }
    return {
      own: drawnOf(products, pictured ?? null, around).picture ?? undefined,
      rowOf: ({ subject = 'none' }: Beginning): Row | null => rows[subject] ?? null,
    }
  }, [products, goods, pages, around])
}

interface CardProps {
  readonly beginning: Beginning
  /** Whom it is drawn for, where it is for a document. */
  readonly row: Row | null
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Card({ beginning, row, isChosen, onChoose }: CardProps) {
  const around = useDrawnAround()
  const subject = useEntity(beginning.subject ?? 'none')
  const live = useLiveData({ isWanted: isLive(beginning.layers) })
  const data = { ...drawnOf(subject, row, around), live }
  const { width, height, name, unit = 'px' } = beginning
  const isUpright = height > width
  return (
    <label className="beginning relative flex cursor-pointer flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 hover:border-edge has-checked:border-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink">
      <input
        type="radio"
        name="beginning"
        className="absolute inset-0 cursor-pointer opacity-0"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="beginning-picture grid place-items-center bg-sunken p-4">
        <span
          className="block shadow-lift"
          style={
            isUpright
              ? { width: `${(9 * width) / height}rem` }
              : { width: '100%', maxWidth: `${(9 * width) / height}rem` }
          }
        >
          <DrawnLayout layout={beginning} data={data} label="" isBare />
        </span>
      </span>
      <span className="flex flex-col px-3 py-2.5">
        <span className="font-medium">{name}</span>
        <span className="text-caption text-ink-soft figures">
          {texts.length(width, unit)} × {texts.length(height, unit)}
        </span>
      </span>
    </label>
  )
}

/** Makes the document out of what it begins with; its address follows from its name and is free. */
function useCreation(entity: Entity) {
  const { office } = useOffice()
  const navigate = useNavigate()
  const known = useBodies(entity.type)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const create = async (event: FormEvent<HTMLFormElement>, { name: _, ...beginning }: Beginning, name: string) => {
    event.preventDefault()
    const frame = event.currentTarget
    const [identifying = ''] = entity.unique ?? []
    const taken = [...(known?.values() ?? [])].map(row => String(row.body[identifying]))
    const body = { ...entity.blank, ...beginning, name: name.trim(), [identifying]: freeSlug(name, taken) }
    const parsed = parse(entity.shape, body)
    setProblems(parsed.ok ? [] : parsed.problems)
    if (!parsed.ok) return focusProblem(frame)
    setBusy(true)
    try {
      const saved = await office.save(entity.type, null, body, null)
      await navigate({ to: '/$type/$id', params: { type: entity.type, id: String(saved.id) }, replace: true })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setProblems(error.problems)
    } finally {
      setBusy(false)
    }
  }
  return { problems, isBusy, create }
}

const freeSlug = (name: string, taken: readonly string[]): string => {
  const slug = slugOf(name)
  return slug === '' ? '' : freeName(slug, taken).replaceAll(' ', '-')
}
