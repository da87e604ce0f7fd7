import type { ComponentProps, ReactNode } from 'react'

interface BoardSwitchProps extends ComponentProps<'button'> {
  readonly isOn: boolean
  /** Whether it is good that it is on. */
  readonly tone: 'good' | 'bad'
  /** How it stands: 'An', 'Ausverkauft'. */
  readonly word: string
  readonly icon?: ReactNode
  /** Nothing that is done here changes it. */
  readonly isFixed?: boolean
}

/** A line that is switched on and off. */
export function BoardSwitch({ isOn, tone, word, icon, isFixed = false, children, ...rest }: BoardSwitchProps) {
  const ground = isFixed ? 'border-dashed text-ink-soft' : 'bg-sunken'
  const wordGround = isOn ? `${tone === 'good' ? 'bg-success' : 'bg-error'} text-on-light` : 'bg-paper text-ink-soft'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={`flex min-h-16 w-full items-center gap-3.5 rounded-card border border-line py-2 pr-3 pl-4.5 text-left text-[1.125rem] font-strong ${ground}`}
      {...rest}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      <span className={`min-w-14 rounded-pill px-3 py-1.5 text-center text-[1rem] ${wordGround}`}>{word}</span>
    </button>
  )
}
