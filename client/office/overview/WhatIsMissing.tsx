import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { texts as faultTexts } from '../faults/texts.ts'
import { useFaults } from '../faults/useFaults.ts'
import { card } from '../shell/styles.ts'
import { texts } from './texts.ts'

/** So many kinds stand here; all of them on their page. */
const FIRST = 5

/** What the data check has found, the gravest first, in a line each. */
export function WhatIsMissing() {
  const found = useFaults()
  if (!found) return null
  const kinds = [...found.open]
  return (
    <section aria-labelledby="fehlt">
      <h2 id="fehlt" className="mb-2 text-lead">
        {texts.missing}
      </h2>
      {kinds.length === 0 && (
        <p className="flex items-center gap-2 text-ink-soft">
          <CircleCheck size={17} aria-hidden className="shrink-0 text-success" />
          {faultTexts.well}
        </p>
      )}
      {kinds.length > 0 && (
        <ul className={`${card} divide-y divide-line overflow-hidden`}>
          {kinds.slice(0, FIRST).map(([kind, faults]) => (
            <li key={kind}>
              <Link to="/faults" className="flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-sunken">
                <span className="min-w-0 flex-1">{faultTexts.kinds[kind]}</span>
                <span className="figures shrink-0 font-medium">{faults.length}</span>
                <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {kinds.length > FIRST && (
        <Link to="/faults" className="mt-1 inline-flex min-h-11 items-center px-1 text-caption font-medium">
          {texts.allMissing(kinds.length)}
        </Link>
      )}
    </section>
  )
}
