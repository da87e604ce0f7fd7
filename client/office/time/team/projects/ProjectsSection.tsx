import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { addDays, localTime } from '../../../../../schema/base/zonedTime.ts'
import { nameOfPerson } from '../../../../../schema/business/personName.ts'
import { projectsFile } from '../../../../../schema/time/calls.ts'
import { addMonths } from '../../../../../schema/time/months.ts'
import { projectHours } from '../../../../../schema/time/officeCalls.ts'
import { projects } from '../../../../../schema/time/project.ts'
import { tasks } from '../../../../../schema/time/task.ts'
import { now } from '../../../../device/clock.ts'
import { monthOf } from '../../../../ui/dates/calendar.ts'
import { Loading } from '../../../server/Loading.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { QueryState } from '../../../server/QueryState.tsx'
import { useServerQuery } from '../../../server/useServerQuery.ts'
import { EmptyCard } from '../../../shell/CardList.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { useTakeFile } from '../../../transfer/useTakeFile.ts'
import { FileButtons } from '../export/FileButtons.tsx'
import { MonthChoice } from '../MonthChoice.tsx'
import { texts as timesTexts } from '../texts.ts'
import { useEvery } from '../useEvery.ts'
import { Project } from './Project.tsx'
import { projectCards } from './projectCards.ts'
import { texts } from './texts.ts'

/** What was worked for which project, in a month and altogether. */
export function ProjectsSection() {
  const { monat } = useSearch({ strict: false })
  const navigate = useNavigate()
  const present = monthOf(localTime(now(), useZone()).date)
  const month = monat ?? present
  const query = `?from=${month}-01&to=${addDays(addMonths(`${month}-01`, 1), -1)}`
  const hours = useServerQuery(projectHours, { query })
  const [known, parts] = [useEvery(projects.type), useEvery(tasks.type)]
  const file = useTakeFile()
  const cards = known && parts && hours.value && projectCards(known, parts, hours.value)
  const people = new Map(hours.value?.people.map(person => [person.id, nameOfPerson(person)]))
  const show = (next: string) =>
    void navigate({ to: '/times', search: { teil: 'projekte', monat: next }, replace: true })
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <MonthChoice month={month} last={present} onMonth={show} />
        <FileButtons
          label={texts.take}
          isBusy={file.isBusy}
          onTake={format => file.take({ call: projectsFile, query, name: texts.name(month), format })}
        />
      </div>
      <ProblemNotice problem={file.problem} onAgain={file.again} />
      <QueryState queries={[hours]} />
      {hours.value?.isWhole === false && <p className="text-caption text-ink-soft">{texts.partly}</p>}
      {!cards && hours.problem === null && <Loading className="h-56" />}
      {cards?.length === 0 && (
        <EmptyCard title={texts.none} hint={texts.noneHint}>
          <Link to={`/${projects.type}`} className="text-accent-ink underline">
            {texts.projects}
          </Link>
        </EmptyCard>
      )}
      <div className="grid items-start gap-4 *:min-w-0 desktop:grid-cols-2">
        {cards?.map(each => (
          <Project key={each.id} project={each} nameOf={id => people.get(id) ?? timesTexts.person(id)} />
        ))}
      </div>
    </div>
  )
}
