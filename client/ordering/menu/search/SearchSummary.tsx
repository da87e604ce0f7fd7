import { SearchX } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { Filter } from '../../../ui/icons.tsx'
import { filterWords, isEmpty, readFilter } from './foodFilter.ts'
import type { SearchResult } from './menuSearch.ts'
import { texts } from './texts.ts'
import { useFirstHit } from './useFirstHit.ts'

interface SearchSummaryProps {
  readonly found: SearchResult
  readonly term: string
  /** The food filter as the device keeps it. */
  readonly kept: string | null
  readonly onResetTerm: () => void
  readonly onFilter: () => void
  readonly onResetFilter: () => void
}

/** Above the menu: that the filter is on, how much was found, and a way out where nothing was. */
export function SearchSummary({ found, term, kept, onResetTerm, onFilter, onResetFilter }: SearchSummaryProps) {
  const filter = readFilter(kept)
  const isSearching = term.trim() !== ''
  useFirstHit(term)
  return (
    <div className="flex flex-col gap-4">
      {!isEmpty(filter) && (
        <section
          aria-label={texts.filterOn}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-accent-soft py-1.5 pr-2 pl-4"
        >
          <Filter size={18} className="shrink-0 text-accent-ink" />
          <p className="min-w-48 flex-1 py-1">
            <strong className="font-strong">{texts.filterOn}:</strong> {filterWords(filter)}.{' '}
            <span className="text-ink-soft">{texts.filterHides(found.filtered)}</span>
          </p>
          <span className="flex">
            <Button variant="quiet" onClick={onFilter}>
              {texts.change}
            </Button>
            <Button variant="quiet" onClick={onResetFilter}>
              {texts.resetFilter}
            </Button>
          </span>
        </section>
      )}
      <p role="status" className={isSearching && found.count > 0 ? 'text-ink-soft' : 'sr-only'}>
        {isSearching && found.count > 0 ? texts.found(found.count) : found.count === 0 ? texts.empty : ''}
        {isSearching && found.count > 0 && <span className="sr-only"> {texts.enter}</span>}
      </p>
      {found.count === 0 && (
        <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line px-4 py-14 text-center">
          <SearchX aria-hidden size={28} className="text-ink-soft" />
          <h2 className="mt-1 text-title">{texts.empty}</h2>
          <p className="text-ink-soft">{isSearching ? texts.emptyHint(term.trim()) : texts.emptyFiltered}</p>
          <Button variant="secondary" className="mt-3" onClick={isSearching ? onResetTerm : onResetFilter}>
            {isSearching ? texts.resetSearch : texts.resetFilter}
          </Button>
        </div>
      )}
    </div>
  )
}
