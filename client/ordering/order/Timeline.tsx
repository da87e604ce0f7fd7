import { Check, X } from 'lucide-react'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { type TimelineStep, timelineOf } from './statusText.ts'
import { texts } from './texts.ts'

/** The way of the order; the step it is at breathes. Not there for rejected orders. */
export function Timeline({ order }: { order: PublicOrder }) {
  const steps = timelineOf(order)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="sr-only">
        {texts.timeline.heading}
      </h2>
      <ol className="flex flex-col">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className="relative flex gap-4 pb-6 last:pb-0"
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden
                className={`absolute top-8 bottom-0 left-[0.9375rem] w-0.5 ${step.state === 'done' ? 'bg-success' : 'bg-line'}`}
              />
            )}
            <Mark state={step.state} />
            <span className={`pt-1 text-lead ${words[step.state]}`}>
              {step.label}
              <span className="sr-only"> ({texts.timeline.state[step.state]})</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Mark({ state }: { state: TimelineStep['state'] }) {
  const base = 'grid size-8 shrink-0 place-items-center rounded-pill'
  if (state === 'done')
    return (
      <span aria-hidden className={`${base} bg-success text-paper`}>
        <Check size={18} />
      </span>
    )
  if (state === 'stopped')
    return (
      <span aria-hidden className={`${base} border-2 border-error text-error`}>
        <X size={18} />
      </span>
    )
  if (state === 'ahead') return <span aria-hidden className={`${base} border-2 border-line`} />
  return (
    <span aria-hidden className={`${base} bg-accent-soft`}>
      <span className="size-4 animate-[breathe_1.2s_ease-in-out_infinite_alternate] rounded-pill bg-accent" />
    </span>
  )
}

const words = {
  done: 'text-ink',
  current: 'font-strong',
  ahead: 'text-ink-soft',
  stopped: 'font-strong',
} as const
