import { Search } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useId, useRef, useState } from 'react'
import { openModal } from '../../device/page/modal.ts'
import { texts } from '../shell/texts.ts'
import type { HitKeys } from './hits.ts'

const Results = lazy(async () => ({ default: (await import('./Results.tsx')).Results }))

interface PaletteProps {
  readonly onSignOut: () => void
  readonly onKeys: () => void
  readonly onClose: () => void
}

/** Ctrl+K. Its input is there at once, so that nothing typed goes astray; what finds comes behind it. */
export function Palette({ onClose, ...ways }: PaletteProps) {
  const list = useId()
  const keys = useRef<HitKeys>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<string | undefined>()
  const query = useDeferredValue(typed)
  const pressed = useRef<string | null>(null)
  const takePressed = () => {
    const key = pressed.current
    pressed.current = null
    return key
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, value } = event.currentTarget
    const isAtEnd = selectionStart === value.length
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isEarly = query !== typed || !keys.current?.isSettled
    if (isEarly && (event.key === 'Enter' || (event.key === 'ArrowRight' && isAtEnd))) {
      pressed.current = event.key
      event.preventDefault()
    } else if (keys.current?.onKey(event.key, isAtEnd)) event.preventDefault()
  }
  return (
    <dialog
      ref={openModal}
      aria-label={texts.shell.palette}
      className="dialog mt-[10vh] mb-auto flex-col tablet:w-[42rem] [&[open]]:flex"
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={18} aria-hidden className="text-ink-soft" />
        <input
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={active}
          aria-label={texts.shell.palette}
          placeholder={texts.shell.paletteHint}
          className="h-13 min-w-0 flex-1 bg-transparent text-lead outline-none placeholder:text-ink-soft"
          value={typed}
          onChange={event => {
            pressed.current = null
            setTyped(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Suspense fallback={<div className="h-64" />}>
        <Results
          {...{ list, query, typed, ...ways, onClose }}
          keys={keys}
          takePressed={takePressed}
          onActive={setActive}
        />
      </Suspense>
    </dialog>
  )
}
