import { useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { useSettings, useWords, useZone } from '../shell/scope.tsx'
import { card, quietButton } from '../shell/styles.ts'
import { de } from '../texts.ts'
import { describe, relatedIds } from './describe.ts'
import { shownIn } from './draft.ts'
import { FieldRow } from './FieldRow.tsx'
import type { Field } from './formModel.ts'
import { FormContext, type FormScope } from './formScope.tsx'
import { byPath } from './problems.ts'
import { type Section, sectionsOf } from './sections.ts'
import type { EntityFormState } from './useEntityForm.ts'

interface FormSectionsProps {
  readonly entity: Entity
  readonly row: Row | null
  readonly form: EntityFormState
  readonly allowed: boolean
}

export function FormSections({ entity, row, form, allowed }: FormSectionsProps) {
  const currency = useSettings()?.currency ?? 'EUR'
  const zone = useZone()
  const problems = useMemo(() => byPath(form.problems), [form.problems])
  const scope = useMemo<FormScope>(
    () => ({ disabled: !allowed, problems, zone, currencySign: signOf(currency) }),
    [allowed, problems, zone, currency],
  )
  return (
    <FormContext value={scope}>
      {sectionsOf(entity).map(section => (
        <section
          key={section.id}
          id={`abschnitt-${section.id}`}
          aria-labelledby={`kopf-${section.id}`}
          className={`${card} scroll-mt-20 p-4 tablet:p-5`}
        >
          <h2 id={`kopf-${section.id}`} className="mb-4 text-lead">
            {section.title}
          </h2>
          <SectionFields {...{ section, row, form }} />
        </section>
      ))}
    </FormContext>
  )
}

function SectionFields({ section, row, form }: { section: Section } & Pick<FormSectionsProps, 'row' | 'form'>) {
  const alone = section.fields.length === 1
  const switches = section.fields.every(({ kind }) => kind === 'boolean')
  return (
    <div
      className={alone ? '' : `grid gap-x-5 ${switches ? 'gap-y-1 tablet:grid-cols-2' : 'gap-y-4 tablet:grid-cols-6'}`}
    >
      {section.fields.map(field => (
        <div key={field.name} className={switches ? '' : spanOf(field)}>
          <FieldRow
            field={field}
            path={field.name}
            value={shownIn(form.draft, field, row)}
            onChange={typed => form.type(field, typed)}
            hideLabel={alone && field.kind !== 'boolean'}
            footer={form.diverged.includes(field) && row ? <Diverged {...{ field, row, form }} /> : null}
          />
        </div>
      ))}
    </div>
  )
}

/** Somebody changed the field in which one is typing: nothing is overwritten, the person decides. */
function Diverged({ field, row, form }: { field: Field; row: Row; form: EntityFormState }) {
  const theirs = row.body[field.name]
  const words = useWords(useMemo(() => relatedIds(field, theirs), [field, theirs]))
  return (
    <div
      role="status"
      data-undecided
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-warning-soft px-3 py-1.5 text-caption"
    >
      <span className="min-w-40 flex-1 text-warning">{de.form.diverged(describe(field, theirs, words))}</span>
      <button type="button" className={quietButton} onClick={() => form.takeTheirs(field)}>
        {de.form.takeTheirs}
      </button>
      <button type="button" className={quietButton} onClick={() => form.keepMine(field)}>
        {de.form.keepMine}
      </button>
    </div>
  )
}

/** Short values share a line by three, names by two; what grows has a line of its own. */
function spanOf({ kind }: Field): string {
  if (['longText', 'list', 'relations', 'choices'].includes(kind)) return 'col-span-full'
  return ['text', 'email', 'url', 'relation', 'image', 'timeZone'].includes(kind)
    ? 'tablet:col-span-3'
    : 'tablet:col-span-3 desktop:col-span-2'
}

function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('de-DE', { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
