import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../../device/page/theme.ts'
import { TextField } from '../../ui/Field.tsx'
import { Keyboard } from './Keyboard.tsx'
import { type Capitals, erased, type Typing, typed } from './typing.ts'

interface TouchFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'optional' | 'error' | 'name'> {
  readonly value: string
  readonly maxLength: number
  readonly capitals: Capitals
  readonly onChange: (value: string) => void
}

/** What the keyboard takes, its five rows of keys: what is typed stays in sight above it. */
const roomBelow = 'pb-[calc(5*3.4rem-0.6rem)] landscape:pb-[calc(5*2.76rem-0.6rem)]'

/** A line of text. On a screen that is touched it brings its keyboard; one with keys of its own needs none. */
export function TouchField({ value, maxLength, capitals, onChange, ...field }: TouchFieldProps) {
  const isTouched = useMedia('(any-pointer: coarse)')
  const [isOpen, setOpen] = useState(false)
  const isShown = isTouched && isOpen
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) room.current?.scrollIntoView({ block: 'end' })
  }, [isShown])
  const { input, mark, put } = useMark(value, onChange)
  // What is tapped beside it stays where it is until the tap is over: the room of the keyboard goes afterwards.
  const leave = () =>
    setTimeout(() => {
      if (!room.current?.contains(document.activeElement)) setOpen(false)
    })
  return (
    <div ref={room} className={isShown ? roomBelow : undefined} onBlur={leave}>
      <TextField
        {...field}
        ref={input}
        autoComplete="off"
        autoCapitalize={capitals}
        spellCheck={false}
        inputMode={isTouched ? 'none' : 'text'}
        maxLength={maxLength}
        value={value}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onSelect={mark.look}
        onChange={event => onChange(event.target.value)}
      />
      {isShown && (
        <Keyboard
          before={value.slice(0, mark.from)}
          capitals={capitals}
          onType={text => put(now => typed(now, text, maxLength))}
          onErase={() => put(erased)}
          onDone={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** Where in a field is typed: keys that are drawn type there, and the mark goes along. */
function useMark(value: string, onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [{ from, to }, setMark] = useState({ from: value.length, to: value.length })
  const isMoved = useRef(false)
  useLayoutEffect(() => {
    if (isMoved.current) input.current?.setSelectionRange(from, to)
    isMoved.current = false
  }, [from, to])
  const here = () => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    return { from: selectionStart ?? value.length, to: selectionEnd ?? value.length }
  }
  const look = () => setMark(here())
  const put = (deed: (now: Typing) => Typing) => {
    const next = deed({ value, ...here() })
    isMoved.current = true
    setMark(next)
    onChange(next.value)
  }
  return { input, mark: { from, look }, put }
}
