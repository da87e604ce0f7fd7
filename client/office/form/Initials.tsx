import type { PresentPerson } from '../../../schema/base/presence.ts'
import { texts } from './texts.ts'

/** Who is in a field elsewhere; stands at its end and moves nothing. */
export function AtField({ people }: { readonly people: readonly PresentPerson[] }) {
  if (people.length === 0) return null
  return (
    <span className="pointer-events-none absolute top-0 right-0 flex items-center gap-1 text-caption text-ink-soft">
      {people.map(({ id, name }) => (
        <Initials key={id} name={name} title={texts.present.isInField(name)} />
      ))}
    </span>
  )
}

/** A person, by the letters their names begin with. */
export function Initials({ name, title }: { readonly name: string; readonly title: string }) {
  return (
    <span
      title={title}
      className="flex size-5.5 items-center justify-center rounded-full bg-accent text-[10px] font-strong text-on-accent ring-2 ring-paper"
    >
      <span aria-hidden>{initialsOf(name)}</span>
      <span className="sr-only">{title}</span>
    </span>
  )
}

/** 'AH' for Anna Huber, 'A' for anna. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => (/^./u.exec(word ?? '')?.[0] ?? '').toLocaleUpperCase('de')).join('')
}
