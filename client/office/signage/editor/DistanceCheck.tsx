import { useState } from 'react'
import type { Layout } from '../../../../schema/signage/drawing.ts'
import { USUAL_TV } from '../../../../schema/signage/legibility.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { DrawnLayout, type LayoutData } from '../DrawnLayout.tsx'
import { texts } from './texts.ts'

interface DistanceCheckProps {
  readonly layout: Layout
  readonly data: LayoutData
  /** Of the TV, in inches. */
  readonly inches: number | null
  readonly onClose: () => void
}

/** How far an eye is from this screen, in metres; a pixel of a style sheet is a 96th of an inch at that distance. */
const EYE = 0.6
const PIXELS = 96
const distances = ['4', '7', '10'] as const

/** The layout as large as it is to somebody who stands so far from the TV: what cannot be read here cannot be read there. */
export function DistanceCheck({ layout, data, inches, onClose }: DistanceCheckProps) {
  const [metres, setMetres] = useState<(typeof distances)[number]>('10')
  const diagonal = inches ?? USUAL_TV.inches
  const width = (diagonal * PIXELS * (EYE / Number(metres)) * layout.width) / Math.hypot(layout.width, layout.height)
  return (
    <Dialog title={texts.distance.title} onClose={onClose}>
      <div className="flex flex-col gap-4 px-5 py-4">
        <p className="text-ink-soft">{texts.distance.hint(diagonal)}</p>
        <Segmented
          label={texts.distance.metres}
          value={metres}
          options={distances.map(value => ({ value, label: texts.distance.far(value) }))}
          onChange={setMetres}
        />
        <div className="far-away grid place-items-center rounded-card p-6">
          <div style={{ width }} className="max-w-full">
            <DrawnLayout {...{ layout, data }} label={texts.distance.far(metres)} isBare />
          </div>
        </div>
      </div>
    </Dialog>
  )
}
