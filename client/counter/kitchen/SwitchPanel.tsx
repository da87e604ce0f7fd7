import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { businessDayOf, endOfBusinessDay } from '../../../schema/ordering/tickets.ts'
import type { BoardSwitches } from '../../data/boards/boardSwitches.ts'
import { BoardButton } from '../../ui/board/BoardButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatTime } from '../../ui/format.ts'
import { BoardMark } from './BoardMark.tsx'
import { BoardSwitch } from './BoardSwitch.tsx'
import { fieldLook } from './fieldLook.ts'
import type { SwitchView, Thrown } from './switchView.ts'
import { TroubleNote } from './Trouble.tsx'
import { de } from './texts.ts'

/** What can be switched off here, and how. */
export interface Switching {
  readonly view: SwitchView
  /** What the branch sells, what is in the open orders first. */
  readonly products: readonly { readonly id: number; readonly name: string }[]
  readonly switches: Pick<BoardSwitches, 'turnOn' | 'end' | 'dismiss'>
}

interface SwitchPanelProps {
  readonly switching: Switching
  readonly zone: string
  /** Epoch ms. */
  readonly now: number
  readonly onClose: () => void
}

/** Minutes a branch that is overrun pauses with one tap. */
const pauses = [15, 30, 60]

/** What is switched off now, and the way to switch. */
export function SwitchButton({
  view: { pause, soldOut },
  zone,
  onOpen,
}: Pick<Switching, 'view'> & Pick<SwitchPanelProps, 'zone'> & { readonly onOpen: () => void }) {
  return (
    <BoardButton variant={pause ? 'warning' : 'plain'} size="bar" onClick={onOpen}>
      <CirclePause size={22} aria-hidden />
      {pause ? de.pausedUntil(formatTime(pause.endsAt, zone)) : de.switches}
      {soldOut.size > 0 && <BoardMark className="figures">{de.soldOutCount(soldOut.size)}</BoardMark>}
    </BoardButton>
  )
}

/** No more orders for a while, or no more of something: said where it is noticed, with one tap each. */
export function SwitchPanel(props: SwitchPanelProps) {
  return (
    <Dialog title={de.switchesTitle} onClose={props.onClose} width="roomy" crossSize="glove" isTall>
      <div className="flex flex-col gap-5 px-4 py-4 tablet:px-5">
        <Refused {...props} />
        <Pause {...props} />
        <SoldOut {...props} />
      </div>
    </Dialog>
  )
}

function Pause({ switching: { view, switches }, zone, now }: SwitchPanelProps) {
  const { pause } = view
  return (
    <section aria-label={de.pauseTitle} className="flex flex-col gap-2">
      <h3 className="text-lead font-strong">{de.pauseTitle}</h3>
      {pause ? (
        <>
          <p>
            {de.pausedUntil(formatTime(pause.endsAt, zone))} <Waiting thrown={pause} />
          </p>
          <BoardButton
            variant="main"
            onClick={() => {
              for (const id of view.pauses) void switches.end(id)
            }}
          >
            {de.resume}
          </BoardButton>
        </>
      ) : (
        <>
          <p className="text-ink-soft">{de.pauseHint}</p>
          <div className="grid grid-cols-3 gap-2">
            {pauses.map(minutes => (
              <BoardButton
                key={minutes}
                onClick={() =>
                  void switches.turnOn({ kind: 'paused', endsAt: new Date(now + minutes * MINUTE).toISOString() })
                }
              >
                {de.minutes(minutes)}
              </BoardButton>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function SoldOut({ switching: { view, products, switches }, zone, now }: SwitchPanelProps) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLocaleLowerCase('de')
  const shown = products.filter(({ name }) => name.toLocaleLowerCase('de').includes(wanted))
  const tap = (product: number) => {
    const thrown = view.soldOut.get(product)
    if (thrown) return thrown.all.forEach(id => void switches.end(id))
    const endsAt = new Date(endOfBusinessDay(businessDayOf(now, zone), zone)).toISOString()
    return void switches.turnOn({ kind: 'soldOut', product, endsAt })
  }
  return (
    <section aria-label={de.soldOutTitle} className="flex flex-col gap-2">
      <h3 className="text-lead font-strong">{de.soldOutTitle}</h3>
      <p className="text-ink-soft">{de.soldOutHint}</p>
      <input
        type="search"
        aria-label={de.searchProduct}
        placeholder={de.searchProduct}
        className={`${fieldLook} min-h-16`}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      {shown.length === 0 && <p>{de.noProduct}</p>}
      <ul className="flex flex-col gap-2">
        {shown.map(({ id, name }) => {
          const thrown = view.soldOut.get(id)
          return (
            <li key={id}>
              <BoardSwitch
                isOn={thrown !== undefined}
                tone="bad"
                word={thrown ? de.soldOut : de.available}
                aria-label={de.soldOutOf(name)}
                onClick={() => tap(id)}
              >
                {name} {thrown && <Waiting thrown={thrown} />}
              </BoardSwitch>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Waiting({ thrown }: { readonly thrown: Thrown }) {
  return thrown.isWaiting ? <span className="text-ink-soft">{de.notTold}</span> : null
}

function Refused({ switching: { view, switches } }: SwitchPanelProps) {
  return (
    <div role="alert">
      {view.refused.map(({ key }) => (
        <TroubleNote key={key} title={de.switchRefused} onDismiss={() => void switches.dismiss(key)} />
      ))}
    </div>
  )
}
