import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { nameOfPerson } from '../../../../../schema/business/personName.ts'
import { printPage } from '../../../../device/page/page.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { card } from '../../../shell/styles.ts'
import { PrintSheet } from '../month/PrintSheet.tsx'
import { useTeam } from '../useTeam.ts'
import { texts } from './texts.ts'
import { useSheets } from './useSheets.ts'

interface SheetsCardProps {
  /** YYYY-MM. */
  readonly month: string
  /** Null for all one may read. */
  readonly branch: number | null
}

const { sheets: words } = texts

/** Everybody's month on paper, a sheet each, with lines to sign. */
export function SheetsCard({ month, branch }: SheetsCardProps) {
  const team = useTeam(month)
  const people = (team.query.value ?? []).filter(({ branches }) => branch === null || branches.includes(branch))
  const { take, again, sheets, done, isBusy, problem } = useSheets(month)
  // They are in the page by then.
  useEffect(() => {
    if (sheets.length > 0) printPage()
  }, [sheets])
  return (
    <section className={`${card} flex flex-col gap-4 p-4 tablet:p-5`} aria-label={words.title}>
      <header className="flex flex-col gap-1">
        <h3 className="text-lead">{words.title}</h3>
        <p className="text-ink-soft">{words.intro}</p>
      </header>
      <ProblemNotice problem={problem ?? team.query.problem} onAgain={problem === null ? team.query.again : again} />
      <Button
        className="self-start max-tablet:w-full"
        variant="secondary"
        icon={<Printer size={18} aria-hidden />}
        disabled={people.length === 0}
        busy={isBusy}
        onClick={() => take(people.map(({ user }) => user.id))}
      >
        {words.take(people.length)}
      </Button>
      <p role="status" className="text-caption text-ink-soft empty:hidden">
        {isBusy ? words.progress(done, people.length) : sheets.length > 0 && words.ready(sheets.length)}
      </p>
      {sheets.map(sheet => {
        const known = people.find(({ user }) => user.id === sheet.user)
        return (
          <PrintSheet key={sheet.user} sheet={sheet} name={known ? nameOfPerson(known.user) : team.name(sheet.user)} />
        )
      })}
    </section>
  )
}
