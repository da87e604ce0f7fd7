import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { now } from '../../device/clock.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { input } from '../shell/styles.ts'
import { acceptMinutes, minutesIn, minutesOnOffer, promiseIn, takesMinutes } from './accept.ts'
import { texts } from './texts.ts'

interface AcceptOrderProps {
  readonly order: Pick<WholeOrder, 'appointmentDate' | 'promisedAt' | 'isQuotation'>
  readonly isBusy: boolean
  /** Not where several are shown: a key would mean any of them. */
  readonly hasKeys?: boolean
  readonly onAccept: (promise: { readonly promisedAt?: string }) => void
}

/** Accepts an order with the minutes its guest was shown, or with others. `A` asks for how many, 1 to 4 answer. */
export function AcceptOrder({ order, isBusy, hasKeys = true, onAccept }: AcceptOrderProps) {
  const [isChoosing, setChoosing] = useState(false)
  const [typed, setTyped] = useState('')
  const isTimed = takesMinutes(order)
  const usual = minutesOnOffer(order, now())
  const own = minutesIn(typed)
  const accept = (minutes: number) => {
    setChoosing(false)
    onAccept(promiseIn(order, minutes, now()))
  }
  const ask = () => (isTimed && !isChoosing ? setChoosing(true) : accept(usual))
  useShortcuts(
    isBusy || !hasKeys
      ? []
      : [
          { key: 'a', run: ask },
          ...(isChoosing
            ? acceptMinutes.map((minutes, index) => ({ key: String(index + 1), run: () => accept(minutes) }))
            : []),
        ],
  )
  return (
    <>
      <span className="inline-flex">
        <Button
          size="small"
          className={isTimed ? 'rounded-r-none!' : ''}
          busy={isBusy}
          aria-keyshortcuts={hasKeys ? 'A' : undefined}
          onClick={() => accept(usual)}
        >
          {isTimed ? texts.acceptIn(usual) : texts.actions.confirm}
        </Button>
        {isTimed && (
          <Button
            size="small"
            className="rounded-l-none! border-l border-on-accent/30 px-2!"
            aria-label={texts.otherMinutes}
            aria-expanded={isChoosing}
            disabled={isBusy}
            onClick={() => setChoosing(!isChoosing)}
          >
            <ChevronDown size={16} aria-hidden />
          </Button>
        )}
      </span>
      {isChoosing && (
        <form
          className="order-last flex w-full flex-wrap items-center gap-2 rounded-card bg-sunken p-2"
          onSubmit={event => {
            event.preventDefault()
            if (own !== null) accept(own)
          }}
        >
          {acceptMinutes.map((minutes, index) => (
            <Chip
              key={minutes}
              className="bg-surface!"
              aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
              onClick={() => accept(minutes)}
            >
              {texts.minutes(minutes)}
              {hasKeys && (
                <kbd className="text-caption text-ink-soft max-desktop:hidden" aria-hidden>
                  {index + 1}
                </kbd>
              )}
            </Chip>
          ))}
          <label className="flex items-center gap-2">
            <input
              className={`${input} figures min-h-10! w-18!`}
              inputMode="numeric"
              aria-label={texts.ownMinutes}
              aria-invalid={(typed !== '' && own === null) || undefined}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
            <span className="text-ink-soft">{texts.minutesShort}</span>
          </label>
          <Button type="submit" variant="secondary" size="small" disabled={own === null}>
            {texts.actions.confirm}
          </Button>
        </form>
      )}
    </>
  )
}
