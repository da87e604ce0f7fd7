import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import { branchState, type Mode, modes } from '../../../schema/business/modes.ts'
import { OpenLabel } from '../../ui/dates/OpenLabel.tsx'
import { ChevronDown, Search } from '../../ui/icons.tsx'
import { OrderTimeButton } from '../menu/OrderTimeButton.tsx'
import { texts as menuTexts } from '../menu/texts.ts'

/** What the header of the page says and offers; its frame and the way back come from the surface. */
export interface HeaderParts {
  /** Absent: the name of the shop. */
  readonly title: ReactNode | undefined
  readonly subtitle: ReactNode
  /** Stands at the right edge. */
  readonly children: ReactNode
}

interface StoreHeaderProps {
  readonly branch: Branch
  readonly mode: Mode
  /** Whether the mode is the guest's and no guess. */
  readonly isChosen: boolean
  /** Epoch ms; null as soon as possible. */
  readonly appointment: number | null
  readonly isPaused: boolean
  /** Epoch ms. */
  readonly now: number
  readonly nameRef: RefObject<HTMLHeadingElement | null>
  readonly renderHeader: (parts: HeaderParts) => ReactNode
  readonly onWhen: () => void
  readonly onSearch: () => void
  /** Absent where there is no other branch. */
  readonly onSwitch: (() => void) | undefined
}

/**
 * The page's toolbar: who sells, and for when. Once the branch's name has scrolled away it says branch, open state
 * and mode, and leads to the other branches and back to the search.
 */
export function StoreHeader(props: StoreHeaderProps) {
  const { branch, mode, isChosen, appointment, isPaused, now, nameRef, renderHeader, onSearch, onSwitch, onWhen } =
    props
  const isNameGone = useIsGone(nameRef)
  return renderHeader({
    title: isNameGone ? <BranchName name={branch.name} onSwitch={onSwitch} /> : undefined,
    subtitle: branch.isPublic && (
      <>
        <OpenLabel state={branchState(branch, now)} now={now} zone={branch.timeZone} />
        {isChosen && <span className="max-tablet:hidden"> · {modes[mode].label}</span>}
      </>
    ),
    children: (
      <>
        {isNameGone && (
          <button
            type="button"
            aria-label={menuTexts.search}
            onClick={onSearch}
            className="-mr-1 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-sunken desktop:hidden"
          >
            <Search size={20} />
          </button>
        )}
        <OrderTimeButton {...{ branch, mode, appointment, now, isPaused }} onOpen={onWhen} />
      </>
    ),
  })
}

function BranchName({ name, onSwitch }: { name: string; onSwitch: (() => void) | undefined }) {
  if (!onSwitch) return name
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${name}: ${menuTexts.changeBranch}`}
      onClick={onSwitch}
      className="relative inline-flex max-w-full items-center gap-1 font-strong after:absolute after:-inset-x-2 after:-top-3 after:-bottom-6"
    >
      <span className="truncate">{name}</span>
      <ChevronDown size={17} className="shrink-0" />
    </button>
  )
}

/** Whether an element has left the screen at the top. */
function useIsGone(element: RefObject<HTMLElement | null>): boolean {
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => entry && setGone(!entry.isIntersecting && entry.boundingClientRect.top < HEADER_PX),
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isGone
}

const HEADER_PX = 56
