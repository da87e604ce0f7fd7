import { type RefObject, useEffect, useState } from 'react'
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
 * The server renders a plain field; what was typed into it before the program came counts. A letter is in the field at
 * once, whatever the menu below still has to draw.
 */
export function MenuSearch({ term, onTerm, onFilter, isFiltered, ref }: MenuSearchProps) {
  const [text, setText] = useState(term)
  const [told, setTold] = useState(term)
  // Emptied from elsewhere: the way back to the whole menu.
  if (term !== told) {
    setTold(term)
    if (term === '') setText('')
  }
  const type = (next: string) => {
    setText(next)
    onTerm(next)
  }
  useEffect(() => {
    const early = ref.current?.value
    if (!early) return
    setText(early)
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
          value={text}
          onChange={event => type(event.target.value)}
          onKeyDown={event => event.key === 'Escape' && type('')}
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 w-full min-w-0 rounded-control border border-transparent bg-sunken pr-3 pl-10 not-placeholder-shown:pr-10 text-ink placeholder:text-ink-soft hover:border-edge/60 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={uiTexts.clearSearch}
            onClick={() => type('')}
            className={`${tool} absolute top-0 right-0`}
          >
            <X size={18} />
          </button>
        )}
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
