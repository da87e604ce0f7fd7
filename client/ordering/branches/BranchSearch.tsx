import { LocateFixed } from 'lucide-react'
import type { Tag } from '../../../schema/catalogue/tag.ts'
import { Chip } from '../../ui/Chip.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import type { BranchFilter } from './branchList.ts'
import { texts } from './texts.ts'
import type { Nearby } from './useNearby.ts'

interface BranchSearchProps {
  readonly filter: BranchFilter
  readonly onChange: (filter: BranchFilter) => void
  readonly isSearchShown: boolean
  /** Null where no branch is on the map. */
  readonly nearby: Nearby | null
  /** None: no tag filter. */
  readonly tags: readonly Tag[]
}

/** Search box and tag filter of the branch list, each behind its plugin flag. */
export function BranchSearch({ filter, onChange, isSearchShown, nearby, tags }: BranchSearchProps) {
  return (
    <search className="flex flex-col gap-3">
      {isSearchShown && (
        <div className="max-w-xl">
          <SearchField
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            value={filter.term}
            onChange={term => onChange({ ...filter, term })}
            autoComplete="postal-code"
          />
        </div>
      )}
      {(nearby || tags.length > 0) && (
        <div className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0">
          {nearby && <NearButton nearby={nearby} />}
          <div role="group" aria-label={texts.tags} className="contents">
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
        </div>
      )}
      {nearby && (
        <p role="status" className={nearby.state === 'off' ? 'sr-only' : 'text-caption text-ink-soft'}>
          {nearby.state === 'off' ? '' : texts.near[nearby.state]}
        </p>
      )}
    </search>
  )
}

function NearButton({ nearby: { state, toggle } }: { nearby: Nearby }) {
  return (
    <Chip
      pressed={state === 'on'}
      disabled={state === 'asking'}
      icon={<LocateFixed aria-hidden size={18} />}
      onClick={toggle}
    >
      {texts.near.button}
    </Chip>
  )
}
