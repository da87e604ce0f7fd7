import { useNavigate } from '@tanstack/react-router'
import type { Entity } from '../../../../schema/base/entity.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { KeptDocument } from '../../form/KeptDocument.tsx'
import { SiteTree } from '../sites/SiteTree.tsx'
import { OpenSite } from './OpenSite.tsx'
import type { SitePreview } from './previewProps.ts'
import { texts } from './texts.ts'

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
  return (
    <KeptDocument {...{ entity, id }} restored={texts.restored} waiting={<EditorSkeleton />}>
      {kept => <OpenSite {...{ entity, block, Preview }} {...kept} />}
    </KeptDocument>
  )
}

const EditorSkeleton = () => (
  <div aria-busy className="grid flex-1 gap-6 px-4 py-5 desktop:grid-cols-[15rem_1fr_22.5rem]">
    <Skeleton className="h-80 w-full" />
    <Skeleton className="h-96 w-full max-desktop:hidden" />
    <Skeleton className="h-80 w-full max-desktop:hidden" />
  </div>
)
