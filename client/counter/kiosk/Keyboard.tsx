import { ArrowBigUp, Delete } from 'lucide-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { useTexts } from './texts.ts'

interface KeyboardProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onDone: () => void
}

const rows = ['1 2 3 4 5 6 7 8 9 0 ß', 'q w e r t z u i o p ü', 'a s d f g h j k l ö ä', 'y x c v b n m - .'].map(row =>
  row.split(' '),
)

/** The German keyboard, drawn on a screen that has none. A name begins with a capital letter by itself. */
export function Keyboard({ value, onChange, onDone }: KeyboardProps) {
  const { keyboard } = useTexts()
  const [isShifted, setShifted] = useState(value === '')
  const type = (letter: string) => {
    onChange(value + letter)
    // The next name of a guest who has two begins large too.
    setShifted(letter === ' ' || letter === '-')
  }
  const last = rows.length - 1
  return (
    <div
      role="group"
      aria-label={keyboard.title}
      className="fixed inset-x-0 bottom-0 z-50 flex animate-keyboard flex-col gap-[0.4rem] border-t border-line bg-sunken p-[0.8rem]"
      // The field keeps the focus: what is typed appears where the guest looks.
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
    >
      {rows.map((row, index) => (
        <div key={row.join('')} className={keyRow}>
          {index === last && (
            <Key label={keyboard.shift} isPressed={isShifted} onTap={() => setShifted(!isShifted)}>
              <ArrowBigUp aria-hidden size={24} />
            </Key>
          )}
          {row.map(letter => {
            const shown = isShifted && letter !== 'ß' ? letter.toUpperCase() : letter
            return (
              <Key key={letter} onTap={() => type(shown)}>
                {shown}
              </Key>
            )
          })}
          {index === last && (
            <Key label={keyboard.erase} onTap={() => onChange(value.replace(/.$/su, ''))}>
              <Delete aria-hidden size={24} />
            </Key>
          )}
        </div>
      ))}
      <div className={keyRow}>
        <Key isWide onTap={() => type(' ')}>
          {keyboard.space}
        </Key>
        <Key isWide onTap={onDone}>
          {keyboard.done}
        </Key>
      </div>
    </div>
  )
}

const keyRow = 'flex justify-center gap-[0.4rem]'

interface KeyProps {
  readonly children: ReactNode
  readonly label?: string
  readonly isPressed?: boolean
  readonly isWide?: boolean
  readonly onTap: () => void
}

function Key({ children, label, isPressed, isWide, onTap }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className={`grid min-h-reach! flex-1 place-items-center rounded-control border border-line bg-raised text-lead active:bg-accent active:text-on-accent aria-pressed:bg-accent aria-pressed:text-on-accent landscape:min-h-touch! ${isWide ? '' : 'max-w-[4.6rem]'}`}
      onClick={onTap}
    >
      {children}
    </button>
  )
}
