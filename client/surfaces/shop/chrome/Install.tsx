import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Config } from '../../../../schema/business/config.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { InstallInstructions } from '../../../website/install/InstallInstructions.tsx'
import { InstallPrompt } from '../../../website/install/InstallPrompt.tsx'
import { useInstall } from '../../../website/install/useInstall.ts'
import { isInstallable, pageRequest } from './pageRequest.ts'

interface InstallProps {
  readonly config: Config
  readonly isWanted: boolean
  readonly hasConsent: boolean
  /** Something more important is on the screen: the prompt waits. */
  readonly isQuiet: boolean
}

/** Joins the install flow with the page: its consent, its links, its name and logo. */
export function Install({ config, isWanted, hasConsent, isQuiet }: InstallProps) {
  const { send, way, isOffered, isPrompting, isInstructing, isByHand, isReady } = useInstall({ isWanted, hasConsent })
  const requested = useSyncExternalStore(pageRequest.subscribe, pageRequest.get)
  useEffect(() => {
    isInstallable.set(isOffered)
    return () => isInstallable.set(false)
  }, [isOffered])
  useEffect(() => {
    if (requested !== 'install') return
    pageRequest.set(null)
    send({ type: 'install.asked' })
  }, [requested, send])
  const hadConsent = useRef(hasConsent)
  useEffect(() => {
    if (hasConsent && !hadConsent.current) send({ type: 'consent.given' })
    hadConsent.current = hasConsent
  }, [hasConsent, send])
  return (
    <>
      {isPrompting && !isQuiet && (
        <InstallPrompt
          shop={config.shopName}
          logo={
            config.logo && (
              <Picture
                image={config.logo}
                alt=""
                from={['icon', 'thumbnail']}
                sizes="44px"
                width={44}
                height={44}
                className="size-11 rounded-control"
              />
            )
          }
          onInstall={() => send({ type: 'prompt.accepted' })}
          onDismiss={() => send({ type: 'prompt.dismissed' })}
        />
      )}
      {isInstructing && (
        <div className="pointer-events-auto contents">
          <InstallInstructions
            shop={config.shopName}
            way={way}
            isByHand={isByHand}
            isReady={isReady}
            onFinish={() => send({ type: 'instructions.finished' })}
            onCancel={() => send({ type: 'instructions.cancelled' })}
          />
        </div>
      )}
    </>
  )
}
