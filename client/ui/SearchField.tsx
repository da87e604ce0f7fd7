import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { texts } from './firstTexts.ts'
import { IconButton } from './IconButton.tsx'
import { Search, X } from './icons.tsx'
import { controlLook } from './Labelled.tsx'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'> {
  /** What is searched; read, not shown. */
  readonly label: string
  readonly value: string
  readonly onChange: (term: string) => void
}

/** A field to search in, with a cross that empties it. What was typed before the program came counts. */
export function SearchField({ label, value, onChange, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const typed = useEffectEvent(() => {
    const early = field.current?.value
    if (early && early !== value) onChange(early)
  })
  useEffect(() => typed(), [])
  return (
    <div className="relative">
      <Search size={18} className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        value={value}
        onChange={event => onChange(event.target.value)}
        enterKeyHint="search"
        {...input}
        className={`${controlLook} h-12 rounded-pill! pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden`}
      />
      {value !== '' && (
        <IconButton
          label={texts.clearSearch}
          icon={<X size={18} />}
          className="absolute top-0.5 right-0.5"
          onClick={() => onChange('')}
        />
      )}
    </div>
  )
}
