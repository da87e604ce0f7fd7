import { ShoppingBag, Truck, Utensils } from 'lucide-react'
import type { Mode } from '../../../schema/business/modes.ts'
import { useTexts } from './texts.ts'

interface ModeTilesProps {
  /** A page of their own, or a line of the cover. */
  readonly size: keyof typeof sizes
  readonly modes: readonly Mode[]
  readonly onChoose: (mode: Mode) => void
}

/** Eat here or take away: the first thing that is asked, in tiles that nobody misses; below each other where a word needs all of the width. */
export function ModeTiles({ size, modes, onChoose }: ModeTilesProps) {
  const { choice } = useTexts()
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-[1.2rem]">
      {modes.map(mode => {
        const Icon = icons[mode]
        return (
          <button
            key={mode}
            type="button"
            className={`pointer-events-auto flex flex-col items-center justify-center gap-[0.8rem] rounded-[calc(var(--radius)+6px)] border-2 border-accent bg-accent p-4 text-head font-strong text-on-accent ${sizes[size]}`}
            onClick={() => onChoose(mode)}
          >
            <Icon aria-hidden size={64} strokeWidth={1.5} />
            {choice.modes[mode]}
          </button>
        )
      })}
    </div>
  )
}

// On a screen that lies the cover leaves them less height, and so does one on which they stand below each other.
const sizes = {
  page: 'min-h-[22rem]! max-[34rem]:min-h-[10rem]!',
  cover: 'min-h-[12rem]! max-[34rem]:min-h-[7rem]! landscape:min-h-[7rem]!',
} as const
const icons = { dineIn: Utensils, takeaway: ShoppingBag, delivery: Truck } as const
