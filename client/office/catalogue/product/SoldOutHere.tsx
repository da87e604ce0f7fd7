import { useId, useState } from 'react'
import { keptByOwnStaff, may } from '../../../../schema/base/access.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import type { Row } from '../../../data/office/office.ts'
import { now, useNow } from '../../../device/clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectArrow } from '../../../ui/Select.tsx'
import { isInScope } from '../../areas/branchScope.ts'
import { useBranchScope } from '../../areas/useBranchScope.ts'
import { InstantControl } from '../../form/controls/DateControls.tsx'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { card, input } from '../../shell/styles.ts'
import { RunningChip } from '../../switches/RunningChip.tsx'
import { soldOutEnd, soldOutEnds } from '../../switches/soldOut.ts'
import { texts as switchTexts } from '../../switches/texts.ts'
import { useRunning, useSwitching } from '../../switches/useSwitches.ts'
import { texts } from './texts.ts'

type End = keyof typeof soldOutEnds

/** „Ausverkauft“ branch by branch, and until when: a switch like those of the board, thrown at once and not saved with the form. */
export function SoldOutHere({ row }: { row: Row }) {
  const { actor } = useOffice()
  const { scope, branches } = useBranchScope()
  const at = useNow()
  const [end, setEnd] = useState<End | 'own'>('morning')
  const [own, setOwn] = useState('')
  const [isTold, setTold] = useState(false)
  const zone = useZone()
  const { sellOut } = useSwitching()
  const running = useRunning(at).filter(({ body }) => body.kind === 'soldOut' && body.product === row.id)
  const shown = branches.filter(({ id }) => isInScope(scope, [id]))
  const mine = shown.filter(({ id }) => may(actor, 'create', keptByOwnStaff, [id]))
  const still = mine.filter(({ id }) => !running.some(({ body }) => body.branch === id))
  const endsAt = end === 'own' ? Date.parse(/^\d{4}-/.test(own) ? own : '') : soldOutEnd(end, at, zone)
  const problem = Number.isNaN(endsAt) ? texts.soldOut.noTime : endsAt <= at ? texts.soldOut.past : null
  const take = (places: typeof mine) => {
    setTold(problem !== null)
    if (problem !== null) return
    const until = end === 'own' ? endsAt : soldOutEnd(end, now(), zone)
    void sellOut(
      [{ id: row.id, name: String(row.body['name'] ?? row.id) }],
      places,
      end === 'morning' ? undefined : until,
    )
  }
  if (mine.length === 0 && running.length === 0) return null
  return (
    <section aria-labelledby="kopf-ausverkauft" className={`${card} flex flex-col gap-3 p-4 tablet:p-5`}>
      <div>
        <h2 id="kopf-ausverkauft" className="text-lead">
          {switchTexts.soldOut}
        </h2>
        <p className="text-ink-soft">{texts.soldOut.hint}</p>
      </div>
      {still.length > 0 && <Until {...{ end, own }} problem={isTold ? problem : null} onEnd={setEnd} onOwn={setOwn} />}
      <ul className="divide-y divide-line rounded-control border border-line">
        {shown.map(place => {
          const off = running.find(({ body }) => body.branch === place.id)
          return (
            <li
              key={place.id}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1 pr-1 pl-3"
            >
              <span className="font-medium">{place.name}</span>
              {off && <RunningChip running={off} mayEnd={may(actor, 'update', keptByOwnStaff, [place.id])} now={at} />}
              {!off && still.includes(place) && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={texts.soldOut.at(place.name)}
                  onClick={() => take([place])}
                >
                  {switchTexts.soldOut}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {still.length > 1 && (
        <Button variant="secondary" size="small" className="self-start" onClick={() => take(still)}>
          {texts.soldOut.everywhere(still.length === shown.length)}
        </Button>
      )}
    </section>
  )
}

interface UntilProps {
  readonly end: End | 'own'
  /** An ISO instant; '' while nothing is typed. */
  readonly own: string
  readonly problem: string | null
  readonly onEnd: (end: End | 'own') => void
  readonly onOwn: (own: string) => void
}

/** „Bis wann“: what is usual, or a moment of one's own. */
function Until({ end, own, problem, onEnd, onOwn }: UntilProps) {
  const id = useId()
  const ends = [...keysOf(soldOutEnds), 'own' as const]
  return (
    <div className="flex flex-wrap items-start gap-3">
      <label className="flex flex-col gap-1.5 text-caption font-medium">
        {texts.soldOut.until}
        <span className="relative block">
          <select
            className={`${input} appearance-none pr-9 pointer-coarse:min-h-11`}
            value={end}
            onChange={event => onEnd(ends.find(each => each === event.target.value) ?? 'morning')}
          >
            {ends.map(each => (
              <option key={each} value={each}>
                {texts.soldOut.ends[each]}
              </option>
            ))}
          </select>
          <SelectArrow size={16} />
        </span>
      </label>
      {end === 'own' && (
        <div className="flex flex-col gap-1.5">
          <span id={`${id}-name`} className="text-caption font-medium">
            {texts.soldOut.moment}
          </span>
          <InstantControl
            id={id}
            field={{
              kind: 'instant',
              name: 'bis',
              label: texts.soldOut.moment,
              nullable: false,
              emptyText: false,
              required: true,
            }}
            path="bis"
            value={own}
            onChange={value => onOwn(typeof value === 'string' ? value : '')}
            disabled={false}
            invalid={problem !== null}
            labelledBy={`${id}-name`}
            describedBy={problem === null ? undefined : `${id}-problem`}
          />
          {problem !== null && (
            <p id={`${id}-problem`} role="alert" className="text-caption font-medium text-error">
              {problem}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
