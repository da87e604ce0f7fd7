import { useId, useState } from 'react'
import { type LogEntry, logEntry, logKinds } from '../../../schema/base/log.ts'
import { deedOf, factRows, subjectOf, whoOf } from '../../../schema/logText.ts'
import { now } from '../../device/clock.ts'
import { Badge } from '../../ui/Badge.tsx'
import { stepTime } from '../history/steps.ts'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerQuery } from '../server/useServerQuery.ts'
import { useShows } from '../settings/deviceSettings.ts'
import { useZone } from '../shell/scope.tsx'
import { quietButton } from '../shell/styles.ts'
import { texts } from './texts.ts'

const words = texts.log

interface LogRowProps {
  readonly entry: LogEntry
  readonly onWho: () => void
  readonly onSubject: () => void
}

/** '14:03 Eva Berger · Preisliste geändert', and everything about it once it is opened. */
export function LogRow({ entry, onWho, onSubject }: LogRowProps) {
  const zone = useZone()
  const details = useId()
  const deed = deedOf(entry)
  const [isOpen, setOpen] = useState(false)
  const isGuestShown = useShows('customerData')
  const shown = subjectOf(isGuestShown || !isOfGuest(entry) ? entry : { ...entry, title: null })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <span className="figures w-28 shrink-0 text-caption text-ink-soft">{stepTime(entry.at, now(), zone)}</span>
        <Badge>{logKinds[entry.kind]}</Badge>
        <button type="button" className={`${quietButton} max-tablet:-ml-2.5 pointer-coarse:min-h-11`} onClick={onWho}>
          {whoOf(entry)}
        </button>
        {deed !== logKinds[entry.kind] && <span className="min-w-0 [overflow-wrap:anywhere]">{deed}</span>}
        {shown && (
          <button type="button" className={`${quietButton} min-w-0 pointer-coarse:min-h-11`} onClick={onSubject}>
            <span className="truncate">{shown}</span>
          </button>
        )}
        <button
          type="button"
          className={`${quietButton} figures ml-auto text-ink-soft pointer-coarse:min-h-11`}
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={words.open(entry.id)}
          onClick={() => setOpen(!isOpen)}
        >
          {`${words.number} ${entry.id.toLocaleString('de-DE')}`}
        </button>
      </div>
      <div id={details}>{isOpen && <Details entry={entry} />}</div>
    </>
  )
}

function Details({ entry }: { readonly entry: LogEntry }) {
  const query = useServerQuery(logEntry, { params: { id: entry.id } })
  const isShown = useShows('customerData') || !isOfGuest(entry)
  const rows = [
    ...factRows({ ...entry.facts, ...entry.personal }),
    ...(entry.device === '' ? [] : [[words.device, entry.device] as const]),
    ...(query.value ? [[words.hash, query.value.hash] as const] : []),
  ]
  return (
    <div className="flex flex-col gap-3 border-t border-line bg-sunken/50 px-4 py-3">
      <QueryState queries={[query]} />
      {query.value === null && query.problem === null && <Loading className="h-16" label={words.loading} />}
      {isShown && query.value && query.value.changes.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full min-w-[30rem] text-left">
            <thead className="text-caption text-ink-soft">
              <tr>
                <td className="w-40" />
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
              </tr>
            </thead>
            <tbody>
              {query.value.changes.map(({ label, before, after }) => (
                <tr key={label} className="border-t border-line align-top">
                  <th scope="row" className="py-1 pr-3 font-medium">
                    {label}
                  </th>
                  <td className="py-1 pr-3 text-ink-soft [overflow-wrap:anywhere]">{plain(before)}</td>
                  <td className="py-1 [overflow-wrap:anywhere]">{plain(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-caption">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Whether its title, and what changed, name a guest. */
const isOfGuest = ({ subject }: LogEntry): boolean => /^(customers|external-users):/.test(subject)

const plain = (value: unknown): string =>
  value === null || value === '' ? words.blank : typeof value === 'string' ? value : JSON.stringify(value)
