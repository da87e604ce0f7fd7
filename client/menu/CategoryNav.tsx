import { type MouseEvent, useEffect, useRef } from 'react'
import type { Category } from '../../schema/entities/category.ts'
import { chipLook } from '../ui/Chip.tsx'
import { groupId } from './ProductGroup.tsx'
import { texts } from './texts.ts'
import { showSection } from './useScrollSpy.ts'

interface CategoryNavProps {
  readonly categories: readonly Category[]
  /** Element id of the group that is being read. */
  readonly current: string | null
}

/** Chips that stick below the header and follow the scroll; on phone and tablet. */
export function CategoryChips({ categories, current }: CategoryNavProps) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = current && strip.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (!strip.current || !chip) return
    // Not scrollIntoView: that would move the page too.
    strip.current.scrollTo({
      left: chip.offsetLeft - strip.current.clientWidth / 2 + chip.clientWidth / 2,
      behavior: 'smooth',
    })
  }, [current])
  return (
    <nav aria-label={texts.categories} className="sticky top-14 z-20 border-b border-line bg-paper desktop:hidden">
      <div ref={strip} className="no-scrollbar relative flex gap-2 overflow-x-auto px-4 py-2 tablet:px-6">
        {categories.map(category => (
          <a
            key={category.id}
            href={`#${groupId(category.id)}`}
            aria-current={current === groupId(category.id) ? 'true' : undefined}
            className={chipLook(current === groupId(category.id))}
            onClick={show}
          >
            {category.name}
          </a>
        ))}
      </div>
    </nav>
  )
}

/** The categories in a column beside the menu, from the desktop on. */
export function CategoryColumn({ categories, current }: CategoryNavProps) {
  return (
    <nav
      aria-label={texts.categories}
      className="sticky top-20 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto max-desktop:hidden"
    >
      <ul className="flex flex-col gap-0.5">
        {categories.map(category => {
          const isCurrent = current === groupId(category.id)
          return (
            <li key={category.id}>
              <a
                href={`#${groupId(category.id)}`}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={show}
                className={`flex min-h-10 items-center rounded-control px-3 py-2 leading-snug text-ink no-underline transition-colors duration-150 ${isCurrent ? 'bg-sunken font-strong' : 'hover:bg-sunken'}`}
              >
                {category.name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function show(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  showSection(event.currentTarget.hash.slice(1))
}
