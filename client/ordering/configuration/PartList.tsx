import { useEffect, useRef } from 'react'
import { askedParts } from '../../../schema/catalogue/parts.ts'
import { type Configuration, type ConfigurationEvent, stepAt } from './configuration.machine.ts'
import { PartField } from './PartField.tsx'
import { livePrice } from './productText.ts'
import { StepProgress } from './StepProgress.tsx'
import { texts } from './texts.ts'
import type { Wanted } from './useConfiguration.ts'
import type { Uploads } from './useUploads.ts'

interface PartListProps {
  readonly configuration: Configuration
  readonly currency: string
  /** One part after the other. */
  readonly isStepped: boolean
  readonly wanted: Wanted | null
  readonly uploads: Uploads
  readonly send: (event: ConfigurationEvent) => void
}

/** The parts of a product: all of them, or the one whose turn it is. Focus follows: to the next part, to a problem. */
export function PartList({ configuration, currency, isStepped, wanted, uploads, send }: PartListProps) {
  const list = useRef<HTMLDivElement>(null)
  useFollowingFocus(list, configuration.step, wanted)
  const all = askedParts(configuration.product, configuration.parts)
  const current = isStepped ? stepAt(configuration) : undefined
  const shown = current ? [current] : all
  if (shown.length === 0) return null
  return (
    <div
      ref={list}
      tabIndex={-1}
      role="group"
      aria-label={current && `${texts.step(configuration.step + 1, all.length)}: ${current.name}`}
      className="flex scroll-mt-20 flex-col gap-7"
    >
      {current && (
        <StepProgress step={configuration.step} total={all.length} price={livePrice(configuration, currency)} />
      )}
      {shown.map(part => (
        <div key={part.step} data-step={part.step} className="scroll-my-8">
          <PartField configuration={configuration} part={part} currency={currency} uploads={uploads} send={send} />
        </div>
      ))}
    </div>
  )
}

function useFollowingFocus(list: { readonly current: HTMLElement | null }, step: number, wanted: Wanted | null): void {
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    list.current?.focus()
  }, [list, step])
  useEffect(() => {
    const parts = [...(list.current?.children ?? [])]
    const part = parts.find(element => element instanceof HTMLElement && element.dataset.step === wanted?.step)
    part?.querySelector<HTMLElement>('input, textarea, [tabindex]')?.focus()
    part?.scrollIntoView({ block: 'nearest' })
  }, [list, wanted])
}
