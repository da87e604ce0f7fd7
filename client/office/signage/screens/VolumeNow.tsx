import { useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { texts } from './texts.ts'

interface VolumeNowProps {
  /** Percent, as the form has it. */
  readonly usual: number
  readonly isBusy: boolean
  /** Something else is asked of the TV. */
  readonly isWaiting: boolean
  readonly onVolume: (percent: number) => void
}

/** How loud the TV is from now on, until it begins anew with what the form says. */
export function VolumeNow({ usual, isBusy, isWaiting, onVolume }: VolumeNowProps) {
  const id = useId()
  const [chosen, setChosen] = useState(usual)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="flex justify-between text-caption font-medium">
          {texts.volume}
          <output className="figures">{texts.percent(chosen)}</output>
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          aria-valuetext={texts.percent(chosen)}
          className="h-11 w-full"
          style={{ accentColor: 'var(--accent-ink)' }}
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      </div>
      <Button variant="secondary" busy={isBusy} disabled={isWaiting} onClick={() => onVolume(chosen)}>
        {texts.setVolume}
      </Button>
    </div>
  )
}
