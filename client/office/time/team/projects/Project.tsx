import type { ProjectTime } from '../../../../../schema/time/exports/projectTimes.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { card } from '../../../shell/styles.ts'
import { hoursText, shortDay } from '../../timeText.ts'
import type { ProjectCard } from './projectCards.ts'
import { texts } from './texts.ts'

interface ProjectProps {
  readonly project: ProjectCard
  /** A person's name by their id. */
  readonly nameOf: (id: number) => string
}

/** A project: how much of its hours is used, by which tasks, and who worked for it when. */
export function Project({ project, nameOf }: ProjectProps) {
  const { name, id, isActive, tasks, times } = project
  const title = name ?? texts.gone(id)
  return (
    <section className={`${card} flex flex-col gap-4 p-4 tablet:p-5`} aria-label={title}>
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className={`text-lead ${isActive ? '' : 'text-ink-soft'}`}>{title}</h3>
          {!isActive && <Badge tone="plain">{texts.ended}</Badge>}
        </div>
        <Used {...project} name={title} />
      </header>
      {tasks.length > 0 && (
        <ul className="flex flex-col gap-3">
          {tasks.map(task => (
            <li key={task.id} className="flex flex-col gap-1">
              <span className="flex items-baseline gap-2">
                {task.name}
                {task.isDone && <span className="text-caption text-ink-soft">{texts.done}</span>}
              </span>
              <Used {...task} name={task.name ?? ''} />
            </li>
          ))}
        </ul>
      )}
      {times.length === 0 ? (
        <p className="text-caption text-ink-soft">{texts.nobody}</p>
      ) : (
        <Times {...{ times, nameOf }} taskName={task => tasks.find(each => each.id === task)?.name ?? null} />
      )}
    </section>
  )
}

interface UsedProps {
  readonly name: string
  readonly budget: number | null
  readonly totalMinutes: number
}

/** Hours used, of those there are. */
function Used({ name, budget, totalMinutes }: UsedProps) {
  const used = hoursText(totalMinutes)
  if (budget === null) return <p className="figures text-caption text-ink-soft">{texts.hours(used)}</p>
  const isOver = totalMinutes > budget
  return (
    <div className="flex flex-col gap-1">
      <progress
        className="office-progress w-full"
        aria-label={texts.progress(name)}
        value={Math.min(totalMinutes, budget)}
        max={Math.max(1, budget)}
      />
      <p className="figures flex justify-between gap-3 text-caption text-ink-soft">
        {texts.ofBudget(used, hoursText(budget))}
        {isOver && <span className="font-medium text-warning">{texts.over}</span>}
      </p>
    </div>
  )
}

interface TimesProps {
  readonly times: readonly ProjectTime[]
  readonly nameOf: (id: number) => string
  readonly taskName: (id: number) => string | null
}

const Times = ({ times, nameOf, taskName }: TimesProps) => (
  <div className="-mx-4 overflow-x-auto px-4" role="region" aria-label={texts.who} tabIndex={0}>
    <table className="w-full text-caption">
      <thead>
        <tr className="border-b border-line text-left text-ink-soft">
          <th className="py-1.5 pr-3 font-medium">{texts.person}</th>
          <th className="py-1.5 pr-3 font-medium">{texts.task}</th>
          <th className="py-1.5 pr-3 text-right font-medium">{texts.inMonth}</th>
          <th className="py-1.5 pr-3 text-right font-medium">{texts.total}</th>
          <th className="py-1.5 text-right font-medium">{texts.last}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {times.map(({ user, task, minutes, totalMinutes, last }) => (
          <tr key={`${user} ${task}`} className="figures">
            <th scope="row" className="py-1.5 pr-3 text-left font-regular">
              {nameOf(user)}
            </th>
            <td className="py-1.5 pr-3 text-ink-soft">
              {task === null ? texts.noTask : (taskName(task) ?? texts.goneTask(task))}
            </td>
            <td className="py-1.5 pr-3 text-right">{hoursText(minutes)}</td>
            <td className="py-1.5 pr-3 text-right">{hoursText(totalMinutes)}</td>
            <td className="py-1.5 text-right">{shortDay(last)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
