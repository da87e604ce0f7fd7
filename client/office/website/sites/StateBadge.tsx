import type { Body } from '../../../../schema/base/entity.ts'
import { formatDateTime } from '../../../ui/format.ts'
import { useZone } from '../../shell/scope.tsx'
import { type SiteState, siteState } from '../siteState.ts'
import { texts } from './texts.ts'

/** How a page stands to its guests, in a word. */
export function StateBadge({ body }: { readonly body: Body }) {
  const zone = useZone()
  const { state, from, until } = siteState(body)
  const planned = [
    ...toldAt(from, when => texts.from(formatDateTime(when, zone))),
    ...toldAt(isOfPage(state) ? until : null, when => texts.until(formatDateTime(when, zone))),
  ]
  return (
    <span
      className={`inline-flex items-center rounded-pill px-2.5 py-0.5 text-caption font-medium whitespace-nowrap ${looks[state]}`}
    >
      {[texts.states[state], ...planned].join(' ')}
    </span>
  )
}

/** The other states are about changes of a page: those end at no time. */
const isOfPage = (state: SiteState): boolean => state === 'public' || state === 'planned'

/** Also an instant that is still being typed may stand here: of that nothing is told. */
function toldAt(instant: string | null, told: (when: number) => string): readonly string[] {
  const when = Date.parse(instant ?? '')
  return Number.isNaN(when) ? [] : [told(when)]
}

const looks: Readonly<Record<SiteState, string>> = {
  draft: 'bg-sunken text-ink-soft',
  planned: 'bg-accent-soft text-accent-ink',
  public: 'bg-success-soft text-success',
  changed: 'bg-warning-soft text-warning',
  changesPlanned: 'bg-accent-soft text-accent-ink',
}
