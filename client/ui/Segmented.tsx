import { type ReactNode, useId } from 'react'

interface SegmentedProps<T extends string> {
  /** Names the group; read, not shown. */
  readonly label: string
  /** Null where nothing is chosen yet. */
  readonly value: T | null
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly icon?: ReactNode }[]
  readonly onChange: (value: T) => void
  readonly className?: string
  /** Where there is too little room it scrolls sideways, and does not break into rows. */
  readonly isOneRow?: boolean
}

/** A few choices side by side, one of them chosen: radio buttons, so arrow keys move between them. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
  className = '',
  isOneRow = false,
}: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset
      className={`flex rounded-control bg-sunken p-1 ${isOneRow ? 'min-w-0 overflow-x-auto [scrollbar-width:none]' : 'flex-wrap'} ${className}`}
    >
      <legend className="sr-only">{label}</legend>
      {options.map(option => (
        <label
          key={option.value}
          className="relative flex min-h-10 flex-1 items-center justify-center gap-2 rounded-[7px] px-3 whitespace-nowrap text-ink-soft transition-colors duration-150 hover:text-ink has-checked:bg-thumb has-checked:font-strong has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
