import { Link } from '@tanstack/react-router'
import type { DragEvent } from 'react'
import { shiftOfTemplate } from '../../../schema/time/plan/typedShifts.ts'
import { type ShiftTemplate, shiftTemplates } from '../../../schema/time/shiftTemplate.ts'
import { shiftText } from '../../../schema/time/shiftText.ts'
import { texts } from './texts.ts'
import type { Planning } from './usePlanning.ts'

/** The templates above the roster: dragged into a field, or chosen and put wherever a field is pressed. */
export function TemplateBar({ planning: { fields, chosen, choose } }: { readonly planning: Planning }) {
  const { templates, drag } = fields
  return (
    <section aria-label={texts.templates} className="flex flex-wrap items-center gap-2">
      {templates.map(template => (
        <TemplateChip
          key={template.id}
          template={template}
          isChosen={chosen?.id === template.id}
          onChoose={() => choose(chosen?.id === template.id ? null : template)}
          onDrag={drag}
        />
      ))}
      <Link
        to="/$type"
        params={{ type: shiftTemplates.type }}
        className="inline-flex min-h-9 items-center rounded-control px-2 text-caption font-medium text-accent-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {templates.length === 0 ? texts.firstTemplate : texts.editTemplates}
      </Link>
      {templates.length > 0 && (
        <p role="status" className="basis-full text-caption text-ink-soft">
          {chosen ? (
            texts.templateChosen(chosen.name)
          ) : (
            <>
              <span className="pointer-coarse:hidden">{texts.templatesHint}</span>
              <span className="hidden pointer-coarse:inline">{texts.templatesTouchHint}</span>
            </>
          )}
        </p>
      )}
    </section>
  )
}

interface TemplateChipProps {
  readonly template: ShiftTemplate
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onDrag: (template: ShiftTemplate | null) => void
}

function TemplateChip({ template, isChosen, onChoose, onDrag }: TemplateChipProps) {
  const times = shiftText(shiftOfTemplate(template))
  const begin = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', template.name)
    event.dataTransfer.effectAllowed = 'copyMove'
    onDrag(template)
  }
  return (
    <button
      type="button"
      draggable
      aria-pressed={isChosen}
      onClick={onChoose}
      onDragStart={begin}
      onDragEnd={() => onDrag(null)}
      className={`inline-flex min-h-9 cursor-grab items-center gap-2 rounded-control border px-2.5 text-caption active:cursor-grabbing pointer-coarse:min-h-11 ${isChosen ? 'border-accent bg-accent-soft' : 'border-edge/55 bg-surface hover:bg-sunken'}`}
    >
      <span
        aria-hidden
        className="size-2.5 shrink-0 rounded-pill border border-edge/55"
        style={template.color ? { backgroundColor: template.color } : undefined}
      />
      <span className="sr-only">{texts.template} </span>
      <span className="font-medium">{template.name}</span> <span className="figures text-ink-soft">{times}</span>
    </button>
  )
}
