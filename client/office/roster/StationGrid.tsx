import { dayText, hoursText } from '../../../schema/time/plan/words.ts'
import { EmptyCard } from '../shell/CardList.tsx'
import { card } from '../shell/styles.ts'
import type { RosterWeek } from './rosterWeek.ts'
import { ShiftChip } from './ShiftChip.tsx'
import { stationWeek } from './stationWeek.ts'
import { texts } from './texts.ts'
import type { Fields } from './usePlanning.ts'

interface StationGridProps {
  readonly week: RosterWeek
  readonly today: string
  readonly stations: Parameters<typeof stationWeek>[1]
  readonly fields: Pick<Fields, 'open' | 'colorOf'>
}

/** The same week by where people stand: a press on a shift changes its station, its person or its times. */
export function StationGrid({ week, today, stations, fields }: StationGridProps) {
  const names = new Map(week.lines.map(({ id, name }) => [id, name]))
  const nameOf = (user: number | null) => (user === null ? texts.open : (names.get(user) ?? texts.person))
  const lines = stationWeek(week, stations)
  if (lines.length === 0) return <EmptyCard title={texts.noStations} />
  return (
    <div className={`${card} overflow-auto`}>
      <table aria-label={texts.byStation} className="w-full min-w-[56rem] table-fixed border-separate border-spacing-0">
        <thead>
          <tr className="text-left text-caption">
            <th scope="col" className="sticky left-0 z-2 w-44 border-b border-line bg-surface px-3 py-2 font-medium">
              {texts.dialog.station}
            </th>
            {week.heads.map(({ date, holiday }) => (
              <th key={date} scope="col" className="border-b border-l border-line px-2 py-2 align-top font-medium">
                <span className={`figures ${date === today ? 'font-strong text-accent-ink' : ''}`}>
                  {dayText(date)}
                </span>
                {holiday && <span className="block truncate font-regular text-accent-ink">{holiday}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.id} className="group">
              <th
                scope="row"
                className="sticky left-0 z-1 border-b border-line bg-surface px-3 py-1.5 text-left align-top font-regular group-last:border-0"
              >
                <span className="block truncate font-medium">{line.id === null ? texts.noStation : line.name}</span>
                <span className="figures block text-caption text-ink-soft">
                  {texts.dayHours(hoursText(line.minutes))}
                </span>
              </th>
              {line.days.map((entries, day) => (
                <td
                  key={week.dates[day]}
                  className="h-14 border-b border-l border-line p-1 align-top group-last:border-b-0"
                >
                  <span className="flex flex-col gap-1">
                    {entries.map(entry => (
                      <ShiftChip
                        key={entry.id}
                        entry={entry}
                        name={line.id === null ? texts.noStation : line.name}
                        more={nameOf(entry.user)}
                        color={fields.colorOf(entry)}
                        tabIndex={0}
                        isCut={false}
                        onOpen={() => fields.open(entry)}
                        onDrag={null}
                      />
                    ))}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
