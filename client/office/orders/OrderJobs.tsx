import { Mail, MessageSquare, Printer } from 'lucide-react'
import { may, orderAccess } from '../../../schema/base/access.ts'
import { printAgain } from '../../../schema/counter/calls.ts'
import { resendMail, resendText } from '../../../schema/messages/calls.ts'
import { jobLabel } from '../../../schema/messages/jobKinds.ts'
import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { jobStates } from '../counter/printing/texts.ts'
import { messageStates } from '../messages/texts.ts'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { Section } from './Section.tsx'
import { texts, wordOf } from './texts.ts'

/** What somebody reads; the rest is the server's own work. */
const told: readonly string[] = ['mail', 'sms', 'push', 'print']

/** Mails, messages and papers that followed from the order, and how they stand. */
export function OrderJobs({ order }: { readonly order: WholeOrder }) {
  const { actor } = useOffice()
  const zone = useZone()
  const shown = order.jobs.filter(({ kind }) => told.includes(kind))
  return (
    <Section title={texts.sections.jobs}>
      {shown.length === 0 && <p className="px-4 py-3 text-ink-soft">{texts.noJobs}</p>}
      <ul className="divide-y divide-line">
        {shown.map(({ id, kind, target, subject, state, createdAt, lastError }) => (
          <li key={id} className="px-4 py-2.5">
            <span className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">{subject || jobLabel(kind)}</span>
              <span className={`shrink-0 ${state === 'dead' ? 'font-medium text-error' : 'text-ink-soft'}`}>
                {stateOf(kind, state)}
              </span>
            </span>
            <span className="figures block text-caption text-ink-soft [overflow-wrap:anywhere]">
              {[formatDateTime(createdAt, zone), kind === 'mail' || kind === 'sms' ? target : null]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {state === 'dead' && lastError && <span className="block text-caption text-error">{lastError}</span>}
          </li>
        ))}
      </ul>
      {may(actor, 'update', orderAccess, [order.branch.id]) && <SendAgain order={order} />}
    </Section>
  )
}

/** A mail that is done lies in the outbox, sent or not: that is told there. */
function stateOf(kind: string, state: string): string {
  if (kind === 'print') return wordOf(jobStates, state)
  return kind === 'mail' && state === 'done' ? texts.inOutbox : wordOf(messageStates, state)
}

const again = [
  { call: printAgain, label: texts.again.print, said: texts.again.printing, Icon: Printer },
  { call: resendMail, label: texts.again.mail, said: texts.again.mailing, Icon: Mail },
  { call: resendText, label: texts.again.sms, said: texts.again.texting, Icon: MessageSquare },
] as const

/** The ticket, and what told the branch of the order, once more. Where that is not possible the server says why. */
function SendAgain({ order }: { readonly order: WholeOrder }) {
  const { tell } = useOffice()
  const { run, isBusy, problem, again: repeat } = useServerAction()
  const send = async ({ call, said }: Pick<(typeof again)[number], 'call' | 'said'>) => {
    if ((await run(call, { params: { id: order.id } })) === null) tell({ text: said })
  }
  useShortcuts([{ key: 'p', run: () => void send(again[0]) }])
  return (
    <div className="flex flex-col gap-3 border-t border-line px-4 py-3">
      <div className="flex flex-wrap gap-2">
        {again.map(({ Icon, ...each }) => (
          <Button
            key={each.label}
            variant="secondary"
            size="small"
            icon={<Icon size={15} />}
            disabled={isBusy}
            onClick={() => void send(each)}
          >
            {each.label}
          </Button>
        ))}
      </div>
      <ProblemNotice problem={problem} onAgain={repeat} />
    </div>
  )
}
