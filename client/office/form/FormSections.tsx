import { ChevronDown } from 'lucide-react'
import { Fragment, lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { Path } from '../../../schema/base/merge.ts'
import type { Row } from '../../data/office/office.ts'
import { useNaming } from '../shell/scope.tsx'
import { card, quietButton } from '../shell/styles.ts'
import { keyOfPath, pieceField, valueAt } from './conflict.ts'
import { bodyIn, shownIn } from './draft.ts'
import { FieldRow } from './FieldRow.tsx'
import type { Field } from './formModel.ts'
import { FormContext, type FormScope } from './formScope.tsx'
import { type Section, sectionsInSight, shownSections } from './sections.ts'
import { texts } from './texts.ts'
import type { EntityFormState } from './useEntityForm.ts'
import { useFormScope } from './useFormScope.ts'
import { relatedIds, valueText } from './valueText.ts'

const WhoChanged = lazy(() => import('./WhoChanged.tsx'))
const ReadField = lazy(() => import('./ReadField.tsx'))

interface FormSectionsProps {
  readonly entity: Entity
  readonly row: Row | null
  readonly form: EntityFormState
  readonly allowed: boolean
  readonly controls: FormScope['controls']
  /** What stands below a section, by its id. */
  readonly below: Readonly<Record<string, ReactNode>>
  /** The only section that was asked for, by its id. */
  readonly open: string | undefined
}

export function FormSections({ entity, row, form, allowed, controls, below, open }: FormSectionsProps) {
  const body = bodyIn(form.draft, row)
  const busy = new Set([
    ...form.changed.map(({ name }) => name),
    ...form.problems.map(({ field = '' }) => field.split('.')[0] ?? ''),
  ])
  const scope = useFormScope({ entity, row, form, allowed, controls })
  return (
    <FormContext value={scope}>
      {sectionsInSight(shownSections(entity, body), open, busy).map(section => (
        <Fragment key={section.id}>
          <FormSection {...{ section, body }}>
            <SectionFields {...{ entity, section, row, form, controls, allowed }} />
          </FormSection>
          {below[section.id]}
        </Fragment>
      ))}
    </FormContext>
  )
}

/** A section under its heading; a folded one tells in a line what is in it until it is opened. */
function FormSection({ section, body, children }: { section: Section; body: Body; children: ReactNode }) {
  const { id, title, declared } = section
  const frame = { id: `abschnitt-${id}`, className: `${card} scroll-mt-40 desktop:scroll-mt-24` }
  if (declared.folded)
    return (
      <details {...frame} className={`${frame.className} group`}>
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-3 tablet:px-5">
          <h2 className="shrink-0 text-lead">{title}</h2>
          <span className="min-w-0 flex-1 truncate text-right text-ink-soft group-open:invisible">
            {declared.summary?.(body)}
          </span>
          <ChevronDown size={18} aria-hidden className="shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <div className="px-4 pt-1 pb-4 tablet:px-5 tablet:pb-5">
          {declared.hint && <p className="mb-4 text-ink-soft">{declared.hint}</p>}
          {children}
        </div>
      </details>
    )
  return (
    <section {...frame} aria-labelledby={`kopf-${id}`}>
      <div className="p-4 tablet:p-5">
        <h2 id={`kopf-${id}`} className={`text-lead ${declared.hint ? '' : 'mb-4'}`}>
          {title}
        </h2>
        {declared.hint && <p className="mb-4 text-ink-soft">{declared.hint}</p>}
        {children}
      </div>
    </section>
  )
}

interface SectionParts extends Pick<FormSectionsProps, 'controls' | 'allowed'> {
  readonly section: Section
}

type Parts = Pick<FormSectionsProps, 'entity' | 'row' | 'form'>

function SectionFields({ entity, section, row, form, controls, allowed }: Parts & SectionParts) {
  const fields = section.fields.filter(({ name }) => controls[name] !== null)
  const alone = fields.length === 1
  const switches = fields.every(({ kind }) => kind === 'boolean')
  return (
    <div
      className={
        alone
          ? ''
          : `grid grid-cols-[minmax(0,1fr)] gap-x-5 ${switches ? 'gap-y-1 tablet:grid-cols-2' : 'gap-y-4 tablet:grid-cols-6'}`
      }
    >
      {fields.map(field => (
        <div key={field.name} className={switches ? '' : controls[field.name] ? 'col-span-full' : spanOf(field)}>
          {row && !allowed && isRead(field) && !controls[field.name] ? (
            <Suspense>
              <ReadField field={field} value={row.body[field.name]} hideLabel={alone} />
            </Suspense>
          ) : (
            <FieldRow
              field={field}
              path={field.name}
              value={shownIn(form.draft, field, row)}
              onChange={typed => form.type(field, typed)}
              hideLabel={alone && field.kind !== 'boolean'}
              footer={<FieldConflicts {...{ entity, field, row, form }} />}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** Whether a field that may not be changed is text to read; what is drawn, or consists of many pieces, is shown as its form shows it. */
const isRead = ({ kind }: Field): boolean =>
  !['list', 'variants', 'piece', 'image', 'richText', 'file', 'color', 'target'].includes(kind)

/** Below a field: what of it somebody else changed while one was typing. */
export function FieldConflicts({ entity, field, row, form }: Parts & { field: Field }) {
  const paths = form.conflicts.filter(([name]) => name === field.name)
  if (!row) return null
  return paths.map(path => <PieceConflict key={keyOfPath(path)} {...{ entity, path, row, form }} />)
}

/** Somebody changed the piece in which one is typing: nothing is overwritten, the person decides. */
export function PieceConflict({ entity, path, row, form }: Parts & { path: Path; row: Row }) {
  const typed = bodyIn(form.draft, row)
  const { field, label } = useMemo(() => pieceField(entity, path, [row.body, typed]), [entity, path, row.body, typed])
  const theirs = valueAt(entity, row.body, path)
  const naming = useNaming(useMemo(() => relatedIds(field, theirs), [field, theirs]))
  const sentence = texts.form.diverged(valueText(field, theirs, naming))
  return (
    <div
      role="status"
      data-undecided
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-warning-soft px-3 py-1.5 text-caption"
    >
      <span className="min-w-40 flex-1">
        <span className="text-warning">{path.length > 1 ? `${label}: ${sentence}` : sentence}</span>{' '}
        <Suspense>
          <WhoChanged entity={entity} row={row} field={path[0] ?? ''} />
        </Suspense>
      </span>
      <button type="button" className={quietButton} onClick={() => form.decide(path, 'theirs')}>
        {texts.form.takeTheirs}
      </button>
      <button type="button" className={quietButton} onClick={() => form.decide(path, 'mine')}>
        {texts.form.keepMine}
      </button>
    </div>
  )
}

/** Short values share a line by three, names by two; what grows has a line of its own. */
function spanOf({ kind }: Field): string {
  if (['longText', 'markdown', 'list', 'relations', 'choices'].includes(kind)) return 'col-span-full'
  return ['text', 'email', 'url', 'relation', 'image', 'timeZone'].includes(kind)
    ? 'tablet:col-span-3'
    : 'tablet:col-span-3 desktop:col-span-2'
}
