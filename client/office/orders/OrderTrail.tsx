import type { OrderEntry } from '../../../schema/ordering/officeCalls.ts'
import { formatDateTime } from '../../ui/format.ts'
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

/** The document of a person, a device or somebody of a customer in 'users:5'; nothing for a part of the server. */
function documentOf(actor: string): (readonly [type: string, id: number])[] {
  const [, type, id] = /^(users|devices|external-users):(\d+)$/.exec(actor) ?? []
  return type === undefined ? [] : [[type, Number(id)]]
}
