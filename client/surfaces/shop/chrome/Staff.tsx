import { useLocation } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { sitePathOf } from '../../../../schema/website/paths.ts'
import { call } from '../../../data/engine/http.ts'
import { useList } from '../../../data/shop/useCatalogue.tsx'
import { now } from '../../../device/clock.ts'
import { memo } from '../../../device/storage/memo.ts'
import { SignOutDialog } from '../../../office/shell/SignOut.tsx'
import { createSession, type SessionStore } from '../../../office/shell/session.ts'
import { Toolbar } from '../../../website/toolbar/Toolbar.tsx'
import { ToolsPanel } from '../../../website/toolbar/ToolsPanel.tsx'

const OPEN = 'toolbar-open'

/** The toolbar for whoever is signed in to the office on this device; nobody else ever fetches it. */
export function Staff() {
  const [session] = useState(() => createSession({ call, memo, now }))
  useEffect(() => void session.start(), [session])
  const current = useSyncExternalStore(session.current.subscribe, session.current.get)
  // Whom the server no longer knows has nothing to do here.
  return current.state === 'in' && !current.expired && <SignedIn me={current.me} session={session} />
}

function SignedIn({ me, session }: { me: Parameters<typeof Toolbar>[0]['me']; session: SessionStore }) {
  const [isOpen, setOpen] = useState(() => memo.get(OPEN) !== null)
  const [unsent, setUnsent] = useState(0)
  const [isLeaving, setLeaving] = useState(false)
  const path = useLocation({ select: location => location.pathname })

  const sites = useList('sites')
  const own = sitePathOf(path)
  const site = sites.find(each => each.path === own)
  const leave = async (isSure: boolean) => {
    setUnsent(0)
    setLeaving(true)
    try {
      const { leaveOffice } = await import('./leaveOffice.ts')
      setUnsent(await leaveOffice(me, session, isSure))
    } finally {
      setLeaving(false)
    }
  }
  return (
    <>
      <Toolbar
        me={me}
        site={site?.id ?? null}
        version={String(import.meta.env['APP_VERSION'])}
        isOpen={isOpen}
        isSigningOut={isLeaving}
        onToggle={() => {
          memo.set(OPEN, isOpen ? null : 'true')
          setOpen(!isOpen)
        }}
        onSignOut={() => void leave(false)}
        tools={me.roles.includes('ROLE_ADMIN') && <ToolsPanel site={site} />}
      />
      {unsent > 0 && <SignOutDialog pending={unsent} onConfirm={() => void leave(true)} onClose={() => setUnsent(0)} />}
    </>
  )
}
