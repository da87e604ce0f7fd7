import { type FormEvent, useEffect, useState } from 'react'
import { after } from '../../device/clock.ts'
import { focusFirst } from '../../device/page/focusFirst.ts'
import { useKeys } from '../../device/page/keys.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { badgeOf } from './badge.ts'
import { PersonTile } from './PersonTile.tsx'
import { found, type Present } from './people.ts'
import type { Person } from './terminal.machine.ts'
import { de } from './texts.ts'

/** What somebody typed and left goes after this long (ms). */
const LEFT_MS = 30_000

interface StartScreenProps {
  readonly people: readonly Present[]
  readonly zone: string
  readonly onChoose: (person: Person) => void
  /** A badge with its PIN. */
  readonly onBadge: (person: Person, pin: string) => void
}

/** Who is in, and who wants to clock: a tap on one's name, or a badge that types like a keyboard. */
export function StartScreen({ people, zone, onChoose, onBadge }: StartScreenProps) {
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<string | null>(null)
  useEffect(() => (text === '' ? undefined : after(LEFT_MS, () => setText(''))), [text])
  // A scanner writes wherever it is: into the field.
  useKeys(key => /^\S$/.test(key) && !focusFirst('input[type=search]'))
  const shown = found(people, badgeOf(text)?.username ?? text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const badge = badgeOf(text)
    const [only] = shown.length === 1 ? shown : []
    const owner = people.find(({ person }) => person.user.username.toLowerCase() === badge?.username) ?? only
    setText('')
    if (!owner) setUnknown(badge?.username ?? text)
    else if (badge?.pin) onBadge(owner.person.user, badge.pin)
    else onChoose(owner.person.user)
  }
  const present = people.filter(({ standing }) => standing.since !== null).length
  return (
    <>
      <form onSubmit={submit} role="search" className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="grow">
          <h1 className="text-head font-strong">{de.who}</h1>
          <p className="text-lead text-ink-soft">{present === 0 ? de.nobodyPresent : de.present(present)}</p>
        </div>
        <div className="w-full tablet:w-88">
          <SearchField
            label={de.search}
            placeholder={de.search}
            autoComplete="off"
            value={text}
            onChange={next => {
              setText(next)
              setUnknown(null)
            }}
          />
        </div>
      </form>
      <p role="status" className="text-lead text-error empty:hidden">
        {unknown !== null && de.unknownBadge(unknown)}
      </p>
      {shown.length === 0 && <p className="py-8 text-center text-lead text-ink-soft">{de.nobodyFound(text.trim())}</p>}
      <ul className="terminal-tiles">
        {shown.map(each => (
          <li key={each.person.user.id}>
            <PersonTile present={each} zone={zone} onChoose={() => onChoose(each.person.user)} />
          </li>
        ))}
      </ul>
    </>
  )
}
