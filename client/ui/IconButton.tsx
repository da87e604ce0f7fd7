import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for those who do not see the icon. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'quiet' | 'raised' | 'accent'
  readonly size?: IconButtonSize
}
export type IconButtonSize = keyof typeof sizes

/** A button that shows only an icon; 44 px, so that a thumb finds it, or 64 for one in a glove. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'thumb',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-grid shrink-0 place-items-center rounded-pill transition-[background-color,transform] duration-150 active:scale-95 disabled:opacity-45 ${sizes[size]} ${variants[variant]} ${className}`}
      {...rest}
    >
      {icon}
    </button>
  )
}

const variants = {
  quiet: 'text-ink hover:bg-sunken',
  raised: 'bg-raised text-ink shadow-lift hover:bg-sunken',
  accent: 'bg-accent text-on-accent hover:bg-accent-strong',
} as const
const sizes = { thumb: 'size-11', glove: 'size-16' } as const
