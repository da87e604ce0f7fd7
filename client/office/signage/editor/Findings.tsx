import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Finding } from './findings.ts'
import { texts } from './texts.ts'

interface FindingsProps {
  /** Null as long as nothing is drawn. */
  readonly findings: readonly Finding[] | null
  readonly onOpen: (finding: Finding) => void
}

/** What is to be looked at before the layout is saved; each leads to its layer. */
export function Findings({ findings, onOpen }: FindingsProps) {
  if (!findings) return null
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-2 rounded-control bg-success-soft px-3 py-2 text-caption text-success">
        <CircleCheck size={15} aria-hidden className="shrink-0" />
        {texts.findings.none}
      </p>
    )
  return (
    <section aria-labelledby="hinweise" className="rounded-control bg-warning-soft p-1.5">
      <h2 id="hinweise" className="flex items-center gap-2 px-1.5 py-1 text-caption font-medium text-warning">
        <TriangleAlert size={15} aria-hidden className="shrink-0" />
        {texts.findings.count(findings.length)}
      </h2>
      <ul>
        {findings.map(finding => (
          <li key={`${finding.key} ${finding.text}`}>
            <button
              type="button"
              className="w-full rounded-[7px] px-1.5 py-1 text-left text-caption transition-colors duration-150 hover:bg-sunken pointer-coarse:min-h-11"
              onClick={() => onOpen(finding)}
            >
              {finding.layer && <strong className="font-medium">{finding.layer}: </strong>}
              {finding.text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
