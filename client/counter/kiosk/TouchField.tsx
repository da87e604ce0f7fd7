import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useMedia } from '../../device/page/theme.ts'
import { TextField } from '../../ui/Field.tsx'
import { Keyboard } from './Keyboard.tsx'

interface TouchFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'optional' | 'error' | 'name'> {
  readonly value: string
  readonly maxLength: number
  readonly onChange: (value: string) => void
}

/** What the keyboard takes, its five rows of keys: what is typed stays in sight above it. */
const roomBelow = 'pb-[calc(5*3.4rem-0.6rem)] landscape:pb-[calc(5*2.76rem-0.6rem)]'

/** A line of text. On a screen that is touched it brings its keyboard; one with keys of its own needs none. */
export function TouchField({ value, maxLength, onChange, ...field }: TouchFieldProps) {
  const isTouched = useMedia('(any-pointer: coarse)')
  const [isTyping, setTyping] = useState(false)
  const isShown = isTouched && isTyping
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) room.current?.scrollIntoView({ block: 'end' })
  }, [isShown])
  return (
    <div ref={room} className={isShown ? roomBelow : undefined}>
      <TextField
        {...field}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        inputMode={isTouched ? 'none' : 'text'}
        maxLength={maxLength}
        value={value}
        onFocus={() => setTyping(true)}
        onClick={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={event => onChange(event.target.value)}
      />
      {isShown && (
        <Keyboard value={value} onChange={next => onChange(next.slice(0, maxLength))} onDone={() => setTyping(false)} />
      )}
    </div>
  )
}
