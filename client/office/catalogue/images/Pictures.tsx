import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { usePastedFiles } from '../../../device/page/pastedFiles.ts'
import { useShortcuts } from '../../../device/page/shortcuts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { EmptyList } from '../../list/EmptyList.tsx'
import { ListToolbar } from '../../list/ListToolbar.tsx'
import { plainView } from '../../list/listView.ts'
import { mayCreate } from '../../shell/rights.ts'
import { useEntity, useFilling, useHead, useOffice } from '../../shell/scope.tsx'
import { DropArea, FileButton } from './DropArea.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { type PicturesView, picturesViews, viewed } from './picturesViews.ts'
import { SentPicture } from './SentPicture.tsx'
import { texts } from './texts.ts'
import { usePictures, useUses } from './usePictures.ts'
import { useSent } from './usePictureTray.ts'

const AssignPictures = lazy(async () => ({ default: (await import('./AssignPictures.tsx')).AssignPictures }))

/** What the address of the library says. */
export interface PicturesScope {
  readonly search: string
  readonly view: PicturesView
}

interface PicturesProps {
  readonly entity: Entity
  readonly scope: PicturesScope
  readonly onScope: (scope: PicturesScope) => void
  /** The picture whose panel is open. */
  readonly open: number | null
}

/** The library: all pictures of the business, taken in by drop, choice or paste, and what is known of each beside them. */
export function Pictures({ entity, scope, onScope, open }: PicturesProps) {
  const { actor, office, tray } = useOffice()
  const searchField = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const isWhole = scope.view === 'all' && scope.search === ''
  const head = useHead(isWhole ? entity.type : null)
  const rows = usePictures(scope.search)
  useEffect(() => {
    if (isWhole && rows) office.keepHead(entity.type, rows, rows.length)
  }, [office, entity, isWhole, rows])
  const uses = useUses(rows !== undefined)
  const isKeeper = mayCreate(entity, actor)
  const add = (files: readonly File[]) => void (isKeeper && tray.add(files))
  const asksUses = !['all', 'newest', 'undescribed'].includes(scope.view)
  const shown = asksUses && !uses ? undefined : rows ? viewed(rows, scope.view, uses) : head?.rows
  const products = useEntity('products')
  const mayAssign = products !== undefined && mayCreate(products, actor)
  const idle = mayAssign && rows && uses ? viewed(rows, 'unused', uses) : []
  const [isAssigning, setAssigning] = useState(false)
  usePastedFiles(add)
  useShortcuts([{ key: '/', run: () => searchField.current?.select() }])
  return (
    <div className="flex min-h-0 flex-1">
      <DropArea
        onFiles={add}
        className={`flex min-h-0 min-w-0 flex-1 flex-col ${open === null ? '' : 'max-[80rem]:hidden'}`}
        overLook={isKeeper ? 'bg-accent-soft' : ''}
      >
        <ListToolbar
          {...{ entity, searchField }}
          total={rows ? shown?.length : head?.total}
          search={scope.search}
          mayCreate={false}
          onSearch={search => onScope({ ...scope, search })}
          onDown={() => focusFirst(grid)}
        />
        <div ref={grid} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4 tablet:px-8">
          <Head {...{ scope, onScope, isKeeper, idle }} onFiles={add} onAssign={() => setAssigning(true)} />
          <SentPictures />
          {shown && shown.length > 0 && <PictureGrid {...{ entity, open }} rows={shown} />}
          {shown?.length === 0 && <Nothing {...{ entity, scope, onScope }} />}
        </div>
      </DropArea>
      {open !== null && <PicturePanel key={open} entity={entity} id={open} uses={uses?.get(open) ?? (uses && [])} />}
      {isAssigning && products && (
        <Suspense>
          <AssignPictures products={products} pictures={idle} onClose={() => setAssigning(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface HeadProps extends Pick<PicturesProps, 'scope' | 'onScope'> {
  readonly isKeeper: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** Pictures nobody shows. */
  readonly idle: readonly unknown[]
  readonly onAssign: () => void
}

const Head = ({ scope, onScope, isKeeper, onFiles, idle, onAssign }: HeadProps) => (
  <div className="flex flex-col gap-3">
    <div role="group" aria-label={texts.viewLabel} className="flex flex-wrap gap-2">
      {picturesViews.map(view => (
        <Chip key={view} pressed={view === scope.view} onClick={() => onScope({ ...scope, view })}>
          {texts.views[view]}
        </Chip>
      ))}
    </div>
    {isKeeper && (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-dashed border-edge/60 p-3 text-caption text-ink-soft">
        <FileButton label={texts.uploadMany} several variant="primary" onFiles={onFiles} />
        <span className="hidden min-w-0 pointer-fine:inline">{texts.dropOrPaste}</span>
        <span className="min-w-0">{texts.formats}</span>
        {idle.length > 0 && (
          <Button variant="secondary" size="small" onClick={onAssign}>
            {texts.assign.open}
          </Button>
        )}
      </p>
    )}
  </div>
)

/** What is on its way, or was a moment ago. */
function SentPictures() {
  const sent = useSent()
  return (
    <div role="status">
      {sent.length > 0 && (
        <ul
          aria-label={texts.trays.picture}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-2"
        >
          {sent.map(item => (
            <SentPicture key={item.key} sent={item} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Nothing({ entity, scope, onScope }: Pick<PicturesProps, 'entity' | 'scope' | 'onScope'>) {
  const filling = useFilling()
  const { search, view } = scope
  if (view === 'all' || search !== '' || filling)
    return (
      <EmptyList
        entity={entity}
        view={{ ...plainView, search }}
        mayCreate={false}
        onView={next => onScope({ ...scope, search: next.search })}
      />
    )
  return <p className="grid flex-1 place-items-center p-8 text-ink-soft">{texts.empty[view]}</p>
}

function focusFirst(grid: RefObject<HTMLElement | null>): void {
  grid.current?.querySelector<HTMLElement>('[data-picture]')?.focus()
}
