import type { ReactNode } from 'react'

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

/** Ground and ink of what is good, of what to mind, and of what is wrong. */
export const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-ink-soft',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-error-soft text-error',
  accent: 'bg-accent-soft text-accent-ink',
}
