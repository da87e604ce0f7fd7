import type { ComponentProps, ReactNode } from 'react'
import { ChevronDown } from './icons.tsx'
import { controlLook, Labelled } from './Labelled.tsx'

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly optional?: boolean
  readonly className?: string
  /** `<option>` elements. */
  readonly children: ReactNode
}

/** A labelled choice of one; the device's own list, which every phone and screen reader knows. */
export function Select({ label, hint, error, optional, className, children, ...select }: SelectProps) {
  return (
    <Labelled {...{ label, hint, error, optional, className }}>
      {marks => (
        <span className="relative block">
          <select {...select} {...marks} className={`${controlLook} h-12 appearance-none pr-10`}>
            {children}
          </select>
          <SelectArrow />
        </span>
      )}
    </Labelled>
  )
}

/** Stands over the right end of a native list, whose own arrow is gone. Pixels. */
export const SelectArrow = ({ size = 18 }: { size?: number }) => (
  <ChevronDown size={size} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft" />
)
