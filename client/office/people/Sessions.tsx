import { Monitor, Smartphone } from 'lucide-react'
import { endSession, endSessions, type SessionView, sessionsOf } from '../../../schema/base/people.ts'
import { now as clockNow, useNow } from '../../device/clock.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { agoText, sinceText } from '../../ui/dates/ago.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useServerQuery } from '../server/useServerQuery.ts'
import { CardList, CardRow } from '../shell/CardList.tsx'
import { useOffice, useZone } from '../shell/scope.tsx'
import { texts } from './texts.ts'

/** How often (ms) it is asked where somebody is signed in. */
const ASK_MS = 30_000

/** Where somebody is signed in, each of which can be ended from here; of one's own all but this one. */
export function Sessions({ person }: { readonly person: number }) {
  useNow(30_000)
  const { me, tell } = useOffice()
  const zone = useZone()
  const isOwn = person === me.user.id
  const query = useServerQuery(sessionsOf, { params: { id: person }, everyMs: ASK_MS })
  const { run, isBusy, problem } = useServerAction({
    offline: texts.sessions.offline,
    refused: said => said ?? texts.sessions.failed,
  })
  const end = async (session: SessionView) => {
    const failed = await run(endSession, { params: { id: person, session: session.id } })
    if (failed === null) tell({ text: texts.sessions.ended })
  }
  const endAll = async () => {
    const failed = await run(endSessions, { params: { id: person } })
    if (failed === null) tell({ text: texts.sessions.allEnded })
  }
  const list = query.value
  const others = list?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <section aria-labelledby="sitzungen" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="sitzungen" className="text-title">
            {isOwn ? texts.sessions.own : texts.sessions.title}
          </h2>
          <p className="text-ink-soft">{texts.sessions.intro}</p>
        </div>
        {others.length > 1 && (
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => void endAll()}>
            {isOwn ? texts.sessions.endOthers : texts.sessions.endAll}
          </Button>
        )}
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <QueryState queries={[query]} />
      {!list && query.problem === null && <Loading className="h-16" />}
      {list?.length === 0 && <p className="text-ink-soft">{texts.sessions.none}</p>}
      {list && list.length > 0 && (
        <CardList rows={list}>
          {session => (
            <CardRow
              actions={
                session.isCurrent ? (
                  <Badge tone="success">{texts.sessions.current}</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="small"
                    busy={isBusy}
                    aria-label={texts.sessions.endOf(clientText(session))}
                    onClick={() => void end(session)}
                  >
                    {texts.sessions.end}
                  </Button>
                )
              }
            >
              <SessionText {...{ session, zone }} />
            </CardRow>
          )}
        </CardList>
      )}
    </section>
  )
}

function SessionText({ session, zone }: { readonly session: SessionView; readonly zone: string }) {
  const now = clockNow()
  const Icon = /iPhone|iPad|Android/.test(session.client) ? Smartphone : Monitor
  return (
    <div className="flex items-center gap-3">
      <Icon size={20} aria-hidden className="shrink-0 text-ink-soft" />
      <div className="min-w-0">
        <p className="font-medium">{clientText(session)}</p>
        <p className="text-caption text-ink-soft">
          {texts.sessions.used(agoText(session.seenAt, now, zone))} ·{' '}
          {texts.sessions.since(sinceText(session.createdAt, now, zone))}
        </p>
      </div>
    </div>
  )
}

const clientText = ({ client }: SessionView): string => (client === '' ? texts.sessions.unknownClient : client)
