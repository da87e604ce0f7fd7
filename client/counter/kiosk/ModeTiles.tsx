import { ShoppingBag, Truck, Utensils } from 'lucide-react'
import type { Mode } from '../../../schema/business/modes.ts'
import { useTexts } from './texts.ts'

interface ModeTilesProps {
  readonly modes: readonly Mode[]
  readonly onChoose: (mode: Mode) => void
}

/** Eat here or take away: the first thing that is asked, in tiles that nobody misses. */
export function ModeTiles({ modes, onChoose }: ModeTilesProps) {
  const { choice } = useTexts()
  return (
    <div className="kiosk-modes">
      {modes.map(mode => {
        const Icon = icons[mode]
        return (
          <button key={mode} type="button" className="kiosk-mode" onClick={() => onChoose(mode)}>
            <Icon aria-hidden size={64} strokeWidth={1.5} />
            {choice.modes[mode]}
          </button>
        )
      })}
    </div>
  )
}

const icons = { dineIn: Utensils, takeaway: ShoppingBag, delivery: Truck } as const
