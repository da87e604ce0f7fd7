import { useEffect, useState } from 'react'
import { beginPairing, claimPairing } from '../../../schema/counter/calls.ts'
import {
  type PairedDevice,
  type PairedScreen,
  type Pairing,
  type PairingKind,
  pairingKinds,
} from '../../../schema/counter/pairing.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import { after, now } from '../../device/clock.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

/** How often (ms) it is asked whether somebody has confirmed. */
const ASK_MS = 3000

interface PairPageProps {
  /** Null where the address does not say what it is to become. */
  readonly kind: PairingKind | null
  readonly onPaired: (device: PairedDevice | PairedScreen) => void
}

/** A screen asks to be let in: it shows a code, staff confirm it in the office. */
export function PairPage({ kind, onPaired }: PairPageProps) {
  if (kind === null)
    return (
      <>
        <h1 className="text-head">{texts.unknownKind}</h1>
        <nav className="flex flex-wrap justify-center gap-3">
          {pairingKinds.map(each => (
            <a
              key={each}
              href={`/pair?kind=${each}`}
              className={`${buttonLook({ size: 'large', variant: 'secondary' })} min-h-16! px-8!`}
            >
              {texts.kinds[each]}
            </a>
          ))}
        </nav>
      </>
    )
  return <Code kind={kind} onPaired={onPaired} />
}

function Code({ kind, onPaired }: { kind: PairingKind; onPaired: PairPageProps['onPaired'] }) {
  const { code, isOffline } = usePairing(kind, onPaired)
  const halves = code && [code.slice(0, 3), code.slice(3)]
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      <p
        className="pairing-code figures text-[clamp(3.5rem,15vw,9rem)] leading-[1.1] font-strong tracking-[0.12em]"
        aria-live="polite"
      >
        {halves ? halves.join('\u2009') : '\u00a0'}
      </p>
      <p className="reading text-title">{texts.how(texts.kinds[kind], kind === 'screen' ? 'TVs' : 'Geräte')}</p>
      <p role="status" className="reading text-lead text-ink-soft">
        {isOffline ? texts.offline : texts.waiting}
      </p>
    </>
  )
}

/** Asks for a code, then whether it was confirmed; a code that is over is followed by another. */
function usePairing(kind: PairingKind, onPaired: PairPageProps['onPaired']) {
  const [code, setCode] = useState<string | null>(null)
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    let pairing: Pairing | null = null
    let cancel = () => {}
    let isLeft = false
    const step = async () => {
      if (pairing === null || Date.parse(pairing.expiresAt) <= now()) {
        const begun = await ask(beginPairing, { body: { kind } })
        pairing = begun.ok ? begun.data : null
        if (!isLeft) setCode(pairing?.code ?? null)
        return
      }
      const { secret } = pairing
      const claim = await ask(claimPairing, { body: { secret } })
      if (!claim.ok && claim.status === 404) pairing = null
      const device = claim.ok ? claim.data.device : null
      if (device && !isLeft) onPaired(device)
    }
    const round = async () => {
      try {
        await step()
        if (!isLeft) setOffline(false)
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error
        if (!isLeft) setOffline(true)
      }
      if (!isLeft) cancel = after(ASK_MS, () => void round())
    }
    void round()
    return () => {
      isLeft = true
      cancel()
    }
  }, [kind, onPaired])
  return { code, isOffline }
}
