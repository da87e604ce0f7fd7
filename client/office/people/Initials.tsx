/** Somebody in two letters. */
export function Initials({ name, className = 'size-10' }: { readonly name: string; readonly className?: string }) {
  return (
    <span
      aria-hidden
      className={`inline-grid shrink-0 place-items-center rounded-pill bg-accent-soft text-caption font-strong text-accent-ink ${className}`}
    >
      {initialsOf(name)}
    </span>
  )
}

/** 'AH' of Anna Huber, 'A' of anna. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return `${first.charAt(0)}${last.charAt(0)}`.toLocaleUpperCase('de')
}
