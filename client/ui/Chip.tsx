import type { ComponentProps, ReactNode } from 'react'

interface ChipProps extends ComponentProps<'button'> {
  readonly pressed?: boolean
  readonly icon?: ReactNode
}

/** A pill that is switched on and off. */
export function Chip({ pressed = false, icon, className = '', children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} className={`${chipLook(pressed)} ${className}`} {...rest}>
      {icon}
      {children}
    </button>
  )
}

const chipLook = (active: boolean): string =>
  `inline-flex min-h-10 shrink-0 items-center gap-2 rounded-pill px-4 text-body whitespace-nowrap no-underline transition-colors duration-150 ${active ? 'bg-ink text-paper font-medium' : 'bg-sunken text-ink hover:bg-line'}`

type Tone = 'plain' | 'success' | 'warning' | 'error' | 'accent'

/** A word about something, in its colour: 'Ausverkauft', 'Geöffnet'. */
export function Badge({
  tone = 'plain',
  children,
  className = '',
}: {
  tone?: Tone
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-caption font-medium ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  )
}

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-ink-soft',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-error-soft text-error',
  accent: 'bg-accent-soft text-accent-ink',
}
