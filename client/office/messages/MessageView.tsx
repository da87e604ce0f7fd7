import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { sentMessage } from '../../../schema/messages/calls.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerQuery } from '../server/useServerQuery.ts'
import { useShows } from '../settings/deviceSettings.ts'
import { useZone } from '../shell/scope.tsx'
import { card, quietButton } from '../shell/styles.ts'
import { messageStates, texts } from './texts.ts'

/** A message as it was sent. Its HTML is shown where nothing can run and nothing can be opened in this page. */
export function MessageView({ id }: { id: number }) {
  const query = useServerQuery(sentMessage, { params: { id } })
  const message = query.value
  const [view, setView] = useState<'html' | 'text'>('html')
  const zone = useZone()
  const isGuestShown = useShows('customerData')
  if (!message && query.problem !== null) return <QueryState queries={[query]} />
  if (!message) return <Loading className="h-64" />
  const hasHtml = message.html !== ''
  return (
    <article className={`${card} flex min-h-0 min-w-0 flex-col overflow-hidden`}>
      <header className="flex flex-col gap-2 border-b border-line p-4">
        <Link to="/postausgang" className={`${quietButton} self-start desktop:hidden`}>
          <ArrowLeft size={16} aria-hidden />
          {texts.back}
        </Link>
        <h2 className="text-lead">{message.subject || texts.sms}</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-caption">
          <dt className="text-ink-soft">{texts.to}</dt>
          <dd className="break-all">{isGuestShown ? message.recipient : texts.hidden}</dd>
          <dt className="text-ink-soft">{texts.at}</dt>
          <dd className="figures">{formatDateTime(Date.parse(message.createdAt), zone)}</dd>
        </dl>
        {message.state === 'dead' && (
          <Notice tone="error">{`${messageStates['dead']}: ${message.lastError ?? ''}`}</Notice>
        )}
        {hasHtml && isGuestShown && (
          <Segmented
            className="tablet:self-start"
            label={texts.html}
            value={view}
            options={[
              { value: 'html', label: texts.html },
              { value: 'text', label: texts.text },
            ]}
            onChange={setView}
          />
        )}
      </header>
      {!isGuestShown && <p className="p-4 text-ink-soft">{texts.hiddenBody}</p>}
      {isGuestShown && hasHtml && view === 'html' && (
        <iframe
          title={texts.preview(message.subject)}
          sandbox=""
          srcDoc={message.html}
          className="h-[72vh] w-full flex-1 border-0"
        />
      )}
      {isGuestShown && !(hasHtml && view === 'html') && (
        <pre className="overflow-x-auto p-4 font-mono text-caption whitespace-pre-wrap">{message.text}</pre>
      )}
    </article>
  )
}
