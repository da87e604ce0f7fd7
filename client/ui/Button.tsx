import type { ComponentProps, ReactNode } from 'react'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'
interface ButtonLook {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Takes the whole width. */
  readonly wide?: boolean
}
export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  readonly icon?: ReactNode
  /** Something is on its way: the button keeps its place and its words and does not take a second tap. */
  readonly busy?: boolean
}

/** A button. `type` is `button` unless said otherwise; `buttonLook` gives links the same look. */
export function Button({ variant, size, wide, icon, busy, className = '', children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonLook({ variant, size, wide })} ${className}`}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...rest}
      {...(busy ? { onClick: event => event.preventDefault() } : {})}
    >
      {busy ? <span className={spinner} aria-hidden /> : icon}
      {children}
    </button>
  )
}

/** Classes of a button, for links that look like one. */
export function buttonLook({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${wide ? 'w-full' : ''}`
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-strong text-center no-underline select-none transition-[background-color,transform] duration-150 active:scale-[0.985] disabled:scale-100 disabled:border-transparent disabled:bg-line disabled:text-ink-soft'
const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink border border-edge/55 hover:bg-sunken',
  quiet: 'bg-transparent text-accent-ink hover:bg-accent-soft disabled:bg-transparent',
  danger: 'bg-error-soft text-error hover:opacity-90',
}
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-caption',
  medium: 'min-h-11 px-4 text-body',
  large: 'min-h-13 px-5 text-lead',
}
const spinner = 'size-4 rounded-pill border-2 border-current border-r-transparent animate-spin'
