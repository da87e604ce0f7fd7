import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { bodyIn } from './draft.ts'
import { focusPath, unfold } from './problems.ts'
import { type Section, shownSections } from './sections.ts'
import { texts } from './texts.ts'
import type { EntityFormState } from './useEntityForm.ts'

export interface FormRailProps {
  readonly entity: Entity
  readonly row: Row | null
  readonly form: EntityFormState
}

interface WithPreview {
  /** Whether a preview stands beside the form: then there is room for a rail on the widest screens only. */
  readonly hasPreview: boolean
}

/** The summary beside a form: what is unsaved, and where everything is. */
export function FormRail({ entity, row, form, hasPreview }: FormRailProps & WithPreview) {
  const sections = shownSections(entity, bodyIn(form.draft, row))
  return (
    <aside
      aria-label={texts.form.summary}
      className={`sticky top-24 hidden w-56 shrink-0 flex-col gap-6 text-caption ${hasPreview ? 'large:flex' : 'desktop:flex'}`}
    >
      {sections.length > 1 && (
        <nav aria-label={texts.form.sections}>
          <h2 className="mb-1.5 font-strong">{texts.form.sections}</h2>
          <ul className="border-l border-line">
            {sections.map(section => (
              <li key={section.id}>
                <SectionLink section={section} problems={countProblems(section, form)} />
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
            <li key={field.name}>
              <button
                type="button"
                className="text-left text-ink-soft hover:text-ink hover:underline"
                onClick={() => focusPath(field.name)}
              >
                {field.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** The same on a narrow screen: a line under the head that moves sideways. */
export function SectionStrip({ entity, row, form, hasPreview }: FormRailProps & WithPreview) {
  const sections = shownSections(entity, bodyIn(form.draft, row))
  if (sections.length < 4) return null
  return (
    <nav
      aria-label={texts.form.sections}
      className={`overflow-x-auto px-4 pb-2 tablet:px-8 ${hasPreview ? 'large:hidden' : 'desktop:hidden'}`}
    >
      <ul className="flex w-max gap-1.5">
        {sections.map(section => (
          <li key={section.id}>
            <button
              type="button"
              className="min-h-9 rounded-pill border border-line px-3 text-caption whitespace-nowrap pointer-coarse:min-h-11"
              onClick={() => goToSection(section)}
            >
              {section.title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function goToSection({ id }: Section): void {
  const target = document.getElementById(`abschnitt-${id}`)
  if (!target) return
  unfold(target)
  target.scrollIntoView({ behavior: 'smooth', block: 'start' })
}

function SectionLink({ section, problems }: { section: Section; problems: number }) {
  return (
    <button
      type="button"
      className="-ml-px flex w-full items-center justify-between gap-2 border-l border-transparent py-1 pl-3 text-left text-ink-soft hover:border-ink hover:text-ink"
      onClick={() => goToSection(section)}
    >
      {section.title}
      {problems > 0 && <span className="rounded-pill bg-error-soft px-1.5 text-error">{problems}</span>}
    </button>
  )
}

function countProblems(section: Section, form: EntityFormState): number {
  const names = new Set(section.fields.map(({ name }) => name))
  return form.problems.filter(({ field }) => field !== undefined && names.has(field.split('.')[0] ?? '')).length
}
