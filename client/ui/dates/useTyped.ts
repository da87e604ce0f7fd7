import { type ChangeEvent, type KeyboardEvent, useState } from 'react'

/** How a value is written by hand. */
export interface Writing {
  /** What stands in the field; '' for none. */
  readonly textOf: (value: string) => string
  /** What is meant by a text, also one that is cut short; undefined where it says nothing. */
  readonly valueOf: (text: string) => string | undefined
  /** Whether a text says all: it counts while somebody still types. What is cut short counts once they are done. */
  readonly isWhole: (text: string) => boolean
  /** The value so many steps after one: the arrow keys lead there. */
  readonly step: (value: string, steps: number) => string
}

export interface Typed {
  /** Whether somebody is done with typing what cannot be read. */
  readonly isUnreadable: boolean
  /** What an input takes over. */
  readonly field: {
    readonly value: string
    readonly inputMode: 'numeric'
    readonly autoComplete: 'off'
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  }
}

const arrows: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** A value as text whatever language the browser speaks; '' is handed on as long as the text says none. */
export function useTyped(value: string, onValue: (value: string) => void, writing: Writing): Typed {
  const { textOf, valueOf, isWhole, step } = writing
  const [text, setText] = useState(() => textOf(value))
  const [told, setTold] = useState(value)
  const [isLeft, setLeft] = useState(true)
  // A value that came from elsewhere replaces what was typed here.
  if (value !== told) {
    setTold(value)
    setText(textOf(value))
  }
  const tell = (next: string) => {
    setTold(next)
    if (next !== value) onValue(next)
  }
  const finish = () => {
    const next = valueOf(text.trim())
    setLeft(true)
    setText(next === undefined ? text.trim() : textOf(next))
    tell(next ?? '')
  }
  return {
    isUnreadable: isLeft && text !== '' && valueOf(text) === undefined,
    field: {
      value: text,
      inputMode: 'numeric',
      autoComplete: 'off',
      onChange({ target }) {
        setLeft(false)
        setText(target.value)
        tell(isWhole(target.value) ? (valueOf(target.value) ?? '') : '')
      },
      onBlur: finish,
      onKeyDown(event) {
        // Enter sends the form with what stands here.
        if (event.key === 'Enter') finish()
        const steps = event.altKey || event.ctrlKey || event.metaKey ? undefined : arrows[event.key]
        const from = valueOf(text)
        if (steps === undefined || from === undefined) return
        event.preventDefault()
        const next = step(from, steps)
        setText(textOf(next))
        tell(next)
      },
    },
  }
}
