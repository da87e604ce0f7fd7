import { useState } from 'react'
import {
  type PersonStanding,
  releaseSignIn,
  standings as standingWords,
  withdrawInvitation,
} from '../../../schema/base/people.ts'
import type { Row } from '../../data/office/office.ts'
import { now as clockNow } from '../../device/clock.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { agoText } from '../../ui/dates/ago.ts'
import { formatDateTime, formatTime } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useUndo } from '../history/useUndo.ts'
import { useServerAction } from '../server/useServerAction.ts'
import { useEntity, useOffice, useZone } from '../shell/scope.tsx'
import { Initials } from './Initials.tsx'
import { LockDialog } from './LockDialog.tsx'
import { SentLinkNotice } from './SentLinkNotice.tsx'
import { nameOf, standingHere, standingTones } from './standing.ts'
import { texts } from './texts.ts'
import { usePersonLink } from './usePersonLink.ts'

interface PersonHeadProps {
  readonly row: Row
  readonly told: PersonStanding | undefined
}

/** How somebody stands, and what can be done about it. */
export function PersonHead({ row, told }: PersonHeadProps) {
  const { tell, me } = useOffice()
  const zone = useZone()
  const link = usePersonLink()
  const action = useServerAction({ offline: texts.link.offline })
  const standing = standingHere(row, told)
  const problem = link.problem ?? action.problem
  const release = async () => {
    if ((await action.run(releaseSignIn, { params: { id: row.id } })) === null) tell({ text: texts.person.released })
  }
  const withdraw = async () => {
    if ((await action.run(withdrawInvitation, { params: { id: row.id } })) === null)
      tell({ text: texts.person.withdrawn })
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Initials name={nameOf(row)} className="size-12" />
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-title font-strong">{nameOf(row)}</span>
            {standing && <Badge tone={standingTones[standing]}>{standingWords[standing]}</Badge>}
          </p>
          <p className="text-caption text-ink-soft">{told && standing && sentenceOf(told, standing, zone)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {(standing === 'none' || standing === 'missed') && (
            <Button size="small" busy={link.isBusy} onClick={() => void link.send(row.id, 'invitation')}>
              {texts.person.invite}
            </Button>
          )}
          {standing === 'invited' && (
            <>
              <Button size="small" busy={link.isBusy} onClick={() => void link.send(row.id, 'invitation')}>
                {texts.person.again}
              </Button>
              <Button variant="secondary" size="small" busy={action.isBusy} onClick={() => void withdraw()}>
                {texts.person.withdraw}
              </Button>
            </>
          )}
          {standing === 'active' && row.id !== me.user.id && (
            <Button variant="secondary" size="small" busy={link.isBusy} onClick={() => void link.send(row.id, 'login')}>
              {texts.person.login}
            </Button>
          )}
          <Lock row={row} />
        </div>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {link.sent && <SentLinkNotice sent={link.sent} />}
      {told?.pausedUntil && (
        <Notice
          tone="warning"
          actions={
            <Button variant="secondary" size="small" busy={action.isBusy} onClick={() => void release()}>
              {texts.person.release}
            </Button>
          }
        >
          {texts.person.paused(formatTime(told.pausedUntil, zone))}
        </Notice>
      )}
    </div>
  )
}

/** Takes access away and gives it back. Nobody locks themselves out. */
function Lock({ row }: Pick<PersonHeadProps, 'row'>) {
  const { me, office } = useOffice()
  const entity = useEntity('users')
  const { did } = useUndo()
  const [isAsking, setAsking] = useState(false)
  if (!entity || row.id === me.user.id) return null
  const isEnabled = row.body['isEnabled'] === true
  const set = async (next: boolean) => {
    setAsking(false)
    const saved = await office.save('users', row.id, { isEnabled: next }, row)
    const said = next ? texts.person.unlocked : texts.person.locked
    did({ entity, id: row.id, before: row, after: saved }, said(nameOf(row)))
  }
  return (
    <>
      <Button
        variant={isEnabled ? 'danger' : 'secondary'}
        size="small"
        onClick={() => (isEnabled ? setAsking(true) : void set(true))}
      >
        {isEnabled ? texts.person.lock : texts.person.unlock}
      </Button>
      {isAsking && <LockDialog name={nameOf(row)} onConfirm={() => void set(false)} onClose={() => setAsking(false)} />}
    </>
  )
}

function sentenceOf(
  { invitation, seenAt, sessions }: PersonStanding,
  standing: PersonStanding['standing'],
  zone: string,
): string {
  const until = invitation ? formatDateTime(invitation.expiresAt, zone) : ''
  const seen = seenAt === null ? texts.neverSeen : texts.seen(agoText(seenAt, clockNow(), zone))
  const sentences: Readonly<Record<PersonStanding['standing'], string>> = {
    none: texts.person.none,
    invited: invitation?.sentTo ? texts.person.invitedTo(invitation.sentTo, until) : texts.person.invited(until),
    missed: texts.person.missed(until),
    expired: texts.person.expired,
    locked: texts.person.lockedState,
    active: sessions === 0 ? seen : `${texts.person.sessions(sessions)}, ${seen}`,
  }
  return sentences[standing]
}
