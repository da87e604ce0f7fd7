import { useEffect, useState, useSyncExternalStore } from 'react'
import { ownId } from '../../../../schema/base/ownId.ts'
import { browserWorld } from '../../../data/engine/world.ts'
import { sendPicture } from '../../../data/office/pictures.ts'
import { askBeforeLeaving } from '../../../device/page/leaving.ts'
import { useOffice } from '../../shell/scope.tsx'
import { lightPicture } from './lightPicture.ts'
import { createTray, isOnItsWay, type Sent, type Tray } from './tray.ts'

/** The tray of whoever is signed in: pictures go on while other pages are open, and end with the sign-out. */
export function usePictureTray(): Tray {
  const [tray] = useState(() =>
    createTray({
      prepare: lightPicture,
      send: sendPicture,
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
    }),
  )
  useEffect(() => {
    const stopAsking = askBeforeLeaving(() => tray.items.get().some(isOnItsWay))
    return () => {
      stopAsking()
      tray.close()
    }
  }, [tray])
  return tray
}

/** What is in the tray now. */
export function useSent(): readonly Sent[] {
  const { items } = useOffice().tray
  return useSyncExternalStore(items.subscribe, items.get)
}
