import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Category } from '../../../schema/catalogue/category.ts'
import { groupId, type Shown } from './ProductGroup.tsx'
import { texts } from './texts.ts'

interface MenuNavProps {
  readonly categories: readonly Category[]
  /** What a search has left; categories without a hit are not offered. */
  readonly shown: Shown
  /** Search and filter; they stay in sight as long as they are used. */
  readonly tools: ReactNode
  readonly isSearching: boolean
}

/**
 * Search, filter and categories. On phone and tablet chips that stick below the header and follow the scroll, while the
 * search scrolls away under the header unless it is used; from the desktop on a column beside the menu.
 */
export function MenuNav({ categories, shown, tools, isSearching }: MenuNavProps) {
  const ids = categories.map(({ id }) => groupId(id)).join(' ')
  const [read, setRead] = useState<string>()
  const [spy, setSpy] = useState<Spy>()
  const current = read ?? ids.split(' ')[0]
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Without it the links are links.
    import('./scrollSpy.ts').then(setSpy, () => {})
  }, [])
  useEffect(() => spy?.watchSections(ids.split(' '), setRead), [spy, ids])
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>(`[href="#${read}"]`)
    return strip.current && chip ? spy?.centre(strip.current, chip) : undefined
  }, [spy, read])
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!spy) return
    event.preventDefault()
    spy.showSection(event.currentTarget.hash.slice(1), setRead)
  }
  return (
    <div
      className={`sticky z-20 border-line bg-paper max-desktop:-mx-4 max-desktop:border-b max-desktop:px-4 tablet:max-desktop:-mx-6 tablet:max-desktop:px-6 desktop:top-20 desktop:max-h-[calc(100dvh-6rem)] desktop:self-start desktop:overflow-y-auto ${isSearching ? 'top-14' : '-top-1 focus-within:has-[input:focus]:top-14'}`}
    >
      {tools}
      <nav aria-label={texts.categories}>
        <ul
          ref={strip}
          className="no-scrollbar relative flex gap-2 py-2 max-desktop:-mx-4 max-desktop:overflow-x-auto max-desktop:px-4 tablet:max-desktop:-mx-6 tablet:max-desktop:px-6 desktop:flex-col desktop:gap-0.5"
        >
          {categories.map(({ id, name }) => {
            const isCurrent = current === groupId(id)
            return (
              <li key={id} hidden={shown !== null && !shown.get(id)?.size}>
                <a
                  href={`#${groupId(id)}`}
                  aria-current={isCurrent ? 'true' : undefined}
                  onClick={show}
                  className={`${link} ${isCurrent ? 'font-medium max-desktop:bg-ink max-desktop:text-paper desktop:bg-sunken desktop:font-strong' : 'max-desktop:bg-sunken max-desktop:hover:bg-line desktop:hover:bg-sunken'}`}
                >
                  {name}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}

const link =
  'flex min-h-10 items-center leading-snug text-ink no-underline transition-colors duration-150 max-desktop:rounded-pill max-desktop:px-4 max-desktop:whitespace-nowrap desktop:rounded-control desktop:px-3 desktop:py-2'

type Spy = typeof import('./scrollSpy.ts')
