import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import type { Row } from '../../../data/office/office.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ConflictView } from '../../form/ConflictView.tsx'
import { isCorrectable } from '../../form/EntityForm.tsx'
import { Gone } from '../../form/Gone.tsx'
import { useKeptDraft } from '../../form/keptDraft.ts'
import { useFilling, useOffice, useRow, useTrouble } from '../../shell/scope.tsx'
import { SiteTree } from '../sites/SiteTree.tsx'
import { OpenSite } from './OpenSite.tsx'
import type { SitePreview } from './previewProps.ts'
import { texts } from './texts.ts'
import type { OpenSiteProps } from './useSaving.ts'

interface SiteEditorProps {
  readonly entity: Entity
  /** Null makes a new one. */
  readonly id: number | null
  /** The key of the block to begin with. */
  readonly block: string | undefined
  readonly Preview: SitePreview
}

/** A page, edited as it looks. A new one is made in the tree. */
export function SiteEditor({ entity, id, block, Preview }: SiteEditorProps) {
  const navigate = useNavigate()
  const onScope = ({ search, view }: { search: string; view: string | undefined }) =>
    void navigate({ to: '/sites', search: { q: search || undefined, f: view } })
  if (id === null) return <SiteTree {...{ entity, onScope }} scope={{ search: '', view: undefined }} isNew />
  return <KnownSite {...{ entity, id, block, Preview }} />
}

function KnownSite({ entity, id, block, Preview }: SiteEditorProps & { readonly id: number }) {
  const row = useRow(entity.type, id)
  const trouble = useTrouble(entity.type, id)
  const former = useKeptDraft(entity, id)
  const filling = useFilling()
  const [last, setLast] = useState<Row | null>(null)
  if (row && row !== last) setLast(row)
  if (row === undefined || trouble === undefined || former === undefined || (!row && !last && filling))
    return <EditorSkeleton />
  const shown = row ?? last
  const isContested = trouble !== null && !isCorrectable(trouble, row)
  if (!shown)
    return isContested ? (
      <ConflictView key={trouble.key} {...{ entity, trouble }} />
    ) : (
      <Gone {...{ entity, id }} last={null} isTyped={false} />
    )
  return (
    <>
      {isContested && <ConflictView key={trouble.key} {...{ entity, trouble }} />}
      {!row && !isContested && <Gone {...{ entity, id }} last={shown} isTyped={false} />}
      <div className={row && !isContested ? 'contents' : 'hidden'}>
        <RestoredSite
          {...{ entity, block, former, Preview }}
          row={shown}
          trouble={isContested ? undefined : (trouble ?? undefined)}
        />
      </div>
    </>
  )
}

/** Says once that what was typed before a crash is there again. */
function RestoredSite(props: OpenSiteProps) {
  const { tell } = useOffice()
  const [wasKept] = useState(props.former !== null)
  useEffect(() => {
    if (wasKept) tell({ text: texts.restored })
  }, [wasKept, tell])
  return <OpenSite {...props} />
}

const EditorSkeleton = () => (
  <div aria-busy className="grid flex-1 gap-6 px-4 py-5 desktop:grid-cols-[15rem_1fr_22.5rem]">
    <Skeleton className="h-80 w-full" />
    <Skeleton className="h-96 w-full max-desktop:hidden" />
    <Skeleton className="h-80 w-full max-desktop:hidden" />
  </div>
)
