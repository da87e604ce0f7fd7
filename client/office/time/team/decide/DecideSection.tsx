import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { localTime } from '../../../../../schema/base/zonedTime.ts'
import { nameOfPerson } from '../../../../../schema/business/personName.ts'
import { now } from '../../../../device/clock.ts'
import { buttonLook } from '../../../../ui/Button.tsx'
import { addMonths, monthOf } from '../../../../ui/dates/calendar.ts'
import { Loading } from '../../../server/Loading.tsx'
import { QueryState } from '../../../server/QueryState.tsx'
import { CardList, CardRow, EmptyCard } from '../../../shell/CardList.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { monthText } from '../../timeText.ts'
import { EntryDialog, type EntryTarget } from '../EntryDialog.tsx'
import { texts } from '../texts.ts'
import { useTeam } from '../useTeam.ts'
import { DecisionRow, type DecisionRowProps } from './DecisionRow.tsx'
import { LoneRow } from './LoneRow.tsx'
import { useDecisions } from './useDecisions.ts'

/** What of people's working time waits for a decision: missing ends, corrections, what looks wrong, and months handed in. */
export function DecideSection() {
  const list = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<EntryTarget | null>(null)
  const { query, older, decisions, hasMore } = useDecisions()
  const month = addMonths(monthOf(localTime(now(), useZone()).date), -1)
  const team = useTeam(month)
  const handedIn = (team.query.value ?? []).filter(({ state, isApprover }) => state === 'submitted' && isApprover)
  const isEmpty = query.value !== null && decisions.length === 0 && handedIn.length === 0
  return (
    <div ref={list} className="flex flex-col gap-5" onKeyDown={event => moveByArrows(event, list.current)}>
      <QueryState queries={[query, older, team.query]} />
      {query.value === null && query.problem === null && <Loading className="h-56" />}
      {isEmpty && <EmptyCard title={texts.decide.nothing} hint={texts.decide.nothingHint} />}
      {decisions.length > 0 && (
        <section aria-labelledby="zeiten-entscheiden" className="flex flex-col gap-2">
          <h2 id="zeiten-entscheiden" className="text-lead">
            {texts.decide.work(decisions.length)}
          </h2>
          <CardList rows={decisions.map(decision => ({ ...decision, id: decision.entry.id }))}>
            {decision => (
              <DecisionOf
                {...{ decision }}
                nameOf={team.name}
                mayDecide={team.person(decision.entry.user)?.isApprover ?? false}
                onOpen={setOpened}
              />
            )}
          </CardList>
          {hasMore && <p className="text-caption text-ink-soft">{texts.decide.more}</p>}
          <p className="text-caption text-ink-soft pointer-coarse:hidden">{texts.decide.keys}</p>
        </section>
      )}
      {handedIn.length > 0 && (
        <section aria-labelledby="monate-entscheiden" className="flex flex-col gap-2">
          <h2 id="monate-entscheiden" className="text-lead">
            {texts.decide.months(monthText(month))}
          </h2>
          <CardList rows={handedIn.map(person => ({ ...person, id: person.user.id }))}>
            {({ user }) => (
              <CardRow
                actions={
                  <Link
                    to="/times"
                    search={{ teil: 'monat', person: user.id, monat: month }}
                    className={`${buttonLook({ variant: 'secondary', size: 'small' })} pointer-coarse:min-h-11`}
                  >
                    {texts.decide.seeMonth}
                  </Link>
                }
              >
                <p className="font-medium">{nameOfPerson(user)}</p>
              </CardRow>
            )}
          </CardList>
        </section>
      )}
      {opened && <EntryDialog target={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

/** What was clocked for no work has no times to decide about. */
const DecisionOf = ({ decision, nameOf, ...rest }: DecisionRowProps) =>
  decision.kind === 'lone' ? (
    <LoneRow entry={decision.entry} name={nameOf(decision.entry.user)} {...rest} />
  ) : (
    <DecisionRow {...{ decision, nameOf }} {...rest} />
  )

const ways: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys lead from row to row, to what can be done there first. */
function moveByArrows(event: KeyboardEvent, list: HTMLElement | null): void {
  const way = ways[event.key]
  const row = event.target instanceof Element ? event.target.closest('li') : null
  if (way === undefined || !row || !list || event.target instanceof HTMLTextAreaElement) return
  const rows = [...list.querySelectorAll('section li')].filter(each => each.querySelector(STOPS))
  const next = rows[rows.indexOf(row) + way]?.querySelector<HTMLElement>(STOPS)
  if (!next) return
  event.preventDefault()
  next.focus()
}

const STOPS = 'button, a'
