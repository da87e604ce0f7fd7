import { useState } from 'react'
import { localTime } from '../../../../../schema/base/zonedTime.ts'
import { nameOfPerson } from '../../../../../schema/business/personName.ts'
import { dateSpan } from '../../../../../schema/time/dateSpan.ts'
import { type PersonWarnings, warnOfLapse } from '../../../../../schema/time/yearCalls.ts'
import { now } from '../../../../device/clock.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Loading } from '../../../server/Loading.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { useServerAction } from '../../../server/useServerAction.ts'
import { CardList, CardRow } from '../../../shell/CardList.tsx'
import { useOffice, useZone } from '../../../shell/scope.tsx'
import { SaidDialog } from './SaidDialog.tsx'
import { texts } from './texts.ts'
import type { Warnings } from './useWarnings.ts'

const { warnings: words } = texts
const day = (date: string) => dateSpan(date, date)

/** Who has to be told that vacation lapses, and who was told when, of how much. */
export function WarningsCard({ warnings: { query, people, due } }: { readonly warnings: Warnings }) {
  const rows = due.flatMap(person =>
    person.due.map(warning => ({ id: `${person.user.id} ${warning.year.to}`, person, warning })),
  )
  const given = people.flatMap(({ user, given: all }) => all.map(each => ({ ...each, name: nameOfPerson(user) })))
  return (
    <section aria-labelledby="urlaub-verfaellt" className="flex flex-col gap-2">
      <h2 id="urlaub-verfaellt" className="text-lead">
        {words.title}
      </h2>
      <p className="max-w-[68ch] text-ink-soft">{words.intro}</p>
      {query.value === null && query.problem === null && <Loading className="h-16" />}
      {query.value !== null && rows.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {rows.length > 0 && (
        <CardList rows={rows}>{({ person, warning }) => <DueRow person={person} warning={warning} />}</CardList>
      )}
      {given.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">{words.given(given.length)}</summary>
          <CardList rows={given.map(each => ({ ...each, id: each.uid }))}>
            {({ name, days, lapsesOn, on, way }) => (
              <CardRow>
                <p className="font-medium">{name}</p>
                <p className="tabular-nums text-caption text-ink-soft">
                  {`${day(on)} · ${words.way[way]} · ${words.givenRow(texts.days(days), day(lapsesOn))}`}
                </p>
              </CardRow>
            )}
          </CardList>
        </details>
      )}
    </section>
  )
}

interface DueRowProps {
  readonly person: PersonWarnings
  readonly warning: PersonWarnings['due'][number]
}

function DueRow({ person: { user }, warning: { year, days, lapsesOn, by, paragraph } }: DueRowProps) {
  const today = localTime(now(), useZone()).date
  const { tell } = useOffice()
  const [isSaying, setSaying] = useState(false)
  // One try has one name: sent twice, it is one warning.
  const [uid] = useState(() => crypto.randomUUID())
  const { run, isBusy, problem } = useServerAction({ offline: words.offline })
  const name = nameOfPerson(user)
  const warn = async (on: string | null): Promise<string | null> => {
    const failed = await run(warnOfLapse, { params: { user: user.id }, body: { uid, year: year.to, on } })
    if (failed === null) tell({ text: on === null ? words.sent : words.kept })
    return failed
  }
  const small = { size: 'small', className: 'pointer-coarse:min-h-11', disabled: isBusy } as const
  return (
    <CardRow
      actions={
        <div className="flex flex-wrap gap-2">
          <Button {...small} aria-label={words.sendOf(name)} onClick={() => void warn(null)}>
            {words.send}
          </Button>
          <Button {...small} variant="secondary" aria-label={words.handOf(name)} onClick={() => setSaying(true)}>
            {words.hand}
          </Button>
        </div>
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{name}</span>
        {by < today && <Badge tone="warning">{words.late}</Badge>}
      </p>
      <p className="tabular-nums mt-1 text-caption text-ink-soft">
        {`${words.due(texts.days(days), dateSpan(year.from, year.to), day(lapsesOn))} ${words.by(day(by), paragraph)}`}
      </p>
      {!isSaying && <ProblemNotice problem={problem} />}
      {isSaying && <SaidDialog name={name} today={today} onSaid={warn} onClose={() => setSaying(false)} />}
    </CardRow>
  )
}
