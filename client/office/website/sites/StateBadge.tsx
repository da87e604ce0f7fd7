import type { Body } from '../../../../schema/base/entity.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { useZone } from '../../shell/scope.tsx'
import { type SiteState, siteState } from '../siteState.ts'
import { texts } from './texts.ts'

/** How a page stands to its guests, in a word. */
export function StateBadge({ body }: { readonly body: Body }) {
  const zone = useZone()
  const { state, from } = siteState(body)
  const at = from === null ? Number.NaN : Date.parse(from)
  const word = texts.states[state]
  return (
    <span
      className={`inline-flex items-center rounded-pill px-2.5 py-0.5 text-caption font-medium whitespace-nowrap ${looks[state]}`}
    >
      {Number.isNaN(at) ? word : texts.from(word, formatDateTime(at, zone))}
    </span>
  )
}

const looks: Readonly<Record<SiteState, string>> = {
  draft: 'bg-sunken text-ink-soft',
  planned: 'bg-accent-soft text-accent-ink',
  public: 'bg-success-soft text-success',
  changed: 'bg-warning-soft text-warning',
  changesPlanned: 'bg-accent-soft text-accent-ink',
}
