import { Minus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts as firstTexts } from './firstTexts.ts'
import { Plus } from './icons.tsx'
import { texts } from './laterTexts.ts'

interface StepperProps {
  /** What is counted, for those who do not see it: 'Hauskruste'. */
  readonly label: string
  /** The amount as shown: '2', '1,5 kg'; or a field to type it into. */
  readonly value: ReactNode
  readonly onLess: () => void
  readonly onMore: () => void
  readonly canLess?: boolean
  readonly canMore?: boolean
  /** The next 'less' takes it away altogether. */
  readonly removes?: boolean
  readonly size?: 'small' | 'large'
}

/** Less, amount, more. The buttons are at least 44 px high where fingers are used. */
export function Stepper({ onMore, canMore = true, ...start }: StepperProps) {
  const { label, size = 'small' } = start
  return (
    <div
      role="group"
      aria-label={`${firstTexts.amount}: ${label}`}
      className="inline-flex items-center rounded-pill border border-line bg-raised"
    >
      <StepperStart {...start} />
      <button
        type="button"
        className={buttonOf(size)}
        disabled={!canMore}
        onClick={onMore}
        aria-label={`${firstTexts.more}: ${label}`}
      >
        <Plus size={18} />
      </button>
    </div>
  )
}

export type StepperStartProps = Omit<StepperProps, 'onMore' | 'canMore'>

/** Less and amount: what stands before a plus that is there already. */
export function StepperStart({
  label,
  value,
  onLess,
  canLess = true,
  removes = false,
  size = 'small',
}: StepperStartProps) {
  const LessIcon = removes ? Trash2 : Minus
  return (
    <>
      <button
        type="button"
        className={buttonOf(size)}
        disabled={!canLess}
        onClick={onLess}
        aria-label={`${removes ? texts.remove : texts.less}: ${label}`}
      >
        <LessIcon aria-hidden size={18} />
      </button>
      <span className="figures min-w-7 px-0.5 text-center font-strong">{value}</span>
    </>
  )
}

const buttonOf = (size: 'small' | 'large') =>
  `grid shrink-0 place-items-center rounded-pill text-accent-ink transition-colors duration-150 hover:bg-accent-soft disabled:text-ink-soft disabled:opacity-50 disabled:hover:bg-transparent ${size === 'large' ? 'size-12' : 'size-11'}`
