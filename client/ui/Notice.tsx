import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons.tsx'

interface NoticeProps {
  readonly tone?: 'plain' | 'success' | 'warning' | 'error'
  /** Set in strong type before the text. */
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly icon?: ReactNode
  /** Buttons or links that help on. */
  readonly actions?: ReactNode
  /** Read aloud as soon as it appears: for what has just gone wrong. */
  readonly urgent?: boolean
  readonly className?: string
}

/** Something to know, where it matters. */
export function Notice({ tone = 'plain', title, children, icon, actions, urgent, className = '' }: NoticeProps) {
  const { look, Icon } = tones[tone]
  return (
    <div role={urgent ? 'alert' : undefined} className={`flex gap-3 rounded-card px-4 py-3 ${look} ${className}`}>
      <span className="mt-0.5 shrink-0" aria-hidden>
        {icon ?? <Icon size={18} />}
      </span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-strong">{title}</p>}
        {children && <div className={title ? 'text-ink' : ''}>{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}

const tones = {
  plain: { look: 'bg-sunken text-ink', Icon: Info },
  success: { look: 'bg-success-soft text-success', Icon: CircleCheck },
  warning: { look: 'bg-warning-soft text-warning', Icon: TriangleAlert },
  error: { look: 'bg-error-soft text-error', Icon: CircleAlert },
} as const
