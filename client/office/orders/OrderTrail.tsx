import { jobLabel } from '../../../schema/messages/jobKinds.ts'
import type { OrderEntry, OrderJob } from '../../../schema/ordering/officeCalls.ts'
import { formatDateTime } from '../../ui/format.ts'
import { jobStates } from '../counter/printing/texts.ts'
import { messageStates } from '../messages/texts.ts'
import { useTitles, useZone } from '../shell/scope.tsx'
import { Section } from './Section.tsx'
import { texts, wordOf } from './texts.ts'

/** What happened to the order, who did it and when. */
export function OrderTrail({ events }: { readonly events: readonly OrderEntry[] }) {
  const zone = useZone()
  const authors = [...new Set(events.map(({ actor }) => actor))]
  const titles = useTitles(authors.flatMap(documentOf))
  return (
    <Section title={texts.sections.history}>
      <ol className="divide-y divide-line">
        {events.toReversed().map(({ rev, label, actor, at }) => (
          <li key={rev} className="px-4 py-2.5">
            <span className="block [overflow-wrap:anywhere]">{label}</span>
            <span className="figures block text-caption text-ink-soft">
              {`${formatDateTime(at, zone)} · ${titles.get(actor) ?? wordOf(texts.actors, actor.split(':')[0] ?? actor)}`}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** A mail that is done lies in the outbox, sent or not: that is told there. */
function stateOf(kind: string, state: string): string {
  if (kind === 'print') return wordOf(jobStates, state)
  return kind === 'mail' && state === 'done' ? texts.inOutbox : wordOf(messageStates, state)
}

/** The document of a person or a device in 'users:5'; nothing for a part of the server. */
function documentOf(actor: string): (readonly [type: string, id: number])[] {
  const [, type, id] = /^(users|devices):(\d+)$/.exec(actor) ?? []
  return type === undefined ? [] : [[type, Number(id)]]
}

/** What somebody reads; the rest is the server's own work. */
const told: readonly string[] = ['mail', 'sms', 'push', 'print']

/** Mails, messages and papers that followed from the order, and how they stand. */
export function OrderJobs({ jobs }: { readonly jobs: readonly OrderJob[] }) {
  const zone = useZone()
  const shown = jobs.filter(({ kind }) => told.includes(kind))
  return (
    <Section title={texts.sections.jobs}>
      {shown.length === 0 && <p className="px-4 py-3 text-ink-soft">{texts.noJobs}</p>}
      <ul className="divide-y divide-line">
        {shown.map(({ id, kind, target, state, createdAt, lastError }) => (
          <li key={id} className="px-4 py-2.5">
            <span className="flex justify-between gap-4">
              <span>{jobLabel(kind)}</span>
              <span className={state === 'dead' ? 'font-medium text-error' : 'text-ink-soft'}>
                {stateOf(kind, state)}
              </span>
            </span>
            <span className="figures block text-caption text-ink-soft [overflow-wrap:anywhere]">
              {[formatDateTime(createdAt, zone), kind === 'mail' || kind === 'sms' ? target : null]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {state === 'dead' && lastError && <span className="block text-caption text-error">{lastError}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
