import { useNavigate, useSearch } from '@tanstack/react-router'
import { localTime } from '../../../../../schema/base/zonedTime.ts'
import { nameOfPerson } from '../../../../../schema/business/personName.ts'
import { monthSheet } from '../../../../../schema/time/officeCalls.ts'
import { now } from '../../../../device/clock.ts'
import { monthOf } from '../../../../ui/dates/calendar.ts'
import { Select } from '../../../../ui/Select.tsx'
import { isInScope } from '../../../areas/branchScope.ts'
import { useBranchScope } from '../../../areas/useBranchScope.ts'
import { Loading } from '../../../server/Loading.tsx'
import { QueryState } from '../../../server/QueryState.tsx'
import { useServerQuery } from '../../../server/useServerQuery.ts'
import { EmptyCard } from '../../../shell/CardList.tsx'
import { useOffice, useZone } from '../../../shell/scope.tsx'
import { MonthChoice } from '../MonthChoice.tsx'
import { texts } from '../texts.ts'
import { useTeam } from '../useTeam.ts'
import { Month } from './Month.tsx'

/** A month of one person: whose and which is in the address. */
export function MonthSection() {
  const { person, monat } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { me } = useOffice()
  const present = monthOf(localTime(now(), useZone()).date)
  const month = monat ?? present
  const team = useTeam(month)
  const { scope } = useBranchScope()
  const people = (team.query.value ?? []).filter(
    ({ user, branches }) => user.id === person || isInScope(scope, branches),
  )
  const chosen =
    people.find(({ user }) => user.id === person) ?? people.find(({ user }) => user.id !== me.user.id) ?? people[0]
  const sheet = useServerQuery(chosen ? monthSheet : null, { params: { user: chosen?.user.id ?? 0, month } })
  const { value } = sheet
  const shown = value !== null && value.month === month && value.user === chosen?.user.id ? value : null
  const show = (next: { readonly person?: number | undefined; readonly monat?: string }) =>
    void navigate({
      to: '/times',
      search: { teil: 'monat', person: chosen?.user.id, monat: month, ...next },
      replace: true,
    })
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          className="min-w-0 flex-1 basis-56 tablet:max-w-sm"
          label={texts.month.person}
          value={chosen?.user.id ?? ''}
          onChange={({ target }) => show({ person: Number(target.value) })}
        >
          {people.map(({ user, state }) => (
            <option key={user.id} value={user.id}>
              {`${nameOfPerson(user)} · ${texts.states[state]}`}
            </option>
          ))}
        </Select>
        <MonthChoice month={month} last={present} onMonth={next => show({ monat: next })} />
      </div>
      <QueryState queries={[team.query, sheet]} />
      {team.query.value !== null && !chosen && <EmptyCard title={texts.month.nobody} />}
      {chosen && !shown && sheet.problem === null && <Loading className="h-96" />}
      {chosen && shown && (
        <Month
          key={`${shown.user} ${month}`}
          sheet={shown}
          person={chosen}
          isOver={month < present}
          nameOf={team.name}
        />
      )}
    </div>
  )
}
