import { Link } from '@tanstack/react-router'
import { ChevronRight, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { officeAreas, placeOf } from '../areas/officeAreas.ts'
import { shownSections } from '../form/sections.ts'
import { fieldHits } from '../palette/fieldHits.ts'
import { matching } from '../palette/hits.ts'
import { CardList, EmptyCard } from '../shell/CardList.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { useOffice, useRow } from '../shell/scope.tsx'
import { card, input } from '../shell/styles.ts'
import { sectionPath } from './addresses.ts'
import { summaryOf } from './summary.ts'
import { texts } from './texts.ts'

/** Where the settings begin: what is set in each section, and a search for every field. */
export function Settings({ entity }: { readonly entity: Entity }) {
  const row = useRow(entity.type, 1)
  const [search, setSearch] = useState('')
  const fields = useMemo(() => fieldHits([entity], ''), [entity])
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-5 px-4 py-6 tablet:px-8">
      <PageHead title={entity.label.many} intro={texts.intro}>
        <div role="search" className="relative w-full tablet:w-72">
          <Search
            size={16}
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
          />
          <input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            className={`${input} w-full pl-9`}
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        </div>
      </PageHead>
      {search.trim() === '' ? (
        <>
          {row ? <Sections entity={entity} body={row.body} /> : <Skeleton className="h-72 w-full" />}
          <Beside entity={entity} />
        </>
      ) : (
        <Found hits={matching(search, fields)} />
      )}
    </div>
  )
}

const Sections = ({ entity, body }: { readonly entity: Entity; readonly body: Body }) => (
  <ul className="grid gap-3 tablet:grid-cols-2">
    {shownSections(entity, body).map(section => (
      <li key={section.id}>
        <Link
          to={sectionPath(entity, section)}
          className={`${card} flex h-full items-center gap-3 p-4 hover:bg-sunken`}
        >
          <span className="min-w-0 flex-1">
            <span className="block text-lead">{section.title}</span>
            <span className="line-clamp-2 text-caption break-words text-ink-soft">{summaryOf(section, body)}</span>
          </span>
          <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-soft" />
        </Link>
      </li>
    ))}
  </ul>
)

const Found = ({ hits }: { readonly hits: ReturnType<typeof matching> }) =>
  hits.length === 0 ? (
    <EmptyCard title={texts.nothing} hint={texts.nothingHint} />
  ) : (
    <CardList rows={hits.map(hit => ({ ...hit, id: hit.key }))}>
      {({ title, kind, to = '/', search }) => (
        <Link
          to={to}
          search={{ feld: search?.['feld'] ?? '' }}
          className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-sunken"
        >
          <span className="min-w-0 flex-1 basis-60 font-medium">{title}</span>
          <span className="text-caption text-ink-soft">{kind}</span>
        </Link>
      )}
    </CardList>
  )

/** What else the area has for this person: messages, the check of the data, the log. */
function Beside({ entity }: { readonly entity: Entity }) {
  const { entities, me } = useOffice()
  const { area } = placeOf(entity)
  const tabs = useMemo(
    () => officeAreas(entities, me).find(each => each.area === area)?.tabs ?? [],
    [entities, me, area],
  )
  const pages = tabs.flatMap(({ members }) => members).filter(({ key }) => key !== entity.type)
  if (pages.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lead">{texts.beside}</h2>
      <CardList rows={pages.map(page => ({ ...page, id: page.key }))}>
        {({ label, to }) => (
          <Link to={to} className="flex min-h-11 items-center gap-3 px-4 py-2 hover:bg-sunken">
            <span className="min-w-0 flex-1">{label}</span>
            <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-soft" />
          </Link>
        )}
      </CardList>
    </section>
  )
}
