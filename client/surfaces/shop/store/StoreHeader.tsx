import { type RefObject, useEffect, useState } from 'react'
import type { Branch } from '../../../../schema/entities/branch.ts'
import { branchState, type Mode } from '../../../../schema/rules/branch.ts'
import { texts as menuTexts } from '../../../menu/texts.ts'
import { OpenLabel } from '../../../ui/OpenLabel.tsx'
import { ShopHeader } from '../ShopHeader.tsx'
import { texts } from '../texts.ts'

interface StoreHeaderProps {
  readonly branch: Branch
  readonly mode: Mode
  /** Epoch ms. */
  readonly now: number
  readonly nameRef: RefObject<HTMLHeadingElement | null>
}

/** The shop's line; once the branch's name has scrolled away it says branch, open state and mode. */
export function StoreHeader({ branch, mode, now, nameRef }: StoreHeaderProps) {
  const isNameGone = useIsGone(nameRef)
  return (
    <ShopHeader
      back={{ to: '/', label: texts.toBranches }}
      title={isNameGone ? branch.name : undefined}
      subtitle={
        <span className="flex items-baseline gap-1.5">
          <OpenLabel state={branchState(branch, now)} now={now} zone={branch.timeZone} />
          <span>· {menuTexts.modes[mode]}</span>
        </span>
      }
    />
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
