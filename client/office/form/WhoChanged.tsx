import type { Entity } from '../../../schema/base/entity.ts'
import { revisions } from '../../../schema/base/history.ts'
import type { Row } from '../../data/office/office.ts'
import { now } from '../../device/clock.ts'
import { authorName, lastChange, stepTime } from '../history/steps.ts'
import { useAgain } from '../history/useAgain.ts'
import { useServerPages } from '../server/useServerPages.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { texts } from './texts.ts'

interface WhoChangedProps {
  readonly entity: Entity
  readonly row: Pick<Row, 'id' | 'rev'>
  readonly field: string
}

/** Who changed a field last beside oneself, and when; nothing as long as the server cannot say. */
export default function WhoChanged({ entity, row, field }: WhoChangedProps) {
  const { me } = useOffice()
  const zone = useZone()
  const steps = useServerPages(revisions, 'limit=20', { type: entity.type, id: row.id })
  useAgain(row.rev, steps.again)
  const step = lastChange(steps.value ?? [], field, me.user.id)
  if (!step) return null
  return (
    <span className="figures text-ink-soft">
      {texts.form.by(authorName(step.author), stepTime(step.at, now(), zone))}
    </span>
  )
}
