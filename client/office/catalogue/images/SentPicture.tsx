import { RotateCw, X } from 'lucide-react'
import { useOffice } from '../../shell/scope.tsx'
import { iconButton, quietButton } from '../../shell/styles.ts'
import { texts } from './texts.ts'
import { isOnItsWay, type Sent } from './tray.ts'

/** A picture on its way: what it is, how far it is, and what can be done where it does not arrive. */
export function SentPicture({ sent }: { readonly sent: Sent }) {
  const { tray } = useOffice()
  const { key, name, url, state, progress } = sent
  const percent = Math.round(progress * 100)
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-surface p-2">
      <img src={url} alt="" width={40} height={40} className="size-10 shrink-0 rounded-[7px] bg-sunken object-cover" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="truncate text-caption font-medium" title={name}>
          {name}
        </p>
        <p className={`text-caption ${state === 'failed' ? 'font-medium text-error' : 'text-ink-soft'}`}>
          {stateText(sent)}
        </p>
        {state === 'sending' && (
          <progress className="office-progress" aria-label={name} value={percent} max={100}>
            {percent}
          </progress>
        )}
      </div>
      {state === 'failed' && (
        <button type="button" className={quietButton} onClick={() => tray.retry(key)}>
          <RotateCw size={15} aria-hidden />
          {texts.again}
          <span className="sr-only">: {name}</span>
        </button>
      )}
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

function stateText({ state, progress, problem, image }: Sent): string {
  if (state === 'failed') return problem ?? ''
  if (state === 'known') return texts.states.known(image?.name ?? '')
  return state === 'sending' ? texts.states.sending(Math.round(progress * 100)) : texts.states[state]
}
