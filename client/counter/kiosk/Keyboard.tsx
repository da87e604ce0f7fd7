import { ArrowBigUp, Delete } from 'lucide-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { useTexts } from './texts.ts'
import { beginsLarge, type Capitals } from './typing.ts'

interface KeyboardProps {
  /** What stands before the place at which is typed. */
  readonly before: string
  readonly capitals: Capitals
  readonly onType: (text: string) => void
  readonly onErase: () => void
  readonly onDone: () => void
}

const rows = ['1 2 3 4 5 6 7 8 9 0 ß', 'q w e r t z u i o p ü', 'a s d f g h j k l ö ä', 'y x c v b n m , .'].map(row =>
  row.split(' '),
)

/** The German keyboard, drawn on a screen that has none. A name, and a sentence, begins with a capital letter by itself. */
export function Keyboard({ before, capitals, onType, onErase, onDone }: KeyboardProps) {
  const { keyboard } = useTexts()
  // As somebody wants the next letter; null leaves it to what stands before it.
  const [wish, setWish] = useState<boolean | null>(null)
  const isShifted = wish ?? beginsLarge(before, capitals)
  const tap = (deed: () => void) => {
    deed()
    setWish(null)
  }
  const letter = (text: string) => (
    <Key key={text} onTap={() => tap(() => onType(text))}>
      {text}
    </Key>
  )
  const last = rows.length - 1
  return (
    <div
      role="group"
      aria-label={keyboard.title}
      // Eleven keys stand beside each other on a phone, too: what is between them is theirs.
      className="fixed inset-x-0 bottom-0 z-50 flex animate-keyboard flex-col gap-[0.4rem] border-t border-line bg-sunken px-[0.2rem] py-[0.8rem] tablet:px-[0.8rem]"
      // The field keeps the focus: what is typed appears where the guest looks.
      onPointerDown={(event: PointerEvent) => event.preventDefault()}
    >
      {rows.map((row, index) => (
        <div key={row.join('')} className={keyRow}>
          {index === last && (
            <Key label={keyboard.shift} isPressed={isShifted} onTap={() => setWish(!isShifted)}>
              <ArrowBigUp aria-hidden size={24} />
            </Key>
          )}
          {row.map(each => letter(isShifted && each !== 'ß' ? each.toUpperCase() : each))}
          {index === last && (
            <Key label={keyboard.erase} onTap={() => tap(onErase)}>
              <Delete aria-hidden size={24} />
            </Key>
          )}
        </div>
      ))}
      <div className={keyRow}>
        {['-', '’'].map(letter)}
        <Key width="space" onTap={() => tap(() => onType(' '))}>
          {keyboard.space}
        </Key>
        {letter('!')}
        <Key width="done" onTap={onDone}>
          {keyboard.done}
        </Key>
      </div>
    </div>
  )
}

const keyRow = 'flex justify-center gap-[0.12rem] tablet:gap-[0.4rem]'
/** How much of a row a key takes. */
const widths = { letter: 'flex-1 max-w-[4.6rem]', done: 'flex-2', space: 'flex-6' } as const

interface KeyProps {
  readonly children: ReactNode
  readonly label?: string
  readonly isPressed?: boolean
  readonly width?: keyof typeof widths
  readonly onTap: () => void
}

function Key({ children, label, isPressed, width = 'letter', onTap }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className={`grid min-h-reach! min-w-0! place-items-center rounded-control border border-line bg-raised px-0! text-lead active:bg-accent active:text-on-accent aria-pressed:bg-accent aria-pressed:text-on-accent landscape:min-h-touch! ${widths[width]}`}
      onClick={onTap}
    >
      {children}
    </button>
  )
}
