import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { PresentPerson } from '../../../schema/base/presence.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { isVisible, onVisible } from '../../device/page/visibility.ts'
import { useDeviceSetting } from '../settings/deviceSettings.ts'
import { useOffice } from '../shell/scope.tsx'
import { pathOfControl } from './formScope.tsx'
import { texts } from './texts.ts'

interface AttendanceProps {
  readonly entity: Entity
  readonly row: Row
}

/** Who else has this document open, as long as both have: said and heard only while the page is in sight. */
export function Attendance({ entity, row }: AttendanceProps) {
  const { presence } = useOffice().office
  const others = useLive(presence.others)
  const [choice] = useDeviceSetting('presence')
  const frame = useRef<HTMLDivElement>(null)
  const on = `${entity.type}:${row.id}`
  const isShown = useSyncExternalStore(onVisible, isVisible, isVisible) && choice !== '0'
  useEffect(() => (isShown ? presence.join(on) : undefined), [presence, on, isShown])
  useEffect(() => {
    const form = frame.current?.closest('form')
    const turn = ({ target }: FocusEvent) => presence.turnTo(target instanceof Element ? pathOfControl(target) : null)
    const away = () => presence.turnTo(null)
    form?.addEventListener('focusin', turn)
    form?.addEventListener('focusout', away)
    return () => {
      form?.removeEventListener('focusin', turn)
      form?.removeEventListener('focusout', away)
    }
  }, [presence])
  return (
    <div ref={frame} role="status" className="contents">
      {others && others.length > 0 && (
        <ul aria-label={texts.present.here} className="flex items-center -space-x-1.5">
          {others.map(person => (
            <li key={person.id}>
              <Initials name={person.name} title={texts.present.isHere(person.name)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

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

function Initials({ name, title }: { readonly name: string; readonly title: string }) {
  const letters = useMemo(() => initialsOf(name), [name])
  return (
    <span
      title={title}
      className="flex size-5.5 items-center justify-center rounded-full bg-accent text-[10px] font-strong text-on-accent ring-2 ring-paper"
    >
      <span aria-hidden>{letters}</span>
      <span className="sr-only">{title}</span>
    </span>
  )
}

/** 'AH' for Anna Huber, 'A' for anna. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => [...(word ?? '')][0]?.toLocaleUpperCase('de') ?? '').join('')
}
