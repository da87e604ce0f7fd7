import { Delete } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useKeys } from '../../device/page/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { ArrowLeft } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Failed } from './Failed.tsx'
import { de } from './texts.ts'

const LEAST = 4
const MOST = 8
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface PinPadProps {
  readonly name: string
  readonly hasPin: boolean
  /** It is being asked whose it is. */
  readonly isBusy: boolean
  /** Why it is asked for once more. */
  readonly message: string
  /** The server could not say; the same PIN may be tried again. */
  readonly isFailed: boolean
  readonly onEnter: (pin: string) => void
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** Four to eight digits, by big keys or by those of a keyboard. */
export function PinPad({ name, hasPin, isBusy, message, isFailed, onEnter, onRetry, onBack }: PinPadProps) {
  const [pin, setPin] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const press = (digit: string) => setPin(before => (isBusy ? before : (before + digit).slice(0, MOST)))
  const erase = () => setPin(before => before.slice(0, -1))
  const enter = () => {
    if (pin.length >= LEAST && !isBusy) onEnter(pin)
  }
  useKeys((key, isAtButton) => {
    if (/^\d$/.test(key)) press(key)
    else if (key === 'Backspace') erase()
    else if (key === 'Escape') onBack()
    else if (key === 'Enter' && !isAtButton) enter()
    else return false
    return true
  })
  return (
    <section aria-labelledby="pin-of" className="mx-auto flex w-full max-w-100 flex-col gap-4">
      <h1 id="pin-of" ref={heading} tabIndex={-1} className="text-center text-head font-strong outline-none">
        {de.pinOf(name)}
      </h1>
      <p role="img" aria-label={`${de.pin}: ${de.typed(pin.length)}`} className="terminal-dots">
        {Array.from({ length: Math.max(LEAST, pin.length) }, (_, index) => (
          <span key={index} className={index < pin.length ? 'terminal-dot terminal-dot-set' : 'terminal-dot'} />
        ))}
      </p>
      {message !== '' && (
        <Notice tone="error" urgent>
          {message}
        </Notice>
      )}
      {isFailed && <Failed title={de.userFailed} onRetry={onRetry} />}
      {!hasPin && <Notice tone="warning">{de.noPinHint}</Notice>}
      <p role="status" className="sr-only">
        {isBusy ? de.proving : ''}
      </p>
      <div className="terminal-pad">
        {digits.map(digit => (
          <button key={digit} type="button" className="terminal-key figures" onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className="terminal-key" aria-label={de.erase} onClick={erase}>
          <Delete aria-hidden size={28} />
        </button>
        <button type="button" className="terminal-key figures" onClick={() => press('0')}>
          0
        </button>
        <button
          type="button"
          className="terminal-key terminal-key-main text-lead"
          disabled={pin.length < LEAST && !isBusy}
          aria-busy={isBusy || undefined}
          onClick={enter}
        >
          {isBusy ? (
            <span className="size-6 animate-spin rounded-pill border-2 border-current border-r-transparent" />
          ) : (
            de.enter
          )}
        </button>
      </div>
      <Button size="large" variant="quiet" icon={<ArrowLeft size={20} />} onClick={onBack}>
        {de.back}
      </Button>
    </section>
  )
}
