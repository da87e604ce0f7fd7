import { useState } from 'react'
import { type SentLink, standings } from '../../../../schema/base/people.ts'
import { inviteExternal, shutOutExternal, standingOfExternals } from '../../../../schema/ordering/accountCalls.ts'
import { ask, NetworkError } from '../../../data/engine/http.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { FormExtra } from '../../form/formParts.ts'
import { SentLinkNotice } from '../../people/SentLinkNotice.tsx'
import { standingTones } from '../../people/standing.ts'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { Section } from '../Section.tsx'
import { texts } from './texts.ts'

/** How an external person comes in: invited, invited again, shut out. */
export const ExternalAccess: FormExtra = ({ row, allowed }) => {
  const { tell } = useOffice()
  const zone = useZone()
  const query = useServerQuery(standingOfExternals)
  const { run, isBusy } = useServerAction()
  const { invite, sent, problem, isInviting } = useInvitation(row.id, query.again)
  const told = query.value?.find(({ id }) => id === row.id)
  const standing = row.body['isEnabled'] === true ? told?.standing : 'locked'
  const shutOut = async () => {
    const failed = await run(shutOutExternal, { params: { id: row.id } })
    tell({ text: failed ?? texts.access.shutOut })
    query.again()
  }
  return (
    <Section title={texts.access.title}>
      <div className="px-4 pt-2 empty:hidden">
        <QueryState queries={[query]} />
      </div>
      <div className="flex flex-col gap-3 p-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {standing && <Badge tone={standingTones[standing]}>{standings[standing]}</Badge>}
          <span className="text-ink-soft">
            {told?.seenAt
              ? texts.access.seen(formatDateTime(told.seenAt, zone))
              : told?.sentTo
                ? texts.access.sentTo(told.sentTo)
                : texts.access.hint}
          </span>
        </p>
        {problem !== null && (
          <Notice tone="error" urgent>
            {problem}
          </Notice>
        )}
        {sent && <SentLinkNotice sent={sent} />}
        {allowed && standing !== 'locked' && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="secondary" busy={isInviting} onClick={() => void invite()}>
              {standing === 'none' ? texts.access.invite : texts.access.again}
            </Button>
            {(standing === 'active' || standing === 'invited') && (
              <Button size="small" variant="quiet" busy={isBusy} onClick={() => void shutOut()}>
                {standing === 'active' ? texts.access.end : texts.access.withdraw}
              </Button>
            )}
          </div>
        )}
      </div>
    </Section>
  )
}

/** Sends a link; where nobody could send it, it is seen here once. */
function useInvitation(person: number, onDone: () => void) {
  const [sent, setSent] = useState<SentLink | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isInviting, setInviting] = useState(false)
  const invite = async () => {
    setInviting(true)
    setSent(null)
    setProblem(null)
    try {
      const answer = await ask(inviteExternal, { params: { id: person } })
      if (answer.ok) setSent(answer.data)
      else setProblem(answer.errors[0]?.message ?? texts.access.failed)
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      setProblem(texts.access.offline)
    } finally {
      setInviting(false)
      onDone()
    }
  }
  return { invite, sent, problem, isInviting }
}
