import { useState } from 'react'
import type { MarketShift, ShiftMarket } from '../../../../../schema/time/offers/shiftMarket.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { GiveDialog } from './GiveDialog.tsx'
import { shiftWords } from './shiftWords.ts'
import { texts } from './texts.ts'
import { useOfferDeeds } from './useOfferDeeds.ts'

interface OwnOfferProps {
  readonly shift: { readonly id: number; readonly branch: number; readonly start: number; readonly end: number }
  readonly market: ShiftMarket
}

/** How a shift of one's own is given away, and what becomes of it; nothing where nobody could take it. */
export function OwnOffer({ shift, market }: OwnOfferProps) {
  const zone = useZone()
  const [isGiving, setGiving] = useState(false)
  const colleagues = market.colleagues.filter(({ branches }) => branches.includes(shift.branch))
  const offered = market.shifts.find(({ id, by, state }) => id === shift.id && by !== null && state !== 'open')
  if (offered) return <Offered offered={offered} />
  if (colleagues.length === 0) return null
  const span = { from: new Date(shift.start).toISOString(), to: new Date(shift.end).toISOString() }
  const words = shiftWords(span, zone)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="min-h-11"
        aria-label={`${texts.give} ${words}`}
        onClick={() => setGiving(true)}
      >
        {texts.give}
      </Button>
      {isGiving && <GiveDialog shift={shift.id} {...{ words, colleagues }} onClose={() => setGiving(false)} />}
    </>
  )
}

function Offered({ offered }: { readonly offered: MarketShift }) {
  const zone = useZone()
  const { step, isBusy, problem } = useOfferDeeds()
  const { id, state, taker, returned, answer } = offered
  const small = { size: 'small', className: 'min-h-11', busy: isBusy } as const
  const name = taker?.name ?? ''
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={state === 'refused' ? 'error' : 'warning'}>{texts.states[state]}</Badge>
        {state === 'taken' && <span className="text-caption text-ink-soft">{texts.takenBy(name)}</span>}
      </p>
      {state === 'proposed' && returned && (
        <p className="figures text-caption">{texts.proposal(name, shiftWords(returned, zone))}</p>
      )}
      {answer !== '' && <p className="text-caption text-ink-soft">{texts.answer(answer)}</p>}
      <div className="flex flex-wrap gap-2">
        {state === 'proposed' && (
          <>
            <Button {...small} onClick={() => void step(id, 'agree')}>
              {texts.agree}
            </Button>
            <Button {...small} variant="secondary" onClick={() => void step(id, 'decline')}>
              {texts.decline}
            </Button>
          </>
        )}
        <Button {...small} variant="quiet" onClick={() => void step(id, 'withdraw')}>
          {state === 'refused' ? texts.understood : texts.withdraw}
        </Button>
      </div>
      <ProblemNotice problem={problem} />
    </div>
  )
}
