import { MINUTE } from '../../base/zonedTime.ts'
import { missingBreak } from './breaks.ts'
import { laws } from './checkLaw.ts'
import type { Circumstances } from './circumstances.ts'
import { rosterOf } from './roster.ts'
import { tooLongStretches } from './stretches.ts'
import { proposalText } from './texts.ts'
import type { Stretch, Work } from './work.ts'
import { minutesBetween, type WorkDay } from './workDays.ts'

/** A break somebody may have forgotten to record. It counts for nothing until a person confirms when it was. */
interface ProposedBreak extends Stretch {
  readonly minutes: number
  readonly paragraph: string
  /** 'Pause nachtragen: 30 min' */
  readonly text: string
}

/**
 * The break the law asks for and the work does not have: in the middle of the longest stretch, on five minutes, instants in
 * epoch ms. Undefined where nothing is missing. Throws RangeError for an unknown zone.
 */
export function proposeBreak(work: Work, circumstances: Circumstances): ProposedBreak | undefined {
  const { days, rows } = rosterOf([work], circumstances, laws)
  for (const day of days) {
    for (const { values, paragraph, kind } of rows('break', day.date)) {
      const missing = kind === 'warning' ? missingBreak(day, values) : undefined
      if (missing) return proposal(day, Math.max(missing.least - missing.counted, missing.part), paragraph)
    }
    for (const { values, paragraph, kind } of rows('stretch', day.date)) {
      const [tooLong] = kind === 'warning' ? tooLongStretches(day, values) : []
      if (tooLong) return inMiddle(tooLong, values.part, paragraph)
    }
  }
  return undefined
}

function proposal(day: WorkDay, minutes: number, paragraph: string): ProposedBreak | undefined {
  const [longest] = day.worked.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  return longest && inMiddle(longest, minutes, paragraph)
}

const GRID = 5 * MINUTE

function inMiddle({ start: from, end: to }: Stretch, minutes: number, paragraph: string): ProposedBreak | undefined {
  if (minutesBetween(from, to) < minutes) return undefined
  const exact = (from + to - minutes * MINUTE) / 2
  const start = Math.max(from, Math.floor(exact / GRID) * GRID)
  return { start, end: start + minutes * MINUTE, minutes, paragraph, text: proposalText(minutes) }
}
