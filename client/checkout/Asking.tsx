import { type ReactNode, useEffect, useRef } from 'react'
import type { Problem } from '../../schema/messages.ts'
import { Button } from '../ui/Button.tsx'
import { Money } from '../ui/Money.tsx'
import { finalButton } from './finalButton.ts'
import { Totals } from './Totals.tsx'
import { de } from './texts.ts'
import type { Totals as Amounts } from './way.ts'

interface ChangedProps {
  /** Cents the guest had agreed to. */
  readonly before: number
  readonly totals: Amounts
  readonly problems: readonly Problem[]
  readonly isDelivery: boolean
  /** Words of the final button, with the new total. */
  readonly submit: string
  onAccept(): void
  onDecline(): void
}

/** The order costs something else than was shown: old and new, and the guest decides. Nothing was placed. */
export function Changed({ before, totals, problems, isDelivery, submit, onAccept, onDecline }: ChangedProps) {
  return (
    <Question title={de.changed.title} text={de.changed.text}>
      {problems.length > 0 && (
        <ul className="flex flex-col gap-1">
          {problems.map(({ code, field, message }) => (
            <li key={`${field ?? ''} ${code}`}>{message}</li>
          ))}
        </ul>
      )}
      <dl className="grid grid-cols-2 gap-3">
        <div className="rounded-card bg-sunken p-4">
          <dt className="text-caption text-ink-soft">{de.changed.before}</dt>
          <dd className="text-title text-ink-soft line-through">
            <Money cents={before} />
          </dd>
        </div>
        <div className="rounded-card bg-accent-soft p-4">
          <dt className="text-caption">{de.changed.now}</dt>
          <dd className="text-title font-strong">
            <Money cents={totals.totalGross} />
          </dd>
        </div>
      </dl>
      <Totals totals={totals} isDelivery={isDelivery} />
      <div className="flex flex-col gap-2">
        <Button size="large" wide className={finalButton} onClick={onAccept}>
          {submit}
        </Button>
        <Button variant="secondary" wide onClick={onDecline}>
          {de.changed.decline}
        </Button>
      </div>
    </Question>
  )
}

interface ExpiredProps {
  /** What it costs as this device sees it now; the button repeats the total. */
  readonly totals: Amounts
  readonly isDelivery: boolean
  readonly submit: string
  onRepeat(): void
  onDecline(): void
}

/** An order that could not be brought in time is never sent unasked. */
export function Expired({ totals, isDelivery, submit, onRepeat, onDecline }: ExpiredProps) {
  return (
    <Question title={de.expired.title} text={de.expired.text}>
      <Totals totals={totals} isDelivery={isDelivery} />
      <div className="flex flex-col gap-2">
        <Button size="large" wide className={finalButton} onClick={onRepeat}>
          {submit}
        </Button>
        <Button variant="secondary" wide onClick={onDecline}>
          {de.expired.decline}
        </Button>
      </div>
    </Question>
  )
}

function Question({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-head">
        {title}
      </h1>
      <p className="reading text-lead text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
