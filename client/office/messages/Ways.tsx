import { Bell, Mail, MessageSquareText } from 'lucide-react'
import { type MessagePage, sendTrial } from '../../../schema/messages/calls.ts'
import { type Way, ways } from '../../../schema/messages/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { CardList, CardRow } from '../shell/CardList.tsx'
import { useOffice } from '../shell/scope.tsx'
import { texts } from './texts.ts'

type Page = Pick<MessagePage, 'channels' | 'trial'>

/** By which ways guests and staff are told something, and each on trial with whoever looks. */
export function Ways({ page, className }: { readonly page: Page; readonly className: string }) {
  return (
    <section className={`flex flex-col gap-2 ${className}`}>
      <h2 className="sr-only">{texts.ways.heading}</h2>
      <CardList rows={ways.map(way => ({ id: way }))}>{({ id }) => <WayRow way={id} page={page} />}</CardList>
    </section>
  )
}

function WayRow({ way, page: { channels, trial } }: { readonly way: Way; readonly page: Page }) {
  const { tell } = useOffice()
  const { run, isBusy, problem } = useServerAction()
  const Icon = icons[way]
  const words = texts.ways[way]
  const isSetUp = way === 'push' || channels[way]
  const to = way === 'push' ? texts.ways.devices(trial.push) : trial[way]
  const send = async () => {
    if ((await run(sendTrial, { body: { channel: way } })) === null && to) tell({ text: texts.ways.sent(to) })
  }
  const actions = isSetUp && to && (
    <Button variant="secondary" size="small" busy={isBusy} onClick={() => void send()}>
      {texts.ways.send}
    </Button>
  )
  return (
    <>
      <CardRow actions={actions}>
        <p className="flex items-center gap-2 font-medium">
          <Icon size={17} aria-hidden className="shrink-0 text-ink-soft" />
          {`${words.name}: ${isSetUp ? texts.ways.on : texts.ways.off}`}
        </p>
        <p className="text-caption [overflow-wrap:anywhere] text-ink-soft">
          {isSetUp ? (to ? texts.ways.to(to) : words.noAddress) : words.missing}
        </p>
      </CardRow>
      {problem && (
        <Notice tone="error" urgent className="mx-4 mb-3">
          {problem}
        </Notice>
      )}
    </>
  )
}

const icons = { mail: Mail, sms: MessageSquareText, push: Bell } as const
