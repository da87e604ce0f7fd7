import type { Tag } from '../../schema/entities/tag.ts'
import { Chip } from '../ui/Chip.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Search, X } from '../ui/icons.tsx'
import { controlLook } from '../ui/Labelled.tsx'
import type { BranchFilter } from './branchList.ts'
import { texts } from './texts.ts'

interface BranchSearchProps {
  readonly filter: BranchFilter
  readonly onChange: (filter: BranchFilter) => void
  readonly isSearchShown: boolean
  /** None: no tag filter. */
  readonly tags: readonly Tag[]
}

/** Storefront section 2: search box and tag filter of the branch list, each behind its plugin flag. */
export function BranchSearch({ filter, onChange, isSearchShown, tags }: BranchSearchProps) {
  return (
    <search className="flex flex-col gap-3">
      {isSearchShown && (
        <div className="relative max-w-xl">
          <Search size={18} className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft" />
          <input
            type="search"
            aria-label={texts.search}
            placeholder={texts.searchPlaceholder}
            value={filter.term}
            onChange={event => onChange({ ...filter, term: event.target.value })}
            autoComplete="postal-code"
            enterKeyHint="search"
            className={`${controlLook} h-12 rounded-pill! pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden`}
          />
          {filter.term !== '' && (
            <IconButton
              label={texts.clear}
              icon={<X size={18} />}
              className="absolute top-0.5 right-0.5"
              onClick={() => onChange({ ...filter, term: '' })}
            />
          )}
        </div>
      )}
      {tags.length > 0 && (
        <div
          role="group"
          aria-label={texts.tags}
          className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0"
        >
          {tags.map(tag => (
            <Chip
              key={tag.id}
              pressed={filter.tag === tag.id}
              onClick={() => onChange({ ...filter, tag: filter.tag === tag.id ? null : tag.id })}
            >
              {tag.name}
            </Chip>
          ))}
        </div>
      )}
    </search>
  )
}
