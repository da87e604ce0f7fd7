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
