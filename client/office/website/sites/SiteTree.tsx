import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { lastSteps } from '../../../../schema/base/history.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import type { Page } from '../../../data/office/rows.ts'
import { now } from '../../../device/clock.ts'
import { useShortcuts } from '../../../device/page/shortcuts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { authorName, stepTime } from '../../history/steps.ts'
import { EmptyList } from '../../list/EmptyList.tsx'
import { ListToolbar } from '../../list/ListToolbar.tsx'
import { plainView } from '../../list/listView.ts'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { mayCreate } from '../../shell/rights.ts'
import { useHead, useOffice, useZone } from '../../shell/scope.tsx'
import { isUnpublished, siteState } from '../siteState.ts'
import { NewSite } from './NewSite.tsx'
import { SiteLine } from './SiteLine.tsx'
import { type SitesView, sitesViewOf } from './sitesScope.ts'
import { isFound, pathIn, type SiteNode, siteLines, siteTree } from './siteTree.ts'
import { texts } from './texts.ts'

interface SiteTreeProps {
  readonly entity: Entity
  readonly scope: SitesScope
  readonly onScope: (scope: SitesScope) => void
  /** Whether somebody is about to make a page. */
  readonly isNew?: boolean
}

/** What the address of the tree says. */
interface SitesScope {
  readonly search: string
  readonly view: string | undefined
}

const MANY = 20_000
/** With more pages than these only the top is open. */
const MOST_OPEN = 150
/** Lines that are drawn before somebody asks for more. */
const AT_ONCE = 200
/** More than fit on a screen: the others are drawn when these are seen. */
const IN_SIGHT = 40

/** All pages by their paths: how each stands, found by name and path. */
export function SiteTree({ entity, scope, onScope, isNew = false }: SiteTreeProps) {
  const { office, actor } = useOffice()
  const navigate = useNavigate()
  const searchField = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { type } = entity
  const head = useHead(type)
  const page = useLive(useMemo(() => office.list(type, { limit: MANY }), [office, type]))
  const rows = page?.rows
  const creatable = mayCreate(entity, actor)
  const lastOf = useLastSteps(entity)
  const { search } = scope
  const view = sitesViewOf(scope.view)
  const isWhole = search === '' && view === 'all'
  const found = useMemo(
    () => rows?.filter(row => passes[view](row) && isFound(row, search)) ?? [],
    [rows, view, search],
  )
  useShortcuts([
    { key: '/', run: () => searchField.current?.select() },
    ...(creatable ? [{ key: 'n', run: () => void navigate({ to: '/sites/$id', params: { id: 'new' } }) }] : []),
  ])
  return (
    <section className="flex min-h-0 flex-1 flex-col" aria-label={entity.label.many}>
      <ListToolbar
        {...{ entity, searchField, search }}
        total={rows ? found.length : isWhole ? head?.total : undefined}
        mayCreate={creatable}
        onSearch={text => onScope({ ...scope, search: text })}
        onDown={() => list.current?.querySelector<HTMLElement>('a')?.focus()}
      />
      <div ref={list} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4 tablet:px-8">
        <div role="group" aria-label={texts.viewLabel} className="flex flex-wrap gap-2">
          {keysOf(texts.views).map(each => (
            <Chip
              key={each}
              pressed={each === view}
              onClick={() => onScope({ ...scope, view: each === 'all' ? undefined : each })}
            >
              {texts.views[each]}
            </Chip>
          ))}
        </div>
        {!rows && !(isWhole && head) && <Skeleton className="h-64 w-full" />}
        {isWhole && (rows ? found.length > 0 : head) && <WholeTree {...{ entity, rows, head, lastOf }} />}
        {!isWhole && found.length > 0 && <Found rows={found} lastOf={lastOf} />}
        {rows && found.length === 0 && (search !== '' || rows.length === 0) && (
          <EmptyList
            entity={entity}
            view={{ ...plainView, search }}
            mayCreate={creatable}
            onView={({ search: text }) => onScope({ ...scope, search: text })}
          />
        )}
        {rows && rows.length > 0 && found.length === 0 && search === '' && (
          <p className="grid flex-1 place-items-center p-8 text-ink-soft">{texts.empty}</p>
        )}
      </div>
      {isNew && creatable && (
        <NewSite rows={rows ?? []} onClose={() => void navigate({ to: '/sites', search: true, replace: true })} />
      )}
    </section>
  )
}

