import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { sectionPath } from '../settings/addresses.ts'
import { iconButton } from '../shell/styles.ts'
import { bodyIn } from './draft.ts'
import type { FormParts } from './formParts.ts'
import { focusPath, unfold } from './problems.ts'
import { type Section, shownSections } from './sections.ts'
import { texts } from './texts.ts'
import type { EntityFormState } from './useEntityForm.ts'

/** A form is there before it is known who names its document. */
const UsedIn = lazy(() => import('../history/UsedIn.tsx'))

export interface FormRailProps {
  readonly entity: Entity
  readonly row: Row | null
  readonly form: EntityFormState
  readonly parts: FormParts
}

/** The summary beside a form: what is unsaved, and where everything is. */
export function FormRail({ entity, row, form, parts }: FormRailProps) {
  const sections = shownSections(entity, bodyIn(form.draft, row))
  const { fill } = form
  return (
    <aside
      aria-label={texts.form.summary}
      className={`sticky top-24 hidden w-56 shrink-0 flex-col gap-6 text-caption ${parts.Preview ? 'large:flex' : 'desktop:flex'}`}
    >
      {sections.length > 1 && (
        <nav aria-label={texts.form.sections}>
          <h2 className="mb-1.5 font-strong">{texts.form.sections}</h2>
          <ul className="border-l border-line">
            {sections.map(section => (
              <li key={section.id}>
                <SectionLink {...{ entity, section }} open={parts.section} problems={countProblems(section, form)} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div>
        <h2 className="mb-1.5 font-strong">{texts.form.changed}</h2>
        {form.changed.length === 0 && <p className="text-ink-soft">{texts.form.nothingChanged}</p>}
        <ul className="flex flex-col gap-1">
          {form.changed.map(field => (
            <li key={field.name} className="flex items-center justify-between gap-2">
              <button
                type="button"
                className="text-left text-ink-soft hover:text-ink hover:underline"
                onClick={() => focusPath(field.name)}
              >
                {field.label}
              </button>
              {row && (
                <button
                  type="button"
                  className={`${iconButton} size-7`}
                  aria-label={texts.form.back(field.label)}
                  title={texts.form.back(field.label)}
                  onClick={() => fill({ [field.name]: row.body[field.name] ?? null })}
                >
                  <Undo2 size={14} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <Suspense>{row && !entity.single && <UsedIn entity={entity} id={row.id} />}</Suspense>
    </aside>
  )
}

/** The same on a narrow screen: a line under the head that moves sideways. */
export function SectionStrip({ entity, row, form, parts }: FormRailProps) {
  const sections = shownSections(entity, bodyIn(form.draft, row))
  if (sections.length < 4) return null
  return (
    <nav
      aria-label={texts.form.sections}
      className={`overflow-x-auto px-4 pb-2 tablet:px-8 ${parts.Preview ? 'large:hidden' : 'desktop:hidden'}`}
    >
      <ul className="flex w-max gap-1.5">
        {sections.map(section => (
          <li key={section.id}>
            <ToSection {...{ entity, section }} open={parts.section} className={stripLook} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const stripLook =
  'inline-flex min-h-9 items-center rounded-pill border border-line px-3 text-caption whitespace-nowrap aria-[current]:border-accent aria-[current]:font-strong pointer-coarse:min-h-11'

interface ToSectionProps {
  readonly entity: Entity
  readonly section: Section
  /** The section that is open, where each has an address of its own. */
  readonly open: string | undefined
  readonly className: string
  readonly children?: ReactNode
}

/** Leads to a section: further down in the form, or at its own address. */
const ToSection = ({ entity, section, open, className, children }: ToSectionProps) =>
  open === undefined ? (
    <button type="button" className={className} onClick={() => goToSection(section)}>
      {section.title}
      {children}
    </button>
  ) : (
    <Link
      to={sectionPath(entity, section)}
      className={className}
      activeProps={{}}
      aria-current={section.id === open ? 'page' : undefined}
    >
      {section.title}
      {children}
    </Link>
  )

function goToSection({ id }: Section): void {
  const target = document.getElementById(`abschnitt-${id}`)
  if (!target) return
  unfold(target)
  target.scrollIntoView({ behavior: 'smooth', block: 'start' })
}

function SectionLink({ problems, ...props }: Omit<ToSectionProps, 'className'> & { readonly problems: number }) {
  return (
    <ToSection {...props} className={railLook}>
      {problems > 0 && <span className="rounded-pill bg-error-soft px-1.5 text-error">{problems}</span>}
    </ToSection>
  )
}

const railLook =
  '-ml-px flex w-full items-center justify-between gap-2 border-l border-transparent py-1 pl-3 text-left text-ink-soft hover:border-ink hover:text-ink aria-[current]:border-accent aria-[current]:font-strong'

function countProblems(section: Section, form: EntityFormState): number {
  const names = new Set(section.fields.map(({ name }) => name))
  return form.problems.filter(({ field }) => field !== undefined && names.has(field.split('.')[0] ?? '')).length
}
