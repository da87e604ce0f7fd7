import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { settingsPath } from '../settings/addresses.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useEntity } from '../shell/scope.tsx'
import { card, quietButton } from '../shell/styles.ts'
import type { Fault, FaultKind } from './faults.ts'
import { texts } from './texts.ts'
import { useFaults } from './useFaults.ts'

const FIRST = 5

/** What is missing in the data of the business, live from the device: every hint leads to the field that mends it. */
export function Faults() {
  const found = useFaults()
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-5 px-4 py-6 tablet:px-8">
      <PageHead title={texts.title} intro={texts.intro} />
      {found === null && <p role="status">{texts.checking}</p>}
      {found?.size === 0 && (
        <p className="flex items-center gap-2 text-ink-soft">
          <CircleCheck size={17} aria-hidden className="shrink-0 text-success" />
          {texts.well}
        </p>
      )}
      {[...(found ?? [])].map(([kind, faults]) => (
        <Kind key={kind} kind={kind} faults={faults} />
      ))}
    </div>
  )
}

function Kind({ kind, faults }: { readonly kind: FaultKind; readonly faults: readonly Fault[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? faults : faults.slice(0, FIRST)
  return (
    <section aria-labelledby={`fehler-${kind}`}>
      <h2 id={`fehler-${kind}`} className="mb-2 flex items-baseline gap-3 text-lead">
        {texts.kinds[kind]} <span className="figures text-caption text-ink-soft">{texts.count(faults.length)}</span>
      </h2>
      <ul className={`${card} divide-y divide-line overflow-hidden`}>
        {shown.map(fault => (
          <li key={`${fault.id} ${fault.field} ${fault.title}`}>
            <FaultLink fault={fault} />
          </li>
        ))}
      </ul>
      {faults.length > shown.length && (
        <button type="button" className={`${quietButton} mt-1 pointer-coarse:min-h-11`} onClick={() => setWhole(true)}>
          {texts.more(faults.length - shown.length)}
        </button>
      )}
    </section>
  )
}

/** Leads to the field in which it is mended. */
function FaultLink({ fault: { type, id, field, title, to: together } }: { readonly fault: Fault }) {
  const entity = useEntity(type)
  const to = together ?? (entity?.single ? settingsPath(entity, field) : `/${type}/${id}`)
  const label = entity?.single ? entity.labels[field] : title
  return (
    <Link
      to={to}
      search={together ? {} : { feld: field }}
      className="flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 truncate font-medium">{label ?? title}</span>
      <span className="shrink-0 text-caption text-ink-soft">{entity?.single ? '' : entity?.labels[field]}</span>
      <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-soft" />
    </Link>
  )
}
