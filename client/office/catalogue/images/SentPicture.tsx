import { Link } from '@tanstack/react-router'
import { ImageOff, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { pathOf } from '../../shell/groups.ts'
import { useOffice } from '../../shell/scope.tsx'
import { iconButton, quietButton } from '../../shell/styles.ts'
import { isOnItsWay, type Sent } from './sent.ts'
import { texts } from './texts.ts'

const library = { type: 'images' } as const

/** A picture on its way: what it is, how far it is, and what can be done where it does not arrive. */
export function SentPicture({ sent }: { readonly sent: Sent }) {
  const { tray } = useOffice()
  const { key, name, url, state, progress, image, isWorthRetrying } = sent
  const percent = Math.round(progress * 100)
  return (
    <li className="flex items-start gap-3 rounded-control border border-line bg-surface p-2">
      <Thumbnail url={url} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="truncate text-caption font-medium" title={name}>
          {name}
        </p>
        <p className={`text-caption ${state === 'failed' ? 'font-medium text-error' : 'text-ink-soft'}`}>
          {stateText(sent)}
        </p>
        {image && (
          <Link to={pathOf(library, image.id)} search className="self-start text-caption underline underline-offset-2">
            {texts.open}
            <span className="sr-only">: {image.name}</span>
          </Link>
        )}
        {(state === 'offline' || (state === 'failed' && isWorthRetrying)) && (
          <button type="button" className={`${quietButton} -ml-2.5 self-start`} onClick={() => tray.retry(key)}>
            <RotateCw size={15} aria-hidden />
            {texts.again}
            <span className="sr-only">: {name}</span>
          </button>
        )}
        {state === 'sending' && (
          <progress className="office-progress" aria-label={name} value={percent} max={100}>
            {percent}
          </progress>
        )}
      </div>
      <button
        type="button"
        className={iconButton}
        aria-label={isOnItsWay(sent) ? texts.stop(name) : texts.done(name)}
        onClick={() => tray.remove(key)}
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  )
}

/** What this device cannot draw is no picture to look at. */
function Thumbnail({ url }: { readonly url: string }) {
  const [isBroken, setBroken] = useState(false)
  const look = 'size-10 shrink-0 rounded-[7px] bg-sunken'
  if (isBroken)
    return (
      <span aria-hidden className={`${look} grid place-items-center text-ink-soft`}>
        <ImageOff size={18} />
      </span>
    )
  return (
    <img src={url} alt="" width={40} height={40} className={`${look} object-cover`} onError={() => setBroken(true)} />
  )
}

function stateText({ state, progress, problem, kind, isKept, image, file }: Sent): string {
  if (state === 'failed') return problem ?? ''
  if (state === 'known') return texts.states.known(image?.name ?? file?.name ?? '')
  if (state === 'made') return texts.states.made[kind]
  if (state === 'offline' && isKept) return texts.states.kept
  return state === 'sending' ? texts.states.sending(Math.round(progress * 100)) : texts.states[state]
}
