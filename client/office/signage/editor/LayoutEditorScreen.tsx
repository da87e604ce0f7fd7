import type { Entity } from '../../../../schema/base/entity.ts'
import './editor.css'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { KeptDocument } from '../../form/KeptDocument.tsx'
import { NewLayout } from './NewLayout.tsx'
import { OpenLayout } from './OpenLayout.tsx'
import { texts } from './texts.ts'

interface LayoutScreenProps {
  readonly entity: Entity
  /** Null makes a new one. */
  readonly id: number | null
}

/** A layout, edited as it looks: a scene, or a picture template. A new one begins with a template. */
export function LayoutEditorScreen({ entity, id }: LayoutScreenProps) {
  if (id === null) return <NewLayout entity={entity} />
  return (
    <KeptDocument {...{ entity, id }} restored={texts.restored} waiting={<Waiting />}>
      {kept => <OpenLayout entity={entity} {...kept} />}
    </KeptDocument>
  )
}

const Waiting = () => (
  <div aria-busy className="grid flex-1 gap-6 px-4 py-5 desktop:grid-cols-[15rem_1fr_22.5rem]">
    <Skeleton className="h-80 w-full max-desktop:hidden" />
    <Skeleton className="h-96 w-full" />
    <Skeleton className="h-80 w-full max-desktop:hidden" />
  </div>
)
