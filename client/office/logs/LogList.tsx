import { useEffect, useState } from 'react'
import { logEntries } from '../../../schema/base/log.ts'
import { addDays, instantAt } from '../../../schema/base/zonedTime.ts'
import { Button } from '../../ui/Button.tsx'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerPages } from '../server/useServerPages.ts'
import { CardList, EmptyCard } from '../shell/CardList.tsx'
import { useOffice, useZone } from '../shell/scope.tsx'
import { ChainState } from './ChainState.tsx'
import { LogFilters } from './LogFilters.tsx'
import { LogRow } from './LogRow.tsx'
import { texts } from './texts.ts'
import { useLogsSearch } from './useLogsSearch.ts'

/** How often it is looked for something new while somebody reads along (ms). */
const LIVE_MS = 3000

const words = texts.log

/** What happened, newest first: by kind, person, document and period, and live for whoever wants. */
export function LogList() {
  const { actor } = useOffice()
  const zone = useZone()
  const [search, setSearch] = useLogsSearch()
  const [isLive, setLive] = useState(false)
  const { art, wer, was, von, bis } = search
  const asked = askedOf({
    kind: art,
    person: wer,
    document: was,
    from: von && String(instantAt(von, 0, zone)),
    to: bis && String(instantAt(addDays(bis, 1), 0, zone) - 1),
  })
  const query = useServerPages(logEntries, asked)
  const { again } = query
  useEffect(() => {
    const timer = isLive ? setInterval(again, LIVE_MS) : undefined
    return () => clearInterval(timer)
  }, [isLive, again])
  const isAdmin = actor.roles.includes('ROLE_ADMIN')
  return (
    <div className="flex max-w-[64rem] flex-col gap-4">
      {isAdmin ? <ChainState /> : <p className="text-ink-soft">{words.own}</p>}
      <LogFilters {...{ search, setSearch, isLive, setLive }} query={isAdmin ? asked : null} />
      <QueryState queries={[query]} />
      {query.value === null && query.problem === null && <Loading className="h-40" label={words.loading} />}
      {query.value?.length === 0 && <EmptyCard title={words.empty} />}
      {query.value && query.value.length > 0 && (
        <CardList rows={query.value}>
          {entry => (
            <LogRow
              entry={entry}
              onWho={() => setSearch({ wer: entry.actor })}
              onSubject={() => setSearch({ was: entry.subject })}
            />
          )}
        </CardList>
      )}
      {query.hasMore && (
        <Button variant="secondary" size="small" className="self-start" busy={query.isAsking} onClick={query.more}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

function askedOf(wishes: Readonly<Record<string, string | undefined>>): string {
  const asked = new URLSearchParams({ limit: '50' })
  for (const [name, value] of Object.entries(wishes)) if (value) asked.set(name, value)
  return asked.toString()
}
