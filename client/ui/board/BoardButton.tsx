import type { ComponentProps } from 'react'

interface BoardButtonLook {
  readonly variant?: keyof typeof variants
  readonly size?: BoardButtonSize
}
/** `bar` keeps its words in one line, `narrow` stands in a rail, `icon` shows nothing else. */
export type BoardButtonSize = keyof typeof sizes

/** A button for fingers in gloves: nothing smaller than 64 px. `boardButtonLook` gives links the same look. */
export const BoardButton = ({ variant, size, className = '', ...rest }: ComponentProps<'button'> & BoardButtonLook) => (
  <button type="button" className={`${boardButtonLook({ variant, size })} ${className}`} {...rest} />
)

export const boardButtonLook = ({ variant = 'plain', size = 'roomy' }: BoardButtonLook = {}): string =>
  `${base} ${variants[variant]} ${sizes[size]}`

const base =
  'inline-flex min-h-16 items-center justify-center gap-2.5 rounded-card border py-2 text-center font-strong no-underline select-none transition-transform duration-150 ease-out active:scale-[0.98]'
const variants = {
  plain: 'border-line bg-sunken text-ink',
  main: 'border-transparent bg-accent text-on-accent',
  done: 'border-transparent bg-success text-on-light',
  warning: 'border-transparent bg-warning text-on-light',
  danger: 'border-transparent bg-error text-on-light',
  /** Leads to what is dangerous, and asks first. */
  refuse: 'border-line bg-sunken text-error',
  light: 'border-transparent bg-ink text-on-light',
  /** On a bar in a colour of its own. */
  outline: 'border-on-light',
  toggle: 'border-line bg-sunken text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-light',
} as const
const letters = 'text-[1.1875rem]/tight'
const sizes = {
  roomy: `min-w-16 px-5 ${letters}`,
  medium: `min-w-16 px-4.5 ${letters}`,
  snug: `min-w-16 px-3 ${letters}`,
  narrow: 'min-w-32 px-2 text-lead/tight',
  bar: `min-w-16 flex-none px-5 whitespace-nowrap ${letters}`,
  icon: 'min-w-16 flex-none',
} as const
