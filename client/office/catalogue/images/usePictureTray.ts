import { useEffect, useState, useSyncExternalStore } from 'react'
import { ownId } from '../../../../schema/base/ownId.ts'
import { browserWorld } from '../../../data/engine/world.ts'
import type { Office } from '../../../data/office/office.ts'
import { sendLibraryFile, sendPicture } from '../../../data/office/pictures.ts'
import { nextPaint } from '../../../device/page/idle.ts'
import { askBeforeLeaving } from '../../../device/page/leaving.ts'
import { useOffice } from '../../shell/scope.tsx'
import { lightPicture } from './lightPicture.ts'
import { isAtRisk, type Sent, type TrayEffects } from './sent.ts'
import { createTray, type Tray } from './tray.ts'

/** The tray of whoever is signed in: pictures go on while other pages are open and after a reload, and end with the sign-out. */
export function usePictureTray({ waiting }: Office): Tray {
  const [tray] = useState(() =>
    createTray({
      prepare: async (file, kind) => (kind === 'file' ? file : lightPicture(file)),
      send,
      newId: () => ownId(browserWorld.random),
      urlOf: file => URL.createObjectURL(file),
      free: url => URL.revokeObjectURL(url),
      onNetwork: listener => {
        const stopHint = browserWorld.onHint(listener)
        const stopContact = browserWorld.onContact(online => online && listener())
        return () => {
          stopHint()
          stopContact()
        }
      },
      // What waits from before is looked for once the page is drawn.
      kept: { ...waiting, all: () => nextPaint().then(waiting.all) },
      hold: (key, work) => browserWorld.withLock(`waiting-file:${key}`, work, new AbortController().signal),
    }),
  )
  useEffect(() => {
    const stopAsking = askBeforeLeaving(() => tray.items.get().some(isAtRisk))
    return () => {
      stopAsking()
      tray.close()
    }
  }, [tray])
  return tray
}

const send: TrayEffects['send'] = async (bytes, { kind, ...named }, attempt) => {
  if (kind === 'picture') {
    const answer = await sendPicture(bytes, named, attempt)
    return answer.ok ? { ok: true, isKnown: answer.data.id !== named.id, image: answer.data, file: null } : answer
  }
  const refused = await (await import('../../signage/refusedFilm.ts')).refusedFilm(bytes, named.name)
  if (refused) return refused
  const answer = await sendLibraryFile(bytes, named, attempt)
  return answer.ok ? { ok: true, isKnown: answer.status === 200, image: null, file: answer.data } : answer
}

/** What is in the tray now. */
export function useSent(): readonly Sent[] {
  const { items } = useOffice().tray
  return useSyncExternalStore(items.subscribe, items.get)
}
