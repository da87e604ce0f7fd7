import { SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { directionsTo } from '../../../schema/base/directions.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { deliveryElsewhere, deliveryTo, type FoundDelivery } from '../../../schema/business/branchSearch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Division } from '../../../schema/business/division.ts'
import type { Tag } from '../../../schema/catalogue/tag.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { BranchCard, type BranchModes } from './BranchCard.tsx'
import { BranchSearch } from './BranchSearch.tsx'
import {
  type BranchFilter,
  bestFirst,
  distanceTo,
  filterBranches,
  nearestFirst,
  pickupNear,
  sectionsOf,
  tagsInUse,
  type Undelivered,
  undelivered,
} from './branchList.ts'
import { Teasers } from './Teasers.tsx'
import { texts } from './texts.ts'
import { useNearby } from './useNearby.ts'

interface BranchListProps {
  readonly config: Config
  readonly branches: readonly Branch[]
  readonly divisions: readonly Division[]
  readonly tags: readonly Tag[]
  /** Epoch ms. */
  readonly now: number
  /** The map, where there is one. */
  readonly mapSlot?: ReactNode
  readonly Modes?: BranchModes | undefined
}

/** All branches, with search and tags when the plugin flags say so. */
export function BranchList({ config, branches, divisions, tags, now, mapSlot, Modes }: BranchListProps) {
  const [filter, setFilter] = useState<BranchFilter>(everything)
  const shown = filterBranches(branches, tags, filter)
  const isSearching = filter.term !== '' || filter.tag !== null
  const nearby = useNearby()
  const { place } = nearby
  const sections = sectionsOf(shown, place ? [] : divisions)
  const unnamed = undelivered(branches, filter.term)
  const isOnMap = branches.some(({ latitude, longitude }) => latitude && longitude)
  const cards = (listed: readonly Branch[], deliveryOf = (branch: Branch) => deliveryTo(branch, filter.term)) => (
    <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3 desktop:gap-6">
      {listed.map(branch => (
        <BranchCard
          key={branch.id}
          {...{ branch, now, Modes }}
          currency={config.currency}
          delivery={deliveryOf(branch)}
          distance={distanceTo(branch, place)}
        />
      ))}
    </ul>
  )
  return (
    <div className="page flex flex-col gap-6 pt-7 pb-14 tablet:gap-8 tablet:pt-12">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-12 desktop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="flex flex-col gap-6 tablet:gap-7">
          <div className="reading">
            <h1 className="font-display text-head text-balance tablet:text-hero desktop:text-[2.75rem] desktop:leading-[3.125rem]">
              {config.title}
            </h1>
            {config.description && (
              <p className="mt-2.5 text-lead text-ink-soft max-tablet:line-clamp-6 tablet:mt-4 tablet:text-title">
                {config.description}
              </p>
            )}
          </div>
          <BranchSearch
            filter={filter}
            onChange={setFilter}
            isSearchShown={config.enablePluginSearch}
            nearby={config.enablePluginSearch && isOnMap ? nearby : null}
            tags={config.enablePluginTags ? tagsInUse(branches, tags) : []}
          />
        </div>
        <Picture
          image={divisions[0]?.image ?? branches[0]?.images[0]}
          alt=""
          from={['small', 'medium']}
          sizes="(width < 64rem) 1px, 560px"
          width={560}
          height={350}
          className="aspect-[8/5] h-auto w-full rounded-[calc(var(--radius)+6px)] max-desktop:hidden"
        />
      </div>
      <p id="filialen" role="status" className="-mt-2 scroll-mt-20 text-caption text-ink-soft">
        {shown.length > 0 ? texts.result(shown.length, branches.length) : ''}
        {shown.length > 0 && unnamed?.perhaps.length === 0 && ` ${texts.undelivered(unnamed.postcode)}`}
      </p>
      {shown.length === 0 && unnamed === null && <NothingFound onReset={() => setFilter(everything)} />}
      {shown.length === 0 && unnamed !== null && (
        <Elsewhere
          {...{ unnamed, cards }}
          pickup={pickupNear(branches, unnamed.postcode, place)}
          onReset={() => setFilter(everything)}
        />
      )}
      {sections.map(({ division, branches }) => (
        <section key={division?.id ?? 0} className="flex flex-col gap-4">
          <div className={division ? 'reading' : 'sr-only'}>
            <h2 className="text-title">{division?.name ?? (sections.length > 1 ? texts.others : texts.branches)}</h2>
            {division?.description && <p className="mt-0.5 text-ink-soft">{division.description}</p>}
          </div>
          {cards(place ? nearestFirst(branches, place) : bestFirst(branches, now))}
        </section>
      ))}
      {config.enablePluginHomePage && !isSearching && (
        <Teasers
          order={
            <a href="#filialen" className={buttonLook({ wide: true })}>
              {texts.home.order}
            </a>
          }
          phone={config.phone}
          route={directionsTo({ ...config, street: config.shopName })}
        />
      )}
      {mapSlot}
    </div>
  )
}

interface ElsewhereProps {
  readonly unnamed: Undelivered
  readonly pickup: readonly Branch[]
  readonly cards: (listed: readonly Branch[], deliveryOf?: (branch: Branch) => FoundDelivery | null) => ReactNode
  readonly onReset: () => void
}

/** For a postcode that no branch names: who may deliver there all the same, and where to collect. */
function Elsewhere({ unnamed: { postcode, perhaps }, pickup, cards, onReset }: ElsewhereProps) {
  return (
    <section className="-mt-8 flex flex-col gap-4">
      <p role="status" className="reading text-lead">
        {perhaps.length > 0 ? texts.perhaps(postcode) : `${texts.empty} ${texts.undelivered(postcode)}`}
      </p>
      {perhaps.length > 0 && (
        <>
          <h2 className="mt-2 text-title">{texts.byArea}</h2>
          {cards(perhaps, deliveryElsewhere)}
        </>
      )}
      <h2 className="mt-2 text-title">{texts.pickup}</h2>
      {cards(pickup)}
      <Button variant="secondary" className="self-start" onClick={onReset}>
        {texts.showAll}
      </Button>
    </section>
  )
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line px-4 py-12 text-center">
      <SearchX aria-hidden size={28} className="text-ink-soft" />
      <p role="status" className="text-lead">
        {texts.empty}
      </p>
      <Button variant="secondary" onClick={onReset}>
        {texts.showAll}
      </Button>
    </div>
  )
}

const everything: BranchFilter = { term: '', tag: null }
