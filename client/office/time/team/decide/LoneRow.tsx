import { useMemo } from 'react'
import { HOUR, localTime } from '../../../../../schema/base/zonedTime.ts'
import type { ActivityEntry } from '../../../../../schema/time/calls.ts'
import { shifts } from '../../../../../schema/time/shift.ts'
import { useLive } from '../../../../data/engine/live.ts'
import type { Row } from '../../../../data/office/office.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { formatTime } from '../../../../ui/format.ts'
import { CardRow } from '../../../shell/CardList.tsx'
import { useOffice, useZone } from '../../../shell/scope.tsx'
import { dayText } from '../../timeText.ts'
import type { EntryTarget } from '../EntryDialog.tsx'
import { texts } from '../texts.ts'

/** A shift that was planned so near (ms) to something clocked is taken to be what it belonged to. */
const NEAR_MS = 4 * HOUR

interface LoneRowProps {
  readonly entry: ActivityEntry
  readonly name: string
  /** Others only read it. */
  readonly mayDecide: boolean
  readonly onOpen: (target: EntryTarget) => void
}

/** Something that was clocked and belongs to no work: written down as what it was, or as nothing. */
export function LoneRow({ entry: { id, user, endedAt, stamp, source }, name, mayDecide, onOpen }: LoneRowProps) {
  const zone = useZone()
  const at = Date.parse(endedAt ?? '')
  const planned = useNearShift(user, at)
  const open = () => {
    const startedAt = planned && planned.from < at ? planned.from : at
    const times = { startedAt, endedAt: stamp === 'end' ? at : (planned?.to ?? null), breaks: [] }
    onOpen({
      title: texts.decide.writeDownOf(name),
      about: { id },
      times: { ...times, project: null, task: null },
    })
  }
  const what = stamp ? texts.decide.stamped[stamp] : ''
  return (
    <CardRow
      actions={
        mayDecide && (
          <Button variant="secondary" size="small" className="pointer-coarse:min-h-11" onClick={open}>
            {texts.decide.writeDown}
          </Button>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{name}</span>
        <Badge tone="warning">{texts.decide.lone}</Badge>
      </p>
      <p className="mt-1 text-caption tabular-nums text-ink-soft">
        {`${texts.decide.loneText(dayText(localTime(at, zone).date), what, formatTime(at, zone))} · ${texts.sources[source]}`}
      </p>
    </CardRow>
  )
}

/** The person's shift on this device in which an instant (epoch ms) lies, or nearly; epoch ms. */
function useNearShift(user: number, at: number): { readonly from: number; readonly to: number } | null {
  const { office } = useOffice()
  const live = useMemo(() => {
    const keep = ({ body }: Row) =>
      body['user'] === user &&
      Date.parse(String(body['from'])) - NEAR_MS < at &&
      at < Date.parse(String(body['to'])) + NEAR_MS
    return office.list(shifts.type, { keep, limit: 1 })
  }, [office, user, at])
  const [row] = useLive(live)?.rows ?? []
  return row ? { from: Date.parse(String(row.body['from'])), to: Date.parse(String(row.body['to'])) } : null
}
