import type { Entity } from '../../../schema/base/entity.ts'
import { focusPath } from './problems.ts'
import { type Section, sectionsOf } from './sections.ts'
import { texts } from './texts.ts'
import type { EntityFormState } from './useEntityForm.ts'

interface FormRailProps {
  readonly entity: Entity
  readonly form: EntityFormState
}

/** The summary beside a form: what is unsaved, and where everything is. */
export function FormRail({ entity, form }: FormRailProps) {
  const sections = sectionsOf(entity)
  return (
    <aside
      aria-label={texts.form.summary}
      className="sticky top-24 hidden w-56 shrink-0 flex-col gap-6 text-caption desktop:flex"
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

function SectionLink({ section, problems }: { section: Section; problems: number }) {
  const go = () => {
    const target = document.getElementById(`abschnitt-${section.id}`)
    target?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }
  return (
    <button
      type="button"
      className="-ml-px flex w-full items-center justify-between gap-2 border-l border-transparent py-1 pl-3 text-left text-ink-soft hover:border-ink hover:text-ink"
      onClick={go}
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
