import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import { branchState, type Mode, modes, modesOf } from '../../../schema/business/modes.ts'
import { OpenLabel } from '../../ui/dates/OpenLabel.tsx'
import { ChevronDown } from '../../ui/icons.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { texts } from './texts.ts'

const AreaSelect = lazy(() => import('./details/AreaSelect.tsx').then(({ AreaSelect }) => ({ default: AreaSelect })))
const StoreDetails = lazy(() =>
  import('./details/StoreDetails.tsx').then(({ StoreDetails }) => ({ default: StoreDetails })),
)

interface StoreHeadProps {
  readonly branch: Branch
  readonly mode: Mode
  /** Whether mode and area are the guest's: as long as they are guessed nothing looks chosen, as in the server's HTML. */
  readonly isChosen: boolean
  readonly deliveryArea: string | null
  /** Epoch ms. */
  readonly now: number
  readonly onMode: (mode: Mode) => void
  readonly onArea: (area: string | null) => void
  /** Opens the choice of another branch; absent where there is none. */
  readonly onSwitch: (() => void) | undefined
  /** The name: when it has left the screen, the header takes it over. */
  readonly nameRef: Ref<HTMLHeadingElement>
  /** What a guest should know first. */
  readonly children: ReactNode
}

/** Who sells here, whether it is open, and how the order reaches the guest. */
export function StoreHead(props: StoreHeadProps) {
  const { branch, mode, isChosen, deliveryArea, now, onMode, onArea, onSwitch, nameRef, children } = props
  const [image] = branch.images
  return (
    <div className="grid gap-x-10 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_13rem] desktop:grid-cols-[minmax(0,1fr)_20rem] tablet:items-start">
      <div className="flex min-w-0 flex-col gap-2.5">
        <div className="flex flex-wrap items-center gap-3.5">
          <Picture
            image={image}
            alt=""
            from={['tiny', 'small']}
            sizes="72px"
            width={72}
            height={72}
            className="size-18 shrink-0 rounded-card tablet:hidden"
          />
          <div className="min-w-0 flex-[1_1_9rem]">
            <div className="flex items-center gap-1">
              <h1 ref={nameRef} className="min-w-0 font-display text-head hyphens-auto tablet:text-hero">
                {branch.name}
              </h1>
              {onSwitch && (
                <button
                  type="button"
                  aria-label={texts.changeBranch}
                  aria-haspopup="dialog"
                  onClick={onSwitch}
                  className="-my-2 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-sunken"
                >
                  <ChevronDown size={20} />
                </button>
              )}
            </div>
            {branch.isPublic && (
              <OpenLabel state={branchState(branch, now)} now={now} zone={branch.timeZone} className="mt-0.5" />
            )}
          </div>
        </div>
        <p className="reading text-ink-soft">{branch.description}</p>
        <Details branch={branch} now={now} />
        <Handover {...{ branch, mode, isChosen, deliveryArea, onMode, onArea }} />
        {children}
      </div>
      <Picture
        image={image}
        alt=""
        from={['small', 'medium']}
        sizes="(width < 45rem) 1px, (width < 64rem) 208px, 320px"
        width={320}
        height={200}
        className="aspect-square h-auto w-full rounded-[calc(var(--radius)+4px)] desktop:aspect-[8/5] max-tablet:hidden"
      />
    </div>
  )
}

type HandoverProps = Pick<StoreHeadProps, 'branch' | 'mode' | 'isChosen' | 'deliveryArea' | 'onMode' | 'onArea'>

/** 'Art der Lieferung' and 'Liefergebiet'. */
function Handover({ branch, mode, isChosen, deliveryArea, onMode, onArea }: HandoverProps) {
  const offered = modesOf(branch)
  const [only, second] = offered
  if (only && !second && only !== 'delivery')
    return (
      <p className="text-ink-soft">
        {texts.mode}: <strong className="font-strong text-ink">{modes[only].label}</strong>
      </p>
    )
  return (
    <div className="mt-1 flex max-w-xl flex-col gap-3">
      {offered.length > 1 && (
        <Segmented
          label={texts.mode}
          value={isChosen ? mode : null}
          options={offered.map(value => ({ value, label: modes[value].label }))}
          onChange={onMode}
        />
      )}
      {mode === 'delivery' && branch.deliveryAreas.length > 0 && (
        <div className="min-h-24">
          {isChosen && (
            <Suspense>
              <AreaSelect areas={branch.deliveryAreas} chosen={deliveryArea} onChange={onArea} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
}

/** Hours, address, telephone: folded, because most guests know them, and fetched when they are wanted. */
function Details({ branch, now }: Pick<StoreHeadProps, 'branch' | 'now'>) {
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // Who was faster than the program has opened it already.
  useEffect(() => setOpen(details.current?.open === true), [])
  return (
    <details ref={details} className="group" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="-my-1 inline-flex min-h-9 list-none items-center gap-1.5 font-medium text-accent-ink [&::-webkit-details-marker]:hidden">
        {texts.details}
        <ChevronDown size={17} className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton className="mt-3 h-48 rounded-card" />}>
          <StoreDetails branch={branch} now={now} />
        </Suspense>
      )}
    </details>
  )
}
