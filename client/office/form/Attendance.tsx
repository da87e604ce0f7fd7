import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { isVisible, onVisible } from '../../device/page/visibility.ts'
import { useDeviceSetting } from '../settings/deviceSettings.ts'
import { useOffice } from '../shell/scope.tsx'
import { pathOfControl } from './formScope.tsx'
import { Initials } from './Initials.tsx'
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
    <div ref={frame} aria-live="polite" className="contents">
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
