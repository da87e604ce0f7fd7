import { localTime } from '../../../../../schema/base/zonedTime.ts'
import type { MonthSheet } from '../../../../../schema/time/calls.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { dayText } from '../../timeText.ts'
import { timesOfEntry } from '../entryTimes.ts'
import { texts } from '../texts.ts'
import type { MonthDeeds } from './monthDeeds.ts'

interface LawNotesProps {
  readonly sheet: MonthSheet
  readonly deeds: MonthDeeds | null
}

/** What the law says about the month, each with its paragraph, and the breaks it asks for: they are proposed and never made up. */
export function LawNotes({ sheet: { findings, proposals, activities, vacation }, deeds }: LawNotesProps) {
  const zone = useZone()
  if (vacation === null) return null
  const addBreak = ({ activity, from, to, paragraph }: MonthSheet['proposals'][number]) => {
    const work = activities.find(({ id }) => id === activity)
    if (!work || !deeds) return
    const times = timesOfEntry(work)
    const added = [...times.breaks, { from: Date.parse(from), to: Date.parse(to) }]
    const breaks = added.toSorted((one, other) => one.from - other.from)
    const reason = `${texts.month.breakReason} (${paragraph})`
    deeds.correct(work, { title: texts.month.addBreak, times: { ...times, breaks }, reason })
  }
  return (
    <section aria-labelledby="gesetz" className="flex flex-col gap-2">
      <h3 id="gesetz" className="text-lead">
        {texts.month.law}
      </h3>
      {findings.length === 0 && <p className="text-ink-soft">{texts.month.lawWell}</p>}
      {findings.map(({ rule, paragraph, date, text, kind }) => (
        <Notice key={`${rule} ${date} ${text}`} tone={kind === 'warning' ? 'warning' : 'plain'}>
          <span className="figures font-medium">{dayText(date)}</span>
          {` · ${text} `}
          <span className="text-caption text-ink-soft">{paragraph}</span>
        </Notice>
      ))}
      {deeds &&
        proposals.map(proposal => (
          <div
            key={`${proposal.activity} ${proposal.from}`}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3"
          >
            <p className="tabular-nums min-w-0 flex-1 basis-60">
              {proposal.text}
              <span className="block text-caption text-ink-soft">
                {`${dayText(localTime(Date.parse(proposal.from), zone).date)} · ${proposal.paragraph}`}
              </span>
            </p>
            <Button
              variant="secondary"
              size="small"
              className="pointer-coarse:min-h-11"
              onClick={() => addBreak(proposal)}
            >
              {texts.month.addBreak}
            </Button>
          </div>
        ))}
      <p className="text-caption text-ink-soft">{texts.month.notDeducted}</p>
    </section>
  )
}
