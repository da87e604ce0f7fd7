import { Link } from '@tanstack/react-router'
import { Mail, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { type MessagePage, sentMessages } from '../../../schema/messages/calls.ts'
import type { ListedMessage, MessageChannels } from '../../../schema/messages/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { texts as areaTexts } from '../areas/texts.ts'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerQuery } from '../server/useServerQuery.ts'
import { useShows } from '../settings/deviceSettings.ts'
import { CardList, EmptyCard } from '../shell/CardList.tsx'
import { useZone } from '../shell/scope.tsx'
import { MessageView } from './MessageView.tsx'
import { messageStates, texts } from './texts.ts'
import { Ways } from './Ways.tsx'

/** Mails and short messages as they were sent; beside the list the one that is open. */
export function Outbox({ open }: { open: number | null }) {
  const [before, setBefore] = useState<number | null>(null)
  const query = useServerQuery(sentMessages, { query: before === null ? '' : `?before=${before}` })
  const page = query.value
  return (
    <div className="flex min-h-0 w-full flex-1 flex-col gap-4 px-4 py-6 tablet:px-8">
      <div className={open === null ? '' : 'max-desktop:hidden'}>
        <h1 className="text-head">{areaTexts.pages.outbox}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </div>
      {page && <Ways page={page} className={open === null ? '' : 'max-desktop:hidden'} />}
      <QueryState queries={[query]} />
      {!page && query.problem === null && <Loading className="h-40" />}
      {page && (
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 desktop:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={`flex flex-col gap-3 ${open === null ? '' : 'max-desktop:hidden'}`}>
            {page.messages.length === 0 ? (
              <EmptyCard title={texts.empty} hint={texts.emptyHint} />
            ) : (
              <List page={page} open={open} />
            )}
            {before !== null && (
              <Button variant="secondary" size="small" onClick={() => setBefore(null)}>
                {texts.newest}
              </Button>
            )}
            {page.next !== null && (
              <Button variant="secondary" size="small" busy={query.isAsking} onClick={() => setBefore(page.next)}>
                {texts.more}
              </Button>
            )}
          </div>
          {open === null ? (
            <p className="self-start rounded-card bg-sunken p-6 text-center text-ink-soft max-desktop:hidden">
              {texts.choose}
            </p>
          ) : (
            <MessageView key={open} id={open} />
          )}
        </div>
      )}
    </div>
  )
}

function List({ page, open }: { page: MessagePage; open: number | null }) {
  const isGuestShown = useShows('customerData')
  const zone = useZone()
  return (
    <CardList rows={page.messages}>
      {message => (
        <Link
          to="/postausgang/$id"
          params={{ id: String(message.id) }}
          aria-current={message.id === open ? 'true' : undefined}
          className={`flex min-h-14 gap-3 px-4 py-2.5 hover:bg-sunken ${message.id === open ? 'bg-sunken' : ''}`}
        >
          {message.channel === 'sms' ? (
            <MessageSquareText size={17} aria-hidden className="mt-0.5 shrink-0 text-ink-soft" />
          ) : (
            <Mail size={17} aria-hidden className="mt-0.5 shrink-0 text-ink-soft" />
          )}
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{message.subject || texts.sms}</span>
            <span className="block truncate text-caption text-ink-soft">
              {isGuestShown ? message.recipient : texts.hidden}
            </span>
            <span className="figures flex justify-between gap-3 text-caption text-ink-soft">
              {formatDateTime(Date.parse(message.createdAt), zone)}
              <State message={message} channels={page.channels} />
            </span>
          </span>
        </Link>
      )}
    </CardList>
  )
}

/** What is done without a mail server was kept and not sent. */
function State({ message, channels }: { message: ListedMessage; channels: MessageChannels }) {
  const state = message.state ?? 'done'
  const key = state === 'done' && !channels[message.channel] ? 'kept' : state
  const words = messageStates[key] ?? ''
  return <span className={key === 'dead' ? 'font-medium text-error' : ''}>{words}</span>
}
