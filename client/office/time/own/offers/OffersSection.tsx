import { useState } from 'react'
import { MINUTE } from '../../../../../schema/base/zonedTime.ts'
import { type FittingShift, fittingShifts } from '../../../../../schema/time/offers/fittingShifts.ts'
import type { MarketShift } from '../../../../../schema/time/offers/shiftMarket.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { CardList, CardRow } from '../../../shell/CardList.tsx'
import { useOffice, useTitles, useZone } from '../../../shell/scope.tsx'
import { durationText } from '../../timeText.ts'
import { texts as ownTexts } from '../texts.ts'
import type { OwnView } from '../useOwnTime.ts'
import { shiftWords } from './shiftWords.ts'
import { TakeDialog } from './TakeDialog.tsx'
import { texts } from './texts.ts'
import { useOfferDeeds } from './useOfferDeeds.ts'

/** Shifts one could take, and what became of those one wanted; nothing where nobody works beside. */
export function OffersSection({ own: { documents, isOnline, now } }: { readonly own: OwnView }) {
  const { me } = useOffice()
  const zone = useZone()
  const [opened, setOpened] = useState<FittingShift | null>(null)
  const { market } = documents
  const fitting = fittingShifts(market.shifts, { user: me.user.id, ...documents }, { zone, now })
  const wanted = market.shifts.filter(({ taker, from }) => taker?.id === me.user.id && Date.parse(from) > now)
  const where = useWhere(market.shifts)
  if (market.colleagues.length + fitting.length + wanted.length === 0) return null
  return (
    <section aria-labelledby="dienste-zu-haben" className="flex flex-col gap-3">
      <h2 id="dienste-zu-haben" className="text-lead">
        {texts.title}
      </h2>
      {!isOnline && <p className="text-caption text-ink-soft">{texts.needsNetwork}</p>}
      {wanted.length > 0 && <CardList rows={wanted}>{shift => <Wanted shift={shift} where={where(shift)} />}</CardList>}
      {fitting.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {fitting.length > 0 && (
        <CardList rows={fitting.map(each => ({ id: each.shift.id, each }))}>
          {({ each }) => <Takeable fitting={each} where={where(each.shift)} onTake={() => setOpened(each)} />}
        </CardList>
      )}
      {opened && (
        <TakeDialog
          fitting={opened}
          where={where(opened.shift)}
          own={documents.shifts}
          now={now}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

/** Where shifts are, by name, and what else there is to know of each. */
function useWhere(shifts: readonly MarketShift[]): (shift: MarketShift) => string {
  const titles = useTitles(shifts.flatMap(placesOf))
  return shift =>
    [
      ...placesOf(shift).flatMap(([type, id]) => titles.get(`${type}:${id}`) ?? []),
      ...(shift.breakMinutes > 0 ? [ownTexts.break(durationText(shift.breakMinutes * MINUTE))] : []),
      shift.note,
    ]
      .filter(Boolean)
      .join(' · ')
}

const placesOf = ({ branch, station }: MarketShift): (readonly [string, number])[] => [
  ['branches', branch],
  ...(typeof station === 'number' ? [['stations', station] as const] : []),
]

interface TakeableProps {
  readonly fitting: FittingShift
  readonly where: string
  readonly onTake: () => void
}

function Takeable({ fitting: { shift, notes }, where, onTake }: TakeableProps) {
  const zone = useZone()
  const words = shiftWords(shift, zone)
  return (
    <CardRow
      actions={
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          aria-label={`${texts.take} ${words}`}
          onClick={onTake}
        >
          {texts.take}
        </Button>
      }
    >
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{words}</span>
        {shift.isForMe && <Badge tone="accent">{texts.forMe}</Badge>}
        {shift.isSwap && <Badge>{texts.onlySwap}</Badge>}
      </p>
      <p className="text-caption text-ink-soft">
        {[shift.by ? texts.from(shift.by.name) : texts.open, where].filter(Boolean).join(' · ')}
      </p>
      {notes.map(({ rule, date, text }) => (
        <p key={`${rule} ${date} ${text}`} className="text-caption tabular-nums text-warning">
          {text}
        </p>
      ))}
    </CardRow>
  )
}

/** What somebody asked for: it waits, or was refused. */
function Wanted({ shift, where }: { readonly shift: MarketShift; readonly where: string }) {
  const zone = useZone()
  const { step, isBusy, problem } = useOfferDeeds()
  const isRefused = shift.state === 'refused'
  return (
    <CardRow
      actions={
        !isRefused && (
          <Button
            variant="secondary"
            size="small"
            className="min-h-11"
            busy={isBusy}
            onClick={() => void step(shift.id, 'withdraw')}
          >
            {texts.stepBack}
          </Button>
        )
      }
    >
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{shiftWords(shift, zone)}</span>
        <Badge tone={isRefused ? 'error' : 'warning'}>{texts.states[shift.state]}</Badge>
      </p>
      <p className="text-caption text-ink-soft">{[texts.wanted, where].filter(Boolean).join(' · ')}</p>
      {shift.answer !== '' && <p className="text-caption text-ink-soft">{texts.answer(shift.answer)}</p>}
      <ProblemNotice problem={problem} />
    </CardRow>
  )
}
