import { type RefObject, useEffect, useRef } from 'react'
import { texts as uiTexts } from '../../ui/firstTexts.ts'
import { Filter, Search, X } from '../../ui/icons.tsx'
import { texts } from './texts.ts'

interface MenuSearchProps {
  readonly term: string
  readonly onTerm: (term: string) => void
  readonly onFilter: () => void
  readonly isFiltered: boolean
  readonly ref: RefObject<HTMLInputElement | null>
}

/**
 * The server renders a plain field; what was typed into it before the program came counts. The browser keeps what is typed:
 * a letter is in the field at once and costs nothing, whatever the menu below still has to draw.
 */
export function MenuSearch({ term, onTerm, onFilter, isFiltered, ref }: MenuSearchProps) {
  const asked = useRef(term)
  const told = useRef(term)
  const ask = (next: string) => {
    asked.current = next
    onTerm(next)
  }
  const empty = () => {
    if (ref.current) ref.current.value = ''
    ask('')
  }
  // Emptied from elsewhere: the way back to the whole menu.
  useEffect(() => {
    if (ref.current && term === '' && told.current === asked.current) ref.current.value = ''
    told.current = term
  }, [ref, term])
  useEffect(() => {
    const early = ref.current?.value
    if (!early) return
    asked.current = early
    onTerm(early)
  }, [ref, onTerm])
  return (
    <search className="flex gap-2 pt-3 max-desktop:pb-1 desktop:pt-1 desktop:pb-2">
      <span className="relative min-w-0 flex-1">
        <Search size={18} className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft" />
        <input
          ref={ref}
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          onChange={event => ask(event.target.value)}
          onKeyDown={event => event.key === 'Escape' && empty()}
          autoComplete="off"
          enterKeyHint="search"
          className="peer h-11 w-full min-w-0 rounded-control border border-transparent bg-sunken pr-3 pl-10 not-placeholder-shown:pr-10 text-ink placeholder:text-ink-soft hover:border-edge/60 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          aria-label={uiTexts.clearSearch}
          onClick={empty}
          className={`${tool} absolute top-0 right-0 peer-placeholder-shown:hidden`}
        >
          <X size={18} />
        </button>
      </span>
      <button
        type="button"
        aria-label={isFiltered ? texts.filterOn : texts.filter}
        aria-haspopup="dialog"
        onClick={onFilter}
        className={`${tool} relative shrink-0 ${isFiltered ? 'bg-accent text-on-accent' : 'bg-sunken hover:bg-line'}`}
      >
        <Filter size={18} />
      </button>
    </search>
  )
}

const tool = 'grid size-11 place-items-center rounded-control transition-colors duration-150'
