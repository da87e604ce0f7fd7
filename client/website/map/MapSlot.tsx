import { MapPin, Navigation } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { directionsTo } from '../../../schema/base/directions.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { type Consent, hasMap } from '../../../schema/website/consent.ts'
import { mapStyleAddress } from '../../../schema/website/thirdParties.ts'
import { usePrefersReducedMotion } from '../../device/page/theme.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { placesOf } from './places.ts'
import { StillMap } from './StillMap.tsx'
import { texts } from './texts.ts'

interface MapSlotProps {
  readonly config: Config
  readonly branches: readonly Branch[]
  readonly consent: Consent | null
}

/**
 * The map of the home page: a still drawing until the visitor agreed, to all or to the map alone.
 * The program and its tiles come only then; where they do not come, the drawing stays. The links stand beside it always.
 */
export function MapSlot({ config, branches, consent }: MapSlotProps) {
  const [isAllowed, setAllowed] = useState(false)
  if (!config.enablePluginMapbox) return null
  const isWanted = hasMap(config)
  const isShown = isWanted && (isAllowed || consent === 'accepted')
  return (
    <section
      aria-label={texts.label}
      className="grid overflow-hidden rounded-card border border-line bg-surface tablet:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div className="relative h-64 overflow-hidden tablet:h-96">
        <StillMap />
        {isShown && <LiveMap config={config} branches={branches} />}
        {isWanted && !isShown && (
          <div className="absolute inset-x-4 bottom-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-raised/95 p-3 shadow-lift tablet:right-auto">
            <Button size="small" variant="secondary" onClick={() => setAllowed(true)}>
              {texts.allow}
            </Button>
            <p className="text-caption text-ink-soft">{texts.allowHint(new URL(config.mapStyle).host)}</p>
          </div>
        )}
      </div>
      <ul className="flex max-h-96 flex-col divide-y divide-line overflow-y-auto max-tablet:border-t tablet:border-l border-line">
        {branches.map(branch => (
          <li key={branch.id} className="flex flex-col gap-4 p-5">
            <p className="flex gap-3">
              <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
              <span>
                <strong className="block font-strong">{branch.name}</strong>
                {branch.street}
                <br />
                {branch.zipCode} {branch.city}
              </span>
            </p>
            <a
              href={directionsTo(branch)}
              target="_blank"
              rel="noopener"
              aria-label={`${texts.route}: ${branch.name}`}
              className={buttonLook({ variant: 'secondary', wide: true })}
            >
              <Navigation size={17} aria-hidden />
              {texts.route}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The map itself; invisible until its first picture is complete, so that nothing flickers over the drawing. */
function LiveMap({ config, branches }: { config: Config; branches: readonly Branch[] }) {
  const container = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const isStill = usePrefersReducedMotion()
  const { mapboxZoom: zoom, mapboxPitch: pitch, mapboxBearing: bearing } = config
  const style = mapStyleAddress(config)
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    let close = () => {}
    let isLeft = false
    const view = { style, zoom, pitch, bearing, isStill, places: placesOf(branches) }
    const open = async () => {
      const { openMap } = await import('./mapView.ts')
      if (!isLeft) close = openMap(element, view, () => setReady(true))
    }
    // Without network the drawing stays.
    open().catch(() => {})
    return () => {
      isLeft = true
      close()
      setReady(false)
    }
  }, [style, zoom, pitch, bearing, isStill, branches])
  return (
    <div
      ref={container}
      inert={!isReady}
      className={`absolute! inset-0 transition-opacity duration-300 ${isReady ? 'opacity-100' : 'opacity-0'}`}
    />
  )
}
