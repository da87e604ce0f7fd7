import type { ReactNode } from 'react'

interface StaleMarkProps {
  /** Read across the shop, where everything is measured by the screen, or by whoever stands before it. */
  readonly size: keyof typeof sizes
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** What a board shows is old, or waits for the network. */
export const StaleMark = ({ size, icon, children }: StaleMarkProps) => (
  <p className={`flex items-center rounded-pill bg-warning font-strong whitespace-nowrap text-on-light ${sizes[size]}`}>
    {icon}
    {children}
  </p>
)

const sizes = {
  far: 'gap-[0.75rem] px-[2vmin] py-[1vmin] text-[2.8vmin]/[1.2]',
  near: 'gap-3 px-4 py-2 text-lead/[1.2]',
} as const