const passes: Readonly<Record<SitesView, (row: Row) => boolean>> = {
  all: () => true,
  unpublished: ({ body }) => isUnpublished(siteState(body).state),
  planned: ({ body }) => {
    const { from, until } = siteState(body)
    return from !== null || until !== null
  },
  public: ({ body }) => body['isPublic'] === true,
}

type LastStep = (row: Row) => string | null

/** Who changed each page last, as the server knows it: what waits on this device is told by its state. */
function useLastSteps({ type }: Entity): LastStep {
  const asked = useServerQuery(lastSteps, { params: { type } })
  const zone = useZone()
  const known = useMemo(() => new Map(asked.value?.map(step => [step.id, step])), [asked.value])
  const at = now()
  return ({ id }) => {
    const step = known.get(id)
    return step ? texts.by(authorName(step.author), stepTime(step.at, at, zone)) : null
  }
}

/** What was opened and closed by hand, for as long as the office is open. */
const byHand = new Map<number, boolean>()

interface WholeTreeProps {
  readonly entity: Entity
  readonly rows: readonly Row[] | undefined
  /** What is shown while the device is being read: pages of the top. */
  readonly head: Page | undefined
  readonly lastOf: LastStep
}

function WholeTree({ entity, rows, head, lastOf }: WholeTreeProps) {
  const { office } = useOffice()
  const [, again] = useState(0)
  const tree = useMemo(() => (rows ? siteTree(rows) : (head?.rows ?? []).map(atTop)), [rows, head])
  const isOpen = ({ id }: Row) => byHand.get(id) ?? (rows !== undefined && rows.length <= MOST_OPEN)
  useEffect(() => {
    const top = tree.map(({ row }) => row)
    if (rows) office.keepHead(entity.type, top, rows.length)
  }, [office, entity, rows, tree])
  const toggle = (node: SiteNode) => {
    byHand.set(node.row.id, !isOpen(node.row))
    again(before => before + 1)
  }
  const { first, rest, more } = useFirst(siteLines(tree, isOpen))
  return (
    <Lines rest={rest} onMore={more}>
      {first.map(({ node, level }) => (
        <SiteLine
          key={node.row.id}
          row={node.row}
          last={lastOf(node.row)}
          level={level}
          below={node.children.length}
          isOpen={isOpen(node.row)}
          onToggle={() => toggle(node)}
        />
      ))}
    </Lines>
  )
}

const atTop = (row: Row): SiteNode => ({ row, path: pathIn(row), children: [] })

interface FoundProps {
  readonly rows: readonly Row[]
  readonly lastOf: LastStep
}

function Found({ rows, lastOf }: FoundProps) {
  const { first, rest, more } = useFirst(rows)
  return (
    <Lines rest={rest} onMore={more}>
      {first.map(row => (
        <SiteLine key={row.id} row={row} last={lastOf(row)} level={1} below={0} isOpen={false} onToggle={() => {}} />
      ))}
    </Lines>
  )
}

/** The first lines, and more when somebody asks for them: thousands at once would take seconds. */
function useFirst<Line>(lines: readonly Line[]) {
  const [most, setMost] = useState(AT_ONCE)
  const drawn = useDeferredValue(most, IN_SIGHT)
  return { first: lines.slice(0, drawn), rest: lines.length - most, more: () => setMost(most + AT_ONCE) }
}

interface LinesProps {
  /** How many are not drawn. */
  readonly rest: number
  readonly onMore: () => void
  readonly children: ReactNode
}

const Lines = ({ rest, onMore, children }: LinesProps) => (
  <>
    <ul aria-label={texts.tree} className="flex flex-col">
      {children}
    </ul>
    {rest > 0 && (
      <Button variant="secondary" size="small" className="self-center" onClick={onMore}>
        {texts.more(rest)}
      </Button>
    )}
  </>
)
